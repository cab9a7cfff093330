"""What a person may choose now, as a list."""

from __future__ import annotations

from typing import NamedTuple

from ludoteca.engine.moves import Move, Seat
from ludoteca.terminal.local_match import Sitting
from ludoteca.terminal.words import Words

KEEN = 2
"""From this eagerness on a bot is said to want to be the one."""


class Choice(NamedTuple):
    """A move of a seat; without a move, that seat's turn to look."""

    text: str
    seat: Seat
    move: Move | None


def choices(sitting: Sitting, viewer: Seat, words: Words) -> list[Choice]:
    """The numbered moves of a seat; empty where moves are typed or set by hand. Where the first to act settles it for
    all, the people here also speak for the bots, and may look at their hands one after the other."""
    view = sitting.match.view(viewer)
    found = [Choice(words.choice(view, move, sitting.names), viewer, move) for move in words.listed(view)]
    claims = words.claims(view)
    for seat in sitting.eager_first(seat for seat in claims if seat != viewer):
        name = sitting.names[seat]
        if seat in sitting.people:
            found.append(Choice(words.say("terminal-choice-hand-over", name=name), seat, None))
        else:
            keen = sitting.eagerness(seat) >= KEEN
            found.append(Choice(words.claim(view, name, keen=keen), seat, claims[seat]))
    return found
