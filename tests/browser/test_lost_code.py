"""The Lost Code and Think Str8!, played in a browser."""

from __future__ import annotations

import re
from itertools import pairwise
from operator import sub
from threading import Event

import pytest
from playwright.sync_api import Route, ViewportSize, expect

from ludoteca.locales import say
from ludoteca.mind.judgement import Facts, Reason
from tests.browser import lost_code, moments, stage
from tests.browser.conftest import Door
from tests.browser.visitor import DESK, PATIENCE, PHONE, TABLET, Visitor, until

LAPTOP: ViewportSize = {"width": 1280, "height": 720}


@pytest.mark.parametrize(
    ("game", "modules"),
    [("lost-code", ()), ("lost-code", ("X-Race", "Deadly Shortcut", "Curse of the Temple")), ("think-str8", ())],
    ids=["lost-code", "modules", "think-str8"],
)
def test_whole_match_by_clicks(visit: Door, game: str, modules: tuple[str, ...]) -> None:
    visitor = visit(size=PHONE if game == "think-str8" else None)
    if modules:
        visitor.open(f"/games/{game}")
        for module in modules:
            visitor.page.get_by_role("switch", name=module).click()
        visitor.page.get_by_role("button", name="Start the match").click()
    else:
        visitor.play_now(game)
    visitor.page.locator(".prompt.yours").wait_for()
    visitor.check()
    lost_code.whole_match(visitor, each=in_sight if game == "lost-code" else None)
    if game == "lost-code":
        nothing_left_out(visitor)
    expect(visitor.prompt).to_have_text("The match is over.")
    visitor.check()
    no_secrets(visitor)
    # On a phone there is room for one of the two links; the review leads to the replay too.
    match = visitor.page.locator(".finish a[href$='/replay']").get_attribute("href") or ""
    visitor.open(match)
    replay(visitor, match)


# What is said to those who listen, in order.
_LISTEN = """() => {
  window.heard = []
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (target.dataset?.testid !== 'said-polite') continue
      for (const node of addedNodes) if (node.textContent?.trim()) window.heard.push(node.textContent)
    }
  }).observe(document, { childList: true, subtree: true })
}"""


def test_whole_match_by_keys_and_by_ear(visit: Door) -> None:
    """With things moving: the focus follows the question, and what is said is enough to play."""
    visitor = visit(motion=True, pace="fast")
    visitor.context.add_init_script(f"({_LISTEN})()")
    visitor.play_now("lost-code")
    lost_code.whole_match(visitor, keys=True, each=somewhere)
    expect(visitor.prompt).to_have_text("The match is over.")
    result = visitor.page.locator(".end h2").inner_text()
    until(visitor.page, "result => window.heard.includes(result)", result)
    heard: list[str] = visitor.page.evaluate("window.heard")
    rounds = visitor.page.locator(".progress").inner_text().rsplit(" ", 1)[1]
    # The own answer of every round, what one wrote at the end, and how it ended; never the same twice in a row.
    assert len([line for line in heard if line.startswith("You: ")]) == int(rounds)
    assert [line for line in heard if re.match(r"You write .* for bear\.", line)]
    assert [line for line in heard[heard.index(result) :] if line.startswith("You have ")]
    assert [after for before, after in pairwise(heard) if before == after] == []


def somewhere(visitor: Visitor) -> None:
    """The focus is never lost: whoever cannot see it would have to begin at the top of the page."""
    assert visitor.page.evaluate("document.activeElement !== document.body"), visitor.prompt.inner_text()


def in_sight(visitor: Visitor) -> None:
    """On a large screen the whole table is there at once, whatever is asked: nobody scrolls to see who is ahead. On a
    small laptop all that one needs in order to act is."""
    until(visitor.page, _NOTHING_ROLLS)
    visitor.page.set_viewport_size(LAPTOP)
    until(visitor.page, _WITHIN_REACH)
    visitor.page.set_viewport_size({"width": DESK["width"], "height": DESK["height"]})
    until(visitor.page, _NOTHING_ROLLS)


# A page may hear late that its window has changed: both are waited for.
_NOTHING_ROLLS = """() => {
  const board = document.querySelector('section.board[aria-busy]')
  return board.scrollHeight <= board.clientHeight && document.documentElement.scrollHeight <= innerHeight
}"""
_WITHIN_REACH = """() =>
  [...document.querySelectorAll('section.board[aria-busy] :is(.act, .own, .dice) :is(button, [role=slider])')]
    .every((one) => one.getBoundingClientRect().bottom <= innerHeight)
"""
SYMBOLS = ("eagle", "jaguar", "chameleon", "snake", "human", "bear", "blue", "green", "yellow", "violet", "red", "grey")


def longest_advice(phase: str, language: str) -> list[tuple[str, str]]:
    """What a suggestion costs and why, in the most words there are for it."""
    costs = [say("coach-costs-points", {"cost": 10.4}, language), say("coach-equal", {}, language)]
    bid: Facts = {"range": "13–19", "points": 2, "chance": 100, "left": 12345, "codes": 123456}
    if phase in ("wheel", "place"):
        reasons = [
            Reason("code-advice-bid", bid),
            Reason("code-advice-bid-never", bid),
            *[Reason("code-advice-bid-read", bid | {"bets": b}) for b in ("but", "and")],
        ]
    elif phase == "turn":
        reasons = [
            Reason("code-advice-dice", bid | {"bets": bets, "dice": (symbol,) * 3})
            for bets in ("but", "and", "none")
            for symbol in SYMBOLS
        ]
    else:
        reasons = [
            Reason(f"code-advice-exchange{kind}", {"symbol": symbol, "now": -1.4, "fresh": -0.4})
            for kind in ("", "-least", "-read", "-tried")
            for symbol in SYMBOLS
        ]
    said = sorted((reason.sentence(language) for reason in reasons), key=len)
    return [(max(costs, key=len), sentence) for sentence in said[-3:]]


ROOMY = ((1440, 900), (1280, 720), (1180, 820), (820, 1180), (768, 900), (414, 736), (390, 844), (360, 740), (740, 360))


@pytest.mark.parametrize("language", ["en", "it", "fr", "de"])
def test_a_coach_is_read_to_the_end_and_leaves_room(visit: Door, language: str) -> None:
    """However long its advice is, on every screen: all of it can be read, and what is asked for lies under it, all of
    it in sight."""
    visitor = visit(language)
    visitor.open("/about")
    games = [("lost-code", phase, seed) for phase, seed in (("wheel", 2), ("turn", 3), ("exchange", 2))]
    for game, phase, seed in (*games, ("think-str8", "wheel", 2), ("think-str8", "place", 2)):
        visitor.page.set_viewport_size({"width": 1440, "height": 900})
        visitor.open(f"/tables/{moments.coached(visitor, game, 4, phase, seed)}")
        visitor.page.locator(".tip p span").wait_for()
        if phase == "wheel":
            visitor.page.locator("section.board[aria-busy] .wheels button:not(:disabled)").last.click()
        for width, height in ROOMY:
            visitor.page.set_viewport_size({"width": width, "height": height})
            for advice in longest_advice(phase, language):
                until(visitor.page, moments.ADVISE, advice)
                until(visitor.page, _FITS, [width, height])
                until(visitor.page, moments.READ_TO_THE_END)


@pytest.mark.parametrize("size", [DESK, PHONE, {"width": 740, "height": 360}], ids=["desk", "phone", "side"])
def test_help_that_comes_late_moves_nothing(visit: Door, size: ViewportSize) -> None:
    """Whoever is about to touch a wheel touches that one, whether or not the coach has spoken meanwhile, and however
    much it has to say."""
    visitor = visit(size=size)
    visitor.open("/about")
    table = moments.coached(visitor, "lost-code", 4, "wheel", 2)
    late: list[Route] = []

    def hold(route: Route) -> None:
        if spoken.is_set():
            route.continue_()
        else:
            late.append(route)

    spoken = Event()
    visitor.page.route("**/help?*", hold)
    visitor.open(f"/tables/{table}")
    visitor.page.locator("section.board[aria-busy] .wheels button:not(:disabled)").last.click()
    for _ in range(PATIENCE // 50):
        if late:
            break
        visitor.page.wait_for_timeout(50)
    before = visitor.page.evaluate(_WHEELS)
    spoken.set()
    for waiting in late:
        waiting.continue_()
    visitor.page.locator(".act .tip p").wait_for()
    for advice in (("Best", "Short."), *longest_advice("wheel", "en")):
        until(visitor.page, moments.ADVISE, advice)
        after = visitor.page.evaluate(_WHEELS)
        assert [one for one, two in zip(before, after, strict=True) if max(map(abs, map(sub, one, two))) > 2] == [], (
            advice
        )


_WHEELS = """() => [...document.querySelectorAll('.act :is(.wheels, .steps) button')].map((one) => {
  const { left, top, width, height } = one.getBoundingClientRect()
  return [left, top, width, height]
})"""
_FITS = """([wide, high]) => innerWidth === wide && innerHeight === high &&
[...document.querySelectorAll('.lying, .act, .set, .how')].every(({ scrollHeight, clientHeight }) => {
  return scrollHeight - clientHeight <= 1
}) && [...document.querySelectorAll('[data-zone=bets] .lane')].every((lane) => {
  const numbers = lane.closest('.lanes').querySelector('.numbers')
  return lane.getBoundingClientRect().bottom <= numbers.getBoundingClientRect().top + 1
}) && [...document.querySelectorAll('.commit button')].every((one) => {
  const { top, bottom, width, height } = one.getBoundingClientRect()
  const act = document.querySelector('.act').getBoundingClientRect()
  const words = one.querySelector('.lines')?.getBoundingClientRect()
  return top >= act.top && bottom <= act.bottom && width >= 44 && height >= 44 && !(words?.width > width)
})"""


def nothing_left_out(visitor: Visitor) -> None:
    """No line of the log has a hole where a word should be."""
    log = visitor.page.get_by_role("button", name="Log", exact=True)
    if log.count():
        log.click()
    lines = visitor.page.locator(".log li > span:last-child").all_inner_texts()
    assert len(lines) > 20
    assert [line for line in lines if re.search(r" [.,:]|  ", line)] == []


def replay(visitor: Visitor, path: str) -> None:
    """Step, play, jump by round, other eyes, a link to a moment, and on from there as a match of its own."""
    page = visitor.page
    page.wait_for_url("**/replay**")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Replay")
    visitor.check()
    page.get_by_label("Jump to").select_option(label="Round 2")
    expect(page.locator("[role=status].line")).not_to_have_text("Start of the match")
    at = page.get_by_role("slider", name="Position in the match").input_value()
    page.get_by_role("button", name="Step forward").click()
    page.get_by_role("button", name="Step back").click()
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("slider", name="Position in the match")).not_to_have_value(at)
    page.get_by_role("button", name="Pause").click()
    page.get_by_label("Point of view").select_option("1")
    whole_board(visitor)
    page.get_by_role("button", name="Share this moment").click()
    link = page.get_by_label("Link to this moment").input_value()
    visitor.check()
    visitor.open(link.removeprefix(visitor.address))
    expect(page.get_by_label("Point of view")).to_have_value("1")
    moment = link.split("n=")[1].split("&")[0]
    expect(page.get_by_role("slider", name="Position in the match")).to_have_value(moment)
    page.get_by_role("button", name="Continue from here").click()
    page.get_by_label("You play as").select_option("0")
    visitor.check()
    page.get_by_role("button", name="Play from here").click()
    page.wait_for_url("**/tables/*")
    expect(visitor.prompt).to_be_visible()
    # The new table's address is its own, without the moment of the replay.
    assert "?" not in page.url
    visitor.open(path.removesuffix("/replay"))
    visitor.check()


def whole_board(visitor: Visitor) -> None:
    """A replay has more around the board than a match: it still shows all of it, without rolling, at once."""
    before = visitor.page.viewport_size
    assert before is not None
    for width, height in ((1280, 720), (768, 1024), (740, 360), (390, 844), (360, 740)):
        visitor.page.set_viewport_size({"width": width, "height": height})
        assert visitor.page.evaluate(_OUT_OF_SIGHT) <= 1, (width, height)
    visitor.page.set_viewport_size(before)


_OUT_OF_SIGHT = (
    "() => (({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)(document.querySelector('.lying'))"
)
# On a busy machine a page hears late that its window has changed: here always.
_HEARS_LATE = """() => {
  const late = (what) => function (kind, heard, ...rest) {
    const tell = kind === what ? (...told) => setTimeout(() => heard(...told), 3000) : heard
    EventTarget.prototype.addEventListener.call(this, kind, tell, ...rest)
  }
  MediaQueryList.prototype.addEventListener = late('change')
  window.addEventListener = late('resize')
  const Observer = window.ResizeObserver
  window.ResizeObserver = class extends Observer {
    constructor(heard) {
      super((...told) => setTimeout(() => heard(...told), 3000))
    }
  }
}"""


def test_a_replay_has_its_height_from_the_window_alone(visit: Door) -> None:
    """Before the page has heard of its new window, and with the course of a review under the board."""
    visitor = visit(size=PHONE)
    visitor.context.add_init_script(f"({_HEARS_LATE})()")
    visitor.open("/about")
    made = moments.ask(visitor, "records", {"record": stage.record_of("lost-code", 4)})
    # Its end may be longer than a phone: then keys scroll it.
    visitor.open(f"/matches/{made['id']}/replay?n={made['n']}")
    visitor.page.locator(".lying .end").wait_for()
    visitor.check()
    path = f"/matches/{made['id']}/replay?n=40&seat="
    for eyes, size in (("1", TABLET), ("all", PHONE), ("0", PHONE)):
        visitor.page.set_viewport_size({"width": size["width"], "height": size["height"]})
        visitor.open(path + eyes)
        visitor.page.locator(".controls").wait_for()
        whole_board(visitor)
    moments.ask(visitor, f"matches/{made['id']}/review", {})
    # It is there as soon as something has been judged.
    visitor.open(path + "0")
    visitor.page.locator(".controls .graph").wait_for()
    whole_board(visitor)
    visitor.check()


def no_secrets(visitor: Visitor) -> None:
    """Until the end the own numbers, the removed ones and the undrawn ones never arrived."""
    views = [view for view in visitor.views() if view["phase"] != "over"]
    assert len(views) > 10
    for view in views:
        assert view["seat"] == 0
        assert set(view["logs"][0]) <= {None}, "the own code was sent"
        assert all(not any(numbers) for numbers in (view["undrawn"], view["finals"]))
        assert set(view["removed"]) <= {None}


def fixing(visitor: Visitor) -> str:
    """A table with a coach, at the moment at which numbers for a token are to be fixed."""
    wish = {
        "game": "lost-code",
        "chairs": [{"kind": "me"}, {"kind": "bot", "level": "novice"}],
        "options": {"x_race": True, "deadly_shortcut": True},
        "help": "coach",
        "start": True,
    }
    for _ in range(20):  # Not every match has two equal dice for whoever sits there.
        table: str = moments.ask(visitor, "tables", wish)["id"]
        for _ in range(400):
            view = visitor.ask(f"/tables/{table}/events")["view"]
            if view["phase"] == "lock" and view["moves"]:
                return table
            if view["outcome"] or view["phase"] == "guess":
                break
            if view["moves"]:
                wanted = next((move for move in view["moves"] if move["do"] == "take"), view["moves"][0])
                moments.ask(visitor, f"tables/{table}/play", {"move": wanted})
    raise AssertionError("no token is offered")


# Nothing of the question lies on another part of it, or reaches out of its place.
_APART = """([wide, high]) => {
  if (innerWidth !== wide || innerHeight !== high) return false
  const act = document.querySelector('.act').getBoundingClientRect()
  const parts = [...document.querySelectorAll('.act .tip p, .locking .said, .locking .numbers, .locking > button')]
    .map((one) => one.getBoundingClientRect())
  const apart = (one, two) =>
    one.bottom <= two.top + 1 || two.bottom <= one.top + 1 || one.right <= two.left + 1 || two.right <= one.left + 1
  return parts.length === 4 && parts.every((one, at) =>
    one.bottom <= act.bottom + 1 && parts.slice(at + 1).every((two) => apart(one, two)))
}"""


@pytest.mark.parametrize("language", ["en", "de"])
def test_numbers_for_a_token_are_fixed_under_a_coach(visit: Door, language: str) -> None:
    """What is asked, the numbers and the button beside each other, on every screen."""
    visitor = visit(language, size={"width": 740, "height": 360})
    visitor.open("/about")
    visitor.open(f"/tables/{fixing(visitor)}")
    visitor.page.locator(".act .tip p").wait_for()
    for width, height in ROOMY:
        visitor.page.set_viewport_size({"width": width, "height": height})
        until(visitor.page, _APART, [width, height])
    numbers = visitor.page.locator(".locking .numbers button")
    for number in range(3):
        numbers.nth(number).click()
    for width, height in ROOMY:
        visitor.page.set_viewport_size({"width": width, "height": height})
        until(visitor.page, _APART, [width, height])
