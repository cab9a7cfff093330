"""Writes tests/fixtures/the-game/*.json: real moments of real matches, for the boards to be looked at without a server.

.venv/bin/python web/scripts/the_game_fixtures.py
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

import ludoteca
from ludoteca.engine.match import Match
from ludoteca.mind.assist import help_for
from ludoteca.mind.bot import bot
from ludoteca.mind.drive import bot_move, bot_signals

FOLDER = Path(__file__).parent.parent / "tests" / "fixtures" / "the-game"
NAMES = ("Ada", "Bruno", "Chloé", "Dieter", "Elsa")


def play_until(match: Match, when: Callable[[Any], bool], level: str = "casual", seat: int | None = 0) -> Match:
    """Let bots play until the view of a seat is as wanted."""
    bots = {at: bot(match.game.name, level, at) for at in range(match.players)}
    while not match.outcome:
        for who, signal in bot_signals(match, bots):
            match.play(who, signal)
        if when(match.view(seat)):
            return match
        chosen = bot_move(match, bots)
        assert chosen is not None
        match.play(*chosen)
    return match


def write(name: str, title: str, match: Match, seat: int | None, level: str = "none") -> None:
    view = match.view(seat)
    past = [{"n": e.n, "seat": e.seat, "move": e.move, "at": 0.0} for e in match.past(seat)]
    chairs = [
        {
            "seat": at,
            "kind": "person" if at == 0 else "bot",
            "name": NAMES[at],
            "level": None if at == 0 else "casual",
            "you": at == seat,
            "host": at == 0,
            "away": None,
            "muted": False,
        }
        for at in range(match.players)
    ]
    found = None if seat is None or level == "none" else help_for(view, match.past(seat), level, "en")
    fixture = {
        "title": title,
        "view": view,
        "before": None,
        "events": [],
        "past": past[-40:],
        "chairs": chairs,
        "mine": seat is not None,
        "help": found,
        "notes": {},
    }
    FOLDER.mkdir(parents=True, exist_ok=True)
    (FOLDER / f"{name}.json").write_bytes(msgspec.json.format(msgspec.json.encode(fixture), indent=1) + b"\n")


def mine(view: Any) -> bool:
    return view.turn == (0,)


def main() -> None:
    new = ludoteca.new
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
    fire = play_until(
        new("the-game", players=5, seed=3, options={"on_fire": True}),
        lambda v: mine(v) and any(p.fire == "due" for p in v.piles),
    )
    write("fire", "On Fire, five players, one fire is due", fire, 0)
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
