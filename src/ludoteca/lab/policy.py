"""A policy is a bot: a Python function or an ONNX file that scores actions sits down wherever bots do.

    simulate --bots model.onnx        simulate --bots mypackage.play:policy
    ludoteca serve --bot ada=model.onnx

A policy gets rows of the documented observation (docs/vector.md, TheGame-v1 and the others) and masks of the legal
actions, and gives a score for every action; the legal action with the highest score is played. What goes wrong in a
policy is logged, and a legal move is drawn by lot in its place: a match goes on. ONNX needs `ludoteca[policy]`.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from ludoteca.engine.game import View
from ludoteca.engine.input_error import InputError
from ludoteca.engine.moves import Move, Seen
from ludoteca.engine.registry import games
from ludoteca.games.the_game.view import TheGameView
from ludoteca.lab.batches import Batch, CardBatch, CodeBatch, batch_of
from ludoteca.lab.spaces import observe
from ludoteca.mind.bot import BotMaker, Clock, add_bot, find_bots_with
from ludoteca.mind.the_game import batch as cards

log = logging.getLogger(__name__)

Policy = Callable[[Any, Any], Any]
"""(observations [n, length], action masks [n, actions]) → scores [n, actions]."""

EAGER, MODEST = 3, 0
"""How much a policy would like the first turn, where it scores taking it above waiting, and where not."""


class PolicyError(InputError):
    """A policy that cannot be used, or that answered with something else than scores."""


class PolicyBot:
    """A policy at one seat."""

    def __init__(self, name: str, policy: Policy, seed: int = 0) -> None:
        self._name, self._policy = name, policy
        self._random = Random(seed)
        self._batch: tuple[Any, Batch] | None = None
        self.failures = 0
        """How often a move had to be drawn by lot in the policy's place."""

    def choose(self, view: View, past: Sequence[Seen], clock: Clock | None = None) -> Move:
        """The legal move with the best score."""
        moves: Sequence[Move] = view.moves
        if len(moves) == 1:
            return moves[0]
        try:
            numbers = [self._number(view, move) for move in moves]
            scores = self._scores(view, past, numbers)
            return moves[int(np.argmax(scores[numbers]))]
        except Exception as error:
            self._tell(view, error)
            return self._random.choice(moves)

    def say(self, view: View, past: Sequence[Seen]) -> Sequence[Move]:
        """Policies do not talk at a table."""
        return ()

    def eagerness(self, view: View, past: Sequence[Seen]) -> int:
        """Whether it scores claiming the first turn above waiting."""
        if not isinstance(view, TheGameView):
            return MODEST
        try:
            scores = self._scores(view, past, [cards.A_START, cards.A_WAIT])
            return EAGER if scores[cards.A_START] > scores[cards.A_WAIT] else MODEST
        except Exception as error:
            self._tell(view, error)
            return MODEST

    def _number(self, view: View, move: Move) -> int:
        assert view.seat is not None
        options = getattr(view, "options", None)
        if self._batch is None or self._batch[0] != (options, view.players):
            game = next(name for name, rules in games().items() if isinstance(view, rules.View) and _plays(rules, view))
            self._batch = (options, view.players), batch_of(game, 1, view.players, options=options)
        return self._batch[1].action(move, view.seat)

    def _scores(self, view: View, past: Sequence[Seen], legal: Sequence[int]) -> Any:
        kind = CardBatch if isinstance(view, TheGameView) else CodeBatch
        length = cards.ACTIONS if kind is CardBatch else _code_actions()
        row = observe(view, past).astype(kind.dtype)
        mask = np.zeros((1, length), np.int8)
        mask[0, list(legal)] = 1
        found = np.asarray(self._policy(row[None], mask), np.float64)
        if found.ndim != 2 or found.shape[0] != 1 or found.shape[1] < length:
            raise PolicyError("policy-shape", shape=str(found.shape), wanted=f"(1, {length})")
        scores = found[0]
        if np.isnan(scores[list(legal)]).any():
            raise PolicyError("policy-nan")
        return scores

    def _tell(self, view: View, error: Exception) -> None:
        self.failures += 1
        if self.failures == 1:
            log.warning(
                "The policy %s failed at seat %s; moves drawn by lot take its place. %s",
                self._name, view.seat, error, exc_info=not isinstance(error, PolicyError),
            )  # fmt: skip


def _plays(rules: Any, view: View) -> bool:
    return type(view) is rules.View


def _code_actions() -> int:
    from ludoteca.mind.lost_code.batch import ACTIONS

    return ACTIONS


def read_policy(where: str) -> Policy:
    """The policy in an ONNX file, or the function that "package.module:name" names; PolicyError says what is wrong."""
    if where.endswith(".onnx"):
        path = Path(where)
        try:
            return _onnx(str(path.resolve()), path.stat().st_mtime_ns)
        except OSError as error:
            raise PolicyError("policy-file", path=where, detail=str(error.strerror or error)) from None
    module, _, name = where.partition(":")
    try:
        found = getattr(import_module(module), name)
    except (ImportError, AttributeError, ValueError) as error:
        raise PolicyError("policy-function", where=where, detail=str(error)) from None
    if not callable(found):
        raise PolicyError("policy-function", where=where, detail=repr(found))
    policy: Policy = found
    return policy


_TYPES = {"tensor(float)": np.float32, "tensor(double)": np.float64, "tensor(int64)": np.int64,
          "tensor(int32)": np.int32, "tensor(int16)": np.int16, "tensor(int8)": np.int8}  # fmt: skip


@lru_cache(maxsize=16)
def _onnx(path: str, changed: int) -> Policy:
    """A model takes "observation" and, if it wants, "action_mask", in any of the usual number types; its first output
    is the scores. One thread: bots think side by side."""
    try:
        import onnxruntime as runtime
    except ImportError:
        raise PolicyError("policy-no-onnx") from None
    choices = runtime.SessionOptions()
    choices.intra_op_num_threads = choices.inter_op_num_threads = 1
    try:
        session = runtime.InferenceSession(path, choices, providers=["CPUExecutionProvider"])
    except Exception as error:
        raise PolicyError("policy-file", path=path, detail=str(error).splitlines()[0]) from None
    wanted = {one.name: _TYPES.get(one.type) for one in session.get_inputs()}
    if "observation" not in wanted or not wanted.keys() <= {"observation", "action_mask"} or None in wanted.values():
        raise PolicyError("policy-inputs", path=path, names=", ".join(wanted))

    def policy(observation: Any, mask: Any) -> Any:
        given = {"observation": observation, "action_mask": mask}
        return session.run(None, {name: given[name].astype(kind) for name, kind in wanted.items()})[0]

    return policy


def is_policy(name: str) -> bool:
    """Whether a bot's name is the place of a policy."""
    return name.endswith(".onnx") or ":" in name


def policy_maker(where: str, name: str = "") -> BotMaker:
    """What makes bots that play this policy."""
    policy = read_policy(where)
    return lambda seed: PolicyBot(name or where, policy, seed)


def _find(game: str, name: str) -> BotMaker | None:
    return policy_maker(name) if is_policy(name) else None


find_bots_with(_find)


def seat_policies(named: Sequence[str]) -> list[str]:
    """Make policies known as bots by names of their own, from "name=model.onnx" or "name=game=model.onnx": for one
    game, or for all whose observations the policy can read. The names; PolicyError says what is wrong."""
    found = []
    for text in named:
        name, _, where = text.partition("=")
        only, _, rest = where.partition("=")
        game, where = (only, rest) if rest else ("", where)
        if not where or not name.isidentifier() or (game and game not in games()):
            raise PolicyError("policy-named", text=text)
        make = policy_maker(where, name)
        for each in [game] if game else _readers(name, make):
            add_bot(each, name, make)
        found.append(name)
    return found


def _readers(name: str, make: BotMaker) -> list[str]:
    """The games that a policy can play: it is tried on the first decision of each."""
    from ludoteca.engine.match import new

    playable, wrong = [], ""
    for game, rules in games().items():
        try:
            match = new(game, players=rules.players.start, seed=1)
            seat = match.turn[0]
            bot = make(0)
            assert isinstance(bot, PolicyBot)
            view = match.view(seat)
            bot._scores(view, match.past(seat), [bot._number(view, move) for move in view.moves])
            playable.append(game)
        except Exception as error:
            log.debug("no bot for %s: %s", game, error)
            wrong = wrong or str(error) or repr(error)
    if not playable:
        raise PolicyError("policy-no-game", name=name, detail=wrong)
    return playable
