"""The bots of The Game and The Game: Extreme, from friendly to best. They see what their seat sees, and no more."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from ludoteca.engine.game import View
from ludoteca.engine.moves import Move, Seen
from ludoteca.games.the_game.box import HIGHEST, LOWEST, TRICK, Pile
from ludoteca.games.the_game.moves import End, Lay, Start
from ludoteca.games.the_game.state import highest_card
from ludoteca.games.the_game.view import TheGameView, pile_named
from ludoteca.mind.bot import BotMaker, Clock
from ludoteca.mind.loading import loaded
from ludoteca.mind.the_game.memory import Memory
from ludoteca.mind.the_game.obedience import obedient
from ludoteca.mind.the_game.position import Position
from ludoteca.mind.the_game.search import Effort, judge_turns, try_turns
from ludoteca.mind.the_game.signals import to_say

Turn = tuple[Lay, ...]


class _TeamBot:
    """What all levels share: who starts, and what is said. Words are graded by what everybody at the table can count,
    whatever the level: a word that was counted wrong could name a card (TG-18)."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._memory = Memory()
        self._silent_at: tuple[Any, ...] | None = None
        """When it last had nothing to say."""

    def choose(self, view: View, past: Sequence[Seen], clock: Clock | None = None) -> Move:
        assert isinstance(view, TheGameView)
        if view.phase == "start":
            return self._start(view, past)
        move: Move = view.moves[0] if len(view.moves) == 1 else self._turn(view, past, clock)
        return move

    def say(self, view: View, past: Sequence[Seen]) -> Sequence[Move]:
        assert isinstance(view, TheGameView)
        # Words follow from the hand and from what lies on the piles: while these and the own words stay, nothing new is
        # to be said.
        words = [said for said in view.pile_signals if said.seat == view.seat]
        told = [said for said in view.command_signals if said.seat == view.seat]
        moment = view.signals, view.phase, view.hand, [pile.top for pile in view.piles], words, told
        if moment != self._silent_at:
            self._silent_at = None
            said = to_say(view, past, self._memory)
            if said:
                return said
            self._silent_at = moment
        return ()

    def eagerness(self, view: View, past: Sequence[Seen]) -> int:
        """By the cards that the easiest opening would pass: 3 for a gift, 0 for a burden."""
        assert isinstance(view, TheGameView)
        passed = _opening(view)
        return sum(passed < limit for limit in (4, 8, 14))

    def _start(self, view: TheGameView, past: Sequence[Seen]) -> Move:
        """Claim the first turn; who decides for all takes it with a good hand, else gives it to whoever said most."""
        starts = [move for move in view.moves if isinstance(move, Start)]
        if len(starts) == 1 or self.eagerness(view, past) >= 2:
            return next((move for move in starts if move.seat == view.seat), starts[0])
        wishes = [
            sum(said.seat == move.seat and said.word.startswith("leave") for said in view.pile_signals)
            for move in starts
        ]
        return starts[max(range(len(starts)), key=lambda n: (wishes[n], starts[n].seat == view.seat))]

    def _turn(self, view: TheGameView, past: Sequence[Seen], clock: Clock | None) -> Move:
        raise AssertionError("every level plays its own turns")


def _opening(view: TheGameView) -> int:
    """Numbers passed by the two easiest cards of a fresh hand, one on a pile."""
    highest = highest_card(view.options)
    low, high = sorted(card - LOWEST for card in view.hand), sorted(highest - card for card in view.hand)
    return min(low[0] + low[1], low[0] + high[0], high[0] + high[1]) if len(view.hand) > 1 else HIGHEST


class Novice(_TeamBot):
    """Card by card to the nearest pile, as on a first evening: no plan, no ear for the others, no memory. Of cards that
    lie about equally near it takes any. But even then nobody breaks a command knowingly, and nobody forgets a skull: it
    is covered first, and laid only by who can cover it."""

    def _turn(self, view: TheGameView, past: Sequence[Seen], clock: Clock | None) -> Move:
        moves = obedient(view)
        lays = [move for move in moves if isinstance(move, Lay)]
        ends = [move for move in moves if isinstance(move, End)]
        due = [move for move in lays if move.pile in view.duties]
        lays = due or [move for move in lays if not _stays_open(view, move)] or ([] if ends else lays)
        # Its luck hangs on the moment alone, so that whoever takes its seat over plays the same.
        luck = Random(f"{self._seed} {len(past)}")
        nearest = min(lays, key=lambda move: (_jump(view, move) + luck.randrange(3), move.card), default=None)
        if nearest is None or (ends and _jump(view, nearest) > 1):
            return ends[0] if ends else moves[0]
        return nearest


def _stays_open(view: TheGameView, move: Lay) -> bool:
    """Whether a card is a skull (TX-13) that no other card of the hand could cover by going forward."""
    up = 1 if pile_named(view, move.pile).ascending else -1
    return move.card in view.layout.get("skull", ()) and not any((card - move.card) * up > 0 for card in view.hand)


def _jump(view: TheGameView, move: Lay) -> int:
    """How far a card goes on a pile, in numbers; back by ten is a gift that everybody sees."""
    pile = pile_named(view, move.pile)
    jump = (move.card - pile.top) * (1 if pile.ascending else -1)
    return jump if jump != -TRICK else -TRICK


class _Planner(_TeamBot):
    """Plans a whole turn and plays it card by card."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._plan: tuple[int, tuple[tuple[int, Pile], ...], Turn] | None = None

    def _turn(self, view: TheGameView, past: Sequence[Seen], clock: Clock | None) -> Move:
        if self._plan is not None:
            turn, before, plan = self._plan
            done = view.laid - len(before)
            laid = (*before, *((lay.card, lay.pile) for lay in plan[: max(done, 0)]))
            if turn == view.turns and laid == view.laid_cards and 0 <= done <= len(plan):
                move: Move = plan[done] if done < len(plan) else End()
                if move in view.moves:
                    return move
        if not loaded("the_game", clock):
            return Novice(self._seed)._turn(view, past, clock)  # Called away before it could think.
        self._plan = view.turns, view.laid_cards, self._best(view, past, clock)
        plan = self._plan[2]
        if plan and plan[0] in view.moves:
            return plan[0]
        moves = obedient(view)
        return End() if End() in moves else moves[0]

    def _best(self, view: TheGameView, past: Sequence[Seen], clock: Clock | None) -> Turn:
        raise AssertionError("every planner has its own judgement")


class Casual(_Planner):
    """Plans its turn and listens, but counts in numbers: it does not remember which cards are gone."""

    steady = True

    def _best(self, view: TheGameView, past: Sequence[Seen], clock: Clock | None) -> Turn:
        # Forgetting is simply not looking at the past: every card that is out of sight might still come.
        seen = [entry for entry in past if isinstance(entry.move, Lay) and _in_sight(view, entry.move.card)]
        turns = judge_turns(Position(view, seen), 1)
        return turns[0][0] if turns else ()


def _in_sight(view: TheGameView, card: int) -> bool:
    return any(pile.top == card for pile in view.piles) or any(card == laid for laid, _ in view.laid_cards)


class Expert(_Planner):
    """Counts every card, plans its turn and values what it leaves behind by a tuned judgement."""

    steady = True

    def _best(self, view: TheGameView, past: Sequence[Seen], clock: Clock | None) -> Turn:
        turns = judge_turns(Position(view, past, memory=self._memory), 1)
        return turns[0][0] if turns else ()


class Master(_Planner):
    """The expert, and tries the best turns out on guesses of the hidden cards before it chooses."""

    def __init__(self, seed: int, effort: Effort | None = None) -> None:
        super().__init__(seed)
        self._effort = Effort() if effort is None else effort

    def _best(self, view: TheGameView, past: Sequence[Seen], clock: Clock | None) -> Turn:
        seed = self._seed * 1_000_003 + len(past)
        position = Position(view, past, memory=self._memory)
        tried = try_turns(position, self._effort, seed % (1 << 63), clock)
        return tried[0].turn if tried else ()


BOTS: Mapping[str, BotMaker] = {"novice": Novice, "casual": Casual, "expert": Expert, "master": Master}
