"""One server for one SQLite database, held by a lock on a file beside it."""

from __future__ import annotations

import errno
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from sqlalchemy.engine import make_url

from ludoteca.table.database import is_postgres
from ludoteca.table.store import StorageError

_LOCKED_BYTE = 1 << 20


@contextmanager
def only_server(address: str) -> Iterator[None]:
    """Hold a SQLite database for one server: another would not hear of its moves. It is let go even by a process that
    is killed. PostgreSQL serves any number."""
    path = make_url(address).database
    if is_postgres(address) or not path:
        yield
        return
    # Not emptied when it is opened: on Windows that fails while another process holds it.
    with Path(f"{path}.lock").open("a+b") as lock:
        if not _lock(lock):
            raise StorageError(
                f"Another server uses {path} already. Stop it, choose another --data, or use PostgreSQL for several."
            )
        yield


def _lock(file: IO[bytes]) -> bool:
    """Whether this process has the file to itself now, until it is closed."""
    if sys.platform == "win32":
        import msvcrt

        # Counted from the file's beginning: where two processes stand in it need not be the same place.
        file.seek(_LOCKED_BYTE)
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError as error:
            if error.errno not in (errno.EACCES, errno.EDEADLK):
                raise
            return False
        return True
    import fcntl

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True
