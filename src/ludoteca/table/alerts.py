"""Telling people who are away that a table waits for them: who is told, and of what. Sending it is for whoever knows a
network (server/push.py)."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

import msgspec

from ludoteca.engine.moves import Seat
from ludoteca.engine.registry import game_named
from ludoteca.locales import Fact, Phrase, knows, say
from ludoteca.table.errors import ApiError
from ludoteca.table.forgetting import SOMEBODY
from ludoteca.table.house import House
from ludoteca.table.live_match import Wait
from ludoteca.table.people import Person, fingerprint
from ludoteca.table.session import TableSession
from ludoteca.table.store import AlertRow, PushRow
from ludoteca.table.table_state import TableState
from ludoteca.table.tasks import end

log = logging.getLogger(__name__)

HOLDS = 86_400.0
"""Seconds after which nobody is told of a turn any more who could not be told before."""
_ASK_AGAIN = 300.0
"""Seconds for which it is remembered whether somebody wants alerts at all."""
_MOST_KNOWN = 10_000


class Notification(msgspec.Struct, frozen=True):
    """What a device is told: what everybody at the table can see, and nothing of anybody's hand."""

    title: str
    body: str
    path: str


async def subscribe(
    house: House, person: Person, secret: str, endpoint: str, p256dh: str, auth: str, language: str
) -> None:
    """A device of somebody wants to be told, or says that it is still there."""
    now, device = house.now(), fingerprint(secret)
    row = AlertRow(
        id=fingerprint(endpoint),
        person=person.id,
        device=device,
        endpoint=endpoint,
        p256dh=p256dh,
        auth=auth,
        language=language,
        created=now,
        seen=now,
    )
    known = await house.store.alert_of(device)
    if known is not None and msgspec.structs.replace(known, created=now, seen=now) == row:
        await house.store.still_there(row.id, now)
    else:
        await house.store.keep_alert(row, house.policy.max_alerts)
    house.outbox.alerts.wanted(person.id)


async def unsubscribe(house: House, secret: str) -> None:
    found = await house.store.alert_of(fingerprint(secret))
    if found is not None:
        await house.store.drop_alert(found.id)


class TurnAlerts:
    """Waits a moment whenever a table waits for somebody who wants alerts, and leaves them a message if they have not
    come by then. `ready` is called when there is something to send."""

    def __init__(self, house: House, ready: Callable[[], None]) -> None:
        self._house = house
        self._ready = ready
        self._wants: dict[str, tuple[bool, float]] = {}
        self._tasks: dict[tuple[str, Seat], tuple[str, Wait, asyncio.Task[None]]] = {}
        self._told: dict[tuple[str, Seat], tuple[str, int]] = {}
        """The last turn that somebody was told of, or left a message; the database knows it too, and for longer."""

    def wanted(self, person: str) -> None:
        """Somebody wants alerts from now on."""
        self._wants[person] = (True, self._house.now() + _ASK_AGAIN)

    def turn_changed(self, session: TableSession) -> None:
        """Something happened at a table. Called after every move: whoever wants no alerts costs a look into memory."""
        live, table = session.live, session.table
        if live is None or not table.playing:
            return
        for seat, wait in live.waits.items():
            if (table.id, seat) not in self._tasks and self._wants_none(table.seats[seat].person):
                continue
            if self._told.get((table.id, seat)) == (live.id, wait.n):
                continue
            known = self._tasks.get((table.id, seat))
            if known is not None:
                if known[:2] == (live.id, wait):
                    continue
                known[2].cancel()
            person = waited_for(table, seat)
            if person is not None and not self._wants_none(person):
                task = asyncio.create_task(self._wait(table.id, seat, person, live.id, wait))
                self._tasks[table.id, seat] = (live.id, wait, task)

    def _wants_none(self, person: str | None) -> bool:
        """Whether it is known that somebody wants no alerts: nearly always, so it is asked first."""
        if person is None:
            return True
        known = self._wants.get(person)
        return known is not None and not known[0] and known[1] > self._house.now()

    async def _wait(self, table: str, seat: Seat, person: str, match: str, wait: Wait) -> None:
        try:
            if not await self._asks(person):
                return
            await asyncio.sleep(self._house.policy.alert_after)
            session = await self._house.session(table)
            if still_waits(session, seat, match, wait.n) and seat not in session.present[0]:
                now = self._house.now()
                if await self._house.store.add_pushes(person, table, match, wait.n, now, now + HOLDS):
                    self._ready()
                if len(self._told) >= _MOST_KNOWN:
                    self._told.clear()
                self._told[table, seat] = (match, wait.n)
        except ApiError:
            return  # the table is gone
        except Exception:
            log.exception("Somebody could not be told that it is their turn.", extra={"table": table, "match": match})
        finally:
            known = self._tasks.get((table, seat))
            if known is not None and known[2] is asyncio.current_task():
                self._tasks.pop((table, seat))

    async def _asks(self, person: str) -> bool:
        now = self._house.now()
        wants, until = self._wants.get(person, (False, 0.0))
        if until <= now:
            wants = await self._house.store.wants_alerts(person)
            if len(self._wants) >= _MOST_KNOWN:
                self._wants.clear()
            self._wants[person] = (wants, now + _ASK_AGAIN)
        return wants

    async def stop(self) -> None:
        await end(*[task for *_, task in self._tasks.values()])


def waited_for(table: TableState, seat: Seat) -> str | None:
    """The person who is waited for at a seat, unless a bot plays for them."""
    chair = table.seats[seat]
    return None if chair.played_by is not None else chair.person


def still_waits(session: TableSession, seat: Seat, match: str, n: int) -> bool:
    live = session.live
    if live is None or not session.table.playing or live.id != match or waited_for(session.table, seat) is None:
        return False
    wait = live.waits.get(seat)
    return wait is not None and wait.n == n


async def notification(house: House, row: PushRow) -> Notification | None:
    """What a device is told now; None if the turn is over or they have come by themselves."""
    try:
        session = await house.session(row.table)
    except ApiError:
        return None
    table = session.table
    seat = table.seat_of(row.alert.person)
    if seat is None or not still_waits(session, seat, row.match, row.n) or seat in session.present[0]:
        return None
    language = row.alert.language
    game = f"game-{table.game}"
    title = say(game, language=language) if knows(game) else game_named(table.game).title
    names = [chair.name for n, chair in enumerate(table.seats) if n != seat]
    others = ", ".join(say("seat-somebody", language=language) if name == SOMEBODY else name for name in names)
    facts: dict[str, Fact | Phrase] = {"game": title, "names": others, "count": len(names)}
    return Notification(
        title=say("turn-yours", language=language),
        body=say("alert-body", facts, language),
        path=f"/tables/{table.id}",
    )
