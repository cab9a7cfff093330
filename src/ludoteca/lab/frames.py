"""Results as tables: rows of plain values, and frames of pandas or polars where one of them is installed.

to_pandas(summary)        to_polars(ladder)        rows(results)
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any

import msgspec

from ludoteca.lab.arena import Ladder
from ludoteca.lab.runner import LabError, Result
from ludoteca.lab.simulate import Summary

Found = Summary | Ladder | Sequence[Result]


def rows(found: Found) -> list[dict[str, Any]]:
    """A row for every bot of a run or rung of a ladder, or for every match; intervals as two columns. What the game has
    not (points of a team, cards left of rivals) is no column."""
    if isinstance(found, Summary):
        kinds: Sequence[msgspec.Struct] = found.per_bot or (found,)
    else:
        kinds = found.ladder if isinstance(found, Ladder) else found
    told = [_flat(one) for one in kinds]
    named = [name for name in (told[0] if told else ()) if any(row.get(name) is not None for row in told)]
    return [{name: row.get(name) for name in named} for row in told]


def _flat(row: msgspec.Struct) -> dict[str, Any]:
    """A struct as a dictionary of plain values: an interval becomes two columns; counts by value and what has rows of
    its own are left out."""
    found: dict[str, Any] = {}
    for name in row.__struct_fields__:
        if name == "per_bot":
            continue
        value = msgspec.to_builtins(getattr(row, name))
        if isinstance(value, dict) and set(value) == {"low", "high"}:
            found |= {f"{name}_low": value["low"], f"{name}_high": value["high"]}
        elif not isinstance(value, dict):
            found[name] = value
    return found


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
