"""Looking back: any stop, any seat, and never more than that seat could see."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

import ludoteca
from ludoteca.engine.match import Match
from ludoteca.terminal.cli import main
from ludoteca.terminal.replay import PlainReplay, Tape
from ludoteca.terminal.screen.replay import ReplayApp
from tests.terminal.playing import GAMES, LARGE, SMALL, Typist, screen_text, sit

pytestmark = pytest.mark.slow


@cache
def played(game: str) -> Match:
    person = Typist(sit(game, seed=6))
    assert person.plain.run()
    return person.plain.sitting.match


def replay(tape: Tape, *lines: str) -> list[str]:
    told: list[str] = []
    left = iter(lines)

    def ask() -> str:
        try:
            return next(left)
        except StopIteration:
            raise EOFError from None

    PlainReplay(tape, ask, told.append).run()
    return told


@pytest.mark.parametrize("game", GAMES)
def test_every_stop_is_the_match_as_it_was(game: str) -> None:
    match = played(game)
    tape = Tape(match, "en", 0)
    for at, stop in enumerate(tape.stops):
        tape.go(at)
        assert tape.now.entries == match.entries[:stop]
        assert tape.view == match.branch(stop, chance="manual").view(0)
    assert tape.view.outcome == match.outcome


def test_the_next_mistake_and_why() -> None:
    tape = Tape(played("the-game"), "en", None)
    told = replay(tape, "m", "why", "m", "p", "q")
    stories = [line for line in told if line.startswith("Move ")]
    assert len(stories) == 3
    assert stories[0] == stories[1] != stories[2]
    assert any(line.startswith("Better: ") for line in told)
    assert tape.seat is not None, "seen by the one who decided"
    # The mark stays at what was judged.
    assert any(line.startswith("Step ") and line.count(" · ") == 2 for line in told)
    assert "There is no mistake after this." in replay(tape, "e", "m")
    assert "There is no decision here." in replay(tape, "e", "why")


@pytest.mark.parametrize("game", GAMES)
def test_line_by_line_one_goes_everywhere(game: str) -> None:
    tape = Tape(played(game), "en", 0)
    last = len(tape.stops) - 1
    told = replay(tape, "n", "", "p", "r", "r 2", "b", "3", "seat 1", "seat -", "log", "view", "what", "s", "e", "q")
    assert f"Step 0 of {last} · as Player 1" in told
    assert f"Step 3 of {last} · as Player 2" in told
    assert f"Step 3 of {last} · as a spectator" in told
    assert told.count(f"Step 0 of {last} · as a spectator") >= 1
    assert told[-1] in tape.words.result(tape.view, tape.names)


def test_rounds_are_jumped_to() -> None:
    tape = Tape(played("lost-code"), "en", 1)
    tape.go_chapter(4)
    assert len(tape.view.history) == 4  # type: ignore[attr-defined]
    tape.go_chapters(1)
    assert len(tape.view.history) == 5  # type: ignore[attr-defined]
    tape.go(tape.at + 1)
    tape.go_chapters(-1)
    first = tape.at
    assert len(tape.view.history) == 5  # type: ignore[attr-defined]
    tape.go_chapters(-1)
    assert tape.at < first
    assert len(tape.view.history) == 4  # type: ignore[attr-defined]


@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_seat_looks_back_at_what_it_saw_and_no_more(seat: int | None) -> None:
    tape = Tape(played("lost-code"), "en", seat)
    told = "\n".join(replay(tape, "r", "r", "r"))
    own = ludoteca.new("lost-code", players=2, seed=6).view(1 - (seat or 0)).logs[seat or 0]
    names = ", ".join(f"{symbol} {number}" for symbol, number in zip(tape.view.symbols, own, strict=True))  # type: ignore[attr-defined]
    assert names not in told


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("form", ["text", "json"])
def test_both_forms_of_a_record_are_replayed(
    game: str, form: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    record = played(game).record()
    path = tmp_path / "match"
    path.write_bytes(ludoteca.print_record(record).encode() if form == "text" else ludoteca.encode_record(record))
    lines = iter(["e"])
    monkeypatch.setattr("builtins.input", lambda _="": next(lines, "q"))
    assert main(["replay", str(path), "--plain", "--seat", "1"]) == 0
    assert f"{ludoteca.games()[game].title}\n" in capsys.readouterr().out
    assert main(["replay", str(path), "--seat", "9"]) == 2
    assert capsys.readouterr().err.startswith("There is no seat “9”: take 0 to 1")


@pytest.mark.parametrize(("game", "size"), list(zip(GAMES, [SMALL, LARGE, LARGE, SMALL], strict=True)))
async def test_the_screen_steps_through_a_match(game: str, size: tuple[int, int]) -> None:
    tape = Tape(played(game), "en", 0)
    app = ReplayApp(tape)
    last = len(tape.stops) - 1
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        assert f"Step 0 of {last} · as Player 1" in screen_text(app)
        await pilot.press("n", "n", "p", "s")
        await pilot.pause()
        assert f"Step 1 of {last} · as Player 2" in screen_text(app)
        await pilot.press("r", "h", "tab", "b", "s", "end")
        await pilot.pause()
        shown = screen_text(app)
        assert f"Step {last} of {last} · as a spectator" in shown
        assert tape.words.result(tape.view, tape.names)[-1] in shown


async def test_the_screen_goes_from_mistake_to_mistake_and_says_why() -> None:
    tape = Tape(played("the-game"), "en", None)
    app = ReplayApp(tape)
    async with app.run_test(size=LARGE) as pilot:
        await pilot.pause()

        async def pressed(key: str) -> str:
            await pilot.press(key)
            await app.workers.wait_for_complete()
            await pilot.pause()
            return screen_text(app)

        shown = await pressed("m")
        first = tape.entries
        assert tape.seat is not None, "seen by the one who decided"
        assert "Better: " in shown
        assert "Move " in shown
        assert "Better: " not in await pressed("n"), "it is said where it belongs"
        # The mark stays at what was judged, and what was said of it can be read again.
        back = await pressed("p")
        assert tape.entries == first
        assert any(mark in back.splitlines()[0] for mark in ("inaccurate", "mistake", "blunder"))
        assert "Better: " in await pressed("w")
        await pressed("m")
        assert tape.entries > first
        await pressed("end")
        assert "There is no mistake after this." in await pressed("m")
        assert "There is no decision here." in await pressed("w")
