"""A SQLite database is served by one process, on Windows too."""

from __future__ import annotations

import errno
import fcntl
import os
import struct
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from ludoteca.table.database import address_of
from ludoteca.table.one_server import only_server
from ludoteca.table.store import StorageError


class Msvcrt(ModuleType):
    """Locks bytes of files as Windows does: from where the file stands, and until it is closed. Linux has such locks
    too."""

    LK_NBLCK = 2

    def locking(self, file: int, mode: int, size: int) -> None:
        assert (mode, size) == (self.LK_NBLCK, 1)
        start = os.lseek(file, 0, os.SEEK_CUR)
        wish = struct.pack("hhqqi4x", fcntl.F_WRLCK, os.SEEK_SET, start, size, 0)
        try:
            fcntl.fcntl(file, fcntl.F_OFD_SETLK, wish)
        except BlockingIOError:
            raise OSError(errno.EACCES, "Permission denied") from None


@pytest.fixture(params=["this system", "Windows"])
def system(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    if request.param == "Windows":
        monkeypatch.setitem(sys.modules, "msvcrt", Msvcrt("msvcrt"))
        monkeypatch.setattr(sys, "platform", "win32")
    return str(request.param)


def test_a_second_server_is_refused_until_the_first_has_stopped(system: str, tmp_path: Path) -> None:
    where = address_of(str(tmp_path / "ludoteca.db"))
    with only_server(where), pytest.raises(StorageError, match="Another server"), only_server(where):
        pytest.fail("two servers at once")
    with only_server(where):
        pass


def test_what_stands_in_the_file_does_not_matter(system: str, tmp_path: Path) -> None:
    where = address_of(str(tmp_path / "ludoteca.db"))
    with only_server(where):
        (tmp_path / "ludoteca.db.lock").write_text("somebody wrote something here")
        with pytest.raises(StorageError, match="Another server"), only_server(where):
            pytest.fail("two servers at once")


def test_another_fault_of_the_lock_is_told_as_what_it_is(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def no_locks(self: Msvcrt, file: int, mode: int, size: int) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr(Msvcrt, "locking", no_locks)
    monkeypatch.setitem(sys.modules, "msvcrt", Msvcrt("msvcrt"))
    monkeypatch.setattr(sys, "platform", "win32")
    with pytest.raises(OSError, match="No locks"), only_server(address_of(str(tmp_path / "ludoteca.db"))):
        pytest.fail("served without a lock")


@pytest.mark.slow
def test_a_server_that_is_killed_holds_nothing(tmp_path: Path) -> None:
    where = address_of(str(tmp_path / "ludoteca.db"))
    code = f"""
import os, signal
from ludoteca.table.one_server import only_server
with only_server({where!r}):
    os.kill(os.getpid(), signal.SIGKILL)
"""
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode < 0
    with only_server(where):
        pass
