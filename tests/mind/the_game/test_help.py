"""Help: each level tells what its name says and no more, in four languages; and every move has a value."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import ludoteca
from ludoteca.engine.match import Match
from ludoteca.engine.moves import Move
from ludoteca.games.the_game.moves import End, Lay, Start, TakeBack
from ludoteca.locales import LANGUAGES
from ludoteca.mind.base import NoHelp
from ludoteca.mind.the_game.evaluate import evaluate
from ludoteca.mind.the_game.help import Coach, Help, help_for
from ludoteca.mind.the_game.judging import PLANS, Plan, judge, turns_from_here
from ludoteca.mind.the_game.odds import Odds
from ludoteca.mind.the_game.position import Position
from ludoteca.mind.the_game.search import Effort
from ludoteca.mind.the_game.sheet import Sheet
from tests.mind.the_game.positions import WAYS, courses, some_moments, view_of

pytestmark = pytest.mark.slow

KINDS: dict[str, type[Any]] = {"none": NoHelp, "sheet": Sheet, "odds": Odds, "coach": Coach}


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A coach that thinks less says the same kind of things."""
    monkeypatch.setattr("ludoteca.mind.the_game.help.DEPTH", "quick")
    monkeypatch.setitem(PLANS, "quick", Plan(candidates=4, stages=(20,), fresh=40))


@pytest.mark.parametrize("level", KINDS)
@pytest.mark.parametrize(("game", "players", "options"), WAYS)
def test_each_level_gives_its_own_help(game: str, players: int, options: dict[str, Any], level: Any) -> None:
    for match in some_moments(game, players, options, seed=7, share=0.1):
        for seat in range(players):
            found = help_for(view_of(match, seat), match.past(seat), level)
            assert isinstance(found, KINDS[level])
            assert msgspec.json.decode(msgspec.json.encode(found), type=Help) == found
            if isinstance(found, Coach):
                assert bool(found.advice) <= (seat in match.turn)
                assert len(found.advice) <= 3
                assert len(found.odds.sentences) <= 3


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "players", "options"), [WAYS[1], WAYS[5], WAYS[6]])
def test_help_speaks_four_languages(game: str, players: int, options: dict[str, Any], language: str) -> None:
    said = set()
    for match in some_moments(game, players, options, seed=8, share=0.2):
        seat = match.turn[0]
        view, past = view_of(match, seat), match.past(seat)
        coach = help_for(view, past, "coach", language)
        sheet = help_for(view, past, "sheet", language)
        assert isinstance(coach, Coach)
        assert isinstance(sheet, Sheet)
        said |= {*sheet.sentences, *coach.odds.sentences, *coach.sentences, *(each.reason for each in coach.advice)}
    assert len(said) > 10
    assert all(sentence.endswith(".") and "{" not in sentence for sentence in said)


@pytest.mark.parametrize(("game", "players", "options"), WAYS)
def test_advice_can_be_played_move_by_move(game: str, players: int, options: dict[str, Any]) -> None:
    for match in some_moments(game, players, options, seed=9, share=0.15):
        seat = match.turn[0]
        coach = help_for(view_of(match, seat), match.past(seat), "coach")
        assert isinstance(coach, Coach)
        for advice in coach.advice:
            branch = match.branch(len(match.entries), seed="y")
            for move in advice.moves:
                branch.play(seat, move)
            # The turn is over, or somebody starts, whatever came after it.
            later = view_of(branch, seat)
            assert later.turns > view_of(match, seat).turns or later.phase != view_of(match, seat).phase


@pytest.mark.parametrize("game", ["the-game", "the-game-extreme"])
def test_the_coach_says_what_a_review_says_and_no_number_that_it_cannot_stand_behind(game: str) -> None:
    seen = 0
    for match in some_moments(game, 2, {}, seed=10, share=0.1):
        seat = match.turn[0]
        view, past = view_of(match, seat), match.past(seat)
        coach = help_for(view, past, "coach")
        assert isinstance(coach, Coach)
        found = judge(view, past, depth="quick")
        if found is None or not coach.advice:
            continue
        by_moves = {choice.moves: choice for choice in found.choices}
        assert coach.advice[0].moves == found.choices[0].moves
        assert coach.advice[0].cost == 0
        for each in coach.advice:
            choice = by_moves[each.moves]
            sure = (choice.cards.more, choice.cards.stderr) if choice.cards else (choice.cost, choice.stderr)
            assert each.cost in (0.0, sure[0])
            assert not each.cost or sure[0] > 2 * sure[1]
        # Whoever plays what the coach says is told the same afterwards.
        later = judge(view, past, coach.advice[-1].moves, "quick")
        assert later is not None
        assert later.choices == found.choices
        assert later.played == by_moves[coach.advice[-1].moves]
        seen += 1
    assert seen > 3


def test_a_turn_that_was_begun_anywhere_can_be_finished_anywhere() -> None:
    """The search once left out the piles before the one that the first card lay on."""
    seen = 0
    for match in courses("the-game", 2, {}, seed=3, level="novice"):
        view = view_of(match, match.turn[0])
        if view.phase == "turn" and view.laid == view.minimum - 1 and any(isinstance(move, Lay) for move in view.moves):
            assert turns_from_here(Position(view, match.past(match.turn[0])), 1)
            seen += 1
    assert seen > 10


def test_one_move_needs_no_coach() -> None:
    match = ludoteca.new("the-game", players=2, seed=4)
    coach = help_for(view_of(match, 0), match.past(0), "coach")
    assert isinstance(coach, Coach)
    assert len(view_of(match, 0).moves) == 1
    assert coach.advice == ()
    assert coach.sentences == ()


def test_a_turn_that_is_lost_still_has_cards_to_lay() -> None:
    for seed in range(40):
        for match in courses("the-game", 1, {}, seed=seed, level="novice"):
            view, past = view_of(match, 0), match.past(0)
            if view.phase != "turn" or len(view.moves) < 2 or turns_from_here(Position(view, past), 1):
                continue
            coach = help_for(view, past, "coach")
            assert isinstance(coach, Coach)
            (advice,) = coach.advice
            branch = match.branch(len(match.entries), seed="saved")
            for move in advice.moves:
                branch.play(0, move)
            assert branch.outcome is not None
            assert not branch.outcome.winners
            return
    raise AssertionError("no match was lost so")


def test_where_nothing_can_be_won_the_coach_counts_cards() -> None:
    for seed in range(6):
        for match in courses("the-game", 1, {}, seed=seed, level="novice"):
            if len(match.entries) % 3:
                continue
            coach = help_for(view_of(match, 0), match.past(0), "coach")
            assert isinstance(coach, Coach)
            if len(coach.advice) > 1 and coach.advice[0].unit == "cards":
                assert "cards are left" in coach.sentences[0]
                assert all(each.unit == "cards" for each in coach.advice)
                return
    raise AssertionError("no match was hopeless")


def test_a_spectator_gets_the_sheet_at_most_and_nobody_help_after_the_end() -> None:
    match = ludoteca.new("the-game", players=2, seed=11)
    for level in ("sheet", "odds", "coach"):
        assert isinstance(help_for(view_of(match, None), match.past(None), level), Sheet)
    while match.outcome is None:
        match.play(match.turn[0], match.moves(match.turn[0])[0])
    assert isinstance(help_for(view_of(match, 0), match.past(0), "coach"), NoHelp)


def test_unknown_help_is_refused_with_a_sentence() -> None:
    match = ludoteca.new("the-game", players=2, seed=1)
    wrong: Any = "oracle"
    with pytest.raises(ValueError, match="There is no help called “oracle”"):
        help_for(view_of(match, 0), match.past(0), wrong)


QUICK = Effort(candidates=8, playouts=64, batch=4)


@pytest.mark.parametrize(("game", "players", "options"), WAYS)
def test_every_move_has_a_value(game: str, players: int, options: dict[str, Any]) -> None:
    options = {**options, "undo_within_turn": True}
    for match in some_moments(game, players, options, seed=12, share=0.08):
        seat = match.turn[0]
        view, past = view_of(match, seat), match.past(seat)
        values = evaluate(view, past, effort=QUICK)
        assert {each.move for each in values} == {move for move in view.moves if not isinstance(move, TakeBack)}
        assert list(values) == sorted(values, key=lambda each: (-each.win, each.left))
        assert values[0].behind == 0
        assert all(each.error > 0 and each.left >= 0 for each in values)
        assert values == evaluate(view, past, effort=QUICK)


@pytest.mark.rule("TX-6")
def test_a_move_that_loses_at_once_is_worth_nothing() -> None:
    """Where breaking a command loses, it is a move like any other, and its value says what it is."""
    seen = False
    for match in some_moments("the-game-extreme", 3, {"violations": "lose"}, seed=1, share=1.0):
        seat = match.turn[0]
        view, past = view_of(match, seat), match.past(seat)
        losing = [move for move in view.moves if _loses(match, move)]
        for each in evaluate(view, past, effort=QUICK) if losing else ():
            if each.move in losing:
                assert each.win == 0
                assert each.left > 0
                seen = True
    assert seen


def _loses(match: Match, move: Move) -> bool:
    outcome = match.game.outcome(match.game.play(match.state, match.turn[0], move))
    return outcome is not None and not outcome.winners


def test_who_starts_can_be_weighed() -> None:
    match = ludoteca.new("the-game", players=3, seed=2, options={"start": "host_choice"})
    values = evaluate(view_of(match, 0), match.past(0), effort=QUICK)
    assert {each.move for each in values} == {Start(0), Start(1), Start(2)}
    assert evaluate(view_of(match, 1), match.past(1), effort=QUICK) == ()


def test_a_turn_that_may_end_has_a_value_for_ending_it() -> None:
    for match in courses("the-game", 2, {}, seed=13):
        seat = match.turn[0]
        view = view_of(match, seat)
        if End() in view.moves and any(isinstance(move, Lay) for move in view.moves):
            values = evaluate(view, match.past(seat), effort=QUICK)
            assert End() in {each.move for each in values}
            return
    raise AssertionError("no turn was long enough")
