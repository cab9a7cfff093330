"""Matches by the hundred in compiled code, and the way back: a row of numbers becomes a Match, an action a move.

`batch_of` makes a batch for a game with its options and players. A batch knows nothing of any framework; vector.py and
zoo.py give it the faces that learners expect.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, cast

import numpy as np
from numpy.typing import NDArray

from ludoteca.engine.match import Match, agree
from ludoteca.engine.moves import CHANCE, Move, Seat
from ludoteca.engine.options import Options
from ludoteca.games.lost_code import moves as stones
from ludoteca.games.lost_code.setup import Setup
from ludoteca.games.lost_code.state import State as CodeState
from ludoteca.games.the_game import moves as cards
from ludoteca.games.the_game.box import COMMAND_WORDS, COMMANDS, PILES, WORDS
from ludoteca.games.the_game.commands import layout_of
from ludoteca.games.the_game.options import ExtremeOptions, TheGameOptions
from ludoteca.games.the_game.piles import PILE_INDEX
from ludoteca.games.the_game.state import State as CardState
from ludoteca.mind.lost_code import batch as codes
from ludoteca.mind.lost_code import bridge
from ludoteca.mind.lost_code import kernel as code_kernel
from ludoteca.mind.the_game import batch as piles
from ludoteca.mind.the_game import kernel as card_kernel
from ludoteca.mind.the_game.position import box_of

Bools = NDArray[np.bool_]
Field = tuple[str, tuple[int, ...], int, int, str]

LONGEST = 1_000
"""Decisions after which a match with undo is cut: taking back has no end."""


class Batch(ABC):
    """B matches of one game, side by side."""

    fields: ClassVar[tuple[Field, ...]]
    """The layout of an observation: name, shape, lowest, highest, meaning."""
    rewards_named: ClassVar[Mapping[str, int]]
    dtype: ClassVar[type[np.signedinteger[Any]]]
    actions: int
    arrays: dict[str, Any]
    """Everything that changes, by name: a copy of these is a copy of the batch."""

    def __init__(self, size: int, game: str, players: int | None, options: Mapping[str, Any] | Options | None) -> None:
        self.size = size
        self.game, self.players, self.options = agree(game, players, options)
        self.length = sum(int(np.prod(shape)) for _, shape, *_ in self.fields)

    def seed(self, at: int, seed: int) -> None:
        """Give a match its own luck, from its next deal on."""
        self.arrays["lucks"][at, 0] = np.random.SeedSequence(seed).generate_state(1, np.uint64)[0]

    def bounds(self) -> tuple[Any, Any]:
        """The lowest and the highest value of every number of an observation."""
        low = [np.full(int(np.prod(shape)), least, self.dtype) for _, shape, least, _, _ in self.fields]
        high = [np.full(int(np.prod(shape)), most, self.dtype) for _, shape, _, most, _ in self.fields]
        return np.concatenate(low), np.concatenate(high)

    @abstractmethod
    def reset(self, which: Bools, seats: Any, seen: Any, masks: Any) -> None:
        """New matches there; who is asked first, and what is seen, is written down."""

    @abstractmethod
    def step(
        self, which: Bools, actions: Any, rewards: Any, ended: Any, cut: Any, seats: Any, seen: Any, masks: Any
    ) -> None:
        """Play the actions of those who are asked there; what came of it is written down, and what is seen now."""

    @abstractmethod
    def show(self, which: Bools, seats: Any, seen: Any, masks: Any) -> None:
        """Write down who is asked there, and what is seen."""

    @abstractmethod
    def belief_shape(self) -> tuple[int, ...]:
        """The shape of what `believe` writes for one seat."""

    @abstractmethod
    def believe(self, which: Bools, seats: Any, found: Any) -> None:
        """Write down the exact odds of what is hidden there."""

    @abstractmethod
    def outcomes(self, which: Bools) -> dict[str, Any]:
        """How matches stand: cards left and whether they are won, or points."""

    @abstractmethod
    def move(self, action: int, seat: Seat, match: Match) -> Move | None:
        """The move that an action of a seat stands for; None where it is no move of the rules (waiting, silence)."""

    @abstractmethod
    def action(self, move: Move, seat: Seat) -> int:
        """The action that stands for a move of a seat."""

    @abstractmethod
    def chance(self, code: int, match: Match) -> Move:
        """The move of chance that a number in the log stands for."""

    def log(self, at: int, since: int = 0) -> list[tuple[Seat, int]]:
        """What was done in a match: who, and the action's or the card's number."""
        log, length = self.arrays["logs"][at], int(self.arrays["notes"]["logged"][at])
        if length > len(log):
            raise ValueError("This match is too long: what happened in it was not kept to the end.")
        return [(int(seat), int(code)) for seat, code in log[since:length]]

    def fresh(self) -> Match:
        """A match before anything was dealt, whose chance is played by hand."""
        return Match(self.game, self.players, self.options, None)

    def follow(self, match: Match, at: int) -> Match:
        """Bring a match (fresh, or brought here before) up to where the match in this row is."""
        for seat, code in self.log(at, len(match.entries)):
            move = self.chance(code, match) if seat == CHANCE else self.move(code, seat, match)
            assert move is not None
            match.play(seat, move)
        return match

    def match(self, at: int) -> Match:
        """The match in this row, in the readable rules: to look at, to record, to go on with."""
        return self.follow(self.fresh(), at)


class CardBatch(Batch):
    """The Game and The Game: Extreme."""

    fields = piles.FIELDS
    rewards_named: ClassVar = {"win": piles.WIN, "cards": piles.CARDS_LAID, "shaped": piles.SHAPED}
    dtype = np.int8

    def __init__(
        self,
        size: int,
        game: str,
        players: int | None = None,
        options: Mapping[str, Any] | Options | None = None,
        *,
        talk: bool = False,
        reward: str = "win",
        gamma: float = 1.0,
        random: Sequence[Seat] = (),
        longest: int | None = None,
    ) -> None:
        super().__init__(size, game, players, options)
        chosen = cast(TheGameOptions, self.options)
        state = cast(CardState, self.game.start(self.options, self.players))
        by_chance = isinstance(chosen, ExtremeOptions) and chosen.command_layout == "random_per_game"
        shuffled = by_chance and bool(state.setup.enabled)
        box = box_of(chosen, self.players, layout_of(state.kinds))
        if shuffled:
            box["special"] = 1
        self.actions = piles.TALK_ACTIONS if talk else piles.ACTIONS
        setting = np.zeros(1, piles.SETTING)[0]
        setting["start"] = ("claim", "host_choice", "random").index(chosen.start)
        setting["talk"], setting["tricks"], setting["shuffle"] = talk, chosen.trick_signal, shuffled
        setting["enabled"] = sum(1 << COMMANDS.index(name) for name in state.setup.enabled)
        setting["random"] = sum(1 << seat for seat in random)
        setting["reward"], setting["gamma"] = self.rewards_named[reward], gamma
        setting["longest"] = longest or (LONGEST if chosen.undo_within_turn else 1 << 30)
        self._setting = setting
        kept = 2 * LONGEST if talk or chosen.undo_within_turn else 450
        self.arrays = {
            "tables": np.zeros(size, card_kernel.TABLE),
            "boxes": np.repeat(np.array([box]), size if shuffled else 1),
            "notes": np.zeros(size, piles.NOTE),
            "logs": np.zeros((size, kept, 2), np.int16),
            "lucks": np.zeros((size, 1), np.uint64),
        }
        self._out = np.zeros(card_kernel.MOST_MOVES, np.int16)

    def _rows(self) -> tuple[Any, Any, Any, Any, Any]:
        found = self.arrays
        return found["tables"], found["boxes"], found["notes"], found["logs"], found["lucks"]

    def reset(self, which: Bools, seats: Any, seen: Any, masks: Any) -> None:
        piles.reset(*self._rows(), self._setting, which, seats, seen, masks, self._out)

    def step(
        self, which: Bools, actions: Any, rewards: Any, ended: Any, cut: Any, seats: Any, seen: Any, masks: Any
    ) -> None:
        piles.step(*self._rows(), self._setting, which, actions, rewards, ended, cut, seats, seen, masks, self._out)

    def show(self, which: Bools, seats: Any, seen: Any, masks: Any) -> None:
        tables, boxes, notes, _, _ = self._rows()
        piles.show(tables, boxes, notes, self._setting, which, seats, seen, masks, self._out)

    def belief_shape(self) -> tuple[int, ...]:
        return (card_kernel.CARDS, card_kernel.MOST_SEATS)

    def believe(self, which: Bools, seats: Any, found: Any) -> None:
        tables, boxes, notes, _, _ = self._rows()
        piles.believe_all(tables, boxes, notes, which, seats, found)

    def outcomes(self, which: Bools) -> dict[str, Any]:
        tables = self.arrays["tables"]
        return {"left": tables["to_go"].astype(np.int16), "won": tables["won"].astype(np.bool_)}

    def move(self, action: int, seat: Seat, match: Match) -> Move | None:
        if action < piles.A_START:
            return cards.Lay(action % card_kernel.CARDS + 2, PILES[action // card_kernel.CARDS])
        if action < piles.A_END:
            return cards.Start((seat + action - piles.A_START) % self.players)
        if action in (piles.A_END, piles.A_BACK):
            return cards.End() if action == piles.A_END else cards.TakeBack()
        if action in (piles.A_WAIT, piles.A_HUSH):
            return None
        if action < piles.A_TELL:
            pile, word = divmod(action - piles.A_SAY, len(WORDS))
            return cards.Signal(PILES[pile], WORDS[word])
        command, told = divmod(action - piles.A_TELL, len(COMMAND_WORDS))
        return cards.Tell(COMMANDS[command], COMMAND_WORDS[told])

    def action(self, move: Move, seat: Seat) -> int:
        match move:
            case cards.Lay(card=card, pile=pile):
                return PILE_INDEX[pile] * card_kernel.CARDS + card - 2
            case cards.Start(seat=first):
                return piles.A_START + (first - seat) % self.players
            case cards.End():
                return piles.A_END
            case cards.TakeBack():
                return piles.A_BACK
            case cards.Signal(pile=pile, word=word):
                return piles.A_SAY + PILE_INDEX[pile] * len(WORDS) + WORDS.index(word)
            case cards.Tell(command=command, word=told):
                return piles.A_TELL + COMMANDS.index(command) * len(COMMAND_WORDS) + COMMAND_WORDS.index(told)
        raise ValueError(f"“{move}” is no action of a seat.")

    def chance(self, code: int, match: Match) -> Move:
        if code >= card_kernel.START:
            return cards.Start(code - card_kernel.START)
        return next(move for move in match.moves(CHANCE) if getattr(move, "card", None) == code)


class CodeBatch(Batch):
    """The Lost Code and Think Str8!."""

    fields = codes.FIELDS
    rewards_named: ClassVar = {
        "win": codes.WIN,
        "points": codes.POINTS,
        "margin": codes.MARGIN,
        "shaped": codes.SHAPED,
    }
    dtype = np.int16

    def __init__(
        self,
        size: int,
        game: str,
        players: int | None = None,
        options: Mapping[str, Any] | Options | None = None,
        *,
        talk: bool = False,
        reward: str = "win",
        gamma: float = 1.0,
        random: Sequence[Seat] = (),
        longest: int | None = None,
    ) -> None:
        super().__init__(size, game, players, options)
        if talk:
            raise ValueError("Nobody talks in this game: leave talk out.")
        self.actions = codes.ACTIONS
        self.setup: Setup = self.game.start(self.options, self.players).setup
        self._box = bridge.box_of(self.setup)
        setting = np.zeros(1, codes.SETTING)[0]
        setting["random"] = sum(1 << seat for seat in random)
        setting["reward"], setting["gamma"] = self.rewards_named[reward], gamma
        setting["longest"] = longest or 1 << 30
        self._setting = setting
        self.arrays = {
            "tables": np.zeros(size, code_kernel.TABLE),
            "notes": np.zeros(size, codes.NOTE),
            "logs": np.zeros((size, 450, 2), np.int16),
            "lucks": np.zeros((size, 1), np.uint64),
        }

    def _rows(self) -> tuple[Any, Any, Any, Any, Any]:
        found = self.arrays
        return found["tables"], self._box, found["notes"], found["logs"], found["lucks"]

    def reset(self, which: Bools, seats: Any, seen: Any, masks: Any) -> None:
        codes.reset(*self._rows(), self._setting, which, seats, seen, masks)

    def step(
        self, which: Bools, actions: Any, rewards: Any, ended: Any, cut: Any, seats: Any, seen: Any, masks: Any
    ) -> None:
        codes.step(*self._rows(), self._setting, which, actions, rewards, ended, cut, seats, seen, masks)

    def show(self, which: Bools, seats: Any, seen: Any, masks: Any) -> None:
        tables, box, notes, _, _ = self._rows()
        codes.show(tables, box, notes, which, seats, seen, masks)

    def belief_shape(self) -> tuple[int, ...]:
        return (code_kernel.SYMBOLS, codes.STONES)

    def believe(self, which: Bools, seats: Any, found: Any) -> None:
        tables, box, notes, _, _ = self._rows()
        codes.believe_all(tables, box, notes, which, seats, found)

    def outcomes(self, which: Bools) -> dict[str, Any]:
        return {"points": self.arrays["tables"]["positions"][:, : self.players].copy()}

    def move(self, action: int, seat: Seat, match: Match) -> Move | None:
        setup, state = self.setup, cast(CodeState, match.state)
        if action == codes.A_KEEP:
            return stones.Keep()
        if action < codes.A_WHEEL:
            die, symbol = divmod((action - codes.A_TURN) % (codes.A_REPLACE - codes.A_TURN), code_kernel.SYMBOLS)
            kind = stones.Turn if action < codes.A_REPLACE else stones.Replace
            return kind(die, setup.symbols[symbol])
        if action < codes.A_TILE:
            wheel, start = divmod(action - codes.A_WHEEL, codes.STARTS)
            return stones.Wheel(setup.widths[wheel], start)
        if action < codes.A_PLACE:
            return stones.Tile(setup.widths[action - codes.A_TILE])
        if action < codes.A_EXCHANGE:
            return stones.Place(action - codes.A_PLACE)
        if action < codes.A_TAKE:
            return stones.Exchange(setup.symbols[action - codes.A_EXCHANGE])
        if action < codes.A_WRITE:
            return stones.Take() if action == codes.A_TAKE else stones.Pass()
        bits = int(codes.WRITTEN[action - codes.A_WRITE])
        numbers = tuple(number for number in range(codes.STONES) if bits >> number & 1)
        if state.phase == "lock":
            return stones.Lock(numbers)
        return stones.Guess(setup.symbols[state.guesses[seat].index(None)], numbers)

    def action(self, move: Move, seat: Seat) -> int:
        setup = self.setup
        match move:
            case stones.Keep():
                return codes.A_KEEP
            case stones.Turn(die=die, symbol=symbol) | stones.Replace(die=die, symbol=symbol):
                first = codes.A_TURN if isinstance(move, stones.Turn) else codes.A_REPLACE
                return first + die * code_kernel.SYMBOLS + setup.place_of[symbol]
            case stones.Wheel(width=width, start=start):
                return codes.A_WHEEL + setup.widths.index(width) * codes.STARTS + start
            case stones.Tile(width=width):
                return codes.A_TILE + setup.widths.index(width)
            case stones.Place(start=int(start)):
                return codes.A_PLACE + start
            case stones.Exchange(symbol=symbol):
                return codes.A_EXCHANGE + setup.place_of[symbol]
            case stones.Take() | stones.Pass():
                return codes.A_TAKE if isinstance(move, stones.Take) else codes.A_PASS
            case stones.Lock(numbers=numbers) | stones.Guess(numbers=numbers) if numbers is not None:
                bits = sum(1 << number for number in numbers)
                return codes.A_WRITE + int(np.flatnonzero(bits == codes.WRITTEN)[0])
        raise ValueError(f"“{move}” is no action of a seat.")

    def chance(self, code: int, match: Match) -> Move:
        moves = match.moves(CHANCE)
        if isinstance(moves[0], stones.Deal):
            return next(move for move in moves if isinstance(move, stones.Deal) and move.number == code)
        return moves[code]


def batch_of(game: str, size: int, players: int | None = None, **how: Any) -> CardBatch | CodeBatch:
    """A batch of matches of a game; the arguments are those of its class."""
    return BATCHES[game](size, game, players, **how)


BATCHES: Mapping[str, type[CardBatch] | type[CodeBatch]] = {
    "the-game": CardBatch, "the-game-extreme": CardBatch, "lost-code": CodeBatch, "think-str8": CodeBatch,
}  # fmt: skip
"""The games that are compiled."""
