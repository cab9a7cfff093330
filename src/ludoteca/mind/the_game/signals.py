"""What a bot says: a grade for every pile by how near its best card is, and never a word that only one card explains.

"Please leave it, very important": my card is among the very next ones there, or goes back by ten. "Please leave it":
among the next few. "I have something good here", "small steps only": a little further, and further still. "Free to
use": nothing near. Distances are counted in cards that were not laid yet, which everybody can count; so a word tells
the same to all.
"""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.engine.moves import Move, Seen
from ludoteca.games.the_game.box import PILES, Command, Word
from ludoteca.games.the_game.moves import Signal, Tell
from ludoteca.games.the_game.view import TheGameView
from ludoteca.mind.the_game.playouts import tier
from ludoteca.mind.the_game.setting import Position
from ludoteca.mind.the_game.sheet import laid_cards

WORD_OF: tuple[Word, ...] = ("leave-please", "leave", "good", "small-step", "free")
"""By tier."""

TELLING: tuple[Command, ...] = ("stop", "skull", "three", "draw-one", "one-pile", "no-backwards")
"""Commands that are worth a word; SILENCE speaks for itself."""


def words_for(position: Position) -> tuple[Word, ...]:
    """The word for each pile."""
    view, s = position.view, position.table
    hand = s["hands"][view.seat]
    return tuple(
        WORD_OF[tier(position.thought["to_come"], hand, len(view.hand), pile.top, index)]
        for index, pile in enumerate(view.piles)
    )


def to_say(view: TheGameView, past: Sequence[Seen]) -> list[Move]:
    """Everything in which the standing words differ from what the hand says now."""
    # SILENCE leaves nothing to say (TX-28), and neither does an empty hand.
    if not view.signals or view.seat is None or not view.hand or view.phase not in ("start", "turn"):
        return []
    said = {signal.pile: signal.word for signal in view.pile_signals if signal.seat == view.seat}
    words = words_for(Position(view, past))
    found: list[Move] = [Signal(pile, word) for pile, word in zip(PILES, words, strict=True) if said.get(pile) != word]
    return found + _to_tell(view, past)


def _to_tell(view: TheGameView, past: Sequence[Seen]) -> list[Move]:
    """Which commands the hand holds (TX-50), where more than one card of the kind could be meant."""
    if not view.layout:
        return []
    gone = set(laid_cards(past))
    standing = {signal.command: signal.word for signal in view.command_signals if signal.seat == view.seat}
    found: list[Move] = []
    for command in TELLING:
        cards = [card for card in view.layout.get(command, ()) if card not in gone]
        holds = len(cards) > 1 and any(card in view.hand for card in cards)
        if holds and standing.get(command) != "hold":
            found.append(Tell(command, "hold"))
        elif not holds and command in standing:
            found.append(Tell(command, "none"))
    return found
