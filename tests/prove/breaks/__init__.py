"""Rules broken on purpose, one at a time: what `dev.py prove mutants` tries the tests with."""

from typing import NamedTuple


class Break(NamedTuple):
    """One change of the source that breaks a rule."""

    rule: str
    """The id of the rule, or the law of the house, that is broken."""
    what: str
    """What the program does then, in words."""
    file: str
    """Below src/ludoteca."""
    old: str
    """The text as it stands there, once."""
    new: str
