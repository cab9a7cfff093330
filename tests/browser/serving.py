"""A real server for the browser, in a process of its own that can be stopped and started again."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from tests.server.serving import Process


class House(Process):
    """A server with quick bots, which play no deals for par: that would take a core of the tests."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, "--think", "0.1", "--par", "0")

    def open(self) -> None:
        self.start()
        for _ in range(1200):
            try:
                if httpx.get(f"{self.address}/ready").status_code == 200:
                    # The first to ask for the games waits until their bots are loaded, however slow the machine is.
                    httpx.get(f"{self.address}/api/games", timeout=None).raise_for_status()
                    return
            except httpx.TransportError:
                pass
            time.sleep(0.05)
        raise RuntimeError(f"The server did not start:\n{self.log}")


@contextmanager
def house(folder: Path) -> Iterator[House]:
    opened = House(folder)
    opened.open()
    try:
        yield opened
    finally:
        opened.stop()
