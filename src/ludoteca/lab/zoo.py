"""PettingZoo: all games as agent-by-agent environments (AEC). Needs `pip install 'ludoteca[pettingzoo]'`.

An observation has two parts: "observation", the seat's view and memory as whole numbers (spaces.py), and
"action_mask", a 1 for every action that is legal now. An action is the number of a move; `table.unwrapped.moves` lists
them. Who wins gets 1, those who share the first place share it, a team that wins gets 1 each; everybody else gets 0.
At the end `info` tells the points, or the cards left. Nobody talks. Where several seats may act at once they are asked
one after the other; so where a team chooses who starts by claiming it (TG-5), whoever is asked first does.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from ludoteca.engine.match import Match, new
from ludoteca.engine.moves import Move
from ludoteca.lab.spaces import HIGHEST, LOWEST, every_move, next_asked, observe, shares
from ludoteca.mind.drive import Pasts

try:
    from gymnasium import spaces
    from pettingzoo.utils import wrappers
    from pettingzoo.utils.env import AECEnv
except ImportError as missing:
    raise ImportError("PettingZoo is not installed: pip install 'ludoteca[pettingzoo]'.") from missing


def env(game: str, players: int | None = None, options: Mapping[str, Any] | None = None) -> AECEnv[str, Any, Any]:
    """An environment with PettingZoo's usual guards: an illegal action ends the match, with -1 for whoever took it."""
    found: AECEnv[str, Any, Any] = Environment(game, players, options)
    found = wrappers.TerminateIllegalWrapper(found, illegal_reward=-1)
    found = wrappers.AssertOutOfBoundsWrapper(found)
    return wrappers.OrderEnforcingWrapper(found)


class Environment(AECEnv[str, Any, Any]):
    """The environment itself; `env` makes one with guards around it."""

    def __init__(self, game: str, players: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        super().__init__()
        self._match: Match = new(game, players=players, seed=0, options=options)
        self._setting: dict[str, Any] = {"players": self._match.players, "options": options}
        self.metadata = {
            "name": f"ludoteca_{game.replace('-', '_')}_v0",
            "render_modes": [],
            "is_parallelizable": False,
        }
        self.render_mode = None
        self.possible_agents = [f"seat_{seat}" for seat in range(self._match.players)]
        self.moves: tuple[Move, ...] = tuple(every_move(self._match.view(0)))
        self._numbers = {move: n for n, move in enumerate(self.moves)}
        self._action = spaces.Discrete(len(self.moves))
        length = len(observe(self._match.view(0), ()))
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

    def render(self) -> None:
        """There is nothing to see here: `ludoteca replay` and the browser show matches."""
