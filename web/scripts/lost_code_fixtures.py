"""Writes tests/fixtures/lost-code/*.json: real moments of real matches, to look at without a server.

.venv/bin/python web/scripts/lost_code_fixtures.py
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from fixtures import Before, play_across, play_until, write

import ludoteca

FOLDER = Path(__file__).parent.parent / "tests" / "fixtures" / "lost-code"


def asked(phase: str, after: int = 0) -> Any:
    """Whether seat 0 is asked for this phase, in a later round than `after`."""
    return lambda view: 0 in view.turn and view.phase == phase and len(view.history) > after


def mine(view: Any) -> bool:
    return 0 in view.turn and view.phase == "wheel"


def checks(view: Any) -> int:
    return sum(len(one.checks) for one in view.history)


def main() -> None:
    def save(
        name: str,
        title: str,
        match: Any,
        seat: int | None,
        level: str = "sheet",
        before: Before | None = None,
        notes: Mapping[str, str] | None = None,
    ) -> None:
        write(FOLDER / f"{name}.json", title, match, seat, level, before, notes)

    new = ludoteca.new
    base = play_until(new("lost-code", players=4, seed=3), asked("wheel", 4))
    save("wheel", "Choose a wheel, round five", base, 0)
    save("wheel-odds", "The same with odds", base, 0, "odds")
    save("wheel-coach", "The same with a coach", base, 0, "coach")
    save("waiting", "The same for somebody who waits", base, 2, "none")
    save("watching", "The same for a spectator", base, None)
    save("turn", "Keep or turn a die", play_until(new("lost-code", players=3, seed=5), asked("turn", 2)), 0)
    intro = {"introductory": True}
    for seed in range(60):
        match = play_until(new("lost-code", players=2, seed=f"r{seed}", options=intro), asked("replace", 1))
        if not match.outcome:
            save("replace", "A bear die has to be turned, two players", match, 0)
            break
    shortcut = {"deadly_shortcut": True, "curse": True, "x_race": True}
    for seed in range(60):
        match = play_until(new("lost-code", players=4, seed=f"t{seed}", options=shortcut), asked("token", 1))
        if not match.outcome:
            save("token", "A token is offered; X-Race and Curse", match, 0)
            match.play(0, "take")
            save("lock", "Numbers for the token", match, 0, "odds")
            break
    save("exchange", "A stone has to go", play_until(new("lost-code", players=4, seed=9), asked("exchange", 3)), 0)
    final = play_until(new("lost-code", players=4, seed=3), asked("guess"))
    save("guess", "Final numbers", final, 0, "odds")
    half = {"final-eagle": "5", "final-jaguar": "1,2", "final-snake": "0,3,6"}
    save("guess-half", "Final numbers, half of them written", final, 0, notes=half)
    save("over", "The end", play_until(new("lost-code", players=4, seed=3), lambda view: False), 0)
    checked = new("lost-code", players=4, seed=3)
    answered = play_across(checked, lambda was, now: len(was.history) > 2 and checks(now) > checks(was))
    save("checked", "A round was answered just now", checked, 0, before=answered)
    swapped = new("lost-code", players=4, seed=3)
    exchange = play_across(swapped, lambda was, now: was.phase == "exchange" and 0 not in was.turn)
    save("exchanged", "Somebody has exchanged a stone just now", swapped, 0, before=exchange)
    curse = {"curse": True, "deadly_shortcut": True}
    cursed = play_until(
        new("lost-code", players=3, seed=1, options=curse), lambda view: view.cursed == 0 and mine(view)
    )
    save("cursed", "You are cursed; three players, one neutral log", cursed, 0)
    desk = play_until(new("think-str8", players=4, seed=2), asked("wheel", 3))
    save("tile", "Think Str8!: choose a tile", desk, 0)
    save(
        "place",
        "Think Str8!: lay the tile",
        play_until(new("think-str8", players=4, seed=2), asked("place", 3)),
        0,
        "odds",
    )
    for seed in range(60):
        match = play_until(new("think-str8", players=2, seed=f"g{seed}", options=intro), asked("replace", 1))
        if not match.outcome:
            save("desk-replace", "Think Str8!: a grey die has to be turned, two players", match, 0)
            break
    desk_final = play_until(new("think-str8", players=3, seed=2), asked("guess"))
    save("desk-guess", "Think Str8!: final numbers", desk_final, 0, "odds", notes={"final-blue": "4"})
    save("desk-over", "Think Str8!: the end", play_until(new("think-str8", players=3, seed=2), lambda view: False), 0)


if __name__ == "__main__":
    main()
