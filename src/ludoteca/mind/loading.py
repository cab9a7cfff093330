"""How machine code gets into a process without anybody waiting for it.

On the day that kernels are compiled it takes some ten seconds, and about one second in every later process to fetch
them from disk. A program that serves people calls `begin` when it starts: other processes compile, this one fetches
what they made, and until then bots and help think without machine code (interpreted.py), less deeply but at once.
`state` says how far it is. A program that calls nothing (a simulation, a notebook) compiles where it needs something,
and gets the same play every time.
"""

from __future__ import annotations

import logging
import os
import subprocess
import sys
from collections.abc import Callable, Iterable
from functools import partial
from importlib import import_module
from pathlib import Path
from threading import Lock, Thread, local
from typing import Literal, get_args

from ludoteca.mind.bot import Clock

Family = Literal["lost_code", "the_game"]
FAMILIES: tuple[Family, ...] = get_args(Family)
State = Literal["cold", "compiling", "loading", "ready", "failed"]
"""cold: nobody asked for it yet; failed: bots play without machine code for good, and the log says why."""

log = logging.getLogger("ludoteca.mind")

_PATIENCE = 0.01
"""Seconds between two looks at the clock."""

_states: dict[Family, State] = dict.fromkeys(FAMILIES, "cold")
_fetching: dict[Family, Thread] = {}
_begun = False
_lock = Lock()
_here = local()


def state() -> dict[Family, State]:
    """How far each family is, for whoever asks whether a server is ready."""
    return dict(_states)


def ready() -> bool:
    """Whether everybody thinks at the usual pace."""
    return all(state == "ready" for state in _states.values())


def begin(data: Path | None = None) -> None:
    """Get all machine code without keeping anybody waiting. `data` is where it may be kept if there is no home."""
    global _begun
    with _lock:
        if _begun:
            return
        _begun = True
        for family in FAMILIES:
            if _states[family] != "ready":
                _states[family] = "compiling"
                _fetching[family] = _thread(family, partial(_compile_and_load, family, data))


def finish() -> None:
    """Wait until everything that was begun is there, or has failed."""
    for thread in list(_fetching.values()):
        thread.join()


def wait(family: Family) -> None:
    """For what cannot be had without machine code and is no move: wait for it, where loading was begun."""
    if _begun and not getattr(_here, "fetching", False):
        _fetching[family].join()


def early(family: str) -> bool:
    """Whether somebody who thinks now has to do without machine code."""
    return _begun and _states.get(family) != "ready" and not getattr(_here, "fetching", False)  # type: ignore[call-overload]


def arrived(family: Family) -> None:
    """The kernels of a family are there."""
    _states[family] = "ready"


def loaded(family: Family, clock: Clock | None) -> bool:
    """Whether a bot can think now; False if its clock was stopped before it could.

    Where loading was begun nobody waits. Elsewhere a bot without a clock loads as it goes, and one with a clock has it
    done beside it, so that whoever stops the clock gets an answer at once. A limit in seconds is for thinking: it does
    not make a bot play without."""
    if clock is None or _begun or _states[family] == "ready":
        return True
    with _lock:
        if family not in _fetching:
            _fetching[family] = _thread(family, partial(_fetch, family))
    while _fetching[family].is_alive():
        if clock.stopped:
            return False
        _fetching[family].join(_PATIENCE)
    return True


def _thread(family: Family, work: Callable[[], None]) -> Thread:
    thread = Thread(target=work, name=f"loading {family}", daemon=True)
    thread.start()
    return thread


def _fetch(family: Family) -> None:
    """Compile in this process, or fetch from disk what is there."""
    _here.fetching = True
    import_module(f"ludoteca.mind.{family}.warm").warm()


def _compile_and_load(family: Family, data: Path | None) -> None:
    try:
        from ludoteca.mind import kernel_cache
        from ludoteca.mind.compile import is_compiled

        if data is not None:
            kernel_cache.use_data_folder(data)
        root = kernel_cache.root()
        # Without a folder that both can see, another process would compile for itself alone.
        if root is not None and not is_compiled(family):
            compile_apart((family,), root)
        _states[family] = "loading"
        _fetch(family)
    except Exception:
        _states[family] = "failed"
        log.exception("machine code of %s could not be loaded; its bots think without it", family)


def compile_apart(families: Iterable[Family], root: Path) -> None:
    """Compile in another process, politely: people are playing in this one."""
    # Not from where somebody happens to stand (-P): “-m” would import from there first.
    command = [sys.executable, "-P", "-m", "ludoteca.mind.compile", *families]
    env = {**os.environ, "NUMBA_CACHE_DIR": str(root)}
    done = subprocess.run(command, env=env, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
    if done.returncode > 0:  # Below 0 it was ended by a signal: the machine or the server goes down.
        log.warning("compiling %s apart failed: %s", " ".join(families), done.stderr.strip()[-500:])
