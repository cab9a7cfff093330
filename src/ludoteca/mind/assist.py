"""Help for a view of any game: asks the mind of the family that the view belongs to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, get_args

import msgspec

from ludoteca.engine.game import View
from ludoteca.engine.match import new
from ludoteca.engine.moves import Move, Seen
from ludoteca.engine.registry import games
from ludoteca.games.lost_code.view import CodeView
from ludoteca.games.the_game.view import TheGameView
from ludoteca.mind.bot import Clock, bot, bots
from ludoteca.mind.lost_code.forms import CodeHelp, Explanation
from ludoteca.mind.the_game.help import Help, NoHelp

Level = Literal["none", "sheet", "odds", "coach"]
LEVELS: tuple[Level, ...] = get_args(Level)
"""From nothing to everything."""

FORMS: tuple[Any, ...] = (CodeHelp, Explanation, Help)
"""All structs that help comes in."""


def help_for(view: View, past: Sequence[Seen], level: Level, language: str) -> msgspec.Struct:
    """What `level` allows to be told to the seat whose view this is, and nothing more."""
    if isinstance(view, CodeView):
        from ludoteca.mind.lost_code import help as code

        return code.help_for(view, past, level, language)
    if isinstance(view, TheGameView):
        from ludoteca.mind.the_game import help as cards

        return cards.help_for(view, past, level, language)
    # A game from elsewhere may come without a mind.
    return NoHelp()


def explain(view: View, symbol: str, number: int, language: str) -> Explanation | None:
    """Why the viewer's stone of a symbol can or cannot bear a number; None where the game has no such question."""
    if isinstance(view, CodeView) and symbol in view.symbols and 0 <= number <= view.top_number:
        from ludoteca.mind.lost_code import help as code

        return code.explain(view, symbol, number, language)
    return None


class Valued(msgspec.Struct, frozen=True):
    """A move and what it is worth to the seat that acts, in the unit of its evaluation."""

    move: Move
    value: float
    uncertainty: float
    """One standard deviation: of the points over what the own stones may be, or of the estimate of a win chance."""
    behind: float
    """How much worse than the best move it is; 0 for the best."""


class Evaluation(msgspec.Struct, frozen=True):
    """All that could be done in one decision, best first. `win` values are the team's chance to win, 0 to 1; `points`
    are points by the end of the match, and only their differences mean anything."""

    unit: Literal["points", "win"]
    moves: tuple[Valued, ...]


def evaluate(view: View, past: Sequence[Seen], clock: Clock | None = None) -> Evaluation | None:
    """What every move of the seat on turn is worth; without moves when it is not its turn, None for a game without a
    mind. It comes from the view and the past alone: what nobody at the seat could know plays no part."""
    if isinstance(view, CodeView):
        from ludoteca.mind.lost_code.evaluate import evaluate as judge_codes

        points = judge_codes(view, past, clock)
        return Evaluation(
            "points",
            tuple(Valued(each.move, each.value, each.uncertainty, points[0].value - each.value) for each in points),
        )
    if isinstance(view, TheGameView):
        from ludoteca.mind.the_game.evaluate import evaluate as judge_cards

        chances = judge_cards(view, past, clock=clock)
        return Evaluation("win", tuple(Valued(each.move, each.win, each.error, each.behind) for each in chances))
    return None


def warm() -> None:
    """Load all bots and all help, and let them think once, so that nobody has to wait for it later."""
    from ludoteca.mind.lost_code.warm import warm as warm_codes
    from ludoteca.mind.the_game.warm import warm as warm_cards

    warm_codes()
    warm_cards()
    for name, game in games().items():
        match = new(name, players=max(2, game.players.start))
        seat = match.turn[0]
        view, past = match.view(seat), match.past(seat)
        bot(name, bots(name)[-1]).choose(view, past, Clock(0.01))
        help_for(view, past, "sheet", "en")
