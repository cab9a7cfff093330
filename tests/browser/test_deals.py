"""The deal of the day in a browser: play it, give it up or finish it, and see what came of it."""

from __future__ import annotations

import json
import re
import zipfile
from pathlib import Path

from playwright.sync_api import expect

from ludoteca.engine.match import load
from tests.browser import the_game
from tests.browser.conftest import Door
from tests.browser.moments import ask, play_out
from tests.browser.visitor import PHONE, Visitor


def test_a_deal_of_the_day_is_played_and_compared(visit: Door) -> None:
    zoe = visit(size=PHONE)
    zoe.open("/")
    zoe.page.get_by_role("link", name="Today’s deals").click()
    expect(zoe.page.get_by_role("heading", name="Today’s deals")).to_be_visible()
    expect(zoe.page.get_by_text("New deals in")).to_be_visible()
    zoe.check()
    zoe.page.get_by_role("button", name="Play for the results: The Game · alone").click()
    zoe.page.wait_for_url("**/tables/*")
    expect(zoe.prompt).to_be_visible()
    for _ in range(400):
        now = the_game.look(zoe)
        if now["over"]:
            break
        if now["turn"] and not now["busy"]:
            the_game.step(zoe)
            the_game.until_changed(zoe, now)
        else:
            zoe.page.wait_for_timeout(30)
    assert the_game.look(zoe)["over"]

    expect(zoe.page.get_by_role("link", name="Compare results")).to_be_visible()
    zoe.open("/daily")
    expect(zoe.page.get_by_role("button", name="Play for the results: The Game · alone")).to_have_count(0)
    zoe.page.get_by_role("link", name="Results: The Game · alone").click()
    expect(zoe.page.get_by_role("heading", name="Your result")).to_be_visible()
    expect(zoe.page.get_by_text("Place 1 of 1 on this server")).to_be_visible()
    expect(zoe.page.get_by_role("button", name="Play for the results")).to_have_count(0)
    zoe.check()
    shared = zoe.page.get_by_label("Share, without giving anything away").input_value()
    assert "The Game" in shared
    _look_back(zoe)
    # Another attempt is practice, on the same cards.
    zoe.page.get_by_role("button", name="Practise").click()
    zoe.page.wait_for_url("**/tables/*")
    expect(zoe.prompt).to_be_visible()


def _look_back(zoe: Visitor) -> None:
    """The match is in one's history, and in one's numbers."""
    deal = zoe.page.url
    zoe.open("/")
    zoe.page.get_by_role("link", name="My games").click()
    expect(zoe.page.get_by_role("heading", name="My games")).to_be_visible()
    past = zoe.page.get_by_role("list", name="My games").get_by_role("listitem")
    expect(past).to_have_count(1)
    expect(past.get_by_role("link", name="shared deal")).to_have_attribute("href", re.compile("daily"))
    zoe.check()
    zoe.page.get_by_label("Result").select_option("open")
    expect(zoe.page.get_by_text("No matches found.")).to_be_visible()
    zoe.page.get_by_label("Result").select_option("all")
    expect(past).to_have_count(1)
    with zoe.page.expect_download() as download:
        zoe.page.get_by_role("link", name="Download all records").click()
    with zipfile.ZipFile(download.value.path()) as archive:
        (record,) = archive.namelist()
        assert load(archive.read(record)).outcome is not None
    zoe.page.get_by_role("link", name="Statistics").click()
    expect(zoe.page.get_by_text("Only 1 match so far")).to_be_visible()
    expect(zoe.page.get_by_role("img", name=re.compile("won; over many matches"))).to_be_visible()
    zoe.check()
    zoe.page.goto(deal)


def test_somebody_takes_everything_along_and_is_forgotten(visit: Door) -> None:
    zoe = visit(size=PHONE, notes_stay=True)
    zoe.play_now("the-game")
    table = zoe.page.url
    zoe.open("/settings")
    with zoe.page.expect_download() as download:
        zoe.page.get_by_role("link", name="Download everything").click()
    with zipfile.ZipFile(download.value.path()) as archive:
        known = json.loads(archive.read("me.json"))
    name = known["people"][0]["name"]
    assert len(known["places"]) == 1
    zoe.page.get_by_role("button", name="Forget me…").click()
    zoe.check()
    zoe.page.get_by_role("textbox", name="Type it to confirm").fill("Nobody")
    zoe.page.get_by_role("button", name="Forget me for good").click()
    expect(zoe.page.get_by_text("so that nobody is deleted by mistake")).to_be_visible()
    zoe.page.get_by_role("textbox", name="Type it to confirm").fill(name)
    zoe.page.get_by_role("button", name="Forget me for good").click()
    expect(zoe.page.get_by_text("You have been forgotten.")).to_be_visible()
    assert zoe.context.cookies() == []
    zoe.page.goto(table)
    expect(zoe.page.get_by_label("Table code or link")).to_be_visible()


def test_a_personal_link_moves_to_one_other_device(visit: Door) -> None:
    zoe, phone, third = visit(), visit("it", size=PHONE), visit()
    zoe.play_now("the-game")
    zoe.open("/settings")
    zoe.page.get_by_role("textbox", name="Your name", exact=True).fill("Zoe")
    zoe.page.get_by_role("button", name="Create a link").click()
    link = zoe.page.get_by_label("Personal link, for you only").input_value()
    phone.open(link.removeprefix(zoe.address))
    # What opens it is in no history.
    assert phone.page.url == f"{phone.address}/claim"
    phone.check()
    phone.page.get_by_role("button", name="Sì, portali qui").click()
    expect(phone.page.get_by_role("heading", name="Ti diamo il benvenuto, Zoe")).to_be_visible()
    # From now on the server speaks the language of this page.
    assert phone.ask("/me")["me"] == {"name": "Zoe", "language": "it"}
    phone.page.get_by_role("link", name="I miei tavoli").click()
    expect(phone.page.get_by_text("Ti aspetta")).to_be_visible()
    third.open(link.removeprefix(zoe.address))
    third.page.get_by_role("button", name="Yes, bring them here").click()
    expect(third.page.get_by_role("heading", name="This link no longer works")).to_be_visible()
    assert third.ask("/me")["me"] is None
    # Whoever no longer has the phone signs it out from where they are.
    zoe.page.reload()
    devices = zoe.page.get_by_role("region", name="Your devices")
    expect(devices.get_by_role("listitem")).to_have_count(2)
    zoe.check()
    devices.get_by_role("button", name="Sign out").click()
    expect(devices.get_by_text("Only this browser knows you.")).to_be_visible()
    assert phone.ask("/me")["me"] is None
    assert zoe.ask("/me")["me"] is not None


def played_by_api(visitor: Visitor, deal: str, last: bool) -> None:
    """A deal played to its end without looking: always the first, or always the last of the moves."""
    play_out(visitor, ask(visitor, f"deals/{deal}/play", {"practice": False})["id"], last)


def test_two_matches_on_one_deal_side_by_side_and_a_picture_of_the_result(visit: Door) -> None:
    zoe, yan, watcher = visit(), visit(size=PHONE), visit()
    deal = next(one["id"] for one in zoe.ask("/daily")["deals"] if one["id"].endswith("the-game-extreme.alone"))
    for visitor, last in ((zoe, False), (yan, True)):
        visitor.open("/about")
        played_by_api(visitor, deal, last)
    # Whoever has not played it is told results, and no way to anybody's match.
    assert [line["match"] for line in watcher.ask(f"/deals/{deal}")["results"]] == [None, None]
    # With a friend's link they are asked to play it first.
    watcher.open(f"/matches/{zoe.ask('/me/history')['matches'][0]['match']}")
    expect(watcher.page.get_by_role("heading", name="You have this deal ahead of you")).to_be_visible()
    expect(watcher.page.get_by_role("link", name="Today’s deals").last).to_be_visible()
    watcher.check()
    zoe.open(f"/deals/{deal}")
    zoe.page.get_by_text("Picture", exact=True).click()
    with zoe.page.expect_download() as download:
        zoe.page.get_by_role("button", name="Share as image").click()
    assert Path(download.value.path()).read_bytes().startswith(b"\x89PNG")
    zoe.check()
    for visitor in (zoe, yan):
        visitor.open(f"/deals/{deal}")
        visitor.page.get_by_role("link", name="Beside mine").click()
        where = visitor.page.get_by_role("slider", name="Moment")
        expect(where).to_be_visible()
        began = where.input_value()
        expect(visitor.page.get_by_role("button", name="Where they differ")).to_be_disabled()
        visitor.page.get_by_role("button", name="Step forward").click()
        expect(where).not_to_have_value(began)
        visitor.check()
        visitor.page.get_by_role("button", name="Where they differ").click()
        expect(where).to_have_value(began)
    expect(zoe.page.locator(".boards > section > h2")).to_have_count(2)
    # Of the two who sat there only one is who looks.
    expect(zoe.page.locator(".boards .you")).to_have_count(1)
    whose = yan.page.locator(".boards > section > h2")
    expect(whose).to_have_count(1)
    yan.page.get_by_role("group", name="Whose match").get_by_text("Guest").click()
    expect(whose).to_contain_text("Guest")


def test_a_challenge_does_not_tell_the_match(visit: Door) -> None:
    zoe, yan = visit(), visit(size=PHONE)
    zoe.open("/about")
    table = ask(zoe, "tables", {"game": "the-game", "chairs": [{"kind": "me"}], "start": True})
    play_out(zoe, table["id"], last=True)
    (match,) = (one["match"] for one in zoe.ask("/me/history")["matches"])
    zoe.open(f"/matches/{match}")
    zoe.page.get_by_role("button", name="Challenge").click()
    zoe.page.wait_for_url("**/deals/challenge.*")
    expect(zoe.page.get_by_text("send others the link below")).to_be_visible()
    link = zoe.page.get_by_label("Link to this deal").input_value()
    assert match not in link
    zoe.check()
    yan.open(link.removeprefix(zoe.address))
    expect(yan.page.get_by_text("played it first")).to_be_visible()
    # Whoever made it knows the cards, and is told of no others to play it for.
    expect(yan.page.get_by_text("Once you have finished it")).to_be_visible()
    expect(zoe.page.get_by_text("Once you have finished it")).to_have_count(0)
    assert not any(match in text for text in yan.received)
    yan.check()
    yan.page.get_by_role("button", name="Play for the results").click()
    yan.page.wait_for_url("**/tables/*")
    expect(yan.prompt).to_be_visible()
