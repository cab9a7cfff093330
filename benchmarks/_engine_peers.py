"""The programs we measure ourselves against, in an environment of their own under .tools, never in the project's."""

from __future__ import annotations

import contextlib
import subprocess
import sys
from pathlib import Path

from workshop import environment
from workshop.errors import SetupError

PACKAGES = ("open_spiel==2.0.2", "pettingzoo==1.27.0", "shimmy==2.0.1", "pygame-ce==2.5.8")
OPENSPIEL, PETTINGZOO = "open_spiel hanabi", "pettingzoo hanabi"


class Peers:
    """A process that plays the peers' games when asked to. A context manager."""

    def __init__(self) -> None:
        try:
            # What the set-up says must not mix with what the benchmark prints.
            with contextlib.redirect_stdout(sys.stderr):
                python = environment.beside("peers", *PACKAGES)
        except SetupError as error:
            sys.exit(f"The peers cannot be installed. {error}")
        worker = Path(__file__).with_name("_peer.py")
        self._process = subprocess.Popen(
            [str(python), "-W", "ignore", str(worker)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            bufsize=1,
        )

    def __enter__(self) -> Peers:
        return self

    def __exit__(self, *_: object) -> None:
        self._process.communicate()

    def steps_per_second(self, name: str, seconds: float) -> float:
        """How fast a peer plays at random, measured for so long."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(f"{name} {seconds}\n")
        answer = self._process.stdout.readline().split()
        if len(answer) != 2:
            sys.exit(f"{name} stopped without an answer; its own words stand above.")
        return int(answer[0]) / float(answer[1])
