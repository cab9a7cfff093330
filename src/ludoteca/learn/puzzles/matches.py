"""Where puzzles come from: matches of bots, played without a word, and matches that somebody brings."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from ludoteca.engine.match import Match, new
from ludoteca.engine.registry import family_of
from ludoteca.learn.puzzles import cards, codes
from ludoteca.learn.puzzles.puzzle import FAMILY, KINDS, Kind, Puzzle
from ludoteca.mind.bot import bot
from ludoteca.mind.drive import Pasts, bot_move


class Plan(msgspec.Struct, frozen=True):
    """A table of bots that is played again and again."""

    game: str
    levels: tuple[str, ...]
    options: dict[str, Any] = {}
    kinds: tuple[Kind, ...] = KINDS
    """What it is looked through for: strong teams leave few turns that matter, and trying turns out takes time."""


CHEAP: tuple[Kind, ...] = ("stone", "wheel", "final", "save", "lay-all")

PLANS: tuple[Plan, ...] = (
    Plan("lost-code", ("casual", "expert", "casual")),
    Plan("the-game", ("casual", "novice")),
    Plan("think-str8", ("expert", "casual", "expert")),
    Plan("the-game", ("novice", "novice", "casual", "novice")),
    Plan("the-game-extreme", ("casual", "expert"), {}, CHEAP),
    Plan("lost-code", ("expert", "casual", "expert", "novice")),
    Plan("the-game", ("expert",), {}, CHEAP),
    Plan("the-game", ("expert", "casual"), {"pro": True}, CHEAP),
    Plan("think-str8", ("expert", "casual", "expert", "casual")),
    Plan("the-game-extreme", ("casual", "casual", "novice"), {}, CHEAP),
    Plan("lost-code", ("expert", "expert")),
    Plan("lost-code", ("casual", "expert", "casual"), {"introductory": True}),
    Plan("the-game", ("casual", "casual", "casual"), {"pro": True}, CHEAP),
    Plan("think-str8", ("casual", "expert"), {"introductory": True}),
    Plan("lost-code", ("expert", "casual", "expert"), {"x_race": True}, CHEAP),
    Plan("the-game", ("novice", "expert"), {"on_fire": True}, CHEAP),
    Plan("the-game-extreme", ("expert",), {}, CHEAP),
    Plan("the-game", ("casual", "novice", "expert")),
    # Who has to lay three cards under commands gets into turns that only one of many ways leads out of.
    Plan("the-game-extreme", ("novice", "novice"), {"pro": True}, ("save",)),
    Plan("the-game-extreme", ("novice", "casual", "novice"), {"pro": True}, ("save",)),
    Plan("the-game-extreme", ("expert",), {"pro": True}, ("save",)),
)


def play(plan: Plan, seed: int) -> Match:
    """One match of a plan. Nothing is said in it: words of bots are no part of a puzzle."""
    match = new(plan.game, players=len(plan.levels), seed=f"puzzles-{seed}", options=plan.options)
    bots = {seat: bot(plan.game, level, seed * 10 + seat) for seat, level in enumerate(plan.levels)}
    pasts = Pasts(match)
    while match.outcome is None:
        chosen = bot_move(match, bots, None, pasts)
        assert chosen is not None
        match.play(*chosen)
    return match


def puzzles_in(match: Match, kinds: frozenset[Kind]) -> Iterator[Puzzle]:
    """What may be a puzzle in a match; neither rated nor checked yet."""
    family = family_of(match.game.name)
    wanted = frozenset(kind for kind in kinds if family is not None and FAMILY[kind] == family.name)
    if family is not None and wanted:
        yield from (codes if family.name == "lost-code" else cards).puzzles_in(match, wanted)
