"""What bots say: graded, never a word that names a card, and nothing under SILENCE."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

import ludoteca
from ludoteca.engine.game import View
from ludoteca.engine.match import Match
from ludoteca.engine.moves import Move, Seen
from ludoteca.games.the_game.box import CARDS, PILES
from ludoteca.games.the_game.moves import Lay, Signal, Tell
from ludoteca.mind.bot import LEVELS, Bot, bot
from ludoteca.mind.drive import play_out
from ludoteca.mind.the_game.playouts import tier
from ludoteca.mind.the_game.position import Position
from ludoteca.mind.the_game.sheet import laid_cards
from ludoteca.mind.the_game.signals import WORD_OF, to_say
from ludoteca.mind.the_game.turns import PAD, TIERS
from tests.mind.the_game.positions import WAYS, courses, some_moments, view_of

TEAMS = [way for way in WAYS if way[1] > 1]


@pytest.mark.rule("TG-18", "TG-20")
@pytest.mark.parametrize(("game", "players", "options"), TEAMS)
def test_at_least_two_cards_explain_every_word(game: str, players: int, options: dict[str, Any]) -> None:
    said = 0
    for match in some_moments(game, players, options, seed=1, share=0.4, talk=False):
        for seat in range(players):
            view, past = view_of(match, seat), match.past(seat)
            to_come = set(CARDS) - set(laid_cards(past))
            for word in to_say(view, past):
                if isinstance(word, Tell):
                    explained = [card for card in view.layout[word.command] if card in to_come]
                    assert word.word == "none" or len(explained) >= 2
                elif isinstance(word, Signal) and word.word != "free":
                    assert len(explaining(view, past, word)) >= 2
                said += 1
    assert said > 50


def explaining(view: Any, past: Any, word: Signal) -> list[int]:
    """The cards, not laid yet, each of which alone would be a reason to say this."""
    thought, index = Position(view, past).thought, PILES.index(word.pile)
    top = view.piles[index].top
    return [
        card
        for card in CARDS
        if thought["to_come"][card + PAD]
        and WORD_OF[tier(thought["to_come"], np.array([card], np.int8), 1, top, index)] == word.word
    ]


def test_nearer_cards_are_graded_higher() -> None:
    to_come = np.zeros(128, np.int8)
    to_come[2 + PAD : 100 + PAD] = 1

    def grades(top: int, pile: int) -> list[int]:
        order = range(top + 1, 100) if pile < 2 else range(top - 1, 1, -1)
        return [tier(to_come, np.array([card], np.int8), 1, top, pile) for card in order]

    for pile, top in ((0, 30), (3, 70)):
        found = grades(top, pile)
        assert found == sorted(found)
        assert set(found) == {*range(TIERS), TIERS}
    # Back by ten is as good as the very next card, and no better: it must not tell itself from it (TG-21).
    assert tier(to_come, np.array([20], np.int8), 1, 30, 0) == tier(to_come, np.array([31], np.int8), 1, 30, 0) == 0


@pytest.mark.rule("TX-28")
@pytest.mark.parametrize("level", [level for level in LEVELS if level != "random"])
def test_bots_are_silent_under_silence(level: str) -> None:
    match = under_silence()
    for seat in range(3):
        assert list(bot("the-game-extreme", level, 1).say(view_of(match, seat), match.past(seat))) == []


def under_silence() -> Match:
    for seed in range(20):
        for match in courses("the-game-extreme", 3, {}, seed):
            if "silence" in view_of(match, 0).in_force:
                return match
    raise AssertionError("no SILENCE was ever laid")


def test_bots_repeat_nothing_and_take_back_what_is_no_longer_true() -> None:
    match = ludoteca.new("the-game-extreme", players=3, seed=5)
    talker = bot("the-game-extreme", "expert", 1)
    for word in talker.say(view_of(match, 0), match.past(0)):
        match.play(0, word)
    assert len(view_of(match, 1).pile_signals) == len(PILES)
    assert list(talker.say(view_of(match, 0), match.past(0))) == []
    match.play(0, "start 0")
    lowest = min(view_of(match, 0).hand)
    match.play(0, f"lay {lowest} up1")
    words = {said.pile: said.word for said in view_of(match, 1).pile_signals}
    for word in talker.say(view_of(match, 0), match.past(0)):
        assert isinstance(word, (Signal, Tell))
        if isinstance(word, Signal):
            assert word.word != words[word.pile]
        match.play(0, word)


def test_nobody_talks_alone() -> None:
    match = ludoteca.new("the-game", players=1, seed=5)
    assert list(bot("the-game", "master", 1).say(view_of(match, 0), match.past(0))) == []


@pytest.mark.slow
@pytest.mark.rule("TG-19")
@pytest.mark.parametrize("level", ["casual", "expert"])
@pytest.mark.parametrize("game", ["the-game", "the-game-extreme"])
def test_a_request_to_leave_a_pile_is_understood(game: str, level: str) -> None:
    """Often enough something else is as good; and nobody stays away from a pile that is free to use."""
    asked = heeded = shied = 0
    for seed in range(3):
        for match in some_moments(game, 3, {}, seed, share=0.3, talk=False):
            seat = match.turn[0]
            view = view_of(match, seat)
            first = bot(game, level, 1).choose(view, match.past(seat))
            other = (seat + 1) % 3
            if not isinstance(first, Lay) or view.laid or not match.signals(other):
                continue
            piles = []
            for word in ("leave-please", "free"):
                told = match.branch(len(match.entries), seed="told")
                told.play(other, Signal(first.pile, word))
                then = bot(game, level, 1).choose(view_of(told, seat), told.past(seat))
                assert isinstance(then, Lay)
                piles.append(then.pile)
            asked += 1
            heeded += piles[0] != first.pile
            shied += piles[1] != first.pile
    assert asked > 15
    assert heeded > asked * 0.2
    assert shied < heeded / 2


class Mute:
    """A player like another one, who never says a word."""

    def __init__(self, player: Bot) -> None:
        self._player = player
        self.choose = player.choose
        self.eagerness = player.eagerness

    def say(self, view: View, past: Sequence[Seen]) -> Sequence[Move]:
        return ()


@pytest.mark.slow
def test_bots_play_well_with_people_who_never_signal() -> None:
    def left(mute: bool, level: str) -> int:
        total = 0
        for seed in range(12):
            match = ludoteca.new("the-game", players=3, seed=seed)
            players = [bot("the-game", level, seat) for seat in range(3)]
            play_out(match, {seat: Mute(one) if mute and seat else one for seat, one in enumerate(players)})
            assert match.outcome is not None
            total += match.outcome.left or 0
        return total

    novices = left(False, "novice")
    assert left(True, "expert") < novices / 2
    assert left(False, "expert") < novices / 2
