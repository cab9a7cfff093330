"""Help for a view of any game: asks the mind of the family that the view belongs to."""

from __future__ import annotations

from typing import Any, Literal, get_args

from ludoteca.mind.lost_code.forms import CodeHelp, Explanation
from ludoteca.mind.the_game.help import Help

Level = Literal["none", "sheet", "odds", "coach"]
LEVELS: tuple[Level, ...] = get_args(Level)
"""From nothing to everything."""

FORMS: tuple[Any, ...] = (CodeHelp, Explanation, Help)
"""All structs that help comes in."""
