"""Which of the moves a seat may choose break a command: where violations lose (TX-7) they are possible, and nobody who
wants to win plays them."""

from __future__ import annotations

from ludoteca.engine.moves import Move
from ludoteca.games.the_game.box import EXACTLY
from ludoteca.games.the_game.commands import KIND, OBEYED, PLAIN, breach
from ludoteca.games.the_game.moves import End, Lay
from ludoteca.games.the_game.options import ExtremeOptions
from ludoteca.games.the_game.piles import is_trick
from ludoteca.games.the_game.view import TheGameView, pile_named


def obeys(view: TheGameView, move: Move) -> bool:
    """Whether a move of the seat on turn breaks no command."""
    if isinstance(move, End):
        return not view.duties and not (view.three and view.laid != EXACTLY)
    return not isinstance(move, Lay) or _lay_obeys(view, move)


def obedient(view: TheGameView) -> list[Move]:
    """The moves that break no command; all of them where every one does."""
    moves: list[Move] = list(view.moves)
    if not isinstance(view.options, ExtremeOptions) or view.options.violations != "lose":
        return moves
    return [move for move in moves if obeys(view, move)] or moves


def _lay_obeys(view: TheGameView, move: Lay) -> bool:
    options = view.options
    whole_turn = isinstance(options, ExtremeOptions) and options.one_pile_midturn == "whole_turn"
    pile = pile_named(view, move.pile)
    others = [other for other in view.piles if other.name in view.duties and other.name != move.pile]
    broken = breach(
        kind=next((KIND[command] for command, cards in view.layout.items() if move.card in cards), PLAIN),
        laid=view.laid,
        trick=is_trick(pile.ascending, pile.top, move.card),
        three=view.three,
        no_backwards="no-backwards" in view.in_force,
        off_pile=view.only_pile not in (None, move.pile),
        strayed=whole_turn and any(where != move.pile for _, where in view.laid_cards),
        skull_left=any(other.command == "skull" for other in others),
        fire_left=any(other.fire == "due" for other in others),
    )
    return broken == OBEYED
