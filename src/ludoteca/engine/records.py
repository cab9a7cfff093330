"""Records: a match written down, as text and as JSON. docs/record-format.txt is the commented specification.

A record is complete and closed: it ends with the number of its moves and a digest of everything before, so that
a cut or edited record is noticed before a single move of it is played.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from hashlib import blake2b
from typing import Any

import msgspec

from ludoteca.engine.input_error import InputError
from ludoteca.engine.luck import read_seed
from ludoteca.engine.moves import CHANCE, Move, MoveError, Seat, decode_move, parse_move, print_move
from ludoteca.engine.registry import UnknownGame, game_named

VERSION = 1
_NAME = re.compile(r"# seat ([0-9]{1,2}): (\S.*)$", re.ASCII)


class RecordError(InputError):
    """A record that cannot be read; nothing of it was loaded."""


class Record(msgspec.Struct, frozen=True):
    """A match: what was agreed, and everything that happened. `seed` is None where chance was played by hand.

    The first `given` entries were taken over from elsewhere (another match, a position set up by hand), so they
    do not follow from the seed.
    """

    game: str
    players: int
    options: dict[str, Any]
    seed: str | None
    given: int
    entries: tuple[tuple[Seat, Move], ...]

    @property
    def digest(self) -> str:
        """What tells this record from any other, in one word."""
        return _digest(_body(self))


def print_record(record: Record, names: Sequence[str] = ()) -> str:
    """The record as text, one move a line. Names are comments: they are for people, and no part of the match."""
    body = _body(record)
    said = [f"# seat {seat}: {' '.join(name.split())}" for seat, name in enumerate(names) if name]
    return "\n".join([body[0], *said, *body[1:], f"end {len(record.entries)} {_digest(body)}", ""])


def names_in(text: str, players: int) -> tuple[str, ...]:
    """What the players are called in a record, in either form; empty where it does not say."""
    found = [""] * players
    if text.lstrip().startswith("{"):
        written = _json(text)
        names = written.get("names", []) if isinstance(written, dict) else []
        found[: len(names)] = [name for name in names if isinstance(name, str)][:players]
        return tuple((found + [""] * players)[:players])
    for line in text.splitlines():
        match = _NAME.match(line.strip())
        if match and int(match[1]) < players:
            found[int(match[1])] = match[2]
    return tuple(found)


def parse_record(text: str) -> Record:
    """The record that `print_record` wrote. Lines that begin with # are comments."""
    lines = [line.strip() for line in text.splitlines()]
    lines = [line for line in lines if line and not line.startswith("#")]
    if not lines or not lines[0].startswith("ludoteca record "):
        raise RecordError("record-first-line")
    _check_version(lines[0].removeprefix("ludoteca record "))
    head: dict[str, str] = {}
    options: dict[str, Any] = {}
    for at, line in enumerate(lines[1:], start=2):
        if line == "moves":
            break
        key, _, rest = line.partition(" ")
        name, _, value = rest.partition(" ")
        if key == "option" and name not in options:
            options[name] = _json(value, name)
        elif key in ("game", "players", "seed", "given") and key not in head:
            head[key] = rest
        else:
            raise RecordError("record-line", line=at, text=line)
    else:
        raise RecordError("record-no-moves")
    missing = [key for key in ("game", "players", "seed", "given") if key not in head]
    if missing:
        raise RecordError("record-missing", names=", ".join(missing))
    body, closing = lines[at:], lines[-1].split(" ")
    if closing[0] != "end" or len(closing) != 3:
        raise RecordError("record-no-end")
    moves = _moves_of(head["game"])
    entries = tuple(_entry(n, line, moves) for n, line in enumerate(body[:-1], start=1))
    record = Record(
        game=head["game"],
        players=_whole(head["players"], "players"),
        options=options,
        seed=None if head["seed"] == "-" else _seed(head["seed"]),
        given=_whole(head["given"], "given"),
        entries=entries,
    )
    _check_closing(record, closing[1], closing[2])
    return record


def encode_record(record: Record, names: Sequence[str] = ()) -> bytes:
    """The record as JSON."""
    return msgspec.json.encode(
        {
            "ludoteca": VERSION,
            "game": record.game,
            "players": record.players,
            "seed": record.seed,
            "given": record.given,
            "options": msgspec.Raw(msgspec.json.encode(record.options, order="sorted")),
            "moves": record.entries,
            "count": len(record.entries),
            "digest": record.digest,
            **({"names": list(names)} if any(names) else {}),
        }
    )


class _Written(msgspec.Struct, forbid_unknown_fields=True):
    ludoteca: int
    game: str
    players: int
    seed: str | None
    given: int
    options: dict[str, Any]
    moves: list[tuple[int, Any]]
    count: int
    digest: str
    names: list[str] = []
    """For people; no part of the match."""


def decode_record(data: bytes | str | dict[str, Any]) -> Record:
    """The record that `encode_record` wrote, from JSON text or from the decoded object."""
    if not isinstance(data, dict):
        data = _json(data)
    if not isinstance(data, dict) or "ludoteca" not in data:
        raise RecordError("record-no-version")
    _check_version(str(data["ludoteca"]))
    try:
        written = msgspec.convert(data, _Written)
    except msgspec.ValidationError as error:
        raise RecordError("record-damaged", detail=str(error)) from None
    moves = _moves_of(written.game)
    entries: list[tuple[Seat, Move]] = []
    for n, (seat, move) in enumerate(written.moves, start=1):
        try:
            entries.append((seat, decode_move(move, moves)))
        except MoveError as error:
            raise RecordError("record-move", n=n, why=error.sentence) from None
    seed = None if written.seed is None else _seed(written.seed)
    record = Record(written.game, written.players, written.options, seed, written.given, tuple(entries))
    _check_closing(record, str(written.count), written.digest)
    return record


def read_record(record: Record | str | bytes | dict[str, Any]) -> Record:
    """A record in any of its forms."""
    if isinstance(record, Record):
        return record
    if isinstance(record, bytes):
        try:
            record = record.decode()
        except UnicodeDecodeError:
            raise RecordError("record-not-text") from None
    if isinstance(record, dict) or record.lstrip().startswith("{"):
        return decode_record(record)
    return parse_record(record)


def _body(record: Record) -> list[str]:
    options = sorted(record.options.items())
    return [
        f"ludoteca record {VERSION}",
        f"game {record.game}",
        f"players {record.players}",
        f"seed {'-' if record.seed is None else record.seed}",
        f"given {record.given}",
        *(f"option {name} {msgspec.json.encode(value, order='sorted').decode()}" for name, value in options),
        "moves",
        *(f"{'*' if seat == CHANCE else seat} {print_move(move)}" for seat, move in record.entries),
    ]


def _digest(body: list[str]) -> str:
    return blake2b("\n".join(body).encode(), digest_size=8).hexdigest()


def _check_version(version: str) -> None:
    if version != str(VERSION):
        raise RecordError("record-version", version=version, ours=VERSION)


def _check_closing(record: Record, count: str, digest: str) -> None:
    if count != str(len(record.entries)):
        raise RecordError("record-count", count=count, found=len(record.entries))
    try:
        fits = digest == record.digest
    except UnicodeEncodeError:  # half a character, which JSON can spell and no file can hold
        fits = False
    if not fits:
        raise RecordError("record-digest")


def _entry(n: int, line: str, moves: Any) -> tuple[Seat, Move]:
    who, _, text = line.partition(" ")
    try:
        return (CHANCE if who == "*" else _whole(who, "seat")), parse_move(text, moves)
    except MoveError as error:
        raise RecordError("record-move", n=n, why=error.sentence) from None


def _moves_of(game: str) -> Any:
    try:
        return game_named(game).Moves
    except UnknownGame as error:
        raise RecordError(error.text, **error.facts) from None


def _whole(text: str, name: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 6):
        raise RecordError("record-number", name=name, text=text)
    return int(text)


def _seed(text: str) -> str:
    try:
        return read_seed(text)
    except InputError as error:
        raise RecordError(error.text, **error.facts) from None


def _json(text: str | bytes, option: str = "") -> Any:
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError, UnicodeEncodeError):
        raise RecordError("record-option-json" if option else "record-json", option=option) from None
