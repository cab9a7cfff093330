"""How kernels are compiled: Numba, without the interpreter's lock, kept on disk for the next start.

Numba notices a change in the file of a function, not in what that function takes from other files: functions it calls,
constants of the game, or how it is to be compiled. The machine code of a room is therefore kept in a folder named
after the contents of all files that have a part in it: change one, and everything of the room is compiled anew.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
from platformdirs import user_cache_path

F = TypeVar("F", bound=Callable[..., Any])

_config: Any = numba.config
"""Made by Numba when it is imported, from its environment variables."""


_IMPORT = re.compile(rb"^from ludoteca\.games\.(\w+)\.(\w+) import", re.MULTILINE)


def sources(room: str) -> list[Path]:
    """The files that machine code of a room (lost_code, the_game) is made from."""
    here = Path(__file__).parent
    found = [path for path in sorted(here.joinpath(room).glob("*.py")) if b"\n@compiled\n" in path.read_bytes()]
    # What is in the box, and how commands are numbered: constants are compiled in, wherever they come from.
    for path in found:
        for game, module in _IMPORT.findall(path.read_bytes()):
            file = here.parent / "games" / game.decode() / f"{module.decode()}.py"
            if file not in found:
                found.append(file)
    return [Path(__file__), *found]


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
