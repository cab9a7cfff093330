"""A match: one game being played, and its record growing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import count
from typing import TYPE_CHECKING, Any, Generic, Literal

from ludoteca.engine.display import match_html
from ludoteca.engine.game import AnyGame, IllegalMove, Outcome, Refusal, View
from ludoteca.engine.input_error import InputError
from ludoteca.engine.luck import Luck, luck_of, read_seed
from ludoteca.engine.moves import CHANCE, Move, MoveError, Seat, Seen, read_move
from ludoteca.engine.options import OptionError, Options, options_dict, read_options
from ludoteca.engine.records import Record, RecordError, print_record, read_record
from ludoteca.engine.registry import game_named, games
from ludoteca.locales import Fact, Phrase

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    V = TypeVar("V", bound=View, default=View, covariant=True)
else:
    from typing import TypeVar

    V = TypeVar("V")

ChanceMode = Literal["seeded", "manual"]


class Match(Generic[V]):
    """A game being played. `ludoteca.new` and `ludoteca.load` make one.

    Seats are numbers from 0. With seeded chance the match deals, draws and rolls by itself; with manual chance
    `turn` is (CHANCE,) then and the caller plays for it, so that any deal and any roll can be set up.
    """

    def __init__(self, game: AnyGame, players: int, options: Options, seed: str | None) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.seed = seed
        self.given = 0
        self.state: Any = game.start(options, players)
        self.entries: list[tuple[Seat, Move]] = []
        self._luck: Luck | None = None if seed is None else luck_of(seed)

    def __repr__(self) -> str:
        """An expression that makes the same match again."""
        return f"ludoteca.load({print_record(self.record())!r})"

    def __str__(self) -> str:
        where = "over" if self.outcome else f"turn {self.turn}"
        return f"<Match {self.game.name}, {self.players} players, {len(self.entries)} moves, {where}>"

    def _repr_html_(self) -> str:
        """In a notebook."""
        return match_html(self)

    @property
    def turn(self) -> tuple[Seat, ...]:
        """The seats that have to act now; several where play is simultaneous, none when the match is over."""
        return self.game.turn(self.state)

    @property
    def outcome(self) -> Outcome | None:
        """Who has won and why; None while the match is going on."""
        return self.game.outcome(self.state)

    def moves(self, seat: Seat) -> Sequence[Move]:
        """All moves the seat may play now."""
        self._check_seat(seat)
        return self.game.moves(self.state, seat)

    def signals(self, seat: Seat) -> Sequence[Move]:
        """All signals the seat may give now, in turn or out of turn."""
        self._check_person(seat)
        return self.game.signals(self.state, seat)

    def view(self, seat: Seat | None) -> V:
        """What the seat may know; None is a spectator."""
        return self.views((seat,))[0]

    def views(self, seats: Sequence[Seat | None]) -> tuple[V, ...]:
        """What several seats may know, in less time than one after the other."""
        self._check_viewers(seats)
        views: tuple[V, ...] = self.game.views(self.state, seats)
        return views

    def refuse(self, seat: Seat, move: object) -> Refusal | None:
        """Why the seat may not play this move now, or None if it may."""
        self._check_seat(seat)
        return self.game.refuse(self.state, seat, read_move(move, self.game.Moves))

    def play(self, seat: Seat, move: object) -> None:
        """Play a move or give a signal: a move struct, its text or its JSON object.

        Raises IllegalMove with a sentence for the player, and then nothing has changed.
        """
        self._check_seat(seat)
        if seat == CHANCE and self._luck is not None:
            raise IllegalMove(Refusal("", "chance-is-seeded"))
        self._append(seat, read_move(move, self.game.Moves))
        self.settle()

    def settle(self) -> None:
        """Let seeded chance play until a seat has to act. `play` does this by itself."""
        while self._luck is not None and self.turn == (CHANCE,):
            self._append(CHANCE, self.game.sample(self.state, self._luck))

    def past(self, seat: Seat | None, since: int = 0) -> tuple[Seen, ...]:
        """Everything that happened from entry `since` on, as the seat saw it; when the match is over, as it was."""
        return self.pasts((seat,), since)[0]

    def pasts(self, seats: Sequence[Seat | None], since: int = 0) -> tuple[tuple[Seen, ...], ...]:
        """The same as several seats saw it. Those who saw the very same moves share it."""
        self._check_viewers(seats)
        if since < 0:
            raise ValueError("The entries of a match are counted from 0.")
        entries = self.entries[since:] if since else self.entries
        actors = [actor for actor, _ in entries]
        glimpse = self.game.glimpse if self.outcome is None else _whole
        known: dict[tuple[int, ...], tuple[Seen, ...]] = {}
        found = []
        for seat in seats:
            moves = [glimpse(actor, move, seat) for actor, move in entries]
            # Moves that are known are kept alive by what is kept here, so that no other can have their number.
            key = tuple(map(id, moves)) if len(seats) > 1 else ()
            seen = known.get(key)
            if seen is None:
                seen = known[key] = tuple(map(Seen, count(since), actors, moves))
            found.append(seen)
        return tuple(found)

    def record(self) -> Record:
        """The match written down so far."""
        return Record(
            self.game.name,
            self.players,
            options_dict(self.options),
            self.seed,
            self.given,
            tuple(self.entries),
        )

    def fork(self, since: int = 0) -> Match[V]:
        """This match once more, to be played on by itself, with its entries from `since` on. States are never changed,
        so both can share theirs."""
        other = object.__new__(Match)
        other.__dict__.update(self.__dict__)
        other.entries = self.entries[since:]
        return other

    def __copy__(self) -> Match:
        return self.fork()

    def __deepcopy__(self, memo: dict[int, Any]) -> Match:
        return self.fork()

    def __getstate__(self) -> dict[str, Any]:
        """Luck is a function of the seed, and a game that is on the shelf is there on the other side too."""
        kept = {name: value for name, value in self.__dict__.items() if name != "_luck"}
        if games().get(self.game.name) is self.game:
            kept["game"] = self.game.name
        return kept

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        if isinstance(kept["game"], str):
            self.game = game_named(kept["game"])
        self._luck = None if self.seed is None else luck_of(self.seed)

    def branch(self, n: int, seed: int | str | None = None, chance: ChanceMode = "seeded") -> Match:
        """A new match that begins with the first `n` entries of this one and goes on with its own luck."""
        if not 0 <= n <= len(self.entries):
            raise ValueError(f"This match has {len(self.entries)} moves; a branch starts at 0 to that number.")
        match = Match(self.game, self.players, self.options, _read_chance(chance, seed))
        for seat, move in self.entries[:n]:
            match._append(seat, move)
        match.given = n
        match.settle()
        return match

    def _append(self, seat: Seat, move: Move) -> None:
        self.state = self.game.play(self.state, seat, move)
        self.entries.append((seat, move))

    def _check_seat(self, seat: Seat) -> None:
        if seat != CHANCE:
            self._check_person(seat)

    def _check_viewers(self, seats: Sequence[Seat | None]) -> None:
        for seat in seats:
            if seat is not None and (type(seat) is not int or not 0 <= seat < self.players):
                self._check_person(seat)

    def _check_person(self, seat: Seat) -> None:
        """Chance moves, but it neither looks nor talks: what it knows is nobody's to see."""
        if type(seat) is not int or not 0 <= seat < self.players:
            raise ValueError(f"There is no seat {seat!r}; seats are 0 to {self.players - 1}.")


def _whole(actor: Seat, move: Move, viewer: Seat | None) -> Move:
    """A move as it was: when a match is over nothing is hidden any more."""
    return move


def new(
    game: str,
    *,
    players: int | None = None,
    seed: int | str | None = None,
    options: Mapping[str, Any] | Options | None = None,
    chance: ChanceMode = "seeded",
) -> Match:
    """Start a match. Without `players` the fewest; without `seed` one that nobody can guess."""
    match = Match(*agree(game, players, options), _read_chance(chance, seed))
    match.settle()
    return match


def _read_chance(chance: ChanceMode, seed: int | str | None) -> str | None:
    """The seed of a match; None where its caller plays for chance."""
    if chance not in ("seeded", "manual"):
        raise ValueError("Chance is “seeded” or “manual”.")
    if chance == "seeded":
        return read_seed(seed)
    if seed is not None:
        raise ValueError("A seed has no meaning when you play chance yourself: leave it out.")
    return None


def agree(game: str, players: int | None, options: Mapping[str, Any] | Options | None) -> tuple[AnyGame, int, Options]:
    """The game, the number of players and the options of a match to be; ValueErrors say what does not fit."""
    found = game_named(game)
    count = found.players.start if players is None else players
    if type(count) is not int or count not in found.players:
        first, last = found.players.start, found.players.stop - 1
        raise OptionError("players", title=found.title, first=first, last=last, players=str(count))
    chosen = read_options(found.Options, options)
    found.check(chosen, count)
    return found, count, chosen


def load(record: Record | str | bytes | dict[str, Any]) -> Match:
    """The match that a record describes, replayed move by move. RecordError says what is wrong with it."""
    written = read_record(record)
    try:
        agreed = agree(written.game, written.players, written.options)
    except InputError as error:
        raise RecordError("record-unplayable", why=error.sentence) from None
    match = Match(*agreed, written.seed)
    if not 0 <= written.given <= len(written.entries):
        raise RecordError("record-given", given=written.given, found=len(written.entries))
    match.given = written.given
    for n, (seat, move) in enumerate(written.entries):
        _replay(match, n, seat, move)
    if match._luck is not None and match.turn == (CHANCE,):
        raise RecordError("record-in-chance")
    return match


def _replay(match: Match, n: int, seat: Seat, move: Move) -> None:
    def wrong(text: str, **facts: Fact | Phrase) -> RecordError:
        who = "chance" if seat == CHANCE else str(seat)
        return RecordError(text, n=n + 1, seat=who, move=str(move), **facts)

    if not CHANCE <= seat < match.players:
        raise wrong("record-no-seat")
    drawn = seat == CHANCE and n >= match.given and match.turn == (CHANCE,)
    if drawn and match._luck is not None and move != match.game.sample(match.state, match._luck):
        raise wrong("record-not-the-seed", seed=str(match.seed))
    try:
        match._append(seat, read_move(move, match.game.Moves))
    except (IllegalMove, MoveError) as error:
        raise wrong("record-illegal", why=error.sentence) from None
