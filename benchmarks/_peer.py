"""Runs with the peers' Python, not with ours: plays their games at random and says how fast.

Reads lines "NAME SECONDS" and answers each with "STEPS SECONDS", seconds of processor time. A step is an action
applied, chance's included.
"""

import sys
import time
from collections.abc import Callable, Iterator
from random import random
from typing import Any


def openspiel_hanabi() -> Iterator[None]:
    """OpenSpiel's C++ hanabi, stepped from Python. Chance is drawn in the cheapest way Python has for uneven odds."""
    import pyspiel

    game = pyspiel.load_game("hanabi")
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                left = random()
                for outcome, odds in state.chance_outcomes():
                    action = outcome
                    left -= odds
                    if left < 0:
                        break
            else:
                actions = state.legal_actions()
                action = actions[int(random() * len(actions))]
            state.apply_action(action)
            yield


def pettingzoo_hanabi() -> Iterator[None]:
    """PettingZoo's hanabi through its agent-by-agent interface. Chance draws inside a step and is not counted."""
    from pettingzoo.classic import hanabi_v5

    env: Any = hanabi_v5.env()
    while True:
        env.reset(seed=int(random() * 2**31))
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            actions = observation["action_mask"].nonzero()[0]
            env.step(int(actions[int(random() * len(actions))]))
            yield


PEERS: dict[str, Callable[[], Iterator[None]]] = {
    "open_spiel hanabi": openspiel_hanabi,
    "pettingzoo hanabi": pettingzoo_hanabi,
}


def main() -> None:
    running = {name: start() for name, start in PEERS.items()}
    for line in sys.stdin:
        name, _, seconds = line.rpartition(" ")
        for _ in range(2_000):  # warming up
            next(running[name])
        steps, began = 0, time.process_time()
        end = began + float(seconds)
        while time.process_time() < end:
            for _ in range(200):
                next(running[name])
            steps += 200
        print(steps, time.process_time() - began, flush=True)


if __name__ == "__main__":
    main()
