"""Around a table: friends by link, closing and coming back, spectators, help, refusals, a server that restarts."""

from __future__ import annotations

import json
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

from tests.browser import the_game
from tests.browser.conftest import Door
from tests.browser.serving import house
from tests.browser.visitor import PATIENCE, PHONE, Visitor


def set_up(host: Visitor, *, friends: int, help_level: str = "Sheet") -> str:
    """A table of The Game with open seats; the link to join."""
    host.open("/games/the-game")
    page = host.page
    page.get_by_label("Your name").fill("Zoe")
    for seat in range(2, 4):
        page.get_by_label(f"Seat {seat}", exact=True).select_option("open" if seat - 2 < friends else "novice")
    page.get_by_role("radio", name=help_level).check()
    host.check()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/tables/*")
    link = page.get_by_label("Invite link").input_value()
    host.check()
    return link.removeprefix(host.address)


def sit(guest: Visitor, path: str, name: str) -> None:
    guest.open(path)
    guest.page.get_by_label("Your name").fill(name)
    guest.page.get_by_role("button", name="Sit down").click()
    guest.page.wait_for_url("**/tables/*")
    expect(guest.page.get_by_role("button", name="Leave this seat")).to_be_visible()
    guest.check()


def turns(*players: Visitor, rounds: int) -> None:
    """Let whoever is on turn play, for a while."""
    done = 0
    for _ in range(2000):
        for player in players:
            now = the_game.look(player)
            if now["over"]:
                return
            if now["turn"] and not now["busy"]:
                the_game.step(player)
                the_game.until_changed(player, now)
                done += 1
        if done >= rounds:
            return
        players[0].page.wait_for_timeout(30)
    raise AssertionError("nobody is on turn")


def test_two_browsers_and_a_spectator(visit: Door) -> None:
    host, guest, watcher = visit(), visit(size=PHONE), visit()
    path = set_up(host, friends=1)
    watch = host.page.get_by_label("Link for spectators").input_value().removeprefix(host.address)
    sit(guest, path, "Yan")
    expect(host.page.get_by_text("Yan").first).to_be_visible()
    host.page.get_by_role("button", name="Start the match", exact=True).click()
    expect(guest.prompt).to_be_visible()
    watcher.open(watch)
    expect(watcher.page.get_by_text("Watching", exact=True)).to_be_visible()
    turns(host, guest, rounds=4)

    # In the middle of a turn one closes the tab and comes back: everything lies as it was.
    for _ in range(400):
        mid = next((player for player in (host, guest) if the_game.look(player)["turn"]), None)
        if mid or the_game.look(host)["over"]:
            break
        host.page.wait_for_timeout(50)
    assert mid is not None
    hand = the_game.look(mid)["cards"]
    mid.reopen()
    the_game.settled(mid)
    assert the_game.look(mid)["cards"] == hand
    turns(host, guest, rounds=4)

    # Talk reaches everybody; numbers may not be told.
    host.tab("Talk")
    host.page.get_by_role("textbox", name="Message").fill("I have something good here")
    host.page.get_by_role("button", name="Send").click()
    expect(host.page.locator(".said .text")).to_have_text("I have something good here")
    expect(host.page.get_by_role("textbox", name="Message")).to_have_value("")
    host.page.get_by_role("textbox", name="Message").fill("take my 36")
    host.page.get_by_role("button", name="Send").click()
    expect(host.page.get_by_text("No numbers, please")).to_be_visible()
    expect(host.page.get_by_role("textbox", name="Message")).to_have_value("take my 36")
    host.check()
    guest.tab("Talk")
    expect(guest.page.locator(".said .text")).to_have_text("I have something good here")
    guest.check()
    watcher.tab("Talk")
    expect(watcher.page.locator(".said .text")).to_have_text("I have something good here")
    watcher.check()
    for player, seat in ((host, 0), (guest, 1), (watcher, None)):
        for view in player.views():
            assert view["seat"] == seat
            assert view["open_hands"] == []
            assert view["undrawn"] == []
            assert seat is not None or view["hand"] == []


def test_an_illegal_move_is_explained_and_leads_to_its_rule(visit: Door) -> None:
    visitor = visit().play_now("the-game")
    page = visitor.page
    for _ in range(60):
        the_game.settled(visitor)
        now = the_game.look(visitor)
        if now["over"]:
            page.get_by_role("button", name="Play again").click()
            page.wait_for_timeout(500)
            continue
        cards = now["cards"]
        assert isinstance(cards, list)
        if now["start"] and now["turn"] and not now["busy"]:
            the_game.step(visitor)
        if now["start"] or now["busy"] or not now["turn"]:
            page.wait_for_timeout(100)
            continue
        for card in cards:
            the_game.hold(visitor, card)
            dark = page.locator("[data-pile]:not(.lit) button.slot")
            if dark.count():
                dark.first.click()
                link = page.get_by_role("button", name="See the rule")
                expect(link).to_be_visible()
                expect(page.get_by_text("can’t").or_(page.get_by_text("can't")).first).to_be_visible()
                link.click()
                expect(page.locator("dialog section.target")).to_be_visible()
                visitor.check()
                return
        the_game.step(visitor)
        the_game.until_changed(visitor, now)
    raise AssertionError("no card was ever out of place")


@pytest.mark.parametrize("level", ["None", "Sheet", "Odds", "Coach"])
def test_help_is_what_the_table_allows(visit: Door, level: str) -> None:
    visitor = visit()
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(request.url))
    visitor.open("/games/the-game")
    visitor.page.get_by_role("radio", name=level).check()
    visitor.page.get_by_role("button", name="Start the match").click()
    expect(visitor.prompt).to_be_visible()
    kind = {"None": "none", "Sheet": "sheet", "Odds": "odds", "Coach": "coach"}[level]
    the_game.settled(visitor)
    if kind == "none":
        assert visitor.ask(f"/tables/{visitor.table}/help?level=sheet")["code"] == "help-none"
        # Nobody asks for what is not given.
        assert [url for url in asked if "/help" in url] == []
    else:
        heard(visitor, kind)
    visitor.check()


def heard(visitor: Visitor, kind: str) -> None:
    """Wait for help of this kind, and for none that goes further."""
    for _ in range(PATIENCE // 50):
        answers = [json.loads(text) for text in visitor.received if '"kind"' in text[:20]]
        kinds = {answer["kind"] for answer in answers if answer.get("kind") in {"sheet", "odds", "coach"}}
        if kinds:
            assert kinds == {kind}
            return
        visitor.page.wait_for_timeout(50)
    raise AssertionError(f"no help of the kind {kind}")


def test_the_server_restarts_in_mid_game(chromium: Browser, tmp_path: Path) -> None:
    with house(tmp_path) as server:
        visitor = Visitor(chromium, server.address)
        try:
            visitor.play_now("the-game")
            the_game.settled(visitor)
            turns(visitor, rounds=2)
            the_game.settled(visitor)
            hand = the_game.look(visitor)["cards"]
            page = visitor.page
            visitor.tab("Talk")
            words = page.get_by_role("textbox", name="Message")
            words.fill("nothing of this is lost")
            server.kill()
            expect(page.get_by_text("You are offline")).to_be_visible()
            page.get_by_role("button", name="Send").click()
            expect(page.get_by_text("The server can’t be reached")).to_be_visible()
            expect(words).to_have_value("nothing of this is lost")
            visitor.check()
            server.open()
            expect(page.get_by_text("You are offline")).to_have_count(0)
            assert the_game.look(visitor)["cards"] == hand
            # What was being written outlives the server, and the page.
            page.reload()
            visitor.tab("Talk")
            expect(words).to_have_value("nothing of this is lost")
            page.get_by_role("button", name="Send").click()
            expect(page.locator(".said .text")).to_have_text("nothing of this is lost")
            expect(words).to_have_value("")
            assert the_game.look(visitor)["cards"] == hand
            turns(visitor, rounds=3)
        finally:
            visitor.leave()
        assert visitor.complaints == []


def test_a_word_in_between_takes_no_move_away(visit: Door) -> None:
    """Whatever somebody says or signals just before one's own move arrives: the move still counts."""
    host, guest = visit(), visit()
    sit(guest, set_up(host, friends=1), "Yan")
    host.page.get_by_role("button", name="Start the match", exact=True).click()
    expect(guest.prompt).to_be_visible()
    spoken: list[str] = []
    # Asked from beside the browser: while a message is held up, the browser itself can be asked nothing.
    beside = httpx.Client(
        base_url=f"{guest.address}/api/tables/{guest.table}",
        headers={"X-Ludoteca": "1"},
        cookies={cookie["name"]: cookie["value"] for cookie in guest.context.cookies()},
    )

    def say_first() -> None:
        signals = beside.get("").json()["happened"]["view"]["signals"]
        for path, words in (("chat", {"text": "wait"}), ("play", {"move": signals[0]} if signals else None)):
            if words:
                spoken.append(f"{path} {beside.post(f'/{path}', json=words).status_code}")

    def hold(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def send(message: str | bytes) -> None:
            if json.loads(message)["do"] == "play":
                say_first()
            server.send(message)

        line.on_message(send)

    host.page.route_web_socket("**/ws/**", hold)
    host.page.reload()
    expect(host.prompt).to_be_visible()
    for _ in range(400):
        now = the_game.look(host)
        if spoken.count("play 200") >= 3 or now["over"]:
            break
        for player in (host, guest):
            now = the_game.look(player)
            if now["turn"] and not now["busy"]:
                the_game.step(player)
                the_game.until_changed(player, now)
                expect(player.page.locator(".refused")).to_have_count(0)
        host.page.wait_for_timeout(30)
    assert spoken.count("play 200") >= 3
    assert set(spoken) <= {"chat 200", "chat 201", "play 200", "play 201"}
