"""PettingZoo: all games as environments, agent by agent (`env`) and all at once (`parallel_env`). Needs
`pip install 'ludoteca[pettingzoo]'`.

An observation has two parts: "observation", what the seat knows as whole numbers, and "action_mask", a 1 for every
action that is legal now; both in the layout of docs/vector.md, the same as in the vector environments, and stepped by
the same compiled code. `table.unwrapped.move(action)` says which move an action is now. Who wins gets 1, a team that
wins gets 1 each; everybody else gets 0, and `reward=` chooses otherwise. At the end `info` tells the points, or the
cards left.
Where several seats may act at once they are asked one after the other, or together in the parallel environment.

A game that nobody has compiled (a family from outside) is stepped by the rules engine, as its `spaces` say.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from ludoteca.engine.match import Match, new
from ludoteca.engine.moves import Move
from ludoteca.engine.registry import game_named
from ludoteca.lab.asked import one_of, seeds_of
from ludoteca.lab.batches import BATCHES, batch_of
from ludoteca.lab.spaces import HIGHEST, LOWEST, every_move, next_asked, observe, shares
from ludoteca.mind.drive import Pasts

try:
    from gymnasium import spaces
    from pettingzoo.utils import wrappers
    from pettingzoo.utils.env import AECEnv, ParallelEnv
except ImportError as missing:
    raise ImportError("PettingZoo is not installed: pip install 'ludoteca[pettingzoo]'.") from missing

ILLEGAL = -1.0
"""What an illegal action costs whoever takes it; the match ends there."""


def env(
    game: str, players: int | None = None, options: Mapping[str, Any] | None = None, **how: Any
) -> AECEnv[str, Any, Any]:
    """An environment with PettingZoo's usual guards: an illegal action ends the match, with -1 for whoever took it.
    Compiled games also take `talk`, `reward` and `gamma` (docs/vector.md)."""
    if game in BATCHES:
        return wrappers.OrderEnforcingWrapper(Environment(game, players, options, **how))
    if how:
        raise TypeError(f"{game} is not compiled, and takes no {', '.join(how)}.")
    found: AECEnv[str, Any, Any] = ReadableEnvironment(game, players, options)
    found = wrappers.TerminateIllegalWrapper(found, illegal_reward=ILLEGAL)
    found = wrappers.AssertOutOfBoundsWrapper(found)
    return wrappers.OrderEnforcingWrapper(found)


def parallel_env(
    game: str, players: int | None = None, options: Mapping[str, Any] | None = None, **how: Any
) -> ParallelEnvironment:
    """All seats at once: whoever has an empty mask is not asked, and its action is ignored."""
    return ParallelEnvironment(game, players, options, **how)


class _Compiled:
    """One match in compiled code, with the arrays it is shown in: for the seat that is asked, or for all."""

    def __init__(
        self, game: str, players: int | None, options: Mapping[str, Any] | None, views: int | None, **how: Any
    ) -> None:
        if game not in BATCHES:
            raise ValueError(f"{game_named(game).name} is not compiled: there is no such environment for it.")
        one_of("reward", how.get("reward", "win"), BATCHES[game].rewards_named)
        self.batch = batch = batch_of(game, 1, players, options=options, **how)
        self.players, self.all = batch.players, np.ones(1, np.bool_)
        count = views or batch.players
        self.seats = np.zeros(1, np.int64)
        self.seen = np.zeros((1, count, batch.length), batch.dtype)
        self.masks = np.zeros((1, count, batch.actions), np.int8)
        self.rewards = np.zeros((1, batch.players), np.float32)
        self.ended, self.cut = np.zeros(1, np.bool_), np.zeros(1, np.bool_)
        self.actions = np.zeros((1, count), np.int64)
        self._fresh = True

    def deal(self, seed: int | None) -> None:
        """A new match; without a seed the luck goes on."""
        if seed is None and self._fresh:
            seed = int(np.random.SeedSequence().generate_state(1, np.uint64)[0] >> np.uint64(1))
        for one in seeds_of(seed, 1):
            if one is not None:
                self.batch.seed(0, one)
        self._fresh = False
        self.batch.reset(self.all, self.seats, self.seen, self.masks)

    def step(self) -> None:
        self.batch.step(self.all, self.actions, self.rewards, self.ended, self.cut, self.seats, self.seen, self.masks)

    def spaces(self) -> tuple[spaces.Dict, spaces.Discrete, spaces.Box]:
        """Of an observation, of an action, and of what all see together."""
        batch = self.batch
        low, high = batch.bounds()
        mask = spaces.Box(0, 1, (batch.actions,), np.int8)
        seen = spaces.Dict({"observation": spaces.Box(low, high, dtype=batch.dtype), "action_mask": mask})
        wide = (self.players, batch.length)
        together = spaces.Box(np.broadcast_to(low, wide), np.broadcast_to(high, wide), dtype=batch.dtype)
        return seen, spaces.Discrete(batch.actions), together

    def state(self) -> Any:
        """What all seats see together, a row for each."""
        seen = np.zeros((1, self.players, self.batch.length), self.batch.dtype)
        masks = np.zeros((1, self.players, self.batch.actions), np.int8)
        self.batch.show(self.all, self.seats.copy(), seen, masks)
        return seen[0]

    def result(self, seat: int) -> dict[str, int]:
        """The points of a seat, or the cards that were left."""
        found = self.batch.outcomes(self.all)
        return {"points": int(found["points"][0, seat])} if "points" in found else {"left": int(found["left"][0])}

    def story(self) -> str:
        """The match so far, a move a line, as nobody at the table may see it: hidden cards and stones included."""
        return "\n".join(f"{seat} {move}" for seat, move in self.batch.match(0).entries)


class Environment(AECEnv[str, Any, Any]):
    """A match in compiled code, agent by agent; `env` puts PettingZoo's order guard around it."""

    def __init__(
        self, game: str, players: int | None = None, options: Mapping[str, Any] | None = None, **how: Any
    ) -> None:
        super().__init__()
        self._table = table = _Compiled(game, players, options, 1, **how)
        self.metadata = {
            "name": f"ludoteca_{game.replace('-', '_')}_v2",
            "render_modes": ["ansi"],
            "is_parallelizable": True,
        }
        self.render_mode = "ansi"
        self.possible_agents = [f"seat_{seat}" for seat in range(table.players)]
        self._observation, self._action, self.state_space = table.spaces()

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observation

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._action

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match; without a seed it has luck of its own. PettingZoo's `options` stay unused."""
        self._table.deal(seed)
        self.agents = list(self.possible_agents)
        self.rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._over = False
        self.agent_selection = self.possible_agents[self._table.seats[0]]

    def observe(self, agent: str) -> dict[str, Any]:
        table = self._table
        seat = self.possible_agents.index(agent)
        if seat == table.seats[0] and not self._over:
            return {"observation": table.seen[0, 0].copy(), "action_mask": table.masks[0, 0].copy()}
        # Whoever is not asked waits: a view, and nothing to choose from.
        return {"observation": table.state()[seat], "action_mask": np.zeros(table.batch.actions, np.int8)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self._over:
            self._was_dead_step(action)
            return
        if action is None or not self._action.contains(action):
            raise ValueError(f"Actions are numbers from 0 to {self._action.n - 1}, and {action!r} is none of them.")
        self._cumulative_rewards[agent] = 0.0
        table = self._table
        if table.masks[0, 0, action]:
            table.actions[0, 0] = action
            table.step()
            gains = table.rewards[0].tolist()
            over, cut = bool(table.ended[0]), bool(table.cut[0])
        else:
            gains = [ILLEGAL if one == agent else 0.0 for one in self.possible_agents]
            over, cut = True, False
        self.rewards = dict(zip(self.possible_agents, gains, strict=True))
        for name, gain in self.rewards.items():
            self._cumulative_rewards[name] += gain
        if over or cut:
            self._end(over)
        else:
            self.agent_selection = self.possible_agents[table.seats[0]]

    def _end(self, over: bool) -> None:
        self._over = True
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(self.agents, not over)
        self.infos = {agent: self._table.result(seat) for seat, agent in enumerate(self.possible_agents)}

    def move(self, action: int) -> Move | None:
        """The move that an action of the seat that is asked stands for; None for waiting and for silence."""
        table = self._table
        return table.batch.move(action, int(table.seats[0]), self.match)

    @property
    def match(self) -> Match:
        """The match as it stands, in the readable rules."""
        return self._table.batch.match(0)

    def render(self) -> str:
        return self._table.story()

    def state(self) -> Any:
        """What all seats see together, a row for each, for critics that may know more than a player."""
        return self._table.state()


class ParallelEnvironment(ParallelEnv[str, Any, Any]):
    """A match in compiled code, all seats at once. Where play is simultaneous (tiles that are laid covered, final
    numbers) everybody decides in one step; otherwise one seat has a mask, and what the others answer is ignored."""

    def __init__(
        self, game: str, players: int | None = None, options: Mapping[str, Any] | None = None, **how: Any
    ) -> None:
        self._table = table = _Compiled(game, players, options, None, **how)
        self.metadata = {"name": f"ludoteca_{game.replace('-', '_')}_v2", "render_modes": ["ansi"]}
        self.render_mode = "ansi"
        self.possible_agents = [f"seat_{seat}" for seat in range(table.players)]
        self.agents: list[str] = []
        self._observation, self._action, self.state_space = table.spaces()

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observation

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._action

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        self._table.deal(seed)
        self.agents = list(self.possible_agents)
        return self._seen(), {agent: {} for agent in self.agents}

    def _seen(self) -> dict[str, Any]:
        table = self._table
        return {
            agent: {"observation": table.seen[0, seat].copy(), "action_mask": table.masks[0, seat].copy()}
            for seat, agent in enumerate(self.possible_agents)
        }

    def step(self, actions: Mapping[str, int]) -> tuple[Any, Any, Any, Any, Any]:
        table, agents = self._table, self.possible_agents
        if not self.agents:
            raise ValueError("Nobody is asked here: begin a match with reset().")
        asked = [seat for seat in range(table.players) if table.masks[0, seat].any()]
        table.actions[0] = [int(actions.get(agent, 0)) for agent in agents]
        wrong = [seat for seat in asked if not self._legal(seat)]
        if wrong:
            gains = [ILLEGAL if seat in wrong else 0.0 for seat in range(table.players)]
            over, cut = True, False
        else:
            table.step()
            gains, over, cut = table.rewards[0].tolist(), bool(table.ended[0]), bool(table.cut[0])
        infos = {agent: table.result(seat) if over else {} for seat, agent in enumerate(agents)}
        if over or cut:
            self.agents = []
        return (
            self._seen(), dict(zip(agents, gains, strict=True)), dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut), infos,
        )  # fmt: skip

    def _legal(self, seat: int) -> bool:
        action = int(self._table.actions[0, seat])
        return 0 <= action < self._table.batch.actions and bool(self._table.masks[0, seat, action])

    def render(self) -> str:
        return self._table.story()

    def state(self) -> Any:
        """What all seats see together, a row for each."""
        return self._table.seen[0].copy()


class ReadableEnvironment(AECEnv[str, Any, Any]):
    """A game from outside, stepped by the rules engine. An action is the number of a move; `moves` lists them."""

    def __init__(self, game: str, players: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        super().__init__()
        self._match: Match = new(game, players=players, seed=0, options=options)
        self._setting: dict[str, Any] = {"players": self._match.players, "options": options}
        self.metadata = {
            "name": f"ludoteca_{game.replace('-', '_')}_v1",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = "ansi"
        self.possible_agents = [f"seat_{seat}" for seat in range(self._match.players)]
        self.moves: tuple[Move, ...] = tuple(every_move(self._match.view(0)))
        self._numbers = {move: n for n, move in enumerate(self.moves)}
        self._action = spaces.Discrete(len(self.moves))
        length = len(observe(self._match.view(0), ()))
        self.state_space = spaces.Box(LOWEST, HIGHEST, (self._match.players, length), np.int16)
        self._observation = spaces.Dict(
            {
                "observation": spaces.Box(LOWEST, HIGHEST, (length,), np.int16),
                "action_mask": spaces.Box(0, 1, (len(self.moves),), np.int8),
            }
        )

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observation

    def action_space(self, agent: str) -> spaces.Discrete[np.int64]:
        return self._action

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match; without a seed it has luck of its own. PettingZoo's `options` stay unused."""
        self._match = new(self._match.game.name, seed=seed, **self._setting)
        self._pasts = Pasts(self._match)
        self.agents = list(self.possible_agents)
        self.rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._match.turn[0]]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        view = self._match.view(seat)
        mask = np.zeros(len(self.moves), np.int8)
        # Where several seats are to act they are asked one after the other; the others wait.
        if agent == self.agent_selection:
            mask[[self._numbers[move] for move in view.moves]] = 1
        return {"observation": observe(view, self._pasts.of(seat)), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._match.play(self.possible_agents.index(agent), self.moves[action])
        if self._match.outcome is None:
            self.agent_selection = self.possible_agents[next_asked(self._match, self.possible_agents.index(agent))]
        else:
            self._end()
        self._accumulate_rewards()

    def _end(self) -> None:
        outcome = self._match.outcome
        assert outcome is not None
        self.rewards = dict(zip(self.possible_agents, shares(self._match), strict=True))
        for seat, agent in enumerate(self.possible_agents):
            self.terminations[agent] = True
            self.infos[agent] = {"points": outcome.points[seat]} if outcome.points else {"left": outcome.left}

    def render(self) -> str:
        """The match so far, a move a line, as nobody at the table may see it: hidden cards and stones included."""
        return "\n".join(f"{seat} {move}" for seat, move in self._match.entries)

    def state(self) -> Any:
        """What all seats see together, a row for each, for critics that may know more than a player."""
        seats = range(self._match.players)
        return np.stack([observe(self._match.view(seat), self._pasts.of(seat)) for seat in seats])
