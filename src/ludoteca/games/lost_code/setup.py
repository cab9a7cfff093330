"""A table laid out for play: what the rules ask of the box once options and players are agreed."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from typing import Any

from ludoteca.engine.moves import Seat
from ludoteca.engine.options import OptionError
from ludoteca.games.lost_code import box
from ludoteca.games.lost_code.choices import Choices, deals
from ludoteca.games.lost_code.options import LostCodeOptions, ThinkStr8Options, WheelTable
from ludoteca.locales import Fact

CodeOptions = LostCodeOptions | ThinkStr8Options


class Setup:
    """One for each combination of options and players; it never changes."""

    def __init__(self, options: CodeOptions, players: int) -> None:
        self.options = options
        self.players = players
        self.seats: tuple[Seat, ...] = tuple(range(players))
        self.rounds = options.rounds or box.ROUNDS[players]
        self.floor = 0 if options.score_floor == "zero" else None
        self.top_number = top_number(options)
        self.top_sum = box.DICE * self.top_number
        self.all_numbers = (1 << self.top_number + 1) - 1
        if isinstance(options, LostCodeOptions):
            self.faces = box.LOST_CODE_SYMBOLS[: options.symbols]
            table = options.wheels if options.wheel_preset == "custom" else box.WHEELS[options.wheel_preset]
            self.tiles = self.placed_together = self.greys_differ = False
            self.exchange_by_standing = options.exchange_order == "current_standing"
            self.token_rounds = min(self.rounds, box.TOKEN_ROUNDS[players]) if options.deadly_shortcut else 0
            self.taker_may_turn = options.thrower_token_and_change == "allowed"
            self.curse_rounds = min(self.rounds, box.CURSE_ROUNDS[players]) if options.curse else 0
            self.curse_at_once = options.curse_start == "at_once"
        else:
            self.faces = box.THINK_STR8_COLOURS[: options.symbols]
            table = options.tiles if options.tile_preset == "custom" else box.WHEELS[options.tile_preset]
            self.tiles = self.exchange_by_standing = True
            self.placed_together = options.placement == "simultaneous"
            self.greys_differ = options.grey_dice == "all_different"
            self.token_rounds = self.curse_rounds = 0
            self.taker_may_turn = self.curse_at_once = False
        # The last face, bear or grey, is the one that first games do without (LC-84, TS-36).
        self.symbols = self.faces[:-1] if options.introductory else self.faces
        self.idle_face = self.faces[-1] if options.introductory else None
        self.place_of = {symbol: at for at, symbol in enumerate(self.symbols)}
        self.wheels: WheelTable = tuple(sorted(table, reverse=True))
        self.widths = tuple(width for width, _ in self.wheels)
        self.points = dict(self.wheels)
        self.smallest = self.widths[-1]
        self.all_wheels = (1 << len(self.wheels)) - 1
        top = self.top_number + 2
        self.stones = [[deals(log, symbol, self.top_number) for symbol in self.symbols] for log in range(box.LOGS)]
        """Every deal there is, by log, symbol and number."""
        self.stone_labels = [[f"stone {symbol} {top - left}" for left in range(top)] for symbol in self.symbols]
        """The name of a draw in the luck of a match, by symbol and how many of it were never drawn: first stone 1."""
        self.blank: tuple[None, ...] = (None,) * len(self.symbols)
        self.choices = Choices(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return setup_of, (self.options, self.players)

    def __eq__(self, other: object) -> bool:
        return self is other or (
            isinstance(other, Setup) and (self.options, self.players) == (other.options, other.players)
        )

    def __hash__(self) -> int:
        return hash((self.options, self.players))

    def __repr__(self) -> str:
        return f"setup_of({self.options!r}, {self.players})"


def top_number(options: CodeOptions) -> int:
    """The highest number on a stone: X-Race has one more (LC-90)."""
    return options.numbers - 1 + (isinstance(options, LostCodeOptions) and options.x_race)


@lru_cache(maxsize=64)
def setup_of(options: CodeOptions, players: int) -> Setup:
    """What the options of a match with so many players come to."""
    return Setup(options, players)


def check_options(options: CodeOptions, players: int) -> None:
    """Refuse tables of wheels or tiles that could not be played with (LC-6, LC-7, TS-6), and boxes too small."""
    _check_size(options)
    top = box.DICE * top_number(options)
    if isinstance(options, LostCodeOptions):
        kind, preset, table = "wheel", options.wheel_preset, options.wheels
    else:
        kind, preset, table = "tile", options.tile_preset, options.tiles

    def wrong(text: str, **facts: Fact) -> OptionError:
        return OptionError(f"wheels-{text}", kind=kind, **facts)

    if preset != "custom":
        if table:
            raise wrong("unused", preset=preset)
        return
    if not players <= len(table) <= box.MOST_WHEELS:
        raise wrong("how-many", fewest=players, most=box.MOST_WHEELS, count=len(table))
    widest_first = sorted(table, reverse=True)
    for width, points in widest_first:
        if not 1 <= width <= top + 1:
            raise wrong("width", most=top + 1, width=str(width))
        if not 1 <= points <= box.MOST_POINTS:
            raise wrong("points", most=box.MOST_POINTS, points=str(points))
    for (wide, less), (narrow, more) in pairwise(widest_first):
        if wide == narrow:
            raise wrong("twice", width=wide)
        if less > more:
            raise wrong("order", wide=wide, less=less, narrow=narrow, more=more)
    if widest_first[-1][1] == widest_first[-2][1]:
        raise wrong("smallest")


def _check_size(options: CodeOptions) -> None:
    # First games do without one symbol (LC-84, TS-36), and one has to be left; as many as there are dice where all of
    # them may fall grey and have to differ (TS-39).
    differ = isinstance(options, ThinkStr8Options) and options.grey_dice == "all_different"
    fewest = box.DICE if differ and options.introductory else box.FEWEST_SYMBOLS
    bounds = {
        "symbols": (fewest + options.introductory, len(box.LOST_CODE_SYMBOLS)),
        "numbers": (box.FEWEST_NUMBERS, box.TOP_NUMBER + 1),
        "rounds": (0, max(box.ROUNDS.values())),
    }
    for name, (least, most) in bounds.items():
        if not least <= getattr(options, name) <= most:
            raise OptionError("option-range", name=name, least=least, most=most)
