"""Two watchers that every board has to pass, over whole matches:

Nothing ahead of the board: what the page tells in a beat must not depend on what has arrived after it. The same match
is shown twice, once with every message only after the one before has been seen, once with all of them at the very
beginning. Everything that can be read or heard must be the same in both, beat by beat.

Nothing jumps: every place (`data-zone`) keeps its box from the first to the last frame.

`dev.py prove stage` shows whole matches of every game at every size; test_stage.py the beginning of some.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import Browser

from ludoteca.engine.match import new
from ludoteca.engine.moves import Seat
from ludoteca.engine.records import print_record
from ludoteca.mind.bot import bot
from ludoteca.mind.drive import bot_move, bot_signals, play_out
from ludoteca.table.contract import Entry, MatchUpdate
from tests.browser.visitor import PATIENCE, Visitor, until

NAMES = ("Ada", "Bruno", "Cleo", "Dora", "Emil")
# What is about the waiting itself, and what is said to screen readers and stays for a while.
APART = "[data-anytime], [data-testid=said-polite], [data-testid=said-assertive], .clock, .wait, script, style"

_WATCH = Path(__file__).with_suffix(".js").read_text(encoding="utf-8")


def played(
    game: str,
    players: int,
    options: Mapping[str, Any],
    seed: int = 1,
    level: str = "novice",
    *,
    eyes: Seat | None = 0,
    most: int = 100_000,
) -> list[dict[str, Any]]:
    """A match of bots as a seat or a spectator is told of it: one message for every move, with what chance answers;
    at most so many."""
    match = new(game, players=players, options=dict(options), seed=seed)
    seats = {seat: bot(game, level, seed + seat) for seat in range(players)}
    messages: list[dict[str, Any]] = []
    told = 0

    def tell() -> None:
        nonlocal told
        events = tuple(Entry(seen.n, seen.seat, seen.move, 0.0) for seen in match.past(eyes, told))
        happened = MatchUpdate("recorded", len(match.entries), events, match.view(eyes), None)
        messages.append(json.loads(msgspec.json.encode(happened)))
        told = len(match.entries)

    tell()
    while match.outcome is None and len(messages) < most:
        for seat, signal in bot_signals(match, seats):
            match.play(seat, signal)
            tell()
        found = bot_move(match, seats)
        if found is None:
            break
        match.play(*found)
        tell()
    return messages[:most]


def record_of(game: str, players: int, seed: int = 1) -> str:
    """The record of a match of bots, as text."""
    match = new(game, players=players, seed=seed)
    play_out(match, {seat: bot(game, "novice", seed + seat) for seat in range(players)})
    return print_record(match.record(), NAMES[:players])


def head(game: str, players: int, options: Mapping[str, Any], you: Seat | None) -> dict[str, Any]:
    chairs = [
        {
            "seat": seat,
            "kind": "bot" if seat else "person",
            "name": NAMES[seat],
            "level": "novice" if seat else None,
            "you": seat == you,
            "host": seat == 0,
            "away": None,
            "muted": False,
        }
        for seat in range(players)
    ]
    return {
        "id": "recorded",
        "rev": 1,
        "game": game,
        "options": dict(options),
        "status": "playing",
        "chairs": chairs,
        "you": you,
        "hosting": you == 0,
        "help": "none",
        "clock": None,
        "chat": True,
        "visibility": "private",
        "code": "AAAA",
        "watch": "BBBB",
        "match": "recorded",
        "matches": ["recorded"],
        "ending": None,
        "vote": None,
        "origin": None,
        "again": [],
        "played": 0,
        "wins": [],
        "numbers_are_secret": True,
    }


class Show:
    """One match, shown to one page that has no server behind its table. `watch` follows all that is told and where
    everything lies, which costs time."""

    def __init__(
        self,
        opened: Browser,
        address: str,
        game: str,
        messages: list[dict[str, Any]],
        *,
        pace: str = "fast",
        haste: float = 1,
        watch: bool = True,
        **how: Any,
    ) -> None:
        players = messages[0]["view"]["players"]
        table = head(game, players, messages[0]["view"]["options"], messages[0]["view"]["seat"])
        self.visitor = Visitor(opened, address, motion=True, **how)
        self.messages = messages[1:]
        opening = [
            {"kind": "welcome", "now": 0},
            {"kind": "table", "table": table},
            {"kind": "presence", "present": list(range(players)), "watchers": 0},
            messages[0],
        ]
        kept = {"pace": pace, "offered": True, "sound": True, "help": "none"}
        script = f"localStorage.setItem('ludoteca.settings', JSON.stringify({json.dumps(kept)}));"
        data = json.dumps({"head": opening, "messages": self.messages, "apart": APART, "haste": haste, "watch": watch})
        self.visitor.context.add_init_script(f"{script};({_WATCH.partition(chr(10))[2]})({data})")
        page = self.visitor.page
        page.route("**/api/tables/recorded/**", lambda route: route.fulfill(json={"marks": {}}))
        # How others reach this machine is asked of the server, and may be answered at any moment of the match.
        page.route("**/api/reach", lambda route: route.fulfill(json={"links": [], "lan": None}))
        line = self.visitor.context.new_cdp_session(page)
        line.send("Animation.enable")
        line.send("Animation.setPlaybackRate", {"playbackRate": haste})
        self.visitor.open("/tables/recorded")
        until(page, "() => window.stage.rest()")

    def one_by_one(self) -> dict[str, Any]:
        """Every message when the one before has been seen."""
        return self.calmly().found()

    def all_at_once(self) -> dict[str, Any]:
        return self.crowded().found()

    def calmly(self) -> Show:
        self.visitor.page.evaluate("() => void (window.stage.calm = true)")
        return self

    def crowded(self) -> Show:
        self.visitor.page.evaluate("() => window.stage.next(Infinity)")
        return self

    def found(self) -> dict[str, Any]:
        """What was seen, when the whole match has been shown."""
        self.wait()
        assert self.visitor.complaints == []
        found: dict[str, Any] = self.visitor.page.evaluate(
            "() => (({ told, order, boxes, sounds, heard }) => ({ told, order, boxes, sounds, heard }))(window.stage)"
        )
        self.visitor.leave()
        return found

    def wait(self) -> None:
        """However long the match is: as long as one beat follows the other."""
        last, patience = "", 0
        while not self.visitor.page.evaluate("() => window.stage.done()"):
            now = self.visitor.page.evaluate("() => window.stage.at()")
            patience = patience + 50 if now == last else 0
            last = now
            assert patience < PATIENCE, f"stuck in {now}"
            self.visitor.page.wait_for_timeout(50)


def ahead(calm: dict[str, Any], crowded: dict[str, Any]) -> list[str]:
    """What a spectator was told, with everything known from the beginning, that is not told in the same beat when
    nothing is. (Whoever sits at the table may act only when all has been shown, so that their buttons differ.)"""
    found = []
    last: dict[str, int] = {}
    # A cue sounds with its beat, and the page is told of the beat a moment later.
    later = [*calm["order"][1:], ""]
    calm_cues = crowded_cues = 0
    for beat, following in zip(calm["order"], later, strict=True):
        now = calm["told"][beat]
        for text, count in crowded["told"].get(beat, {}).items():
            if count > max(now.get(text, 0), last.get(text, 0)):
                found.append(f"in {beat}: {text}")
        calm_cues += calm["sounds"].get(beat, 0)
        crowded_cues += crowded["sounds"].get(beat, 0)
        if crowded_cues > calm_cues + calm["sounds"].get(following, 0):
            found.append(f"in {beat}: a sound")
        last = now
    known = {text for _, text in calm["heard"]}
    return found + [f"said in {beat}: {text}" for beat, text in crowded["heard"] if text not in known]


def jumps(seen: dict[str, Any], most: float = 2) -> list[str]:
    return [
        f"{zone}: {side} from {low:.0f} to {high:.0f}"
        for zone, box in seen["boxes"].items()
        for side, (low, high) in box.items()
        if high - low > most
    ]
