"""What a person may choose now, as a list."""

from __future__ import annotations

from typing import NamedTuple

from ludoteca.engine.moves import Move, Seat
from ludoteca.games.the_game.moves import Start
from ludoteca.terminal.seating import Sitting
from ludoteca.terminal.words import Words

KEEN = 2
"""From this eagerness on a bot is said to want the first turn."""


class Choice(NamedTuple):
    """A move of a seat; without a move, that seat's turn to look."""

    text: str
    seat: Seat
    move: Move | None


def choices(sitting: Sitting, viewer: Seat, words: Words) -> list[Choice]:
    """The numbered moves of a seat; empty where moves are typed or set by hand. Where the first to act settles who
    starts (TG-5), the people here also speak for the bots, and may look at their hands one after the other."""
    view = sitting.match.view(viewer)
    found = [Choice(words.choice(view, move, sitting.names), viewer, move) for move in words.listed(view)]
    for seat in sitting.others_to_start(viewer):
        name = sitting.names[seat]
        if seat in sitting.people:
            found.append(Choice(words.say("terminal-choice-hand-over", name=name), seat, None))
        else:
            keen = "yes" if sitting.eagerness(seat) >= KEEN else "no"
            found.append(Choice(words.say("terminal-choice-bot-starts", name=name, keen=keen), seat, Start(seat)))
    return found
