"""The server without one of the shortcuts of a move's way, for `dev.py bench sending`."""

from __future__ import annotations

import sys
from unittest.mock import patch

from ludoteca.server import commands
from ludoteca.server.socket_protocol import TableProtocol
from ludoteca.table.change_rows import store
from ludoteca.table.store import Change
from ludoteca.table.writer import GroupCommitWriter

WITHOUT = (
    "frames of our own",
    "sending at once",
    "answers in one piece",
    "reading on",
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
    if name in ("moves past SQLAlchemy", "all"):
        patch("ludoteca.table.writer.GroupCommitWriter._store_directly", through_sqlalchemy).start()


def through_sqlalchemy(self: GroupCommitWriter, changes: list[Change]) -> None:
    with self._engine.begin() as connection:
        for change in changes:
            store(connection, change)


def main(words: list[str]) -> int:
    if "--without" in words:
        at = words.index("--without")
        leave_out(words[at + 1])
        words = [*words[:at], *words[at + 2 :]]
    return commands.main(words)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
