"""What players may tell each other without saying a number (TG-18 to TG-21, TX-28, TX-50)."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from ludoteca.engine.game import Refusal
from ludoteca.engine.moves import Move, Seat
from ludoteca.games.the_game.box import COMMAND_WORDS, COMMANDS, OPEN_PILES, PILES, WORDS, Command
from ludoteca.games.the_game.codes import no
from ludoteca.games.the_game.moves import Signal, Tell
from ludoteca.games.the_game.state import State, is_silent

_SIGNALS: dict[str, tuple[Signal, ...]] = {pile: tuple(Signal(pile, word) for word in WORDS) for pile in PILES}
_TELLS: dict[str, tuple[Tell, ...]] = {
    command: tuple(Tell(command, word) for word in COMMAND_WORDS) for command in COMMANDS
}


_SUBJECT: dict[Move, int] = {
    move: at for at, moves in enumerate((*_SIGNALS.values(), *_TELLS.values())) for move in moves
}
"""What a word is about: a pile or a command, where a seat has one word; in the order of the table."""


def standing(state: State, seat: Seat, move: Signal | Tell) -> str:
    """The seat's word there now, "none" if it has none."""
    subject = _SUBJECT[move]
    for owner, said, _ in state.said:
        if owner == seat and _SUBJECT[said] == subject:
            return said.word
    return "none"


def refuse_signal(state: State, seat: Seat, move: Signal | Tell) -> Refusal | None:
    """Why a seat may not say this now."""
    if state.setup.players == 1:
        return no("TG-32", "signal-alone")
    if state.stage in ("mark", "deal"):
        return no("TG-5", "signal-before-deal")
    if is_silent(state):
        return no("TX-28", "signal-silence")
    if isinstance(move, Signal):
        if PILES.index(move.pile) not in OPEN_PILES[state.setup.options.piles]:
            return no("TG-2", "no-such-pile", {"count": state.setup.options.piles})
        if move.word == "trick" and not state.setup.options.trick_signal:
            return no("TG-21", "signal-trick")
    elif move.command not in state.setup.enabled:
        return no("TX-4", "signal-command-absent", {"command": move.command})
    if move.word == "none" == standing(state, seat, move):
        return no("TG-20", "signal-nothing-said")
    return None


def signals(state: State, seat: Seat) -> tuple[Move, ...]:
    """All that a seat may say now: about the piles, then about the commands. A word that stands may be said again: in
    the own turn that makes it last (TG-20)."""
    setup = state.setup
    if setup.players == 1 or state.stage in ("mark", "deal", "over") or is_silent(state):
        return ()
    told = [said.pile if isinstance(said, Signal) else said.command for owner, said, _ in state.said if owner == seat]
    return _words(setup.enabled, tuple(told), trick=setup.options.trick_signal, piles=setup.options.piles)


@lru_cache(maxsize=256)
def _words(
    enabled: tuple[Command, ...], told: tuple[str, ...], *, trick: bool, piles: int
) -> tuple[Signal | Tell, ...]:
    """Every word about everything; taking back only what was told."""
    there = [PILES[at] for at in OPEN_PILES[piles]]
    about_piles = [move for pile in there for move in _SIGNALS[pile] if trick or move.word != "trick"]
    about_commands = [tell for name in enabled for tell in _TELLS[name]]
    return (
        *(move for move in about_piles if move.word != "none" or move.pile in told),
        *(tell for tell in about_commands if tell.word != "none" or tell.command in told),
    )


def give_signal(state: State, seat: Seat, move: Signal | Tell) -> State:
    """The word stands until it is taken back, or until the end of the seat's first turn that begins from now on
    (TG-20)."""
    # By seat, then in the order of the table, so that equal talk makes equal states.
    place = seat, _SUBJECT[move]
    before = after = 0
    for owner, said, _ in state.said:
        there = owner, _SUBJECT[said]
        if there > place:
            break
        before += there < place
        after += 1
    new = () if move.word == "none" else ((seat, move, state.stage == "turn" and state.seat == seat),)
    return replace(state, said=(*state.said[:before], *new, *state.said[after:]))
