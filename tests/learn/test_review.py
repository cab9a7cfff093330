"""Reviews: what belongs together, sums that are exact, numbers that hang on the view alone."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

import ludoteca
from ludoteca.engine.luck import luck_of
from ludoteca.engine.match import Match
from ludoteca.games.the_game.moves import End, Lay, TakeBack
from ludoteca.games.the_game.view import TheGameView
from ludoteca.learn.decisions import Decision, decisions_in
from ludoteca.learn.kept import decode_judged, encode_judged
from ludoteca.learn.levels import Levels, Measured, levels, like_of, start_of
from ludoteca.learn.review import (
    LIMITS,
    Judged,
    _verdict,
    finish,
    judge_decision,
    mean_error,
    review,
    reviewing,
    rounded,
)
from ludoteca.locales import LANGUAGES
from ludoteca.mind import assist
from ludoteca.mind.advice import worth_telling
from ludoteca.mind.bot import bot
from ludoteca.mind.drive import play_out
from ludoteca.mind.judgement import CardsLeft, Choice, Judgement, Reason
from ludoteca.mind.the_game.reasons import say_the_same
from ludoteca.table.reviews import told_decision
from ludoteca.terminal.cli import main
from ludoteca.terminal.replay import Tape
from ludoteca.terminal.review import Told

GAMES = ("lost-code", "think-str8", "the-game", "the-game-extreme")


@cache
def played(game: str, level: str = "casual", players: int = 2) -> Match:
    match = ludoteca.new(game, players=players, seed="reviewed")
    play_out(match, {seat: bot(game, level, seat) for seat in range(players)})
    return match


@cache
def some_judged(game: str) -> tuple[Judged, ...]:
    """Every seventh decision, and the last one: enough to look at, and soon there."""
    decisions = decisions_in(played(game))
    return tuple(judge_decision(game, each, "quick") for each in [*decisions[3:-1:7], decisions[-1]])


def test_a_turn_is_one_decision_and_what_was_taken_back_is_not_held_against_anybody() -> None:
    match = ludoteca.new("the-game", players=2, seed=1, options={"undo_within_turn": True})
    match.play(0, "start 0")
    lays = [move for move in match.moves(0) if isinstance(move, Lay)]
    match.play(0, lays[0])
    match.play(0, TakeBack())
    match.play(0, lays[0])
    second = next(move for move in match.moves(0) if isinstance(move, Lay))
    match.play(0, second)
    open_turn = decisions_in(match)
    assert [each.played[0].__class__.__name__ for each in open_turn] == ["Start"]
    match.play(0, End())
    turn = decisions_in(match)[-1]
    assert turn.played == (lays[0], TakeBack(), lays[0], second, End())
    found = judge_decision("the-game", turn, "quick")
    straight = judge_decision("the-game", msgspec.structs.replace(turn, played=(lays[0], second, End())), "quick")
    assert found.error == straight.error


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_the_sum_is_exact(game: str) -> None:
    found = finish(played(game), some_judged(game), "quick")
    for player in found.players:
        account = player.account
        assert account.start + account.luck - account.errors == account.result
        mine = [each for each in found.decisions if found.team or each.seat == player.seat]
        assert sum(each.error for each in mine) == account.errors
    assert [player.account.result for player in found.players] == _results(played(game))


def _results(match: Match) -> list[float]:
    assert match.outcome is not None
    if match.outcome.points:
        return [float(points) for points in match.outcome.points]
    return [float(seat in match.outcome.winners) for seat in range(match.players)]


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_hidden_things_dealt_anew_change_nothing(game: str) -> None:
    match = played(game)
    decisions = decisions_in(match)
    for decision in decisions[4 : len(decisions) : 12]:
        there = match.branch(decision.n, chance="manual")
        there.state = match.game.reshuffle(there.state, decision.seat, luck_of(f"other {decision.n}"))
        assert there.view(decision.seat) == decision.view
        other = msgspec.structs.replace(decision, view=there.view(decision.seat))
        assert judge_decision(game, other, "quick") == judge_decision(game, decision, "quick")


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_every_sentence_can_be_said_in_every_language(game: str) -> None:
    for judged in some_judged(game):
        reasons = [judged.reason, *judged.certain, *(choice.reason for choice in judged.choices)]
        for reason in reasons:
            if reason is not None:
                assert all(reason.sentence(language) for language in LANGUAGES)


@pytest.mark.slow
def test_final_numbers_that_look_worse_are_not_called_better_without_a_word() -> None:
    """The judge reads the others' bets, and sentences tell what lies open: where the two differ, that is said."""
    match = ludoteca.new("lost-code", players=2, seed="terminal")
    play_out(match, {seat: bot("lost-code", "casual", seat) for seat in range(2)})
    met = 0
    for decision in decisions_in(match)[-2:]:
        judged = judge_decision("lost-code", decision, "quick")
        played, best = judged.reason, judged.why
        assert judged.kind == "final"
        assert played is not None
        assert best is not None
        if judged.error > 0.8 and cast(float, best.facts["points"]) <= cast(float, played.facts["points"]):
            assert best.facts["bets"] == "more" or played.facts["bets"] == "less"
            assert "others" in f"{best.sentence()} {played.sentence()}"
            met += 1
    assert met


def test_a_turn_that_is_not_fulfilled_costs_what_could_still_be_won() -> None:
    match = ludoteca.new("the-game", players=2, seed=4)
    play_out(match, {seat: bot("the-game", "expert", seat) for seat in range(2)})
    early = decisions_in(match)[8]
    half = msgspec.structs.replace(early, played=early.played[:1])
    found = judge_decision("the-game", half, "quick")
    assert found.error == rounded(found.choices[0].value)
    assert found.verdict == "blunder"


@pytest.mark.parametrize("unit", ["win", "points"])
def test_what_lies_within_two_standard_errors_is_never_called_an_error(unit: str) -> None:
    inaccurate, mistake, blunder = LIMITS[unit]  # type: ignore[index]
    for cost, stderr, said in (
        (blunder, blunder / 2, "good"),
        (blunder, blunder / 2.1, "blunder"),
        (mistake, mistake / 3, "mistake"),
        (inaccurate, inaccurate / 3, "inaccurate"),
        (inaccurate * 0.9, 0.0, "good"),
    ):
        best, other = Choice(("a",), 1.0, 0.0, 0.0), Choice(("b",), 0.0, cost, stderr)
        found = Judgement(unit, "turn", (best,), other, 2)  # type: ignore[arg-type]
        assert _verdict(found, other.error) == said


@cache
def lost_early() -> tuple[Match, Decision]:
    """A match that is soon as good as lost, and a turn of it in which all that can be done is to leave few cards: the
    one that passes most is what was played."""
    match = ludoteca.new("the-game", players=2, seed=1)
    play_out(match, {seat: bot("the-game", "random", seat) for seat in range(2)})
    decision = [each for each in decisions_in(match) if isinstance(each.played[0], Lay)][2]
    there = match.branch(decision.n, seed="worst")
    moves: list[Any] = []
    while End() not in there.moves(decision.seat):
        lays = [move for move in there.moves(decision.seat) if isinstance(move, Lay)]
        tops = {pile.name: pile.top for pile in cast(TheGameView, there.view(decision.seat)).piles}
        moves.append(max(lays, key=lambda move: abs(move.card - tops[move.pile])))
        there.play(decision.seat, moves[-1])
    return match, msgspec.structs.replace(decision, played=(*moves, End()))


def test_whoever_loses_early_does_not_seem_to_play_better() -> None:
    """Accuracy counts cards: where nothing can be won any more, there is no error, and much to be lost all the same."""
    found = judge_decision("the-game", lost_early()[1], "quick")
    assert found.error < LIMITS["win"][0]
    assert found.lost > 1
    assert mean_error([found, msgspec.structs.replace(found, lost=0.0)]) == found.lost / 2
    assert mean_error([]) == 0.0


def test_a_turn_that_only_costs_cards_is_shown_and_not_called_good() -> None:
    match, decision = lost_early()
    found = judge_decision("the-game", decision, "quick")
    assert found.verdict == "good"  # The class is about winning.
    assert found.cards >= 1
    assert found.is_shown
    whole = finish(match, [found], "quick")
    assert whole.worst() == (found,)
    assert whole.worst(1 - found.seat) == ()
    told = Told(match, whole, ["Ann", "Bo"], "en", None)
    first, _, better, *_ = told.story(found)
    assert f"leaves {found.cards:.1f} more cards" in first
    assert better.startswith("Better: ")
    sent = told_decision(found, "win", "en")
    assert sent.cards == found.cards
    assert sent.choices[0].cards == 0


@pytest.mark.parametrize("game", ["the-game", "the-game-extreme"])
def test_what_speaks_for_the_best_turn_is_not_said_of_the_others_too(game: str) -> None:
    for judged in (*some_judged(game), judge_decision("the-game", lost_early()[1], "quick")):
        others = [choice.reason for choice in judged.choices[1:]]
        if judged.played != judged.best:
            others.append(judged.reason)
        for reason in others:
            plain = reason is not None and reason.message in ("cards-coach-passes", "cards-coach-start")
            assert plain or not say_the_same(reason, judged.why)


@pytest.mark.parametrize("game", GAMES)
def test_accuracy_counts_points_or_cards(game: str) -> None:
    for judged in some_judged(game):
        team = ludoteca.games()[game].team
        assert judged.lost >= 0 if team else judged.lost == judged.error
        assert judged.played != judged.best or judged.lost == 0


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_coach_review_and_library_say_the_same_of_a_view(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Before the decision, after it, and asked by a program: the same choices, costs and sentences."""
    for family in ("lost_code", "the_game"):
        monkeypatch.setattr(f"ludoteca.mind.{family}.help.DEPTH", "quick")
    told = 0
    decisions = decisions_in(played(game))
    kinds = set()
    # The first decision of all, some on the way, the last ones; and where nothing can be won any more.
    some = [*decisions[:2], *decisions[2 : -2 : len(decisions) // 5], *decisions[-2:]]
    for decision in [*some, lost_early()[1]] if game == "the-game" else some:
        library = assist.judge(decision.view, decision.past, depth="quick")
        assert library is not None
        reviewed = judge_decision(game, decision, "quick")
        assert reviewed.choices == library.choices
        coach: Any = assist.help_for(decision.view, decision.past, "coach", "en")
        if not coach.advice:
            assert library.alternatives < 2 or len(decision.view.moves) < 2
            kinds.add("forced")
            continue
        kinds.add("hopeless" if library.hopeless else "open")
        good = worth_telling(reviewed.choices, library.unit)
        assert [(each.moves, each.unit, each.cost) for each in coach.advice] == [
            (choice.moves, unit, cost) for choice, unit, cost in good
        ]
        assert [each.reason for each in coach.advice] == [
            choice.reason.sentence() for choice, _, _ in good if choice.reason
        ]
        assert [each.cost for each in coach.advice] == sorted(each.cost for each in coach.advice)
        told += 1
    assert told >= 2
    assert kinds >= ({"forced", "open", "hopeless"} if game == "the-game" else {"open"})


@pytest.mark.parametrize("game", GAMES)
def test_what_is_kept_comes_back_whole(game: str) -> None:
    for judged in some_judged(game):
        assert decode_judged(encode_judged(judged), game) == judged


def test_cards_that_are_left_are_kept_too() -> None:
    last = Choice((End(),), 0.0, 0.0, 0.0, Reason("cards-coach-end"), CardsLeft(20.0, 1.5, 0.25))
    judged = Judged(3, 0, "turn", (End(),), (last,), 0.0, 0.0, "best", 0.0, last.reason)
    assert decode_judged(encode_judged(judged), "the-game") == judged


def test_it_can_be_taken_up_where_it_was_left() -> None:
    match = played("the-game")
    whole = [judged for judged, _ in reviewing(match.branch(60, chance="manual"), "quick")]
    rest = [judged for judged, _ in reviewing(match.branch(60, chance="manual"), "quick", done=2)]
    assert rest == whole[2:]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "players", "entries"),
    [
        ("the-game", 2, 60),
        ("the-game", 1, 30),
        ("the-game-extreme", 2, 50),
        ("lost-code", 2, 34),
        ("think-str8", 2, 34),
    ],
)
def test_a_match_that_broke_off_has_a_review_too(game: str, players: int, entries: int) -> None:
    match = played(game, players=players).branch(entries, chance="manual")
    assert match.outcome is None
    found = review(match, "quick")
    assert not found.finished
    assert len(found.decisions) > 2
    for player in found.players:
        account = player.account
        assert account.start + account.luck - account.errors == account.result
    assert review(match.record(), "quick") == found


def test_a_team_starts_with_what_the_judge_makes_of_the_deal() -> None:
    """Else every review would begin with luck that nobody had: masters win more often than the judge assumes."""
    for game in ("the-game", "the-game-extreme"):
        for players in (1, 3, 5):
            match = ludoteca.new(game, players=players, seed=1)
            start = levels().starts[game][str(players)]
            assert start_of(match) == start.value
            assert start.low < start.value < start.high
            assert start.deals >= 40


def test_levels_stand_in_their_order() -> None:
    order = ("novice", "casual", "expert", "master")
    whole = [table for game in levels().measured.values() for table in game.values() if all(n in table for n in order)]
    assert len(whole) >= 3
    for table in whole:
        for weak, strong in pairwise(order):
            # Well apart: what chance may do to either does not reach the other.
            low, high = table[weak].low, table[strong].high
            assert low is not None
            assert high is not None
            assert low > high, (weak, strong)


def test_nobody_is_likened_to_one_of_too_few_levels(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played("the-game")
    measured = {level: Measured(0.5, 10, mean) for level, mean in (("novice", 0.08), ("expert", 0.01), ("master", 0.0))}
    known = Levels({"the-game": {"3": measured}})
    monkeypatch.setattr("ludoteca.learn.levels.levels", lambda: known)
    assert [like_of(match, mean, 20) for mean in (0.07, 0.012, 0.0)] == ["novice", "expert", "master"]
    assert like_of(match, 0.07, 4) is None
    # Nobody is likened to a level that errs no more than a stronger one.
    measured["casual"] = Measured(0.5, 10, 0.09)
    assert like_of(match, 0.08, 20) == "casual"
    del measured["casual"]
    del measured["expert"]
    assert like_of(match, 0.07, 20) is None


@pytest.mark.slow
def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, page = tmp_path / "match.txt", tmp_path / "page.html"
    record = played("the-game").branch(90, chance="manual").record()
    file.write_text(ludoteca.print_record(record, ["Ann", "Bo & Co"]), encoding="utf-8")
    words = ["review", str(file), "--depth", "quick", "--language", "en"]
    assert main([*words, "--json", "--html", str(page)]) == 0
    told = msgspec.json.decode(capsys.readouterr().out)
    assert told["start"] + told["luck"] - told["errors"] == told["result"]
    assert told["unit"] == "win"
    assert {"n", "seat", "played", "best", "error", "stderr", "class"} <= set(told["decisions"][0])
    assert sum(each["error"] for each in told["decisions"]) == told["errors"]
    assert "Bo &amp; Co" in page.read_text(encoding="utf-8")
    assert "http" not in page.read_text(encoding="utf-8")
    # Every moment has its board: drawn, and in words for whoever does not see it.
    html = page.read_text(encoding="utf-8")
    assert html.count("<section class='moment") == html.count("<pre role=img") > 0
    assert main([*words, "--seat", "1"]) == 0
    assert "Bo & Co: accuracy" in capsys.readouterr().out
    assert main([*words, "--seat", "7"]) == 2
    assert "7" in capsys.readouterr().err


def test_of_a_good_decision_nothing_is_said_to_be_better() -> None:
    match, found = played("the-game"), some_judged("the-game")
    told = Told(match, finish(match, found, "quick"), ["Ann", "Bo"], "en", None)
    lost = {bool(each.error): list(told.story(each)) for each in found if each.verdict != "forced"}
    assert "cost" in lost[True][0]
    assert lost[True][2].startswith("Better: ")
    best = msgspec.structs.replace(found[0], error=0.0, stderr=0.1, verdict="best")
    good = msgspec.structs.replace(best, verdict="good")
    assert [line.split(":")[0] for line in told.story(best)][1:] == ["Played"]
    assert [line.split(":")[0] for line in told.story(good)][1:] == ["Played", "The judge would play"]
    assert not any("cost" in line or "±" in line for line in told.story(good))


def test_a_replay_knows_the_names_of_a_record() -> None:
    assert Tape(played("the-game"), "en", None, ["Ann"]).names == ("Ann", "Player 2")
