"""The Game and The Game: Extreme, with Pro and On Fire: one team against 98 cards."""

from ludoteca.games.the_game.rules import TheGame, TheGameExtreme

THE_GAME = TheGame()
THE_GAME_EXTREME = TheGameExtreme()

__all__ = ["THE_GAME", "THE_GAME_EXTREME", "TheGame", "TheGameExtreme"]
