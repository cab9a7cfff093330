"""Machine code is kept apart for every state of all that it is made from."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import ludoteca
from ludoteca.mind import compiled
from ludoteca.mind.lost_code import codes, deduce
from ludoteca.mind.lost_code import kernel as code_kernel
from ludoteca.mind.the_game import kernel as card_kernel
from ludoteca.mind.the_game import playouts, turns

KEPT: list[tuple[str, Any]] = [
    ("lost_code", codes.list_codes),
    ("lost_code", deduce._first_fit),
    ("lost_code", code_kernel.play),
    ("the_game", card_kernel.play),
    ("the_game", turns.best_turns),
    ("the_game", playouts.play_on),
]


@pytest.mark.parametrize(("room", "function"), KEPT)
def test_a_kernel_is_kept_in_the_folder_of_its_room(room: str, function: Any) -> None:
    assert compiled.folder(room) in Path(function._cache._cache_path).parents


@pytest.mark.parametrize("room", ["lost_code", "the_game"])
def test_a_change_in_any_source_is_noticed(room: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    before = compiled.folder.__wrapped__(room)
    assert before == compiled.folder(room)
    files = compiled.sources(room)
    for n in range(len(files)):
        changed = tmp_path / "changed.py"
        changed.write_bytes(files[n].read_bytes() + b"#\n")
        others = [*files[:n], changed, *files[n + 1 :]]
        monkeypatch.setattr(compiled, "sources", lambda room, others=others: others)
        assert compiled.folder.__wrapped__(room) != before


def test_the_sources_are_what_is_compiled_what_it_takes_from_the_box_and_how_it_is_compiled() -> None:
    src = Path(ludoteca.__file__).parent
    for room, kernels, box in (
        ("lost_code", {"codes", "deduce", "kernel"}, {"box"}),
        ("the_game", {"kernel", "playouts", "rollouts", "stuck", "turns"}, {"box", "commands"}),
    ):
        files = set(compiled.sources(room))
        assert Path(compiled.__file__) in files
        assert {src / "mind" / room / f"{name}.py" for name in kernels} <= files
        assert {src / "games" / room / f"{name}.py" for name in box} <= files
        # What people see changes often, and no kernel knows it.
        assert src / "games" / room / "text.py" not in files
