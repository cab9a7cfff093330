"""The server without one of the shortcuts of a move's way, for `dev.py bench sending`."""

from __future__ import annotations

import sys
from unittest.mock import patch

from ludoteca.engine.moves import Seat
from ludoteca.server import commands
from ludoteca.server.socket_protocol import TableProtocol
from ludoteca.table import updates
from ludoteca.table.change_rows import store
from ludoteca.table.live_match import LiveMatch
from ludoteca.table.messages import Changes
from ludoteca.table.store import Change
from ludoteca.table.updates import Updates
from ludoteca.table.writer import GroupCommitWriter

WITHOUT = (
    "frames of our own",
    "sending at once",
    "answers in one piece",
    "reading on",
    "texts past the library",
    "the connection at hand",
    "updates for all seats at once",
    "moves past SQLAlchemy",
    "all",
)


def leave_out(name: str) -> None:
    if name in ("frames of our own", "all"):
        patch("ludoteca.server.table_socket.protocol_of", lambda scope: None).start()
    if name in ("sending at once", "all"):
        patch("ludoteca.server.table_socket.TableConnection.push", lambda self, session, listener: False).start()
    if name in ("answers in one piece", "all"):
        patch.object(TableProtocol, "send_text_soon", TableProtocol.send_text).start()
    if name in ("reading on", "all"):
        patch("ludoteca.server.socket_protocol._READ_AHEAD", 0).start()
    if name in ("texts past the library", "all"):
        patch.object(TableProtocol, "_between", False).start()
    if name in ("the connection at hand", "all"):
        at_hand = property(lambda self: None, lambda self, value: None)
        patch.object(GroupCommitWriter, "_connection", at_hand, create=True).start()
    if name in ("updates for all seats at once", "all"):
        patch.object(Updates, "_all_changes", only_for_whoever_asks).start()
    if name in ("moves past SQLAlchemy", "all"):
        patch("ludoteca.table.writer.GroupCommitWriter._store_directly", through_sqlalchemy).start()


def through_sqlalchemy(self: GroupCommitWriter, changes: list[Change]) -> None:
    with self._engine.begin() as connection:
        for change in changes:
            store(connection, change)


def only_for_whoever_asks(self: Updates, live: LiveMatch, asking: Seat | None, since: int) -> dict[Seat | None, bytes]:
    before, now = self._earlier.get(asking), self.view(live, asking)
    if type(before) is not type(now):
        return {}
    entries = updates._with_times(live, live.match.past(asking, since))
    changed = updates._changed(before, now)
    told = updates.encode(Changes(live.id, live.n, entries, changed, updates._clock(live)))
    return {**self._next, asking: told}


def main(words: list[str]) -> int:
    if "--without" in words:
        at = words.index("--without")
        leave_out(words[at + 1])
        words = [*words[:at], *words[at + 2 :]]
    return commands.main(words)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
