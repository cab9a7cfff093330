"""What is to be drawn: a view, who looks, and what is being chosen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal

from ludoteca.engine.moves import Seen
from ludoteca.mind.marks import Mark
from ludoteca.terminal.screen.looks import Palette
from ludoteca.terminal.words import Words

if TYPE_CHECKING:
    from ludoteca.terminal.screen.choosers import Chooser

Help = Literal["sheet", "crossed", "odds"]
"""Only what was seen; also what is impossible; also how likely the rest is."""
HELPS: tuple[Help, ...] = ("sheet", "crossed", "odds")


@dataclass
class Scene:
    """Everything a face needs."""

    view: Any
    past: Sequence[Seen]
    names: Sequence[str]
    levels: Sequence[str | None]
    words: Words
    palette: Palette
    marks: Sequence[Mark] = ()
    help: Help = "sheet"
    chooser: Chooser | None = None
    cursor: tuple[int, int] | None = None
    """The place on the sheet that a sign would go to: symbol and number."""
    story: list[str] = field(default_factory=list)
