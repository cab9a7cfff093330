"""Games as learners want them: every move that can ever be played has a number, every view is a row of small numbers.

Both follow from views alone, so whoever learns from them knows what a seat knows. Seats are counted from the viewer
on: it is 0, whoever sits next to it 1. Talk is left out. What a learner is asked and gets for it is here too: one seat
at a time, and a share of the win.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import singledispatch
from itertools import combinations
from typing import Any, get_args

import numpy as np
from numpy.typing import NDArray

from ludoteca.engine.game import View
from ludoteca.engine.match import Match
from ludoteca.engine.moves import Move, Seat, Seen
from ludoteca.engine.registry import family_seen
from ludoteca.games.lost_code import moves as code
from ludoteca.games.lost_code.box import (
    BOXES,
    DICE,
    LOGS,
    LOST_CODE_SYMBOLS,
    MOST_WHEELS,
    ROUNDS,
    THINK_STR8_COLOURS,
    TOP_NUMBER_X,
)
from ludoteca.games.lost_code.view import Answer, CodeView, LostCodeView, Round
from ludoteca.games.lost_code.view import Phase as CodePhase
from ludoteca.games.the_game import moves as cards
from ludoteca.games.the_game.box import CARDS, COMMAND_WORDS, COMMANDS, FIRE_CARDS, HAND_SIZE, PILES, WORDS
from ludoteca.games.the_game.commands import FIRE
from ludoteca.games.the_game.view import TheGameView, tops_of
from ludoteca.mind.the_game.sheet import laid_cards

Numbers = NDArray[np.int16]
NONE = -1
"""Not there, or not known."""
LOWEST, HIGHEST = -1_000, 1_100
"""What a number of an observation may be. Positions on the track go furthest, where a table's own wheels pay 99: ten
times that forward, with what the curse and the end add; nine times back under the curse."""
SYMBOLS, STONES, SEATS = len(LOST_CODE_SYMBOLS), TOP_NUMBER_X + 1, max(HAND_SIZE)
CODE_PHASES, CARD_PHASES = get_args(CodePhase), ("start", "turn", "draw", "over")
ANSWERS, FIRES, SKULLS = get_args(Answer), ("none", "burning", "due"), ("none", "waiting", "held", "gone")


class Spaces:
    """What a family from elsewhere brings so that learners can play its games."""

    def moves(self, view: Any) -> Iterable[Move]:
        """All moves that any seat may ever play in a match that looks like this one, in a stable order."""
        raise NotImplementedError

    def row(self, view: Any, past: Sequence[Seen]) -> Iterable[int]:
        """The view, and what its seat remembers, as whole numbers from LOWEST to HIGHEST; always as many for the same
        game, options and number of players."""
        raise NotImplementedError


def _spaces_of(view: View) -> Spaces:
    family = family_seen(view)
    found = None if family is None else family.part("spaces")
    if not isinstance(found, Spaces):
        raise TypeError(
            f"Nobody has written {type(view).__name__} down in numbers yet: see ludoteca.lab.spaces.Spaces."
        )
    return found


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
    yield from _spaces_of(view).moves(view)


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
    """A seat's view, and what it remembers, as a row of whole numbers, in the layout of version 1 (docs/vector.md):
    the same row that compiled environments write, worked out from the view alone."""
    return np.fromiter(_row(view, past), np.int16)


@singledispatch
def _row(view: View, past: Sequence[Seen]) -> Iterator[int]:
    yield from _spaces_of(view).row(view, past)


@_row.register
def _(view: TheGameView, past: Sequence[Seen]) -> Iterator[int]:
    gone, mine = {*laid_cards(past), *CARDS[view.options.cards :]}, set(view.hand)
    piles = {pile.name: pile for pile in view.piles}
    shown = {card: _seat(view, seat) for seat, hand in enumerate(view.shown_hands) for card in hand}
    kinds = {card: n for n, name in enumerate(COMMANDS, 1) for card in view.layout.get(name, ())}
    if view.options.on_fire:
        kinds |= dict.fromkeys((card for card in FIRE_CARDS if card not in CARDS[view.options.cards :]), FIRE)
    yield from (1 if card in mine else 2 if card in gone else 2 + shown[card] if card in shown else 0 for card in CARDS)
    yield from (kinds.get(card, 0) for card in CARDS)
    yield from tops_of(view)
    yield from (piles[name].laid if name in piles else 0 for name in PILES)
    yield from (FIRES.index(piles[name].fire) if name in piles else 0 for name in PILES)
    yield from (int(name in view.duties) for name in PILES)
    yield from (int(view.only_pile in (None, name)) for name in PILES)
    yield from (int(name in view.in_force) for name in COMMANDS)
    yield from (int(view.phase == name) for name in CARD_PHASES)
    yield from (0, 0)  # Who is asked for words, and who waited: there is neither outside an environment with talk.
    yield from _around(view, view.hands, SEATS)
    yield from _acting(view, SEATS)
    yield from (view.draw_pile, view.minimum, view.laid, int(view.three))
    said = {(_seat(view, one.seat), one.pile): WORDS.index(one.word) + 1 for one in view.pile_signals}
    told = {(_seat(view, one.seat), one.command): COMMAND_WORDS.index(one.word) + 1 for one in view.command_signals}
    yield from (said.get((n, pile), 0) for n in range(SEATS) for pile in PILES)
    yield from (told.get((n, command), 0) for n in range(SEATS) for command in COMMANDS)


@_row.register
def _(view: CodeView, past: Sequence[Seen]) -> Iterator[int]:
    yield from (int(view.phase == name) for name in CODE_PHASES)
    yield from _acting(view, LOGS)
    yield from _places(view, view.positions)
    yield from _around(view, [view.standing.index(seat) for seat in range(view.players)] if view.standing else (), LOGS)
    symbols = range(SYMBOLS)
    logs = [view.logs[seat] for seat in _seats(view)] + list(view.logs[view.players :])
    yield from (_number(row[s]) if s < len(row) else NONE for row in logs for s in symbols)
    yield from (view.stacks[s] if s < len(view.stacks) else NONE for s in symbols)
    for s in symbols:
        who = {number: 1 + _seat(view, seat) for seat, number in view.discards[s]} if s < len(view.symbols) else {}
        yield from (who.get(number, 0) for number in range(STONES))
    for s in symbols:
        guess = view.guesses[s] if s < len(view.guesses) else None
        yield from (NONE if guess is None else int(number in guess) for number in range(STONES))
    tokens = {token.symbol: _seat(view, token.holder) for token in view.tokens}
    yield from (tokens.get(view.symbols[s], -2) if s < len(view.symbols) else -2 for s in symbols)
    for k in range(MOST_WHEELS):
        there = k < len(view.wheels)
        yield from view.wheels[k] if there else (0, 0)
        yield int(there and view.wheels[k][0] in view.available)
    yield from (_seat(view, view.cursed), SKULLS.index(view.skull), len(view.history), view.rounds)
    yield from _history(view)


def _history(view: CodeView) -> Iterator[int]:
    """Round by round what fell and who took a token; then of every seat its bids, the answers and its exchanges."""
    past: list[Round | None] = [*view.history, *[None] * (max(ROUNDS.values()) - len(view.history))]
    faces = LOST_CODE_SYMBOLS if isinstance(view, LostCodeView) else THINK_STR8_COLOURS
    running = view.history[-1] if view.history else None
    yield from (faces.index(die) for die in running.rolled) if running and running.rolled else (NONE,) * DICE
    for one in past:
        yield from (faces.index(die) for die in one.dice) if one and one.dice else (NONE,) * DICE
    yield from (faces.index(one.token) if one and one.token else NONE for one in past)
    yield from (_seat(view, one.taker) if one else NONE for one in past)
    seats = [*_seats(view), *[None] * (LOGS - view.players)]
    for seat in seats:
        for one in past:
            bid = next((bid for bid in one.bids if bid.seat == seat), None) if one else None
            yield from (bid.width, bid.points, _number(bid.low)) if bid else (NONE,) * 3
    for seat in seats:
        for one in past:
            check = next((check for check in one.checks if check.seat == seat), None) if one else None
            yield ANSWERS.index(check.answer) if check else NONE
    swaps = [[next((x for x in one.swaps if x.seat == seat), None) if one else None for one in past] for seat in seats]
    for row in swaps:
        for swap in row:
            yield from (faces.index(swap.symbol), swap.discarded) if swap else (NONE,) * 2
    yield from (_number(swap.drawn) if swap else NONE for row in swaps for swap in row)


def _number(value: int | None) -> int:
    return NONE if value is None else value


def _seat(view: View, seat: Seat | None) -> int:
    """Counted to the left from the viewer."""
    return NONE if seat is None else (seat - (view.seat or 0)) % view.players


def _seats(view: View) -> list[Seat]:
    """All seats, the viewer's first."""
    return [((view.seat or 0) + n) % view.players for n in range(view.players)]


def _places(view: View, values: Sequence[int]) -> list[int]:
    return [*(values[seat] for seat in _seats(view)), *[0] * (LOGS - view.players)]


def _around(view: View, values: Sequence[int], seats: int) -> Iterator[int]:
    """One number per seat, the viewer's first; NONE where nobody sits."""
    for n in range(seats):
        yield values[((view.seat or 0) + n) % view.players] if n < view.players and values else NONE


def _acting(view: View, seats: int) -> Iterator[int]:
    return _around(view, [int(seat in view.turn) for seat in range(view.players)], seats)
