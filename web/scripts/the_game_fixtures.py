"""Writes tests/fixtures/the-game/*.json: real moments of real matches, to look at without a server.

.venv/bin/python web/scripts/the_game_fixtures.py
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from fixtures import play_until
from fixtures import write as write_fixture

import ludoteca
from ludoteca.games.the_game.moves import Lay

FOLDER = Path(__file__).parent.parent / "tests" / "fixtures" / "the-game"


def mine(view: Any) -> bool:
    return view.turn == (0,)


def write(name: str, title: str, match: Any, seat: int | None, level: str = "none") -> None:
    write_fixture(FOLDER / f"{name}.json", title, match, seat, level)


def lasting(when: Callable[[Any], bool]) -> Any:
    """A full table that lays every command that lasts, and covers fires in time, until it is as wanted."""
    options = {"on_fire": True, "commands_enabled": ["silence", "no-backwards", "one-pile", "draw-one"]}

    def price(view: Any, move: Any) -> float:
        """Commands first, on piles that show none; then the end of the turn; else as small a step as possible."""
        if not isinstance(move, Lay):
            return 0.0
        pile = next(pile for pile in view.piles if pile.name == move.pile)
        step = move.card - pile.top if pile.ascending else pile.top - move.card
        if pile.command is not None and pile.fire != "due":
            return 300.0 + step
        return step - (200 if any(move.card in cards for cards in view.layout.values()) else 0)

    for seed in range(1000):
        match = ludoteca.new("the-game-extreme", players=5, seed=f"a{seed}", options=options)
        while not match.outcome:
            seat = match.turn[0]
            view = match.view(seat)
            if when(view):
                return match
            match.play(seat, min(match.moves(seat), key=partial(price, view)))
    raise LookupError("no such match")


def main() -> None:
    new = ludoteca.new
    every = lasting(lambda v: len(v.in_force) == 4)
    write("extreme-all", "Extreme, five players: every command that lasts is in force", every, every.turn[0])
    burning = lasting(lambda v: len(v.in_force) > 1 and {"due", "burning"} <= {pile.fire for pile in v.piles})
    write("extreme-fire", "Extreme On Fire: one fire is due, another burns", burning, burning.turn[0])
    write("start-claim", "Who starts, three players", new("the-game", players=3, seed=4), 0)
    match = play_until(new("the-game", players=3, seed=4), lambda v: mine(v) and v.turns > 8)
    write("turn", "Your turn, three players, with signals", match, 0)
    write("watching", "The same for a spectator", match, None)
    write("waiting", "The same for somebody who waits", match, 1)
    solo = play_until(
        new("the-game", players=1, seed=2, options={"undo_within_turn": True, "show_pile_history": True}),
        lambda v: v.turns > 9 and v.laid == 1,
    )
    write("solo-undo", "Alone, one card laid, may take it back, piles open", solo, 0)
    for seed in range(40):
        fire = play_until(
            new("the-game", players=5, seed=f"f{seed}", options={"on_fire": True}),
            lambda v: mine(v) and any(p.fire == "due" for p in v.piles),
        )
        if not fire.outcome:
            write("fire", "On Fire, five players, one fire is due", fire, 0)
            break
    lost = play_until(new("the-game", players=2, seed=11), lambda v: False, level="novice")
    write("lost", "The end: cards are left", lost, 0)
    for seed in range(60):
        won = play_until(new("the-game", players=4, seed=f"won{seed}"), lambda v: False, level="expert")
        if won.outcome and won.outcome.winners:
            write("won", "The end: beaten", won, 0)
            break
    extreme = play_until(new("the-game-extreme", players=3, seed=6), lambda v: mine(v) and len(v.in_force) >= 2)
    write("extreme", "Extreme: two commands in force", extreme, 0)
    for seed in range(40):
        skull = play_until(new("the-game-extreme", players=2, seed=f"s{seed}"), lambda v: mine(v) and bool(v.duties))
        if not skull.outcome:
            write("extreme-skull", "Extreme: a skull has to be covered", skull, 0)
            break
    for seed in range(40):
        three = play_until(
            new("the-game-extreme", players=4, seed=f"t{seed}"), lambda v: mine(v) and v.three and v.laid < 3
        )
        if not three.outcome:
            write("extreme-three", "Extreme: a 3! was laid", three, 0)
            break
    over = play_until(new("the-game-extreme", players=3, seed=8), lambda v: False)
    write("extreme-over", "Extreme: the end", over, 0)
    write("sheet", "Your turn with a sheet", match, 0, "sheet")
    write("odds", "Your turn with odds", match, 0, "odds")
    write("coach", "Your turn with a coach", match, 0, "coach")


if __name__ == "__main__":
    main()
