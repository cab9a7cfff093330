"""The house where the tables stand: all tables of one server process. Every action of a person goes through here
(lobby.py, actions.py, archive.py, player_help.py); nothing here knows a network."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable
from time import monotonic

from ludoteca.engine.moves import Seat
from ludoteca.table.bot_runner import BotRunner
from ludoteca.table.bus import About, Bus, LocalBus, Notice
from ludoteca.table.cache import TableCache
from ludoteca.table.committer import Committer
from ludoteca.table.errors import ApiError, not_found
from ludoteca.table.neighbours import Neighbours
from ludoteca.table.outbox import Outbox
from ludoteca.table.people import NewToken, Person, new_token
from ludoteca.table.policy import HousePolicy
from ludoteca.table.presence import Presence
from ludoteca.table.replays import Replays
from ludoteca.table.review_runner import NoReviews, ReviewRunner
from ludoteca.table.session import TableSession
from ludoteca.table.standing import HouseStanding
from ludoteca.table.steady_clock import SteadyClock
from ludoteca.table.store import Change, Observe, Store, observe_nothing
from ludoteca.table.table_state import TableState
from ludoteca.table.table_view import may_enter

log = logging.getLogger(__name__)

_REFRESHED_AT_ONCE = 4
"""Tables that are read again at the same time after something may have been missed: fewer than there are
connections."""


class House:
    def __init__(
        self,
        store: Store,
        *,
        bus: Bus | None = None,
        policy: HousePolicy | None = None,
        now: Callable[[], float] | None = None,
        token: NewToken = new_token,
        process: str | None = None,
    ) -> None:
        self.store = store
        self.policy = policy or HousePolicy()
        self.now: Callable[[], float] = now or SteadyClock()
        self.token = token
        self.bus: Bus = bus or LocalBus()
        self.outbox = Outbox(self.bus, process or new_token(8))
        self.cache = TableCache(store, self.policy.max_sessions, self.policy.max_idle_entries)
        self.committer = Committer(store, self.outbox, lambda: self.now())
        self.presence = Presence(self.outbox, lambda: self.now(), alone=self.bus.alone)
        self.replays = Replays()
        self.reviews: ReviewRunner = NoReviews()
        self.standing = HouseStanding(lambda: self.now())
        self.observe: Observe = observe_nothing
        """Told how long bots think."""
        self.hears: dict[About, Callable[[Notice], None]] = {}
        """Who else wants to know what other processes tell, by what it is about."""
        self.hears["forgotten"] = lambda _: self.replays.forget_all()
        self.neighbours = Neighbours(monotonic)
        self.failing: set[str] = set()
        """Tables at which housekeeping failed when it was last tried, which is in the log."""
        self.stalls = 0
        """How often a table waited for a bot while nobody was thinking (housekeeping.py)."""

    @property
    def bots(self) -> BotRunner:
        return self.outbox.bots

    @bots.setter
    def bots(self, runner: BotRunner) -> None:
        self.outbox.bots = runner

    async def open(self) -> None:
        await self.bus.start(self._hear)
        self.outbox.say("alive")

    async def close(self) -> None:
        """Finish what was begun; nothing that was accepted is left half done."""
        await self.outbox.alerts.stop()
        await self.bots.stop()
        await self.reviews.stop()
        await self.committer.drain()
        self.outbox.say("leaving")
        await self.bus.stop()
        await self.store.close()

    # --- finding a table ----------------------------------------------------------------------------------------

    async def session(self, table: str) -> TableSession:
        """The table. The error says nothing about whether it ever existed."""
        found = await self.cache.find(table)
        if found is None:
            raise not_found()
        return found

    async def enter(self, table: str, person: Person | None, *, to_sit: bool = False) -> TableSession:
        """The table, if the person may be there."""
        session = await self.session(table)
        may = may_enter(session.table, person)
        if may is None:
            raise not_found()
        if to_sit and may != "sit":
            raise ApiError("only-watching", 403)
        return session

    async def seat(self, table: str, person: Person) -> tuple[TableSession, Seat]:
        """The table and the person's seat there."""
        session = await self.enter(table, person)
        seat = session.table.seat_of(person.id)
        if seat is None:
            raise ApiError("not-seated", 403)
        session.seen[seat] = self.now()
        return session, seat

    async def enter_as_host(self, table: str, person: Person) -> TableSession:
        session = await self.enter(table, person)
        if session.table.host != person.id:
            raise ApiError("only-host", 403)
        return session

    async def add(self, table: TableState) -> TableSession:
        """Store a new table."""
        await self.store.commit(Change(id=table.id, now=self.now(), table=table))
        session = TableSession(self.store, table)
        self.cache.keep(session)
        return session

    # --- what other processes tell ------------------------------------------------------------------------------

    def _hear(self, notice: Notice | None) -> None:
        if notice is None:
            self.refresh_all()
            return
        if notice.process == self.outbox.process:
            return
        self.neighbours.heard(notice.process)
        if notice.about == "leaving":
            self.neighbours.left(notice.process)
        if notice.about in self.hears:
            self.hears[notice.about](notice)
        found = self.cache.known(notice.table)
        if found is None:
            return
        if notice.about == "presence":
            self.presence.heard(found, notice)
            return
        if notice.about == "words":
            found.forget_messages()
        if notice.about == "notes":
            for seat in range(len(found.table.seats)):
                found.notes[seat] = found.notes.get(seat, 0) + 1
        self.committer.to_the_end(self.refresh(found))

    def refresh_all(self) -> None:
        """Read every table again that somebody here holds: something may have been missed. A few at a time, so that
        moves do not wait for all of them."""
        left = deque(self.cache.all_known)

        async def some() -> None:
            while left:
                session = left.popleft()
                try:
                    await self.refresh(session)
                except Exception as error:
                    # Whoever asks for it next is told, or finds it well again.
                    log.warning("A table could not be read again: %r", error, extra={"table": session.table.id})

        for _ in range(min(_REFRESHED_AT_ONCE, len(left))):
            self.committer.to_the_end(some())

    async def catch_up(self, session: TableSession, match: str | None, n: int) -> None:
        """Somebody speaks of an entry that is not known here. It was stored by a process that has died since, before it
        could tell this one, or its notice is still on its way."""
        if match is None or self.bus.alone:
            return
        if session.live is None or session.live.id != match or session.live.n < n:
            await self.refresh(session)

    async def refresh(self, session: TableSession) -> None:
        """Read what is new at a table, which may be that it is gone."""
        await self.committer.refresh(session)
        if session.deleted:
            self.cache.drop(session)
