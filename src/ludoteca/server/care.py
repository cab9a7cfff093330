"""Commands for whoever looks after a server: is it there, is the database sound, and backups that make themselves."""

from __future__ import annotations

import argparse
import re
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ludoteca.server.settings import Settings

# The heavy parts are imported when a command runs, so that `ludoteca --help` is quick.

_PERIOD = re.compile(r"(\d+(?:\.\d+)?)([smhd])")
_SECONDS = {"s": 1, "m": 60, "h": 3600, "d": 86_400}
_NAME = "ludoteca-%Y%m%d-%H%M%S.gz"


def read_period(word: str) -> float:
    """Seconds, from what people write: 30m, 6h, 1d."""
    found = _PERIOD.fullmatch(word)
    if found is None or float(found[1]) <= 0:
        raise argparse.ArgumentTypeError("a time is written like 30m, 6h or 1d")
    return float(found[1]) * _SECONDS[found[2]]


def address_here(settings: Settings) -> str:
    """Where a server with these settings answers on this machine."""
    host = "127.0.0.1" if settings.host in ("0.0.0.0", "::", "") else settings.host
    return f"http://[{host}]:{settings.port}" if ":" in host else f"http://{host}:{settings.port}"


def ping(settings: Settings) -> int:
    """Ask the server on this machine whether it is ready; 0 if it is. For health checks."""
    address = address_here(settings)
    try:
        with urllib.request.urlopen(f"{address}/ready", timeout=3) as answer:
            print(answer.read().decode())
            return 0
    except urllib.error.HTTPError as error:
        print(error.read().decode(errors="replace"), file=sys.stderr)
    except OSError as error:
        print(f"Nobody answers at {address}: {getattr(error, 'reason', error)}.", file=sys.stderr)
    return 1


def check_database(settings: Settings, repair: Path | None) -> int:
    """Verify every table and every record, and say what is damaged; 0 if nothing is."""
    from ludoteca.table.check import check
    from ludoteca.table.database import address_of
    from ludoteca.table.one_server import only_server

    address = address_of(settings.database, make=False)
    if repair is None:
        found = check(address)
    else:
        # Whoever repairs must be alone.
        with only_server(address):
            found = check(address, repair)
    print(looked_at(found.tables, found.matches, found.entries))
    for damage in found.damaged:
        where = ", ".join(
            f"{name} {value}" for name, value in (("table", damage.table), ("match", damage.match)) if value
        )
        print(f"{where}: {damage.why}.")
    if not found.damaged:
        print("Everything is as it should be.")
        return 0
    if repair is None:
        print("Stop the server and run this again with --repair FOLDER: what is damaged is put aside there.")
        return 1
    print(f"Repaired; what was taken out is in {repair.absolute()}.")
    return 0


def back_up_every(
    settings: Settings, folder: Path, every: float, keep: int, *, sleep: Callable[[float], None] = time.sleep
) -> int:
    """Write a backup now and then, verify each, and keep the newest ones. Runs until it is stopped."""
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    while True:
        began = time.monotonic()
        try:
            file, rows = one_backup(settings, folder, datetime.now(UTC))
            print(f"{file}: {rows} rows, verified.", flush=True)
            for old in backups_in(folder)[:-keep]:
                old.unlink()
                print(f"{old}: removed.", flush=True)
        except Exception as error:
            # The next one may succeed; whoever watches the log is told.
            print(f"No backup was written: {error}", file=sys.stderr, flush=True)
        sleep(max(1.0, every - (time.monotonic() - began)))


def backups_in(folder: Path) -> list[Path]:
    """The backups in a folder, oldest first."""
    return sorted(path for path in folder.glob("ludoteca-*.gz") if re.fullmatch(r"ludoteca-\d{8}-\d{6}\.gz", path.name))


def one_backup(settings: Settings, folder: Path, now: datetime) -> tuple[Path, int]:
    """Write a backup under the name of its moment. One that cannot be restored and verified is not kept."""
    from ludoteca.table import backup
    from ludoteca.table.check import check
    from ludoteca.table.database import address_of
    from ludoteca.table.store import StorageError

    file = folder / now.strftime(_NAME)
    path = settings.data / "key"
    rows = backup.back_up(address_of(settings.database, make=False), file, path.read_bytes() if path.exists() else None)
    try:
        with tempfile.TemporaryDirectory(prefix="ludoteca-verify-") as aside:
            copy = address_of(str(Path(aside) / "copy.db"))
            restored = backup.restore(copy, file)
            damaged = check(copy).damaged
    except Exception:
        file.unlink(missing_ok=True)
        raise
    if restored != rows:
        file.unlink(missing_ok=True)
        raise StorageError(f"The backup holds {rows} rows, and {restored} came back.")
    for damage in damaged:
        print(f"Damaged in the database itself: {damage.table} {damage.match}: {damage.why}.", file=sys.stderr)
    return file, rows


def counted(count: float, one: str, many: str = "") -> str:
    """So many of something, in words."""
    return f"{count:g} {one if count == 1 else many or one + 's'}"


def looked_at(tables: int, matches: int, entries: int) -> str:
    counts = counted(tables, "table"), counted(matches, "match", "matches"), counted(entries, "entry", "entries")
    return f"{', '.join(counts)} looked at."
