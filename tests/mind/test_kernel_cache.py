"""Machine code comes from folders that only its user can write, never from where somebody happens to stand."""

from __future__ import annotations

import os
import pickle
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numba
import pytest

from ludoteca.mind import kernel_cache, loading

posix = pytest.mark.skipif(os.name == "nt", reason="Windows has no such permissions")


@pytest.fixture(autouse=True)
def _forget_the_folder(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(kernel_cache, "_data_folder", None)
    monkeypatch.delenv("LUDOTECA_DATA", raising=False)
    kernel_cache.root.cache_clear()
    yield
    kernel_cache.root.cache_clear()


@posix
def test_a_folder_that_others_can_write_is_refused(tmp_path: Path) -> None:
    shared = tmp_path / "shared"
    shared.mkdir()
    assert kernel_cache.unfit(shared) is None
    shared.chmod(0o777)
    assert "others can write" in (kernel_cache.unfit(shared) or "")
    # Nor may they be able to put another folder in its place.
    assert "others can write" in (kernel_cache.unfit(shared / "kernels") or "")
    shared.chmod(0o1777)
    assert kernel_cache.unfit(shared / "kernels") is None
    assert "others can write" in (kernel_cache.unfit(shared) or "")


@posix
def test_a_link_is_judged_by_where_it_leads(tmp_path: Path) -> None:
    shared = tmp_path / "shared"
    shared.mkdir()
    shared.chmod(0o777)
    (tmp_path / "mine").symlink_to(shared)
    assert "others can write" in (kernel_cache.unfit(tmp_path / "mine") or "")


def test_what_is_made_belongs_to_its_user_alone(tmp_path: Path) -> None:
    assert kernel_cache.unfit(tmp_path / "a" / "kernels") is None
    assert (tmp_path / "a" / "kernels").stat().st_mode & 0o022 == 0


def test_a_folder_not_named_in_full_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    for name in (".", "kernels", "~/kernels"):
        assert kernel_cache.unfit(Path(name)) == "it is not named in full"
    monkeypatch.setenv("NUMBA_CACHE_DIR", "here")
    assert kernel_cache.find_root() is None
    assert not list(tmp_path.iterdir())


def test_without_a_home_the_data_folder_is_used_and_then_none(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for variable in ("NUMBA_CACHE_DIR", "XDG_CACHE_HOME"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setattr(os.path, "expanduser", lambda path: path)
    monkeypatch.chdir(tmp_path)
    # Not `root()`: bots that still load in a thread of this process may have asked it a moment ago, and it remembers.
    assert kernel_cache.find_root() is None
    kernel_cache.use_data_folder(tmp_path / "data")
    assert kernel_cache.root() == tmp_path / "data" / "kernels"
    # A data folder that cannot be written to is no reason to fail.
    (tmp_path / "file").write_text("")
    kernel_cache.use_data_folder(tmp_path / "file")
    assert kernel_cache.root() is None


PROBE = """
import threading, sys
sys.setswitchinterval(1e-6)
import numba
stop = False
def meddle():
    # What other threads find while the kernels are imported.
    while not stop:
        if numba.config.CACHE_DIR != "": print("changed", numba.config.CACHE_DIR)
thread = threading.Thread(target=meddle, daemon=True)
thread.start()
from ludoteca.mind.lost_code import codes
stop = True
thread.join()
import numpy as np
print(codes.chances(np.zeros((1, 2), np.int8), np.ones(1), 1).sum())
print(codes.chances._cache.cache_path)
"""


@pytest.mark.slow
def test_a_service_user_without_a_home_gets_its_kernels_and_leaves_nothing_where_it_stands(tmp_path: Path) -> None:
    env = {name: value for name, value in os.environ.items() if name not in ("HOME", "XDG_CACHE_HOME")}
    env.pop("NUMBA_CACHE_DIR", None)
    (tmp_path / "probe.py").write_text(PROBE)
    (tmp_path / "here").mkdir()
    # A home that nobody can make, not even root.
    env |= {"HOME": str(tmp_path / "probe.py" / "home"), "LUDOTECA_DATA": str(tmp_path / "data")}
    ran = subprocess.run(
        [sys.executable, str(tmp_path / "probe.py")],
        cwd=tmp_path / "here",
        env=env,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    chances, path = ran.stdout.split()
    assert float(chances) == 2.0
    assert Path(path).is_relative_to(tmp_path / "data" / "kernels")
    assert not list((tmp_path / "here").iterdir())


def plus_one(x: int) -> int:
    return x + 1


class Trap:
    """Writes a file when it is unpickled."""

    def __init__(self, file: Path) -> None:
        self._file = file

    def __reduce__(self) -> tuple[Any, ...]:
        return (Path.touch, (self._file,))


def kernel(folder: Callable[[], Path | None]) -> Any:
    njit: Any = numba.njit
    found = njit(plus_one)
    found._cache = kernel_cache.KernelCache(plus_one, folder)
    return found


@pytest.mark.slow
def test_machine_code_that_lies_in_the_current_folder_is_never_loaded(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """What is kept are pickles: whoever can write where a server was started could run anything in it. Without a home
    the usual folder was one of the current folder."""
    here = tmp_path / "here"
    for variable in ("NUMBA_CACHE_DIR", "XDG_CACHE_HOME", "HOME"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setattr(os.path, "expanduser", lambda path: path)
    here.mkdir()
    monkeypatch.chdir(here)
    # All the places that could be meant, full of machine code that was made here and then replaced.
    places = [Path("~/.cache/ludoteca/kernels"), Path("kernels"), Path("__pycache__"), Path("somewhere")]

    def set_traps() -> None:
        for place in places:
            shutil.rmtree(here / place, ignore_errors=True)
            assert kernel(lambda place=place: here / place)(1) == 2  # type: ignore[misc]
            kept = [*(here / place).glob("*.nb?")]
            assert kept
            for file in kept:
                # Numba reads the version, then what the code was made from, then where it is: all of it pickled.
                file.write_bytes(pickle.dumps(numba.__version__) + pickle.dumps(Trap(tmp_path / "trapped")))

    set_traps()
    for place in places:
        kernel(lambda place=place: here / place)(1)  # type: ignore[misc]
        assert (tmp_path / "trapped").exists(), "the trap does not even work where it is asked for"
        (tmp_path / "trapped").unlink()
    # Whoever steps into a trap has machine code made anew there.
    set_traps()
    for named in (None, *map(str, places)):
        if named is not None:
            monkeypatch.setenv("NUMBA_CACHE_DIR", named)
        for data in (None, *places):
            monkeypatch.setattr(kernel_cache, "_data_folder", data)
            assert kernel(kernel_cache.find_root)(1) == 2
            assert not (tmp_path / "trapped").exists()


def test_kept_machine_code_that_was_cut_short_is_made_anew(tmp_path: Path) -> None:
    assert kernel(lambda: tmp_path)(1) == 2
    (index,) = tmp_path.glob("*.nbi")
    whole = index.read_bytes()
    for length in (0, 1, len(whole) // 2, len(whole) - 1):
        index.write_bytes(whole[:length])
        assert kernel(lambda: tmp_path)(1) == 2
        again = kernel(lambda: tmp_path)
        assert again(1) == 2
        assert sum(again.stats.cache_hits.values()) == 1, "it was not kept"


@pytest.mark.slow
def test_kernels_are_compiled_without_what_lies_in_the_current_folder(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "ludoteca").mkdir()
    (tmp_path / "ludoteca" / "__init__.py").write_text(f"open({str(tmp_path / 'trapped')!r}, 'w')")
    monkeypatch.chdir(tmp_path)
    loading.compile_apart(("none such",), tmp_path)  # type: ignore[arg-type]
    assert not (tmp_path / "trapped").exists()
