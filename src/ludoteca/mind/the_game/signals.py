"""What a bot says: a grade for every pile by how near its best card is, and never a word that only one card explains.

"Please leave it, very important": my card is among the very next ones there, or goes back by ten. "Please leave it":
among the next few. "I have something good here", "small steps only": a little further, and further still. "Free to
use": nothing near. Distances are counted in cards that were not laid yet, which everybody can count; so a word tells
the same to all.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from ludoteca.engine.moves import Move, Seen
from ludoteca.games.the_game.box import OPEN_PILES, PILES, Command, Word
from ludoteca.games.the_game.moves import Signal, Tell
from ludoteca.games.the_game.view import TheGameView, tops_of
from ludoteca.mind.interpreted import entry
from ludoteca.mind.the_game import playouts
from ludoteca.mind.the_game.memory import Memory

WORD_OF: tuple[Word, ...] = ("leave-please", "leave", "good", "small-step", "free")
"""By tier."""

_tiers = entry(playouts.tiers)

_SIGNALS = {(pile, word): Signal(pile, word) for pile in PILES for word in WORD_OF}

TELLING: tuple[Command, ...] = ("stop", "skull", "three", "draw-one", "one-pile", "no-backwards")
"""Commands that are worth a word; SILENCE speaks for itself."""


def words_for(view: TheGameView, memory: Memory) -> tuple[Word, ...]:
    """The word for each pile."""
    tops = np.frombuffer(bytes(tops_of(view)), np.int8)
    found: list[int] = _tiers(memory.to_come, np.frombuffer(bytes(view.hand), np.int8), tops).tolist()
    return tuple([WORD_OF[found[at]] for at in OPEN_PILES[view.options.piles]])


def to_say(view: TheGameView, past: Sequence[Seen], memory: Memory | None = None) -> list[Move]:
    """Everything in which the standing words differ from what the hand says now."""
    # SILENCE leaves nothing to say (TX-28), and neither does an empty hand.
    if not view.signals or view.seat is None or not view.hand or view.phase not in ("start", "turn"):
        return []
    said = {signal.pile: signal.word for signal in view.pile_signals if signal.seat == view.seat}
    memory = (Memory() if memory is None else memory).recall(past, view.options.cards)
    words = words_for(view, memory)
    found: list[Move] = [
        _SIGNALS[pile.name, word] for pile, word in zip(view.piles, words, strict=True) if said.get(pile.name) != word
    ]
    return found + _to_tell(view, memory)


def _to_tell(view: TheGameView, memory: Memory) -> list[Move]:
    """Which commands the hand holds (TX-50), where more than one card of the kind could be meant."""
    if not view.layout:
        return []
    gone = set(memory.laid)
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
