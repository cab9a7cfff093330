"""`python -m ludoteca.mind.compile [FAMILY ...]`: compile kernels ahead of time, each family in a process of its own.

Run while a machine or an image is set up, and by a server beside its players. What is compiled already is left alone;
of several that come at once one compiles and the others wait for it.
"""

from __future__ import annotations

import argparse
import contextlib
import gc
import os
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from functools import cache
from hashlib import blake2b
from importlib import import_module
from pathlib import Path
from typing import Any

from ludoteca.mind import compiled
from ludoteca.mind.loading import FAMILIES, Family


@cache
def _machine() -> str:
    """What machine code depends on besides its sources: the processor of this machine, or the kind that the environment
    names (NUMBA_CPU_NAME), as an image does that is built on one machine and runs on others."""
    import numba
    from llvmlite import binding  # type: ignore[import-untyped]

    config: Any = numba.config
    name = config.CPU_NAME or binding.get_host_cpu_name()
    features = binding.get_host_cpu_features().flatten() if config.CPU_FEATURES is None else config.CPU_FEATURES
    words = (numba.__version__, sys.version, name, features)
    return blake2b("\n".join(words).encode(), digest_size=8).hexdigest()


def _marker(family: Family) -> Path | None:
    """A file that is there once a family is compiled for this machine."""
    folder = compiled.folder(family)
    return None if folder is None else folder / f"complete-{_machine()}"


def is_compiled(family: Family) -> bool:
    """Whether the kernels of a family are compiled for this machine."""
    marker = _marker(family)
    return marker is not None and marker.exists()


def compile_here(family: Family) -> None:
    """Compile one family in this process, unless it is there."""
    marker = _marker(family)
    if marker is None:
        raise SystemExit("There is no folder to keep compiled code in: name one in NUMBA_CACHE_DIR.")
    marker.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    with _alone(marker.parent):
        if not marker.exists():
            import_module(f"ludoteca.mind.{family}.warm").warm()
            marker.touch()


@contextlib.contextmanager
def _alone(folder: Path) -> Iterator[None]:
    """One process at a time compiles into a folder; the system frees the lock whenever its owner ends."""
    if sys.platform == "win32":
        yield
        return
    import fcntl

    with (folder / "lock").open("a") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def main(words: Sequence[str] | None = None) -> int:
    """From the command line."""
    parser = argparse.ArgumentParser(prog="python -m ludoteca.mind.compile", description=__doc__.split("\n")[0])
    parser.add_argument("families", nargs="*", metavar="FAMILY", help=f"of: {', '.join(FAMILIES)} (all)")
    asked = parser.parse_args(words)
    unknown = [name for name in asked.families if name not in FAMILIES]
    if unknown:
        parser.error(f"there are no kernels of “{unknown[0]}”; there are those of: {', '.join(FAMILIES)}")
    families = [family for family in FAMILIES if not asked.families or family in asked.families]
    if len(families) > 1:
        command = [sys.executable, "-P", "-m", "ludoteca.mind.compile"]
        running = [subprocess.Popen([*command, family]) for family in families]
        return max(process.wait() for process in running)
    # Where that is not allowed (a service may be forbidden to), it is no reason to do nothing.
    with contextlib.suppress(AttributeError, OSError):
        os.nice(5)
    # A compiler makes millions of small things and keeps most of them: looking for those that can go takes a tenth of
    # the time, and this process ends soon.
    gc.disable()
    began = time.process_time()
    for family in families:
        compile_here(family)
        print(f"{family}: compiled in {time.process_time() - began:.1f} s of processor time")
    return 0


if __name__ == "__main__":
    sys.exit(main())
