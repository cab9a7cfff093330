"""Who knows what (LC-12, LC-80, LC-81, TS-40), and states that cannot be told apart."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import msgspec
import pytest

import ludoteca
from ludoteca.engine.luck import luck_of
from ludoteca.games.lost_code.moves import Deal
from tests.lost_code.table import Table, code_view, possible, possible_codes

ALL_ON: dict[str, Any] = {"deadly_shortcut": True, "curse": True}


def played(game: str, players: int, seed: int, moves: int, **options: Any) -> ludoteca.Match:
    """A match some random moves along."""
    match, random = ludoteca.new(game, players=players, seed=seed, options=options), Random(seed)
    for _ in range(moves):
        if match.outcome:
            break
        seat = random.choice(match.turn)
        match.play(seat, random.choice(match.moves(seat)))
    return match


@pytest.mark.rule("LC-80", "TS-40", "LC-12")
def test_what_each_seat_is_told_during_a_match() -> None:
    table = Table(players=3, deadly_shortcut=True)
    table.roll("bear", "bear", "eagle")
    table.play("take")
    table.play("lock 0,4")
    for viewer, numbers in ((0, (0, 4)), (1, None), (2, None), (None, None)):
        view = table.view(viewer)
        (token,) = (token for token in view.tokens if token.holder is not None)
        assert (token.symbol, token.holder, token.numbers) == ("bear", 0, numbers)
        assert view.guesses == ((None,) * 5 + (numbers,))
        assert view.removed == (None,) * 6
        assert view.undrawn == ()
        assert view.stacks == (3,) * 6
        assert view.seat == viewer
        for log in range(4):
            known = log == 3 or (viewer is not None and log != viewer)
            assert view.logs[log] == ((log,) * 6 if known else (None,) * 6)


@pytest.mark.rule("LC-80", "TS-40")
@pytest.mark.parametrize("game", ["lost-code", "think-str8"])
@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_a_view_does_not_change_with_what_the_seat_may_not_know(game: str, seat: int | None) -> None:
    options = ALL_ON if game == "lost-code" else {}
    varied = 0
    for seed in range(12):
        match = played(game, 3, seed, 8 * seed, **options)
        encoded = msgspec.json.encode(match.view(seat))
        for other in range(3):
            state = match.game.reshuffle(match.state, seat, luck_of(f"{seed} {other}"))
            assert msgspec.json.encode(match.game.view(state, seat)) == encoded
            varied += state != match.state
    assert varied > 12, "reshuffling does change what is hidden"


@pytest.mark.slow
@pytest.mark.rule("LC-81", "LC-54")
@pytest.mark.parametrize("seed", range(8))
def test_a_reshuffle_gives_exactly_the_codes_that_fit_the_answers(seed: int) -> None:
    """Compared with trying every code against the sheet; late in a match, so that few codes are left."""
    match = played("lost-code", 2, seed, 44, x_race=seed % 2 == 1)
    fitting = set(possible_codes(code_view(match, 0)))
    assert match.state.logs[0] in fitting
    tries = 12 * min(len(fitting), 60)
    drawn = {match.game.reshuffle(match.state, 0, luck_of(str(luck))).logs[0] for luck in range(tries)}
    assert drawn <= fitting
    if len(fitting) < 40:
        assert drawn == fitting


@pytest.mark.rule("LC-53", "LC-81")
def test_a_wrong_guess_with_the_smallest_wheel_rules_out_its_number_only() -> None:
    table = Table(codes={0: (7, 7, 7, 7, 7, 7), 1: (1,) * 6, 2: (2,) * 6, 3: (3,) * 6})
    table.roll_and_keep("eagle", "eagle", "eagle")
    table.play("wheel 1 12")
    table.play("wheel 10 0")
    assert possible(table.view(0), "eagle") == {0, 5, 6, 7}, "12 would have been three 4s"
    drawn = {table.match.game.reshuffle(table.state, 0, luck_of(str(luck))).logs[0][0] for luck in range(60)}
    assert drawn == {0, 5, 6, 7}


@pytest.mark.rule("LC-80")
def test_a_spectator_sees_what_all_seats_see() -> None:
    match = played("lost-code", 3, 5, 30, **ALL_ON)
    nobody = msgspec.to_builtins(match.view(None))
    for seat in range(3):
        somebody = msgspec.to_builtins(match.view(seat))
        for field in ("history", "discards", "stacks", "positions", "standing", "tokens", "logs"):
            assert _within(nobody[field], somebody[field])


def _within(less: object, more: object) -> bool:
    """Whether everything that is told in `less` is told in `more`."""
    if less is None:
        return True
    if isinstance(less, list | tuple) and isinstance(more, list | tuple):
        return len(less) == len(more) and all(map(_within, less, more))
    if isinstance(less, dict) and isinstance(more, dict):
        return all(_within(less[key], more[key]) for key in less)
    return less == more


@pytest.mark.rule("LC-80", "TS-40")
def test_a_deal_is_seen_by_all_but_its_owner() -> None:
    table = Table(players=2)
    deals = [str(seen.move) for seen in table.match.past(1)][1:]
    assert deals[:6] == [f"deal 0 {symbol} 0" for symbol in table.view(0).symbols]
    assert deals[6:12] == [f"deal 1 {symbol} ?" for symbol in table.view(0).symbols]
    assert deals[12:18] == [f"deal 2 {symbol} 2" for symbol in table.view(0).symbols]
    assert all(str(seen.move).endswith("?") for seen in table.match.past(None)[1:])


@pytest.mark.parametrize("game", ["lost-code", "think-str8"])
@pytest.mark.rule("LC-18", "LC-37")
def test_a_seed_gives_the_same_stones_and_dice_whatever_people_do(game: str) -> None:
    """The k-th stone drawn of a symbol and the roll of a round belong to the seed alone."""
    stones: dict[tuple[str, int], int] = {}
    rolls: dict[int, tuple[str, ...]] = {}
    for player in range(4):
        match = ludoteca.new(game, players=4, seed="same")
        random = Random(player)
        while not match.outcome:
            seat = random.choice(match.turn)
            match.play(seat, random.choice(match.moves(seat)))
        counts: Counter[str] = Counter()
        for _, move in match.entries:
            if isinstance(move, Deal) and move.number is not None:
                counts[move.symbol] += 1
                assert stones.setdefault((move.symbol, counts[move.symbol]), move.number) == move.number
        for one in match.state.history:
            assert rolls.setdefault(one.number, one.rolled) == one.rolled
