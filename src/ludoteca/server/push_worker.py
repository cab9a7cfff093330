"""Delivering turn alerts in the background. What is to be sent lies in the database: it survives a restart, and of
several processes each takes on another part."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from ludoteca.server.push import Sent, WebPush
from ludoteca.table.alerts import TurnAlerts, notification
from ludoteca.table.house import House
from ludoteca.table.store import PushRow
from ludoteca.table.tasks import end

log = logging.getLogger(__name__)

LOOK_EVERY = 30.0
"""Seconds after which it is looked whether another process has left something."""
LEASE = 60.0
"""Seconds that whoever has taken something on has for it."""
RETRY_AFTER = (10.0, 60.0, 300.0, 1800.0, 3600.0, 7200.0)
"""Seconds until the next attempt, after each that failed."""
AT_ONCE = 20
_FAILED = 5.0
_LONGEST = 86_400.0


class PushWorker:
    def __init__(self, house: House, push: WebPush, *, count: Callable[[str], None] = lambda result: None) -> None:
        self._house = house
        self._push = push
        self._count = count
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        self._house.outbox.alerts = TurnAlerts(self._house, self._wake.set)
        self._task = asyncio.create_task(self._work())

    async def stop(self) -> None:
        await self._house.outbox.alerts.stop()
        if self._task is not None:
            await end(self._task)
        await self._push.close()

    async def _work(self) -> None:
        while True:
            self._wake.clear()
            try:
                wait = await self._deliver_due()
            except Exception:
                log.exception("Turn alerts cannot be delivered; trying again in %g s.", _FAILED)
                wait = _FAILED
            if wait > 0:
                try:
                    await asyncio.wait_for(self._wake.wait(), wait)
                except TimeoutError:
                    continue

    async def _deliver_due(self) -> float:
        """Deliver what is due; seconds until something else is."""
        store, now = self._house.store, self._house.now()
        rows = await store.due_pushes(now, AT_ONCE)
        if rows:
            await asyncio.gather(*(self._deliver(row) for row in rows))
            return 0.0
        due = await store.next_push()
        return LOOK_EVERY if due is None else min(LOOK_EVERY, max(0.05, due - now))

    async def _deliver(self, row: PushRow) -> None:
        store, now = self._house.store, self._house.now()
        if not await store.claim_push(row, now + LEASE):
            return
        told = await notification(self._house, row)
        if told is None or row.until <= now:
            # Over, or they have come by themselves; or nobody could be reached for a whole day.
            await store.end_push(row)
            self._count("unneeded" if told is None else "given_up")
            return
        try:
            sent = await self._push.send(row.alert, told, row.until - now)
        except Exception:
            log.exception("A turn alert could not be made.", extra={"table": row.table, "match": row.match})
            sent = Sent("refused")
        self._count(sent.result)
        if sent.result == "denied":
            # The subscription was made for another key, or what we sign with is not to the service's taste. Nobody is
            # promised what will not come; the page subscribes anew when it is opened.
            log.warning(
                "A push service takes nothing signed by this server (%s). If it does so with all its devices: set "
                "LUDOTECA_CONTACT to an e-mail address of yours.",
                sent.why,
            )
        if sent.result in ("gone", "denied"):
            await store.drop_alert(row.alert.id)
        elif sent.result == "later":
            await store.end_push(row, self._house.now() + self._delay(row, sent))
        else:
            if sent.result == "refused" and sent.why:
                log.warning("A push service refuses a turn alert: %s.", sent.why)
            await store.end_push(row)

    def _delay(self, row: PushRow, sent: Sent) -> float:
        usual = RETRY_AFTER[min(row.tries, len(RETRY_AFTER) - 1)]
        return min(_LONGEST, max(usual, sent.after or 0.0))
