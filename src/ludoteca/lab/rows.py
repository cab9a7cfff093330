"""Results as rows of plain values, and a row of them as a table in a notebook."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any

import msgspec

LEFT_OUT = ("game", "options", "bots", "seed", "failures", "fingerprint", "record")
"""What all rows of a run have in common, or what is too long for a table."""


def flat(row: msgspec.Struct) -> dict[str, Any]:
    """A struct as a dictionary of plain values: an interval becomes two columns, a count by value is left out."""
    found: dict[str, Any] = {}
    for name in row.__struct_fields__:
        value = msgspec.to_builtins(getattr(row, name))
        if isinstance(value, dict) and set(value) == {"low", "high"}:
            found |= {f"{name}_low": value["low"], f"{name}_high": value["high"]}
        elif not isinstance(value, dict):
            found[name] = value
    return found


def html(title: str, rows: Sequence[msgspec.Struct]) -> str:
    """A table of results."""
    plain = [flat(row) for row in rows]
    names = [name for name in plain[0] if name not in LEFT_OUT and any(_told(row.get(name)) for row in plain)]
    head = "".join(f"<th>{escape(name.replace('_', ' '))}</th>" for name in names)
    body = "".join("<tr>" + "".join(f"<td>{_cell(row.get(name))}</td>" for name in names) + "</tr>" for row in plain)
    return f"<table><caption>{escape(title)}</caption><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def _told(value: Any) -> bool:
    return value is not None and not isinstance(value, list | tuple)


def _cell(value: Any) -> str:
    return escape(f"{value:.3g}" if isinstance(value, float) and abs(value) < 100 else
                  f"{value:.0f}" if isinstance(value, float) else "" if value is None else str(value))  # fmt: skip
