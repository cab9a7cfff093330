"""What a house asks of whoever tells people that a table waits for them."""

from __future__ import annotations

from typing import Protocol

from ludoteca.table.session import TableSession


class AlertRunner(Protocol):
    def wanted(self, person: str) -> None:
        """Somebody wants to be told from now on."""

    def turn_changed(self, session: TableSession) -> None:
        """Something happened at a table."""

    async def stop(self) -> None: ...


class NoAlerts:
    """Nobody is told anything here."""

    def wanted(self, person: str) -> None:
        return None

    def turn_changed(self, session: TableSession) -> None:
        return None

    async def stop(self) -> None:
        return None
