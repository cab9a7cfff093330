"""The line mode: whole matches, questions, refusals, and several people at one keyboard."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import ludoteca
from ludoteca.locales import LANGUAGES
from ludoteca.terminal.plain import Plain
from tests.terminal.playing import GAMES, Typist, sit

RAW = re.compile(r"\b(terminal|refuse|prompt|move|did|log|phase|option|answer|command|pile|ending|grade)-[a-z0-9]+-?\b")
"""What the id of a sentence looks like."""


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("people", [1, 2])
def test_a_whole_match_is_played_by_typing(game: str, people: int) -> None:
    person = Typist(sit(game, people=people))
    assert person.plain.run()
    sitting = person.plain.sitting
    assert sitting.match.outcome is not None
    assert person.told[-1] in person.plain.words.result(person.plain.view, sitting.names)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_goes_through_a_pipe(game: str, data: Path) -> None:
    """A process that is fed the same lines plays the same match, and leaves its record."""
    person = Typist(sit(game, seed="pipe"))
    assert person.plain.run()
    done = _ludoteca(
        ["play", game, "--plain", "--seed", "pipe", "--bots", "random"], "".join(f"{line}\n" for line in person.typed)
    )
    assert (done.returncode, done.stderr) == (0, "")
    (record,) = (data / "records").iterdir()
    assert ludoteca.load(record.read_bytes()).entries == person.plain.sitting.match.entries
    assert str(record) in done.stdout
    assert not list((data / "matches").iterdir())


def _ludoteca(words: list[str], lines: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "ludoteca", *words],
        input=lines,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
        check=False,
    )


@pytest.mark.slow
@pytest.mark.parametrize(
    "options",
    [
        {"introductory": True},
        {"x_race": True, "deadly_shortcut": True, "curse": True},
        {"wheel_preset": "B", "deadly_shortcut": True, "thrower_token_and_change": "allowed"},
    ],
)
def test_the_modules_can_be_typed_too(options: dict[str, object]) -> None:
    person = Typist(sit("lost-code", players=3, people=2, options=options))
    assert person.plain.run()


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_every_question_has_an_answer(game: str) -> None:
    asked = ["help", "view", "log", "moves", "sheet", "signals", "view"]
    asked += ["why eagle 5", "why blue 5", "odds", "coach", "mark eagle 2 cross", "mark blue 2 circle", "sheet"]
    person = Typist(sit(game), interludes=asked)
    assert person.plain.run()
    if game == "lost-code":
        assert "Your marks: 2 cross." in person.told
        assert any(line.endswith("codes are left.") for line in person.told)
        best = next(line for line in person.told if line.startswith("1. Wheel of "))
        assert re.search(r" points?\. Best\. .* from what you can see; the answer leaves about ", best)
        assert any(line.startswith("Judged: ") for line in person.told)
        assert any(line.startswith("Not 5: ") or line == "Nothing rules 5 out." for line in person.told)


@pytest.mark.parametrize(
    ("game", "lines", "sentence"),
    [
        ("the-game", ["1", "34 up1"], "You don’t hold 34. (TG-10)"),
        ("the-game", ["1", "end"], "You can’t end your turn yet: lay 2 more cards. (TG-29)"),
        ("the-game", ["1", "99"], "Type a number from 1 to 28, or a move."),
        ("the-game", ["why eagle 5"], "There is no help here."),
        ("the-game", ["1", "undo"], "A laid card stays on the table. (TG-15)"),
        ("lost-code", ["keep", "wheel 3 0"], "There is no wheel of 3. The wheels show: 10, 7, 6, 5, 4, 2, 1. (LC-42)"),
        ("lost-code", ["keep", "7 16"], "The wheel of 7 must show 7 numbers: it can begin anywhere from 0 to 15."),
        ("lost-code", ["why eagle 9"], "Type: why eagle 5, with a symbol in play and a number that occurs."),
        ("lost-code", ["mark eagle 2 star"], "Type: mark eagle 5 cross, with a symbol in play"),
        ("lost-code", ["dance"], "“dance” is not a move here."),
        ("lost-code", ["wheel 7"], "“wheel 7” has the wrong number of words. It is written: wheel <width> <start>."),
    ],
)
def test_bad_lines_get_a_sentence(game: str, lines: list[str], sentence: str) -> None:
    person = Typist(sit(game), interludes=lines)
    person.plain.run()
    assert any(line.startswith(sentence) for line in person.told), [line for line in person.told if line.endswith(")")][
        :6
    ]


def test_short_forms_mean_the_whole_move() -> None:
    sitting = sit("lost-code", seed=3)
    person = Typist(sitting, interludes=["keep", "7 9"])
    person.plain.run()
    played = [str(move) for seat, move in sitting.match.entries if seat == 0]
    assert "wheel 7 9" in played


def test_symbols_go_by_their_names_in_every_language() -> None:
    sitting = sit("lost-code", seed=3, language="it")
    person = Typist(sitting, "it", interludes=["why aquila 5", "mark aquila 5 croce", "sheet"])
    person.plain.run()
    assert "I tuoi segni: 5 croce." in person.told


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_speaks_without_raw_ids(game: str, language: str) -> None:
    asked = ["help", "view", "log", "sheet", "odds", "signals", "nonsense", "mark", "why"]
    person = Typist(sit(game, players=3, people=2, language=language), language, interludes=asked)
    assert person.plain.run()
    assert not RAW.search(person.paper.replace("command-", "")), RAW.findall(person.paper)
    if language != "en":
        assert "Your turn" not in person.paper


def test_people_at_one_keyboard_see_only_their_own_hand() -> None:
    sitting = sit("the-game", players=3, people=3, names=["Anna", "Bert", "Carla"], options={"start": "random"})
    looking: list[tuple[str, str]] = []
    person = Typist(sitting)
    tell = person.told_line

    def listen(line: str) -> None:
        tell(line)
        if line.startswith("Your hand: "):
            looking.append((line, " ".join(map(str, sitting.match.view(person.plain.viewer).hand))))  # type: ignore[attr-defined]

    person.plain.tell = listen
    assert person.plain.run()
    assert looking
    assert all(re.findall(r"\d+", line) == hand.split() for line, hand in looking)
    assert "Pass the keyboard to Bert; press Enter." in person.told


def test_who_starts_is_settled_by_the_people_here() -> None:
    sitting = sit("the-game", players=3, people=2, names=["Anna", "Bert"])
    person = Typist(sitting, interludes=["2", "2"])
    lines = iter(["", "2", "", "3"])
    person.plain.ask = lambda: next(lines) if sitting.match.view(None).phase == "start" else _stop()  # type: ignore[attr-defined]
    assert not person.plain.run()
    assert person.told.count("Who starts?") >= 2
    assert "Ada starts." in person.told


def _stop() -> str:
    raise EOFError


def test_bots_alone_are_watched() -> None:
    sitting = sit("the-game", people=0)
    assert Plain(sitting, "en", ask=_stop, tell=lambda _: None).run()
