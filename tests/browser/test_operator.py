"""The page for whoever runs a server: every button, on a desk and on a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import APIResponse, Locator, expect

from ludoteca.server.operator_auth import make_pass
from ludoteca.server.settings import server_key
from tests.browser.conftest import Door
from tests.browser.serving import House
from tests.browser.visitor import DESK, PHONE, Visitor


def enter(office: Visitor, server: House) -> None:
    office.page.goto(f"{server.address}/operator#{make_pass(server_key(server.data))}")
    expect(office.page.get_by_role("heading", name="For operators")).to_be_visible()
    assert "#" not in office.page.url


def ask(visitor: Visitor, method: str, path: str, body: object = None) -> APIResponse:
    """Ask the server with a visitor's own cookie."""
    url = f"{visitor.address}/api{path}"
    return visitor.page.request.fetch(url, method=method, data=body, headers={"X-Ludoteca": "1"})


def confirm(office: Visitor, name: str) -> None:
    office.page.get_by_role("dialog").get_by_role("button", name=name, exact=True).click()


def line_of(office: Visitor, part: str, text: str) -> Locator:
    return office.page.get_by_role("region", name=part).get_by_role("listitem").filter(has_text=text)


def take_words_away(office: Visitor, name: str) -> None:
    page = office.page
    line_of(office, "Tables", name).get_by_role("button", name="Messages").click()
    said = page.get_by_role("dialog").get_by_role("listitem").filter(has_text="a rude word")
    office.check()
    said.get_by_role("button", name="Remove").click()
    expect(page.get_by_role("dialog").get_by_role("listitem").filter(has_text="…")).to_be_visible()
    expect(said).to_have_count(0)
    page.keyboard.press("Escape")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_an_operator_uses_every_button(visit: Door, server: House, size: dict[str, int]) -> None:
    guest, office = visit(), visit(size=size)
    name = "Gwendolyn" if size == DESK else "Hildegard"
    assert ask(guest, "POST", "/me", {"name": name}).ok
    made = ask(guest, "POST", "/tables", {"game": "lost-code", "chairs": [{"kind": "me"}, {"kind": "open"}]})
    table = made.json()["id"]
    assert ask(guest, "POST", f"/tables/{table}/chat", {"text": "a rude word"}).ok
    guest.open(f"/tables/{table}")
    expect(guest.page.get_by_text("a rude word").first).to_be_attached()
    enter(office, server)
    page = office.page
    office.check()
    expect(page.get_by_text("Ready", exact=True)).to_be_visible()

    page.get_by_role("button", name="Verify the database").click()
    expect(page.get_by_text("everything is as it should be").first).to_be_visible()
    page.get_by_role("button", name="Back up now").click()
    expect(page.get_by_text(re.compile("Written and verified")).first).to_be_visible(timeout=120_000)

    page.get_by_role("textbox", name="Announcement for everyone").fill("Back at noon.")
    page.get_by_role("button", name="Announce").click()
    expect(guest.page.get_by_text("Back at noon.").first).to_be_visible()
    page.get_by_role("button", name="Withdraw").click()
    expect(page.get_by_role("button", name="Announce")).to_be_visible()

    switch = page.get_by_role("switch", name="Read-only mode")
    switch.click()
    expect(switch).to_be_checked()
    assert ask(guest, "POST", "/me", {"name": name}).status == 503
    switch.click()
    expect(switch).not_to_be_checked()

    take_words_away(office, name)

    page.get_by_label("Part of a name").fill(name[:5])
    page.get_by_label("Part of a name").press("Enter")
    person = line_of(office, "People", name)
    expect(person).to_have_count(1)
    person.get_by_role("button", name="Ban").click()
    office.check()
    confirm(office, "Ban")
    expect(page.get_by_role("button", name="Let in again")).to_be_visible()
    assert ask(guest, "GET", "/me").status == 403
    page.get_by_role("button", name="Let in again").first.click()
    expect(page.get_by_role("button", name="Let in again")).to_have_count(0)
    assert ask(guest, "GET", "/me").status == 200

    line_of(office, "Tables", name).get_by_role("button", name="Close the table").click()
    confirm(office, "Close the table")
    expect(line_of(office, "Tables", name)).to_have_count(0)
    person.get_by_role("button", name="Remove").click()
    confirm(office, "Remove")
    expect(person).to_have_count(0)
    page.get_by_role("button", name="Refresh").click()
    office.check()


def test_without_a_pass_there_is_nothing_to_see(visit: Door) -> None:
    stranger = visit()
    stranger.page.goto(f"{stranger.address}/operator")
    expect(stranger.page.get_by_text("This link is no longer valid.")).to_be_visible()
