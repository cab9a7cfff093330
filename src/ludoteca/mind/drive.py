"""Bots at a match: whose turn it is, who speaks, and the guarantee that what they play is legal."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from ludoteca.engine.game import View
from ludoteca.engine.input_error import InputError
from ludoteca.engine.match import Match
from ludoteca.engine.moves import Move, Seat, Seen
from ludoteca.mind.bot import Bot, BotFailed, Clock

__all__ = ["BotFailed", "Pasts", "bot_move", "bot_signals", "play_out"]


class Pasts:
    """What each seat has seen happen, kept while a match goes on: only what is new is asked for. The newest views are
    kept as well: where nobody has anything to say, whoever moves sees what was seen before."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._seen: dict[Seat, tuple[Seen, ...]] = {}
        self._open: list[Seen] = []
        """The entries as they were: most are seen so by every seat, and need not be made for each."""
        self._views: dict[Seat, View] = {}
        self._viewed = -1
        """How many entries there were when these views were made."""

    def of(self, seat: Seat) -> tuple[Seen, ...]:
        """All that a seat has seen happen so far."""
        match, seen, everything = self._match, self._seen.get(seat, ()), self._open
        if match.outcome is not None:
            return seen + match.past(seat, len(seen))
        if len(seen) < len(match.entries):
            for actor, move in match.entries[len(everything) :]:
                everything.append(Seen(len(everything), actor, move))
            glimpse = match.game.glimpse
            new = []
            for entry in everything[len(seen) :]:
                move = glimpse(entry.seat, entry.move, seat)
                new.append(entry if move is entry.move else Seen(entry.n, entry.seat, move))
            seen = self._seen[seat] = (*seen, *new)
        return seen

    def views(self, seats: Sequence[Seat]) -> list[View]:
        """What these seats see now."""
        if self._viewed != len(self._match.entries):
            self._viewed = len(self._match.entries)
            self._views = {}
        known = self._views
        if missing := [seat for seat in seats if seat not in known]:
            known.update(zip(missing, self._match.views(missing), strict=True))
        return [known[seat] for seat in seats]


def bot_move(
    match: Match, seats: Mapping[Seat, Bot], clock: Clock | None = None, pasts: Pasts | None = None
) -> tuple[Seat, Move] | None:
    """What the bots at the table do next: a seat on turn and its move; None when no bot is on turn.

    Where several bots could act, the most eager one does, the lowest seat first among equals.
    """
    waiting = [seat for seat in match.turn if seat in seats]
    if not waiting:
        return None
    pasts = pasts or Pasts(match)
    past, views = pasts.of, dict(zip(waiting, pasts.views(waiting), strict=True))
    if len(waiting) > 1:
        eager = {}
        for seat in waiting:
            with _watched(seat, "say how eager it is"):
                eager[seat] = seats[seat].eagerness(views[seat], past(seat))
        waiting.sort(key=lambda seat: (-eager[seat], seat))
    seat = waiting[0]
    with _watched(seat, "choose a move"):
        return seat, seats[seat].choose(views[seat], past(seat), clock)


def bot_signals(match: Match, seats: Mapping[Seat, Bot], pasts: Pasts | None = None) -> list[tuple[Seat, Move]]:
    """What the bots would like to say now."""
    pasts = pasts or Pasts(match)
    said: list[tuple[Seat, Move]] = []
    for seat, view in zip(seats, pasts.views(tuple(seats)), strict=True):
        if view.signals:
            with _watched(seat, "speak"):
                said += [(seat, move) for move in seats[seat].say(view, pasts.of(seat))]
    return said


class _watched:  # noqa: N801 - it is used like a function; as a generator it would cost more than many a bot
    """Whatever goes wrong inside a bot is told in one way."""

    __slots__ = ("doing", "seat")

    def __init__(self, seat: Seat, doing: str) -> None:
        self.seat, self.doing = seat, doing

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: object) -> None:
        if isinstance(error, Exception):
            raise BotFailed(f"The bot at seat {self.seat} failed to {self.doing}: {error!r}.") from error


def play_out(
    match: Match, seats: Mapping[Seat, Bot], think: float | None = None, *, each: Callable[[], None] | None = None
) -> None:
    """Let bots play the match to its end, or until a seat without a bot has to act. `each` is called after a move."""
    pasts = Pasts(match)
    while match.outcome is None:
        for seat, signal in bot_signals(match, seats, pasts):
            _play(match, seat, signal)
        chosen = bot_move(match, seats, Clock(think) if think is not None else None, pasts)
        if chosen is None:
            return
        _play(match, *chosen)
        if each is not None:
            each()


def _play(match: Match, seat: Seat, move: Move) -> None:
    try:
        match.play(seat, move)
    except InputError as error:
        # Against the rules, or no move at all.
        raise BotFailed(f"The bot at seat {seat} answered “{move}”, which may not be played. {error}") from error
