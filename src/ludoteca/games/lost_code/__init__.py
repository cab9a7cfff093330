"""The Lost Code and Think Str8!: one family of rules, editions and modules as data.

Read in this order: box.py, then dice.py, wheels.py, checks.py, exchange.py and finals.py, which follow a round and the
end as the rulebook does. state.py is what lies on the table, seen.py what a seat sees of it, rules.py the wiring.
"""

from ludoteca.games.lost_code.rules import LOST_CODE, THINK_STR8

__all__ = ["LOST_CODE", "THINK_STR8"]
