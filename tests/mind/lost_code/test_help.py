"""Help: each level gives what it may and nothing more, from the view alone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, cast

import msgspec
import pytest

import ludoteca
from ludoteca import CHANCE, Match
from ludoteca.games.lost_code.moves import Exchange, Wheel
from ludoteca.games.lost_code.view import CodeView, LostCodeView, ThinkStr8View
from ludoteca.locales import LANGUAGES
from ludoteca.mind.bot import bot
from ludoteca.mind.lost_code.clues import possible
from ludoteca.mind.lost_code.coach import Reasons
from ludoteca.mind.lost_code.evaluate import evaluate
from ludoteca.mind.lost_code.evaluate import judge as masters_judgement
from ludoteca.mind.lost_code.help import help_for
from ludoteca.mind.lost_code.help_types import CoachHelp, CodeHelp, NoCodeHelp, OddsHelp, SheetHelp
from ludoteca.mind.lost_code.judging import PLANS, Plan
from ludoteca.mind.lost_code.judging import judge as judged
from ludoteca.mind.lost_code.posterior import posterior
from tests.mind.lost_code.positions import VARIANTS, position, walk

pytestmark = pytest.mark.slow


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A coach that thinks less says the same kind of things."""
    monkeypatch.setattr("ludoteca.mind.lost_code.help.DEPTH", "quick")
    monkeypatch.setitem(PLANS, "quick", Plan((8,), 16))


def views(variant: str, players: int, seed: int) -> Iterator[CodeView]:
    """What the seats on turn see, some time into every phase."""
    met: set[object] = set()
    for match in walk(variant, players, seed):
        for seat in match.turn:
            view = match.view(seat) if seat != CHANCE else None
            if isinstance(view, CodeView) and (view.phase, len(view.history) // 3, seat) not in met:
                met.add((view.phase, len(view.history) // 3, seat))
                yield view


@pytest.mark.parametrize("variant", VARIANTS)
def test_coach_ranks_legal_moves_in_every_phase(variant: str) -> None:
    for n, view in enumerate(views(variant, 3, 11)):
        found = help_for(view, (), "coach", LANGUAGES[n % 4])
        assert isinstance(found, CoachHelp)
        assert bool(found.advice) == (len(view.moves) > 1)
        assert len(found.advice) <= 3
        assert all(advice.moves[0] in view.moves for advice in found.advice)
        assert all(advice.reason and advice.costs for advice in found.advice)
        if found.advice:
            assert found.advice[0].cost == 0
        again = msgspec.json.decode(msgspec.json.encode(found), type=cast(Any, CodeHelp))
        assert again == found


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_legal_move_has_a_value(variant: str) -> None:
    for view in views(variant, 4, 12):
        found = evaluate(view)
        assert {valued.move for valued in found} == set(view.moves)
        assert all(valued.value > float("-inf") for valued in found)


@pytest.mark.parametrize("game", ["lost-code", "think-str8"])
def test_the_best_value_is_what_a_master_plays(game: str) -> None:
    """Whoever judges reads the others as closely as the strongest player does; a review would blame masters else."""
    match = ludoteca.new(game, players=3, seed="closely")
    bots = [bot(game, "master", seat) for seat in range(3)]
    while match.outcome is None:
        seat = match.turn[0]
        view = match.view(seat)
        assert isinstance(view, LostCodeView | ThinkStr8View)
        played = bots[seat].choose(view, match.past(seat))
        if view.phase != "guess":
            assert evaluate(view)[0].move == played, match.entries
        match.play(seat, played)


@pytest.mark.parametrize("variant", VARIANTS)
def test_odds_say_what_the_posterior_says(variant: str) -> None:
    for seed in range(6):
        match, _, view = position(variant, 2 + seed % 3, 600 + seed)
        found = help_for(view, (), "odds")
        assert isinstance(found, OddsHelp)
        exact = posterior(view)
        assert found.codes == len(exact)
        for symbol, row in zip(found.symbols, exact.chances(), strict=True):
            assert symbol.chances == pytest.approx(row.tolist(), abs=1e-4)
            assert all(row[number] == 0 for number in symbol.crossed)
            assert (symbol.pinned is not None) == (row.max() > 1 - 1e-9)
        for wheel in found.wheels:
            assert len(wheel.chances) == view.top_sum - wheel.width + 2
            cost = wheel.points if view.cursed == view.seat else 0
            if isinstance(view, LostCodeView) and view.options.score_floor == "zero":
                cost = min(cost, fallen_from(match, view))
            for chance, value in zip(wheel.chances, wheel.values, strict=True):
                assert value == pytest.approx(wheel.points * chance - cost * (1 - chance), abs=1e-3)
            if match.outcome is None and view.phase == "wheel" and view.moves:
                assert wheel.free == (wheel.width in view.available)


@pytest.mark.rule("LC-98", "LC-104")
def test_a_locked_symbol_is_worth_its_locked_numbers_twice() -> None:
    met = {"locked": 0, "to be locked": 0}
    for seed in range(6):
        for match in walk("shortcut", 3, seed):
            seat = match.turn[0] if match.turn else 0
            view = match.view(seat)
            if not isinstance(view, CodeView) or not any(token.holder == seat for token in view.tokens):
                continue
            found = help_for(view, (), "odds")
            assert isinstance(found, OddsHelp)
            held = {token.symbol: token.numbers for token in view.tokens if token.holder == seat}
            for line, row in zip(found.symbols, posterior(view).chances(), strict=True):
                for way in line.guesses:
                    numbers = held.get(line.symbol)
                    met["locked" if numbers else "to be locked"] += line.symbol in held
                    assert way.numbers == (numbers or way.numbers)
                    hit = float(sum(row[number] for number in way.numbers))
                    points = {1: 5, 2: 2, 3: 1}[len(way.numbers)] * hit - 2 * (1 - hit)
                    assert way.value == pytest.approx(points * (2 if line.symbol in held else 1), abs=1e-3)
            assert found.final == pytest.approx(sum(line.guesses[line.best].value for line in found.symbols), abs=1e-2)
    assert all(met.values()), met


@pytest.mark.parametrize("variant", ["basic", "shortcut"])
def test_the_coach_says_what_a_review_says(variant: str) -> None:
    for view in views(variant, 3, 13):
        coach = help_for(view, (), "coach")
        assert isinstance(coach, CoachHelp)
        found = judged(view, (), depth="quick")
        assert found is not None
        by_moves = {choice.moves: choice for choice in found.choices}
        for advice in coach.advice:
            choice = by_moves[advice.moves]
            assert advice.cost in (0.0, choice.cost)
            assert not advice.cost or choice.cost > 2 * choice.stderr
            later = judged(view, (), advice.moves, "quick")
            assert later is not None
            assert later.choices == found.choices
            if found.kind != "final":
                assert later.played == choice


@pytest.mark.parametrize("variant", ["basic", "shortcut"])
def test_chances_in_reasons_are_those_on_the_board(variant: str) -> None:
    """Once the coach said 80 % where the board said 23 %: it had read the others' bets."""
    met = 0
    for view in views(variant, 3, 14):
        coach = help_for(view, (), "coach")
        assert isinstance(coach, CoachHelp)
        for advice in coach.advice:
            move = advice.moves[0]
            said = re.search(r"(\d+)%", advice.reason)
            if isinstance(move, Wheel) and said:
                wheel = next(each for each in coach.odds.wheels if each.width == move.width)
                assert int(said[1]) == pytest.approx(100 * wheel.chances[move.start], abs=0.51)
                met += 1
    assert met > 5


def test_a_bet_that_cannot_be_right_is_not_told_in_percent() -> None:
    """A review said of it: 0 %, and the answer leaves 168 of 168 codes."""
    for view in views("basic", 3, 14):
        odds = help_for(view, (), "odds")
        assert isinstance(odds, OddsHelp)
        for wheel in odds.wheels if view.phase == "wheel" else ():
            for start, chance in enumerate(wheel.chances):
                if chance == 0:
                    reason = Reasons(masters_judgement(view)).of((Wheel(wheel.width, start),))
                    assert reason is not None
                    assert "rules it out" in reason.sentence()
                    return
    raise AssertionError("everything is possible")


@pytest.mark.rule("LC-105")
def test_the_coach_says_what_exchanging_a_locked_stone_does_to_the_locked_numbers() -> None:
    met = 0
    for seed in range(12):
        for match in walk("shortcut", 2, seed):
            view = match.view(match.turn[0]) if match.turn else None
            if not isinstance(view, CodeView) or view.phase != "exchange":
                continue
            held = {token.symbol: token.numbers for token in view.tokens if token.holder == view.seat}
            belief = posterior(view).chances()
            for advice in cast(CoachHelp, help_for(view, (), "coach")).advice:
                (move,) = advice.moves
                assert isinstance(move, Exchange)
                numbers = held.get(move.symbol)
                if numbers is None:
                    continue
                met += 1
                s = view.symbols.index(move.symbol)
                row = belief[s].tolist()
                others = len(possible(view, match.turn[0])[s]) - 1
                # Each number that may be the own stone is the new one if it is not, and drawn as any other.
                later = [(1 - row[n]) / others if n in possible(view, match.turn[0])[s] else 0 for n in range(8)]
                hit, miss = 2 * {1: 5, 2: 2, 3: 1}[len(numbers)], 2 * -2
                for chances in (row, later):
                    chance = sum(chances[n] for n in numbers)
                    points = round(hit * chance + miss * (1 - chance), 1) + 0.0
                    shown = f"{points:g}".replace("-", "−")
                    assert re.search(rf" {shown}\b", advice.reason), (points, advice.reason)
    assert met


@pytest.mark.rule("LC-30", "LC-114", "LC-116")
def test_the_cursed_lose_no_more_than_brings_them_to_a_floor_at_zero() -> None:
    spared = 0
    for seed in range(40):
        for match in walk("curse", 2, seed):
            view = match.view(match.turn[0]) if match.turn else None
            if not isinstance(view, CodeView) or view.phase != "wheel" or view.cursed != view.seat:
                continue
            room = fallen_from(match, view)
            for wheel in cast(OddsHelp, help_for(view, (), "odds")).wheels:
                if wheel.points > room:
                    spared += 1
                    never = [value for chance, value in zip(wheel.chances, wheel.values, strict=True) if chance == 0]
                    assert not never or min(never) == -room
    assert spared


def fallen_from(match: Match, view: CodeView) -> int:
    """Where the viewer's marker will stand when its check comes: each bid that was wrong before pays the cursed."""
    assert view.seat is not None
    wrong = 0
    for bid in view.history[-1].bids:
        if bid.seat == view.seat:
            break
        total = sum(match.state.logs[bid.seat][view.symbols.index(symbol)] for symbol in view.history[-1].dice)
        wrong += total not in range(bid.low or 0, (bid.low or 0) + bid.width)
    return view.positions[view.seat] + wrong


def test_levels_give_what_they_may() -> None:
    view = position("basic", 4, 5)[2]
    assert isinstance(help_for(view, (), "none"), NoCodeHelp)
    sheet = help_for(view, (), "sheet")
    assert isinstance(sheet, SheetHelp)
    # A sheet is bookkeeping: it must not hold a chance, a cross or a move.
    assert set(msgspec.to_builtins(sheet)) == {"kind", "lines", "rows"}
    odds = help_for(view, (), "odds")
    assert isinstance(odds, OddsHelp)
    assert odds.sheet == sheet
    assert "advice" not in msgspec.to_builtins(odds)
    with pytest.raises(ValueError, match="no help called “all”"):
        help_for(view, (), cast(Any, "all"))


def test_spectators_get_no_help() -> None:
    match, _, _ = position("basic", 4, 5)
    view = match.view(None)
    assert isinstance(view, CodeView)
    assert isinstance(help_for(view, (), "coach"), NoCodeHelp)


def test_who_is_not_on_turn_gets_odds_without_advice() -> None:
    match, _, _ = position("basic", 4, 8)
    (seat,) = match.turn
    view = match.view((seat + 1) % 4)
    assert isinstance(view, CodeView)
    found = help_for(view, (), "coach")
    assert isinstance(found, CoachHelp)
    assert found.advice == ()


def test_all_languages_have_the_same_sentences() -> None:
    from importlib.resources import files

    ids = {}
    for language in LANGUAGES:
        text = files("ludoteca.locales").joinpath(language, "mind_lost_code.ftl").read_text(encoding="utf-8")
        ids[language] = [line.split(" =")[0] for line in text.splitlines() if line[:1].isalpha()]
    assert ids["it"] == ids["fr"] == ids["de"] == ids["en"]
