"""OpenSpiel: all games for its algorithms. Needs `pip install 'ludoteca[openspiel]'`.

Importing this registers them: pyspiel.load_game("ludoteca_lost_code(players=3,curse=True)"), or `load`.
Chance is explicit; its outcomes are counted in the order of the rules engine. An action is the number of a move
(spaces.py, `game.moves`). Where several seats may act at once they are asked one after the other; what they do stays
as hidden as it is at the table. Nobody talks. Who wins gets 1, those who share the first place share it, a team that
wins gets 1 each; everybody else gets 0.

An information state is all that the seat has seen happen, an observation its view and memory: as text, and as numbers
(docs/vector.md; recall.py says how what has happened is written). OpenSpiel's Python ISMCTS searches our games
(`resample_from_infostate`); its C++ ISMCTS cannot, because games written in Python have no way to resample there. Small
variants (`cards`, `symbols`, …) are for algorithms that need the whole tree. `BotPolicy` hands our bots to them as one
of their policies: what is the best answer to an expert worth?
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec
import numpy as np

from ludoteca.engine.game import AnyGame
from ludoteca.engine.match import Match, agree, new
from ludoteca.engine.moves import CHANCE, Move, Seat, Seen
from ludoteca.engine.options import Options
from ludoteca.engine.registry import games
from ludoteca.games.lost_code.rules import CodeGame
from ludoteca.lab.recall import Recall
from ludoteca.lab.spaces import every_move, next_asked, observe, shares
from ludoteca.mind.bot import bot, maker

try:
    import pyspiel
    from open_spiel.python import policy
except ImportError as missing:
    raise ImportError("OpenSpiel is not installed: pip install 'ludoteca[openspiel]'.") from missing

_MOST_OUTCOMES = 6**3
"""Of one chance move: three dice with six sides."""
_LONGEST = 500
"""Moves of people in one match; no match of any variant takes so many."""
_MOST_CHANCES = 160
"""Moves of chance in one match: cards drawn and marked, stones dealt, dice."""
_ONE_WINS = pyspiel.GameType.Utility.CONSTANT_SUM


def load(game: str, players: int | None = None, options: Mapping[str, Any] | Options | None = None) -> Game:
    """A game for OpenSpiel, by the names and options of `ludoteca.new`."""
    rules, count, chosen = agree(game, players, options)
    found: Game = pyspiel.load_game(_short(rules.name), {"players": count, **_parameters(chosen)})
    return found


def _parameters(options: Options) -> dict[str, bool | int | str]:
    """Options as OpenSpiel can write them and read them again: switches, and words without commas."""
    values = msgspec.to_builtins(options).items()
    return {
        name: value if isinstance(value, bool | int | str) else _json(value).replace(",", ";") for name, value in values
    }


def _options(given: Mapping[str, Any]) -> dict[str, Any]:
    return {
        name: value.replace(";", ",") if isinstance(value, str) else value
        for name, value in given.items()
        if name != "players"
    }


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _short(game: str) -> str:
    return f"ludoteca_{game.replace('-', '_')}"


class Game(pyspiel.Game):
    """One of our games with a number of players and its options."""

    kind: pyspiel.GameType

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        name, players = self.kind.long_name, given.get("players")
        self.fresh: Match = new(name, players=players, options=_options(given), chance="manual")
        if getattr(self.fresh.options, "undo_within_turn", False):
            raise ValueError("A match with undo_within_turn may never end, and OpenSpiel wants an end: leave it out.")
        view = self.fresh.view(0)
        self.moves: tuple[Move, ...] = tuple(every_move(view))
        self.numbers = {move: n for n, move in enumerate(self.moves)}
        self.length = len(observe(view, ()))
        self.recall = Recall(self.fresh.game, self.moves, _LONGEST + _MOST_CHANCES)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.moves),
            max_chance_outcomes=_MOST_OUTCOMES,
            num_players=self.fresh.players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0 if self.kind.utility == _ONE_WINS else None,
            max_game_length=_LONGEST,
        )
        super().__init__(self.kind, info, given)

    def new_initial_state(self) -> State:
        return State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        if params:
            raise ValueError(f"Our observers take no parameters, and these were given: {', '.join(params)}.")
        return Observer(self, iig_obs_type is not None and iig_obs_type.perfect_recall)


class State(pyspiel.State):
    """A moment of a match."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.match: Match = game.fresh.fork()
        self._last: Seat = -1
        """Who acted last."""
        self.guessed_by: Seat | None = None
        """Whose guess of the hidden things this is, where it is one."""

    def current_player(self) -> int:
        turn = self.match.turn
        if not turn:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if turn == (CHANCE,) else next_asked(self.match, self._last)

    def _legal_actions(self, player: int) -> list[int]:
        if player != self.current_player():
            return []
        numbers = self.get_game().numbers
        return sorted(numbers[move] for move in self.match.moves(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(n, float(odds)) for n, (_, odds) in enumerate(self.match.game.odds(self.match.state))]

    def _apply_action(self, action: int) -> None:
        actor = self.current_player()
        if actor == pyspiel.PlayerId.CHANCE:
            self.match.play(CHANCE, self.match.moves(CHANCE)[action])
        else:
            self.match.play(actor, self.get_game().moves[action])
            self._last = actor

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> State:
        """Another state that `player` cannot tell from this one: all that it may not know is drawn anew. For ISMCTS."""
        other: State = self.clone()

        def drawn(_: str, n: int) -> int:
            return min(n - 1, int(sampler() * n))

        other.match.state = self.match.game.reshuffle(self.match.state, player, drawn)
        other.guessed_by = player
        return other

    def _action_to_string(self, player: int, action: int) -> str:
        chance = player == pyspiel.PlayerId.CHANCE
        return str(self.match.moves(CHANCE)[action] if chance else self.get_game().moves[action])

    def is_terminal(self) -> bool:
        return self.match.outcome is not None

    def returns(self) -> list[float]:
        return list(shares(self.match))

    def __str__(self) -> str:
        return "\n".join(f"{seat} {move}" for seat, move in self.match.entries)


class Observer:
    """What a seat may know: its view now, and with perfect recall all that it has seen happen. Never more."""

    def __init__(self, game: Game, perfect_recall: bool) -> None:
        self._remembers_all, self._recall = perfect_recall, game.recall
        parts = {"view": (game.length,)} | ({"past": game.recall.shape} if perfect_recall else {})
        self.tensor = np.zeros(sum(int(np.prod(shape)) for shape in parts.values()), np.float32)
        self.dict, at = {}, 0
        for name, shape in parts.items():
            size = int(np.prod(shape))
            self.dict[name] = self.tensor[at : at + size].reshape(shape)
            at += size

    def set_from(self, state: State, player: int) -> None:
        """Write down in numbers what a player may know now."""
        match = state.match
        if not self._remembers_all:
            self.tensor[:] = observe(match.view(player), match.past(player))
            return
        past = _past(state, player)
        self.dict["view"][:] = observe(match.view(player), past)
        self._recall.write(past, self.dict["past"])

    def string_from(self, state: State, player: int) -> str:
        """What a player may know now, as text."""
        if not self._remembers_all:
            return _json(state.match.view(player))
        lines = _lines(_past(state, player))
        return lines if state.guessed_by in (None, player) else f"{lines}\n{_json(state.match.view(player))}"


class BotPolicy(policy.Policy):
    """One of our bots, at all seats, as OpenSpiel's algorithms take a policy: for best responses, `nash_conv`, matches
    against what they have learned. In an information state it always does the same; `random` does everything alike.

        nash_conv(game, BotPolicy(game, "expert"))
    """

    def __init__(self, game: Game, name: str, seed: int = 0) -> None:
        super().__init__(game, list(range(game.num_players())))
        self._rules, self._name, self._seed = game.kind.long_name, name, seed
        maker(self._rules, name)  # Said now if there is no such bot.
        self._chosen: dict[tuple[Seat, str], int] = {}

    def action_probabilities(self, state: State, player_id: Seat | None = None) -> dict[int, float]:
        """What the bot does, and how likely each of it is."""
        seat = state.current_player() if player_id is None else player_id
        if self._name == "random":
            legal = state.legal_actions(seat)
            return {action: 1 / len(legal) for action in legal}
        known = seat, state.information_state_string(seat)
        if known not in self._chosen:
            # A bot of its own for every question: what it did elsewhere must not matter here.
            thinker = bot(self._rules, self._name, self._seed)
            move = thinker.choose(state.match.view(seat), state.match.past(seat))
            self._chosen[known] = self.game.numbers[move]
        return {self._chosen[known]: 1.0}


def _past(state: State, player: Seat) -> Sequence[Seen]:
    """What a seat has seen happen. In somebody's guess the past of the others is not what it was: of theirs what all
    saw is left, and what they would see now."""
    return state.match.past(player if state.guessed_by in (None, player) else None)


def _lines(past: Sequence[Seen]) -> str:
    return "\n".join(f"{seen.seat} {seen.move}" for seen in past)


def _utility(rules: AnyGame) -> Any:
    """In the code games exactly one seat wins; of games from outside nobody has promised that."""
    if rules.team:
        return pyspiel.GameType.Utility.IDENTICAL
    return _ONE_WINS if isinstance(rules, CodeGame) else pyspiel.GameType.Utility.GENERAL_SUM


def _register() -> None:
    for name, rules in games().items():
        kind = pyspiel.GameType(
            short_name=_short(name),
            long_name=name,
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
            information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
            utility=_utility(rules),
            reward_model=pyspiel.GameType.RewardModel.TERMINAL,
            max_num_players=rules.players.stop - 1,
            min_num_players=rules.players.start,
            provides_information_state_string=True,
            provides_information_state_tensor=True,
            provides_observation_string=True,
            provides_observation_tensor=True,
            parameter_specification={"players": rules.players.start, **_parameters(rules.Options())},
        )
        pyspiel.register_game(kind, type(rules.title, (Game,), {"kind": kind}))


_register()
