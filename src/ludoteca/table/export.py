"""Taking along what the server knows of a person: the records of their matches, or everything, as one archive that is
written while it is sent."""

from __future__ import annotations

import io
import time
import zipfile
from collections.abc import AsyncIterator
from typing import Any

import msgspec

from ludoteca.engine.match import agree
from ludoteca.engine.moves import parse_move
from ludoteca.engine.options import options_dict
from ludoteca.engine.records import Record, encode_record
from ludoteca.table.history_contract import HistoryFilter
from ludoteca.table.house import House
from ludoteca.table.people import Person
from ludoteca.table.store import EntryRow, MatchRow

_AT_A_TIME = 200

README = """\
This is what a Ludoteca server knows of you.

me.json     who you are here, your devices, tables, results, notes, and what you have said
records/    your finished matches; any Ludoteca can read, replay and review them ("Import a game")
"""


class _Archive:
    """A zip file that is handed on piece by piece as it grows."""

    def __init__(self, now: float) -> None:
        self._out = _Out()
        self._zip = zipfile.ZipFile(self._out, "w", zipfile.ZIP_DEFLATED)
        self._now = time.gmtime(now)[:6]

    def add(self, name: str, data: bytes) -> None:
        info = zipfile.ZipInfo(name, self._now)
        info.compress_type = zipfile.ZIP_DEFLATED
        info.external_attr = 0o600 << 16
        self._zip.writestr(info, data)

    def take(self) -> bytes:
        return self._out.take()

    def close(self) -> bytes:
        self._zip.close()
        return self._out.take()


class _Out(io.RawIOBase):
    """Takes what is written, and cannot go back."""

    def __init__(self) -> None:
        self._parts: list[bytes] = []

    def writable(self) -> bool:
        return True

    def write(self, data: Any) -> int:
        self._parts.append(bytes(data))
        return len(data)

    def take(self) -> bytes:
        found, self._parts = b"".join(self._parts), []
        return found


async def export(house: House, person: Person, *, everything: bool) -> AsyncIterator[bytes]:
    """All of somebody's records, or everything that the server knows of them."""
    archive = _Archive(house.now())
    if everything:
        known = await house.store.known_of(person.id)
        archive.add("README.txt", README.encode())
        archive.add("me.json", msgspec.json.format(msgspec.json.encode(known), indent=1))
    place: tuple[float, str] | None = None
    while True:
        rows = await house.store.history(person.id, HistoryFilter(), place, _AT_A_TIME)
        for row in rows:
            match = await house.store.match(row.play.match)
            if match is not None:
                entries = await house.store.entries(match.id)
                await house.replays.run(lambda match=match, entries=entries: _add(archive, match, entries))  # type: ignore[misc]
                yield archive.take()
        if len(rows) < _AT_A_TIME:
            break
        place = (rows[-1].play.ended, rows[-1].play.match)
    for match in await house.store.matches_brought_by(person.id) if everything else ():
        entries = await house.store.entries(match.id)
        await house.replays.run(lambda match=match, entries=entries: _add(archive, match, entries, "imported"))  # type: ignore[misc]
        yield archive.take()
    yield archive.close()


def _add(archive: _Archive, row: MatchRow, rows: list[EntryRow], folder: str = "records") -> None:
    day = time.strftime("%Y-%m-%d", time.gmtime(row.ended or row.created))
    archive.add(f"{folder}/{day}-{row.game}-{row.id}.json", _written(row, rows))


def _written(row: MatchRow, rows: list[EntryRow]) -> bytes:
    """The record as it is stored, without playing it again; one of a game that is not here any more as plain rows."""
    try:
        game, players, options = agree(row.game, row.players, row.options)
    except ValueError:
        return msgspec.json.encode({"match": row, "entries": rows})
    entries = tuple((entry.seat, parse_move(entry.move, game.Moves)) for entry in rows)
    record = Record(row.game, players, options_dict(options), row.seed, row.given, entries)
    return encode_record(record, row.names)
