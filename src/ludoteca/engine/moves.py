"""Moves, and their two written forms: text ("lay 34 up1") and JSON ({"do":"lay","card":34,"pile":"up1"}).

A game's moves are small frozen structs. Their fields are numbers, names, or tuples of these; a field that is
None is hidden from whoever is looking ("?" in text). Both forms come from the struct alone, and printing and
parsing are exact inverses.
"""

from __future__ import annotations

import re
from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, NamedTuple, Union, get_args, get_origin, get_type_hints

import msgspec

from ludoteca.engine.display import seen_html
from ludoteca.engine.input_error import InputError

Seat = int
"""A place at the table, 0 to players - 1."""

CHANCE: Seat = -1
"""Chance is a player too: it deals, draws and rolls."""


def _tag(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Move(msgspec.Struct, frozen=True, tag_field="do", tag=_tag, forbid_unknown_fields=True, cache_hash=True):
    """Something a seat (or chance) does. Each game derives its own; the class name is the verb."""

    def __post_init__(self) -> None:
        # Python checks no types: a list would pass for a tuple until something asks whether two moves are the same.
        for name in self.__struct_fields__:
            if isinstance(value := getattr(self, name), list):
                msgspec.structs.force_setattr(self, name, tuple(value))

    def __str__(self) -> str:
        return print_move(self)


class Seen(msgspec.Struct, frozen=True, gc=False):
    """One entry of a match as somebody saw it: hidden fields of the move are None."""

    n: int
    seat: Seat
    move: Move

    def _repr_html_(self) -> str:
        """In a notebook."""
        return seen_html(self)


class MoveError(InputError):
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
        raise MoveError("move-verb", verb=verb, verbs=", ".join(sorted(verbs)))
    fields = _fields(kind)
    if len(words) != len(fields):
        wanted = " ".join([verb, *(f"<{name}>" for name, _ in fields)])
        raise MoveError("move-length", text=text, wanted=wanted)
    values = {name: _read(word, shape, name) for word, (name, shape) in zip(words, fields, strict=True)}
    return decode_move({"do": verb, **values}, moves)


def decode_move(data: object, moves: Any) -> Move:
    """The move that a JSON object (already decoded) stands for."""
    # By its verb where there is one: a struct is read thirty times as fast as a union that has to be looked through.
    kind = _verbs(moves).get(data["do"]) if isinstance(data, dict) and isinstance(data.get("do"), str) else None
    try:
        move: Move = msgspec.convert(data, kind or moves)
    except msgspec.ValidationError as error:
        raise MoveError("move-shape", detail=str(error)) from None
    for name in move.__struct_fields__:
        value = getattr(move, name)
        for part in value if isinstance(value, tuple) else (value,):
            if isinstance(part, str):
                _read_one(part, Shape(str), name)
            elif isinstance(part, int) and abs(part) > _LARGEST:
                raise MoveError("move-large", field=name, number=str(part))
    return move


def read_move(move: object, moves: Any) -> Move:
    """A move given as a struct, as text or as decoded JSON."""
    if isinstance(move, Move):
        if not isinstance(move, _kinds(moves)):
            raise MoveError("move-other-game", move=str(move))
        # Structs check nothing when they are made in Python: 34.0 would pass for 34 and spoil the record.
        if _is_sound(move):
            return move
        try:
            move = msgspec.to_builtins(move)
        except TypeError:
            raise MoveError("move-unwritable", move=str(move)) from None
    return parse_move(move, moves) if isinstance(move, str) else decode_move(move, moves)


def _is_sound(move: Move) -> bool:
    """Whether every field holds, to the letter, what it may hold; a field that could be hidden is not looked into."""
    for name, (kind, many, choices) in _fields(type(move)):
        value: Any = getattr(move, name)
        if many or type(value) is not kind:
            return False
        if not (-_LARGEST <= value <= _LARGEST if isinstance(value, int) else value in choices):
            return False
    return True


@cache
def _verbs(moves: Any) -> dict[str, type[Move]]:
    kinds = get_args(moves) if get_origin(moves) in (Union, UnionType) else (moves,)
    return {str(kind.__struct_config__.tag): kind for kind in kinds}


@cache
def _kinds(moves: Any) -> tuple[type[Move], ...]:
    return tuple(_verbs(moves).values())


class Shape(NamedTuple):
    """What a field of a move holds."""

    kind: type
    many: bool = False
    choices: tuple[str, ...] = ()
    """Where only these words occur."""


@cache
def _fields(kind: type[Move]) -> tuple[tuple[str, Shape], ...]:
    """The name and the shape of every field of a move."""
    hints = get_type_hints(kind)
    return tuple((name, _shape(hints[name])) for name in kind.__struct_fields__)


def _shape(hint: Any) -> Shape:
    if get_origin(hint) in (Union, UnionType):
        (hint,) = (part for part in get_args(hint) if part is not NoneType)
    if get_origin(hint) is tuple:
        return _shape(get_args(hint)[0])._replace(many=True)
    if get_origin(hint) is Literal:
        return Shape(str, choices=get_args(hint))
    return Shape(hint)


def _read(word: str, shape: Shape, name: str) -> Any:
    if word == "?":
        return None
    if shape.many:
        return () if word == "-" else tuple(_read_one(part, shape, name) for part in word.split(","))
    return _read_one(word, shape, name)


def _read_one(word: str, shape: Shape, name: str) -> int | str:
    if shape.kind is int:
        if not _NUMBER.fullmatch(word):
            raise MoveError("move-number", field=name, word=word)
        return int(word)
    if shape.choices and word not in shape.choices:
        raise MoveError("move-choice", field=name, word=word, choices=", ".join(shape.choices))
    if not _WORD.fullmatch(word):
        raise MoveError("move-word", field=name, word=word)
    return word
