"""How things show themselves in a notebook: HTML with pieces drawn as SVG. Elsewhere they are plain text, as ever.

Nothing here knows a game. Where the family can draw a view (`Faces.picture`) it is drawn, on a `Sheet`; any other view
becomes a table of what it holds. Either is made of the view alone, so it shows what that seat may know and no more.
"""

from __future__ import annotations

import logging
from collections.abc import Collection, Iterable, Mapping, Sequence
from html import escape
from typing import Any

import msgspec

log = logging.getLogger(__name__)

WIDE, HIGH, GAP = 34, 46, 4
MOST = 12
"""Things of a list that are shown; the rest is counted."""
LATER = ("moves", "signals", "options", "history", "game")
"""Fields that are long and that another line tells better."""


class Colours(msgspec.Struct, frozen=True):
    """What a board is painted with. It brings its own ground: it looks the same on a page by day and by night."""

    ground: str
    text: str
    muted: str
    accent: str
    ink: str
    """On pieces."""
    piece: str
    back: str
    """Of a piece that lies face down."""


class Sheet:
    """Something to draw a board on: pieces and words, from the top left."""

    def __init__(self, wide: int, colours: Colours, told: str) -> None:
        self.wide, self.colours, self._told = wide, colours, told
        self._drawn: list[str] = []

    def words(self, x: float, y: float, text: str, *, size: int = 13, fill: str = "", anchor: str = "start") -> None:
        """A line of words, standing on `y`."""
        self._drawn.append(
            f'<text x="{x:g}" y="{y:g}" font-size="{size}" text-anchor="{anchor}" '
            f'fill="{fill or self.colours.text}">{escape(text)}</text>'
        )

    def piece(
        self, x: float, y: float, face: object, *, wide: int = WIDE, high: int = HIGH, fill: str = "", size: int = 17
    ) -> None:
        """A card or a stone; None lies face down."""
        paint = fill or (self.colours.back if face is None else self.colours.piece)
        self._drawn.append(f'<rect x="{x:g}" y="{y:g}" width="{wide}" height="{high}" rx="6" fill="{paint}"/>')
        if face is not None:
            middle, foot = x + wide / 2, y + high / 2 + size * 0.36
            self.words(middle, foot, str(face), size=size, fill=self.colours.ink, anchor="middle")

    def frame(self, x: float, y: float, wide: float, high: float) -> None:
        """A line around something that matters now."""
        self._drawn.append(
            f'<rect x="{x:g}" y="{y:g}" width="{wide:g}" height="{high:g}" rx="8" fill="none" '
            f'stroke="{self.colours.accent}" stroke-width="2"/>'
        )

    def svg(self, high: float) -> str:
        """The picture, so high."""
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="{escape(self._told)}" '
            f'viewBox="0 0 {self.wide} {high:g}" width="{self.wide}" height="{high:g}" '
            f'style="max-width:100%;height:auto" font-family="system-ui,sans-serif">'
            f'<rect width="100%" height="100%" rx="10" fill="{self.colours.ground}"/>{"".join(self._drawn)}</svg>'
        )


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
    """What a seat sees, and the moves it has."""
    moves = " · ".join(escape(str(move)) for move in view.moves[:MOST])
    more = f" … ({len(view.moves)})" if len(view.moves) > MOST else ""
    may = f"<p>{moves}{more}</p>" if moves else ""
    if (picture := picture_of(view)) is not None:
        return f"<div>{picture}</div>{may}"
    values = {name: getattr(view, name) for name in view.__struct_fields__ if name not in LATER}
    return f'<details open="open"><summary>{whose(view)}</summary>{table(values)}{may}</details>'


def picture_of(view: Any) -> str | None:
    """The table as its seat sees it, as an SVG; None where the family does not draw."""
    from ludoteca.engine.registry import family_of

    family = family_of(view.__struct_config__.tag)
    draw = None if family is None else family.part_or_none("picture")
    if draw is None:
        return None
    try:
        return str(draw(view))
    except Exception:
        log.exception("the picture of %s cannot be drawn", view.__struct_config__.tag)
        return None


def whose(view: Any) -> str:
    """Whose view it is."""
    return "A spectator sees" if view.seat is None else f"Seat {view.seat} sees"


def listing(title: str, head: Sequence[str], rows: Iterable[Sequence[str]], *, words: Collection[str] = ()) -> str:
    """A table with a title and columns: words at the left (those of the first column, and of the named ones), numbers
    at the right. Only words of the named columns go on in a second line."""
    sides = ["left" if at == 0 or name in words else "right" for at, name in enumerate(head)]
    styles = [
        f"text-align:{side}" + ("" if name in words else ";white-space:nowrap")
        for side, name in zip(sides, head, strict=True)
    ]

    def line(tag: str, cells: Sequence[str]) -> str:
        drawn = (
            f'<{tag} style="{style}">{escape(text if side == "left" else text.replace("-", "−"))}</{tag}>'
            for side, style, text in zip(sides, styles, cells, strict=True)
        )
        return f"<tr>{''.join(drawn)}</tr>"

    told = f'<caption style="text-align:left;white-space:nowrap">{escape(title)}</caption>' if title else ""
    body = "".join(line("td", row) for row in rows)
    return f"<table>{told}<thead>{line('th', head)}</thead><tbody>{body}</tbody></table>"


def outcome_html(outcome: Any) -> str:
    """How a match ended: a team's result in a line, else everybody's place."""
    why = f" ({outcome.reason})" if outcome.reason else ""
    if outcome.left is not None:
        won = "The team won" if outcome.winners else "The team lost"
        left = f"{outcome.left} card{'' if outcome.left == 1 else 's'} left"
        return f"<p><strong>{won}</strong>: {left}{escape(why)}</p>"
    rows = [
        (
            f"Seat {seat}" + (" won" if seat in outcome.winners else ""),
            str(1 if seat in outcome.winners else place),
            *map(str, outcome.points[seat : seat + 1]),
        )
        for place, seat in enumerate(outcome.ranking, 1)
    ]
    return listing(f"The match is over{why}", ("", "place", "points")[: len(rows[0]) if rows else 2], rows)


def seen_html(seen: Any) -> str:
    """One entry of a match: who did what."""
    who = "chance" if seen.seat < 0 else f"seat {seen.seat}"
    return f"<span>Entry {seen.n}, {who}: <code>{escape(str(seen.move))}</code></span>"


def match_html(match: Any) -> str:
    """A match for whoever holds it: what all may see, and its last moves as a spectator saw them."""
    seen = match.past(None)[-MOST:]
    lines = "".join(f"<li>{'*' if one.seat < 0 else one.seat} {escape(str(one.move))}</li>" for one in seen)
    first = len(match.entries) - len(seen) + 1
    last = f"<details><summary>The last moves</summary><ol start='{first}'>{lines}</ol></details>"
    return f"<strong>{escape(str(match))}</strong>{view_html(match.view(None))}{last}"
