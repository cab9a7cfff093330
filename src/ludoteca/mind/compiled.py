"""How kernels are compiled: Numba, without the interpreter's lock, kept on disk for the next start.

Numba notices a change in the file of a function, not in what that function takes from other files: functions it calls,
constants of the game, or how it is to be compiled. The machine code of a family is therefore kept in a folder named
after the contents of all files that have a part in it: change one, and everything of the family is compiled anew.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
from numba import types
from numba.core import sigutils

from ludoteca.mind import kernel_cache

F = TypeVar("F", bound=Callable[..., Any])

LINKED_LATE = "0.68."
"""The versions of Numba that `late_linking` was proven with (tests/mind/test_late_linking.py)."""

_config: Any = numba.config
_njit: Any = numba.njit
_normalized: Any = sigutils.normalize_signature
_unliteral: Any = types.unliteral

_IMPORT = re.compile(rb"^from ludoteca\.games\.(\w+)\.(\w+) import", re.MULTILINE)


def sources(family: str) -> list[Path]:
    """The files that machine code of a family (lost_code, the_game) is made from."""
    here = Path(__file__).parent
    found = [path for path in sorted(here.joinpath(family).glob("*.py")) if b"\n@compiled\n" in path.read_bytes()]
    # What is in the box, and how commands are numbered: constants are compiled in, wherever they come from.
    for path in found:
        for game, module in _IMPORT.findall(path.read_bytes()):
            file = here.parent / "games" / game.decode() / f"{module.decode()}.py"
            if file not in found:
                found.append(file)
    return [Path(__file__), Path(__file__).with_name("late_linking.py"), *found]


@cache
def state_of_sources(family: str) -> str:
    """A name for the sources as they are now."""
    digest = blake2b(digest_size=8)
    for source in sources(family):
        digest.update(source.read_bytes())
    return digest.hexdigest()


def folder(family: str) -> Path | None:
    """Where the machine code of a family is kept, as its sources are now; None where nothing is kept."""
    root = kernel_cache.root()
    return None if root is None else root / state_of_sources(family)


def allocating(function: F) -> F:
    """Below `compiled`: the function makes arrays, or gives one out. The others are compiled without counting
    references, since they only work on what they were given."""
    _allocating.add(function)
    return function


_allocating: set[Callable[..., Any]] = set()


def compiled(function: F) -> F:
    """The function as machine code, compiled when it is first called."""
    family = Path(function.__code__.co_filename).parent.name
    if _config.DISABLE_JIT:
        return function
    kernel = _dispatcher(function)
    kernel._cache = kernel_cache.KernelCache(function, lambda: folder(family))
    return cast("F", kernel)


def _dispatcher(function: Callable[..., Any]) -> Any:
    """What Python calls. Linking late leans on Numba's inside, which may be another one in the next version: with a
    version that it was not proven with, kernels are made Numba's own way, which only takes longer."""
    counting = function in _allocating
    if not numba.__version__.startswith(LINKED_LATE):
        plain = _njit(nogil=True, no_cfunc_wrapper=True, _nrt=counting)(function)
        _one_width(plain)
        return plain
    from ludoteca.mind.late_linking import Kernel

    kernel = Kernel(function, counting=counting)
    _one_width(kernel.inner)
    _one_width(kernel)
    return kernel


def _one_width(dispatcher: Any) -> None:
    """Whole numbers are 64 bits wide in every call. By itself Numba compiles a function anew for each width that it is
    called with, and for every constant: most of them three times over."""
    compile_it = dispatcher.compile

    def compile_wide(signature: Any) -> Any:
        arguments, _ = _normalized(signature)
        return compile_it(tuple(_wide(argument) for argument in arguments))

    dispatcher.compile = compile_wide


def _wide(argument: Any) -> Any:
    argument = _unliteral(argument)
    return types.int64 if isinstance(argument, types.Integer) else argument
