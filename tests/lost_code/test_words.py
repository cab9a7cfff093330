"""What people read: complete in four languages, and never more than the reader may know."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

import pytest

import ludoteca
from ludoteca.engine.options import options_schema
from ludoteca.games.lost_code import refusals
from ludoteca.games.lost_code.options import LostCodeOptions, ThinkStr8Options
from ludoteca.games.lost_code.text import choice_text, prompt, story, symbol_name
from ludoteca.games.lost_code.view import CodeView
from ludoteca.locales import LANGUAGES, bundle
from tests.lost_code.table import code_view

NAMES = ("Ada", "Ben", "Cleo", "Dora")
VARIANTS: list[tuple[str, dict[str, Any]]] = [
    ("lost-code", {"introductory": True, "deadly_shortcut": True, "curse": True}),
    ("lost-code", {"x_race": True, "deadly_shortcut": True, "curse": True}),
    ("think-str8", {"introductory": True}),
    ("think-str8", {"placement": "in_order"}),
]


def ids(language: str) -> list[str]:
    text = files("ludoteca.locales").joinpath(language, "lost_code.ftl").read_text(encoding="utf-8")
    return re.findall(r"^([a-z][\w-]*) =", text, flags=re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same_things_once(language: str) -> None:
    assert ids(language) == ids("en")
    assert len(set(ids(language))) == len(ids(language))


def test_every_refusal_has_its_sentence() -> None:
    source = Path(refusals.__file__).read_text(encoding="utf-8")
    codes = set(re.findall(r'"(code-[a-z-]+)"', source))
    codes |= {f"code-{kind}{name}" for kind in ("wheel", "tile") for name in ("-taken",)}
    codes |= {f"code-no-such-{kind}" for kind in ("wheel", "tile")}
    assert {f"refuse-{code}" for code in codes} == {one for one in ids("en") if one.startswith("refuse-")}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "options"), [("lost-code", LostCodeOptions), ("think-str8", ThinkStr8Options)])
def test_every_option_is_explained(game: str, options: type[Any], language: str) -> None:
    schema = options_schema(game, options, language)
    for name, field in schema["properties"].items():
        assert field["title"], name
        assert field["description"].endswith((".", "?")), name
        assert all(field.get("x-labels", {"": "none"}).values()), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_symbol_and_colour_has_a_name(language: str) -> None:
    names = [
        symbol_name(symbol, language)
        for game in ("lost-code", "think-str8")
        for symbol in code_view(ludoteca.new(game, seed=1), None).symbols
    ]
    assert len(set(names)) == 12
    assert bundle(language).has_message("lost-code-symbol")


def views(game: str, options: dict[str, Any], seed: int) -> Iterator[tuple[ludoteca.Match, int, CodeView]]:
    """A random match, before each move: the match, who is on turn, and what that seat sees."""
    match, random = ludoteca.new(game, players=3, seed=seed, options=options), Random(seed)
    while not match.outcome:
        seat = random.choice(match.turn)
        yield match, seat, code_view(match, seat)
        match.play(seat, random.choice(match.moves(seat)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "options"), VARIANTS)
def test_prompts_choices_and_the_story_of_a_match(game: str, options: dict[str, Any], language: str) -> None:
    seen = list(views(game, options, 5))
    for view in {view.phase: view for _, _, view in seen}.values():
        assert prompt(view, language)
        labels = [choice_text(view, move, language) for move in view.moves]
        assert len(set(labels)) == len(labels), "choices can be told apart"
    match, seat, _ = seen[-1]
    view = code_view(match, seat)
    lines = list(story(view, match.past(seat), NAMES, language))
    assert [n for n, _ in lines] == sorted(n for n, _ in lines)
    assert {n for n, _ in lines} == {entry.n for entry in match.past(seat)}


def test_a_story_in_words() -> None:
    match = ludoteca.new("lost-code", players=2, chance="manual")
    symbols = code_view(match, None).symbols
    chance = ["stack 1,0"] + [f"deal {log} {symbol} {log}" for log in range(4) for symbol in symbols]
    for move in [*chance, "roll eagle,bear,bear"]:
        match.play(ludoteca.CHANCE, move)
    for seat, move in [(0, "turn 2 snake"), (0, "wheel 7 9"), (1, "wheel 10 0"), (0, "exchange bear")]:
        match.play(seat, move)
    match.play(ludoteca.CHANCE, "deal 0 bear 5")
    told = {seat: [line for _, line in story(code_view(match, seat), match.past(seat), NAMES)] for seat in (0, 1)}
    assert told[0][1] == "Ada gets eagle."
    assert told[1][1] == "Ada gets eagle 0."
    assert told[1][13] == "Neutral log 2 gets eagle 2."
    assert told[1][25:] == [
        "The dice show eagle, bear, bear.",
        "Ada turns die 3 to snake.",
        "Ada sets the wheel of 7 on 9–15.",
        "You set the wheel of 10 on 0–9.",
        "Ada: lower than 9.",
        "Ben: right, between 0 and 9.",
        "Ben moves 1 forward.",
        "Ada exchanges bear.",
        "It was bear 0.",
        "Ada gets bear 5.",
    ]
    assert told[0][-1] == "Ada gets bear."


@pytest.mark.slow
def test_a_story_tells_no_secret_numbers() -> None:
    """Locked and final numbers of others, and own stones, are in no line while the match goes on."""
    for match, seat, view in views("lost-code", VARIANTS[1][1], 11):
        own = [line for n, line in story(view, match.past(seat), NAMES) if _is_hidden(match, n, seat)]
        assert not any(re.search(r"\d", line) for line in own)


def _is_hidden(match: ludoteca.Match, n: int, seat: int) -> bool:
    actor, move = match.entries[n]
    verb = str(move).split()[0]
    return (verb in ("lock", "guess") and actor != seat) or str(move).startswith(f"deal {seat} ")
