"""What people do at a table, whichever way it comes in: over HTTP or over the table's socket. Limits and metrics are
here, once."""

from __future__ import annotations

from ludoteca.server.auth import Authenticator, Visit
from ludoteca.server.metrics import Metrics
from ludoteca.table import actions, lobby
from ludoteca.table.contract import Message, Played, Reaction, Table
from ludoteca.table.house import House


class PlayerActions:
    def __init__(self, house: House, auth: Authenticator, metrics: Metrics) -> None:
        self._house = house
        self._auth = auth
        self._metrics = metrics

    def _may(self, visit: Visit) -> None:
        """What operators decide holds for sockets that are open already too."""
        self._house.standing.may_enter(visit.person.id if visit.person else None, visit.address)
        self._house.standing.may_change()

    async def play(self, visit: Visit, table: str, move: object, n: int | None) -> Played:
        """Play a move or give a signal."""
        self._auth.count(visit, "move")
        self._may(visit)
        await self._auth.still_good(visit)
        played = await actions.play(self._house, visit.require_person(), table, move, n)
        self._metrics.moves.inc()
        return played

    async def rematch(self, visit: Visit, table: str, *, agree: bool) -> Table:
        """Offer another match, accept it, or take the offer back."""
        self._auth.count(visit, "table")
        self._may(visit)
        return await lobby.rematch(self._house, visit.require_person(), table, agree=agree)

    async def talk(self, visit: Visit, table: str, text: str) -> Message:
        self._auth.count(visit, "talk")
        self._may(visit)
        await self._auth.still_good(visit)
        message = await actions.talk(self._house, visit.require_person(), table, text)
        self._metrics.talk.inc()
        return message

    async def react(self, visit: Visit, table: str, reaction: Reaction) -> Message:
        self._auth.count(visit, "talk")
        self._may(visit)
        await self._auth.still_good(visit)
        message = await actions.react(self._house, visit.require_person(), table, reaction)
        self._metrics.talk.inc()
        return message
