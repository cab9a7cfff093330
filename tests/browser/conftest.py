"""What the tests in a browser share: one Chromium, one server with quick bots, visitors with a clean browser each."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.chromium import browser
from tests.browser.serving import House, house
from tests.browser.visitor import Visitor


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with browser() as opened:
        yield opened


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("house")) as opened:
        yield opened


class Door:
    """Lets visitors in, each with a browser of their own."""

    def __init__(self, chromium: Browser, server: House) -> None:
        self._chromium = chromium
        self._server = server
        self.inside: list[Visitor] = []

    def __call__(self, language: str = "en", **how: Any) -> Visitor:
        visitor = Visitor(self._chromium, self._server.address, language, **how)
        self.inside.append(visitor)
        return visitor


@pytest.fixture
def visit(chromium: Browser, server: House) -> Iterator[Door]:
    """Call it for a visitor. Whatever their pages complain about fails the test."""
    door = Door(chromium, server)
    yield door
    for visitor in door.inside:
        visitor.leave()
    assert [complaint for visitor in door.inside for complaint in visitor.complaints] == []


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.browser)
