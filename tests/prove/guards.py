"""Would the tests notice if a guard of the server were gone? `dev.py prove guards [--only WORD …] [--jobs N]`.

Takes away, one at a time and in a copy of the project, what keeps a server up and its people safe
(tests/prove/breaks/hosting.py), and runs the one test that has to notice. A guard whose test passes without it is held
by nothing, and the command fails.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue

from tests.prove.breaks import Break
from tests.prove.breaks.hosting import GUARDS, Guard
from tests.prove.mutants import DID_NOT_END, copies, mutated, run_tests, write_source

PATIENCE = 300.0
"""Seconds for a test. One that waits for ever has noticed nothing: the machine may just be slow."""


NOTICED = "noticed"


def as_break(guard: Guard) -> Break:
    return Break(guard.against, guard.what, guard.file, guard.old, guard.new)


def judge(guard: Guard, waiting: SimpleQueue[Path], patience: float = PATIENCE) -> str:
    """Whether the test of a guard fails without it, in a word or three."""
    place = waiting.get()
    path = place / "src" / "ludoteca" / guard.file
    whole = path.read_text(encoding="utf-8")
    try:
        write_source(path, mutated(as_break(guard), place / "src" / "ludoteca"))
        failed = run_tests(place, [f"tests/{guard.test}"], patience=patience)
        return "NOT NOTICED" if not failed else "DID NOT END" if failed == DID_NOT_END else NOTICED
    finally:
        write_source(path, whole)
        waiting.put(place)


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="dev.py prove guards", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--only", nargs="+", default=[], metavar="WORD", help="words of a guard, its file or its test")
    parser.add_argument("--jobs", type=int, default=1, help="how many copies are tried at a time")
    parser.add_argument(
        "--patience",
        type=float,
        default=PATIENCE,
        help="seconds for a test, which has noticed nothing then (default: 300)",
    )
    asked = parser.parse_args(words)
    chosen = [guard for guard in GUARDS if not asked.only or any(word in " ".join(guard) for word in asked.only)]
    if not chosen or asked.jobs < 1:
        parser.error("no guard has such a word, or jobs is below 1")
    with copies(asked.jobs) as waiting, ThreadPoolExecutor(asked.jobs) as pool:
        place = waiting.get()
        failed = run_tests(place, sorted({f"tests/{guard.test}" for guard in chosen}))
        waiting.put(place)
        if failed:
            sys.exit(f"The tests fail while all guards are there: {failed}")
        unheld = 0
        found = pool.map(lambda guard: judge(guard, waiting, asked.patience), chosen)
        for guard, said in zip(chosen, found, strict=True):
            unheld += said != NOTICED
            print(f"{said}: {guard.against}: {guard.what} ({guard.test})", flush=True)
    print(f"{len(chosen)} guards taken away, {len(chosen) - unheld} noticed.")
    return 1 if unheld else 0


if __name__ == "__main__":
    sys.exit(main())
