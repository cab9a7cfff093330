"""Cairn: everything that it brings to Ludoteca. pyproject.toml names FAMILY as an entry point."""

from ludoteca import Family
from ludoteca_cairn.rules import CAIRN

FAMILY = Family(
    name="cairn",
    games=(CAIRN,),
    words="ludoteca_cairn:locales",
    # These are imported when somebody needs them.
    bots="ludoteca_cairn.bots:BOTS",
    spaces="ludoteca_cairn.spaces:SPACES",
)
