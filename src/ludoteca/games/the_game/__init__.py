"""The Game and The Game: Extreme, with Pro and On Fire: one team against 98 cards."""

from ludoteca.engine.family import Faces, Family
from ludoteca.games.the_game.rules import TheGame, TheGameExtreme

THE_GAME = TheGame()
THE_GAME_EXTREME = TheGameExtreme()

FAMILY = Family(
    name="the-game",
    games=(THE_GAME, THE_GAME_EXTREME),
    bots="ludoteca.mind.the_game.bots:BOTS",
    mind="ludoteca.mind.the_game.mind:MIND",
    faces=Faces(
        plain="ludoteca.terminal.the_game.words:CardWords",
        screen="ludoteca.terminal.the_game.face:CardFace",
        picture="ludoteca.games.the_game.picture:draw",
    ),
)

__all__ = ["FAMILY", "THE_GAME", "THE_GAME_EXTREME", "TheGame", "TheGameExtreme"]
