"""Every rule has its test and its place in the docs; and the command that says so can say no."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.rules_table import ROOT, Table, main, read_ids, read_stated


@pytest.mark.slow
def test_every_rule_is_held_by_a_test() -> None:
    """In a process of its own: pytest cannot collect inside pytest."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.rules_table"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "0 faults" in done.stdout


def test_every_rule_stands_in_the_docs() -> None:
    assert sorted(read_stated()) == sorted(rule for rule in read_ids() if not rule.startswith("X-"))


@pytest.mark.parametrize(
    ("stated", "tests", "fault"),
    [
        (["LC-1"], {"LC-1": {"a"}, "X-LC-1": {"b"}}, None),
        (["LC-1"], {"X-LC-1": {"b"}}, "LC-1 has no test"),
        (["LC-1"], {"LC-1": {"a"}}, "X-LC-1 has no test"),
        ([], {"LC-1": {"a"}, "X-LC-1": {"b"}}, "LC-1 stands 0 times"),
        (["LC-1", "LC-1"], {"LC-1": {"a"}, "X-LC-1": {"b"}}, "LC-1 stands 2 times"),
        (["LC-1", "LC-9"], {"LC-1": {"a"}, "X-LC-1": {"b"}}, "docs/rules has LC-9"),
        (["LC-1"], {"LC-1": {"a"}, "X-LC-1": {"b"}, "LC-7": {"c"}}, "c names LC-7, which is no rule"),
    ],
)
def test_faults(stated: list[str], tests: dict[str, set[str]], fault: str | None) -> None:
    faults = Table(["LC-1", "X-LC-1"], stated, tests).faults
    assert [fault in said for said in faults] == [True] if fault else not faults


def test_pages_are_read(tmp_path: Path) -> None:
    (tmp_path / "some.md").write_text(
        "- **LC-3** Stones.\n- **LC-4**\n  **LC-5** no\n- **X-LC-1** no\n", encoding="utf-8"
    )
    assert read_stated(tmp_path) == ["LC-3"]


def test_a_rule_that_is_none(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lc-999"]) == 2
    assert "There is no rule LC-999" in capsys.readouterr().err
