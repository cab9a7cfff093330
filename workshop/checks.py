"""The checks, in the order in which they are cheapest to fail."""

import os
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from threading import Event

from workshop import client, engines, environment, kernels
from workshop.places import PYTHON, ROOT, SCRIPTS, quiet_home, surroundings
from workshop.running import Line, captured, following, openly, say, show

BROWSER = ROOT / "tests" / "browser"
PYTEST = [str(PYTHON), "-m", "pytest"]
SLOWEST = ["--durations", "15"]
"""A run that everybody waits for tells what it spends its time on."""


def everything() -> int:
    """Style first, since it takes a second. Then types and the tests in Python, and beside them the client's checks and
    the tests in a browser: each often waits rather than computes. Whatever fails, nothing further is begun."""
    say(engines.in_words())
    # Beside the checks, so that the tests' workers do not each compile the same code.
    compiling = kernels.start()
    if not style():
        return 1
    env = for_tests()
    tests = [*PYTEST, *workers(more=1), *SLOWEST, "-m", "not browser", "--ignore", str(BROWSER)]
    # Playwright's own event loop in the same process would break the asynchronous tests. Each worker has a browser
    # and a server of its own.
    browser = [*PYTEST, *workers(), *SLOWEST, "-m", "browser", str(BROWSER)]
    last: list[str] = []
    if not side_by_side(
        (types, lambda: kernels.finish(compiling), lambda: loud_step("tests", tests, env, last)),
        (client_checks, lambda: later_step("tests in a browser", browser, env, last)),
    ):
        return 1
    say("\nAll checks passed.")
    say("\n".join(last))
    return 0


def the_fast_part() -> int:
    if not style():
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
    # Beside each other: the first time, the types of everything take as long as half of the tests.
    return 0 if side_by_side((types,), (lambda: loud_step("the quick tests", quick, for_tests()),)) else 1


def some_tests(words: Sequence[str]) -> int:
    return openly([*PYTEST, *words], for_tests())


def style() -> bool:
    ruff = str(SCRIPTS / "ruff")
    return step("style", [ruff, "check", "."]) and step("layout", [ruff, "format", "--check", "."])


def types() -> bool:
    return step("types", [str(PYTHON), "-m", "mypy"]) and step("rooms", [str(SCRIPTS / "lint-imports"), "--no-cache"])


def client_checks() -> bool:
    if not client.exists():
        return True
    client.fetch_packages(environment.add_node)
    names = {"check": "the client's types", "lint": "the client's style", "test": "the client's tests"}
    return all(step(name, *client.npm("run", "--if-present", script)) for script, name in names.items())


def side_by_side(*lanes: Iterable[Callable[[], bool]]) -> bool:
    """Each lane in its order; after a failure anywhere no lane begins anything more."""
    failed = Event()

    def along(lane: Iterable[Callable[[], bool]]) -> None:
        try:
            for doing in lane:
                if failed.is_set():
                    return
                if not doing():
                    failed.set()
        except BaseException:
            failed.set()
            raise

    with ThreadPoolExecutor(len(lanes)) as pool:
        for running in [pool.submit(along, lane) for lane in lanes]:
            running.result()
    return not failed.is_set()


def step(name: str, command: Sequence[str], env: Mapping[str, str] | None = None) -> bool:
    """One line for a check that is well; all it said for one that is not."""
    line = Line(name, shared=True)
    done = captured(command, env)
    line.end("failed" if done.returncode else "ok")
    if done.returncode:
        say(done.stdout)
        point_at(name, command)
    return done.returncode == 0


def loud_step(name: str, command: Sequence[str], env: Mapping[str, str], last: list[str] | None = None) -> bool:
    """A test run, shown as it goes; its closing line goes to `last`."""
    say(f"  {name}:")
    colour = ["--color=yes"] if sys.stdout.isatty() else []
    return run_tests(name, [*command, *colour], env, show, last)


def later_step(name: str, command: Sequence[str], env: Mapping[str, str], last: list[str] | None = None) -> bool:
    """A test run beside another one that is shown: what it says comes at its end, in one piece."""
    said: list[str] = []
    good = run_tests(name, command, env, said.append, last)
    say("".join(["\n", *said]))
    return good


def run_tests(
    name: str, command: Sequence[str], env: Mapping[str, str], hear: Callable[[str], object], last: list[str] | None
) -> bool:
    line = Line(name, shared=True)
    code, closing = following(command, env, hear)
    line.end("failed" if code else "ok")
    if last is not None:
        last.append(closing)
    if code:
        point_at(name, command)
        say(closing)
    return code == 0


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
