"""The Lost Code and Think Str8!: one family of rules, editions and modules as data.

Read in this order: box.py, then dice.py, wheels.py, checks.py, exchange.py and finals.py, which follow a round and the
end as the rulebook does. state.py is what lies on the table, seen.py what a seat sees of it, rules.py the wiring.
"""

from ludoteca.engine.family import Faces, Family
from ludoteca.games.lost_code.rules import LOST_CODE, THINK_STR8

FAMILY = Family(
    name="lost-code",
    games=(LOST_CODE, THINK_STR8),
    bots="ludoteca.mind.lost_code.bots:BOTS",
    mind="ludoteca.mind.lost_code.mind:MIND",
    faces=Faces(
        plain="ludoteca.terminal.lost_code.words:CodeWords",
        screen="ludoteca.terminal.lost_code.face:CodeFace",
        picture="ludoteca.games.lost_code.picture:draw",
    ),
)

__all__ = ["FAMILY", "LOST_CODE", "THINK_STR8"]
