"""What hypothesis draws: moves, options, matches at any point. Everything comes from a game's own structs."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from random import Random
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from hypothesis import assume
from hypothesis import strategies as st

from ludoteca.engine.game import AnyGame
from ludoteca.engine.moves import Move
from ludoteca.engine.options import OptionError, Options, read_options
from ludoteca.testing.walks import Moment, Style, moment_of, wander

WORDS = st.from_regex(r"[a-z0-9_][a-z0-9_-]{0,31}", fullmatch=True)
SEEDS = st.integers(0, 2**32)
NUMBERS = st.one_of(st.integers(-2, 30), st.integers(-9999, 9999))


# --- moves ------------------------------------------------------------------------------------------------------


def kinds_of(moves: Any) -> tuple[type[Move], ...]:
    """The structs in a game's union of moves."""
    return get_args(moves) if get_origin(moves) in (Union, UnionType) else (moves,)


@cache
def moves_of(moves: Any) -> st.SearchStrategy[Move]:
    """Any well-formed move of a game, sensible or not."""
    return st.one_of([_move(kind) for kind in kinds_of(moves)])


def _move(kind: type[Move]) -> st.SearchStrategy[Move]:
    hints = get_type_hints(kind)
    return st.builds(kind, **{name: _value(hints[name]) for name in kind.__struct_fields__})


def _value(hint: Any) -> st.SearchStrategy[Any]:
    origin = get_origin(hint)
    if origin in (Union, UnionType):
        return st.one_of([_value(part) for part in get_args(hint)])
    if origin is tuple:
        return st.lists(_value(get_args(hint)[0]), max_size=4).map(tuple)
    if origin is Literal:
        return st.sampled_from(get_args(hint))
    return {int: NUMBERS, str: WORDS, NoneType: st.none()}[hint]


# --- options ----------------------------------------------------------------------------------------------------


@st.composite
def _wheel_tables(draw: st.DrawFn) -> tuple[tuple[int, int], ...]:
    """Seven wheels of different width: a wider one never pays more, and the smallest pays the most."""
    widths = sorted(draw(st.sets(st.integers(1, 22), min_size=7, max_size=7)), reverse=True)
    points = sorted(draw(st.lists(st.integers(1, 9), min_size=7, max_size=7)))
    points[-1] = max(points[-1], points[-2] + 1)
    return tuple(zip(widths, points, strict=True))


def _layout(random: Random) -> dict[str, tuple[int, ...]]:
    """Four numbers for each command of The Game: Extreme."""
    commands = ("stop", "skull", "three", "silence", "no-backwards", "one-pile", "draw-one")
    cards = random.sample(range(2, 100), 4 * len(commands))
    return {command: tuple(sorted(cards[4 * n : 4 * n + 4])) for n, command in enumerate(commands)}


CUSTOM: Mapping[str, tuple[str, st.SearchStrategy[Any]]] = {
    "wheels": ("wheel_preset", _wheel_tables()),
    "tiles": ("tile_preset", _wheel_tables()),
    "layout": ("command_layout", SEEDS.map(Random).map(_layout)),
}
"""Tables that replace a preset: the option that has to be "custom" for them, and what they may hold."""


@st.composite
def options_of(draw: st.DrawFn, game: AnyGame, players: int) -> Options:
    """Options that go together, each drawn from the type of its field."""
    hints = get_type_hints(game.Options)
    apart = {*CUSTOM, *game.Options.small}
    chosen = {name: draw(_choice(hint)) for name, hint in hints.items() if name not in apart and _is_choice(hint)}
    # Mostly the box as it is, now and then a small variant.
    chosen |= draw(st.sampled_from(({}, {}, {}, *game.samples)))
    for name, (preset, tables) in CUSTOM.items():
        if chosen.get(preset) == "custom":
            chosen[name] = draw(tables)
    options: Options = read_options(game.Options, chosen)
    try:
        game.check(options, players)
    except OptionError:
        assume(False)
    return options


def _is_choice(hint: Any) -> bool:
    return hint in (bool, int) or get_origin(hint) in (Literal, tuple)


def _choice(hint: Any) -> st.SearchStrategy[Any]:
    if hint is bool:
        return st.booleans()
    if get_origin(hint) is tuple:
        return st.lists(_choice(get_args(hint)[0]), unique=True, max_size=7).map(tuple)
    return _value(hint)


# --- matches ----------------------------------------------------------------------------------------------------


@st.composite
def moments_of(draw: st.DrawFn, game: AnyGame) -> Moment:
    """A random match of any variant, at any moment, its beginning and its end included."""
    players = draw(st.sampled_from(game.players))
    options = draw(options_of(game, players))
    style: Style = draw(st.sampled_from(get_args(Style)))
    whole = wander(game, options, players, str(draw(SEEDS)), style)
    return moment_of(whole, draw(st.one_of(st.integers(0, 100), st.just(100))))
