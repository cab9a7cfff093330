"""People for the tests: they play by lines or by keys, and never know more than their view."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from textual.pilot import Pilot

import ludoteca
from ludoteca.engine.moves import Move, Seat
from ludoteca.games.lost_code.moves import Guess, Lock
from ludoteca.games.the_game.moves import End, Lay
from ludoteca.terminal.local_match import Sitting, arrange, call
from ludoteca.terminal.lost_code.choosers import NumbersChooser, RangeChooser
from ludoteca.terminal.plain import Plain
from ludoteca.terminal.screen.app import MatchApp
from ludoteca.terminal.screen.choosers import ListChooser
from ludoteca.terminal.screen.frame import Curtain, Frame
from ludoteca.terminal.the_game.choosers import HandChooser

GAMES = ("lost-code", "think-str8", "the-game", "the-game-extreme")
SMALL, LARGE = (80, 24), (140, 45)


def sit(
    game: str,
    *,
    players: int = 2,
    people: int = 1,
    bots: str = "random",
    seed: int | str = 1,
    names: Sequence[str] = (),
    language: str = "en",
    options: Mapping[str, Any] | None = None,
) -> Sitting:
    """A table that is ready to play."""
    levels = arrange(1, 5, language, players=players, people=people, bots=[bots])
    match = ludoteca.new(game, players=players, seed=seed, options=options or {})
    return Sitting(match, call(levels, names, language), levels)


def pick(moves: Sequence[Move], random: Random) -> Move:
    """A move that brings the match on: few empty guesses, no endless turns."""
    ends = [move for move in moves if isinstance(move, End)]
    full = [move for move in moves if not isinstance(move, Guess | Lock) or move.numbers]
    return ends[0] if ends else random.choice(full or list(moves))


class Typist:
    """Somebody at the line mode: types legal moves, and keeps what was typed and what was told."""

    def __init__(self, sitting: Sitting, language: str = "en", interludes: Sequence[str] = ()) -> None:
        self.plain = Plain(sitting, language, ask=self._type, tell=self.told_line)
        self.typed: list[str] = []
        self.told: list[str] = []
        self.interludes = list(interludes)
        """Typed first, before any move."""
        self._random = Random(7)

    def told_line(self, line: str) -> None:
        self.told.append(line)

    def _type(self) -> str:
        sitting = self.plain.sitting
        person = sitting.person_on_turn(self.plain.viewer)
        assert person is not None
        if person != self.plain.viewer:
            line = ""
        elif self.interludes:
            line = self.interludes.pop(0)
        else:
            line = str(pick(sitting.match.moves(person), self._random))
        self.typed.append(line)
        return line

    @property
    def paper(self) -> str:
        return "\n".join(self.told)


def screen_text(app: Frame | Any) -> str:
    """What stands on the screen now, line by line."""
    strips = app.screen._compositor.render_strips()
    return "\n".join("".join(segment.text for segment in strip).rstrip() for strip in strips)


async def settle(app: MatchApp, pilot: Pilot[Any]) -> None:
    """Wait until the bots have played and the screen is drawn."""
    await pilot.pause()
    await app.workers.wait_for_complete()
    await pilot.pause()


async def press(app: MatchApp, pilot: Pilot[Any], *keys: str) -> None:
    """Press one key after the other, each when the one before has had its effect."""
    await settle(app, pilot)
    for key in keys:
        await pilot.press(key)
        await settle(app, pilot)


def keys_for(app: MatchApp, random: Random) -> list[str]:
    """The keys with which the person at the keyboard plays some legal move."""
    if isinstance(app.screen, Curtain):
        return ["enter"]
    chooser, viewer = app.chooser, app.viewer
    assert chooser is not None
    assert viewer is not None
    match chooser:
        case ListChooser():
            return [random.choice(["home", "end"]), "enter"]
        case RangeChooser():
            steps = [random.choice(["up", "down", "left", "right"]) for _ in range(3)]
            return [*steps, "enter"]
        case NumbersChooser():
            return [str(random.randrange(chooser.top)), "enter"]
        case HandChooser():
            return _card_keys(app, chooser, viewer, random)
        case _:
            raise AssertionError(f"nobody knows how to use {chooser}")


def _card_keys(app: MatchApp, chooser: HandChooser, viewer: Seat, random: Random) -> list[str]:
    move = pick(app.sitting.match.moves(viewer), random)
    if isinstance(move, End):
        return ["e"]
    assert isinstance(move, Lay)
    steps = chooser.hand.index(move.card) - chooser.at
    return [*(["right"] * steps if steps >= 0 else ["left"] * -steps), str(chooser.piles.index(move.pile) + 1)]
