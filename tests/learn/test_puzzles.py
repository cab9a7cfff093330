"""Puzzles: one best answer, proven; made from matches, kept in packs, solved step by step."""

from __future__ import annotations

import ast
import math
from collections import Counter
from datetime import date
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import ludoteca
from ludoteca.engine.moves import CHANCE
from ludoteca.games.the_game.moves import Lay
from ludoteca.learn.puzzles import (
    KINDS,
    Kind,
    Puzzle,
    PuzzleError,
    check,
    play_on,
    puzzle_of_the_day,
    read_pack,
    shipped,
    write_pack,
)
from ludoteca.learn.puzzles.cards import best_turn
from ludoteca.learn.puzzles.check import _can_win, problem, problems
from ludoteca.learn.puzzles.difficulty import LEVELS, found_by_luck, rated, rating_of
from ludoteca.learn.puzzles.endgame import Ending
from ludoteca.learn.puzzles.glicko import Rating, after, after_puzzle
from ludoteca.learn.puzzles.make import Maker, level_of, make_from, make_from_bots
from ludoteca.learn.puzzles.matches import Plan, play
from ludoteca.learn.puzzles.puzzle import FAMILY, JUDGED, named
from ludoteca.learn.puzzles.second import is_clear
from ludoteca.learn.puzzles.solving import SOLVED, Attempt, states
from ludoteca.learn.puzzles.telling import explanation, hints, question
from ludoteca.locales import LANGUAGES
from ludoteca.mind.the_game.judging import candidate_turns
from ludoteca.mind.the_game.position import Position

CERTAIN = [kind for kind in KINDS if kind not in JUDGED]
EACH_KIND = [pytest.param(kind, marks=[pytest.mark.slow] if kind in JUDGED else []) for kind in KINDS]
"""Judged answers are played out, which takes seconds."""


def sample(kind: Kind, n: int = 0) -> Puzzle:
    return [puzzle for puzzle in shipped().values() if puzzle.kind == kind][n]


# --- the pack that is shipped ---------------------------------------------------------------------------------------


@pytest.mark.slow
def test_the_pack_is_large_enough_and_small_enough() -> None:
    pack = shipped()
    counts = {kind: sum(puzzle.kind == kind for puzzle in pack.values()) for kind in KINDS}
    assert len(pack) >= 1000
    assert min(counts.values()) >= 100, counts
    assert len(write_pack(pack.values())) <= 1_000_000
    games = {puzzle.game for puzzle in pack.values()}
    assert games == {"lost-code", "think-str8", "the-game", "the-game-extreme"}


def test_the_pack_is_spread_over_difficulties() -> None:
    levels = Counter(level_of(puzzle.rating) for puzzle in shipped().values())
    assert set(levels) == {0, 1, 2, 3}
    assert all(levels[level] >= len(shipped()) / 20 for level in (0, 1, 2))
    for kind in KINDS:
        assert len({puzzle.rating for puzzle in shipped().values() if puzzle.kind == kind}) >= 4, kind


@pytest.mark.parametrize("kind", EACH_KIND)
def test_a_sample_of_every_kind_is_sound(kind: Kind) -> None:
    for n in range(1 if kind in JUDGED else 5):
        assert problem(sample(kind, n)) == ""


@pytest.mark.parametrize("kind", EACH_KIND)
def test_a_wrong_answer_in_a_pack_is_noticed(kind: Kind) -> None:
    puzzle = sample(kind)
    view: Any = puzzle.match.view(puzzle.seat)
    if kind == "stone":
        other = str((int(puzzle.answer[0]) + 1) % 8)
    else:
        other = next(str(move) for move in view.moves if str(move) != puzzle.answer[0])
    assert problem(msgspec.structs.replace(puzzle, answer=(other, *puzzle.answer[1:]))) != ""


def test_a_puzzle_under_another_name_and_one_that_is_there_twice_are_noticed() -> None:
    puzzle = sample("stone")
    assert problem(msgspec.structs.replace(puzzle, id="0000000000")) == "its name does not follow from its position"
    # The same position, reached in another order of the deal, is the same puzzle.
    entries = list(puzzle.entries)
    deals = [n for n, line in enumerate(entries) if line.startswith("* deal")]
    swapped = msgspec.structs.replace(puzzle, options=dict(puzzle.options), rating=puzzle.rating + 1)
    twin = named(msgspec.structs.replace(swapped, entries=tuple(entries)))
    assert twin.id == puzzle.id
    assert deals
    assert problems({puzzle.id: puzzle, "other": puzzle}) == [("other", "it has another name in the pack")]


def test_a_pack_is_read_as_it_was_written(tmp_path: Path) -> None:
    some = [sample(kind) for kind in KINDS] + [sample("stone", 1)]
    assert read_pack(write_pack(some)) == {puzzle.id: puzzle for puzzle in some}
    with pytest.raises(PuzzleError, match="cannot be read"):
        read_pack(b"nothing of the kind")


def test_today_is_the_same_everywhere_and_another_one_tomorrow() -> None:
    days = [puzzle_of_the_day(date(2026, 11, day)).id for day in range(1, 29)]
    assert days == [puzzle_of_the_day(date(2026, 11, day)).id for day in range(1, 29)]
    assert len(set(days)) > 20
    with pytest.raises(PuzzleError):
        puzzle_of_the_day(date(2026, 11, 1), {})


def test_the_checker_shares_nothing_with_the_maker_but_the_rules() -> None:
    """And the bots that judged answers speak of: what a puzzle is, is data."""
    shared = ("ludoteca.engine.", "ludoteca.games.", "ludoteca.mind.bot", "ludoteca.learn.puzzles.puzzle")
    for module in (check, play_on):
        tree = ast.parse(Path(str(module.__file__)).read_text(encoding="utf-8"))
        found = [node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
        ours = [name for name in found if name.startswith("ludoteca") and name != play_on.__name__]
        assert [name for name in ours if not name.startswith(shared)] == []


# --- making ---------------------------------------------------------------------------------------------------------


def test_puzzles_are_made_from_a_match_and_taken_up_again(tmp_path: Path) -> None:
    match = play(Plan("lost-code", ("casual", "expert", "casual")), 4)
    work = tmp_path / "work"
    maker = Maker({"stone": 10, "wheel": 10}, work)
    found = list(make_from(maker, [match]))
    assert {puzzle.kind for puzzle in found} == {"stone", "wheel"}
    assert all(problem(puzzle) == "" for puzzle in found)
    again = Maker({"stone": 10, "wheel": 10}, work)
    assert again.puzzles == maker.puzzles
    assert list(make_from(again, [match])) == []
    work.write_bytes(work.read_bytes()[:-20])  # stopped in the middle of a line
    assert Maker({"stone": 10}, work).puzzles == maker.puzzles


@pytest.mark.slow
@pytest.mark.parametrize("n", range(5))
def test_the_maker_finds_the_turns_of_the_pack_again(n: int) -> None:
    """To the end of the match: by what a network foresees, 10 of 103 were not ahead of the next turn by enough."""
    puzzle = sample("turn", n)
    found = best_turn(puzzle.match.view(puzzle.seat), puzzle.match.past(puzzle.seat))  # type: ignore[arg-type]
    assert found is not None
    assert (tuple(str(move) for move in found[0]), round(found[1], 3)) == (puzzle.answer, puzzle.margin)


@pytest.mark.slow
@pytest.mark.parametrize("kind", sorted(JUDGED))
def test_a_second_judgement_confirms_the_answer_and_no_other(kind: Kind) -> None:
    puzzle = sample(kind)
    assert is_clear(puzzle)
    view: Any = puzzle.match.view(puzzle.seat)
    if kind == "exchange":
        turns: list[tuple[str, ...]] = [(str(move),) for move in view.moves]
    else:
        position = Position(view, puzzle.match.past(puzzle.seat))
        turns = [tuple(str(move) for move in each.moves) for each in candidate_turns(position, 4)]
    other = next(turn for turn in turns if turn != puzzle.answer)
    assert not is_clear(msgspec.structs.replace(puzzle, answer=other))


def test_bots_play_until_there_is_enough() -> None:
    maker = Maker({"save": 1})
    (found,) = make_from_bots(maker, first=2000)
    assert found.kind == "save"
    assert not maker.missing


def test_the_harder_to_find_the_higher_rated() -> None:
    assert rating_of((1, 1, 1)) < rating_of((0.5, 1, 1)) < rating_of((0, 0.5, 1)) < rating_of((0, 0, 1))
    assert rating_of((0, 0, 1)) < rating_of((0, 0, 0))
    assert LEVELS["novice"] < rating_of((0.25, 0.5, 1)) < LEVELS["expert"]


@pytest.mark.slow
def test_a_turn_is_as_hard_to_save_as_its_way_out_is_hard_to_come_upon() -> None:
    """Bots look at all their turns: how often they find the way says little about people."""
    saves = [puzzle for puzzle in shipped().values() if puzzle.kind == "save"]
    at_once = next(puzzle for puzzle in saves if found_by_luck(puzzle) == 0.5 and puzzle.solved == (1, 1, 1))
    assert at_once.rating == 700
    hidden = min(saves, key=found_by_luck)
    # 1 / 56 would be expected of somebody who is rated 700, against a puzzle of 1400.
    assert found_by_luck(hidden) < 1 / 56
    assert hidden.rating > 1400


@pytest.mark.parametrize("kind", CERTAIN)
def test_the_rating_of_a_puzzle_can_be_found_again(kind: Kind) -> None:
    puzzle = sample(kind)
    assert rated(msgspec.structs.replace(puzzle, rating=0, solved=(0.0, 0.0, 0.0))) == puzzle


@pytest.mark.parametrize("seed", range(30))
def test_the_solver_of_endings_agrees_with_the_rules(seed: int) -> None:
    """Random endings: what can be laid, by numbers and by the rules."""
    luck = Random(seed)
    players = luck.choice((1, 2, 3))
    match = ludoteca.new("the-game", players=players, chance="manual")
    while match.turn == (CHANCE,):
        match.play(CHANCE, luck.choice(match.moves(CHANCE)))
    if players > 1:
        match.play(0, "start 0")
    cards = luck.sample(range(2, 100), 4 + 2 * players)
    tops, left = [luck.randrange(30, 70) for _ in range(4)], [card for card in cards if card not in range(30, 70)][:6]
    hands = tuple(tuple(sorted(left[seat::players])) for seat in range(players))
    if not hands[0]:
        return
    piles = tuple((start, top) for start, top in zip((1, 1, 100, 100), tops, strict=True))
    state = msgspec.structs.replace(match.state, hands=hands, undrawn=b"", piles=piles, minimum=1)
    ending = Ending(tops, hands)
    assert ending.can_win(ending.tops, ending.all, 0) == _can_win(match.game, state, {})


# --- solving --------------------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_puzzle_is_asked_hinted_and_explained_in_every_language(kind: Kind, language: str) -> None:
    puzzle = sample(kind, 1)
    said = [
        question(puzzle, language),
        *(hint.text for hint in hints(puzzle, language)),
        *explanation(puzzle, language),
    ]
    assert all(said)
    assert len(hints(puzzle, language)) == 3
    assert "{" not in "".join(said)


def test_numbers_that_the_same_facts_rule_out_are_named_together() -> None:
    """It once said the same three lines for each of them."""
    merged = 0
    for puzzle in [sample("stone", n) for n in range(8)]:
        _, *reasons = explanation(puzzle, "en")
        numbers, facts = zip(*(line.split(": ", 1) for line in reasons), strict=True)
        assert len({*facts}) == len(facts)
        merged += sum(" and " in each for each in numbers)
    assert merged


@pytest.mark.parametrize("kind", KINDS)
def test_the_answer_is_right_and_everything_else_is_told_why_not(kind: Kind) -> None:
    puzzle = sample(kind, 2)
    attempt = Attempt(puzzle)
    for move in puzzle.answer:
        reply = attempt.play(int(move) if kind == "stone" else move)
        assert reply.right
    assert reply.solved
    assert attempt.score == 1.0
    found = states(puzzle, "en")
    for state in found:
        for step in state.steps:
            assert (step.to is None) == bool(step.sentence), step
    ways = sum(step.to == SOLVED for state in found for step in state.steps)
    assert ways >= 1
    assert any(step.to is None for step in found[0].steps)


def test_cards_of_an_answer_may_be_laid_in_any_order() -> None:
    for puzzle in shipped().values():
        lays = [move for move in puzzle.answer if move.startswith("lay")]
        if FAMILY[puzzle.kind] == "the-game" and puzzle.game == "the-game" and len({lay[-3:] for lay in lays}) > 1:
            break
    attempt = Attempt(puzzle)
    piles = sorted({move.split()[2] for move in lays}, reverse=True)
    for pile in piles:
        for move in lays:
            if move.endswith(pile):
                assert attempt.play(move).right, (puzzle.answer, move)
    if puzzle.answer[-1] == "end":
        attempt.play("end")
    assert attempt.solved


def test_a_wrong_card_changes_nothing_and_counts() -> None:
    puzzle = sample("save")
    attempt = Attempt(puzzle)
    before = attempt.view
    wrong = next(step for step in states(puzzle, "en")[0].steps if step.to is None and isinstance(step.move, Lay))
    reply = attempt.play(wrong.move)
    assert not reply.right
    assert reply.sentence
    assert attempt.view == before
    for move in puzzle.answer:
        attempt.play(move)
    assert attempt.solved
    assert attempt.score == 0.0


def test_what_the_rules_refuse_is_no_miss() -> None:
    attempt = Attempt(sample("save"))
    reply = attempt.play("lay 200 up1")
    assert not reply.right
    assert reply.sentence
    assert attempt.misses == 0


# --- the rating of a person -----------------------------------------------------------------------------------------


def test_glickmans_own_example() -> None:
    found = after(Rating(1500, 200, 0.06), [(1400, 30, 1), (1550, 100, 0), (1700, 300, 0)])
    assert found.rating == pytest.approx(1464.06, abs=0.01)
    assert found.deviation == pytest.approx(151.52, abs=0.01)
    assert found.volatility == pytest.approx(0.05999, abs=0.00001)


@pytest.mark.parametrize("rating", [1100.0, 1500.0, 2100.0])
def test_volatility_solves_the_equation_of_step_5_wherever_somebody_is_rated(rating: float) -> None:
    """f(log σ'²) = 0, with f as the paper writes it: from the deviation, not from the rating."""
    deviation, sigma, tau = 120.0, 0.06, 0.5
    found = after(Rating(rating, deviation, sigma), [(rating + 200, 60, 1), (rating, 60, 0)], tau)
    phi, spread, gain = deviation / 173.7178, 0.0, 0.0
    for ahead, score in ((200, 1), (0, 0)):
        g = 1 / math.sqrt(1 + 3 * (60 / 173.7178) ** 2 / math.pi**2)
        expected = 1 / (1 + math.exp(g * ahead / 173.7178))
        spread, gain = spread + g**2 * expected * (1 - expected), gain + g * (score - expected)
    v, x = 1 / spread, math.log(found.volatility**2)
    delta, grown = v * gain, math.exp(x)
    over = grown * (delta**2 - phi**2 - v - grown) / (2 * (phi**2 + v + grown) ** 2)
    assert over == pytest.approx((x - math.log(sigma**2)) / tau**2, abs=1e-5)


def test_a_hard_puzzle_solved_lifts_more_than_an_easy_one_and_time_makes_unsure() -> None:
    me = Rating()
    assert after_puzzle(me, 1900, 1).rating > after_puzzle(me, 1100, 1).rating > me.rating
    assert after_puzzle(me, 1100, 0).rating < after_puzzle(me, 1900, 0).rating < me.rating
    assert after_puzzle(me, 1500, 0.5).rating == pytest.approx(1500)
    known = after(me, [(1500, 60, 1)] * 20)
    assert after(known, []).deviation > known.deviation
    assert after(known, []).rating == known.rating
