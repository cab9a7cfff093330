"""Whole turns judged for people: what the turn that was played costs against the best, and how sure that is.

The best turns by the tuned judgement, and the one that was played, are tried out on the same guesses of the hidden
cards, and every seat plays on like an expert. That is done twice. First to find the best turn: whoever is clearly
behind drops out, and the rest get more guesses. Whoever comes first among many was also lucky; so what is *told* of the
best turn, of the next ones and of the one played comes from fresh guesses that nobody was chosen by.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
import numpy as np

from ludoteca.engine.moves import Move, Seen
from ludoteca.games.the_game.commands import STOP
from ludoteca.games.the_game.moves import End, Lay, Start, TakeBack
from ludoteca.games.the_game.view import TheGameView, tops_of
from ludoteca.mind.judgement import HOPELESS, SHOWN, SURE, CardsLeft, Choice, Depth, Judgement, Key, Reason, seed_of
from ludoteca.mind.loading import wait
from ludoteca.mind.the_game.kernel import LAY, MOST_CARDS, PILES, breaks, fits, is_fulfilled
from ludoteca.mind.the_game.kernel import TRICK as BACKWARDS
from ludoteca.mind.the_game.kernel import lay as lay_card
from ludoteca.mind.the_game.position import Position, code_of, move_of
from ludoteca.mind.the_game.reasons import Aim, plain_reason, reason_for, say_the_same
from ludoteca.mind.the_game.rollouts import begin_guess, guess_again, try_out
from ludoteca.mind.the_game.search import Effort, judge_turns, network_of, weights_of, worth_of

Ends = Any
"""[guess, candidate] → (chance to win, cards left)."""


class Plan(msgspec.Struct, frozen=True):
    """How many turns to compare, on how many guesses."""

    candidates: int
    stages: tuple[int, ...]
    """Guesses for all that are left, stage by stage, to find the best."""
    fresh: int
    """Guesses for what is told."""

    def for_cards(self) -> Plan:
        """Where only cards can still be saved: playouts go to the end of the match there, and no error hangs on it."""
        return Plan(self.candidates, self.stages[:1], self.fresh // 5)


PLANS: dict[Depth, Plan] = {
    "quick": Plan(candidates=8, stages=(20, 40), fresh=200),
    "normal": Plan(candidates=12, stages=(60, 120, 240), fresh=1200),
    "thorough": Plan(candidates=20, stages=(80, 160, 320, 640), fresh=4800),
}
BATCH = 20
"""Guesses that follow one another resemble each other a little: errors are taken from the means of so many."""
DROPPED = 2.0
"""Standard errors behind the best after which a turn drops out."""
SAVED = 3
"""Cards that are looked for where a turn cannot be fulfilled: it would ask for as many at least."""
EFFORT = Effort()


class Candidate(msgspec.Struct):
    """A way to play the rest of the turn, as kernels number it; None where it cannot be fulfilled or breaks a command,
    which loses the match."""

    moves: tuple[Move, ...]
    codes: list[int] | None
    key: Key
    """Two with the same key leave the same table."""


def decision_of(view: TheGameView, move: Move) -> Key | None:
    """A turn is one decision, however many cards are laid and taken back in it."""
    if isinstance(move, Lay | TakeBack | End):
        return ("turn", view.turns)
    return ("start",) if isinstance(move, Start) else None


def judge(
    view: TheGameView, past: Sequence[Seen], played: Sequence[Move] | None = None, depth: Depth = "normal"
) -> Judgement | None:
    """The rest of the viewer's turn, or who starts. What is said of the best choices does not hang on what was played,
    unless that is clearly better than all of them."""
    if view.seat is None or view.seat not in view.turn or view.phase not in ("start", "turn"):
        return None
    wait("the_game")
    position = Position(view, past)
    plan = PLANS[depth]
    candidates = (
        _starts(view) if view.phase == "start" else candidate_turns(position, plan.candidates) or saving(position)
    )
    many = len(candidates)
    mine = None if played is None else _among(candidates, played_candidate(position, played))
    if not candidates:
        return None
    if len(candidates) == 1:
        only = Choice(candidates[0].moves, 0.0, 0.0, 0.0, _only(view, past, candidates[0]))
        return Judgement("win", view.phase, (only,), None if mine is None else only, 1)
    seed = seed_of(view, past)
    trial = Trial(position, candidates, seed)
    chosen = trial.select(plan, many)
    order, hopeless = chosen.order, chosen.value < HOPELESS
    if hopeless:
        # The network knows little of cards that are left: where they are what counts, all is played out.
        plan = plan.for_cards()
        trial = Trial(position, candidates, seed, to_the_end=True)
        order = trial.select(plan, many, cards=True).order
    told = list(dict.fromkeys([*order[:SHOWN], *([] if mine is None else [mine])]))
    ends = trial.run(told, plan.fresh, fresh=True)
    first = _best(ends, cards=hopeless)
    kept = order[:SHOWN] if len(order) > 1 else range(many)
    compared = [candidates[n].moves for n in kept]
    choices = _choices(view, past, [candidates[n] for n in told], compared, ends, first, cards=hopeless)
    shown = {*range(min(SHOWN, len(order))), first}
    best = sorted((choices[n] for n in shown), key=lambda choice: (choice is not choices[first], _key_of(choice)))
    last = None if mine is None else choices[told.index(mine)]
    lost = 0.0 if mine is None else _cards_lost(ends, first, told.index(mine))
    shown_best = tuple(best[:SHOWN])
    return Judgement("win", view.phase, shown_best, last, len(candidates), absolute=True, hopeless=hopeless, lost=lost)


def _cards_lost(ends: Ends, best: int, played: int) -> float:
    """How many more cards one choice leaves than another, where that is more than chance may explain. While a match can
    be won they are the network's, which are fewer than there will be, because it looks most at near misses."""
    more, stderr = _behind(ends[:, played, 1] - ends[:, best, 1])
    return more if more > SURE * stderr else 0.0


def _among(candidates: list[Candidate], mine: Candidate) -> int:
    """Where the played turn stands; it is added where it is none of the candidates."""
    for n, each in enumerate(candidates):
        if each.key == mine.key:
            return n
    candidates.append(mine)
    return len(candidates) - 1


def _only(view: TheGameView, past: Sequence[Seen], only: Candidate) -> Reason:
    if only.codes is None and only.moves:
        return Reason("cards-coach-save", {"count": len(only.moves)})
    return reason_for(view, past, only.moves, (), lost=only.codes is None)


def _best(ends: Ends, *, cards: bool) -> int:
    """The turn that was held to be the best, unless another is better by more than chance may explain. The one that was
    played comes last: whether it is asked about changes nothing of what is said about the others."""
    first = 0
    for n in range(1, ends.shape[1]):
        ahead = ends[:, first, 1] - ends[:, n, 1] if cards else ends[:, n, 0] - ends[:, first, 0]
        if ahead.mean() > SURE * error_of(ahead):
            first = n
    return first


def _key_of(choice: Choice) -> float:
    return choice.cost if choice.cards is None else choice.cards.more


class Selected(NamedTuple):
    """The candidates that could be the best."""

    order: list[int]
    """Best first."""
    value: float
    """The best chance to win among them."""


class Trial:
    """Candidates and the guesses that they are tried out on."""

    def __init__(
        self, position: Position, candidates: Sequence[Candidate], seed: int, *, to_the_end: bool = False
    ) -> None:
        self.position = position
        self.network = (0, np.zeros(0)) if to_the_end else network_of(position)
        self.codes = np.zeros((len(candidates), MOST_CARDS), np.int16)
        self.lengths = np.zeros(len(candidates), np.int8)
        self.lost = np.array([each.codes is None for each in candidates], np.bool_)
        for n, each in enumerate(candidates):
            if each.codes:
                self.codes[n, : len(each.codes)], self.lengths[n] = each.codes, len(each.codes)
        self.seed = seed

    def select(self, plan: Plan, many: int, *, cards: bool = False) -> Selected:
        """Those of the first `many` candidates that could be the best. All get the first stage; who is left gets the
        next. With `cards` few cards left are what counts."""
        alive = [n for n in range(many) if not self.lost[n]] or [0]
        guess = self._guess(self.seed)
        made: Ends = np.zeros((0, len(self.lost), 2))
        worth = np.zeros((0, len(self.lost)))
        for count in plan.stages:
            if len(alive) < 2 and len(worth):
                break
            ends = np.zeros((count, len(self.lost), 2))
            if not self.lost[alive[0]]:
                self._try(guess, alive, ends)
            made = np.concatenate((made, ends))
            worth = -made[:, :, 1] if cards else worth_of(made, EFFORT)
            best = max(alive, key=lambda n: float(worth[:, n].mean()))
            alive = [n for n in alive if not _is_behind(worth[:, best] - worth[:, n])]
        order = sorted(alive, key=lambda n: (-float(worth[:, n].mean()), n))
        return Selected(order, float(made[:, order, 0].mean(axis=0).max()))

    def run(self, told: Sequence[int], count: int, *, fresh: bool) -> Ends:
        """[guess, place in `told`] → what came of it."""
        ends = np.zeros((count, len(self.lost), 2))
        ends[:, :, 1] = max(1, int(self.position.table["to_go"]) - 1)
        playable = [n for n in told if not self.lost[n]]
        if playable:
            self._try(self._guess(self.seed + fresh), playable, ends)
        return ends[:, list(told)]

    def _guess(self, seed: int) -> Any:
        guess = self.position.guess(seed)
        t, s, box = self.position.thought, self.position.table, self.position.box
        begin_guess(guess, t, s, box)
        guess_again(guess, t, s, box, 10 * EFFORT.swaps)
        return guess

    def _try(self, guess: Any, alive: Sequence[int], ends: Ends) -> None:
        here = self.position
        ahead, network = self.network
        living = np.zeros(len(self.lost), np.bool_)
        living[list(alive)] = True
        rest = (self.codes, self.lengths, living, here.talk, EFFORT.swaps, ahead, network, ends)
        try_out(guess, here.thought, here.tables, here.box, weights_of(here), *rest)


def _is_behind(behind: Any) -> bool:
    return bool(behind.mean() > DROPPED * error_of(behind) + 1e-9)


def error_of(values: Any) -> float:
    """One standard error of a mean; never quite 0, because few guesses prove little."""
    n = len(values)
    single = (values.var() + 0.25 / (n + 1)) / n
    batches = values[: n - n % BATCH].reshape(-1, BATCH).mean(axis=1)
    return float(np.sqrt(max(single, batches.var(ddof=1) / len(batches) if len(batches) > 1 else 0.0)))


def _choices(
    view: TheGameView,
    past: Sequence[Seen],
    candidates: Sequence[Candidate],
    compared: Sequence[Sequence[Move]],
    ends: Ends,
    first: int,
    *,
    cards: bool,
) -> list[Choice]:
    """What is told of each, against the one at `first`; in words, against those that are `compared`."""
    wins, left = ends[:, :, 0], ends[:, :, 1]
    found = []
    for n, each in enumerate(candidates):
        cost, stderr = (0.0, 0.0) if n == first else _behind(wins[:, first] - wins[:, n])
        aim: Aim = "cards" if cards else "win"
        best = aim if n == first else None
        reason = reason_for(view, past, each.moves, compared, aim=best, lost=each.codes is None)
        choice = Choice(each.moves, float(wins[:, n].mean()), cost, stderr, reason)
        if cards:
            more = (0.0, 0.0) if n == first else _behind(left[:, n] - left[:, first])
            choice = msgspec.structs.replace(choice, cards=CardsLeft(float(left[:, n].mean()), *more))
        found.append(choice)
    praise = found[first].reason
    for n, choice in enumerate(found):
        # What the best turn has too tells nobody why it is the better one.
        if n != first and say_the_same(choice.reason, praise) and any(isinstance(move, Lay) for move in choice.moves):
            found[n] = msgspec.structs.replace(choice, reason=plain_reason(view, past, choice.moves))
    return found


def _behind(behind: Any) -> tuple[float, float]:
    return max(0.0, float(behind.mean())), error_of(behind)


# --- candidates -----------------------------------------------------------------------------------------------------


def _starts(view: TheGameView) -> list[Candidate]:
    starts = [move for move in view.moves if isinstance(move, Start)]
    return [Candidate((move,), [-1 - move.seat], move.seat) for move in starts]


def candidate_turns(position: Position, most: int) -> list[Candidate]:
    """The best turns by the tuned judgement, mirror images once."""
    found: dict[Key, Candidate] = {}
    for turn, _ in turns_from_here(position, most):
        codes = [code_of(lay.card, lay.pile) for lay in turn]
        key = _key(position, codes)
        found.setdefault(key, Candidate(with_end(position.view, turn), codes, key))
    return list(found.values())


def saving(position: Position) -> list[Candidate]:
    """Where the turn cannot be fulfilled: as many cards as can still be laid, so that fewer are left (TG-26)."""
    box = position.box

    def longest(table: Any, left: tuple[int, ...], most: int) -> list[int]:
        best: list[int] = []
        for card in left if most else ():
            for pile in range(PILES):
                how = fits(int(table["tops"][pile]), card, pile)
                if how and not (box["special"] and breaks(table, box, card, pile, how == BACKWARDS)):
                    after = np.array([table])[0]
                    lay_card(after, box, card, pile)
                    rest = tuple(other for other in left if other != card)
                    found = [pile * LAY + card, *longest(after, rest, most - 1)]
                    best = max(best, found, key=len)
        return best

    codes = longest(position.tables[0:1].copy()[0], position.view.hand, SAVED)
    return [Candidate(tuple(move_of(code) for code in codes), None, "lost")] if codes else []


def turns_from_here(position: Position, keep: int) -> list[tuple[tuple[Lay, ...], float]]:
    """The best ways to end the turn, wherever its first cards were laid. The search goes from pile to pile and never
    back, which is right only for cards that it laid itself: those of a person count as laid on the first pile."""
    table, box = position.table, position.box
    laid = int(table["laid"])
    # Only where a command asks for the whole turn on one pile do the kernels look at where earlier cards went.
    if laid == 0 or box["whole_turn"]:
        return judge_turns(position, keep)
    pile = int(table["log"][laid - 1, 1])
    table["log"][laid - 1, 1] = 0
    found = judge_turns(position, keep)
    table["log"][laid - 1, 1] = pile
    return found


def played_candidate(position: Position, moves: Sequence[Move]) -> Candidate:
    """What was done in the end, without what was taken back."""
    if moves and isinstance(moves[0], Start):
        return Candidate(tuple(moves), [-1 - moves[0].seat], moves[0].seat)
    lays: list[Lay] = []
    for move in moves:
        if isinstance(move, Lay):
            lays.append(move)
        elif isinstance(move, TakeBack) and lays:
            lays.pop()
    codes = [code_of(lay.card, lay.pile) for lay in lays]
    ended: tuple[Move, ...] = (*lays, End()) if moves and isinstance(moves[-1], End) else tuple(lays)
    if not _keeps_the_rules(position, codes):
        return Candidate(ended, None, "lost")
    return Candidate(ended, codes, _key(position, codes))


def _keeps_the_rules(position: Position, codes: Sequence[int]) -> bool:
    """Whether these cards make a turn that breaks nothing and is enough."""
    table, box = position.tables[0:1].copy()[0], position.box
    for code in codes:
        lay = move_of(code)
        pile = code // LAY
        how = fits(int(table["tops"][pile]), lay.card, pile)
        if box["special"] and breaks(table, box, lay.card, pile, how == BACKWARDS):
            return False
        lay_card(table, box, lay.card, pile)
    stopped = bool(codes) and int(box["kinds"][codes[-1] % LAY]) == STOP  # It waives the minimum (TX-10).
    return stopped or bool(is_fulfilled(table, box)) or int(table["to_go"]) == 0


def _key(position: Position, codes: Sequence[int]) -> Key:
    """The table that is left. Two piles that lie alike, and of which the same was said, are as good as one another."""
    tops = tops_of(position.view)
    laid = set()
    for code in codes:
        lay = move_of(code)
        tops[code // LAY] = lay.card
        laid.add(lay.card)
    said = position.words.T.tolist()
    before = list(zip(tops_of(position.view), said, strict=True))
    halves = []
    for first, second in ((0, 1), (2, 3)):
        pair = [tops[first], tops[second]]
        alike = before[first] == before[second] and position.view.only_pile is None and not position.view.duties
        halves.append(tuple(sorted(pair) if alike else pair))
    return (*halves, frozenset(laid))


def with_end(view: TheGameView, turn: Sequence[Lay]) -> tuple[Lay | End, ...]:
    """The turn with its end, where the end is not part of the last card."""
    stops = turn and turn[-1].card in view.layout.get("stop", ())
    all_laid = len(turn) == sum(view.hands) + view.draw_pile
    return tuple(turn) if stops or all_laid else (*turn, End())
