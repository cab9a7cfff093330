"""How this room's kernels are compiled: Numba, without the interpreter's lock, kept on disk for the next start.

Numba notices a change in the file of a function, not in the files of what that function calls. The compiled code is
therefore kept in a folder named after the contents of all compiled files here: change one, and all are compiled anew.
"""

from __future__ import annotations

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


@cache
def _folder() -> str:
    digest = blake2b(digest_size=8)
    for source in sorted(Path(__file__).parent.glob("*.py")):
        text = source.read_bytes()
        if b"\n@compiled\n" in text:
            digest.update(text)
    base = _config.CACHE_DIR or user_cache_path("ludoteca") / "kernels"
    return str(Path(base) / digest.hexdigest())


def compiled(function: F) -> F:
    """The function as machine code, compiled when it is first called."""
    before = _config.CACHE_DIR
    _config.CACHE_DIR = _folder()
    try:
        return cast("F", numba.njit(nogil=True, cache=True)(function))
    finally:
        _config.CACHE_DIR = before
