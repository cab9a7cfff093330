"""The bots' compiled code: made beside the build of the client, so that no bot thinks without it for long."""

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

from workshop.places import LOCKS, PYTHON, ROOT, TOOLS, Stamp, digest, surroundings
from workshop.running import Line

LOG = TOOLS / "kernels.log"
SOURCE = ROOT / "src" / "ludoteca"


def start() -> subprocess.Popen[bytes] | None:
    """Begin to compile where sources or packages have changed; nobody has to wait for it: whatever is missing when the
    server starts, the server has compiled."""
    stamp, wanted = Stamp("kernels"), digest([*sources(), LOCKS / "play.txt"], str(os.environ.get("NUMBA_CACHE_DIR")))
    if stamp.read() == wanted:
        return None
    with LOG.open("wb") as log:
        running = subprocess.Popen(
            [str(PYTHON), "-m", "ludoteca.mind.compile"],
            cwd=ROOT,
            env=surroundings(),
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
        )
    stamp.write(wanted)
    return running


def finish(running: subprocess.Popen[bytes] | None) -> bool:
    """Wait for it, where the set-up is all that was asked for; whether all is well."""
    if running is None:
        return True
    line = Line("the bots' compiled code", shared=True)
    good = running.wait() == 0
    line.end("ok" if good else "failed")
    return good


def sources() -> Iterator[Path]:
    """Every file that compiled code may be made from."""
    for folder in ("mind", "games"):
        yield from (SOURCE / folder).rglob("*.py")
