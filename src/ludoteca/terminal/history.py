"""`ludoteca history`: the matches that were finished in this terminal."""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

import msgspec

from ludoteca.engine.match import Match, load
from ludoteca.engine.records import RecordError, names_in
from ludoteca.engine.registry import game_named
from ludoteca.locales import say
from ludoteca.terminal import saves
from ludoteca.terminal.errors import CommandError

_NAME = re.compile(r"(?P<what>.+)-(?P<when>\d{8}-\d{6})-[0-9a-f]{4}")


class Finished(msgspec.Struct, frozen=True):
    """A match that lies in the folder of records."""

    name: str
    game: str
    ended: str
    names: tuple[str, ...]
    won: tuple[str, ...]
    points: tuple[int, ...] | None
    left: int | None
    deal: str | None
    """The deal of the day that it was played on."""
    again: bool
    """That deal had been played here before."""
    file: str


def deal_in(name: str) -> str | None:
    """The deal of the day that a match is called after."""
    found = _NAME.fullmatch(name)
    return found["what"] if found is not None and found["what"].startswith("daily.") else None


def finished() -> Iterator[Finished | CommandError]:
    """Every finished match, oldest first; the CommandError where a file cannot be read."""
    folder = saves.record_path("").parent
    files = sorted(folder.glob("*.txt"), key=lambda path: (path.stat().st_mtime, path.name)) if folder.is_dir() else []
    deals: set[str] = set()
    for path in files:
        try:
            text = path.read_text(encoding="utf-8")
            match = load(text)
        except (RecordError, OSError, UnicodeDecodeError) as error:
            yield CommandError(f"{path}: {error}")
            continue
        deal = deal_in(path.stem)
        yield _described(path, match, names_in(text, match.players), deal, again=deal in deals)
        if deal is not None:
            deals.add(deal)


def _described(path: Path, match: Match, names: tuple[str, ...], deal: str | None, *, again: bool) -> Finished:
    outcome = match.outcome
    return Finished(
        name=path.stem,
        game=match.game.name,
        ended=datetime.fromtimestamp(path.stat().st_mtime).isoformat(" ", "minutes"),
        names=names,
        won=() if outcome is None else tuple(names[seat] for seat in outcome.winners),
        points=None if outcome is None or not outcome.points else tuple(outcome.points),
        left=None if outcome is None else outcome.left,
        deal=deal,
        again=again,
        file=str(path),
    )


def history(asked: argparse.Namespace) -> int:
    """`ludoteca history`."""
    language = asked.language
    wanted = None if asked.game is None else game_named(asked.game).name
    found = [one for one in finished() if isinstance(one, CommandError) or wanted in (None, one.game)]
    matches = [one for one in found if isinstance(one, Finished)]
    if asked.json:
        print(json.dumps(msgspec.to_builtins(matches[::-1]), indent=2))
        return 0
    if not found:
        print(say("terminal-history-none", None, language))
        return 0
    # A terminal ends where one looks: the latest last.
    for one in found:
        print(one if isinstance(one, CommandError) else line_of(one, language))
    won = sum(bool(one.won) for one in matches if game_named(one.game).team)
    team = sum(game_named(one.game).team for one in matches)
    print(say("terminal-history-sum", {"count": len(matches), "team": team, "won": won}, language))
    print(say("terminal-history-look", None, language))
    return 0


def line_of(one: Finished, language: str) -> str:
    if one.points is not None:
        result = ", ".join(f"{name} {points}" for name, points in zip(one.names, one.points, strict=True))
    elif one.left == 0:
        result = say("terminal-history-won", {"names": ", ".join(one.names)}, language)
    else:
        result = say("terminal-history-left", {"names": ", ".join(one.names), "left": one.left or 0}, language)
    facts = {"when": one.ended, "title": game_named(one.game).title, "result": result, "name": one.name}
    deal = "no" if one.deal is None else "again" if one.again else "yes"
    return say("terminal-history-line", facts | {"deal": deal}, language)
