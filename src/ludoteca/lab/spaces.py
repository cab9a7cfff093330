"""Games as learners want them: every move that can ever be played has a number, every view is a row of small numbers.

Both follow from views alone, so whoever learns from them knows what a seat knows. Seats are counted from the viewer
on: it is 0, whoever sits next to it 1. Talk is left out. What a learner is asked and gets for it is here too: one seat
at a time, and a share of the win.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import singledispatch
from itertools import combinations
from typing import get_args

import numpy as np
from numpy.typing import NDArray

from ludoteca.engine.game import View
from ludoteca.engine.match import Match
from ludoteca.engine.moves import Move, Seat, Seen
from ludoteca.games.lost_code import moves as code
from ludoteca.games.lost_code.box import BOXES, DICE, MOST_WHEELS, ROUNDS
from ludoteca.games.lost_code.view import Answer, CodeView, Round
from ludoteca.games.lost_code.view import Phase as CodePhase
from ludoteca.games.the_game import moves as cards
from ludoteca.games.the_game.box import CARDS, COMMANDS, PILES
from ludoteca.games.the_game.view import Phase as CardPhase
from ludoteca.games.the_game.view import TheGameView
from ludoteca.mind.the_game.sheet import laid_cards

Numbers = NDArray[np.int16]
NONE = -1
"""Not there, or not known."""
LOWEST, HIGHEST = -1_000, 1_100
"""What a number of an observation may be. Positions on the track go furthest, where a table's own wheels pay 99: ten
times that forward, with what the curse and the end add; nine times back under the curse."""
SYMBOLS, STONES, LOGS, SEATS = 6, 9, 4, 5
CODE_PHASES, CARD_PHASES = get_args(CodePhase), get_args(CardPhase)
ANSWERS, FIRES, SKULLS = get_args(Answer), ("none", "burning", "due"), ("none", "waiting", "held", "gone")


def next_asked(match: Match, last: Seat) -> Seat:
    """Where several seats may act, the one after whoever acted last (-1: nobody yet): all have their say in turn."""
    return min(match.turn, key=lambda seat: (seat - last - 1) % match.players)


def shares(match: Match) -> tuple[float, ...]:
    """What every seat gets: nothing before the end; then 1 for who wins, shared by those who share it; a team that wins
    gets 1 each."""
    winners = match.outcome.winners if match.outcome else ()
    share = 1.0 if match.game.team else 1.0 / max(1, len(winners))
    return tuple(share if seat in winners else 0.0 for seat in range(match.players))


# --- moves ----------------------------------------------------------------------------------------------------------


@singledispatch
def every_move(view: View) -> Iterator[Move]:
    """All moves that any seat may ever play in a match that looks like this one, in a stable order; no signals."""
    raise TypeError(f"Nobody has numbered the moves of {type(view).__name__} yet.")


@every_move.register
def _(view: TheGameView) -> Iterator[Move]:
    yield from (cards.Lay(card, pile) for pile in PILES for card in CARDS)
    yield from (cards.Start(seat) for seat in range(view.players))
    yield from (cards.End(), cards.TakeBack())


@every_move.register
def _(view: CodeView) -> Iterator[Move]:
    written = [some for size in range(BOXES + 1) for some in combinations(range(view.top_number + 1), size)]
    yield code.Keep()
    for die in range(DICE):
        yield from (code.Turn(die, symbol) for symbol in view.symbols)
        yield from (code.Replace(die, symbol) for symbol in view.symbols)
    for width, _ in view.wheels:
        yield from (code.Wheel(width, start) for start in range(view.top_sum - width + 2))
        yield code.Tile(width)
    yield from (code.Place(start) for start in range(view.top_sum + 1))
    yield from (code.Exchange(symbol) for symbol in view.symbols)
    yield from (code.Take(), code.Pass())
    yield from (code.Lock(numbers) for numbers in written)
    yield from (code.Guess(symbol, numbers) for symbol in view.symbols for numbers in written)


# --- observations ---------------------------------------------------------------------------------------------------


def observe(view: View, past: Sequence[Seen]) -> Numbers:
    """A seat's view, and what it remembers, as a row of whole numbers; always as long for the same game."""
    return np.fromiter(_row(view, past), np.int16)


@singledispatch
def _row(view: View, past: Sequence[Seen]) -> Iterator[int]:
    raise TypeError(f"Nobody has written down {type(view).__name__} in numbers yet.")


@_row.register
def _(view: TheGameView, past: Sequence[Seen]) -> Iterator[int]:
    gone, mine = set(laid_cards(past)), set(view.hand)
    shown = {card for seat, hand in enumerate(view.shown_hands) if seat != view.seat for card in hand}
    command = {card: n for n, name in enumerate(COMMANDS, 1) for card in view.layout.get(name, ())}
    # Every card: in the own hand 1, gone 2, known to be in another hand 3, else 0; and which command it bears.
    yield from (1 if card in mine else 2 if card in gone else 3 if card in shown else 0 for card in CARDS)
    yield from (command.get(card, 0) for card in CARDS)
    for pile in view.piles:
        yield from (pile.top, pile.laid, FIRES.index(pile.fire), int(pile.name in view.duties))
        yield int(view.only_pile in (None, pile.name))
    yield from (int(name in view.in_force) for name in COMMANDS)
    yield from _flags(view.phase, CARD_PHASES)
    yield from _around(view, view.hands, SEATS)
    yield from _acting(view, SEATS)
    yield from (view.draw_pile, view.minimum, view.laid, int(view.three))


@_row.register
def _(view: CodeView, past: Sequence[Seen]) -> Iterator[int]:
    yield from _flags(view.phase, CODE_PHASES)
    yield from _acting(view, LOGS)
    yield from _around(view, view.positions, LOGS)
    yield from _around(view, [view.standing.index(seat) for seat in range(view.players)] if view.standing else (), LOGS)
    order = [*(log for log, _ in enumerate(view.logs) if log < view.players), *range(view.players, LOGS)]
    first = view.seat or 0
    logs = [view.logs[(first + n) % view.players] if n < view.players else view.logs[n] for n in order]
    for s in range(SYMBOLS):
        known = s < len(view.symbols)
        yield from (_number(row[s]) if known else NONE for row in logs)
        yield view.stacks[s] if known else NONE
        # Every number: discarded by the viewer 2, by somebody else 1; and whether it is written down at the end.
        discards = {number: 2 if seat == view.seat else 1 for seat, number in view.discards[s]} if known else {}
        yield from (discards.get(number, 0) for number in range(STONES))
        guess = view.guesses[s] if known and s < len(view.guesses) else None
        yield from (NONE if guess is None else int(number in guess) for number in range(STONES))
        token = next((token for token in view.tokens if known and token.symbol == view.symbols[s]), None)
        yield from (int(token is not None), NONE if token is None else _seat(view, token.holder))
    for k in range(MOST_WHEELS):
        there = k < len(view.wheels)
        yield from view.wheels[k] if there else (0, 0)
        yield int(there and view.wheels[k][0] in view.available)
    yield from (_seat(view, view.cursed), SKULLS.index(view.skull), len(view.history), view.rounds)
    for n in range(max(ROUNDS.values())):
        yield from _round(view, view.history[n] if n < len(view.history) else None)


def _round(view: CodeView, past: Round | None) -> Iterator[int]:
    """The dice, and of every seat its bid, the answer, and what it discarded."""
    yield from (_symbol(view, past.dice[die]) if past and past.dice else NONE for die in range(DICE))
    yield _symbol(view, past.token) if past and past.token else NONE
    for n in range(LOGS):
        seat = ((view.seat or 0) + n) % view.players if n < view.players else None
        bid = next((bid for bid in past.bids if bid.seat == seat), None) if past else None
        check = next((check for check in past.checks if check.seat == seat), None) if past else None
        swap = next((swap for swap in past.swaps if swap.seat == seat), None) if past else None
        yield from (bid.width, bid.points, _number(bid.low)) if bid else (NONE,) * 3
        yield ANSWERS.index(check.answer) if check else NONE
        yield from (_symbol(view, swap.symbol), swap.discarded, _number(swap.drawn)) if swap else (NONE,) * 3


def _number(value: int | None) -> int:
    return NONE if value is None else value


def _symbol(view: CodeView, symbol: str) -> int:
    """Its place; a die may show one that is not in play."""
    return view.symbols.index(symbol) if symbol in view.symbols else SYMBOLS


def _seat(view: View, seat: Seat | None) -> int:
    return NONE if seat is None else (seat - (view.seat or 0)) % view.players


def _flags(value: str, names: Sequence[str]) -> Iterator[int]:
    return (int(value == name) for name in names)


def _around(view: View, values: Sequence[int], seats: int) -> Iterator[int]:
    """One number per seat, the viewer's first; NONE where nobody sits."""
    for n in range(seats):
        yield values[((view.seat or 0) + n) % view.players] if n < view.players and values else NONE


def _acting(view: View, seats: int) -> Iterator[int]:
    return _around(view, [int(seat in view.turn) for seat in range(view.players)], seats)
