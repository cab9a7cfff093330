"""Waiting for machine code, and how to be called away meanwhile.

To fetch the kernels of a room takes about a second in every process, and some ten seconds on the day they are compiled.
A bot with a clock has that done beside it, so that whoever stops the clock gets an answer at once even then.
"""

from __future__ import annotations

from importlib import import_module
from threading import Lock, Thread
from typing import Literal

from ludoteca.mind.bot import Clock

Room = Literal["lost_code", "the_game"]

_PATIENCE = 0.01
"""Seconds between two looks at the clock."""

_there: set[Room] = set()
_fetching: dict[Room, Thread] = {}
_lock = Lock()


def arrived(room: Room) -> None:
    """The kernels of a room are there."""
    _there.add(room)


def loaded(room: Room, clock: Clock | None) -> bool:
    """Wait until a room can think at its usual pace; False if the clock was stopped before.

    Without a clock nobody can call, and the room loads as it goes. A limit in seconds is for thinking: it does not make
    a bot play without."""
    if clock is None or room in _there:
        return True
    with _lock:
        if room not in _fetching:
            _fetching[room] = Thread(target=_fetch, args=(room,), name=f"loading {room}", daemon=True)
            _fetching[room].start()
    while _fetching[room].is_alive():
        if clock.stopped:
            return False
        _fetching[room].join(_PATIENCE)
    return True


def _fetch(room: Room) -> None:
    import_module(f"ludoteca.mind.{room}.warm").warm()
