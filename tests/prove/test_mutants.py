"""The broken rules are up to date: each still fits the source, and what comes out is Python."""

import ast
from pathlib import Path

import pytest

from tests.prove.breaks import Break
from tests.prove.breaks.hosting import GUARDS, Guard
from tests.prove.guards import as_break
from tests.prove.mutants import BREAKS, mutated, room_of

TESTS = Path(__file__).parents[1]
RULES = (TESTS / "rule_ids.txt").read_text(encoding="utf-8").split()
LAWS = ("replay", "records", "seats", "moves", "options", "chance", "conservation", "non-interference")


@pytest.mark.parametrize("broken", BREAKS, ids=lambda broken: f"{broken.rule} {broken.what}")
def test_a_break_fits(broken: Break) -> None:
    ast.parse(mutated(broken))
    assert broken.old != broken.new
    assert broken.rule in RULES or broken.rule in LAWS


@pytest.mark.slow
@pytest.mark.parametrize("guard", GUARDS, ids=lambda guard: f"{guard.against}: {guard.what}")
def test_a_guard_can_be_taken_away(guard: Guard) -> None:
    ast.parse(mutated(as_break(guard)))
    assert guard.old != guard.new
    file, _, name = guard.test.partition("::")
    assert f"def {name}(" in (TESTS / file).read_text(encoding="utf-8")


def test_there_are_enough_in_both_families() -> None:
    assert sum(room_of(broken) != "engine" for broken in BREAKS) >= 60
    assert len({(broken.file, broken.old, broken.new) for broken in BREAKS}) == len(BREAKS)


def test_a_break_that_no_longer_fits_is_refused() -> None:
    with pytest.raises(SystemExit, match=r"no longer fits: its text stands 0 times in src/ludoteca/engine/luck\.py"):
        mutated(Break("LC-1", "nothing", "engine/luck.py", "no such text", ""))
