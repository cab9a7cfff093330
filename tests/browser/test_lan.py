"""Two devices in one network: the page of this machine lets people in, and a friend plays from the other side."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest
from playwright.sync_api import Browser, expect

from ludoteca.server.addresses import local_addresses
from tests.browser.conftest import Door
from tests.browser.serving import House
from tests.browser.test_tables import set_up, turns
from tests.browser.visitor import PHONE, Visitor


@pytest.fixture
def network(server: House) -> Iterator[str]:
    """This machine's address in its network. Afterwards the door is closed, whatever happened."""
    (real, *_) = local_addresses() or pytest.skip("this machine has no address in a network")
    yield real
    httpx.delete(f"{server.address}/api/lan", headers={"X-Ludoteca": "1"})


def test_a_friend_in_the_network_joins_and_plays(visit: Door, chromium: Browser, network: str) -> None:
    host = visit()
    set_up(host, friends=1)
    page = host.page
    expect(page.get_by_text("These links work on this computer only")).to_be_visible()
    page.get_by_role("button", name="Let people on this network join").click()
    expect(page.get_by_text("Open to your network.")).to_be_visible()
    expect(page.get_by_role("img", name="QR code of the invite link")).to_be_visible()
    host.check()
    link = page.get_by_label("Invite link").input_value()
    assert link.startswith(f"http://{network}:")

    address, _, path = link.partition("/join/")
    guest = Visitor(chromium, address, size=PHONE)
    visit.inside.append(guest)
    guest.open(f"/join/{path}")
    expect(guest.page.get_by_text("Zoe invites you to play")).to_be_visible()
    expect(guest.page.get_by_role("heading", name="The Game", exact=True)).to_be_visible()
    expect(guest.page.get_by_text("One seat is free.")).to_be_visible()
    guest.check()
    guest.page.get_by_label("Your name").fill("Yan")
    guest.page.get_by_role("button", name="Sit down").click()
    guest.page.wait_for_url("**/tables/*")
    expect(guest.page.get_by_role("button", name="Leave this seat")).to_be_visible()
    # Nobody but the machine's own page is told of the door.
    expect(guest.page.get_by_text("Open to your network.")).to_have_count(0)
    assert guest.page.get_by_label("Invite link").input_value() == link

    page.get_by_role("button", name="Start the match", exact=True).click()
    expect(guest.prompt).to_be_visible()
    turns(host, guest, rounds=4)


def test_the_door_closes_again(visit: Door, network: str) -> None:
    host = visit()
    set_up(host, friends=1)
    opener = host.page.get_by_role("button", name="Let people on this network join")
    closer = host.page.get_by_role("button", name="Close to the network")
    opener.click()
    expect(closer).to_be_visible()
    assert network in host.page.get_by_label("Invite link").input_value()
    closer.click()
    expect(opener).to_be_visible()
    assert host.page.get_by_label("Invite link").input_value().startswith(host.address)
