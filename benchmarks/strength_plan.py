"""Which runs the strength tables rest on. Each is an ordinary `ludoteca` command that anyone can repeat."""

from __future__ import annotations

from typing import Literal

import msgspec

SEED = "strength"


class Run(msgspec.Struct, frozen=True):
    """A run: its name is the file of its result, its words the command line."""

    name: str
    section: str
    words: tuple[str, ...]

    @property
    def kind(self) -> Literal["simulate", "arena"]:
        return "arena" if self.words[0] == "arena" else "simulate"

    @property
    def command(self) -> str:
        return " ".join(("ludoteca", *self.words))


def _team(game: str, players: int, bot: str, games: int) -> Run:
    words = ("simulate", game, "--players", str(players), "--bots", bot, "--games", str(games), "--seed", SEED)
    return Run(f"{game}-{players}p-{bot}", game, words)


def _rivals(name: str, game: str, lineup: str, games: int, *options: str) -> Run:
    count = str(len(lineup.split(",")))
    flags = [word for option in options for word in ("--option", option)]
    words = ("simulate", game, "--players", count, "--bots", lineup, "--games", str(games), "--seed", SEED, *flags)
    return Run(name, game, words)


def _ladder(name: str, game: str, players: int, deals: int, *options: str) -> Run:
    flags = [word for option in options for word in ("--option", option)]
    bots = "random,novice,casual,expert,master"
    words = ("arena", game, "--players", str(players), "--bots", bots, "--deals", str(deals), "--seed", SEED, *flags)
    return Run(name, game, words)


PLAN: tuple[Run, ...] = (
    *(_team("the-game", players, "master", 400) for players in range(1, 6)),
    *(_team("the-game-extreme", players, "master", 400) for players in range(1, 6)),
    *(
        _team(game, players, bot, 400)
        for game in ("the-game", "the-game-extreme")
        for bot in ("expert", "casual", "novice")
        for players in range(1, 6)
    ),
    *(_team(game, players, "random", 400) for game in ("the-game", "the-game-extreme") for players in (1, 3, 5)),
    _rivals("lost-code-4p-one-master", "lost-code", "master,expert,expert,expert", 800),
    _rivals("lost-code-3p-one-master", "lost-code", "master,expert,expert", 600),
    _rivals("lost-code-2p-one-master", "lost-code", "master,expert", 600),
    _rivals("think-str8-4p-one-master", "think-str8", "master,expert,expert,expert", 600),
    _ladder("lost-code-4p-ladder", "lost-code", 4, 100),
    _ladder("lost-code-3p-ladder", "lost-code", 3, 100),
    _ladder("lost-code-2p-ladder", "lost-code", 2, 150),
    _ladder("lost-code-4p-x-race-ladder", "lost-code", 4, 60, "x_race=on"),
    _ladder("lost-code-4p-shortcut-ladder", "lost-code", 4, 60, "deadly_shortcut=on"),
    _ladder("lost-code-4p-curse-ladder", "lost-code", 4, 60, "curse=on"),
    _ladder("lost-code-4p-introductory-ladder", "lost-code", 4, 60, "introductory=on"),
    _ladder("think-str8-4p-ladder", "think-str8", 4, 100),
    _ladder("think-str8-2p-ladder", "think-str8", 2, 100),
)
