"""What operators do to a house. Everything is logged, and other processes hear of it."""

from __future__ import annotations

import logging
from functools import partial

from msgspec.structs import replace

from ludoteca.table import table_match, table_seats, table_state
from ludoteca.table.actions import stand_in
from ludoteca.table.bus import Notice
from ludoteca.table.contract import Message
from ludoteca.table.database import Database
from ludoteca.table.errors import ApiError, not_found
from ludoteca.table.house import House
from ludoteca.table.operator_contract import LONGEST_ANNOUNCEMENT, Ban
from ludoteca.table.operator_store import OperatorStore
from ludoteca.table.people import clean_text
from ludoteca.table.standing import network_in
from ludoteca.table.table_state import SeatState, TableState

log = logging.getLogger("ludoteca.operators")
_DAY = 86_400.0


class Operators:
    """One house and what its operators may do."""

    def __init__(self, house: House, store: OperatorStore) -> None:
        self.house = house
        self.store = store
        house.hears["standing"] = self._hear

    @classmethod
    def of(cls, house: House) -> Operators | None:
        """The operators of a house; None where it is not on a database."""
        return cls(house, OperatorStore(house.store)) if isinstance(house.store, Database) else None

    async def refresh(self) -> None:
        """Read what holds now: at the start, when another process has changed it, and now and then."""
        self.house.standing.replace(await self.store.standing())

    def _hear(self, notice: Notice) -> None:
        self.house.committer.to_the_end(self.refresh())

    async def _changed(self) -> None:
        await self.refresh()
        self.house.bus.publish(Notice(self.house.outbox.process, "", "standing"))

    async def announce(self, text: str | None) -> None:
        """Tell everybody at every table, now and whoever comes later; None takes it back."""
        line = None if text is None else clean_text(text)[:LONGEST_ANNOUNCEMENT]
        await self.store.set_standing("announcement", line)
        log.warning("An operator announces: %s", line or "nothing any more")
        await self._changed()

    async def set_read_only(self, *, on: bool) -> None:
        """Let nothing be changed by players and bots, for as long as something is looked after."""
        await self.store.set_standing("read-only", "1" if on else None)
        log.warning("An operator has turned read-only mode %s.", "on" if on else "off")
        await self._changed()

    async def ban(self, whom: str, why: str, days: float | None) -> Ban:
        """Keep a person or a network out."""
        whom = _written_alike(whom)
        kind, _, name = whom.partition(" ")
        # Anything else would be listed as banned and keep nobody out.
        good = network_in(whom) is not None if kind == "network" else kind == "person" and name != ""
        if not good or len(whom) > 80:
            raise ApiError("bad-request", 422, why="whom: “person ID”, “network 192.0.2.7” or “network 192.0.2.0/24”.")
        if kind == "person" and await self.house.store.person(name) is None:
            raise not_found()
        now = self.house.now()
        ban = Ban(whom=whom, why=why[:500], created=now, until=None if days is None else now + days * _DAY)
        await self.store.ban(ban)
        log.warning("An operator has banned %s.", whom, extra={"why": ban.why, "until": ban.until})
        await self._changed()
        return ban

    async def lift_ban(self, whom: str) -> None:
        if not await self.store.lift_ban(_written_alike(whom)):
            raise not_found()
        log.warning("An operator has lifted the ban of %s.", whom)
        await self._changed()

    async def close_table(self, table: str) -> None:
        """End what is played there, and take the table away. Records of its matches stay."""
        session = await self.house.session(table)
        committer = self.house.committer
        await committer.edit(session, lambda state: table_match.end(state, "abandoned") if state.playing else state)

        async def delete() -> None:
            await committer.delete(session)

        await committer.to_the_end(committer.exclusively(session, delete))
        self.house.cache.drop(session)
        log.warning("An operator has closed a table.", extra={"table": table})

    async def words(self, table: str) -> tuple[Message, ...]:
        """What was said at a table lately, for somebody who has to judge it."""
        found = await (await self.house.session(table)).messages(0)
        log.warning("An operator has read the talk of a table.", extra={"table": table})
        return found

    async def remove_words(self, table: str, k: int) -> None:
        """Take away what somebody said."""
        session = await self.house.session(table)
        if not await self.store.remove_words(table, k):
            raise not_found()
        session.forget_messages()
        self.house.bus.publish(Notice(self.house.outbox.process, table, "words"))
        log.warning("An operator has removed a message.", extra={"table": table, "said": k})

    async def remove_person(self, person: str) -> None:
        """Forget somebody: name, devices, links, tokens. A bot plays on for them, and nobody can be them again."""
        for table in await self.store.tables_of(person):
            try:
                session = await self.house.session(table)
            except ApiError:
                continue  # gone meanwhile, or damaged
            level = stand_in(self.house, session.table.game)
            await self.house.committer.edit(session, partial(_without, person=person, level=level))
        if not await self.store.forget_person(person):
            raise not_found()
        log.warning("An operator has removed a person.", extra={"person": person})


def _written_alike(whom: str) -> str:
    """A ban as it is listed: “192.0.2.1/24” and “192.0.2.0/24” are the same network, an address is written alone."""
    network = network_in(whom)
    if network is None:
        return whom
    return f"network {network.network_address if network.num_addresses == 1 else network}"


def _without(state: TableState, person: str, level: str) -> TableState:
    """A table without somebody. In a match a bot has their seat from now on, under another name."""
    seat = state.seat_of(person)
    state = replace(
        state,
        guests=tuple(guest for guest in state.guests if guest != person),
        watchers=tuple(watcher for watcher in state.watchers if watcher != person),
    )
    if seat is None:
        return state
    state = table_seats.somebody_hosts(state, person)
    if not state.playing:
        return table_state.put(state, seat, SeatState())
    others = [there.name for n, there in enumerate(state.seats) if n != seat]
    return table_state.put(state, seat, table_state.bot_seat(level, seat, others))
