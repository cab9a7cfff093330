"""Nobody waits for machine code: bots can be called away before it is there, and a server plays on without it."""

from __future__ import annotations

from importlib import import_module
from threading import Event, Thread

import pytest
from numba.core.dispatcher import Dispatcher

import ludoteca
from ludoteca.engine.moves import Seen
from ludoteca.mind import assist, compiled, kernel_cache, loading
from ludoteca.mind.assist import help_for
from ludoteca.mind.bot import LEVELS, Bot, Clock, bot

GAMES = ["lost-code", "think-str8", "the-game", "the-game-extreme"]


@pytest.fixture(autouse=True)
def _cold(monkeypatch: pytest.MonkeyPatch) -> None:
    """A process that has loaded nothing yet."""
    monkeypatch.setattr(loading, "_fetching", {})
    monkeypatch.setattr(loading, "_states", dict.fromkeys(loading.FAMILIES, "cold"))
    monkeypatch.setattr(loading, "_begun", False)


def first_decision(game: str) -> tuple[ludoteca.View, tuple[Seen, ...]]:
    """What the first seat that has to think sees."""
    match = ludoteca.new(game, players=2, seed=1)
    if "game" in game:
        match.play(0, "start 0")
    seat = match.turn[0]
    return match.view(seat), match.past(seat)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", GAMES)
def test_a_stopped_clock_is_answered_while_machine_code_is_still_on_its_way(
    game: str, level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    arrived = Event()
    monkeypatch.setattr(loading, "_fetch", lambda family: arrived.wait())
    view, past = first_decision(game)
    clock = Clock()
    interrupter = Thread(target=clock.stop)
    interrupter.start()
    assert bot(game, level, seed=1).choose(view, past, clock) in view.moves
    assert all(fetching.is_alive() for fetching in loading._fetching.values())
    arrived.set()
    interrupter.join()
    for fetching in loading._fetching.values():
        fetching.join()


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_waiting_for_machine_code_changes_no_move(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    view, past = first_decision(game)
    for level in LEVELS:
        patient = bot(game, level, seed=1).choose(view, past, Clock())
        assert patient == bot(game, level, seed=1).choose(view, past)


@pytest.mark.slow
@pytest.mark.parametrize("family", loading.FAMILIES)
def test_who_has_warmed_up_thinks_at_once(family: loading.Family) -> None:
    import_module(f"ludoteca.mind.{family}.warm").warm()
    clock = Clock()
    clock.stop()
    assert loading.loaded(family, clock)
    assert not loading._fetching
    assert loading.state()[family] == "ready"


@pytest.mark.slow
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", GAMES)
def test_where_loading_was_begun_no_move_and_no_word_waits_for_it(
    game: str, level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The machine code never comes: whoever waited for it would wait for ever, and nothing may be compiled here."""
    import_kernels()
    never = Event()
    monkeypatch.setattr(loading, "_compile_and_load", lambda family, data: never.wait())
    monkeypatch.setattr(Dispatcher, "compile", _not_here)
    loading.begin()
    match = ludoteca.new(game, players=3, seed=4)
    seats = [bot(game, level, seed=seat) for seat in range(3)]
    for _ in range(25):
        seat = match.turn[0]
        view, past = match.view(seat), match.past(seat)
        assert all(word in view.signals for word in seats[seat].say(view, past))
        match.play(seat, seats[seat].choose(view, past, Clock()))
        help_for(match.view(0), match.past(0), "odds", "en")
        if match.outcome is not None:
            break
    assert set(loading.state().values()) == {"compiling"}
    assert not loading.ready()
    never.set()


def import_kernels() -> None:
    """A kernel that was imported first while `Dispatcher.compile` is replaced would keep the replacement for ever, and
    fail whoever comes next in this process."""
    for family in loading.FAMILIES:
        for source in compiled.sources(family):
            if source.parent.name == family and source.parent.parent.name == "mind":
                import_module(f"ludoteca.mind.{family}.{source.stem}")


def _not_here(dispatcher: object, signature: object) -> None:
    raise AssertionError(f"{dispatcher} is compiled while somebody waits")


@pytest.mark.slow
def test_loading_ends_ready_with_the_same_play_as_without_it(monkeypatch: pytest.MonkeyPatch) -> None:
    expected = {game: bot(game, "master", seed=1).choose(*first_decision(game)) for game in GAMES}
    loading.begin()
    loading.begin()
    loading.finish()
    assert loading.ready()
    for game in GAMES:
        assert bot(game, "master", seed=1).choose(*first_decision(game), Clock()) == expected[game]


@pytest.mark.slow
def test_what_cannot_be_loaded_is_told_and_bots_play_without_it(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(loading, "_fetch", lambda family: 1 // 0)
    monkeypatch.setattr(kernel_cache, "root", lambda: None)
    loading.begin()
    loading.finish()
    assert set(loading.state().values()) == {"failed"}
    assert "its bots think without it" in caplog.text
    for game in GAMES:
        view, past = first_decision(game)
        assert bot(game, "master", seed=1).choose(view, past, Clock()) in view.moves


def test_a_game_whose_bots_fail_keeps_nobody_from_warming_up(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    asked: list[tuple[str, str]] = []

    def broken(game: str, level: str, seed: int = 0) -> Bot:
        asked.append((game, level))
        raise RuntimeError("a plug-in with a mistake in it")

    monkeypatch.setattr(loading, "begin", lambda data: None)
    monkeypatch.setattr(assist, "bot", broken)
    assist.warm()
    assert {("lost-code", "master"), ("the-game", "master")} <= set(asked)
    assert "a plug-in with a mistake in it" in caplog.text
