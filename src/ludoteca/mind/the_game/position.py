"""From what a seat sees to the records that the kernels work on, and back to moves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from ludoteca.engine.moves import Seat, Seen
from ludoteca.games.the_game.box import (
    HAND_SIZE,
    LOWEST,
    MINIMUM,
    MINIMUM_PRO,
    PILES,
    Command,
    Pile,
    Word,
)
from ludoteca.games.the_game.commands import KIND, PLAIN, kinds_of
from ludoteca.games.the_game.moves import Lay
from ludoteca.games.the_game.options import ExtremeOptions, TheGameOptions
from ludoteca.games.the_game.piles import LAYS, PILE_INDEX
from ludoteca.games.the_game.state import highest_card, starts_of
from ludoteca.games.the_game.view import TheGameView, tops_of
from ludoteca.mind.the_game.kernel import BOX, LAY, NONE, TABLE, TURN, Box, Table
from ludoteca.mind.the_game.memory import Memory
from ludoteca.mind.the_game.rollouts import GUESS, Guess
from ludoteca.mind.the_game.sheet import next_seat
from ludoteca.mind.the_game.turns import THOUGHT, TIERS, Thought

TIER_OF: dict[Word, int] = {
    "leave-please": 0,
    "trick": 0,
    "leave": 1,
    "good": 2,
    "small-step": 3,
    "free": TIERS,
}
"""How a word is understood: by how near the speaker's card probably is."""


def box_of(options: TheGameOptions, players: int, layout: Mapping[Command, Sequence[int]]) -> Box:
    """The record of a match's options; `layout` has the commands that are in play."""
    highest = highest_card(options)
    kinds = kinds_of(layout, tuple(layout), on_fire=options.on_fire, highest=highest)
    box = np.zeros(1, BOX)[0]
    box["players"] = players
    box["hand_size"] = options.hand or HAND_SIZE[players]
    box["lowest"], box["highest"], box["starts"] = LOWEST, highest, starts_of(options)
    box["minimum"] = MINIMUM_PRO if options.pro else MINIMUM
    box["special"] = any(kind != PLAIN for kind in kinds)
    box["undo"] = options.undo_within_turn
    box["kinds"][: len(kinds)] = kinds
    if isinstance(options, ExtremeOptions):
        box["lose"] = options.violations == "lose"
        box["command_counts"] = options.one_pile_midturn != "from_now"
        box["whole_turn"] = options.one_pile_midturn == "whole_turn"
        box["lay_all"] = options.short_hand == "lay_all"
    return box


class Position:
    """The table as one seat sees it, on its turn: ready to be thought about."""

    def __init__(
        self, view: TheGameView, past: Sequence[Seen], seat: Seat | None = None, memory: Memory | None = None
    ) -> None:
        """`seat` is the one on turn in what is thought about; usually the viewer. Whoever keeps a memory of this match
        need not go through the whole past again."""
        assert view.seat is not None
        memory = (Memory() if memory is None else memory).recall(past, view.options.cards)
        self.view = view
        self.box: Box = memory.kept((view.options, view.players, view.layout), box_of)
        self.unseen = memory.unseen(view.hand)
        self.tables: Any = np.zeros(2, TABLE)
        self.table: Table = self.tables[0]
        self.thought: Thought = np.zeros(1, THOUGHT)[0]
        self._lay_table(view.seat if seat is None else seat)
        self.thought["to_come"] = memory.to_come
        # With people who never signal nobody should count on being told.
        self.talk = memory.heard(view.seat)
        self._hear()

    def _lay_table(self, seat: Seat) -> None:
        view, s = self.view, self.table
        s["phase"], s["seat"], s["only"] = TURN, seat, NONE
        s["tops"] = tops_of(view)
        s["held"][: view.players] = view.hands
        s["hands"][view.seat, : len(view.hand)] = view.hand
        s["undrawn"] = view.draw_pile
        s["to_go"] = sum(view.hands) + view.draw_pile
        s["minimum"] = view.minimum or min(self.box["minimum"] if view.draw_pile else 1, max(view.hands[seat], 1))
        s["laid"], s["three"] = view.laid, view.three
        if view.only_pile is not None:
            s["only"] = PILE_INDEX[view.only_pile]
        for pile in view.piles:
            if pile.fire == "due":
                s["due"] |= 1 << PILE_INDEX[pile.name]
        for n, (card, name) in enumerate(view.laid_cards):
            # What lay there before is never asked: these cards are not taken back.
            s["log"][n, :2] = card, PILE_INDEX[name]

    def _hear(self) -> None:
        """What teammates have said, for the search (`near`) and for guessing their hands (`words`)."""
        view = self.view
        self.words = np.full((view.players, len(PILES)), -1, np.int8)
        for said in view.pile_signals:
            if said.seat != view.seat:
                self.words[said.seat, PILE_INDEX[said.pile]] = TIER_OF[said.word]
        following = next_seat(view)
        for seat in range(view.players):
            for pile in range(len(PILES)):
                tier = self.words[seat, pile]
                if 0 <= tier < TIERS:
                    self.thought["near"][0 if seat == following else 1, pile, tier] += 1

    def guess(self, seed: int) -> Guess:
        """Nothing guessed yet: which cards are hidden, who holds how many, and what was said."""
        view = self.view
        g = np.zeros(1, GUESS)[0]
        shown = [() if seat == view.seat else view.shown_hands[seat] for seat in range(view.players)]
        hidden = [card for card in self.unseen if not any(card in cards for cards in shown)]
        g["cards"][: len(hidden)] = hidden
        g["count"] = len(hidden)
        g["owner"] = -1
        at = 0
        for seat in range(view.players):
            cards = shown[seat]
            g["known"][seat, : len(cards)], g["knowns"][seat] = cards, len(cards)
            g["first"][seat] = at
            size = 0 if seat == view.seat else view.hands[seat] - len(cards)
            g["owner"][at : at + size] = seat
            at += size
        g["first"][view.players :] = g["hidden"] = at
        g["words"] = -1
        g["words"][: view.players] = self.words
        for said in view.command_signals:
            if said.word == "hold" and said.seat != view.seat:
                g["holds"][said.seat] |= 1 << KIND[said.command]
        g["luck"] = seed
        return g


def move_of(code: int) -> Lay:
    """The placement that a kernel's number stands for."""
    found = LAYS[code // LAY][code % LAY]
    assert found is not None
    return found


def code_of(card: int, pile: Pile) -> int:
    """The number of a placement in the kernel."""
    return PILE_INDEX[pile] * LAY + card
