"""What bots want to do at a table, from what their seats see."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from hashlib import blake2b

import msgspec

from ludoteca.engine.input_error import InputError
from ludoteca.engine.match import Match
from ludoteca.engine.moves import Move, MoveError, Seat
from ludoteca.mind.bot import Bot, Clock, RandomBot, bot, bots
from ludoteca.mind.drive import BotFailed, bot_move, bot_signals

log = logging.getLogger(__name__)


async def load_bots(game: str) -> None:
    """Have the names of a game's bots at hand. The first time that loads its mind, which takes long enough to be done
    beside the event loop."""
    if game not in _known_games:
        await asyncio.to_thread(bots, game)
        _known_games.add(game)


_known_games: set[str] = set()


class BotDecision(msgspec.Struct, frozen=True):
    """What bots do next: signals they want to give, else one move, else nothing."""

    signals: tuple[tuple[Seat, Move], ...] = ()
    move: tuple[Seat, Move] | None = None


def decide(
    match: Match,
    levels: Mapping[Seat, str],
    think: float | None,
    *,
    may_signal: bool = True,
    where: Mapping[str, object] | None = None,
) -> BotDecision:
    """What the bots at these seats do next. Where nothing they say would be taken (`may_signal`), they have to move.
    `where` is told in the log if one of them fails: the table and the match."""
    where = where or {}
    sitting: dict[Seat, Bot] = {seat: _made(match, seat, level, where) for seat, level in levels.items()}
    kinds = {type(signal) for seat in sitting for signal in match.signals(seat)}
    # Once after every move: bots that answered each other's signals would never come to an end.
    if may_signal and kinds and match.entries and type(match.entries[-1][1]) not in kinds:
        try:
            given = tuple((seat, word) for seat, word in bot_signals(match, sitting) if word in match.signals(seat))
        except Exception:
            log.exception(
                "A bot of %s failed to give its signals.", match.game.name, extra={**where, "seats": [*levels]}
            )
            given = ()
        if given:
            return BotDecision(signals=given)
    try:
        chosen = bot_move(match, sitting, None if think is None else Clock(think))
        if chosen is not None:
            _check(match, *chosen)
        return BotDecision(move=chosen)
    except BotFailed:
        told = {**where, "seats": [seat for seat in match.turn if seat in levels]}
        log.exception("A bot of %s failed; it plays any legal move instead.", match.game.name, extra=told)
        return BotDecision(move=bot_move(match, {seat: RandomBot(bot_seed(match, seat, "random")) for seat in sitting}))


def _made(match: Match, seat: Seat, level: str, where: Mapping[str, object]) -> Bot:
    """The bot of a level; one that plays at random where that one cannot be made."""
    try:
        return bot(match.game.name, level, bot_seed(match, seat, level))
    except (BotFailed, InputError):
        told = {**where, "seat": seat}
        log.exception(
            "The bot %s of %s cannot sit down; one at random plays instead.", level, match.game.name, extra=told
        )
        return RandomBot(bot_seed(match, seat, "random"))


def _check(match: Match, seat: Seat, move: object) -> None:
    """A move that may not be played would be refused, and chosen again, for ever."""
    try:
        refusal = match.refuse(seat, move)
    except MoveError as error:
        raise BotFailed(f"The bot at seat {seat} answered {move!r}, which is no move. {error}") from error
    if refusal is not None:
        raise BotFailed(f"The bot at seat {seat} answered “{move}”, which may not be played. {refusal.sentence()}")


def takes_from_people(match: Match, levels: Mapping[Seat, str], choice: tuple[Seat, Move]) -> bool:
    """Whether a move of a bot, played here, ends the turn of people who could have acted instead: who starts is such a
    choice. The team makes it (TG-5), and a quick bot must not make it for them."""
    people = {seat for seat in match.turn if seat not in levels}
    if people:
        match.play(*choice)
    return not people <= {*match.turn}


def bot_seed(match: Match, seat: Seat, level: str) -> int:
    """The seed of a bot: repeatable, and known to nobody who does not know the match's.

    It is the same all match long, though the bot sits down anew for every move: what a forgetful player has forgotten
    stays forgotten. Only whoever plays at random needs new luck each time."""
    text = f"{match.seed} {seat} {len(match.entries)}" if level == "random" else f"{match.seed} {seat}"
    return int.from_bytes(blake2b(text.encode(), digest_size=6, person=b"ludoteca-bot").digest(), "big")
