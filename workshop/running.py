"""Starting programs: quietly with one line each, or in the open."""

import subprocess
import sys
import threading
import time
from collections.abc import Callable, Mapping, Sequence

from workshop.errors import SetupError, explain
from workshop.places import ROOT, surroundings

WIDTH = 34
LAST_WORDS = 10.0
"""Seconds to read what a program has said before it ended."""


def say(text: str) -> None:
    print(text, flush=True)


def show(line: str) -> None:
    print(line, end="", flush=True)


class Line:
    """One line for one step: its name at once, how long it took when it is done. Steps that run side by side share the
    screen, and each says all of its line at its end."""

    def __init__(self, name: str, shared: bool = False) -> None:
        self.name = name
        self.began = time.monotonic()
        self.whole = shared or not sys.stdout.isatty()
        if not self.whole:
            print(f"  {name:<{WIDTH}}", end="", flush=True)

    def end(self, word: str = "ok") -> None:
        took = f"{word:<6} {time.monotonic() - self.began:6.1f} s"
        say(f"  {self.name:<{WIDTH}}{took}" if self.whole else took)


def quietly(name: str, command: Sequence[str], env: Mapping[str, str] | None = None) -> str:
    """Run one step of the set-up and return what it printed; a failure becomes a sentence."""
    line = Line(name)
    try:
        done = captured(command, env)
    except OSError as error:
        line.end("failed")
        raise SetupError(explain(name, str(error))) from error
    if done.returncode:
        line.end("failed")
        raise SetupError(explain(name, done.stdout))
    line.end()
    return done.stdout


def captured(command: Sequence[str], env: Mapping[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command,
        cwd=ROOT,
        env=surroundings() if env is None else env,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )


def openly(command: Sequence[str], env: Mapping[str, str] | None = None) -> int:
    """Hand the terminal over to a program; it gets Ctrl-C itself and we wait until it has tidied up."""
    program = subprocess.Popen(command, cwd=ROOT, env=surroundings() if env is None else env)
    while True:
        try:
            return program.wait()
        except KeyboardInterrupt:
            continue


def following(
    command: Sequence[str], env: Mapping[str, str] | None = None, hear: Callable[[str], object] = show
) -> tuple[int, str]:
    """Run a program, hear every line and keep the last that says something. It is over when the program ends, not when
    nobody writes any more: what it has started and left behind may hold its output open for ever."""
    last = ""
    program = subprocess.Popen(
        command,
        cwd=ROOT,
        env=surroundings() if env is None else env,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    )

    def copy() -> None:
        nonlocal last
        for line in program.stdout or ():
            hear(line)
            last = line.strip() or last

    reader = threading.Thread(target=copy, daemon=True)
    reader.start()
    try:
        code = program.wait()
    except BaseException:
        program.kill()
        raise
    reader.join(LAST_WORDS)
    return code, last
