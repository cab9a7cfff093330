"""Machine code is kept apart for every state of all that it is made from."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import numba
import numpy as np
import pytest
from llvmlite import binding  # type: ignore[import-untyped]

import ludoteca
from ludoteca.mind import compile as compiling
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


@pytest.mark.parametrize(("family", "function"), KEPT)
def test_a_kernel_is_kept_in_the_folder_of_its_family(family: str, function: Any) -> None:
    assert function._cache.cache_path == str(compiled.folder(family))


@pytest.mark.parametrize("family", ["lost_code", "the_game"])
def test_a_change_in_any_source_is_noticed(family: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    before = compiled.state_of_sources.__wrapped__(family)
    assert before == compiled.state_of_sources(family)
    files = compiled.sources(family)
    for n in range(len(files)):
        changed = tmp_path / "changed.py"
        changed.write_bytes(files[n].read_bytes() + b"#\n")
        others = [*files[:n], changed, *files[n + 1 :]]
        monkeypatch.setattr(compiled, "sources", lambda family, others=others: others)
        assert compiled.state_of_sources.__wrapped__(family) != before


def test_the_sources_are_what_is_compiled_what_it_takes_from_the_box_and_how_it_is_compiled() -> None:
    src = Path(ludoteca.__file__).parent
    for family, kernels, box in (
        ("lost_code", {"codes", "deduce", "kernel"}, {"box"}),
        ("the_game", {"kernel", "playouts", "rollouts", "stuck", "turns"}, {"box", "commands"}),
    ):
        files = set(compiled.sources(family))
        assert {Path(compiled.__file__), src / "mind" / "late_linking.py"} <= files
        assert {src / "mind" / family / f"{name}.py" for name in kernels} <= files
        assert {src / "games" / family / f"{name}.py" for name in box} <= files
        # What people see changes often, and no kernel knows it.
        assert src / "games" / family / "text.py" not in files


@pytest.mark.slow
def test_a_kernel_is_compiled_once_whatever_the_width_of_a_number() -> None:
    fits: Any = card_kernel.fits
    for top, card in ((10, 20), (np.int8(10), np.int16(20)), (np.uint64(10), 20)):
        assert fits(top, card, 0) == card_kernel.FORWARD
        assert fits(top, np.int8(0), np.int64(0)) == card_kernel.TRICK
    assert len(fits.overloads) == 1


def test_an_image_is_compiled_for_every_processor_of_its_kind(monkeypatch: pytest.MonkeyPatch) -> None:
    """It was compiled again where it ran on another processor than the one it was built on, and could not be kept."""

    def machine(processor: str) -> str:
        monkeypatch.setattr(binding, "get_host_cpu_name", lambda: processor)
        compiling._machine.cache_clear()
        return compiling._machine()

    try:
        assert machine("one") != machine("another")
        for name, value in (("CPU_NAME", "generic"), ("CPU_FEATURES", "")):
            monkeypatch.setattr(numba.config, name, value)
        assert machine("one") == machine("another")
    finally:
        compiling._machine.cache_clear()


def forbidden(_: int) -> int:
    """As under deploy/systemd."""
    raise PermissionError


def test_who_may_not_step_back_compiles_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    monkeypatch.setattr(os, "nice", forbidden, raising=False)
    monkeypatch.setattr(compiling, "compile_here", done.append)
    assert compiling.main(["lost_code"]) == 0
    assert done == ["lost_code"]
