"""A pack of puzzles: one file. The matches that they come from are kept once each, and all of it is compressed."""

from __future__ import annotations

import lzma
from collections.abc import Iterable, Mapping
from datetime import date
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec

from ludoteca.learn.puzzles.puzzle import KINDS, Kind, Puzzle, PuzzleError

FILE = "pack.xz"
VERSION = 1


class _Match(msgspec.Struct, frozen=True, array_like=True):
    game: str
    players: int
    options: dict[str, Any]
    entries: str


class _Row(msgspec.Struct, frozen=True, array_like=True):
    """A puzzle: its match, how many entries of it, and the rest."""

    id: str
    kind: Kind
    match: int
    n: int
    seat: int
    answer: tuple[str, ...]
    ask: str
    margin: float
    stderr: float
    rating: int
    solved: tuple[float, float, float]
    facts: int
    looked: int


class _File(msgspec.Struct, frozen=True):
    version: int
    matches: tuple[_Match, ...]
    puzzles: tuple[_Row, ...]


def write_pack(puzzles: Iterable[Puzzle]) -> bytes:
    """The pack as a file. Puzzles of one match share it."""
    ordered = sorted(puzzles, key=lambda one: (KINDS.index(one.kind), one.id))
    longest: dict[Any, Puzzle] = {}
    for puzzle in sorted(ordered, key=lambda one: -len(one.entries)):
        longest.setdefault(_match_key(puzzle, longest), puzzle)
    keys = list(longest)
    matches = tuple(_Match(each.game, each.players, each.options, "\n".join(each.entries)) for each in longest.values())
    places = {key: n for n, key in enumerate(keys)}
    rows = tuple(
        _Row(
            one.id,
            one.kind,
            places[_match_key(one, longest)],
            len(one.entries),
            one.seat,
            one.answer,
            one.ask,
            one.margin,
            one.stderr,
            one.rating,
            one.solved,
            one.facts,
            one.looked,
        )
        for one in ordered
    )
    return lzma.compress(msgspec.json.encode(_File(VERSION, matches, rows)), preset=9 | lzma.PRESET_EXTREME)


def _match_key(puzzle: Puzzle, longest: Mapping[Any, Puzzle]) -> Any:
    """Whose beginning this is: matches that begin alike are told apart by what was dealt, so a few entries tell."""
    start = (puzzle.game, puzzle.players, msgspec.json.encode(puzzle.options, order="sorted"), puzzle.entries[:60])
    other = longest.get(start)
    if other is None or other.entries[: len(puzzle.entries)] == puzzle.entries:
        return start
    return (*start, puzzle.id)


def read_pack(data: bytes, name: str = FILE) -> dict[str, Puzzle]:
    """The puzzles of a pack by their names; PuzzleError where it cannot be read."""
    try:
        found = msgspec.json.decode(lzma.decompress(data), type=_File)
        if found.version != VERSION:
            raise ValueError(f"version {found.version}")
        lines = [tuple(match.entries.split("\n")) for match in found.matches]
        return {row.id: _puzzle(row, found.matches[row.match], lines[row.match]) for row in found.puzzles}
    except (lzma.LZMAError, msgspec.MsgspecError, ValueError, IndexError) as error:
        raise PuzzleError("puzzle-pack-unreadable", pack=name, detail=str(error)) from None


def _puzzle(row: _Row, match: _Match, entries: tuple[str, ...]) -> Puzzle:
    return Puzzle(
        kind=row.kind,
        game=match.game,
        players=match.players,
        options=match.options,
        entries=entries[: row.n],
        seat=row.seat,
        answer=row.answer,
        ask=row.ask,
        margin=row.margin,
        stderr=row.stderr,
        rating=row.rating,
        solved=row.solved,
        facts=row.facts,
        looked=row.looked,
        id=row.id,
    )


def load_pack(path: Path | None = None) -> dict[str, Puzzle]:
    """The pack in a file, or the one that comes with the package."""
    return shipped() if path is None else read_pack(path.read_bytes(), str(path))


@cache
def shipped() -> dict[str, Puzzle]:
    """The puzzles that come with the package."""
    file = files(__package__).joinpath(FILE)
    return read_pack(file.read_bytes()) if file.is_file() else {}


def puzzle_of_the_day(day: date, pack: Mapping[str, Puzzle] | None = None) -> Puzzle:
    """The same everywhere: it follows from the date and the puzzles’ names. A pack that grows changes few days."""
    found = shipped() if pack is None else pack
    if not found:
        raise PuzzleError("puzzle-pack-empty")

    def drawn(name: str) -> bytes:
        return blake2b(f"{day.isoformat()} {name}".encode(), digest_size=8, person=b"ludoteca-today").digest()

    return found[min(found, key=drawn)]
