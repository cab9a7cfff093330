"""The one place that tells of changes, and only of those that are stored: whoever listens here, the bots, and the other
processes."""

from __future__ import annotations

from ludoteca.table.alert_runner import AlertRunner, NoAlerts
from ludoteca.table.bot_runner import BotRunner, NoBots, bots_may_act
from ludoteca.table.bus import About, Bus, Notice
from ludoteca.table.session import TableSession
from ludoteca.table.store import Change


class Outbox:
    def __init__(self, bus: Bus, process: str) -> None:
        self._bus = bus
        self.process = process
        self.bots: BotRunner = NoBots()
        self.alerts: AlertRunner = NoAlerts()

    def flush(self, session: TableSession) -> None:
        """Tell of everything that is stored and has not been told. The table's lock is not held: sockets are written
        from here."""
        changes, session.unpublished = session.unpublished, []
        refreshed, session.refreshed = session.refreshed, False
        if not changes and not refreshed:
            return
        session.wake_listeners()
        if not self._bus.alone:
            for change in changes:
                self._bus.publish(self._notice(change))
        due = refreshed or any(change.bots is not None for change in changes)
        if due and session.live is not None and bots_may_act(session.table, session.live):
            self.bots.wake(session)
        self.alerts.turn_changed(session)

    def announce(self, session: TableSession, present: tuple[int, ...], watchers: int) -> None:
        """Tell the other processes who is connected here."""
        self._bus.publish(Notice(self.process, session.table.id, "presence", present, watchers))

    def say(self, about: About) -> None:
        """Tell the other processes something about this one."""
        self._bus.publish(Notice(self.process, "", about))

    def _notice(self, change: Change) -> Notice:
        about: About = "gone" if change.deleted is not None else "notes" if change.notes is not None else "change"
        return Notice(self.process, change.id, about)
