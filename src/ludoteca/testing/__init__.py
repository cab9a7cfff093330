"""A test kit for games: does a game keep what every layer relies on?

>>> from ludoteca.testing import check_game
>>> print(check_game("the-game", matches=1))
the-game keeps all 20 laws (2 matches, 8 moments).

In the tests of a package of its own a game needs no more than that; from the command line: `ludoteca check GAME`.
"""

from ludoteca.testing.check import LawBroken, Report, check_game

__all__ = ["LawBroken", "Report", "check_game"]
