"""What the compiled playouts start from and learn is what the rules and the exact posterior say."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

import ludoteca
from ludoteca.engine.match import Match
from ludoteca.engine.moves import CHANCE
from ludoteca.games.lost_code.finals import score_guesses
from ludoteca.games.lost_code.moves import Deal, Exchange, Guess, Wheel
from ludoteca.games.lost_code.view import CodeView, LostCodeView, ThinkStr8View
from ludoteca.mind.bot import bot
from ludoteca.mind.lost_code import kernel as k
from ludoteca.mind.lost_code.bridge import code_of, new_table, read_table, table_of
from ludoteca.mind.lost_code.evaluate import judge as masters_judgement
from ludoteca.mind.lost_code.judging import decision_of, judge
from ludoteca.mind.lost_code.playout_lists import strike
from ludoteca.mind.lost_code.playouts import seat_plays
from ludoteca.mind.lost_code.posterior import posterior
from ludoteca.mind.lost_code.worlds import lists_seen, setting, table_seen

VARIANTS: list[tuple[str, int, dict[str, Any]]] = [
    ("lost-code", 3, {}),
    ("lost-code", 4, {"x_race": True, "curse": True, "deadly_shortcut": True}),
    ("lost-code", 2, {"introductory": True, "exchange_order": "guess_order", "curse": True, "curse_start": "at_once"}),
    ("think-str8", 3, {}),
    ("think-str8", 2, {"introductory": True, "placement": "in_order"}),
]


def walk(game: str, players: int, options: dict[str, Any], seed: int) -> Match:
    return ludoteca.new(game, players=players, seed=seed, options=options)


@pytest.mark.parametrize(("game", "players", "options"), VARIANTS)
def test_the_table_that_a_seat_sees_is_the_true_one_but_for_what_is_hidden(
    game: str, players: int, options: dict[str, Any]
) -> None:
    match, luck = walk(game, players, options, 3), Random(3)
    while match.outcome is None:
        seat = luck.choice(match.turn)
        view = match.view(seat)
        assert isinstance(view, LostCodeView | ThinkStr8View)
        if view.phase != "guess":
            setup, _ = setting(view.options, view.players)
            table = table_seen(view, setup)[0]
            for symbol, number in enumerate(match.state.logs[seat]):
                table["logs"][seat, symbol] = number
                table["undrawn"][symbol] &= ~(1 << number)
            seen, true = read_table(table, setup), table_of(match.state)
            # Others' locked numbers and tiles that lie face down are not the viewer's to know.
            for name in ("guesses", *(("low", "turn") if view.phase == "place" else ())):
                seen.pop(name), true.pop(name)
            assert seen == true
        match.play(seat, luck.choice(view.moves))


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players", "options"), VARIANTS[:4])
def test_the_lists_that_playouts_keep_are_the_exact_posteriors(
    game: str, players: int, options: dict[str, Any]
) -> None:
    match, luck = walk(game, players, options, 5), Random(5)
    first = match.view(0)
    assert isinstance(first, LostCodeView | ThinkStr8View)
    setup, box = setting(first.options, players)
    table = new_table(box)
    lists: Any = None
    sizes: Any = None
    for seat, move in match.entries:
        k.play(table, box, seat, code_of(move, setup))
    for seat in range(players):
        own, many = lists_seen(_view(match, seat))
        if lists is None:
            lists, sizes = np.zeros((players, own.shape[1] + 1), np.int32), many.copy()
        lists[seat, : many[seat]], sizes[seat] = own[seat, : many[seat]], many[seat]
    while match.outcome is None:
        played = len(match.entries)
        seat = match.turn[0]
        match.play(seat, luck.choice(match.view(seat).moves))
        for actor, move in match.entries[played:]:
            code = code_of(move, setup)
            if actor != CHANCE:
                seat_plays(table, box, lists, sizes, actor, code)
                continue
            if isinstance(move, Deal):
                for other in range(players):
                    if other != move.log:
                        symbol = setup.symbols.index(move.symbol)
                        sizes[other] = strike(lists[other], sizes[other], symbol, code)
            k.play(table, box, actor, code)
        if not any(isinstance(move, Exchange) for _, move in match.entries[-1:]) and match.outcome is None:
            for other in range(players):
                assert sizes[other] == len(posterior(_view(match, other)))


def _view(match: Match, seat: int) -> CodeView:
    view = match.view(seat)
    assert isinstance(view, CodeView)
    return view


def test_what_is_certainly_worse_is_called_so() -> None:
    """In the last round a wheel that cannot be right is set against one that must be."""
    match = ludoteca.new("lost-code", players=2, seed=11)
    seats = {seat: bot("lost-code", "expert", seat) for seat in range(2)}
    while True:
        seat = match.turn[0]
        view = _view(match, seat)
        if view.phase == "wheel" and len(view.history) == view.rounds:
            sums = posterior(view).sums(view.history[-1].dice)
            if sums.max() > 0.5 and sums[-4:].sum() == 0:
                break
        match.play(seat, seats[seat].choose(view, ()))
        assert match.outcome is None
    never = Wheel(4, len(sums) - 4)
    assert never in view.moves
    found = judge(view, match.past(seat), [never], "quick")
    assert found is not None
    assert found.played is not None
    assert found.played.error > 1
    again = judge(view, match.past(seat), [never], "quick")
    assert again == found


@pytest.mark.slow
def test_final_numbers_are_one_decision() -> None:
    match = ludoteca.new("lost-code", players=2, seed=2)
    seats = {seat: bot("lost-code", "novice", seat) for seat in range(2)}
    while _view(match, match.turn[0]).phase != "guess":
        seat = match.turn[0]
        match.play(seat, seats[seat].choose(match.view(seat), ()))
    view = _view(match, 0)
    assert {decision_of(view, move) for move in view.moves} == {("final",)}
    nothing = [Guess(symbol, ()) for symbol in view.symbols]
    worst = judge(view, match.past(0), nothing, "quick")
    assert worst is not None
    assert worst.played is not None
    assert worst.played.cost > 0
    best = judge(view, match.past(0), worst.choices[0].moves, "quick")
    assert best is not None
    assert best.played is not None
    assert best.played.error == 0


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("lost-code", {"deadly_shortcut": True}),
        ("lost-code", {"score_floor": "zero", "curse": True, "rounds": 2}),
        ("think-str8", {"score_floor": "zero"}),
    ],
)
def test_final_numbers_are_worth_the_points_by_the_end_of_the_match(game: str, options: dict[str, Any]) -> None:
    """Exactly: every code the master still believes in is put into the state, and the rules score what is written."""
    match = ludoteca.new(game, players=2, seed=5, options=options)
    seats = {seat: bot(game, "novice", seat) for seat in range(2)}
    while _view(match, match.turn[0]).phase != "guess":
        seat = match.turn[0]
        match.play(seat, seats[seat].choose(match.view(seat), match.past(seat)))
    for seat in match.turn:
        view = _view(match, seat)
        known = zip(view.symbols, view.guesses, strict=True)
        bold = [Guess(symbol, (n,)) for n, (symbol, kept) in enumerate(known) if kept is None]
        judged = judge(view, match.past(seat), bold, "quick")
        assert judged is not None
        assert judged.played is not None
        assert judged.absolute
        belief = masters_judgement(view).belief
        for choice in (judged.played, judged.choices[0]):
            written = {move.symbol: move.numbers for move in choice.moves}
            ends = [_scored(match, seat, code, written) for code in belief.codes.tolist()]
            assert choice.value == pytest.approx(float(belief.weights @ np.array(ends)))
        assert judged.choices[0].value >= judged.played.value


def _scored(match: Match, seat: int, code: list[int], written: dict[str, Any]) -> int:
    """Where the seat's marker stands in the end, if that were its code."""
    state, symbols = match.state, match.state.setup.symbols
    nothing = tuple(() if known is None else known for known in state.guesses[1 - seat])
    mine = tuple(
        written[symbol] if known is None else known for symbol, known in zip(symbols, state.guesses[seat], strict=True)
    )
    both = {seat: (tuple(code), mine), 1 - seat: (state.logs[1 - seat], nothing)}
    logs, guesses = zip(*(both[n] for n in range(2)), strict=True)
    end = score_guesses(replace(state, logs=logs, guesses=guesses))
    return int(end.track.positions[seat])
