"""Kernels without a compiler: the same functions, run by Python itself, some hundred times slower.

Whoever sits down before the machine code is there is not kept waiting: what the first moves need is worked out by the
sources of the kernels as they stand, so that it cannot differ from what the machine code would say. A record becomes a
plain object with whole numbers in it, because a byte of a record would overflow where a compiled number does not.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cache, wraps
from pathlib import Path
from types import FunctionType
from typing import Any, TypeVar, cast

import numpy as np

from ludoteca.mind.loading import early

F = TypeVar("F", bound=Callable[..., Any])


class Plain:
    """A record as an object: fields are plain numbers and arrays of wide numbers."""

    def __init__(self, record: Any) -> None:
        for name in record.dtype.names:
            value = record[name]
            if not isinstance(value, np.ndarray):
                value = value.item()
            elif value.dtype.kind == "i":
                value = value.astype(np.int64)
            else:
                value = value.copy()
            setattr(self, name, value)

    def store(self, record: Any) -> None:
        """Put back what has changed."""
        for name in record.dtype.names:
            record[name] = getattr(self, name)


@cache
def _is_kernel() -> Callable[[Any], bool]:
    from numba.core.dispatcher import Dispatcher

    return lambda value: isinstance(value, Dispatcher)


_names: dict[str, dict[str, Any]] = {}
"""The names of each module of kernels, with twins in place of the kernels."""


def _names_of(module: str) -> dict[str, Any]:
    if module not in _names:
        known = vars(sys.modules[module])
        # Kept before it is filled: two modules may know each other.
        names = _names[module] = dict(known)
        is_kernel = _is_kernel()
        names |= {name: twin(value) for name, value in known.items() if is_kernel(value)}
    return _names[module]


def twin(kernel: Any) -> Any:
    """A kernel as an ordinary function, which calls ordinary functions."""
    source = kernel.py_func
    return FunctionType(source.__code__, _names_of(source.__module__), source.__name__, source.__defaults__)


def run(kernel: Any, *args: Any) -> Any:
    """Call a kernel without its machine code. Records are changed in place, as the kernel would."""
    plain = [Plain(arg) if isinstance(arg, np.void) else arg for arg in args]
    with np.errstate(over="ignore", divide="ignore", invalid="ignore"):
        found = twin(kernel)(*plain)
    for given, used in zip(args, plain, strict=True):
        if isinstance(used, Plain):
            used.store(given)
    return found


def entry(kernel: F, instead: Callable[..., Any] | None = None) -> F:
    """A kernel for callers in Python: its machine code, or before that is there `instead` (else the kernel's own
    source, interpreted)."""
    family = Path(cast(Any, kernel).py_func.__code__.co_filename).parent.name

    @wraps(cast(Any, kernel).py_func)
    def call(*args: Any) -> Any:
        if not early(family):
            return kernel(*args)
        return run(kernel, *args) if instead is None else instead(*args)

    return cast("F", call)
