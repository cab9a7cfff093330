"""Turn alerts in a browser: asked for in the lobby, sent through a push service that the test plays, decrypted with the
device's own keys, and shown by the real service worker. Only the vendor's service is not there."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, expect

from tests.browser import the_game
from tests.browser.serving import House
from tests.browser.test_tables import set_up, sit
from tests.browser.visitor import PATIENCE, PHONE, Visitor, until
from tests.server.push_service import Delivery, Device, PushService, push_service

_SUBSCRIBE = """
PushManager.prototype.subscribe = async function (options) {
  if (!options.userVisibleOnly || options.applicationServerKey.length !== 65) throw new Error('not like this')
  const wish = { endpoint: ENDPOINT, keys: KEYS }
  return { endpoint: wish.endpoint, options, toJSON: () => wish }
}
"""
# Without a screen Chromium shows no notes, whatever it is allowed: the worker's last step is watched instead.
_WATCH = """() => {
  self.shown = []
  self.registration.showNotification = async (title, { body, data }) => self.shown.push({ title, body, data })
}"""


class Vendor:
    """A push service in a thread of its own."""

    def __init__(self) -> None:
        self.service: PushService | None = None
        self._loop = asyncio.new_event_loop()
        self._stop = asyncio.Event()
        self._ready = threading.Event()
        self._thread = threading.Thread(target=self._loop.run_until_complete, args=(self._serve(),))
        self._thread.start()
        self._ready.wait()

    async def _serve(self) -> None:
        async with push_service() as self.service:
            self._ready.set()
            await self._stop.wait()

    @property
    def known(self) -> PushService:
        assert self.service is not None
        return self.service

    def next(self) -> Delivery:
        return asyncio.run_coroutine_threadsafe(self.known.next(), self._loop).result()

    def close(self) -> None:
        self._loop.call_soon_threadsafe(self._stop.set)
        self._thread.join()
        self._loop.close()


@pytest.fixture
def vendor() -> Iterator[Vendor]:
    found = Vendor()
    yield found
    found.close()


@pytest.fixture
def telling(vendor: Vendor, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    """A server that knows this push service, and does not wait before it tells."""
    monkeypatch.setenv("LUDOTECA_PUSH_HOSTS", vendor.known.host)
    monkeypatch.setenv("LUDOTECA_ALERT_AFTER", "0")
    opened = House(tmp_path)
    opened.open()
    yield opened
    opened.stop()


def with_alerts(visitor: Visitor, vendor: Vendor, device: Device) -> None:
    """A browser whose vendor's service can be reached: its own `subscribe` would ask one that is not there."""
    visitor.context.grant_permissions(["notifications"])
    keys, endpoint = (msgspec.json.encode(part).decode() for part in (device.keys, vendor.known.address("zoe")))
    visitor.context.add_init_script(_SUBSCRIBE.replace("KEYS", keys).replace("ENDPOINT", endpoint))


def deliver(visitor: Visitor, message: bytes) -> list[dict[str, Any]]:
    """What a vendor's service does last: hand a message to the service worker; the notes that it shows then."""
    (worker,) = visitor.context.service_workers
    worker.evaluate(_WATCH)
    line = visitor.context.new_cdp_session(visitor.page)
    found: list[dict[str, Any]] = []
    line.on("ServiceWorker.workerRegistrationUpdated", lambda told: found.extend(told["registrations"]))
    line.send("ServiceWorker.enable")
    for _ in range(PATIENCE // 50):
        if found:
            break
        visitor.page.wait_for_timeout(50)
    line.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": visitor.address, "registrationId": found[0]["registrationId"], "data": message.decode()},
    )
    for _ in range(PATIENCE // 50):
        shown: list[dict[str, Any]] = worker.evaluate("() => self.shown")
        if shown:
            return shown
        visitor.page.wait_for_timeout(50)
    raise AssertionError("nothing is shown")


def test_a_table_for_days_tells_whose_turn_it_is(chromium: Browser, telling: House, vendor: Vendor) -> None:
    device = Device()
    zoe = Visitor(chromium, telling.address, worker=True, notes_stay=True)
    yan = Visitor(chromium, telling.address, size=PHONE)
    try:
        with_alerts(zoe, vendor, device)
        path = set_up(zoe, friends=1)
        ask = zoe.page.get_by_role("button", name="Tell me", exact=True)
        expect(ask).to_have_count(0)
        zoe.page.get_by_label("Clock").select_option("slow")
        ask.click()
        expect(zoe.page.get_by_text("We will tell you when it is your turn.")).to_be_visible()
        expect(ask).to_have_count(0)
        zoe.check()
        assert zoe.ask("/push")["on"] is True
        sit(yan, path, "Yan")
        zoe.page.get_by_role("button", name="Start the match", exact=True).click()
        expect(zoe.prompt).to_be_visible()
        table = zoe.table
        # She goes, and it becomes her turn.
        zoe.open("/settings")
        expect(zoe.page.get_by_role("switch", name="Tell me even when this page is closed")).to_be_checked()
        for _ in range(2000):
            if vendor.known.came.qsize():
                break
            # Not `turns`, which waits until somebody is on turn: after his turn it is hers, and she is not there.
            now = the_game.look(yan)
            if now["turn"] and not now["busy"]:
                the_game.step(yan)
                the_game.until_changed(yan, now)
            yan.page.wait_for_timeout(30)
        message = device.read(vendor.next().body)
        told = msgspec.json.decode(message)
        assert told["path"] == f"/tables/{table}"
        assert "Yan" in told["body"]
        (note,) = deliver(zoe, message)
        assert note == {"title": "Your turn", "body": told["body"], "data": f"/tables/{table}"}
        # And she thinks better of it.
        zoe.page.get_by_role("switch", name="Tell me even when this page is closed").click()
        until(zoe.page, "async () => !(await (await fetch('/api/push')).json()).on")
    finally:
        zoe.leave()
        yan.leave()
    assert zoe.complaints + yan.complaints == []
