"""The Game and The Game: Extreme as the engine knows them: one family, the second with commands."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Any, ClassVar, Generic, TypeVar

from msgspec.structs import replace

from ludoteca.engine.game import Game, IllegalMove, Outcome, Refusal
from ludoteca.engine.luck import Luck
from ludoteca.engine.moves import CHANCE, Move, Seat
from ludoteca.engine.options import OptionError
from ludoteca.games.the_game import box, refusals, signals, turns
from ludoteca.games.the_game.box import (
    CARDS,
    COMMANDS,
    COPIES,
    FEWEST_CARDS,
    FIRE_CARDS,
    FIXED_LAYOUT,
    HAND_SIZE,
    HIGHEST,
    LOWEST,
    OPEN_PILES,
    PILES,
    Command,
)
from ludoteca.games.the_game.codes import ENDINGS, REFUSALS
from ludoteca.games.the_game.moves import Draw, End, Lay, Mark, Signal, Start, TakeBack, Tell, TheGameMove
from ludoteca.games.the_game.options import ExtremeOptions, TheGameOptions
from ludoteca.games.the_game.piles import UP, is_trick
from ludoteca.games.the_game.state import (
    State,
    cards_left,
    first_state,
    highest_card,
    is_silent,
    is_won,
    may_end,
    set_up,
)
from ludoteca.games.the_game.view import ExtremeView, TheGameView, look

Opt = TypeVar("Opt", bound=TheGameOptions)
V = TypeVar("V", bound=TheGameView)

_CHANCE_TURN = (CHANCE,)
_SEAT_TURN = tuple((seat,) for seat in range(max(HAND_SIZE)))
_DRAWS = tuple(tuple(Draw(seat, card) for card in range(HIGHEST + 1)) for seat in range(max(HAND_SIZE)))
"""Every draw there is, by seat and card."""
_HIDDEN = tuple(Draw(seat, None) for seat in range(max(HAND_SIZE)))
"""A draw as the others see it."""
_END, _TAKE_BACK = End(), TakeBack()


class _Family(Game[State, Opt, V], Generic[Opt, V]):
    """What both games do."""

    team: ClassVar[bool] = True
    # Nobody may tell the number of a card (TG-18).
    numbers_are_secret: ClassVar[bool] = True
    endless: ClassVar[tuple[type, ...]] = (TakeBack,)

    endings: ClassVar[tuple[str, ...]] = ENDINGS
    refusals: ClassVar[tuple[str, ...]] = REFUSALS
    players: ClassVar[range] = range(min(HAND_SIZE), max(HAND_SIZE) + 1)
    samples: ClassVar[tuple[Mapping[str, Any], ...]] = (
        {"cards": 20, "hand": 3, "piles": 2},
        {"cards": 40, "hand": 4, "piles": 3, "on_fire": True},
    )
    Moves = TheGameMove

    def facts(self) -> dict[str, Any]:
        return box.facts()

    def start(self, options: Opt, players: int) -> State:
        # A layout is a table that could be changed meanwhile; everything else cannot.
        custom = isinstance(options, ExtremeOptions) and options.layout
        return (opening.__wrapped__ if custom else opening)(options, players)

    def check(self, options: Opt, players: int) -> None:
        check_size(options, players)

    def turn(self, state: State) -> tuple[Seat, ...]:
        stage = state.stage
        if stage == "turn":
            return _SEAT_TURN[state.seat]
        if stage == "over":
            return ()
        return turns.first_seats(state) if stage == "start" else _CHANCE_TURN

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        stage = state.stage
        if stage == "turn":
            return self._turn_moves(state) if seat == state.seat else []
        if stage == "start":
            return turns.starts(state, seat)
        if stage == "over" or seat != CHANCE:
            return []
        if stage == "mark":
            command = self._next_command(state)
            return [Mark(card, command) for card in turns.unmarked(state)]
        draws = _DRAWS[state.seat]
        return [draws[card] for card in state.undrawn]

    def _turn_moves(self, state: State) -> Sequence[Move]:
        # Where breaking a command loses, it is possible (TX-7).
        moves = turns.all_placements(state) if state.setup.lose else turns.placements(state)
        if state.laid and state.setup.options.undo_within_turn:
            moves.append(_TAKE_BACK)
        if may_end(state):
            moves.append(_END)
        return moves

    def signals(self, state: State, seat: Seat) -> Sequence[Move]:
        return [*signals.signals(state, seat)] if seat != CHANCE else ()

    def may_talk(self, state: State) -> bool:
        return not is_silent(state)  # TX-28

    def refuse(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        return refusals.refuse(state, seat, move)

    def play(self, state: State, seat: Seat, move: Move) -> State:
        why_not, then = _RULES[type(move)]
        refusal = refusals.refuse(state, seat, move) if state.stage == "over" else why_not(state, seat, move)
        if refusal is not None:
            raise IllegalMove(refusal)
        return then(state, seat, move)

    def sample(self, state: State, luck: Luck) -> Move:
        if state.stage in ("deal", "draw"):
            undrawn = state.undrawn
            left = len(undrawn)
            return _DRAWS[state.seat][undrawn[luck(state.setup.card_labels[left], left)]]
        if state.stage == "start":
            return Start(luck("start", state.setup.players))
        free = turns.unmarked(state)
        return Mark(free[luck(f"mark {turns.next_mark(state) + 1}", len(free))], self._next_command(state))

    def _next_command(self, state: State) -> Command:
        return state.setup.enabled[turns.next_mark(state) // COPIES]

    def view(self, state: State, seat: Seat | None) -> V:
        return self.views(state, (seat,))[0]

    def views(self, state: State, seats: Sequence[Seat | None]) -> tuple[V, ...]:
        table = look(state, self.View, turn=self.turn(state), outcome=self.outcome(state))
        return tuple([table if seat is None else self._seated(state, table, seat) for seat in seats])

    def _seated(self, state: State, table: V, seat: Seat) -> V:
        return replace(
            table,
            seat=seat,
            hand=state.hands[seat],
            moves=tuple(self.moves(state, seat)),
            signals=signals.signals(state, seat),
        )

    def glimpse(self, seat: Seat, move: Move, viewer: Seat | None) -> Move:
        # Only the hand that gets a card sees its number (TG-45).
        return _HIDDEN[move.seat] if isinstance(move, Draw) and move.seat != viewer else move

    def outcome(self, state: State) -> Outcome | None:
        if not state.ending:
            return None
        team = tuple(range(state.setup.players))
        return Outcome(team if is_won(state) else (), team, left=cards_left(state), reason=state.ending)

    def tally(self, state: State, seat: Seat) -> dict[str, tuple[int, int]]:
        """Backwards tricks among the cards laid, of the whole team: a pile does not tell whose card it was."""
        tricks = (is_trick(up, *pair) for up, pile in zip(UP, state.piles, strict=True) for pair in pairwise(pile))
        return {"tricks": (sum(tricks), sum(len(pile) - 1 for pile in state.piles))}

    def pieces(self, state: State) -> Sequence[int]:
        """The cards on piles, in hands and still to draw; the start cards of the piles never move."""
        laid = (card for pile in state.piles for card in pile[1:])
        return [*laid, *(card for hand in state.hands for card in hand), *state.undrawn]

    def reshuffle(self, state: State, seat: Seat | None, luck: Luck) -> State:
        if state.stage == "over":
            return state
        # That a turn goes on tells a little about the hand of the player on turn: draw until it may be such a hand.
        for attempt in range(_PATIENCE):
            other = _redealt(state, seat, luck, attempt)
            if other.stage != "turn" or turns.goes_on(other):
                return other
        return state


_PATIENCE = 500
"""A hand that fits so rarely is as good as known."""


def _redealt(state: State, seat: Seat | None, luck: Luck, attempt: int) -> State:
    """The cards that a seat has not seen, drawn anew into the other hands and the draw pile."""
    known = {card for _, card in state.shown} | set(() if seat is None else state.hands[seat])
    hidden = sorted(card for hand in (*state.hands, state.undrawn) for card in hand if card not in known)
    mixed = [hidden.pop(luck(f"reshuffle {attempt} {n}", n)) for n in range(len(hidden), 0, -1)]
    hands = []
    for hand in state.hands:
        kept = [card for card in hand if card in known]
        hands.append(tuple(sorted(kept + [mixed.pop() for _ in range(len(hand) - len(kept))])))
    return replace(state, hands=tuple(hands), undrawn=bytes(sorted(mixed)))


_PLAY: dict[type[Move], Callable[[State, Seat, Any], State]] = {
    Mark: turns.mark,
    Draw: turns.draw,
    Start: turns.start,
    Lay: turns.lay,
    TakeBack: turns.take_back,
    End: turns.end,
    Signal: signals.give_signal,
    Tell: signals.give_signal,
}
_RULES = {kind: (refusals.WHY[kind], then) for kind, then in _PLAY.items()}
"""What may speak against a move, and what it does."""


class TheGame(_Family[TheGameOptions, TheGameView]):
    """98 cards, four piles, one team."""

    name: ClassVar[str] = "the-game"
    title: ClassVar[str] = "The Game"
    Options = TheGameOptions
    View = TheGameView


class TheGameExtreme(_Family[ExtremeOptions, ExtremeView]):
    """The same, and 28 cards give commands."""

    name: ClassVar[str] = "the-game-extreme"
    title: ClassVar[str] = "The Game: Extreme"
    Options = ExtremeOptions
    View = ExtremeView

    def check(self, options: ExtremeOptions, players: int) -> None:
        check_size(options, players)
        if len(set(options.commands_enabled)) != len(options.commands_enabled):
            raise OptionError("commands-twice", names=", ".join(COMMANDS))
        if options.command_layout != "custom":
            if options.layout:
                raise OptionError("layout-unused")
            plain = options.cards - (len(FIRE_CARDS) if options.on_fire else 0)
            if options.command_layout == "random_per_game" and plain < COPIES * len(options.commands_enabled):
                raise OptionError("layout-no-room", cards=options.cards, needed=COPIES * len(options.commands_enabled))
            return
        _check_layout(options)


@lru_cache(maxsize=64)
def opening(options: TheGameOptions, players: int) -> State:
    """The state before anything was dealt; one for all matches with such options, since states never change."""
    if not isinstance(options, ExtremeOptions):
        return first_state(set_up(options, players, ()), {})
    enabled = tuple(command for command in COMMANDS if command in options.commands_enabled)
    layouts = {"fixed": FIXED_LAYOUT, "random_per_game": {}, "custom": options.layout}
    state = first_state(set_up(options, players, enabled), layouts[options.command_layout])
    return replace(state, stage="mark") if enabled and options.command_layout == "random_per_game" else state


def check_size(options: TheGameOptions, players: int) -> None:
    """A small variant has cards for every hand, and numbers that the kernels have room for."""
    bounds = {
        "cards": (FEWEST_CARDS, len(CARDS)),
        "hand": (0, max(HAND_SIZE.values())),
        "piles": (min(OPEN_PILES), len(PILES)),
    }
    for name, (least, most) in bounds.items():
        if not least <= getattr(options, name) <= most:
            raise OptionError("option-range", name=name, least=least, most=most)
    size = options.hand or HAND_SIZE[players]
    if players * size > options.cards:
        raise OptionError("cards-too-few", cards=options.cards, needed=players * size, players=players, size=size)


def _check_layout(options: ExtremeOptions) -> None:
    """A layout of one's own gives every command in play its four cards (TX-2), none of them twice."""
    for command in COMMANDS:
        cards = options.layout.get(command, ())
        if len(cards) != COPIES and (cards or command in options.commands_enabled):
            raise OptionError("layout-how-many", copies=COPIES, command=command, count=len(cards))
    given = [card for cards in options.layout.values() for card in cards]
    for card in given:
        if not LOWEST <= card <= highest_card(options):
            raise OptionError("layout-card", card=str(card), lowest=LOWEST, highest=highest_card(options))
    twice = sorted({card for card in given if given.count(card) > 1})
    if twice:
        raise OptionError("layout-shared", card=twice[0])
