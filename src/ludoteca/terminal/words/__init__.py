"""A match in words: what is asked, what may be chosen, what happened, and how things stand."""

from __future__ import annotations

from ludoteca.engine.game import View
from ludoteca.games.lost_code.view import CodeView
from ludoteca.games.the_game.view import TheGameView
from ludoteca.terminal.words.base import Words
from ludoteca.terminal.words.cards import CardWords
from ludoteca.terminal.words.code import CodeWords

__all__ = ["Words", "words_for"]


def words_for(view: View, language: str) -> Words:
    """The words of the family that the view belongs to."""
    if isinstance(view, CodeView):
        return CodeWords(language)
    if isinstance(view, TheGameView):
        return CardWords(language)
    # A game from elsewhere may come without words of its own.
    return Words(language)
