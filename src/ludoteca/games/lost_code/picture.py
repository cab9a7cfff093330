"""The table of The Lost Code and Think Str8! as a picture, drawn from a view: for notebooks, or as an SVG file."""

from __future__ import annotations

from ludoteca.engine.display import Colours, Sheet, whose
from ludoteca.games.lost_code.box import LOST_CODE_SYMBOLS
from ludoteca.games.lost_code.view import Bid, CodeView

DUSK = Colours("#0e2226", "#f0e6d2", "#9db0a8", "#e8b04a", "#14201f", "#e3c27a", "#35525a")
PAPER = Colours("#f6f4ee", "#1b1b1f", "#5c5c66", "#b3261e", "#101014", "#e9e6dc", "#bdb8ab")
STONES = {
    "eagle": "#e3c27a", "jaguar": "#e58f5e", "chameleon": "#8fc97f", "snake": "#5fc2b8", "human": "#d9a3c4",
    "bear": "#a9b6d8", "blue": "#7fb2f0", "green": "#86cf8c", "yellow": "#f2d34f", "violet": "#c4a0e8",
    "red": "#f28f86", "grey": "#bfc3c9",
}  # fmt: skip
EDGE, NAMES, COLUMN, ROW = 16, 84, 74, 34
BROAD, TALL = 44, 28
"""Of a stone."""
RIGHT = EDGE + NAMES + 6 * COLUMN + 8
"""Where wheels and bids begin, beside six columns of stones."""


def draw(view: CodeView) -> str:
    """Logs, stacks, dice, wheels with who took them, and the track."""
    colours = DUSK if view.symbols[0] in LOST_CODE_SYMBOLS else PAPER
    running = view.history[-1] if view.history else None
    sheet = Sheet(RIGHT + 190, colours, f"{whose(view)}: positions {', '.join(map(str, view.positions))}")
    now = f"round {running.number if running else 0} of {view.rounds}, {view.phase}"
    asked = ", ".join(str(seat) for seat in view.turn if seat >= 0)
    sheet.words(EDGE, 26, f"{whose(view)} · {now}{f', seat {asked}' if asked else ''}")
    for at, symbol in enumerate(view.symbols):
        sheet.words(_middle(at), 50, symbol, size=12, fill=colours.muted, anchor="middle")
    y = _logs(sheet, view, 58.0)
    y = _under(sheet, view, y)
    if running is not None and running.dice:
        sheet.words(EDGE, y + 19, "dice")
        for n, die in enumerate(running.dice):
            wide = COLUMN + 8
            sheet.piece(EDGE + NAMES + n * (wide + 6), y, die, wide=wide, high=TALL, fill=STONES[die], size=13)
        y += ROW
    return sheet.svg(max(y, _wheels(sheet, view, 50.0)) + 8)


def _middle(at: int) -> float:
    return EDGE + NAMES + at * COLUMN + BROAD / 2


def _logs(sheet: Sheet, view: CodeView, y: float) -> float:
    for n, log in enumerate(view.logs):
        name = f"seat {n}" if n < view.players else "neutral"
        place = f" · {view.positions[n]}" if n < view.players else ""
        sheet.words(EDGE, y + 19, name + place, fill=sheet.colours.accent if n in view.turn else "")
        for at, number in enumerate(log):
            fill = "" if number is None else STONES[view.symbols[at]]
            sheet.piece(EDGE + NAMES + at * COLUMN, y, number, wide=BROAD, high=TALL, fill=fill, size=16)
        y += ROW
    return y


def _under(sheet: Sheet, view: CodeView, y: float) -> float:
    """What is left to draw, what lies open, and what the viewer has written, symbol by symbol."""
    lines = {"to draw": [str(count) for count in view.stacks]}
    lines["laid open"] = [" ".join(str(number) for _, number in gone) for gone in view.discards]
    lines["written"] = [" ".join(map(str, numbers or ())) for numbers in view.guesses]
    for name, cells in lines.items():
        if any(cells):
            sheet.words(EDGE, y + 14, name, size=12, fill=sheet.colours.muted)
            for at, cell in enumerate(cells):
                sheet.words(_middle(at), y + 14, cell, size=12, anchor="middle")
            y += 20
    return y + 6


def _wheels(sheet: Sheet, view: CodeView, y: float) -> float:
    """Every wheel: what it pays, and who has set it where with which answer."""
    running = view.history[-1] if view.history else None
    bids = {bid.width: bid for bid in running.bids} if running else {}
    answers = {check.seat: check.answer for check in running.checks} if running else {}
    sheet.words(RIGHT, y, "width · points", size=12, fill=sheet.colours.muted)
    for width, points in view.wheels:
        bid = bids.get(width)
        taken = "" if bid is None else f"  {_bid(bid, answers.get(bid.seat, ''))}"
        sheet.words(RIGHT, y + 22, f"{width} · {points}{taken}", fill=sheet.colours.accent if bid else "")
        y += 22
    return y


def _bid(bid: Bid, answer: str) -> str:
    where = "" if bid.low is None else f" {bid.low} to {bid.high}"
    return f"seat {bid.seat}{where} {answer}".rstrip()
