"""Looking back: any stop, any seat, and never more than that seat could see."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

import ludoteca
from ludoteca.engine.match import Match
from ludoteca.terminal.cli import main
from ludoteca.terminal.replaying import PlainReplay, Tape
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
    own = ludoteca.new("lost-code", players=2, seed=6).view(1 - (seat or 0)).logs[seat or 0]  # type: ignore[attr-defined]
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
