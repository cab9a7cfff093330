"""The games. Each family is one folder: box.py (what is in the box), moves.py, options.py, rules, view.py.

Called like a function this package lists the games: `ludoteca.games()` is that, whether or not somebody has
imported a game from `ludoteca.games` before, which puts the package in the function's place.
"""

import sys
from collections.abc import Mapping
from types import ModuleType

from ludoteca.engine import registry
from ludoteca.engine.game import AnyGame


class _Shelf(ModuleType):
    def __call__(self) -> Mapping[str, AnyGame]:
        return registry.games()


sys.modules[__name__].__class__ = _Shelf
