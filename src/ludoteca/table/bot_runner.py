"""What a house asks of whoever makes its bots play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from ludoteca.engine.moves import Seat
from ludoteca.table.live_match import LiveMatch
from ludoteca.table.session import TableSession
from ludoteca.table.table_state import TableState


class BotRunner(Protocol):
    def wake(self, session: TableSession) -> None:
        """Something happened at a table with bots."""

    async def idle(self, waiting: Sequence[TableSession]) -> list[TableSession]:
        """Of tables that wait for a bot: those for which nobody is thinking. There must be none."""

    async def revive(self, session: TableSession) -> None:
        """Let the bots of such a table think."""

    def problem(self) -> str | None:
        """Why bots cannot play now, for whoever runs the server; None if they can."""

    def waiting(self) -> int:
        """How many turns here wait until somebody has time to think about them."""
        ...

    async def stop(self) -> None: ...


class NoBots:
    """Bots do not play here."""

    def wake(self, session: TableSession) -> None:
        return None

    async def idle(self, waiting: Sequence[TableSession]) -> list[TableSession]:
        return []

    async def revive(self, session: TableSession) -> None:
        return None

    def problem(self) -> str | None:
        return None

    def waiting(self) -> int:
        return 0

    async def stop(self) -> None:
        return None


def bots_may_act(table: TableState, live: LiveMatch) -> bool:
    """Whether there is something for bots to think about."""
    return table.playing and table.has_bots and live.match.outcome is None


def waiting_for(session: TableSession) -> Seat | None:
    """The seat of a bot that has to act before anything else can happen, if there is one."""
    live = session.live
    if live is None or not bots_may_act(session.table, live):
        return None
    return next((seat for seat in live.match.turn if seat in session.table.bot_seats), None)
