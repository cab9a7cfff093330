"""How kernels are compiled: Numba, without the interpreter's lock, kept on disk for the next start.

Numba notices a change in the file of a function, not in what that function takes from other files: functions it calls,
constants of the game, or how it is to be compiled. The machine code of a room is therefore kept in a folder named
after the contents of all files that have a part in it: change one, and everything of the room is compiled anew.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
from platformdirs import user_cache_path

F = TypeVar("F", bound=Callable[..., Any])

_config: Any = numba.config
"""Made by Numba when it is imported, from its environment variables."""


def sources(room: str) -> Iterator[Path]:
    """The files that machine code of a room (lost_code, the_game) is made from."""
    yield Path(__file__)
    here = Path(__file__).parent
    yield from (path for path in sorted(here.joinpath(room).glob("*.py")) if b"\n@compiled\n" in path.read_bytes())
    # What is in the box, and what the commands are numbered: constants are compiled in.
    yield from sorted(here.parent.joinpath("games", room).glob("*.py"))


@cache
def folder(room: str) -> Path:
    """Where the machine code of a room is kept, as its sources are now."""
    digest = blake2b(digest_size=8)
    for source in sources(room):
        digest.update(source.read_bytes())
    base = _config.CACHE_DIR or user_cache_path("ludoteca") / "kernels"
    return Path(base) / digest.hexdigest()


def compiled(function: F) -> F:
    """The function as machine code, compiled when it is first called."""
    before = _config.CACHE_DIR
    _config.CACHE_DIR = str(folder(Path(function.__code__.co_filename).parent.name))
    try:
        return cast("F", numba.njit(nogil=True, cache=True)(function))
    finally:
        _config.CACHE_DIR = before
