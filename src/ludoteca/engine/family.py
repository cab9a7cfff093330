"""A family: games that share their rules' code, and everything that belongs to them, in one object.

Only the games are needed. Whatever a family leaves out, every layer above has something plain in its place: random
bots, no help, the moves as they are written, a table of what the view holds.

A package makes its family known through one entry point:

    [project.entry-points."ludoteca.families"]
    pebbles = "ludoteca_pebbles:FAMILY"
"""

from __future__ import annotations

import logging
from dataclasses import dataclass, field
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Literal

from ludoteca.engine.game import AnyGame
from ludoteca.engine.input_error import InputError

log = logging.getLogger(__name__)

PartName = Literal["bots", "mind", "spaces", "plain", "screen", "picture"]
Part = Any
"""The thing itself, or "package.module:name" of it: imported when it is needed first, so that rules load without bots,
bots without a screen, and no lower layer imports a higher one."""


class BrokenPart(InputError):
    """A part of a family that cannot be loaded. Its games go on without it."""


@dataclass(frozen=True)
class Faces:
    """How the family's games look in a terminal, and in a notebook."""

    plain: Part = None
    """A class derived from ludoteca.terminal.words.Words: the games in sentences."""
    screen: Part = None
    """A class derived from ludoteca.terminal.screen.faces.Face: the games as a picture."""
    picture: Part = None
    """A function that draws a view as an SVG, on a ludoteca.engine.display.Sheet if it likes."""


@dataclass(frozen=True)
class Family:
    """Everything a family of games brings."""

    name: str
    games: tuple[AnyGame, ...]
    bots: Part = None
    """A mapping from level to a function that makes such a bot from a seed, for all games of the family."""
    mind: Part = None
    """An object derived from ludoteca.mind.base.Mind: help, answers, values of moves."""
    spaces: Part = None
    """An object derived from ludoteca.lab.spaces.Spaces: moves and views as numbers, for learners."""
    words: str | None = None
    """Its sentences: "package:folder", with a folder for each language inside. English is enough. None: they are in
    ludoteca.locales."""
    faces: Faces = Faces()
    _loaded: dict[str, Any] = field(default_factory=dict, repr=False, compare=False)

    def part(self, name: PartName) -> Any:
        """A part, imported if need be; None where the family has none. BrokenPart where it cannot be loaded, which is
        tried and logged once."""
        if name not in self._loaded:
            given = getattr(self.faces if name in ("plain", "screen", "picture") else self, name)
            try:
                self._loaded[name] = _fetch(given) if isinstance(given, str) else given
            except Exception as error:
                log.exception("the part %s of the family %s cannot be loaded", name, self.name)
                self._loaded[name] = BrokenPart(
                    "part-broken", family=self.name, part=name, error=f"{type(error).__name__}: {error}"
                )
        found = self._loaded[name]
        if isinstance(found, BrokenPart):
            raise found
        return found

    def part_or_none(self, name: PartName) -> Any:
        """A part where there is one that works."""
        try:
            return self.part(name)
        except BrokenPart:
            return None

    def words_folder(self) -> Traversable | None:
        """Where the sentences of a family from elsewhere are."""
        if self.words is None:
            return None
        package, _, folder = self.words.partition(":")
        return files(package).joinpath(folder) if folder else files(package)


def _fetch(path: str) -> Any:
    module, _, name = path.partition(":")
    return getattr(import_module(module), name)
