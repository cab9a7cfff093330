"""Kernel = rules: both play the same matches, and agree on every legal move, every successor and the outcome."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

import ludoteca
from ludoteca.engine.game import AnyGame
from ludoteca.engine.moves import CHANCE, Move
from ludoteca.engine.options import Options
from ludoteca.games.the_game.box import PILES
from ludoteca.games.the_game.commands import layout_of
from ludoteca.games.the_game.moves import Draw, End, Lay, Start, TakeBack
from ludoteca.games.the_game.options import TheGameOptions
from ludoteca.games.the_game.state import State
from ludoteca.mind.the_game import kernel
from ludoteca.mind.the_game.position import box_of, code_of
from tests.variants import every_way

pytestmark = pytest.mark.slow

GAMES = ("the-game", "the-game-extreme")
PHASES = {"deal": kernel.DEAL, "start": kernel.WHO, "turn": kernel.TURN, "draw": kernel.DRAW, "over": kernel.OVER}


@pytest.mark.parametrize("careful", [False, True], ids=["at random", "carefully"])
@pytest.mark.parametrize("game", GAMES)
def test_kernel_and_rules_play_the_same_match(game: str, careful: bool) -> None:
    rules = ludoteca.games()[game]
    longest = max(
        play_both(rules, options, players, Random(f"{n} {careful}"), careful=careful)
        for n, (options, players) in enumerate(every_way(rules))
    )
    # Careful matches have to reach the end of the draw pile, where the rules change (TG-11, TG-14).
    assert longest > (190 if careful else 50)


def play_both(rules: AnyGame, options: Options, players: int, random: Random, *, careful: bool) -> int:
    """How many moves the match had."""
    state = rules.start(options, players)
    while state.stage == "mark":
        state = rules.play(state, CHANCE, random.choice(rules.moves(state, CHANCE)))
    box = box_of(state.setup.options, players, layout_of(state.kinds))
    table, out = np.zeros(1, kernel.TABLE)[0], np.zeros(kernel.MOST_MOVES, np.int16)
    kernel.deal(table, box)
    steps = 0
    while True:
        assert facts_of_table(table, players) == facts_of_state(state)
        choices = [(seat, move) for seat in rules.turn(state) for move in rules.moves(state, seat)]
        numbers = out[: kernel.legal(table, box, out)]
        assert sorted(numbers) == sorted({number_of(move) for _, move in choices})
        if not choices:
            return steps
        if careful and state.stage == "turn":
            seat, move = min(choices, key=lambda choice: _cost(state, choice[1], random))
        else:
            seat, move = random.choice(choices)
        state = rules.play(state, seat, move)
        kernel.play(table, box, number_of(move), out)
        steps += 1


def number_of(move: Move) -> int:
    match move:
        case Draw(card=int(card)):
            return card
        case Start(seat=seat):
            return kernel.START + seat
        case Lay(card=card, pile=pile):
            return code_of(card, pile)
        case End():
            return kernel.END
        case TakeBack():
            return kernel.TAKE_BACK
    raise AssertionError(move)


def facts_of_state(state: State) -> dict[str, Any]:
    facts: dict[str, Any] = {
        "phase": PHASES[state.stage],
        "tops": tuple(pile[-1] for pile in state.piles),
        "hands": state.hands,
        "undrawn": tuple(state.undrawn),
        "left": sum(map(len, state.hands)) + len(state.undrawn),
        "won": state.ending == "all-laid",
    }
    if state.stage == "turn":
        facts |= {"seat": state.seat, "minimum": state.minimum, "laid": len(state.laid)}
        facts |= {"three": state.three, "only": state.only_pile, "due": state.due}
    elif state.stage == "draw":
        facts |= {"seat": state.seat, "to draw": state.drawing}
    return facts


def facts_of_table(table: Any, players: int) -> dict[str, Any]:
    phase = int(table["phase"])
    hands = (table["hands"][seat, : table["held"][seat]] for seat in range(players))
    facts: dict[str, Any] = {
        "phase": phase,
        "tops": tuple(map(int, table["tops"])),
        "hands": tuple(tuple(map(int, hand)) for hand in hands),
        "undrawn": tuple(sorted(map(int, table["deck"][: table["undrawn"]]))),
        "left": int(table["to_go"]),
        "won": bool(table["won"]),
    }
    if phase == kernel.TURN:
        facts |= {"seat": int(table["seat"]), "minimum": int(table["minimum"]), "laid": int(table["laid"])}
        facts |= {"three": bool(table["three"]), "only": int(table["only"]), "due": int(table["due"])}
    elif phase == kernel.DRAW:
        facts |= {"seat": int(table["seat"]), "to draw": int(table["to_draw"])}
    return facts


def _cost(state: State, move: Move, random: Random) -> float:
    """Short steps keep a match going; now and then a card is taken back."""
    if isinstance(move, Lay):
        top = state.piles[PILES.index(move.pile)][-1]
        return (move.card - top) * (1 if move.pile.startswith("up") else -1) + 4 * random.random()
    if isinstance(move, TakeBack):
        return 200 if random.random() < 0.95 else -50
    return 6


def test_random_matches_in_the_kernel_depend_on_the_seed_alone() -> None:
    box = box_of(TheGameOptions(), 3, {})

    def play(seed: int) -> tuple[int, bytes]:
        table, out = np.zeros(1, kernel.TABLE)[0], np.zeros(kernel.MOST_MOVES, np.int16)
        steps = kernel.random_matches(table, box, np.array([seed], np.uint64), out, 5000)
        return steps, table.tobytes()

    assert play(3) == play(3) != play(4)
