"""The bots: legal in every variant, repeatable, without any knowledge but their seat's."""

from __future__ import annotations

from random import Random
from threading import Thread
from typing import Any

import msgspec
import pytest

import ludoteca
from ludoteca.engine.luck import luck_of
from ludoteca.engine.match import Match
from ludoteca.engine.moves import Seen
from ludoteca.games.the_game.box import PILES
from ludoteca.games.the_game.moves import Lay, Start
from ludoteca.games.the_game.view import TheGameView
from ludoteca.mind.bot import Bot, Clock, bot
from ludoteca.mind.drive import play_out
from ludoteca.mind.the_game.bots import BOTS, Master
from ludoteca.mind.the_game.position import Position
from ludoteca.mind.the_game.search import Effort, try_turns
from tests.mind.the_game.positions import GAMES, WAYS, some_moments, view_of
from tests.variants import every_way

pytestmark = pytest.mark.slow

QUICK = Effort(candidates=3, playouts=12, batch=2)
QUICK_LEVELS = ("novice", "casual", "expert")


def quick(game: str, level: str, seed: int) -> Bot:
    return Master(seed, QUICK) if level == "master" else bot(game, level, seed)


@pytest.mark.parametrize("level", [*QUICK_LEVELS, "master"])
@pytest.mark.parametrize("game", GAMES)
def test_every_level_plays_every_variant_to_its_end(game: str, level: str) -> None:
    ways = list(every_way(ludoteca.games()[game]))
    # Each variant once, with all numbers of players in turn.
    for n, (options, players) in enumerate(ways[:: 6 if level == "master" else 4]):
        match = ludoteca.new(game, players=players, seed=n, options=options)
        play_out(match, {seat: quick(game, level, seat) for seat in range(players)})
        assert match.outcome is not None


@pytest.mark.parametrize("level", [*QUICK_LEVELS, "master"])
@pytest.mark.parametrize(("game", "players", "options"), WAYS[::2])
def test_same_seed_same_play(game: str, players: int, options: dict[str, Any], level: str) -> None:
    def record(seed: int) -> Any:
        match = ludoteca.new(game, players=players, seed=3, options=options)
        play_out(match, {seat: quick(game, level, seed + seat) for seat in range(players)})
        return match.record()

    assert record(1) == record(1)


@pytest.mark.parametrize("game", GAMES)
def test_a_novice_that_sits_down_late_plays_as_if_it_had_been_there(game: str) -> None:
    """Its luck hangs on the moment and not on what it drew before: at a table it sits down anew for every move."""
    match = ludoteca.new(game, players=3, seed=3)
    seats = {seat: bot(game, "novice", seat) for seat in range(3)}
    while match.outcome is None:
        seat = match.turn[0]
        move = seats[seat].choose(match.view(seat), match.past(seat))
        assert bot(game, "novice", seat).choose(match.view(seat), match.past(seat)) == move
        match.play(seat, move)


def test_even_a_novice_minds_the_skull() -> None:
    """TX-13: it covers an open one first, and lays one only if it can cover it or must."""
    covered = laid = 0
    for seed in range(30):
        match = ludoteca.new("the-game-extreme", players=3, seed=seed)
        seats = {seat: bot("the-game-extreme", "novice", seat) for seat in range(3)}
        while match.outcome is None:
            seat = match.turn[0]
            view = match.view(seat)
            assert isinstance(view, TheGameView)
            move = seats[seat].choose(view, match.past(seat))
            lays = [other for other in view.moves if isinstance(other, Lay)]
            if any(other.pile in view.duties for other in lays):
                assert isinstance(move, Lay)
                assert move.pile in view.duties
                covered += 1
            elif isinstance(move, Lay) and move.card in view.layout["skull"]:
                higher = [card > move.card for card in view.hand if card != move.card]
                rises = view.piles[PILES.index(move.pile)].ascending
                safe = [other for other in lays if other.card not in view.layout["skull"]]
                assert rises in higher or not safe
                laid += 1
            match.play(seat, move)
    assert covered > 10
    assert laid > 10


@pytest.mark.parametrize("level", [*QUICK_LEVELS, "master"])
@pytest.mark.parametrize(("game", "players", "options"), WAYS)
def test_a_bot_knows_only_what_its_seat_knows(game: str, players: int, options: dict[str, Any], level: str) -> None:
    for match in some_moments(game, players, options, seed=2, share=0.1):
        seat = match.turn[0]
        other = in_another_world(match, seat)
        one, two = quick(game, level, 5), quick(game, level, 5)
        assert one.choose(match.view(seat), match.past(seat)) == two.choose(other.view(seat), as_sent(match, seat))
        assert one.say(match.view(seat), match.past(seat)) == two.say(other.view(seat), as_sent(match, seat))


def in_another_world(match: Match, seat: int) -> Match:
    """The same match for the seat, with other cards in the other hands."""
    other = match.branch(len(match.entries), seed="other")
    other.state = match.game.reshuffle(match.state, seat, luck_of("world"))
    return other


def as_sent(match: Match, seat: int) -> list[Seen]:
    """What was seen, as it comes over a wire: nothing hangs on the objects."""
    moves = match.game.Moves
    return [
        Seen(seen.n, seen.seat, msgspec.json.decode(msgspec.json.encode(seen.move), type=moves))
        for seen in match.past(seat)
    ]


def test_better_levels_leave_fewer_cards() -> None:
    def left(level: str) -> float:
        total = 0
        for seed in range(12):
            match = ludoteca.new("the-game", players=3, seed=seed)
            play_out(match, {seat: bot("the-game", level, seat) for seat in range(3)})
            assert match.outcome is not None
            total += match.outcome.left or 0
        return total / 12

    found = [left(level) for level in ("random", *QUICK_LEVELS)]
    assert found == sorted(found, reverse=True)


def test_a_stopped_bot_answers_at_once_with_its_judgement() -> None:
    match = next(iter(some_moments("the-game", 3, {}, seed=4, share=0.1)))
    seat = match.turn[0]
    clock = Clock()
    clock.stop()
    tried = try_turns(Position(view_of(match, seat), match.past(seat)), Effort(), 1, clock)
    assert {each.guesses for each in tried} == {0}
    assert tried[0].judged == max(each.judged for each in tried)
    move = Master(1).choose(match.view(seat), match.past(seat), clock)
    assert move in match.moves(seat)


def test_a_thinking_bot_is_interrupted_from_another_thread() -> None:
    match = next(iter(some_moments("the-game", 3, {}, seed=4, share=0.1)))
    seat = match.turn[0]
    view, past, clock = match.view(seat), match.past(seat), Clock()
    chosen: list[Any] = []
    # It would think for many minutes.
    thinker = Thread(target=lambda: chosen.append(Master(1, Effort(playouts=1_000_000)).choose(view, past, clock)))
    thinker.start()
    clock.stop()
    thinker.join(timeout=120)
    assert not thinker.is_alive()
    assert chosen[0] in match.moves(seat)


@pytest.mark.rule("TG-5")
def test_the_best_hand_is_the_most_eager() -> None:
    wishes = {}
    for seed in range(60):
        match = ludoteca.new("the-game", players=2, seed=seed)
        view = view_of(match, 0)
        wishes[min(view.hand) - 2 + 99 - max(view.hand)] = bot("the-game", "expert").eagerness(view, match.past(0))
    easiest, hardest = min(wishes), max(wishes)
    assert wishes[easiest] > wishes[hardest]
    assert set(wishes.values()) <= {0, 1, 2, 3}


@pytest.mark.rule("TG-5")
@pytest.mark.parametrize("level", QUICK_LEVELS)
def test_a_host_bot_gives_the_first_turn_to_somebody(level: str) -> None:
    chosen = set()
    for seed in range(20):
        match = ludoteca.new("the-game", players=3, seed=seed, options={"start": "host_choice"})
        for seat in (1, 2):
            for word in bot("the-game", level, seat).say(match.view(seat), match.past(seat)):
                match.play(seat, word)
        move = bot("the-game", level, 0).choose(match.view(0), match.past(0))
        assert isinstance(move, Start)
        chosen.add(move.seat)
    assert len(chosen) > 1


def test_both_games_have_the_four_levels() -> None:
    assert list(BOTS) == ["novice", "casual", "expert", "master"]


def test_bots_play_on_after_somebody_else_played_part_of_their_turn() -> None:
    """A bot that takes a seat over in mid-turn plans from there, and a plan that was not followed is forgotten."""
    random = Random(1)
    for match in some_moments("the-game", 2, {"undo_within_turn": True}, seed=6, share=0.3):
        branch = match.branch(len(match.entries), seed="x")
        player = Master(1, QUICK)
        for _ in range(6):
            if branch.outcome is not None:
                break
            seat = branch.turn[0]
            move = player.choose(branch.view(seat), branch.past(seat))
            assert move in branch.moves(seat)
            branch.play(seat, move if random.random() < 0.5 else random.choice(branch.moves(seat)))
