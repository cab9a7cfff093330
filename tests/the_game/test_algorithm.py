"""The turn of Extreme (TX-41 to TX-46), written a second time straight from the rules and compared on random positions.

`Turn` knows nothing of the engine: it takes the tops at the start of a turn and the cards laid since, and says what
may follow. Every option takes part.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteca.games.the_game.box import CARDS, COMMANDS, FIRE_CARDS, PILES, STARTS
from ludoteca.games.the_game.moves import End, Lay, TakeBack
from tests.the_game.table import EXTREME, Table, position


class Turn:
    """One turn, worked out from its beginning."""

    def __init__(self, table: Table, tops: Sequence[int]) -> None:
        view = table.view()
        self.options: Mapping[str, Any] = {name: getattr(view.options, name) for name in view.options.__struct_fields__}
        self.command = {card: command for command, cards in view.layout.items() for card in cards}
        self.fire = FIRE_CARDS if self.options["on_fire"] else ()
        self.hand = list(view.hand)
        self.tops: dict[str, int] = dict(zip(PILES, tops, strict=True))
        self.due = {pile for pile, top in self.tops.items() if top in self.fire}
        held = len(self.hand) + len(view.laid_cards)
        self.minimum = 1 if not view.draw_pile else 3 if self.options["pro"] else 2
        if self.options["short_hand"] == "lay_all":
            self.minimum = min(self.minimum, held)
        self.laid: list[tuple[int, str]] = []
        self.three = False
        self.allowed: str | None = None
        for card, pile in view.laid_cards:
            self.lay(card, pile)

    def shows(self, command: str) -> list[str]:
        return [pile for pile, top in self.tops.items() if self.command.get(top) == command]

    def lay(self, card: int, pile: str) -> None:
        visible = self.shows("one-pile")
        self.tops[pile] = card
        self.due -= {pile}
        self.laid.append((card, pile))
        self.three |= self.command.get(card) == "three"
        if not self.shows("one-pile"):
            self.allowed = None
        elif visible or self.options["one_pile_midturn"] != "from_now":
            self.allowed = pile

    def fits(self, card: int, pile: str) -> bool:
        top = self.tops[pile]
        return card > top or card == top - 10 if pile.startswith("up") else card < top or card == top + 10

    def obeys(self, card: int, pile: str) -> bool:
        top, command, n = self.tops[pile], self.command.get(card), len(self.laid)
        backwards = (card < top) == pile.startswith("up")
        if backwards and self.shows("no-backwards"):
            return False
        if self.shows("one-pile") and self.allowed not in (None, pile):
            return False
        if self.three and n >= 3:
            return False
        if command == "three" and n >= 3:
            return False
        if command == "one-pile" and self.options["one_pile_midturn"] == "whole_turn":
            return all(where == pile for _, where in self.laid)
        if command == "stop":
            open_ = set(self.shows("skull")) | self.due
            return open_ <= {pile} and (not self.three or n + 1 == 3)
        return True

    def placements(self) -> set[tuple[int, str]]:
        return {
            (card, pile) for card in self.hand for pile in PILES if self.fits(card, pile) and self.obeys(card, pile)
        }

    def offered(self) -> set[tuple[int, str]]:
        if self.options["violations"] == "refuse":
            return self.placements()
        return {(card, pile) for card in self.hand for pile in PILES if self.fits(card, pile)}

    def ends_well(self) -> bool:
        n = len(self.laid)
        return n >= self.minimum and not self.shows("skull") and not self.due and (not self.three or n == 3)

    def may_end(self) -> bool:
        return len(self.laid) >= self.minimum if self.options["violations"] == "lose" else self.ends_well()

    def is_lost(self) -> bool:
        total = len(self.laid) + len(self.hand)
        if self.three and total < 3:
            return True
        if total < self.minimum and not any(self.command.get(card) == "stop" for card in self.hand):
            return True
        return not self.ends_well() and not self.placements()


@st.composite
def positions(draw: st.DrawFn) -> tuple[Table, list[int]]:
    """A position of Extreme at the start of a turn, early or late, with any options; and its tops."""
    spread, cards = draw(st.permutations(CARDS)), draw(st.permutations(CARDS))
    layout = {command: tuple(spread[4 * n : 4 * n + 4]) for n, command in enumerate(COMMANDS)}
    options: dict[str, Any] = {
        "pro": draw(st.booleans()),
        "on_fire": draw(st.booleans()),
        "undo_within_turn": draw(st.booleans()),
        "violations": draw(st.sampled_from(["refuse", "lose"])),
        "one_pile_midturn": draw(st.sampled_from(["from_now", "command_counts", "whole_turn"])),
        "short_hand": draw(st.sampled_from(["lose", "lay_all"])),
        "commands_enabled": draw(st.one_of(st.just(COMMANDS), st.lists(st.sampled_from(COMMANDS), unique=True))),
        "command_layout": "custom",
        "layout": layout,
    }
    # A skull can be on top only within a turn.
    tops = [
        start if card in layout["skull"] or draw(st.integers(0, 4)) == 0 else card
        for start, card in zip(STARTS, cards[:4], strict=True)
    ]
    draw_pile = None if tops == list(STARTS) else draw(st.one_of(st.none(), st.integers(0, 3)))
    # Only DRAW ONE makes hands short while there is something to draw, and without cards there is no turn.
    fewest = 1 if draw_pile == 0 else 0 if "draw-one" in options["commands_enabled"] else 3
    mine, others = draw(st.integers(fewest, 6)), draw(st.integers(0, 3))
    hands = [cards[4 : 4 + mine], cards[10 : 10 + others]]
    return position(hands, EXTREME, tops=tops, draw_pile=draw_pile, **options), tops


@pytest.mark.slow
@pytest.mark.rule("TX-41", "TX-42", "TX-43", "TX-44", "TX-45", "TX-46", "TX-7", "TX-31", "TX-32")
@settings(max_examples=300)
@given(positions(), st.randoms(use_true_random=False))
def test_every_step_of_a_turn(found: tuple[Table, list[int]], random: Random) -> None:
    table, tops = found
    assert Turn(table, tops).is_lost() is (table.outcome is not None)
    while table.outcome is None and table.state.stage == "turn" and table.view().turns == 1:
        turn = Turn(table, tops)
        assert not turn.is_lost()
        assert table.view().minimum == turn.minimum
        assert table.view().three == turn.three
        assert table.view().only_pile == turn.allowed
        assert set(table.view().duties) == set(turn.shows("skull")) | turn.due
        assert table.lays() == turn.offered()
        assert table.may_end() == turn.may_end()
        assert table.offers(TakeBack) is bool(turn.laid and turn.options["undo_within_turn"])
        for card in turn.hand:
            for pile in PILES:
                assert (table.match.refuse(0, Lay(card, pile)) is None) == ((card, pile) in turn.offered())
        assert (table.match.refuse(0, End()) is None) == turn.may_end()
        lays = sorted(turn.offered())
        if not lays or (turn.may_end() and random.random() < 0.2):
            table.end()
            if not turn.ends_well():
                assert table.outcome is not None
                assert not table.outcome.winners
                assert table.ending in {
                    *(["skull"] if turn.shows("skull") else []),
                    *(["three"] if turn.three else []),
                } | {"fire" for _ in turn.due}
            return
        card, where = random.choice(lays)
        obeyed = turn.obeys(card, where)
        stops = turn.command.get(card) == "stop"
        others_empty = not table.state.undrawn and not table.state.hands[1]
        table.play(0, f"lay {card} {where}")
        turn.lay(card, where)
        turn.hand.remove(card)
        if not obeyed:
            assert table.outcome is not None
            assert not table.outcome.winners
        elif others_empty and not turn.hand:
            won = not turn.shows("skull") and (not turn.three or len(turn.laid) == 3)
            assert (table.ending == "all-laid") is won
            assert table.outcome is not None
        elif stops:
            # The next player's turn may begin, and be lost, at once where nothing is drawn.
            assert table.view().phase == "draw" or table.view().turns == 2
        else:
            assert (table.outcome is not None) is turn.is_lost()
