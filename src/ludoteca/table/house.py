"""The house where the tables stand: finds tables, stores changes, wakes whoever listens. Every action of a person goes
through here (lobby.py, playing.py, archive.py, helping.py); nothing here knows a network."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from typing import Any, Protocol, TypeVar
from weakref import WeakValueDictionary

import msgspec
from msgspec.structs import replace

from ludoteca.engine.moves import Seat
from ludoteca.table.bus import Alone, Bus, Word
from ludoteca.table.contract import Message, Notes, Table
from ludoteca.table.listening import Listener
from ludoteca.table.live import Live, Running, was_extended
from ludoteca.table.people import NewToken, Person, new_token
from ludoteca.table.seating import How, TableState
from ludoteca.table.showing import may_enter, shown
from ludoteca.table.store import Change, Conflict, Store
from ludoteca.table.trouble import Refused, come_back, not_found

log = logging.getLogger(__name__)
T = TypeVar("T")

_TRIES = 20
_TOUCHED_AFTER = 60.0
"""Seconds after which it is stored again that a table is alive; the times of its moves are stored anyway."""
_PRESENCE_HOLDS = 45.0


class Manners(msgspec.Struct, frozen=True, kw_only=True):
    """How this house is run."""

    pace: float = 1.0
    """Seconds a bot takes at least before it moves."""
    think: float = 1.0
    """Seconds a bot may think at most."""
    stand_in: str = "casual"
    """The bot that plays for somebody whose time has run out."""
    most_tables: int = 50
    """Tables that one person may have open."""
    in_memory: int = 2000
    """Tables kept in memory while nobody listens."""
    lobby_days: float = 14
    match_days: float = 365
    person_days: float = 400


class Sitters(Protocol):
    """Whoever makes the bots play."""

    def wake(self, live: Live) -> None: ...
    async def stop(self) -> None: ...


class Nobody:
    """Bots do not play here."""

    def wake(self, live: Live) -> None:
        return None

    async def stop(self) -> None:
        return None


class House:
    """All tables of one server process."""

    def __init__(
        self,
        store: Store,
        *,
        bus: Bus | None = None,
        manners: Manners | None = None,
        now: Callable[[], float] = time.time,
        token: NewToken = new_token,
        process: str | None = None,
    ) -> None:
        self.store = store
        self.bus: Bus = bus or Alone()
        self.manners = manners or Manners()
        self.now = now
        self.token = token
        self.process = process or new_token(8)
        self.sitters: Sitters = Nobody()
        self._lives: OrderedDict[str, Live] = OrderedDict()
        # A table that was forgotten here may still be in somebody's hands: there is never a second one beside it.
        self._known: WeakValueDictionary[str, Live] = WeakValueDictionary()
        self._loading: dict[str, asyncio.Task[Live | None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    async def open(self) -> None:
        await self.bus.start(self._hear)

    async def close(self) -> None:
        """Finish what was begun; nothing that was accepted is left half done."""
        await self.sitters.stop()
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.bus.stop()
        await self.store.close()

    # --- finding a table ----------------------------------------------------------------------------------------

    async def live(self, table: str) -> Live:
        """The table, from memory or from what is stored. Refused says nothing about whether it ever existed."""
        found = self._known.get(table)
        if found is None:
            task = self._loading.get(table)
            if task is None:
                task = self._loading[table] = asyncio.create_task(self._load(table))
                task.add_done_callback(lambda _: self._loading.pop(table, None))
            found = await asyncio.shield(task)
        if found is None or found.gone:
            raise not_found()
        if table in self._lives:
            self._lives.move_to_end(table)
        else:
            self._keep(found)
        return found

    async def _load(self, table: str) -> Live | None:
        found = await Live.load(self.store, table)
        if found is not None:
            self._keep(found)
        return found

    def _keep(self, live: Live) -> None:
        """Keep a table in memory, as the one used last."""
        name = live.table.id
        self._known[name] = self._lives[name] = live
        self._lives.move_to_end(name)
        self._forget_some()

    def _forget_some(self) -> None:
        if len(self._lives) <= self.manners.in_memory:
            return
        idle = [name for name, live in self._lives.items() if not live.listeners]
        for name in idle[: len(self._lives) - self.manners.in_memory]:
            del self._lives[name]

    @property
    def in_memory(self) -> tuple[Live, ...]:
        return tuple(self._lives.values())

    async def enter(self, table: str, person: Person | None, *, to_sit: bool = False) -> Live:
        """The table, if the person may be there."""
        live = await self.live(table)
        may = may_enter(live.table, person)
        if may is None:
            raise not_found()
        if to_sit and may != "sit":
            raise Refused("only-watching", 403)
        return live

    async def seat(self, table: str, person: Person) -> tuple[Live, Seat]:
        """The table and the person's seat there."""
        live = await self.enter(table, person)
        seat = live.table.seat_of(person.id)
        if seat is None:
            raise Refused("not-seated", 403)
        return live, seat

    async def hosted(self, table: str, person: Person) -> Live:
        live = await self.enter(table, person)
        if live.table.host != person.id:
            raise Refused("only-host", 403)
        return live

    # --- changing it --------------------------------------------------------------------------------------------

    def run(self, work: Coroutine[Any, Any, T]) -> asyncio.Future[T]:
        """Let something finish even when whoever asked for it has left."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return asyncio.shield(task)

    async def change(self, live: Live, how: How) -> TableState:
        """Change a table, which may end its match. `how` is asked again if somebody else was faster."""

        async def once() -> TableState:
            new = how(live.table)
            if new != live.table:
                ended = new.ending if live.table.playing and not new.playing else None
                await self.commit(live, table=new, ended=ended)
            return live.table

        return await self.run(self.retry(live, once))

    async def retry(self, live: Live, once: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Do something with a table while nobody else here does; again where another process was faster."""
        async with live.lock:
            for _ in range(_TRIES):
                if live.gone:
                    raise not_found()
                try:
                    return await once()
                except Conflict:
                    await live.refresh()
        raise come_back("busy", 503, 5)

    async def commit(
        self,
        live: Live,
        *,
        table: TableState | None = None,
        running: Running | None = None,
        message: Message | None = None,
        **more: Any,
    ) -> None:
        """Store a change, and only then let it be seen. The table's lock is held by whoever calls."""
        now = self.now()
        old = live.running
        if table is not None:
            table = replace(table, rev=live.table.rev + 1)
        state = table or live.table
        if table is not None and table.playing and was_extended(table, live.table):
            running = running or (None if old is None else old.draft())
            if running is not None and running.clocks is not None:
                running.clocks.welcome([seat.back for seat in table.seats])
        going = running or old
        change = Change(
            id=state.id,
            now=now,
            table=table,
            match=None if going is None else going.id,
            entries=() if running is None else running.rows(),
            message=message,
            due=self._due(state, going),
            touch=table is not None or now - live.touched >= _TOUCHED_AFTER,
            bots=going.n if going is not None and (running or table) and bots_may_act(state, going) else None,
            **more,
        )
        await self.store.commit(change)
        if change.touch:
            live.touched = now
        if old is not None and running is not None and running.first:
            old.adopt(running)
            going = old
        said = live.said if message is None else message.k + 1
        live.now_is(state, going, said)
        if table is not None:
            live.count(now)
        if message is not None:
            live.heard(message)
        live.wake()
        if not self.bus.in_transaction:
            await self.bus.tell(Word(self.process, state.id, "change"))
        if change.bots is not None:
            self.sitters.wake(live)

    def _due(self, table: TableState, running: Running | None) -> float | msgspec.UnsetType | None:
        """When the next person's time runs out."""
        if table.clock is None:
            return msgspec.UNSET
        if running is None or running.clocks is None or not table.playing:
            return None
        played = table.bot_seats
        ends = [running.clocks.deadline(seat) for seat in range(len(table.seats)) if seat not in played]
        return min((end for end in ends if end is not None), default=None)

    async def add(self, table: TableState) -> Live:
        """Store a new table."""
        await self.store.commit(Change(id=table.id, now=self.now(), table=table))
        live = Live(self.store, table)
        self._keep(live)
        return live

    async def remove(self, live: Live) -> None:
        await self.store.delete_table(live.table.id, live.table.rev)
        self._gone(live)
        await self.bus.tell(Word(self.process, live.table.id, "gone"))

    def _gone(self, live: Live) -> None:
        live.gone = True
        live.table = replace(live.table, rev=live.table.rev + 1)
        self._lives.pop(live.table.id, None)
        self._known.pop(live.table.id, None)
        live.wake()

    # --- listening ----------------------------------------------------------------------------------------------

    def listen(self, live: Live, listener: Listener) -> None:
        live.listeners.add(listener)
        self._presence_changed(live)

    def leave(self, live: Live, listener: Listener) -> None:
        live.listeners.discard(listener)
        self._presence_changed(live)

    async def collect(self, live: Live, listener: Listener) -> list[bytes]:
        """Everything that is new to a listener."""

        def show(table: TableState) -> Table | None:
            person = None if listener.person is None else Person(listener.person, "", "en")
            return shown(table, person) if may_enter(table, person) else None

        out = await listener.collect(live, show)
        return out + await listener.notes(live, self.notes)

    async def notes(self, match: str, seat: Seat) -> Notes:
        return Notes(await self.store.notes(match, seat))

    def _presence_changed(self, live: Live) -> None:
        live.count(self.now())
        live.wake()
        self.tell_presence(live)

    def tell_presence(self, live: Live) -> None:
        """Tell other processes who is connected here. Repeated now and then, so that a dead process is forgotten."""
        if isinstance(self.bus, Alone):
            return
        live.count(self.now())
        here = [live.table.seat_of(listener.person) for listener in live.listeners]
        seats = tuple(sorted({seat for seat in here if seat is not None}))
        word = Word(self.process, live.table.id, "presence", seats, here.count(None))
        self.run(self.bus.tell(word))

    def _hear(self, word: Word | None) -> None:
        if word is None:
            for live in list(self._known.values()):
                self.run(self.look_again(live))
            return
        found = self._known.get(word.table)
        if found is None or word.process == self.process:
            return
        if word.about == "presence":
            found.elsewhere[word.process] = (word.present, word.watchers, self.now() + _PRESENCE_HOLDS)
            found.count(self.now())
            found.wake()
        elif word.about == "gone":
            self._gone(found)
        else:
            if word.about == "notes":
                for seat in range(len(found.table.seats)):
                    found.notes[seat] = found.notes.get(seat, 0) + 1
            self.run(self.look_again(found))

    async def look_again(self, live: Live) -> None:
        """Read what is new at a table, which may be that it is gone."""
        async with live.lock:
            await live.refresh()
            live.count(self.now())
        if live.gone:
            self._gone(live)
        live.wake()


def bots_may_act(table: TableState, running: Running) -> bool:
    """Whether there is something for bots to think about."""
    return table.playing and bool(table.bot_seats) and running.match.outcome is None
