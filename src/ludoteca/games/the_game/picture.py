"""The table of The Game and Extreme as a picture, drawn from a view: for notebooks, or as an SVG file."""

from __future__ import annotations

from ludoteca.engine.display import HIGH, WIDE, Colours, Sheet, whose
from ludoteca.games.the_game.view import PileView, TheGameView

EMBER = Colours("#0b0a0a", "#efe6d8", "#a59a8d", "#ff7a4d", "#17120f", "#efe3cc", "#4a4038")
ICE = Colours("#081326", "#e6f1fb", "#93abc7", "#ff9d2e", "#0a1626", "#d6ecf8", "#29425f")
EDGE, COLUMN, LINE = 16, 118, 18
TALL, BROAD = 84, 62
"""Of a card on a pile."""
THIN = 14
"""A card of which one only knows that it is there."""


def draw(view: TheGameView) -> str:
    """Piles, what was said about them, hands and the draw pile."""
    extreme = bool(view.layout)
    told = f"{whose(view)}: " + ", ".join(f"{pile.name} {pile.top}" for pile in view.piles)
    sheet = Sheet(2 * EDGE + 5 * COLUMN, ICE if extreme else EMBER, told)
    sheet.words(EDGE, 26, f"{whose(view)} · {_now(view)}")
    for n, pile in enumerate(view.piles):
        _pile(sheet, view, pile, EDGE + n * COLUMN)
    x = EDGE + 4 * COLUMN
    sheet.piece(x, 60, None, wide=BROAD, high=TALL)
    sheet.words(x + BROAD / 2, 108, str(view.draw_pile), size=20, anchor="middle")
    sheet.words(x, 52, "to draw", fill=sheet.colours.muted)
    y = 178 + LINE * max([0, *(sum(one.pile == pile.name for one in view.pile_signals) for pile in view.piles)])
    if view.in_force:
        sheet.words(EDGE, y, "in force: " + ", ".join(view.in_force), fill=sheet.colours.accent)
        y += LINE + 4
    return sheet.svg(_hands(sheet, view, y) + 6)


def _now(view: TheGameView) -> str:
    if view.outcome is not None:
        return f"over: {'won' if view.outcome.winners else f'{view.outcome.left} cards left'}"
    asked = ", ".join(str(seat) for seat in view.turn if seat >= 0)
    return f"{view.phase}, seat {asked}" if asked else str(view.phase)


def _pile(sheet: Sheet, view: TheGameView, pile: PileView, x: float) -> None:
    sheet.words(x, 52, f"{'▲' if pile.ascending else '▼'} {pile.name}", fill=sheet.colours.muted)
    sheet.piece(x, 60, pile.top, wide=BROAD, high=TALL, size=26)
    if pile.name in view.duties:
        sheet.frame(x - 3, 57, BROAD + 6, TALL + 6)
    mark = pile.command or (pile.fire if pile.fire != "none" else "")
    if mark:
        sheet.words(x, 160, mark, size=12)
    for n, said in enumerate(one for one in view.pile_signals if one.pile == pile.name):
        sheet.words(x, 178 + n * LINE, f"{said.seat}: {said.word}", fill=sheet.colours.accent)


def _hands(sheet: Sheet, view: TheGameView, y: float) -> float:
    """Every seat: its cards where they may be seen, else how many; and where the next line may begin."""
    for seat, count in enumerate(view.hands):
        known = view.hand if seat == view.seat else view.open_hands[seat] if view.open_hands else view.shown_hands[seat]
        sheet.words(EDGE, y + 28, f"seat {seat}", fill=sheet.colours.accent if seat in view.turn else "")
        x = EDGE + 62
        for card in known:
            sheet.piece(x, y, card)
            x += WIDE + 4
        for _ in range(count - len(known)):
            sheet.piece(x, y, None, wide=THIN)
            x += THIN + 4
        words = ", ".join(f"{one.command}: {one.word}" for one in view.command_signals if one.seat == seat)
        sheet.words(sheet.wide - EDGE, y + 28, words, size=11, fill=sheet.colours.accent, anchor="end")
        y += HIGH + 8
    return y
