"""Kernels that are linked late do what they say, and nobody else's functions are touched."""

from __future__ import annotations

import sys
from typing import Any

import numba
import numpy as np
import pytest

from ludoteca.mind import compiled
from ludoteca.mind.late_linking import Kernel, LateLibrary

pytestmark = pytest.mark.slow


def kernel(function: Any) -> Any:
    """A kernel that is kept nowhere."""
    return Kernel(function)


@kernel
def share(part: float, whole: float) -> float:
    return part / whole


@kernel
def shares(parts: Any) -> Any:
    total = 0.0
    for part in parts:
        total += part
    found = np.zeros(len(parts))
    for n in range(len(parts)):
        found[n] = share(parts[n], total)
    return found


@kernel
def steps(n: int) -> Any:
    if n < 2:
        return 0
    return 1 + steps(n // 2)


@numba.njit
def ordinary(n: int) -> Any:
    found = np.zeros(n)
    for i in range(n):
        found[i] = share(float(i), 2.0)
    return found


def test_only_what_python_calls_becomes_machine_code() -> None:
    assert shares(np.array([1.0, 3.0])).tolist() == [0.25, 0.75]
    assert not share.overloads
    (inside,) = share.inner.overloads.values()
    assert isinstance(inside.library, LateLibrary)
    assert not inside.library._finalized
    # Once Python calls it too, it is.
    assert share(1.0, 4.0) == 0.25
    assert len(share.overloads) == 1


def test_a_kernel_that_calls_itself_and_one_that_fails() -> None:
    assert [steps(n) for n in (1, 2, 8, 1000)] == [0, 1, 3, 9]
    with pytest.raises(ZeroDivisionError):
        share(1.0, 0.0)
    with pytest.raises(ZeroDivisionError):
        shares(np.zeros(2))


def test_functions_of_others_are_compiled_as_ever_and_may_call_kernels() -> None:
    assert shares(np.array([1.0])).tolist() == [1.0]
    assert ordinary(3).tolist() == [0.0, 0.5, 1.0]
    (found,) = ordinary.overloads.values()
    assert type(found.library) is not LateLibrary
    assert "_library_class" not in vars(ordinary.targetctx.codegen())


def test_with_another_version_of_numba_kernels_are_made_its_own_way(monkeypatch: pytest.MonkeyPatch) -> None:
    """What linking late leans on may be gone there; the version that is locked must be one that it was proven with."""
    assert numba.__version__.startswith(compiled.LINKED_LATE)
    monkeypatch.setattr(compiled, "LINKED_LATE", "another version")
    plain = compiled._dispatcher(lambda part, whole: part / whole)
    assert not isinstance(plain, Kernel)
    assert plain(1, 4) == 0.25
    assert len(plain.overloads) == 1
    assert plain(np.int32(1), 8) == 0.125
    assert len(plain.overloads) == 1


def uncounted(function: Any) -> Any:
    return Kernel(function, counting=False)


def test_what_counts_no_references_makes_no_arrays_and_gives_none_out() -> None:
    @uncounted
    def total(parts: Any) -> float:
        found = 0.0
        row = parts[1:]
        for n in range(len(row)):
            found += row[n]
        return found

    @uncounted
    def made(n: int) -> float:
        return float(np.zeros(n)[0])

    @uncounted
    def given_back(parts: Any) -> Any:
        return parts

    @uncounted
    def in_a_pair(parts: Any) -> Any:
        return parts[1:], 1

    @uncounted
    def made_elsewhere(parts: Any) -> float:
        return float(shares(parts)[0])

    @uncounted
    def made_by_numba(parts: Any) -> int:
        return int(np.argsort(parts)[0])

    assert total(np.array([1.0, 2.0, 3.0])) == 5.0
    parts = np.ones(3)
    for refused in (made, given_back, in_a_pair, made_elsewhere, made_by_numba):
        with pytest.raises((numba.errors.NumbaTypeError, numba.errors.NumbaRuntimeError), match=r"allocating|NRT"):
            refused(3 if refused is made else parts)


def test_arrays_live_as_long_as_somebody_refers_to_them() -> None:
    """Through kernels that do not count, and through those that do."""

    @uncounted
    def fill(found: Any, value: float) -> None:
        for n in range(len(found)):
            found[n] = value

    @kernel
    def made(n: int) -> Any:
        found = np.zeros(n)
        fill(found, 2.0)
        fill(found[1:], 3.0)
        return found

    for _ in range(1000):
        found = made(50)
        assert sys.getrefcount(found) == 2
    assert found[0] == 2.0
    assert found[1:].sum() == 49 * 3.0
    given = np.zeros(5)
    before = sys.getrefcount(given)
    for _ in range(100):
        fill(given, 1.0)
    assert sys.getrefcount(given) == before
