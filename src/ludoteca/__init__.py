"""Ludoteca: The Lost Code, Think Str8!, The Game and The Game: Extreme. Play, learn and study.

>>> import ludoteca
>>> match = ludoteca.new("the-game", players=2, seed=7)
>>> while not match.outcome:
...     seat = match.turn[0]
...     match.play(seat, match.moves(seat)[0])
>>> match = ludoteca.new("the-game", players=2, seed=7)
>>> ludoteca.play_out(match, {seat: ludoteca.bot("the-game", "novice") for seat in range(2)})
>>> match.outcome.reason
'stuck'
"""

from typing import TYPE_CHECKING

from ludoteca.engine.family import Faces, Family
from ludoteca.engine.game import Game, IllegalMove, Outcome, Refusal, View
from ludoteca.engine.match import Match, load
from ludoteca.engine.moves import CHANCE, Move, MoveError, Seat, Seen
from ludoteca.engine.options import OptionError, Options
from ludoteca.engine.records import Record, RecordError, encode_record, print_record
from ludoteca.engine.registry import UnknownGame, add_family, games
from ludoteca.learn.review import Review, review
from ludoteca.mind.bot import Bot, Clock, bot, bots
from ludoteca.mind.drive import play_out

if TYPE_CHECKING:
    from ludoteca.typed import new
else:
    from ludoteca.engine.match import new

__version__ = "0.2.0"

__all__ = [
    "CHANCE",
    "Bot",
    "Clock",
    "Faces",
    "Family",
    "Game",
    "IllegalMove",
    "Match",
    "Move",
    "MoveError",
    "OptionError",
    "Options",
    "Outcome",
    "Record",
    "RecordError",
    "Refusal",
    "Review",
    "Seat",
    "Seen",
    "UnknownGame",
    "View",
    "add_family",
    "bot",
    "bots",
    "encode_record",
    "games",
    "load",
    "new",
    "play_out",
    "print_record",
    "review",
]
