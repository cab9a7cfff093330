"""What players may tell each other without saying a number (TG-18 to TG-21, TX-28, TX-50)."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from ludoteca.engine.game import Refusal, refuse_with
from ludoteca.engine.moves import Move, Seat
from ludoteca.games.the_game.box import COMMAND_WORDS, COMMANDS, PILES, WORDS, Command
from ludoteca.games.the_game.moves import Signal, Tell
from ludoteca.games.the_game.state import State, is_silent

_SIGNALS: dict[str, tuple[Signal, ...]] = {pile: tuple(Signal(pile, word) for word in WORDS) for pile in PILES}
_TELLS: dict[str, tuple[Tell, ...]] = {
    command: tuple(Tell(command, word) for word in COMMAND_WORDS) for command in COMMANDS
}


def _is_about(said: Signal | Tell, other: Signal | Tell) -> bool:
    """Both are about the same pile or the same command, where a seat has one word."""
    if isinstance(said, Signal):
        return isinstance(other, Signal) and said.pile == other.pile
    return isinstance(other, Tell) and said.command == other.command


def standing(state: State, seat: Seat, move: Signal | Tell) -> str:
    """The seat's word there now, "none" if it has none."""
    for owner, said in state.said:
        if owner == seat and _is_about(said, move):
            return said.word
    return "none"


def refuse_signal(state: State, seat: Seat, move: Signal | Tell) -> Refusal | None:
    """Why a seat may not say this now."""
    if state.setup.players == 1:
        return refuse_with("TG-32", "signal-alone")
    if state.stage in ("mark", "deal"):
        return refuse_with("TG-5", "signal-before-deal")
    if is_silent(state):
        return refuse_with("TX-28", "signal-silence")
    if isinstance(move, Signal):
        if move.word == "trick" and not state.setup.options.trick_signal:
            return refuse_with("TG-21", "signal-trick")
    elif move.command not in state.setup.enabled:
        return refuse_with("TX-4", "signal-command-absent", {"command": move.command})
    if move.word == standing(state, seat, move):
        return refuse_with("TG-20", "signal-nothing-new" if move.word != "none" else "signal-nothing-said")
    return None


def signals(state: State, seat: Seat) -> list[Move]:
    """All that a seat may say now: about the piles, then about the commands."""
    setup = state.setup
    if setup.players == 1 or state.stage in ("mark", "deal", "over") or is_silent(state):
        return []
    now: dict[str, str] = {
        said.pile if isinstance(said, Signal) else said.command: said.word
        for owner, said in state.said
        if owner == seat
    }
    unsaid = "" if setup.options.trick_signal else "trick"
    return [*_all_but(setup.enabled, unsaid, tuple(now.items()))]


@lru_cache(maxsize=256)
def _all_but(
    enabled: tuple[Command, ...], unsaid: str, standing: tuple[tuple[str, str], ...]
) -> tuple[Signal | Tell, ...]:
    """Every word about everything, but for the one that nobody may say and those that stand already."""
    now = dict(standing)
    about_piles = [
        move for pile in PILES for move in _SIGNALS[pile] if move.word not in (unsaid, now.get(pile, "none"))
    ]
    about_commands = [tell for name in enabled for tell in _TELLS[name] if tell.word != now.get(name, "none")]
    return (*about_piles, *about_commands)


def give_signal(state: State, seat: Seat, move: Signal | Tell) -> State:
    """The word stands until it is taken back or the seat's next turn ends (TG-20)."""
    said = [entry for entry in state.said if not (entry[0] == seat and _is_about(entry[1], move))]
    if move.word != "none":
        said.append((seat, move))
    return replace(state, said=tuple(sorted(said, key=_order)))


def _order(entry: tuple[Seat, Signal | Tell]) -> tuple[Seat, int]:
    """By seat, then in the order of the table, so that equal talk makes equal states."""
    seat, said = entry
    return seat, PILES.index(said.pile) if isinstance(said, Signal) else len(PILES) + COMMANDS.index(said.command)
