"""How things show themselves in a notebook: HTML with pieces drawn as SVG. Elsewhere they are plain text, as ever.

Nothing here knows a game. Numbers that lie in a row are drawn as cards or stones in a row, what has names becomes a
table, and a seat's view shows what that seat may know and no more, because it is made of the view alone.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any

import msgspec

WIDE, HIGH, GAP = 34, 46, 4
MOST = 12
"""Things of a list that are shown; the rest is counted."""
LATER = ("moves", "signals", "options", "history", "game")
"""Fields that are long and that another line tells better."""


def pieces(numbers: Sequence[int | None]) -> str:
    """Numbers as cards in a row; what is not known lies face down."""
    drawn = []
    for n, number in enumerate(numbers):
        x = n * (WIDE + GAP) + 1
        face = "#f6f1e4" if number is not None else "#7a6f5b"
        drawn.append(
            f'<rect x="{x}" y="1" width="{WIDE}" height="{HIGH}" rx="5" fill="{face}" stroke="#4a4234"/>'
            f'<text x="{x + WIDE / 2}" y="{HIGH / 2 + 7}" text-anchor="middle" font-family="sans-serif" '
            f'font-size="17" font-weight="600" fill="#2b2620">{"" if number is None else number}</text>'
        )
    told = escape(", ".join("?" if number is None else str(number) for number in numbers))
    width = max(1, len(numbers)) * (WIDE + GAP)
    return f'<svg role="img" aria-label="{told}" width="{width}" height="{HIGH + 2}">{"".join(drawn)}</svg>'


def cell(value: Any) -> str:
    """One value."""
    if isinstance(value, msgspec.Struct):
        value = msgspec.structs.asdict(value)
    if isinstance(value, Mapping):
        return table(value) if value else "–"
    if isinstance(value, list | tuple) and value:
        numbers = [one for one in value if one is None or type(one) is int]
        if len(numbers) == len(value):
            return pieces(value)
        more = f"<li>… {len(value) - MOST} more</li>" if len(value) > MOST else ""
        return "<ul>" + "".join(f"<li>{cell(one)}</li>" for one in value[:MOST]) + more + "</ul>"
    return "–" if value is None or value == () else escape(str(value))


def table(values: Mapping[str, Any]) -> str:
    """Names and values, line by line."""
    rows = (
        f'<tr><th style="text-align:left">{escape(str(name).replace("_", " "))}</th>'
        f'<td style="text-align:left">{cell(value)}</td></tr>'
        for name, value in values.items()
    )
    return f"<table>{''.join(rows)}</table>"


def view_html(view: Any) -> str:
    """What a seat sees, and how many moves it has."""
    values = {name: getattr(view, name) for name in view.__struct_fields__ if name not in LATER}
    moves = " · ".join(escape(str(move)) for move in view.moves[:MOST])
    more = f" … ({len(view.moves)})" if len(view.moves) > MOST else ""
    whose = "A spectator sees" if view.seat is None else f"Seat {view.seat} sees"
    return f'<details open="open"><summary>{whose}</summary>{table(values)}<p>{moves}{more}</p></details>'


def match_html(match: Any) -> str:
    """A match for whoever holds it: what all may see, and its last moves as a spectator saw them."""
    seen = match.past(None)[-MOST:]
    lines = "".join(f"<li>{'*' if one.seat < 0 else one.seat} {escape(str(one.move))}</li>" for one in seen)
    return f"<strong>{escape(str(match))}</strong><ol start='{len(match.entries) - len(seen) + 1}'>{lines}</ol>" + (
        view_html(match.view(None))
    )
