"""Which runs the strength tables rest on. Each is an ordinary `ludoteca` command that anyone can repeat; its seed is
the id of the commit that froze the bots (frozen_bots.py)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec

MATCHES = 400
"""What every row is to have."""
FEWEST = 40
"""A row with fewer says too little to be shown."""
PORTION = 20
"""Matches (deals of a ladder) after which a row is kept."""
LEVELS = ("random", "novice", "casual", "expert", "master")
PRO, FIRE = "pro=on", "on_fire=on"
MODULES = ("x_race=on", "deadly_shortcut=on", "curse=on")


class Run(msgspec.Struct, frozen=True):
    """A run: its name is the file of its result, its words the command line but for the seed."""

    name: str
    section: str
    words: tuple[str, ...]

    @property
    def kind(self) -> Literal["simulate", "arena"]:
        return "arena" if self.words[0] == "arena" else "simulate"

    @property
    def command(self) -> str:
        return " ".join(("ludoteca", *self.words))


def _flags(options: Iterable[str]) -> list[str]:
    return [word for option in options for word in ("--option", option)]


def _named(game: str, players: int, bots: str, options: Iterable[str]) -> str:
    variant = "".join(f"-{option.removesuffix('=on').replace('=', '-').replace('_', '-')}" for option in options)
    return f"{game}-{players}p{variant}-{bots.replace(',', '-').replace('+', '-')}"


def _team(game: str, players: int, bots: str, *options: str) -> Run:
    words = ("simulate", game, "--players", str(players), "--bots", bots, "--games", str(MATCHES), *_flags(options))
    return Run(_named(game, players, bots, options), game, words)


def _rivals(game: str, bots: str, games: int = MATCHES, *options: str) -> Run:
    players = len(bots.split(","))
    words = ("simulate", game, "--players", str(players), "--bots", bots, "--games", str(games), *_flags(options))
    return Run(_named(game, players, bots, options), game, words)


def _ladder(game: str, players: int, deals: int, *options: str) -> Run:
    words = ("arena", game, "--players", str(players), "--bots", ",".join(LEVELS), "--deals", str(deals))
    return Run(_named(game, players, "ladder", options), game, (*words, *_flags(options)))


def _teams() -> Iterable[Run]:
    for game in ("the-game", "the-game-extreme"):
        for level in ("master", "expert", "casual", "novice"):
            yield from (_team(game, players, level) for players in range(1, 6))
        yield from (_team(game, players, "random") for players in (1, 3, 5))
        # The variants that people play, and both at once.
        for options in ((PRO,), (FIRE,), (PRO, FIRE)):
            for level in ("master", "expert", "casual"):
                yield from (_team(game, players, level, *options) for players in (1, 3, 5))
        # With mates who do not talk, and one master among others.
        for players in (2, 3, 5):
            yield _team(game, players, "master+silent")
        for mate in ("novice", "casual", "expert", "expert+silent"):
            yield _team(game, 3, f"master,{mate},{mate}")
        # What can be reached with all cards known, also those still to be drawn.
        yield from (_team(game, players, "cheat") for players in range(1, 6))
    for level in ("master", "expert", "casual"):
        yield from (_team("the-game-extreme", players, level, "command_layout=random_per_game") for players in (1, 3))


def _codes() -> Iterable[Run]:
    for players in (2, 3, 4):
        for game in ("lost-code", "think-str8"):
            yield _ladder(game, players, 100)
            yield _rivals(game, ",".join(["master"] + ["expert"] * (players - 1)), 600)
    for options in (("introductory=on",), *((module,) for module in MODULES), MODULES):
        yield _ladder("lost-code", 4, 60, *options)
        yield _rivals("lost-code", "master,expert,expert,expert", MATCHES, *options)
    for game in ("lost-code", "think-str8"):
        yield _rivals(game, "master,casual,casual,casual")
        yield _rivals(game, "master,master,expert,novice")


def _importance(run: Run) -> int:
    """What comes first: the best bots in the games people play most, then the levels that a table offers, then variants
    and mixed teams. Random and all-knowing players come last."""
    bots = run.words[run.words.index("--bots") + 1].split(",")
    plain = "--option" not in run.words
    if "cheat" in bots or bots == ["random"]:
        return 5
    if bots == ["master"]:
        return 0 if plain or (run.section == "the-game" and run.words.count("--option") == 1) else 3
    if run.kind == "arena" or bots == ["master", "expert", "expert", "expert"]:
        return 1 if plain else 3
    if len(set(bots)) == 1 and plain and bots[0] in LEVELS:
        return 2
    return 3 if len(set(bots)) == 1 else 4


PLAN: tuple[Run, ...] = tuple(sorted((*_teams(), *_codes()), key=_importance))
"""The most important first: a run that is stopped has played what matters most."""
