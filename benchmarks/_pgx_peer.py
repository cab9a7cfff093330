"""Runs with the peers' Python, not with ours: pgx plays leduc at random, many matches at once, and says how fast.

Reads lines "BATCH SECONDS" and answers each with "STEPS SECONDS", seconds of processor time. A step is a decision of
one match, with its observation and its mask; matches that are over begin anew within the step.
"""

import os
import sys
import time
from importlib import import_module
from typing import Any

# One core on both sides.
os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1")
os.environ.setdefault("JAX_PLATFORMS", "cpu")


def runner(batch: int) -> Any:
    """A compiled function that makes 20 steps in every match, and its first arguments."""
    # By name: only the peers' Python has these.
    jax, jnp, pgx = (import_module(name) for name in ("jax", "jax.numpy", "pgx"))
    auto_reset = import_module("pgx.experimental").auto_reset

    env = pgx.make("leduc_holdem")
    step = jax.vmap(auto_reset(env.step, env.init))

    def one(carry: Any, _: Any) -> Any:
        state, key = carry
        key, draw, deal = jax.random.split(key, 3)
        odds = jnp.log(state.legal_action_mask.astype(jnp.float32))
        action = jax.random.categorical(draw, odds, axis=1)
        state = step(state, action, jax.random.split(deal, batch))
        return (state, key), state.observation.sum()

    run = jax.jit(lambda state, key: jax.lax.scan(one, (state, key), None, length=20))
    keys = jax.random.split(jax.random.PRNGKey(0), batch)
    return run, jax.jit(jax.vmap(env.init))(keys), jax.random.PRNGKey(1)


def main() -> None:
    known: dict[int, Any] = {}
    for line in sys.stdin:
        batch, seconds = int(line.split()[0]), float(line.split()[1])
        if batch not in known:
            known[batch] = runner(batch)
        run, state, key = known[batch]
        (state, key), _ = run(state, key)  # compiling and warming up
        steps, began = 0, time.process_time()
        while time.process_time() < began + seconds:
            (state, key), seen = run(state, key)
            seen.block_until_ready()
            steps += 20 * batch
        known[batch] = run, state, key
        print(steps, time.process_time() - began, flush=True)


if __name__ == "__main__":
    main()
