"""The bots: legal, repeatable, without memory that matters, and each level better than the one below."""

from __future__ import annotations

import msgspec
import pytest

from ludoteca import Match
from ludoteca.engine.luck import luck_of
from ludoteca.engine.moves import Seen
from ludoteca.games.lost_code.view import CodeView
from ludoteca.mind.bot import Clock, bot, bots
from ludoteca.mind.drive import play_out
from ludoteca.mind.lost_code.bots import BOTS, Casual, Novice
from ludoteca.mind.lost_code.posterior import posterior
from tests.mind.lost_code.positions import VARIANTS, position, start, walk

pytestmark = pytest.mark.slow

LEVELS = tuple(BOTS)


def played(variant: str, players: int, seed: int, levels: list[str]) -> Match:
    match = start(variant, players, seed)
    play_out(match, {seat: bot(match.game.name, levels[seat], seed * 10 + seat) for seat in range(players)})
    return match


@pytest.mark.parametrize("game", ["lost-code", "think-str8"])
def test_all_levels_are_there(game: str) -> None:
    assert bots(game)[:5] == ("random", "novice", "casual", "expert", "master")


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("variant", VARIANTS)
def test_bots_play_every_variant_to_the_end_and_the_same_way_twice(variant: str, players: int) -> None:
    levels = [LEVELS[(players + seat) % 4] for seat in range(players)]
    match = played(variant, players, players, levels)
    assert match.outcome is not None
    if players == 4:
        assert played(variant, players, players, levels).entries == match.entries


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("variant", ["basic", "everything", "think-str8"])
def test_a_bot_that_sits_down_late_plays_as_if_it_had_been_there(variant: str, level: str) -> None:
    match = start(variant, 4, 6)
    seats = {seat: bot(match.game.name, level, seat) for seat in range(4)}
    n = 0
    while match.outcome is None:
        seat = match.turn[0]
        view, past = match.view(seat), match.past(seat)
        move = seats[seat].choose(view, past)
        if n % 25 == 24:
            assert bot(match.game.name, level, seat).choose(view, past) == move
        match.play(seat, move)
        n += 1


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("variant", ["basic", "everything", "think-str8"])
def test_a_bot_knows_only_what_its_seat_knows(variant: str, level: str) -> None:
    """The own code is another one, and everything goes on as before: what a seat cannot see has no part in its play."""
    asked = varied = 0
    for n, match in enumerate(walk(variant, 3, seed=8)):
        if n % 12 != 7 or match.outcome is not None:
            continue
        seat = match.turn[0]
        state = match.game.reshuffle(match.state, seat, luck_of(f"world {n}"))
        other = match.game.view(state, seat)
        moves = match.game.Moves
        # As it comes over a wire: nothing hangs on the objects.
        past = [
            Seen(seen.n, seen.seat, msgspec.json.decode(msgspec.json.encode(seen.move), type=moves))
            for seen in match.past(seat)
        ]
        one, two = (bot(match.game.name, level, 5) for _ in range(2))
        assert one.choose(match.view(seat), match.past(seat)) == two.choose(other, past)
        assert one.eagerness(match.view(seat), match.past(seat)) == two.eagerness(other, past)
        asked, varied = asked + 1, varied + (state != match.state)
    assert asked > 4
    assert varied


@pytest.mark.parametrize(
    ("game", "better", "worse"),
    [
        (g, b, w)
        for g in ("basic", "think-str8")
        for b, w in zip(("novice", *LEVELS[1:]), ("random", *LEVELS[:-1]), strict=True)
    ],
)
def test_each_level_scores_more_than_the_one_below(game: str, better: str, worse: str) -> None:
    gap = 0
    for seed in range(4):
        match = played(game, 4, seed, [better, worse] * 2 if seed % 2 else [worse, better] * 2)
        assert match.outcome is not None
        points = match.outcome.points
        first = seed % 2 == 0
        gap += sum(points[first::2]) - sum(points[1 - first :: 2])
    assert gap > 0


def test_a_bot_that_is_stopped_answers_at_once_with_a_legal_move() -> None:
    match = start("basic", 4, 9)
    clock = Clock()
    clock.stop()
    while match.outcome is None:
        seat = match.turn[0]
        move = bot("lost-code", "master", seat).choose(match.view(seat), match.past(seat), clock)
        match.play(seat, move)


@pytest.mark.rule("LC-98", "LC-104")
def test_master_takes_a_token_for_what_it_knows() -> None:
    taken = hits = 0
    for seed in range(8):
        match = played("shortcut", 4, seed, ["master"] * 4)
        view = match.view(None)
        assert isinstance(view, CodeView)
        for token in view.tokens:
            if token.holder is not None and token.numbers:
                taken += 1
                hits += view.logs[token.holder][view.symbols.index(token.symbol)] in token.numbers
    assert taken >= 3
    assert hits >= 0.6 * taken


def test_weak_levels_forget_rows_and_never_believe_what_cannot_be() -> None:
    """They err like people: fewer facts leave more codes, the true one among them; a novice joins no two rows."""
    wider = forgot = 0
    for seed in range(20):
        match, seat, view = position("basic", 3, 40 + seed)
        exact = posterior(view)
        casual, novice = Casual(seed).believe(view), Novice(seed).believe(view)
        for belief in (casual, novice):
            codes = set(map(tuple, belief.codes.tolist()))
            assert codes >= set(map(tuple, exact.codes.tolist()))
            assert match.outcome is not None or match.state.logs[seat] in codes or None in match.state.logs[seat]
        forgot += len(casual) > len(exact)
        wider += len(novice) > len(casual)
    assert forgot >= 5
    assert wider >= 10
