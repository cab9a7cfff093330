"""Pictures of every page and key state, so that people can look at them: dev.py shots [--only WORD] [--sizes 360,1440].

They go to ./shots: 360, 768 and 1440 px wide and a phone on its side, light and dark, in four languages.
"""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path

from playwright.sync_api import Browser
from playwright.sync_api import TimeoutError as TooLate

from tests.browser import afterwards, lost_code, moments, the_game
from tests.browser.chromium import browser
from tests.browser.serving import house
from tests.browser.visitor import DESK, PHONE, TABLET, Visitor
from workshop.places import ROOT

SIZES = {"360": PHONE, "768": TABLET, "1440": DESK, "740": {"width": 740, "height": 360}}
SCHEMES = ("light", "dark")
LANGUAGES = ("en", "it", "fr", "de")
GAMES = ("lost-code", "think-str8", "the-game", "the-game-extreme")
PAGES = {
    "home": "/",
    "settings": "/settings",
    "about": "/about",
    "import": "/import",
    "not-found": "/no/such/page",
    "no-table": "/tables/nothing-here",
    "style": "/style",
    **{f"set-up-{game}": f"/games/{game}" for game in GAMES},
    **{f"rules-{game}": f"/rules/{game}" for game in GAMES},
    "rules-at-a-rule": "/rules/lost-code#LC-62",
}
# Every state that web/tests/fixtures holds: each phase, module and command, the coach, spectators, wins and losses.
FIXTURES = sorted(f"{path.parent.name}/{path.stem}" for path in (ROOT / "web" / "tests" / "fixtures").glob("*/*.json"))

Shoot = Callable[[Visitor, str], None]


def pages(visitor: Visitor, shoot: Shoot) -> None:
    for name, path in PAGES.items():
        visitor.open(path)
        with suppress(TooLate):
            visitor.page.wait_for_load_state("networkidle", timeout=5000)
        if name.startswith("set-up-"):
            visitor.page.locator(".start button").wait_for()
        shoot(visitor, name)


def lobby(visitor: Visitor, shoot: Shoot) -> None:
    made = visitor.context.request.post(
        f"{visitor.address}/api/tables",
        headers={"X-Ludoteca": "1"},
        data={"game": "lost-code", "chairs": [{"kind": "me"}, {"kind": "bot", "level": "expert"}, {"kind": "open"}]},
    ).json()
    visitor.open(f"/tables/{made['id']}")
    shoot(visitor, "lobby")
    visitor.page.locator("section[aria-labelledby=invite] [role=switch]").click()
    visitor.page.locator("section[aria-labelledby=invite] svg[viewBox]").last.scroll_into_view_if_needed()
    shoot(visitor, "lobby-qr")


def boards(visitor: Visitor, shoot: Shoot) -> None:
    """Every fixture: the board, and the result where the match is over."""
    for name in FIXTURES:
        visitor.open(f"/style/boards?only={name}")
        visitor.page.locator("section[data-theme] .board > *").first.wait_for()
        shoot(visitor, f"state-{name.replace('/', '-')}")
        for part in (1, 2):
            visitor.page.locator("main [role=radiogroup] [role=radio], main fieldset input").nth(part).click(force=True)
            if visitor.page.locator("section[data-theme] .board > *").count():
                shoot(visitor, f"state-{name.replace('/', '-')}-{('sheet', 'end')[part - 1]}")


def why(visitor: Visitor, shoot: Shoot) -> None:
    """With odds allowed: why a number cannot be one's own, because it lies elsewhere and because it was worked out."""
    made = visitor.context.request.post(
        f"{visitor.address}/api/tables",
        headers={"X-Ludoteca": "1", "Accept-Language": visitor.page.evaluate("navigator.language")},
        data={
            "game": "lost-code",
            "chairs": [{"kind": "me"}, *[{"kind": "bot", "level": "casual"}] * 3],
            "help": "odds",
            "start": True,
        },
    ).json()
    visitor.open(f"/tables/{made['id']}")
    page = visitor.page
    crossed = False
    while not crossed:
        page.locator(".prompt.yours").wait_for()
        now = lost_code.look(visitor)
        if now["turn"] and not now["busy"]:
            lost_code.step(visitor)
            lost_code.until_changed(visitor, now)
        known = visitor.ask(f"/tables/{made['id']}/help?level=odds")
        crossed = any(symbol["crossed"] for symbol in known["symbols"])
    if not page.locator("td > .seen").count():
        page.locator('[data-tab="sheet"]').first.click()
    for name, cell in (("why-seen", ".seen"), ("why-crossed", ".crossed:not(.seen)")):
        page.locator(f"td > {cell}").first.click()
        page.locator(".why p").first.wait_for()
        shoot(visitor, name)
        page.keyboard.press("Escape")


def match(visitor: Visitor, shoot: Shoot, game: str) -> None:
    """A match from its first choice to its replay, with a picture of every question that comes up."""
    code = game in ("lost-code", "think-str8")
    player = lost_code if code else the_game
    visitor.play_now(game)
    seen: set[str] = set()
    for _ in range(4000):
        visitor.page.locator(".prompt.yours, .finish").first.wait_for()
        now = player.look(visitor)
        if now["over"]:
            break
        if not now["turn"] or now["busy"]:
            visitor.page.wait_for_timeout(30)
            continue
        state = _state(now) if code else "start" if the_game.starting(visitor) else "turn"
        if state not in seen:
            seen.add(state)
            shoot(visitor, f"{game}-{state}")
            if state == "turn":
                visitor.page.locator(".hand [data-card]:not(.idle)").first.click()
                shoot(visitor, f"{game}-chosen")
                visitor.page.keyboard.press("Escape")
        player.step(visitor)
        player.until_changed(visitor, now)
    shoot(visitor, f"{game}-end")
    visitor.page.locator(".finish button").last.click()
    shoot(visitor, f"{game}-end-table")
    for tab in ("sheet", "table", "log", "talk"):
        found = visitor.page.locator(f'[data-tab="{tab}"]')
        if found.count():
            found.first.click()
            shoot(visitor, f"{game}-{tab}")
    visitor.page.locator('.finish a[href$="/replay"]').dispatch_event("click")
    visitor.page.wait_for_url("**/replay**")
    visitor.page.locator(".controls select").first.wait_for()
    visitor.page.locator(".controls select").first.select_option(index=1)
    shoot(visitor, f"{game}-replay")
    visitor.page.goto(visitor.page.url.split("/replay")[0])
    visitor.page.locator('a[href$="/replay"]').wait_for()
    shoot(visitor, f"{game}-match")


def _state(now: dict[str, object]) -> str:
    kinds = (
        ("finals", "finals"),
        ("offer", "offer"),
        ("set", "set"),
        ("wheels", "wheels"),
        ("stones", "exchange"),
        ("dice", "dice"),
    )
    return next((name for field, name in kinds if now[field]), "other")


def tours() -> Iterator[tuple[str, Callable[[Visitor, Shoot], None]]]:
    yield "pages", pages
    yield "changed", moments.changed
    yield "error", moments.error
    yield "lobby", lobby
    yield "unread", moments.unread
    yield "boards", boards
    yield "why", why
    yield "joining", afterwards.joining
    yield "learning", afterwards.learning
    yield "deal", afterwards.deal_of_the_day
    yield "devices", afterwards.devices
    yield "review", afterwards.reviewed
    for game in GAMES:
        yield game, partial(match, game=game)


def take(opened: Browser, address: str, folder: Path, asked: argparse.Namespace) -> int:
    count = 0
    for size in asked.sizes.split(","):
        for scheme in asked.schemes.split(","):
            for language in asked.languages.split(","):
                place = folder / language / f"{size}-{scheme}"
                place.mkdir(parents=True, exist_ok=True)

                def shoot(visitor: Visitor, name: str, place: Path = place) -> None:
                    nonlocal count
                    visitor.page.wait_for_timeout(150)
                    whole = "finals" in name or "-" not in name or name.startswith(("state-", "set-up-"))
                    visitor.page.screenshot(path=place / f"{name}.png", full_page=whole)
                    count += 1

                for name, tour in tours():
                    if asked.only and asked.only != name:
                        continue
                    visitor = Visitor(opened, address, language, SIZES[size], scheme)
                    try:
                        tour(visitor, shoot)
                    finally:
                        visitor.leave()
                print(f"{size} {scheme} {language}: {place}", flush=True)
    return count


def main() -> int:
    parser = argparse.ArgumentParser(prog="dev.py shots", description=__doc__)
    parser.add_argument("--only", default="", metavar="TOUR", help="one of: " + ", ".join(name for name, _ in tours()))
    parser.add_argument("--sizes", default=",".join(SIZES))
    parser.add_argument("--schemes", default=",".join(SCHEMES))
    parser.add_argument("--languages", default=",".join(LANGUAGES))
    parser.add_argument("--to", type=Path, default=ROOT / "shots")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, house(Path(folder), par=8) as server, browser() as opened:
        print(f"{take(opened, server.address, asked.to, asked)} pictures in {asked.to}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
