"""The stage in a real browser: nothing ahead of the board, nothing jumps, and what happens around the table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.browser import stage, the_game
from tests.browser.conftest import Door
from tests.browser.serving import House
from tests.browser.visitor import PHONE, Visitor, until
from tests.prove.stage import MODULES, SIZES, Case, faults

GAMES = ("lost-code", "think-str8", "the-game", "the-game-extreme")
SHORT = 24
"""Messages in the fast part; `dev.py prove stage` shows whole matches with every module at all sizes."""


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_ahead_of_the_board_and_nothing_jumps(chromium: Browser, server: House, game: str) -> None:
    case = Case(game, MODULES[game][-1], SIZES[GAMES.index(game)], 3, 1)
    beats, found = faults(chromium, server.address, case, haste=4, most=SHORT)
    assert beats >= SHORT
    assert found == []


# A page that tells at once what has arrived, and one whose board gives way to a notice.
_TELLS = """() => {
  const { onmessage } = window.wire
  window.wire.onmessage = (event) => {
    document.querySelector('header h1').title = `entry ${JSON.parse(event.data).n}`
    onmessage(event)
  }
}"""
_PUSHES = """() => {
  const note = document.createElement('p')
  note.textContent = 'A notice'
  setTimeout(() => document.querySelector('.lying').before(note), 400)
}"""


@pytest.mark.parametrize(("fault", "finds"), [(_TELLS, "title entry"), (_PUSHES, "board: top")])
def test_the_watchers_notice(chromium: Browser, server: House, fault: str, finds: str) -> None:
    messages = stage.played("the-game", 3, {}, eyes=None, most=8)

    def show() -> stage.Show:
        shown = stage.Show(chromium, server.address, "the-game", messages, haste=4, size=PHONE)
        shown.visitor.page.evaluate(fault)
        return shown

    calm, crowded = show().calmly(), show().crowded()
    seen = calm.found()
    assert [told for told in [*stage.ahead(seen, crowded.found()), *stage.jumps(seen)] if finds in told]


def test_a_name_typed_is_a_name_used(visit: Door) -> None:
    host, guest = visit(), visit(size=PHONE)
    page = host.open("/games/the-game?with=friends").page
    page.get_by_label("Your name").fill("Zoe")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/tables/*")
    link = page.get_by_label("Invite link").input_value().removeprefix(host.address)
    guest.open(link)
    guest.page.get_by_label("Your name").fill("Yan")
    guest.page.get_by_role("button", name="Sit down").click()
    guest.page.wait_for_url("**/tables/*")
    expect(guest.page.get_by_role("button", name="Leave this seat")).to_be_visible()
    table = host.ask(f"/tables/{host.table}")["table"]
    assert [chair["name"] for chair in table["chairs"]] == ["Zoe", "Yan"]


def pair(host: Visitor, guest: Visitor) -> None:
    """Two people at a table of The Game, in play."""
    made = host.context.request.post(
        f"{host.address}/api/tables",
        headers={"X-Ludoteca": "1"},
        data={"game": "the-game", "chairs": [{"kind": "me"}, {"kind": "open"}]},
    ).json()
    for path, body in (("join", {"code": made["code"]}), (f"tables/{made['id']}/sit", {})):
        guest.context.request.post(f"{guest.address}/api/{path}", headers={"X-Ludoteca": "1"}, data=body)
    host.context.request.post(f"{host.address}/api/tables/{made['id']}/start", headers={"X-Ludoteca": "1"}, data={})
    for one in (host, guest):
        one.open(f"/tables/{made['id']}")
        expect(one.prompt).to_be_visible()


# What is asked beside the game lies on nothing that one plays with.
_ASIDE = """() => {
  const asked = document.querySelector('.toast').getBoundingClientRect()
  return [...document.querySelectorAll('.hand [data-card], [data-pile], [data-do]')].every((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect()
    return asked.right <= left || asked.left >= right || asked.bottom <= top || asked.top >= bottom
  })
}"""


def give_up(*everybody: Visitor) -> None:
    for one in everybody:
        one.context.request.post(
            f"{one.address}/api/tables/{one.table}/vote", headers={"X-Ludoteca": "1"}, data={"what": "concede"}
        )
    for one in everybody:
        expect(one.page.locator(".finish")).to_be_visible()


# Long names in the language that says most about them.
_OFFERED = (
    "Warten auf die Antwort von Massimiliano-Alessandro.",
    "Massimiliano-Alessandro möchte noch einmal spielen.",
)


def reads_an_offer(visitor: Visitor, *widths: int) -> None:
    told = visitor.prompt.inner_text()
    for width in widths:
        visitor.page.set_viewport_size({"width": width, "height": PHONE["height"]})
        until(visitor.page, "width => innerWidth === width", width)
        for words in _OFFERED:
            more = visitor.prompt.evaluate(
                "(it, words) => (it.textContent = words, it.scrollHeight - it.clientHeight)", words
            )
            assert more <= 3, (width, words)
    visitor.prompt.evaluate("(it, told) => { it.textContent = told }", told)


def test_a_rematch_is_an_offer_that_the_other_accepts(visit: Door) -> None:
    host, guest = visit(notes_stay=True), visit(size=PHONE, notes_stay=True)
    pair(host, guest)
    for one in (host, guest):
        one.page.locator(".toast").wait_for()
        assert one.page.evaluate(_ASIDE)
    give_up(host, guest)
    host.page.get_by_role("button", name="Play again").click()
    expect(guest.prompt).to_contain_text("wants to play again")
    expect(guest.page.locator(".finish")).to_be_visible()
    host.check()
    guest.check()
    reads_an_offer(host, 1100, 1280, 1440)
    reads_an_offer(guest, 390, 360)
    guest.page.get_by_role("button", name="Accept").click()
    for one in (host, guest):
        expect(one.page.locator(".finish")).to_have_count(0)
    # After the second one the series has a score, under the result.
    give_up(host, guest)
    for one in (host, guest):
        expect(one.page.get_by_text("Won 0 of 2 matches")).to_be_visible()
        one.check()


def test_giving_up_is_said_on_a_phone_too(visit: Door) -> None:
    visitor = visit(size=PHONE)
    visitor.play_now("the-game")
    page = visitor.page
    page.get_by_role("tab", name="Table").click()
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("button", name="End the match").click()
    told = visitor.prompt
    expect(told).to_have_text("The players gave up.")
    # There is no result that would say it, and what was pressed no longer lies over the board.
    box = told.bounding_box()
    assert box is not None
    assert box["width"] > 50
    expect(page.get_by_role("button", name="Give up")).to_be_hidden()
    expect(page.locator("[data-zone=team] .turn")).to_have_count(0)
    visitor.check()


def test_somebody_who_is_gone_is_seen_to_be_gone(visit: Door) -> None:
    host, guest = visit(), visit()
    pair(host, guest)
    guest.page.close()
    expect(host.page.get_by_text(re.compile("is offline"))).to_be_visible()
    # It can be read in the banner, too, where it stands under what is to be done.
    assert host.my_turn
    team = host.page.locator("[data-zone=team]")
    expect(team.get_by_text("Offline")).to_have_count(1)
    host.check()
    # A bot in their place does not hide it.
    host.page.get_by_role("tab", name="Table").click()
    host.page.get_by_role("button", name="Let a bot take over").click()
    expect(team.get_by_text("Away")).to_have_count(1)
    expect(team.get_by_text("Offline")).to_have_count(1)
    expect(host.page.get_by_role("list", name="Seats at the table").get_by_text("Offline")).to_have_count(1)
    host.check()
    guest.page = guest.context.new_page()
    guest.open(f"/tables/{host.table}")
    expect(host.page.get_by_text(re.compile("is offline"))).to_have_count(0)
    expect(team.get_by_text("Offline")).to_have_count(0)


def test_a_lost_line_cuts_nothing_of_what_is_asked(visit: Door) -> None:
    """The longest task of all, in the narrowest window, with the notice below it."""
    visitor = visit("de", size=PHONE)
    visitor.play_now("lost-code")
    visitor.page.locator(".prompt.yours").wait_for()
    visitor.context.set_offline(True)
    visitor.page.locator(".prompt .broken").wait_for()
    visitor.prompt.evaluate("it => { it.textContent = 'Du bist dran: Lass die Würfel liegen oder drehe einen.' }")
    lines = visitor.prompt.evaluate("it => [it.scrollHeight - it.clientHeight, it.clientHeight]")
    assert lines[0] <= 3, lines


# Words that stick out of the choice they stand in.
_CUT = """() => [...document.querySelectorAll('dialog[open] fieldset label')]
  .filter((one) => one.scrollWidth > one.clientWidth + 1
    || one.getBoundingClientRect().right > one.parentElement.getBoundingClientRect().right)
  .map((one) => one.textContent)"""


def test_settings_at_the_table_fit_on_a_phone(visit: Door) -> None:
    """In Italian, whose words for them are the longest."""
    visitor = visit("it", size=PHONE)
    visitor.play_now("the-game")
    visitor.page.get_by_role("button", name="Impostazioni").click()
    visitor.page.locator("dialog[open] fieldset").first.wait_for()
    assert visitor.page.evaluate(_CUT) == []
    # A finger finds each of them.
    choices = visitor.page.locator("dialog[open] fieldset label").evaluate_all(
        "all => all.map((one) => one.getBoundingClientRect().height)"
    )
    assert min(choices) >= 44
    visitor.check()


def test_another_language_changes_all_that_is_said(visit: Door) -> None:
    """Chosen at the table: the dialog, the banner, and what the page had asked before."""
    visitor = visit(size=PHONE, notes_stay=True)
    visitor.play_now("the-game")
    page = visitor.page
    expect(page.locator(".toast")).to_contain_text("Play with sound?")
    page.get_by_role("button", name="Settings").click()
    page.locator("dialog[open] select").select_option("de")
    expect(page.locator("dialog[open] h2")).to_have_text("Einstellungen")
    expect(page.locator(".toast")).to_contain_text("Mit Ton spielen?")
    expect(page.locator(".toast .act")).to_have_text("Ton einschalten")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    # Whoever has found the sound by themselves is not asked for it any more.
    page.get_by_role("switch", name="Ton").click()
    expect(page.locator(".toast")).to_have_count(0)


_NOTHING_LATER = """() => {
  const later = window.setTimeout
  window.setTimeout = (what, ms, ...rest) => later(what, ms > 2000 ? 1e9 : ms, ...rest)
}"""


def test_what_is_played_offline_is_sent_when_the_line_is_back(visit: Door) -> None:
    visitor, friend = visit(), visit()
    # Two people: a bot might begin the match in the moment before the line is cut.
    pair(visitor, friend)
    page = visitor.page
    the_game.settled(visitor)
    before = the_game.look(visitor)
    # It is told within two seconds of the page's own clock: nothing that is due later happens any more.
    page.evaluate(_NOTHING_LATER)
    visitor.context.set_offline(True)
    expect(page.get_by_text(re.compile("offline"))).to_be_visible()
    the_game.step(visitor)
    expect(page.get_by_text(re.compile("will be sent"))).to_be_visible()
    visitor.context.set_offline(False)
    the_game.until_changed(visitor, before)
    expect(page.get_by_text(re.compile("offline"))).to_have_count(0)


def test_a_replay_plays_to_its_end(visit: Door) -> None:
    """At every speed, with either kind of step; that each keeps its time is tried with the page's clock in hand."""
    visitor = visit()
    record = stage.record_of("the-game", 2)
    sent = visitor.context.request.post(
        f"{visitor.address}/api/records", headers={"X-Ludoteca": "1"}, data={"record": record}
    ).json()
    for speed, steps, entries in (("1", "decision", 6), ("2", "event", 8), ("4", "decision", 20)):
        page = visitor.open(f"/matches/{sent['id']}/replay?n={sent['n'] - entries}").page
        page.get_by_label("Speed").select_option(speed)
        page.get_by_label("Step", exact=True).select_option(steps)
        page.get_by_role("button", name="Play", exact=True).click()
        until(page, "() => { const bar = document.querySelector('input[type=range]'); return bar.value === bar.max }")
        expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    visitor.check()
    assert page.evaluate(
        """() => {
          const board = document.querySelector('section.board').getBoundingClientRect()
          return document.querySelector('.controls').getBoundingClientRect().top >= board.bottom - 1
        }"""
    )
