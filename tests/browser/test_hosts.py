"""Who looks after a table: the host hands it over, and somebody takes it over from a host who is away."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Door
from tests.browser.test_tables import set_up, sit
from tests.browser.visitor import PHONE, Visitor

_ASKED = "localStorage.setItem('ludoteca.settings', JSON.stringify({ pace: 'instant', offered: true }))"


def seat_of(visitor: Visitor, name: str) -> str:
    """What stands at somebody's seat."""
    return visitor.page.locator(".seats li", has_text=name).inner_text()


def hand_over(host: Visitor, name: str) -> None:
    host.page.get_by_role("button", name=f"Make host: {name}").click()
    host.check()
    host.page.get_by_role("dialog").get_by_role("button", name="Make host", exact=True).click()
    expect(host.page.get_by_text(f"{name} is now the host.").first).to_be_visible()
    expect(host.page.get_by_role("button", name="Make host")).to_have_count(0)


def test_a_table_changes_hands(visit: Door) -> None:
    zoe, yan = visit(notes_stay=True), visit(size=PHONE, notes_stay=True)
    for visitor in (zoe, yan):
        # Nothing is asked beside the game: that would stay, too.
        visitor.context.add_init_script(_ASKED)
    path = set_up(zoe, friends=1)
    sit(yan, path, "Yan")
    expect(yan.page.get_by_role("button", name="Take over as host")).to_have_count(0)

    # Before the match: whoever has the table starts it, and gives it back while it runs.
    hand_over(zoe, "Yan")
    assert "Host" in seat_of(yan, "Yan")
    assert "Host" not in seat_of(zoe, "Zoe")
    expect(zoe.page.get_by_role("button", name="Start the match", exact=True)).to_have_count(0)
    yan.check()
    yan.page.get_by_role("button", name="Start the match", exact=True).click()
    expect(yan.prompt).to_be_visible()
    yan.page.get_by_role("tab", name="Table").click()
    hand_over(yan, "Zoe")
    expect(yan.page.get_by_role("button", name="Take over as host")).to_have_count(0)

    # The host lets a bot play and goes: somebody who is there takes over.
    zoe.page.get_by_role("tab", name="Table").click()
    expect(zoe.page.get_by_role("button", name="Make host: Yan")).to_be_visible()
    zoe.page.get_by_role("button", name="Let a bot play for me").click()
    yan.page.get_by_role("button", name="Take over as host").click()
    expect(yan.page.get_by_text("You are now the host.").first).to_be_visible()
    expect(yan.page.get_by_role("button", name="Make host: Zoe")).to_be_visible()
    expect(zoe.page.get_by_role("button", name="Make host: Yan")).to_have_count(0)
    yan.check()
