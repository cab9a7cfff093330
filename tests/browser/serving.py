"""A real server for the browser, in a process of its own that can be stopped and started again."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from tests.server.serving import START_WITHIN, Patience, Process, starved


class House(Process):
    """A server with quick bots. They play no deals for par unless asked: that would take a core of the tests."""

    def __init__(self, folder: Path, par: int = 0) -> None:
        super().__init__(folder, "--think", "0.1", "--par", str(par))

    def open(self) -> None:
        self.start()
        patience = Patience(START_WITHIN, lambda: starved(self.pid))
        while patience.left > 0:
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
def house(folder: Path, par: int = 0) -> Iterator[House]:
    opened = House(folder, par)
    opened.open()
    try:
        yield opened
    finally:
        opened.stop()
