"""A table where the test plays chance: any deal, any roll, and words short enough to read like the rulebook."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import Any

import pytest

import ludoteca
from ludoteca.engine.game import IllegalMove
from ludoteca.games.lost_code.moves import Place, Roll, Tile, Wheel
from ludoteca.games.lost_code.state import State
from ludoteca.games.lost_code.view import Bid, Check, CodeView, Round

EAGLE, JAGUAR, CHAMELEON, SNAKE, HUMAN, BEAR = range(6)
PLAIN = ("eagle", "jaguar", "snake")
"""A roll that offers no token and needs no turning."""
PLAIN_COLOURS = ("blue", "green", "yellow")


class Table:
    """By default log 0 has only 0s, log 1 only 1s, and so on; seat 0 is furthest behind, then 1, 2, 3.

    `codes` gives certain stones to some logs; the others then get the smallest that are left.
    `pile` is the first pile of markers, bottom to top.
    """

    def __init__(
        self,
        game: str = "lost-code",
        *,
        players: int = 2,
        codes: Mapping[int, Sequence[int]] | None = None,
        pile: Sequence[int] | None = None,
        **options: Any,
    ) -> None:
        self.match = ludoteca.new(game, players=players, options=options, chance="manual")
        self.tiles = game == "think-str8"
        self.chance("stack", ",".join(map(str, pile or range(players - 1, -1, -1))))
        symbols = self.view(None).symbols
        given = codes or {}
        rows = [_numbers({log: code[place] for log, code in given.items()}) for place in range(len(symbols))]
        for log in range(4):
            for symbol, row in zip(symbols, rows, strict=True):
                self.chance("deal", log, symbol, row[log])

    # --- playing -------------------------------------------------------------------------------------------------

    def chance(self, *words: object) -> None:
        self.match.play(ludoteca.CHANCE, " ".join(map(str, words)))

    def play(self, *words: object, seat: int | None = None) -> None:
        """A move of the seat on turn, or of the seat that is named."""
        self.match.play(self.turn[0] if seat is None else seat, " ".join(map(str, words)))

    def refused(self, *words: object, seat: int | None = None) -> tuple[str, str]:
        """Try a move that the rules refuse: the rule and the code they name. Nothing has changed afterwards."""
        before = self.state
        with pytest.raises(IllegalMove) as caught:
            self.play(*words, seat=seat)
        assert self.state == before
        return caught.value.refusal.rule, caught.value.refusal.code

    def roll(self, *dice: str) -> None:
        self.match.play(ludoteca.CHANCE, Roll(dice or (PLAIN_COLOURS if self.tiles else PLAIN)))

    def roll_and_keep(self, *dice: str) -> None:
        self.roll(*dice)
        if self.phase == "turn":
            self.play("keep")

    def bid(self, plan: Mapping[int, int]) -> None:
        """Everybody bids: seat → width of a bid that will be right, or minus the width of one that will be wrong."""
        while self.phase == "wheel":
            (seat,) = self.turn
            width = abs(plan[seat])
            self.match.play(seat, Tile(width) if self.tiles else Wheel(width, self.start_for(seat, plan[seat])))
        while self.phase == "place":
            seat = self.turn[0]
            self.match.play(seat, Place(self.start_for(seat, plan[seat])))

    def start_for(self, seat: int, wanted: int) -> int:
        """Where a wheel must begin to be right, or (minus) to be wrong."""
        width, total = abs(wanted), self.sum_of(seat)
        starts = range(self.view(None).top_sum - width + 2)
        return next(start for start in starts if (start <= total < start + width) == (wanted > 0))

    def exchange_all(self) -> None:
        """Whoever has to exchange gives up the first symbol that can be had, and draws the smallest number."""
        while self.phase in ("exchange", "draw"):
            self.match.play(self.turn[0], self.match.moves(self.turn[0])[0])

    def round(self, plan: Mapping[int, int], *dice: str) -> None:
        """A whole round."""
        self.roll_and_keep(*dice)
        self.bid(plan)
        self.exchange_all()

    def rounds(self, count: int, plan: Mapping[int, int] | None = None) -> None:
        """Some rounds; without a plan everybody is right with the wheels that pay least, so no stone is exchanged."""
        widths = self.view(None).wheels
        for _ in range(count):
            self.round(plan or {seat: widths[seat][0] for seat in range(self.match.players)})

    def to_final_guesses(self) -> None:
        self.rounds(self.view(None).rounds - self.number + 1)
        assert self.phase == "guess"

    def write(self, guesses: Mapping[int, Sequence[str]]) -> None:
        """Final numbers: seat → one text per symbol that is not locked, such as "3,5" or "-". Others write nothing."""
        for seat in list(self.turn):
            given = iter(guesses.get(seat, ()))
            while self.phase == "guess" and seat in self.turn:
                symbol = self.choices(seat)[0].split()[1]
                self.play("guess", symbol, next(given, "-"), seat=seat)

    # --- looking -------------------------------------------------------------------------------------------------

    @property
    def state(self) -> State:
        state: State = self.match.state
        return state

    @property
    def turn(self) -> Sequence[int]:
        return self.match.turn

    @property
    def phase(self) -> str:
        return self.state.phase

    @property
    def now(self) -> Round:
        """The running round (or the last one), as nobody sees it: with everything."""
        return self.state.history[-1]

    @property
    def number(self) -> int:
        return self.now.number

    @property
    def positions(self) -> tuple[int, ...]:
        return self.state.track.positions

    @property
    def standing(self) -> tuple[int, ...]:
        return self.state.track.standing

    def view(self, seat: int | None) -> CodeView:
        return code_view(self.match, seat)

    def sum_of(self, seat: int) -> int:
        symbols = self.view(None).symbols
        return sum(self.state.logs[seat][symbols.index(die)] or 0 for die in self.now.dice)

    def choices(self, seat: int | None = None) -> list[str]:
        """The moves of the seat on turn, as text."""
        return [str(move) for move in self.match.moves(self.turn[0] if seat is None else seat)]


def code_view(match: ludoteca.Match, seat: int | None) -> CodeView:
    view = match.view(seat)
    assert isinstance(view, CodeView)
    return view


def _numbers(given: Mapping[int, int]) -> list[int]:
    """One symbol's stones for the four logs."""
    free = [number for number in range(9) if number not in given.values()]
    return [given[log] if log in given else free.pop(0) for log in range(4)]


def last_check(table: Table, seat: int) -> Check:
    """The last answer a seat got."""
    checked = [check for played in table.state.history for check in played.checks if check.seat == seat]
    return checked[-1]


def noted(bid: Bid, check: Check, top: int) -> tuple[int, int]:
    """The range that a player writes on the sheet."""
    assert bid.low is not None
    assert bid.high is not None
    ranges = {"right": (bid.low, bid.high), "lower": (0, bid.low - 1), "higher": (bid.high + 1, top)}
    return ranges[check.answer]


def possible_codes(view: CodeView) -> Iterator[tuple[int, ...]]:
    """All codes that the seat of a view may have, by trying every one: slow, and independent of the rules' own code."""
    assert view.seat is not None
    hidden = []
    for place in range(len(view.symbols)):
        seen = {log[place] for log in view.logs} | {number for _, number in view.discards[place]}
        hidden.append([number for number in range(view.top_number + 1) if number not in seen])
    for code in product(*hidden):
        if all(_fits(view, played, code) for played in view.history if played.checks):
            yield code


def _fits(view: CodeView, played: Round, code: tuple[int, ...]) -> bool:
    (bid,) = (bid for bid in played.bids if bid.seat == view.seat)
    (check,) = (check for check in played.checks if check.seat == view.seat)
    total = 0
    for die in played.dice:
        gone = [
            swap.discarded
            for later in view.history[played.number - 1 :]
            for swap in later.swaps
            if (swap.seat, swap.symbol) == (view.seat, die)
        ]
        total += gone[0] if gone else code[view.symbols.index(die)]
    assert bid.low is not None
    assert bid.high is not None
    answers = {"right": bid.low <= total <= bid.high, "lower": total < bid.low, "higher": total > bid.high}
    return answers.get(check.answer, not answers["right"])


def possible(view: CodeView, symbol: str) -> set[int]:
    """The numbers that the own stone of a symbol may have."""
    return {code[view.symbols.index(symbol)] for code in possible_codes(view)}
