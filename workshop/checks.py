"""The checks, in the order in which they are cheapest to fail."""

import os
import sys
from collections.abc import Mapping, Sequence

from workshop import client, engines, environment, kernels
from workshop.places import PYTHON, ROOT, SCRIPTS, quiet_home, surroundings
from workshop.running import Line, captured, echoing, openly, say

BROWSER = ROOT / "tests" / "browser"
PYTEST = [str(PYTHON), "-m", "pytest"]
SLOWEST = ["--durations", "15"]
"""A run that everybody waits for tells what it spends its time on."""


def everything() -> int:
    """Style, types, architecture, client, then all tests; those in a browser get a process of their own."""
    say(engines.in_words())
    # Beside the checks, so that the tests' workers do not each compile the same code.
    compiling = kernels.start()
    if not (house_rules() and client_checks()):
        return 1
    kernels.finish(compiling)
    env = for_tests()
    runs = [("tests", [*PYTEST, *workers(more=1), *SLOWEST, "-m", "not browser", "--ignore", str(BROWSER)])]
    if any(BROWSER.glob("test_*.py")):
        # Playwright's own event loop in the same process would break the asynchronous tests. Each worker has a browser
        # and a server of its own.
        runs.append(("tests in a browser", [*PYTEST, *workers(), *SLOWEST, "-m", "browser", str(BROWSER)]))
    closing = []
    for name, command in runs:
        good, last = loud_step(name, command, env)
        closing.append(last)
        if not good:
            return 1
    say("\nAll checks passed.")
    say("\n".join(closing))
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
    return 0 if loud_step("the quick tests", quick, for_tests())[0] else 1


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


def step(name: str, command: Sequence[str], env: Mapping[str, str] | None = None) -> bool:
    """One line for a check that is well; all it said for one that is not."""
    line = Line(name)
    done = captured(command, env)
    line.end("failed" if done.returncode else "ok")
    if done.returncode:
        say(done.stdout)
        point_at(name, command)
    return done.returncode == 0


def loud_step(name: str, command: Sequence[str], env: Mapping[str, str]) -> tuple[bool, str]:
    """A test run, shown as it goes; its closing line is kept for the end."""
    say(f"  {name}:")
    line = Line(name)
    colour = ["--color=yes"] if sys.stdout.isatty() else []
    code, last = echoing([*command, *colour], env)
    line.end("failed" if code else "ok")
    if code:
        point_at(name, command)
        say(last)
    return code == 0, last


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
