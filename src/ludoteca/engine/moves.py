"""Moves, and their two written forms: text ("lay 34 up1") and JSON ({"do":"lay","card":34,"pile":"up1"}).

A game's moves are small frozen structs. Their fields are numbers, names, or tuples of these; a field that is
None is hidden from whoever is looking ("?" in text). Both forms come from the struct alone, and printing and
parsing are exact inverses.
"""

from __future__ import annotations

import re
from functools import cache
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

import msgspec

Seat = int
"""A place at the table, 0 to players - 1."""

CHANCE: Seat = -1
"""Chance is a player too: it deals, draws and rolls."""


def _tag(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Move(msgspec.Struct, frozen=True, tag_field="do", tag=_tag, forbid_unknown_fields=True, cache_hash=True):
    """Something a seat (or chance) does. Each game derives its own; the class name is the verb."""

    def __str__(self) -> str:
        return print_move(self)


class Seen(msgspec.Struct, frozen=True):
    """One entry of a match as somebody saw it: hidden fields of the move are None."""

    n: int
    seat: Seat
    move: Move


class MoveError(ValueError):
    """A move that cannot even be read."""


_WORD = re.compile(r"[a-z0-9_][a-z0-9_-]{0,31}")
_NUMBER = re.compile(r"0|-?[1-9][0-9]{0,3}")
_LARGEST = 9999


def print_move(move: Move) -> str:
    """The text of a move: its verb and its fields, with spaces between."""
    words = [str(move.__struct_config__.tag)]
    for name in move.__struct_fields__:
        value = getattr(move, name)
        if value is None:
            words.append("?")
        elif isinstance(value, tuple):
            words.append(",".join(map(str, value)) or "-")
        else:
            words.append(str(value))
    return " ".join(words)


def parse_move(text: str, moves: Any) -> Move:
    """The move that `text` names; `moves` is the union of a game's moves."""
    verbs = _verbs(moves)
    verb, *words = text.split() or [""]
    kind = verbs.get(verb)
    if kind is None:
        raise MoveError(f"“{verb}” is not a move here. Moves begin with: {', '.join(sorted(verbs))}.")
    fields = _fields(kind)
    if len(words) != len(fields):
        wanted = " ".join([verb, *(f"<{name}>" for name, _ in fields)])
        raise MoveError(f"“{text}” has the wrong number of words. It is written: {wanted}.")
    values = {name: _read(word, shape, name) for word, (name, shape) in zip(words, fields, strict=True)}
    return decode_move({"do": verb, **values}, moves)


def decode_move(data: object, moves: Any) -> Move:
    """The move that a JSON object (already decoded) stands for."""
    # By its verb where there is one: a struct is read thirty times as fast as a union that has to be looked through.
    kind = _verbs(moves).get(data["do"]) if isinstance(data, dict) and isinstance(data.get("do"), str) else None
    try:
        move: Move = msgspec.convert(data, kind or moves)
    except msgspec.ValidationError as error:
        raise MoveError(f"This is not a move: {error}.") from None
    for name in move.__struct_fields__:
        value = getattr(move, name)
        for part in value if isinstance(value, tuple) else (value,):
            if isinstance(part, str):
                _read_one(part, str, name)
            elif isinstance(part, int) and abs(part) > _LARGEST:
                raise MoveError(f"The {name} must be a number that occurs in the game, not {part}.")
    return move


def read_move(move: object, moves: Any) -> Move:
    """A move given as a struct, as text or as decoded JSON."""
    if isinstance(move, Move):
        if not isinstance(move, tuple(_verbs(moves).values())):
            raise MoveError(f"“{move}” belongs to another game.")
        # Structs check nothing when they are made in Python: 34.0 would pass for 34 and spoil the record.
        try:
            move = msgspec.to_builtins(move)
        except TypeError:
            raise MoveError(f"“{move}” cannot be written down, so it is no move.") from None
    return parse_move(move, moves) if isinstance(move, str) else decode_move(move, moves)


@cache
def _verbs(moves: Any) -> dict[str, type[Move]]:
    kinds = get_args(moves) if get_origin(moves) in (Union, UnionType) else (moves,)
    return {str(kind.__struct_config__.tag): kind for kind in kinds}


@cache
def _fields(kind: type[Move]) -> tuple[tuple[str, tuple[bool, type]], ...]:
    """Name, and (is it a tuple, of what), for every field of a move."""
    hints = get_type_hints(kind)
    return tuple((name, _shape(hints[name])) for name in kind.__struct_fields__)


def _shape(hint: Any) -> tuple[bool, type]:
    if get_origin(hint) in (Union, UnionType):
        (hint,) = (part for part in get_args(hint) if part is not NoneType)
    if get_origin(hint) is tuple:
        return True, _scalar(get_args(hint)[0])
    return False, _scalar(hint)


def _scalar(hint: Any) -> type:
    if hint in (int, str):
        return hint  # type: ignore[no-any-return]
    return type(get_args(hint)[0])  # Literal["up1", …]


def _read(word: str, shape: tuple[bool, type], name: str) -> Any:
    many, kind = shape
    if word == "?":
        return None
    if many:
        return () if word == "-" else tuple(_read_one(part, kind, name) for part in word.split(","))
    return _read_one(word, kind, name)


def _read_one(word: str, kind: type, name: str) -> int | str:
    if kind is int:
        if not _NUMBER.fullmatch(word):
            raise MoveError(f"The {name} must be a number, not “{word}”.")
        return int(word)
    if not _WORD.fullmatch(word):
        raise MoveError(f"“{word}” cannot be the {name} of a move: use small letters, digits and hyphens.")
    return word
