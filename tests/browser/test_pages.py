"""Every page in every language: it is there, nothing on it is out of reach, and all its words are."""

from __future__ import annotations

import re
import subprocess
from functools import cache

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Door
from tests.browser.visitor import DESK, PATIENCE, PHONE, TABLET, Visitor
from workshop import client
from workshop.places import ROOT

PAGES = (
    "/",
    "/games/lost-code",
    "/games/think-str8",
    "/games/the-game",
    "/games/the-game-extreme",
    "/rules/lost-code",
    "/rules/think-str8",
    "/rules/the-game",
    "/rules/the-game-extreme",
    "/settings",
    "/about",
    "/import",
    "/claim",
    "/join/nothing-here",
    "/watch/nothing-here",
    "/tables/nothing-here",
    "/matches/nothing-here",
    "/matches/nothing-here/replay",
    "/no/such/page",
)
_ID = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)


@cache
def ids() -> frozenset[str]:
    folder = ROOT / "src" / "ludoteca" / "locales" / "en"
    found = {name for file in folder.glob("*.ftl") for name in _ID.findall(file.read_text(encoding="utf-8"))}
    return frozenset(name for name in found if "-" in name)


def without_words(text: str) -> list[str]:
    """Ids that are shown instead of their words: known ones, and what looks like one."""
    rooms = {name.split("-")[0] for name in ids()}
    looks = [word for word in re.findall(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)+", text) if word.split("-")[0] in rooms]
    return [word for word in looks if word in ids() or word.count("-") > 1]


@pytest.mark.parametrize("language", ["en", "it", "fr", "de"])
def test_pages(visit: Door, language: str) -> None:
    size, scheme = {"en": (PHONE, "dark"), "it": (DESK, "light"), "fr": (TABLET, "dark"), "de": (PHONE, "light")}[
        language
    ]
    visitor = visit(language, size=size, scheme=scheme)
    for path in PAGES:
        visitor.open(path)
        expect(visitor.page.locator("[role=status] .unseen", has_text="…")).to_have_count(0)
        assert visitor.page.locator("html").get_attribute("lang") == language
        visitor.page.wait_for_load_state("networkidle")
        visitor.check()
        assert without_words(visitor.page.locator("main").inner_text()) == [], path


@pytest.mark.parametrize(("language", "path"), [("it", "/"), ("de", "/"), ("fr", "/settings")])
def test_the_first_page_names_all_that_it_takes(visit: Door, language: str, path: str) -> None:
    visitor = visit(language)
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(request.url))
    visitor.open(path)
    page = visitor.context.request.get(visitor.address + path, headers={"accept-language": language})
    named = set(re.findall(r'(?:src|href)="(/assets/[^"]+)"', page.text()))
    parts = {url.removeprefix(visitor.address) for url in asked if re.search(r"/assets/.+\.(js|css)$", url)}
    # Nothing in vain, and on the shelf nothing that would have to be asked for later.
    assert named <= parts
    assert path != "/" or named == parts
    assert page.headers["vary"] == "accept-encoding, accept-language"


def test_a_fresh_visitor_plays_after_two_clicks_at_most(visit: Door) -> None:
    for game in ("lost-code", "think-str8", "the-game", "the-game-extreme"):
        visitor = visit()
        visitor.play_now(game)
        table = visitor.ask(f"/tables/{visitor.table}")["table"]
        assert table["status"] == "playing"
        assert [chair["kind"] for chair in table["chairs"]] == ["person", "bot", "bot"]


def test_language_can_be_changed_and_is_kept(visit: Door) -> None:
    visitor = visit("de").open("/")
    expect(visitor.page.get_by_role("heading", level=1)).to_have_text("Vier Schachteln, ein ruhiger Tisch")
    visitor.page.locator("header select").select_option("it")
    expect(visitor.page.get_by_role("heading", level=1)).to_have_text("Quattro scatole, un tavolo tranquillo")
    visitor.page.reload()
    expect(visitor.page.get_by_role("heading", level=1)).to_have_text("Quattro scatole, un tavolo tranquillo")


def test_at_a_table_the_server_speaks_the_language_of_the_page(visit: Door) -> None:
    """Also to people whom it knew in another language, and whom the page has not asked for a name."""
    anna = visit("de")
    wish = {"game": "the-game", "chairs": [{"kind": "me"}], "start": True}
    english = {"X-Ludoteca": "1", "Accept-Language": "en"}
    made = anna.context.request.post(f"{anna.address}/api/tables", data=wish, headers=english).json()
    assert anna.ask("/me")["language"] == "en"
    anna.open(f"/tables/{made['id']}")
    told(anna, "de")
    anna.page.get_by_role("button", name="Einstellungen").click()
    anna.page.get_by_role("dialog").get_by_label("Sprache").select_option("fr")
    told(anna, "fr")


def told(visitor: Visitor, language: str) -> None:
    """Wait until the server knows the language."""
    for _ in range(PATIENCE // 50):
        if visitor.ask("/me")["language"] == language:
            return
        visitor.page.wait_for_timeout(50)
    raise AssertionError(f"the server was never told that the page speaks {language}")


def test_a_personal_link_moves_everything_to_another_device(visit: Door) -> None:
    first, second = visit(), visit()
    first.play_now("the-game")
    table = first.table
    first.open("/settings")
    first.page.get_by_role("button", name="Create a link").click()
    link = first.page.get_by_label("Personal link, for you only").input_value()
    second.open(link.removeprefix(first.address))
    assert "#" not in second.page.url
    second.check()
    second.page.get_by_role("button", name="Yes, bring them here").click()
    second.page.get_by_role("link", name="My tables").click()
    second.page.locator(f'a[href="/tables/{table}"]').click()
    expect(second.prompt).to_be_visible()
    assert {view["seat"] for view in second.views()} == {0}


def test_a_first_visit_and_a_puzzle_are_light() -> None:
    command, env = client.npm("run", "--silent", "size")
    done = subprocess.run(command, env=env, cwd=client.WEB, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "added by the page of a puzzle" in done.stdout


def test_a_page_whose_parts_the_server_has_no_more_is_opened_anew(visit: Door) -> None:
    """After an upgrade an open page asks for parts that are gone. It comes back by itself; where that does not help, it
    says so, and trying again opens it anew, too."""
    visitor = visit()
    visitor.open("/about")
    missing = [1]

    def serve(route: Route) -> None:
        if missing[0] > 0:
            missing[0] -= 1
            route.fulfill(status=404)
        else:
            route.continue_()

    visitor.page.route("**/assets/Settings-*.js", serve)
    visitor.page.get_by_role("link", name="Settings").first.click()
    expect(visitor.page.get_by_role("heading", name="Settings", level=1)).to_be_visible()
    missing[0] = 1
    visitor.open("/about")
    visitor.page.get_by_role("link", name="Settings").first.click()
    expect(visitor.page.get_by_role("heading", name="Something went wrong")).to_be_visible()
    visitor.page.get_by_role("button", name="Try again").click()
    expect(visitor.page.get_by_role("heading", name="Settings", level=1)).to_be_visible()
