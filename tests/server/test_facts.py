"""Every fact once: a value changed in a box is changed in the rules, the kernels, the pages and the sentences; and the
codes that programs match on are known to all of them."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import get_args

import numpy as np
import pytest

import ludoteca
from ludoteca.engine.registry import own_families
from ludoteca.games.lost_code import box as code_box
from ludoteca.games.lost_code.finals import guess_points
from ludoteca.games.the_game import box as cards_box
from ludoteca.games.the_game.commands import COMMAND, FIRE, KIND
from ludoteca.locales import LANGUAGES, bundle, knows, say
from ludoteca.mind.lost_code.bridge import box_of, code_of, new_table
from ludoteca.mind.lost_code.codes import symbol_worth
from ludoteca.mind.lost_code.kernel import play as play_kernel
from ludoteca.mind.lost_code.posterior import stakes
from ludoteca.server import schema
from ludoteca.server.schema import browser_box, components
from ludoteca.table.errors import ErrorCode

LOCALES = Path(ludoteca.__file__).parent / "locales"
OURS = [game for family in own_families() for game in family.games]


@pytest.fixture
def other_points(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nine points for a sure final guess instead of five, a miss costs three, and a locked symbol counts four times."""
    monkeypatch.setitem(code_box.GUESS_POINTS, 1, 9)
    monkeypatch.setattr(code_box, "MISS", -3)
    monkeypatch.setattr(code_box, "LOCKED", 4)


@pytest.mark.slow
@pytest.mark.usefixtures("other_points")
def test_rules_and_kernels_follow_the_points_of_a_final_guess() -> None:
    assert guess_points((4,), 4, locked=False) == 9
    assert guess_points((), 4, locked=True) == -12
    for seed in range(3):
        match, random = ludoteca.new("lost-code", players=2, seed=seed, options={"deadly_shortcut": True}), Random(seed)
        box = box_of(match.state.setup)
        table = new_table(box)
        played = 0
        while match.outcome is None:
            seat = match.turn[0]
            match.play(seat, random.choice(match.moves(seat)))
            for actor, move in match.entries[played:]:
                play_kernel(table, box, max(actor, 0), code_of(move, match.state.setup))
            played = len(match.entries)
        for actor, move in match.entries[played:]:
            play_kernel(table, box, max(actor, 0), code_of(move, match.state.setup))
        assert tuple(table["positions"][:2]) == match.state.track.positions
    sure = np.zeros(8)
    sure[3] = 1.0
    assert symbol_worth(sure, 1.0, np.array([1.0, 0.0]), stakes(), 0)[0] == 9
    assert symbol_worth(sure, 1.0, np.array([1.0, 0.0]), stakes(), 1 << 4)[0] == -12


@pytest.mark.usefixtures("other_points")
def test_pages_and_sentences_follow_the_points_of_a_final_guess() -> None:
    assert "hits: { 1: 9, 2: 2, 3: 1 }" in browser_box()
    assert "miss: -3" in browser_box()
    for language in LANGUAGES:
        assert {"9", "3"} <= set(re.findall(r"[0-9]+", say("rules-lost-code-final", {}, language)))
        assert {"36", "12"} <= set(re.findall(r"[0-9]+", say("rules-lost-code-shortcut", {}, language)))
        assert "9" in re.findall(r"[0-9]+", say("rules-think-str8-final", {}, language))


def test_sentences_follow_the_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(cards_box.HAND_SIZE, 1, 11)
    monkeypatch.setattr(cards_box, "FIRE_CARDS", (23, 34, 45, 56, 67, 78))
    for language in LANGUAGES:
        told = re.findall(r"[0-9]+", say("rules-the-game-table", {}, language))
        assert "11" in told
        assert "87" in told
        assert {"23", "78"} <= set(re.findall(r"[0-9]+", say("option-the-game-on-fire-help", {}, language)))
    assert "fire_cards: [23, 34, 45, 56, 67, 78]" in browser_box()


EXAMPLES = {"37", "47", "57"}
"""Cards with which the backwards trick is explained."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("room", ["rules_lost_code", "rules_the_game"])
def test_the_rules_have_no_numbers_of_their_own(language: str, room: str) -> None:
    """Small ones count players and steps; all others come out of the box."""
    text = (LOCALES / language / f"{room}.ftl").read_text(encoding="utf-8")
    plain = re.sub(r"^[a-z][\w-]* =|^#.*|\{[^}]*\}|3!", "", text, flags=re.MULTILINE)
    own = {number for number in re.findall(r"(?<![\w-])[0-9]+", plain) if int(number) > 5}
    assert own - EXAMPLES <= {"8"}  # "the 8s join in" is the name of the stones


def test_every_code_has_a_sentence_in_every_language() -> None:
    for game in OURS:
        messages = [f"refuse-{code}" for code in game.refusals]
        messages += [f"ending-{ending}" for ending in game.endings if game.team]
        messages += [f"table-{code}" for code in get_args(ErrorCode)]
        for language in LANGUAGES:
            assert [message for message in messages if not bundle(language).has_message(message)] == []


def test_every_refusal_sentence_belongs_to_a_code() -> None:
    """A sentence that no code asks for is dead. Those that every game shares are in the engine's room."""
    known = {f"refuse-{code}" for game in OURS for code in game.refusals}
    for room in ("lost_code", "the_game"):
        found = re.findall(r"^(refuse-[\w-]+) =", (LOCALES / "en" / f"{room}.ftl").read_text("utf-8"), re.MULTILINE)
        assert set(found) <= known, set(found) - known


def test_codes_are_part_of_the_contract() -> None:
    known = components()
    assert set(known["Ending"]["enum"]) == {ending for game in OURS for ending in game.endings}
    assert set(known["RefusalCode"]["enum"]) == {code for game in OURS for code in game.refusals}
    assert set(known["ErrorCode"]["enum"]) == set(get_args(ErrorCode))


def test_every_command_has_what_each_layer_needs_of_it() -> None:
    """A command that is added to the box is missed here, and not drawn or told as another one."""
    assert set(cards_box.LIGHTNING) | set(cards_box.INFINITY) == set(cards_box.COMMANDS) == set(cards_box.FIXED_LAYOUT)
    assert sorted(COMMAND) == sorted(KIND.values()) == list(range(1, FIRE))
    for command in cards_box.COMMANDS:
        assert len(cards_box.FIXED_LAYOUT[command]) == cards_box.COPIES
        for message in (f"command-{command}", f"command-{command}-says", f"rules-the-game-extreme-{command}"):
            assert knows(message), message
        for language in LANGUAGES:
            told = say("command-name", {"command": command}, language)
            assert told.casefold() == say(f"command-{command}", {}, language).casefold()


def test_no_contract_is_written_where_no_game_is_installed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It was empty then, and the client did not build."""
    monkeypatch.setattr(schema, "own_families", tuple)
    assert schema.main([str(tmp_path / "contract.ts")]) == 1
    assert "No game of Ludoteca is installed here" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())
