"""Gymnasium: many matches at once, as a VectorEnv in compiled code. Needs `pip install 'ludoteca[pettingzoo]'`.

    env = make_vec("TheGame-v1", num_envs=1024, players=3, reward="shaped")
    seen, info = env.reset(seed=7)
    seen, reward, ended, cut, info = env.step(actions)

An observation has "observation", what a seat knows in the layout of the environment's version (docs/vector.md), and
"action_mask", a 1 for every action that is legal now. Without opponents every step asks one seat of every match (whose
turn it is: info["seat"]), and the reward is that seat's; info["rewards"] has everybody's. With `seats="all"` all seats
are seen and asked at once. With opponents the learner has one seat and the others are played for it.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from ludoteca.engine.match import Match
from ludoteca.engine.moves import Seat
from ludoteca.engine.options import Options, options_dict
from ludoteca.lab.asked import NAMES as NAMES
from ludoteca.lab.asked import Seeds, check_saved, check_ways, checked_batch, game_of, one_of, seeds_of
from ludoteca.lab.batches import Batch, batch_of
from ludoteca.lab.judged import judge_rows
from ludoteca.lab.rivals import Rivals
from ludoteca.mind.shared.sampling import as_words, draw_legal, mark_wrong, rewards_of

try:
    import gymnasium
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError as missing:
    raise ImportError("Gymnasium is not installed: pip install 'ludoteca[pettingzoo]'.") from missing

Seats = Literal["turn", "all"]
Bools = NDArray[np.bool_]


class IllegalAction(ValueError):
    """An action whose mask is 0; nothing has changed."""


class Matches(VectorEnv[Any, Any, Any]):
    """B matches of one game. `make_vec` makes one."""

    def __init__(
        self,
        name: str,
        num_envs: int = 1,
        players: int | None = None,
        options: Mapping[str, Any] | Options | None = None,
        *,
        seats: Seats = "turn",
        opponents: str | None = None,
        seat: Seat = 0,
        reward: str = "win",
        gamma: float = 1.0,
        talk: bool = False,
        beliefs: bool = False,
        values: bool | float = False,
        illegal: Literal["raise", "end"] = "raise",
        longest: int | None = None,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        copy: bool = True,
    ) -> None:
        if num_envs < 1:
            raise ValueError("There is at least one match: num_envs is 1 or more.")
        check_ways(seats, illegal, values, gamma, longest)
        game = game_of(name)
        batch = checked_batch(game, players, options, reward, talk=talk)
        if not 0 <= seat < batch.players:
            raise ValueError(f"There is no seat {seat}; seats are 0 to {batch.players - 1}.")
        if opponents is not None and seats == "all":
            raise ValueError("With opponents there is one seat to see for: leave seats out.")
        others = [other for other in range(batch.players) if other != seat]
        how: dict[str, Any] = {"options": batch.options, "talk": talk, "reward": reward, "gamma": gamma}
        how |= {"longest": longest, "random": others if opponents == "random" else ()}
        self.batch: Batch = batch_of(game, num_envs, batch.players, **how)
        self.name, self.num_envs, self.players = name, num_envs, self.batch.players
        self.autoreset_mode = _mode(autoreset_mode)
        self.metadata = {"autoreset_mode": self.autoreset_mode, "render_modes": ["ansi"]}
        self.render_mode = "ansi"
        self._learner: Seat | None = None if opponents is None else seat
        self._copy, self._ends = copy, illegal == "end"
        self._everybody = seats == "all"
        self._views = self.players if self._everybody else 1
        self._make_arrays(beliefs)
        self._values: NDArray[np.float32] | None = None
        self._seconds = None if values is True else float(values)
        """How long each decision is judged; None: as long as it takes."""
        if values:
            self._values = np.full((num_envs, self._views, self.batch.actions), np.nan, np.float32)
        self._make_spaces(seats)
        named = opponents is not None and opponents != "random" and others
        self._rivals = Rivals(self.batch, opponents, others) if named and opponents else None
        self._made = {"name": name, "num_envs": num_envs, "players": self.players, "talk": talk, "seats": seats}
        self._made |= {"options": options_dict(batch.options), "opponents": opponents, "seat": self._learner}
        """What has to be the same where saved matches go on."""

    def _make_arrays(self, beliefs: bool) -> None:
        size, batch, views = self.num_envs, self.batch, self._views
        self._seen = np.zeros((size, views, batch.length), batch.dtype)
        self._masks = np.zeros((size, views, batch.actions), np.int8)
        self._seats = np.zeros(size, np.int64)
        self._rewards = np.zeros((size, self.players), np.float32)
        self._ended, self._cut = np.zeros(size, np.bool_), np.zeros(size, np.bool_)
        self._done = np.ones(size, np.bool_)
        """Matches that wait to be dealt anew."""
        self._all = np.ones(size, np.bool_)
        self._luck = np.zeros(1, np.uint64)
        self._seeded = False
        shape = batch.belief_shape()
        self._beliefs = np.zeros((size, views, *shape), np.float32) if beliefs else None

    def _make_spaces(self, seats: Seats) -> None:
        batch = self.batch
        low, high = batch.bounds()
        shape: tuple[int, ...] = () if seats == "turn" else (self.players,)
        wide = np.broadcast_to(low, (*shape, len(low))), np.broadcast_to(high, (*shape, len(high)))
        self.single_observation_space = spaces.Dict(
            {
                "observation": spaces.Box(wide[0], wide[1], dtype=batch.dtype),
                "action_mask": spaces.Box(0, 1, (*shape, batch.actions), np.int8),
            }
        )
        self.single_action_space = (
            spaces.Discrete(batch.actions) if seats == "turn" else spaces.MultiDiscrete([batch.actions] * self.players)
        )
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)

    # --- Gymnasium's two verbs ----------------------------------------------------------------------------------

    def reset(
        self, *, seed: Seeds = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """New matches, all of them or those of options["reset_mask"]. A match with a seed is the same whenever it is
        dealt; without one the luck of its row goes on."""
        which = self._all if not options or "reset_mask" not in options else np.asarray(options["reset_mask"], np.bool_)
        if which.shape != (self.num_envs,):
            raise ValueError(f"A reset mask has a place for each of the {self.num_envs} matches.")
        self._sow(seed)
        self._ended[which] = self._cut[which] = False
        self._rewards[which] = 0.0
        self._deal(which)
        return self._shown(), self._info(self._ended & ~self._all)

    def step(self, actions: Any) -> tuple[dict[str, Any], Any, Any, Any, dict[str, Any]]:
        """One decision in every match: of the seat that is asked, or of all. A finished match is dealt anew as the
        autoreset mode says; its action is then ignored."""
        chosen = self._read(actions)
        fresh, some_fresh = self._done.copy(), bool(self._done.any())
        if some_fresh and self.autoreset_mode is AutoresetMode.DISABLED:
            raise ValueError("A match is over: deal it anew with reset(options={'reset_mask': ...}) first.")
        playing, wrong = ~fresh, np.empty(self.num_envs, np.bool_)
        some_wrong = mark_wrong(self._masks, chosen, fresh, wrong)
        if some_wrong and not self._ends:
            at = int(np.flatnonzero(wrong)[0])
            told = ", ".join(map(str, np.atleast_1d(chosen[at]).tolist()))
            raise IllegalAction(f"Match {at}: action {told} may not be taken now; see its action_mask.")
        actors = self._seats.copy()
        self._rewards.fill(0.0)
        self._ended.fill(False)
        self._cut.fill(False)
        self._play(playing & ~wrong if some_wrong else playing, chosen)
        if some_wrong:
            self._rewards[wrong, actors[wrong]] = -1.0
            self._ended |= wrong
        if some_fresh:
            self._deal(fresh)
        done = self._ended | self._cut
        info = self._info(done)
        if self.autoreset_mode is AutoresetMode.SAME_STEP and done.any():
            info |= self._finals(done, info)
            self._deal(done)
            info["seat"] = self._seats.copy()
        else:
            self._done = done
        return self._shown(), self._reward(actors), self._ended.copy(), self._cut.copy(), info

    def sample(self) -> NDArray[np.int64]:
        """A legal action for everybody who is asked, each as likely as any other; 0 where nobody is. The luck of it
        begins anew with every reset that is given a seed."""
        chosen = np.zeros(self.num_envs * self._views, np.int64)
        draw_legal(as_words(self._masks), self._luck, chosen)
        return chosen.reshape(self.num_envs, self._views) if self._everybody else chosen

    def render(self) -> tuple[str, ...]:
        """Every match as its moves so far, a line each."""
        return tuple(
            "\n".join(f"{seat} {move}" for seat, move in self.match(at).entries) for at in range(self.num_envs)
        )

    # --- what else one may want ---------------------------------------------------------------------------------

    def match(self, at: int) -> Match:
        """The match in row `at` in the readable rules: its views, its record, its outcome."""
        return self.batch.match(at)

    def save(self) -> dict[str, Any]:
        """Everything about the matches, to be restored later, also in another process (it pickles)."""
        arrays = {name: array.copy() for name, array in self.batch.arrays.items()}
        mine = {name: getattr(self, name).copy() for name in _OWN}
        return {"made": self._made, "batch": arrays, "own": mine, "rivals": self._rivals and self._rivals.save()}

    def restore(self, saved: Mapping[str, Any]) -> None:
        """Go back to what `save` gave."""
        check_saved(saved["made"], self._made)
        for name, array in saved["batch"].items():
            self.batch.arrays[name][...] = array
        for name, array in saved["own"].items():
            getattr(self, name)[...] = array
        self._seeded = True
        if self._rivals:
            self._rivals.restore(saved["rivals"])

    # --- inside -------------------------------------------------------------------------------------------------

    def _sow(self, seed: Seeds) -> None:
        if seed is None and not self._seeded:
            seed = int(np.random.SeedSequence().generate_state(1, np.uint64)[0] >> np.uint64(1))
        if seed is not None:
            seeds = seeds_of(seed, self.num_envs)
            self._luck[0] = np.random.SeedSequence([n or 0 for n in seeds[:1]]).generate_state(2, np.uint64)[1]
            for at, one in enumerate(seeds):
                if one is not None:
                    self.batch.seed(at, one)
        self._seeded = True

    def _read(self, actions: Any) -> NDArray[np.int64]:
        chosen = np.asarray(actions, np.int64)
        wanted = (self.num_envs, self._views) if self._everybody else (self.num_envs,)
        if chosen.shape != wanted:
            raise ValueError(f"Actions have the shape {wanted}, not {chosen.shape}.")
        return chosen.reshape(self.num_envs, self._views)

    def _reward(self, actors: NDArray[np.int64]) -> Any:
        """What the step brought: the team or table as a whole, the learner, or whoever acted in each match."""
        rewards = self._rewards
        if self._everybody:
            return rewards.mean(axis=1).astype(np.float64)
        if self._learner is not None:
            return rewards[:, self._learner].astype(np.float64)
        found = np.empty(self.num_envs)
        rewards_of(rewards, actors, found)
        return found

    def _deal(self, which: Bools) -> None:
        self.batch.reset(which, self._seats, self._seen, self._masks)
        self._done[which] = False
        if self._rivals:
            self._rivals.sit_down(which)
            self._let_rivals(which)
        self._think(which)

    def _play(self, which: Bools, chosen: Any) -> None:
        if not which.any():
            return
        self._step(which, chosen, self._rewards)
        if self._rivals:
            self._let_rivals(which)
        self._think(which)

    def _step(self, which: Bools, chosen: Any, rewards: Any) -> None:
        ends = self._ended, self._cut
        self.batch.step(which, chosen, rewards, *ends, self._seats, self._seen, self._masks)

    def _let_rivals(self, which: Bools) -> None:
        """The bots act, until the learner is asked everywhere."""
        assert self._rivals is not None
        assert self._learner is not None
        gained = np.zeros_like(self._rewards)
        while (waiting := which & ~self._ended & (self._seats != self._learner)).any():
            chosen = self._rivals.choose(waiting, self._seats, self._masks)
            self._step(waiting, chosen, gained)
            self._rewards[waiting] += gained[waiting]
        over = which & self._ended & (self._seats != self._learner)
        if over.any():
            # The last word is the learner's view, whoever made the last move.
            self._seats[over] = self._learner
            self.batch.show(over, self._seats, self._seen, self._masks)

    def _think(self, which: Bools) -> None:
        if self._beliefs is not None:
            self.batch.believe(which, self._seats, self._beliefs)
        if self._values is not None:
            judge_rows(self.batch, which, self._seats, self._masks, self._seconds, self._values)

    def _shown(self) -> dict[str, Any]:
        seen, masks = (self._seen, self._masks) if self._everybody else (self._seen[:, 0], self._masks[:, 0])
        return {
            "observation": seen.copy() if self._copy else seen,
            "action_mask": masks.copy() if self._copy else masks,
        }

    def _info(self, done: Bools) -> dict[str, Any]:
        info: dict[str, Any] = {"seat": self._seats.copy(), "_seat": self._all}
        info |= {"rewards": self._rewards.copy(), "_rewards": self._all}
        if self._beliefs is not None:
            found = self._beliefs if self._everybody else self._beliefs[:, 0]
            info |= {"belief": found.copy(), "_belief": self._all}
        if self._values is not None:
            judged = self._values if self._everybody else self._values[:, 0]
            info |= {"values": judged.copy(), "_values": self._all}
        if done.any():
            for name, values in self.batch.outcomes(done).items():
                info |= {name: values, f"_{name}": done}
        return info

    def _finals(self, done: Bools, info: dict[str, Any]) -> dict[str, Any]:
        """The last observations of matches that are dealt anew within the step, as Gymnasium keeps them."""
        shown = self._shown()
        final = np.full(self.num_envs, None, object)
        for at in np.flatnonzero(done):
            final[at] = {name: values[at].copy() for name, values in shown.items()}
        told = {name: values for name, values in info.items() if not name.startswith("_")}
        told |= {f"_{name}": done for name in told}
        return {"final_obs": final, "_final_obs": done, "final_info": told, "_final_info": done}


_OWN = ("_seen", "_masks", "_seats", "_rewards", "_ended", "_cut", "_done", "_luck")


def _mode(mode: AutoresetMode | str) -> AutoresetMode:
    """By its name (“NEXT_STEP”) or as Gymnasium writes it down (“NextStep”)."""
    found = {one.name: one for one in AutoresetMode} | {one.value: one for one in AutoresetMode}
    named = mode.name if isinstance(mode, AutoresetMode) else mode
    if named not in found:
        one_of("autoreset mode", named, AutoresetMode.__members__)
    return found[named]


def _text_only(render_mode: str | None) -> None:
    one_of("render mode", render_mode or "ansi", ("ansi",))


def make_vec(name: str, num_envs: int = 1, players: int | None = None, **how: Any) -> Matches:
    """Many matches at once. `how` takes what Matches takes: options, seats, opponents, seat, reward, gamma, talk,
    beliefs, values, illegal, longest, autoreset_mode and copy; docs/vector.md says what they do.

    make_vec("TheGame-v1", num_envs=1024, players=3, reward="shaped")
    """
    return Matches(name, num_envs, players, **how)


class Alone(gymnasium.Env[Any, Any]):
    """One match as a plain Gymnasium environment: The Game alone, or any game with opponents."""

    def __init__(self, name: str, players: int | None = None, **how: Any) -> None:
        chosen: dict[str, Any] = {"illegal": "end", "autoreset_mode": AutoresetMode.DISABLED} | how
        self.matches = Matches(name, 1, players, **chosen)
        if self.matches.players > 1 and self.matches._learner is None:
            raise ValueError("A plain environment has one player: name opponents, or use make_vec.")
        self.observation_space = self.matches.single_observation_space
        self.action_space = self.matches.single_action_space
        self.metadata = {"render_modes": ["ansi"], "render_fps": 1}
        self.render_mode = "ansi"

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        seen, info = self.matches.reset(seed=None if seed is None else [seed])
        return _first(seen), _first_info(info)

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        seen, reward, ended, cut, info = self.matches.step(np.array([action]))
        return _first(seen), float(reward[0]), bool(ended[0]), bool(cut[0]), _first_info(info)

    def render(self) -> str:
        return self.matches.render()[0]


def _first(seen: Mapping[str, Any]) -> dict[str, Any]:
    return {name: values[0] for name, values in seen.items()}


def _first_info(info: Mapping[str, Any]) -> dict[str, Any]:
    return {name: values[0] for name, values in info.items() if not name.startswith("_")}


# An environment carries what made it, and has to pickle: no closures.
def _make_alone(name: str, render_mode: str | None = None, **how: Any) -> Alone:
    _text_only(render_mode)
    return Alone(name, **how)


def _make_matches(name: str, num_envs: int = 1, render_mode: str | None = None, **how: Any) -> Matches:
    _text_only(render_mode)
    return Matches(name, num_envs, **how)


for _name in NAMES:
    if f"ludoteca/{_name}" not in gymnasium.registry:
        gymnasium.register(
            f"ludoteca/{_name}",
            partial(_make_alone, _name),
            vector_entry_point=partial(_make_matches, _name),
            disable_env_checker=True,
        )
