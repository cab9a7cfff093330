"""Matches that go on later: each is one file in the user's data folder, written anew after every move.

A file is never half written: the new one replaces the old one whole. A match that is open somewhere is locked, and the
system lets go of the lock even when the process is killed.
"""

from __future__ import annotations

import os
import secrets
import sys
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import IO

import msgspec
from platformdirs import user_data_path

from ludoteca.engine.match import Match, load
from ludoteca.engine.records import RecordError, print_record
from ludoteca.locales import say
from ludoteca.mind.marks import Mark
from ludoteca.terminal.errors import CommandError
from ludoteca.terminal.local_match import Sitting

VERSION = 1


class Saved(msgspec.Struct, frozen=True):
    """A match as it lies in the folder: its record, and who sits at the table."""

    save: int
    begun: str
    game: str
    names: tuple[str, ...]
    bots: tuple[str | None, ...]
    record: str
    marks: dict[int, tuple[Mark, ...]] = {}
    """Signs that people made on their sheets, by seat."""


def home() -> Path:
    """Where this person's matches are kept; LUDOTECA_DATA moves it."""
    return Path(os.environ.get("LUDOTECA_DATA") or user_data_path("ludoteca")).expanduser().absolute()


def _folder() -> Path:
    return home() / "matches"


class Shelf:
    """One match's place in the folder, held by this process until `close`."""

    def __init__(self, name: str, language: str, begun: str | None = None) -> None:
        self.name = name
        self.path = _folder() / f"{name}.json"
        self.begun = begun or datetime.now().isoformat(timespec="seconds")
        self._lock = _lock(self.path.with_suffix(".lock"), say("terminal-save-in-use", {"name": name}, language))

    @classmethod
    def fresh(cls, game: str, language: str) -> Shelf:
        """A place that nobody has used."""
        stamp = datetime.now().strftime("%Y%m%d-%H%M%S")
        return cls(f"{game}-{stamp}-{secrets.token_hex(2)}", language)

    def keep(self, sitting: Sitting) -> None:
        """Write the match down as it is now; a finished one becomes a record to look back at."""
        if sitting.match.outcome is not None:
            write_whole(record_path(self.name), print_record(sitting.match.record(), sitting.names).encode())
            self.path.unlink(missing_ok=True)
            return
        record = print_record(sitting.match.record())
        saved = Saved(
            VERSION, self.begun, sitting.match.game.name, sitting.names, sitting.levels, record, sitting.marks
        )
        write_whole(self.path, msgspec.json.encode(saved))

    def close(self) -> None:
        self._lock.close()
        self.path.with_suffix(".lock").unlink(missing_ok=True)


def record_path(name: str) -> Path:
    """Where the record of a finished match lies."""
    return home() / "records" / f"{name}.txt"


def saved_names() -> list[str]:
    """All matches that can go on, the latest first."""
    found = list(_folder().glob("*.json")) if _folder().is_dir() else []
    return [path.stem for path in sorted(found, key=lambda path: path.stat().st_mtime, reverse=True)]


def read(name: str, language: str) -> tuple[Saved, Match]:
    """A saved match and the match itself; CommandError where the file cannot be used, and then it is left as it is."""
    path = _folder() / f"{name}.json"
    try:
        saved = msgspec.json.decode(path.read_bytes(), type=Saved)
        if saved.save != VERSION:
            raise CommandError(say("terminal-save-version", {"path": str(path), "version": saved.save}, language))
        match = load(saved.record)
        if not len(saved.names) == len(saved.bots) == match.players:
            raise CommandError(say("terminal-save-other-seats", {"path": str(path)}, language))
    except FileNotFoundError:
        raise CommandError(say("terminal-save-unknown", {"name": name}, language)) from None
    except RecordError as error:
        facts = {"path": str(path), "reason": error.sentence(language)}
        raise CommandError(say("terminal-save-damaged", facts, language)) from None
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise CommandError(say("terminal-save-damaged", {"path": str(path), "reason": str(error)}, language)) from None
    return saved, match


def all_saved(language: str) -> Iterator[tuple[str, Saved | CommandError]]:
    """Every saved match by name, the latest first; with the error where it is damaged."""
    for name in saved_names():
        try:
            yield name, read(name, language)[0]
        except CommandError as error:
            yield name, error


def write_whole(path: Path, data: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    try:
        with fresh.open("xb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(path)
    finally:
        fresh.unlink(missing_ok=True)


def _lock(path: Path, sentence: str) -> IO[bytes]:
    """Hold a file for this process alone."""
    path.parent.mkdir(parents=True, exist_ok=True)
    file = path.open("ab")
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.close()
        raise CommandError(sentence) from None
    return file
