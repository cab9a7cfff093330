"""Options: one struct per game. Command flags, records, the JSON schema and the form in the browser come from it."""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches
from functools import cache, partial, reduce
from types import MappingProxyType, NoneType, UnionType
from typing import Any, ClassVar, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec

from ludoteca.engine.input_error import InputError, suggestion
from ludoteca.locales import Fact, Phrase, say, say_or


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The choices of a table. Every field has a default: the rulebook's."""

    small: ClassVar[tuple[str, ...]] = ()
    """Options that make the game smaller than the box, for study. A record names them only where they are used."""


class OptionError(InputError):
    """Options that the game does not have or that do not go together."""


Opt = TypeVar("Opt", bound=Options)

_SWITCH = {"on": True, "off": False, "true": True, "false": False, "yes": True, "no": False}


def read_options(kind: type[Opt], given: Mapping[str, Any] | Options | None) -> Opt:
    """Validated options from a mapping with Python values (as from JSON), or the words of a command line."""
    if isinstance(given, Options):
        if not isinstance(given, kind):
            raise OptionError("option-other-game", names=_names(kind))
        given = msgspec.structs.asdict(given)
    if given is not None and not isinstance(given, Mapping):
        raise OptionError("option-no-table", value=repr(given), names=_names(kind))
    hints = option_types(kind)
    values: dict[str, Any] = {}
    for name, value in (given or {}).items():
        if name not in hints:
            meant = suggestion(get_close_matches(str(name), hints, n=1))
            raise OptionError("option-unknown", name=str(name), suggestion=meant, names=_names(kind))
        values[name] = _read(name, hints[name], value)
    return kind(**values)


def option_types(kind: type[Options]) -> Mapping[str, Any]:
    """The type of each option by its name; what else a class says about its options is none."""
    return _option_types(kind)


@cache
def _option_types(kind: Any) -> Mapping[str, Any]:
    hints = get_type_hints(kind)
    return MappingProxyType({name: hints[name] for name in kind.__struct_fields__})


def _names(kind: type[Options]) -> str:
    return ", ".join(kind.__struct_fields__) or "–"


def _read(name: str, hint: Any, value: Any) -> Any:
    if isinstance(value, str):
        value = _from_word(hint, value)
    try:
        found = msgspec.convert(value, hint)
    except msgspec.ValidationError:
        raise OptionError("option-value", name=name, allowed=partial(allowed, hint), value=repr(value)) from None
    # A table is the same in whatever order it was written; records and views keep one.
    return dict(sorted(found.items())) if isinstance(found, dict) else found


def _from_word(hint: Any, word: str) -> Any:
    """A word of the command line as the value it stands for; left alone where that is not clear."""
    if hint is bool:
        return _SWITCH.get(word.lower(), word)
    if get_origin(hint) is tuple and word and not word.startswith("["):
        return [part.strip() for part in word.split(",")]
    if get_origin(hint) in (tuple, dict) or hint is int:
        empty = {tuple: "[]", dict: "{}"}.get(get_origin(hint), "")
        try:
            return msgspec.json.decode(word or empty)
        except msgspec.DecodeError:
            return word
    return word


def allowed(hint: Any, language: str = "en") -> str:
    """What may be written for an option, in words."""

    def words(kind: str, **facts: Fact | Phrase) -> str:
        return say(f"allowed-{kind}", facts, language)

    if hint is bool or hint is int:
        return words("switch" if hint is bool else "number")
    if get_origin(hint) is Literal:
        return words("one-of", choices=", ".join(map(str, get_args(hint))))
    if get_origin(hint) in (Union, UnionType):
        parts = [allowed(part, language) for part in get_args(hint) if part is not NoneType]
        return reduce(lambda first, second: words("or", first=first, second=second), parts)
    if get_origin(hint) is tuple:
        return words("list", each=partial(allowed, get_args(hint)[0]))
    return words("table" if get_origin(hint) is dict else "word")


def options_dict(options: Options) -> dict[str, Any]:
    """All options as plain JSON values, defaults included; those that make a game smaller only where they do."""
    # By way of JSON, so that tuples become lists: as in a record that was read.
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(options))
    usual = type(options)()
    for name in options.small:
        if getattr(options, name) == getattr(usual, name):
            del plain[name]
    return plain


def options_schema(game: str, kind: type[Options], language: str = "en") -> dict[str, Any]:
    """A JSON schema of a game's options, each with its name and a sentence in `language`; where a game from elsewhere
    has no words for them, as they are spelt."""
    (schema,), parts = msgspec.json.schema_components([kind], ref_template="#/$defs/{name}")
    found: dict[str, Any] = parts.pop(kind.__name__) if "$ref" in schema else schema
    for name, field in found["properties"].items():
        field["title"], field["description"] = option_words(game, name, language)
        if name in kind.small:
            field["x-small"] = True
        choices = field.get("enum")
        if choices:
            field["x-labels"] = {str(choice): choice_words(game, name, str(choice), language) for choice in choices}
    if parts:
        found["$defs"] = parts
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(found))
    return plain


def option_words(game: str, name: str, language: str = "en") -> tuple[str, str]:
    """What an option is called, and a sentence about it."""
    message = f"option-{game}-{name}".replace("_", "-")
    plain = name.replace("_", " ").capitalize()
    return say_or(plain, message, language=language), say_or("", f"{message}-help", language=language)


def choice_words(game: str, name: str, choice: str, language: str = "en") -> str:
    """What one of the values of an option is called."""
    return say_or(choice.replace("_", " "), f"option-{game}-{name}--{choice}".replace("_", "-"), language=language)
