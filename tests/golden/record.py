"""Play the golden matches anew: `python -m tests.golden.record [--retell] [NAME …]`.

With --retell the moves stay and only what is told between them is written anew, for when a view has got a new field.
Look at the difference before you keep it.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from rich.progress import track

import ludoteca
from ludoteca.engine.moves import CHANCE
from ludoteca.mind.bot import bot
from ludoteca.mind.drive import play_out
from ludoteca.testing.walks import Style, wander
from tests.golden.events import events
from tests.golden.playthrough import tell
from tests.variants import LAYOUT, WHEELS

FOLDER = Path(__file__).parent / "matches"
TRIES = 400


class Plan(NamedTuple):
    """A match to be recorded: how it is played, and what has to happen in it."""

    game: str
    players: int
    options: dict[str, Any]
    by: str
    """A style of random play, or the level of a bot."""
    want: frozenset[str]


def plan(game: str, players: int, by: str = "long", *want: str, **options: Any) -> Plan:
    return Plan(game, players, options, by, frozenset(want))


MODULES: dict[str, Any] = {"x_race": True, "deadly_shortcut": True, "curse": True}

PLANS: dict[str, Plan] = {
    "lost-code-2": plan("lost-code", 2, "any", "a symbol twice"),
    "lost-code-3": plan("lost-code", 3, "long", "no stone left to draw"),
    "lost-code-4": plan("lost-code", 4, "expert", "answer wrong", "tie on the track"),
    "lost-code-introductory": plan("lost-code", 3, "any", "move replace", introductory=True),
    "lost-code-x-race": plan("lost-code", 4, "any", x_race=True),
    "lost-code-shortcut": plan("lost-code", 3, "any", "move lock", "nobody takes the token", deadly_shortcut=True),
    "lost-code-shortcut-allowed": plan(
        "lost-code", 2, "any", "move lock", deadly_shortcut=True, thrower_token_and_change="allowed"
    ),
    "lost-code-curse": plan(
        "lost-code", 4, "expert", "a cursed seat falls back", "a cursed seat gains by others", curse=True
    ),
    "lost-code-curse-moves-on": plan("lost-code", 3, "expert", "the curse moves on", "the curse is gone", curse=True),
    "lost-code-curse-at-once": plan("lost-code", 2, "expert", "somebody is cursed", curse=True, curse_start="at_once"),
    "lost-code-floor": plan("lost-code", 4, "expert", "a cursed seat falls back", curse=True, score_floor="zero"),
    "lost-code-guess-order": plan("lost-code", 3, "any", exchange_order="guess_order"),
    "lost-code-wheels-b": plan("lost-code", 2, "any", wheel_preset="B"),
    "lost-code-wheels-c": plan("lost-code", 4, "any", wheel_preset="C"),
    "lost-code-own-wheels": plan("lost-code", 3, "any", wheel_preset="custom", wheels=WHEELS),
    "lost-code-everything-2": plan("lost-code", 2, "expert", "somebody is cursed", "move take", **MODULES),
    "lost-code-everything-4": plan("lost-code", 4, "expert", "somebody is cursed", "move take", **MODULES),
    "lost-code-everything-introductory": plan(
        "lost-code", 3, "expert", "move replace", "move take", introductory=True, **MODULES
    ),
    "think-str8-2": plan("think-str8", 2, "any"),
    "think-str8-3": plan("think-str8", 3, "expert", "answer wrong"),
    "think-str8-4": plan("think-str8", 4, "any", "below zero"),
    "think-str8-introductory": plan("think-str8", 4, "any", "move replace", introductory=True),
    "think-str8-all-different": plan(
        "think-str8", 2, "any", "move replace", introductory=True, grey_dice="all_different"
    ),
    "think-str8-in-order": plan("think-str8", 3, "any", placement="in_order"),
    "think-str8-tiles-c": plan("think-str8", 4, "expert", tile_preset="C"),
    "think-str8-own-tiles": plan("think-str8", 2, "any", tile_preset="custom", tiles=WHEELS),
    "think-str8-floor": plan("think-str8", 3, "any", score_floor="zero"),
    "the-game-1": plan("the-game", 1, "long", "trick"),
    "the-game-2": plan("the-game", 2, "any", "ending stuck"),
    "the-game-3": plan("the-game", 3, "long", "trick", "move signal"),
    "the-game-4": plan("the-game", 4, "expert", "minimum of one"),
    "the-game-5": plan("the-game", 5, "expert", "won", "somebody has no cards left"),
    "the-game-2-won": plan("the-game", 2, "expert", "won"),
    "the-game-1-won": plan("the-game", 1, "expert", "won"),
    "the-game-pro": plan("the-game", 3, "expert", "minimum of one", pro=True),
    "the-game-on-fire": plan("the-game", 2, "long", "fire covered in time", "ending fire", on_fire=True),
    "the-game-on-fire-won": plan("the-game", 4, "expert", "won", "fire covered in time", on_fire=True),
    "the-game-pro-on-fire": plan("the-game", 5, "long", "fire", pro=True, on_fire=True, start="host_choice"),
    "the-game-take-back": plan("the-game", 2, "any", "move take-back", undo_within_turn=True, show_pile_history=True),
    "the-game-random-start": plan("the-game", 4, "any", "move start", start="random", trick_signal=True),
    "extreme-1": plan("the-game-extreme", 1, "long", "several commands in force"),
    "extreme-2": plan("the-game-extreme", 2, "expert", "command draw-one", "command stop"),
    "extreme-3": plan("the-game-extreme", 3, "expert", "minimum of one", "command three"),
    "extreme-4": plan("the-game-extreme", 4, "long", "move tell", "command silence"),
    "extreme-5": plan("the-game-extreme", 5, "expert", "won"),
    "extreme-skull": plan("the-game-extreme", 3, "any", "ending skull"),
    "extreme-three": plan("the-game-extreme", 2, "any", "ending three"),
    "extreme-short-hand": plan("the-game-extreme", 4, "long", "ending short-hand"),
    "extreme-lay-all": plan(
        "the-game-extreme", 4, "long", "command draw-one", short_hand="lay_all", start="host_choice"
    ),
    "extreme-random-layout": plan(
        "the-game-extreme", 2, "long", "move mark", command_layout="random_per_game", on_fire=True
    ),
    "extreme-own-layout": plan("the-game-extreme", 3, "long", command_layout="custom", layout=LAYOUT, start="random"),
    "extreme-two-commands": plan(
        "the-game-extreme", 2, "long", "command one-pile", commands_enabled=["stop", "one-pile"]
    ),
    "extreme-no-commands": plan("the-game-extreme", 5, "long", commands_enabled=[]),
    "extreme-whole-turn": plan(
        "the-game-extreme", 3, "long", "command one-pile", one_pile_midturn="whole_turn", trick_signal=True
    ),
    "extreme-command-counts": plan(
        "the-game-extreme", 2, "long", "command one-pile", "signal outlasts the turn", one_pile_midturn="command_counts"
    ),
    "extreme-end-loses": plan("the-game-extreme", 3, "any", "ended with a duty open", violations="lose"),
    "extreme-violations-lose": plan("the-game-extreme", 2, "any", "ending one-pile", violations="lose"),
    "extreme-backwards-loses": plan("the-game-extreme", 3, "any", "ending no-backwards", violations="lose"),
    "extreme-everything": plan(
        "the-game-extreme", 4, "any", "fire", pro=True, on_fire=True, undo_within_turn=True, show_pile_history=True
    ),
}


def play(name: str, chosen: Plan) -> ludoteca.Match:
    """The first match of a row of seeds in which everything happens that has to."""
    for n in range(TRIES):
        seed = f"{name}-{n}"
        match = ludoteca.new(chosen.game, players=chosen.players, seed=seed, options=chosen.options)
        if chosen.by in ("any", "long"):
            style: Style = "long" if chosen.by == "long" else "any"
            for seat, move in wander(match.game, match.options, match.players, seed, style).entries:
                if seat != CHANCE:
                    match.play(seat, move)
        else:
            play_out(match, {seat: bot(chosen.game, chosen.by, 100 * n + seat) for seat in range(chosen.players)})
        if chosen.want <= events(match):
            return match
    sys.exit(f"{name}: in {TRIES} matches there was none with all of: {', '.join(sorted(chosen.want))}.")


def main(words: Sequence[str] | None = None) -> int:
    asked = list(sys.argv[1:] if words is None else words)
    names = [word for word in asked if word != "--retell"] or list(PLANS)
    unknown = [name for name in names if name not in PLANS]
    if unknown:
        print(f"There is no golden match {unknown[0]}. There are: {', '.join(PLANS)}.", file=sys.stderr)
        return 2
    FOLDER.mkdir(exist_ok=True)
    for name in track(names, description="golden matches"):
        path = FOLDER / f"{name}.txt"
        match = ludoteca.load(path.read_text(encoding="utf-8")) if "--retell" in asked else play(name, PLANS[name])
        path.write_text(tell(match), encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
