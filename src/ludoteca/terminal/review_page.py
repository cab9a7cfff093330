"""A review as one HTML page of its own: the sum, the course of the match, and every moment with its board."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from io import StringIO

from rich.console import Console

from ludoteca.learn.review import CALLED, Judged
from ludoteca.terminal.review import Told, accuracy_of, rounded
from ludoteca.terminal.screen.faces import face_for, palette_of
from ludoteca.terminal.screen.scene import Scene
from ludoteca.terminal.words import words_for

_STYLE = """
:root{color-scheme:light dark;--ink:#2b2420;--paper:#f7f2e8;--line:#d8ccb8;--main:#1f6f6b;--soft:#6f6252;
--inaccurate:#b98a1d;--mistake:#c4622d;--blunder:#b3261e}
@media(prefers-color-scheme:dark){:root{--ink:#efe6d8;--paper:#1d1a18;--line:#443c34;--main:#63c2b5;--soft:#a99b88;
--inaccurate:#e0b84f;--mistake:#ef9560;--blunder:#f2857e}}
body{font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--paper);max-width:60rem;margin:3rem auto;
padding:0 1rem;font-variant-numeric:tabular-nums}
h1,h2,h3{font-family:Georgia,serif;font-weight:600}.wide{overflow-x:auto}
table{border-collapse:collapse;width:100%;margin:1rem 0}
th,td{padding:.35rem .6rem;border-bottom:1px solid var(--line);text-align:right}
th:first-child,td:first-child{text-align:left}
svg{width:100%;min-width:30rem;height:auto}text{fill:var(--soft);font:13px system-ui,sans-serif}
.axis{stroke:var(--line)}.course{fill:none;stroke:var(--main);stroke-width:2.5}
.soft{color:var(--soft)}.moment{border-left:4px solid var(--line);padding-left:1rem;margin:1.5rem 0}
.inaccurate{border-color:var(--inaccurate);fill:var(--inaccurate)}.mistake{border-color:var(--mistake);fill:var(--mistake)}
.blunder{border-color:var(--blunder);fill:var(--blunder)}
pre{font:14px/1.15 ui-monospace,Menlo,Consolas,"DejaVu Sans Mono",monospace;overflow-x:auto;padding:.8rem;
border-radius:6px}
"""
WIDTH, HEIGHT, EDGE = 800, 240, 16
COLUMNS, ROWS = 84, 40
"""A board is drawn as in a terminal of this size."""


def html_of(told: Told) -> str:
    """The page."""
    say = told.words.say
    head = say("review-head", title=told.match.game.title, players=told.match.players, depth=told.review.depth)
    parts = [
        f"<h1>{escape(head)}</h1>",
        *_sums(told),
        f"<h2>{escape(say('review-course'))}</h2>",
        *(_graph(told, seat) for seat in _seats(told)),
        f"<h2>{escape(say('review-moments'))}</h2>",
        *(_moment(told, judged) for judged in told.moments()),
    ]
    if not told.moments():
        parts.append(f"<p>{escape(say('review-none'))}</p>")
    parts.append(f"<p class=soft>{escape(say('review-assumes', unit=told.review.unit))}</p>")
    return (
        f"<!doctype html><html lang={told.language}><meta charset=utf-8>"
        f"<meta name=viewport content='width=device-width'><title>{escape(head)}</title><style>{_STYLE}</style>"
        + "\n".join(parts)
        + "</html>\n"
    )


def _seats(told: Told) -> list[int | None]:
    """Whose course is drawn: the team's, or one for each seat."""
    if told.review.team:
        return [None]
    return [told.seat] if told.seat is not None else list(range(told.match.players))


def _sums(told: Told) -> Iterator[str]:
    say, unit = told.words.say, told.review.unit
    heads = [
        say(f"review-column-{name}") for name in ("player", "start", "luck", "errors", "result", "accuracy", "like")
    ]
    rows = []
    for player in told.review.players:
        account = player.account
        start, errors, result = (rounded(value, unit) for value in (account.start, account.errors, account.result))
        sums = [told.amount(value) for value in (start, result - start + errors, errors, result)]
        like = say("review-like", like=player.like or "none")
        rows.append([told.names[player.seat], *sums, accuracy_of(player), like])
    yield _table(heads, rows)
    yield f"<p class=soft>{escape(say('review-sum'))}</p>"


def _table(heads: list[str], rows: list[list[str]]) -> str:
    top = "".join(f"<th scope=col>{escape(head)}</th>" for head in heads)
    lines = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<div class=wide><table><tr>{top}</tr>{lines}</table></div>"


def _graph(told: Told, seat: int | None) -> str:
    """What the match was worth at every decision, with marks where errors were."""
    mine = [each for each in told.review.decisions if seat in (None, each.seat) and each.value is not None]
    if len(mine) < 2:
        return ""
    values = [float(each.value or 0.0) for each in mine]
    low, high = (0.0, 1.0) if told.review.unit == "win" else (min(values) - 1, max(values) + 1)
    result = told.review.players[seat or 0].account.result
    low, high = min(low, result), max(high, result)

    def place(n: int, value: float) -> tuple[float, float]:
        x = EDGE + n * (WIDTH - 2 * EDGE) / len(mine)
        return round(x, 1), round(HEIGHT - 24 - (value - low) / (high - low) * (HEIGHT - 48), 1)

    points = [place(n, value) for n, value in enumerate([*values, result])]
    line = " ".join(f"{x},{y}" for x, y in points)
    marks = "".join(_mark(told, each, *points[n]) for n, each in enumerate(mine) if each.is_shown)
    name = told.words.say("review-team") if seat is None else told.names[seat]
    ticks = "".join(
        f"<text x={EDGE} y={place(0, value)[1] + beside}>{escape(told.amount(value))}</text>"
        f"<line class=axis x1={EDGE} x2={WIDTH - EDGE} y1={place(0, value)[1]} y2={place(0, value)[1]} />"
        for value, beside in ((low, 16), (high, -6))
    )
    return (
        f"<h3>{escape(name)}</h3><div class=wide><svg viewBox='0 0 {WIDTH} {HEIGHT}' role=img "
        f"aria-label='{escape(told.words.say('review-course'), quote=True)}'>{ticks}"
        f"<polyline class=course points='{line}' />{marks}</svg></div>"
    )


def _mark(told: Told, judged: Judged, x: float, y: float) -> str:
    title = told.verdict(judged)
    if judged.verdict in CALLED:
        title += f": {told.amount(judged.error)}"
    circle = f"<circle class={_colour(judged)} cx={x} cy={y} r=6><title>{escape(title)}</title></circle>"
    return f"<a href='#n{judged.n}'>{circle}</a>"


def _colour(judged: Judged) -> str:
    return judged.verdict if judged.verdict in CALLED else "inaccurate"


def _moment(told: Told, judged: Judged) -> str:
    first, *rest = told.story(judged)
    lines = "".join(f"<p>{escape(line)}</p>" for line in rest)
    return (
        f"<section class='moment {_colour(judged)}' id=n{judged.n}><h3>{escape(first)}</h3>"
        f"{lines}{_board(told, judged)}</section>"
    )


def _board(told: Told, judged: Judged) -> str:
    """The table as the seat saw it: a picture made of signs, and in words for whoever does not see it."""
    decision, game = told.decision(judged), told.match.game.name
    words, palette = words_for(decision.view, told.language), palette_of(game)
    scene = Scene(decision.view, decision.past, told.names, (None,) * told.match.players, words, palette)
    paper = Console(record=True, width=COLUMNS, file=StringIO(), color_system="truecolor", force_terminal=True)
    paper.print(face_for(game).board(scene, COLUMNS, ROWS), end="")
    drawn = paper.export_html(inline_styles=True, code_format="{code}").rstrip()
    said = " ".join(words.situation(decision.view, told.names))
    colours = f"color:{palette.text};background:{palette.table}"
    return f'<pre role=img style="{colours}" aria-label="{escape(said, quote=True)}">{drawn}</pre>'
