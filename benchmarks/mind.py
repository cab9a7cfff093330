"""How fast the mind is: `dev.py bench mind [--json]`.

What a seat knows is worked out anew before each decision of many matches, one core, in processor time: the exact
posterior of its code with the chances of every number (an update), everything that the odds show, the reasons for all
numbers that are ruled out, and the best level's decisions: of a master that has followed the match, and of one that is
shown this view for the first time (“cold”); and what a coach says, who has followed it. Every variant and number of
players has its share; medians, the slowest of twenty and (--json) of a hundred are told. Beside it, what a whole match
of three experts costs in the arena, talk and rules included. Compiling is not counted: it happens once, before the
first match.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from statistics import median, quantiles
from typing import Any

from rich.box import SIMPLE
from rich.console import Console
from rich.progress import track
from rich.table import Table

import ludoteca
from ludoteca.games.lost_code.view import CodeView
from ludoteca.games.the_game.view import TheGameView
from ludoteca.lab.runner import play_one, setting
from ludoteca.lab.simulate import deals
from ludoteca.mind.assist import help_for, warm
from ludoteca.mind.bot import Bot, bot
from ludoteca.mind.drive import bot_move, bot_signals
from ludoteca.mind.lost_code.deduce import Deduction
from ludoteca.mind.lost_code.odds import odds
from ludoteca.mind.lost_code.posterior import posterior
from ludoteca.mind.the_game.odds import odds_of

STATUS = Console(stderr=True)
VARIANTS: dict[str, tuple[str, dict[str, Any]]] = {
    "lost-code": ("lost-code", {}),
    "introductory": ("lost-code", {"introductory": True}),
    "x-race": ("lost-code", {"x_race": True}),
    "shortcut": ("lost-code", {"deadly_shortcut": True}),
    "curse": ("lost-code", {"curse": True}),
    "think-str8": ("think-str8", {}),
    "the-game": ("the-game", {}),
    "the-game-extreme": ("the-game-extreme", {}),
}
Times = dict[str, list[float]]
"""Milliseconds by what was done."""


def timed(times: Times, name: str, work: Callable[[], Any]) -> Any:
    began = time.thread_time_ns()
    found = work()
    times.setdefault(name, []).append((time.thread_time_ns() - began) / 1e6)
    return found


def look(view: Any, past: Sequence[Any], times: Times) -> None:
    """What can be worked out from one view."""
    if isinstance(view, CodeView):
        timed(times, "update", lambda: posterior(view).chances())
        timed(times, "odds", lambda: odds(view))
        deduction = Deduction(view)
        timed(times, "reasons", lambda: [deduction.reasons(s, n) for s, n in _numbers(view)])
    elif isinstance(view, TheGameView):
        timed(times, "odds", lambda: odds_of(view, past))


def _numbers(view: CodeView) -> Iterator[tuple[int, int]]:
    for s in range(len(view.symbols)):
        for number in range(view.top_number + 1):
            yield s, number


def watch(game: str, options: dict[str, Any], players: int, seed: str, times: Times) -> None:
    """A match of experts; before every decision its seat looks, and a master says what it would do."""
    match = ludoteca.new(game, players=players, seed=seed, options=options)
    seats: dict[int, Bot] = {seat: bot(game, "expert", seat) for seat in range(players)}
    masters = [bot(game, "master", seat) for seat in range(players)]
    while match.outcome is None:
        for seat, word in bot_signals(match, seats):
            match.play(seat, word)
        seat = match.turn[0]
        view, past = match.view(seat), match.past(seat)
        if len(view.moves) > 1 and getattr(view, "laid", 0) == 0:
            look(view, past, times)
            timed(times, "master", partial(masters[seat].choose, view, past))
            timed(times, "cold", partial(bot(game, "master", seat).choose, view, past))
            timed(times, "coach", partial(help_for, view, past, "coach", "en"))
        chosen = bot_move(match, seats)
        assert chosen is not None
        match.play(*chosen)


def arena(game: str, options: dict[str, Any], matches: int) -> dict[str, float]:
    """What matches of three experts cost from the first card to the result, as `simulate` and `arena` play them."""
    what, times = setting(game, 3, options), Times()
    for job in deals(["expert"], 3, matches, "arena"):
        timed(times, "match", partial(play_one, what, job))
    return _told(times["match"])


def measure(matches: int, variants: Sequence[str]) -> dict[str, Any]:
    warm()
    found: dict[str, Any] = {}
    for name in track(variants, "variants", console=STATUS, transient=True):
        game, options = VARIANTS[name]
        times: Times = {}
        watch(game, options, 2, "warm", {})
        players = ludoteca.games()[game].players
        for n in range(matches):
            watch(game, options, players[n % len(players)], f"bench-{n}", times)
        found[name] = {what: _told(values) for what, values in times.items()}
        found[name]["match"] = arena(game, options, 2 * matches)
    return {"milliseconds": found, "matches": matches}


def _told(values: list[float]) -> dict[str, float]:
    slow = quantiles(values, n=100) if len(values) > 1 else values * 99
    told = {"median": median(values), "slowest_of_twenty": slow[94], "slowest_percent": slow[98]}
    return {**{name: round(value, 4) for name, value in told.items()}, "views": len(values)}


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="dev.py bench mind", description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of a table")
    parser.add_argument("--matches", type=int, default=12, help="matches of each variant (12)")
    parser.add_argument("--variant", choices=VARIANTS, action="append", help="only this one; repeat for more")
    asked = parser.parse_args(words)
    if asked.matches < 1:
        parser.error("at least one match")
    report = measure(asked.matches, asked.variant or list(VARIANTS))
    if asked.json:
        print(json.dumps(report, indent=2))
        return 0
    kinds = ("update", "odds", "reasons", "master", "cold", "coach", "match")
    title = "Milliseconds on one core: median (slowest of twenty)"
    table = Table(title=title, title_justify="left", box=SIMPLE, padding=(0, 1, 0, 0), pad_edge=False)
    for heading in ("", "views", *kinds):
        table.add_column(heading, justify="right" if heading else "left")
    for name, row in report["milliseconds"].items():
        cells = (
            f"{row[kind]['median']:.2f} ({row[kind]['slowest_of_twenty']:.2f})" if kind in row else "" for kind in kinds
        )
        table.add_row(name, str(row["odds"]["views"]), *cells)
    Console().print(table)
    return 0


if __name__ == "__main__":
    sys.exit(main())
