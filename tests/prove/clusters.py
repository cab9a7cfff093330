"""Dask and Ray, started and used for real: `dev.py prove clusters [--games N] [--only dask|ray]`.

Both are installed into an environment of their own under .tools. Each plays the same matches as one local process does,
and every result has to be the same, match for match; then a worker is killed in the middle of a run, and again nothing
may be missing or doubled.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from ludoteca.lab import runner
from ludoteca.lab.runner import Backend, Job, Result, Setting, run, setting
from ludoteca.lab.simulate import deals
from tests.lab import test_lost_workers
from workshop import environment
from workshop.places import ROOT, TOOLS, surroundings

PACKAGES = ("ray>=2.40", "dask>=2025.1", "distributed>=2025.1")


def python() -> Path:
    """A Python that has the clusters, and sees what .venv has."""
    found = environment.beside("clusters", *PACKAGES)
    for folder in (TOOLS / "clusters").glob("[Ll]ib/**/site-packages"):
        inside = folder.relative_to(TOOLS / "clusters")
        text = f"{ROOT / '.venv' / inside}\n{ROOT / 'src'}\n{ROOT}\n"
        (folder / "ludoteca.pth").write_text(text, encoding="utf-8")
    return found


def compare(backend: Backend, games: int) -> str:
    """Play on a cluster and alone; what to say of it."""
    what = setting("the-game", 3, {})
    jobs = deals(["novice"], 3, games, "clusters")

    def same(results: list[Result]) -> list[tuple[object, ...]]:
        return [(one.seed, one.lineup, one.left, one.reason, one.moves, one.fingerprint) for one in results]

    alone = run(what, jobs)
    began = time.perf_counter()
    seen: list[Result] = []
    together = run(what, jobs, backend=backend, each=seen.append)
    assert same(together) == same(alone), f"{backend} and one process differ"
    assert len(seen) == len({one.seed for one in seen}) == games, "a match was lost or came twice"
    lost = with_a_loss(backend, what, jobs)
    assert same(lost) == same(alone), f"{backend} with a lost worker and one process differ"
    took = time.perf_counter() - began
    return f"{backend}: {games} matches, the same as alone, also with a worker killed ({took:.0f} s)"


def with_a_loss(backend: Backend, what: Setting, jobs: Sequence[Job]) -> list[Result]:
    """The same run; the first worker that gets work takes its process down."""
    with tempfile.TemporaryDirectory() as folder:
        sign = Path(folder) / "died"
        before = runner._play_chunk

        def die_once(what: Setting, chunk: Sequence[Job]) -> list[Result]:
            # A function of its own, and no partial: Ray takes nothing else for a task.
            return test_lost_workers.die_once(sign, what, chunk)

        runner._play_chunk = die_once
        try:
            found = runner.run(what, jobs, backend=backend)
        finally:
            runner._play_chunk = before
        assert sign.exists(), "no worker died"
        return found


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="dev.py prove clusters", description=__doc__)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--only", choices=("dask", "ray"))
    parser.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args(words)
    backends: tuple[Backend, ...] = (asked.only,) if asked.only else ("dask", "ray")
    if asked.inside:
        for backend in backends:
            print(compare(backend, asked.games), flush=True)
        return 0
    code = 0
    for backend in backends:
        # A process for each: neither should find what the other has left behind.
        command = [
            str(python()),
            "-m",
            "tests.prove.clusters",
            "--inside",
            "--only",
            backend,
            "--games",
            str(asked.games),
        ]
        # Ray's workers are nice (15) by default: on a busy machine they would hardly begin.
        ray = {"RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0", "RAY_USAGE_STATS_ENABLED": "0", "RAY_worker_niceness": "0"}
        env = surroundings(**ray)
        code = subprocess.run(command, env=env, cwd=ROOT, check=False).returncode or code
    return code


if __name__ == "__main__":
    sys.exit(main())
