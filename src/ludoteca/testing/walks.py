"""Random matches, and moves that somebody might try."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Literal

import msgspec

from ludoteca.engine.game import AnyGame
from ludoteca.engine.luck import Luck, luck_of
from ludoteca.engine.moves import CHANCE, Move, Seat
from ludoteca.engine.options import Options, options_dict
from ludoteca.engine.records import Record

Style = Literal["any", "long", "chatty"]
"""How seats choose: any move; a move that leaves many moves (so that matches get far); any move, with much talk."""

MANY_STEPS = 20_000
"""More than any match takes, take-backs and talk included."""


@dataclass(frozen=True)
class Moment:
    """A match at some moment: what was agreed, what happened, and the state before each entry and now."""

    game: AnyGame
    players: int
    options: Options
    seed: str
    entries: tuple[tuple[Seat, Move], ...]
    states: tuple[Any, ...]
    rules: frozenset[str] | None = None
    """The ids that refusals may name; None where nobody has listed them."""
    languages: tuple[str, ...] = ("en",)
    """In which the game has its sentences."""

    @property
    def box(self) -> list[Any]:
        """Every piece there was at the start."""
        return sorted(self.game.pieces(self.states[0]), key=repr)

    @property
    def state(self) -> Any:
        """The state now."""
        return self.states[-1]

    @property
    def seats(self) -> range:
        """All seats."""
        return range(self.players)

    @property
    def viewers(self) -> tuple[Seat | None, ...]:
        """All who may look: every seat, and a spectator."""
        return (*self.seats, None)

    def record(self) -> Record:
        """As it is written down; chance counts as played by hand, since a match may be left in the middle of it."""
        return Record(self.game.name, self.players, options_dict(self.options), None, 0, self.entries)

    def __repr__(self) -> str:
        """Enough of it to play it again."""
        moves = "; ".join(f"{'*' if seat == CHANCE else seat} {move}" for seat, move in self.entries)
        return f"<{self.game.name}, {self.players} players, {self.options}, seed {self.seed}: {moves}>"


def wander(game: AnyGame, options: Options, players: int, seed: str, style: Style = "any") -> Moment:
    """A random match, played to its end."""
    random, luck = Random(seed), luck_of(seed)
    state = game.start(options, players)
    entries: list[tuple[Seat, Move]] = []
    states = [state]
    while turn := game.turn(state):
        assert len(entries) < MANY_STEPS, f"a match of {game.name} (seed {seed}) has not ended after {MANY_STEPS} moves"
        seat, move = _next(game, states, turn, players, random, luck, style)
        state = game.play(state, seat, move)
        entries.append((seat, move))
        states.append(state)
    return Moment(game, players, options, seed, tuple(entries), tuple(states))


def moment_of(whole: Moment, percent: int) -> Moment:
    """The match when so much of it was played."""
    n = len(whole.entries) * percent // 100
    return replace(whole, entries=whole.entries[:n], states=whole.states[: n + 1])


def _next(
    game: AnyGame, states: list[Any], turn: Sequence[Seat], players: int, random: Random, luck: Luck, style: Style
) -> tuple[Seat, Move]:
    state = states[-1]
    # Only the chatty talk even while cards are drawn.
    if random.random() < (0.4 if style == "chatty" else 0.03 * (turn[0] != CHANCE)):
        speaker = random.randrange(players)
        signals = game.signals(state, speaker)
        if signals:
            return speaker, random.choice(signals)
    if turn[0] == CHANCE:
        return CHANCE, game.sample(state, luck)
    seat = random.choice(turn)
    moves = game.moves(state, seat)
    if style != "long" or random.random() < 0.1:
        return seat, random.choice(moves)
    some = random.sample(list(moves), min(12, len(moves)))
    return seat, max(some, key=lambda move: _room(game, game.play(state, seat, move), seat, states))


def _room(game: AnyGame, state: Any, seat: Seat, states: list[Any]) -> tuple[bool, bool, bool, int]:
    """How much a position leaves open: it goes on, is new, the seat has done its part, and could do much else."""
    is_new = state not in states[-9:]
    return game.outcome(state) is None, is_new, seat not in game.turn(state), len(game.moves(state, seat))


# --- moves that somebody might try --------------------------------------------------------------------------------


def attempts(moment: Moment, seat: Seat, random: Random, many: int) -> Iterator[Move]:
    """Well-formed moves, legal or not: what others may do, what was done before, and all these with a field changed."""
    game, state = moment.game, moment.state
    others = [other for other in (CHANCE, *moment.seats) if other != seat]
    pool: list[Move] = [move for _, move in random.sample(moment.entries, min(12, len(moment.entries)))]
    for other in [seat, *others]:
        now = [*game.moves(state, other), *(game.signals(state, other) if other != CHANCE else ())]
        pool += random.sample(now, min(6, len(now)))
    if not pool:
        return
    for _ in range(many):
        move = random.choice(pool)
        yield move
        yield _altered(move, pool, random)


def _altered(move: Move, pool: Sequence[Move], random: Random) -> Move:
    """The move with one field changed: a neighbour, a value from elsewhere, more, fewer, or hidden."""
    if not move.__struct_fields__:
        return move
    name = random.choice(move.__struct_fields__)
    value = getattr(move, name)
    if isinstance(value, tuple):
        extra = random.choice([0, 1, 7, 8, 9, -1]) if not value or isinstance(value[0], int) else value[0]
        new: Any = random.choice([(), value[::-1], value[1:], (*value, extra), (*value, *value[:1])])
    elif isinstance(value, int):
        new = random.choice([value + 1, value - 1, value + 10, value - 10, 0, -1, random.randint(0, 100), 9999])
    else:
        names = [getattr(other, name) for other in pool if name in other.__struct_fields__]
        new = random.choice([other for other in names if isinstance(other, str)] or [value])
    changed = msgspec.structs.replace(move, **{name: new})
    try:
        # Whatever a struct holds, only what its type allows is a well-formed move.
        return msgspec.convert(msgspec.to_builtins(changed), type(move))
    except msgspec.ValidationError:
        return move


def hidden(move: Move, random: Random) -> Move:
    """The move with a field that may be hidden set to None; the move itself where it has none."""
    for name in random.sample(move.__struct_fields__, len(move.__struct_fields__)):
        try:
            return msgspec.convert({**msgspec.to_builtins(move), name: None}, type(move))
        except msgspec.ValidationError:
            continue
    return move
