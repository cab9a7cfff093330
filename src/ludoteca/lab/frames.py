"""Results as tables: rows of plain values, and frames of pandas or polars where one of them is installed.

to_pandas(summary)        to_polars(ladder)        rows(results)
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any

import msgspec

from ludoteca.lab.arena import Ladder
from ludoteca.lab.rows import flat
from ludoteca.lab.runner import LabError, Result
from ludoteca.lab.simulate import Summary

Found = Summary | Ladder | Sequence[Result]


def rows(found: Found) -> list[dict[str, Any]]:
    """A row for every bot of a run or rung of a ladder, or for every match; intervals as two columns."""
    if isinstance(found, Summary):
        kinds: Sequence[msgspec.Struct] = found.per_bot or (found,)
    else:
        kinds = found.ladder if isinstance(found, Ladder) else found
    return [flat(one) for one in kinds]


def to_pandas(found: Found) -> Any:
    """A pandas.DataFrame."""
    return _library("pandas").DataFrame(rows(found))


def to_polars(found: Found) -> Any:
    """A polars.DataFrame."""
    return _library("polars").DataFrame(rows(found))


def _library(name: str) -> Any:
    try:
        return import_module(name)
    except ImportError:
        raise LabError("lab-no-library", name=name) from None
