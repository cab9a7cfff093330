"""Bots can be called away before they are able to think at all."""

from __future__ import annotations

from importlib import import_module
from threading import Event, Thread
from typing import get_args

import pytest

import ludoteca
from ludoteca.engine.moves import Seen
from ludoteca.mind import loading
from ludoteca.mind.bot import LEVELS, Clock, bot

GAMES = ["lost-code", "think-str8", "the-game", "the-game-extreme"]


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
    monkeypatch.setattr(loading, "_fetch", lambda room: arrived.wait())
    monkeypatch.setattr(loading, "_fetching", {})
    monkeypatch.setattr(loading, "_there", set())
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
    monkeypatch.setattr(loading, "_fetching", {})
    monkeypatch.setattr(loading, "_there", set())
    view, past = first_decision(game)
    for level in LEVELS:
        patient = bot(game, level, seed=1).choose(view, past, Clock())
        assert patient == bot(game, level, seed=1).choose(view, past)


@pytest.mark.slow
@pytest.mark.parametrize("room", get_args(loading.Room))
def test_who_has_warmed_up_thinks_at_once(room: loading.Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loading, "_fetching", {})
    monkeypatch.setattr(loading, "_there", set())
    import_module(f"ludoteca.mind.{room}.warm").warm()
    clock = Clock()
    clock.stop()
    assert loading.loaded(room, clock)
    assert not loading._fetching
