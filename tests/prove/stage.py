"""Nothing ahead of the board, and nothing jumps: `dev.py prove stage [GAME …] [--size 360x740] [--from N]`.

Whole matches of bots in a real browser, in every game, with no module, with each module and with all of them, at every
size. A spectator sees each match twice, once with every message only when the one before has been shown and once with
all of them at the beginning: whatever can be read or heard must be the same, beat by beat. Somebody at the table sees
it once. No place on the page may move by more than two pixels in any of the three (see tests/browser/stage.py).

The page's clock runs faster than a real one (--haste); the order of things does not depend on it. With --minutes the
proof ends after so long and says what it has not shown; --from goes on there, so that it can be run in slices.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser

from tests.browser import stage
from tests.browser.chromium import browser
from tests.browser.serving import house

SIZES = ("360x740", "390x844", "768x1024", "1280x720", "1440x900", "740x360")
MODULES: dict[str, tuple[dict[str, Any], ...]] = {
    "lost-code": (
        {},
        {"introductory": True},
        {"x_race": True},
        {"deadly_shortcut": True},
        {"curse": True},
        {"x_race": True, "deadly_shortcut": True, "curse": True},
    ),
    "think-str8": ({}, {"introductory": True}),
    "the-game": (
        {},
        {"pro": True},
        {"on_fire": True},
        {"pro": True, "on_fire": True, "show_pile_history": True, "trick_signal": True},
    ),
    "the-game-extreme": ({}, {"on_fire": True}, {"pro": True, "on_fire": True, "show_pile_history": True}),
}


class Case(NamedTuple):
    game: str
    options: dict[str, Any]
    size: str
    players: int
    seed: int

    def __str__(self) -> str:
        modules = "+".join(self.options) or "no module"
        return f"{self.game} {modules}, {self.players} players, {self.size}, match {self.seed}"


def cases(asked: argparse.Namespace) -> Iterator[Case]:
    """The widest net first: every game at every size with everything in it, then its single modules."""
    games = asked.games or list(MODULES)
    sizes = asked.size or SIZES
    for seed in range(1, asked.seeds + 1):
        for deep in range(max(len(MODULES[game]) for game in games)):
            for size in sizes:
                for game in games:
                    sets = MODULES[game][::-1]
                    if deep < len(sets):
                        players = asked.players or 2 + (deep + seed) % 3
                        yield Case(game, sets[deep], size, players, seed)


def faults(opened: Browser, address: str, case: Case, haste: float, most: int) -> tuple[int, list[str]]:
    """How many beats the match had, and what was wrong in them."""
    width, height = (int(side) for side in case.size.split("x"))
    how: dict[str, Any] = {"size": {"width": width, "height": height}, "haste": haste}

    def show(eyes: int | None) -> stage.Show:
        messages = stage.played(case.game, case.players, case.options, case.seed, eyes=eyes, most=most)
        return stage.Show(opened, address, case.game, messages, **how)

    # All three at the same time: most of it is waiting for the clock of the page.
    shows = [show(None).calmly(), show(None).crowded(), show(0).calmly()]
    calm, crowded, seated = (shown.found() for shown in shows)
    moved = [f"{who}: {jump}" for who, seen in (("spectator", calm), ("seat 1", seated)) for jump in stage.jumps(seen)]
    return len(calm["order"]), [*stage.ahead(calm, crowded), *moved]


def main() -> int:
    parser = argparse.ArgumentParser(prog="dev.py prove stage", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="some of: " + ", ".join(MODULES))
    parser.add_argument("--size", action="append", choices=SIZES)
    parser.add_argument("--players", type=int, choices=(2, 3, 4), help="by turns 2, 3 and 4 otherwise")
    parser.add_argument("--seeds", type=int, default=1, help="so many matches of each kind")
    parser.add_argument("--most", type=int, default=100_000, help="only so many messages of each match")
    parser.add_argument("--haste", type=float, default=4, help="how much faster than usual the page's clock runs")
    parser.add_argument("--minutes", type=float, default=0, help="end after so long; 0 for no limit")
    parser.add_argument("--from", dest="first", type=int, default=1, metavar="N", help="begin with the Nth match")
    asked = parser.parse_args()
    if unknown := set(asked.games) - set(MODULES):
        parser.error(f"no such game: {', '.join(sorted(unknown))}")
    planned = list(cases(asked))
    if not 1 <= asked.first <= len(planned):
        parser.error(f"there are {len(planned)} matches")
    began = time.monotonic()
    bad = done = beats = 0
    with tempfile.TemporaryDirectory() as folder, house(Path(folder)) as server, browser() as opened:
        for number, case in enumerate(planned[asked.first - 1 :], asked.first):
            if asked.minutes and time.monotonic() - began > 60 * asked.minutes:
                break
            count, found = faults(opened, server.address, case, asked.haste, asked.most)
            done += 1
            beats += count
            bad += bool(found)
            minutes = (time.monotonic() - began) / 60
            print(
                f"{number}/{len(planned)} after {minutes:.1f} min: {case}: {count} beats, {len(found)} faults",
                flush=True,
            )
            print("".join(f"    {fault}\n" for fault in found[:40]), end="", flush=True)
    print(f"{done} of {len(planned)} matches, {beats} beats: {bad} with something ahead of the board or a jump")
    return 1 if bad or not done else 0


if __name__ == "__main__":
    sys.exit(main())
