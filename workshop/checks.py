"""The checks, in the order in which they are cheapest to fail."""

import os
import sys
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TypeVar

from workshop import client, engines, environment, kernels
from workshop.places import PYTHON, ROOT, SCRIPTS, quiet_home, surroundings
from workshop.running import Line, captured, following, openly, say, show

BROWSER = ROOT / "tests" / "browser"
PYTEST = [str(PYTHON), "-m", "pytest"]
SLOWEST = ["--durations", "15"]
"""A run that everybody waits for tells what it spends its time on."""

T = TypeVar("T")


def everything() -> int:
    """Style, types, architecture and the client beside each other, then all tests; those in a browser run beside the
    others, since both often wait rather than compute. Whatever fails, all of that stage is told."""
    say(engines.in_words())
    # Beside the checks, so that the tests' workers do not each compile the same code.
    compiling = kernels.start()
    if not all(side_by_side(house_rules, client_checks)):
        return 1
    kernels.finish(compiling)
    env = for_tests()
    tests = [*PYTEST, *workers(), *SLOWEST, "-m", "not browser", "--ignore", str(BROWSER)]
    # Playwright's own event loop in the same process would break the asynchronous tests. Each worker has a browser
    # and a server of its own.
    browser = [*PYTEST, *workers(), *SLOWEST, "-m", "browser", str(BROWSER)]
    runs = side_by_side(
        lambda: loud_step("tests", tests, env),
        lambda: later_step("tests in a browser", browser, env),
    )
    if not all(run.good for run in runs):
        return 1
    say("\nAll checks passed.")
    say("\n".join(run.last for run in runs))
    return 0


def the_fast_part() -> int:
    if not house_rules():
        return 1
    quick = [
        *PYTEST,
        *workers(more=1),
        "-q",
        "-m",
        "not slow and not browser and not postgres",
        "--ignore",
        str(BROWSER),
    ]
    return 0 if loud_step("the quick tests", quick, for_tests()).good else 1


def some_tests(words: Sequence[str]) -> int:
    return openly([*PYTEST, *words], for_tests())


def house_rules() -> bool:
    ruff = str(SCRIPTS / "ruff")
    return (
        step("style", [ruff, "check", "."])
        and step("layout", [ruff, "format", "--check", "."])
        and step("types", [str(PYTHON), "-m", "mypy"])
        and step("rooms", [str(SCRIPTS / "lint-imports"), "--no-cache"])
    )


def client_checks() -> bool:
    if not client.exists():
        return True
    client.fetch_packages(environment.add_node)
    names = {"check": "the client's types", "lint": "the client's style", "test": "the client's tests"}
    return all(step(name, *client.npm("run", "--if-present", script)) for script, name in names.items())


def side_by_side(*doings: Callable[[], T]) -> list[T]:
    with ThreadPoolExecutor(len(doings)) as pool:
        return [doing.result() for doing in [pool.submit(doing) for doing in doings]]


def step(name: str, command: Sequence[str], env: Mapping[str, str] | None = None) -> bool:
    """One line for a check that is well; all it said for one that is not."""
    line = Line(name, shared=True)
    done = captured(command, env)
    line.end("failed" if done.returncode else "ok")
    if done.returncode:
        say(done.stdout)
        point_at(name, command)
    return done.returncode == 0


@dataclass(frozen=True)
class Run:
    """How a test run ended, with its closing line."""

    good: bool
    last: str


def loud_step(name: str, command: Sequence[str], env: Mapping[str, str]) -> Run:
    """A test run, shown as it goes."""
    say(f"  {name}:")
    colour = ["--color=yes"] if sys.stdout.isatty() else []
    return run_tests(name, [*command, *colour], env, show)


def later_step(name: str, command: Sequence[str], env: Mapping[str, str]) -> Run:
    """A test run beside another one that is shown: what it says comes at its end, in one piece."""
    said: list[str] = []
    run = run_tests(name, command, env, said.append)
    say("".join(["\n", *said]))
    return run


def run_tests(name: str, command: Sequence[str], env: Mapping[str, str], hear: Callable[[str], object]) -> Run:
    line = Line(name, shared=True)
    code, last = following(command, env, hear)
    line.end("failed" if code else "ok")
    if code:
        point_at(name, command)
        say(last)
    return Run(code == 0, last)


def point_at(name: str, command: Sequence[str]) -> None:
    words = [os.path.relpath(word, ROOT) if word.startswith(str(ROOT)) else word for word in command]
    again = " ".join(f'"{word}"' if " " in word else word for word in words)
    say(f"Failed: {name}. To run only this again: {again}")


def workers(more: int = 0) -> list[str]:
    """One for each core; `more` where tests often wait for a server or a database rather than compute. Whoever has
    nothing left to do takes from the others, so that long tests at the end do not wait for each other."""
    return ["-n", str(max(2, min(4, os.cpu_count() or 2)) + more), "--dist", "worksteal"]


def for_tests() -> dict[str, str]:
    return surroundings(**quiet_home())
