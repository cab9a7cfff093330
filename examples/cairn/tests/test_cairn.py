"""The rules of Cairn, one by one; and all laws of Ludoteca at once."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.mind.bot import bot
from ludoteca.mind.drive import play_out
from ludoteca.testing import check_game


def table(*hands: tuple[int, ...], **options: object) -> ludoteca.Match:
    """A match with these pebbles in hand: chance is played by hand."""
    match = ludoteca.new("cairn", players=len(hands), chance="manual", options=options)
    for n in range(len(hands[0])):
        for seat, hand in enumerate(hands):
            match.play(ludoteca.CHANCE, f"draw {seat} {hand[n]}")
    return match


def test_all_laws() -> None:
    check_game("cairn", rules=frozenset(f"CN-{n}" for n in range(1, 7)))


def test_a_pebble_counts_for_whoever_lays_it_and_against_whoever_keeps_it() -> None:
    match = table((1, 2, 9), (13, 14, 15))
    match.play(0, "lay 9")
    match.play(1, "lay 15")
    assert not any(str(move).startswith("lay") for move in match.moves(0))
    match.play(0, "step-back")
    match.play(1, "step-back")
    assert match.outcome is not None
    assert match.outcome.points == (9 - 3, 15 - 27)
    assert match.outcome.winners == (0,)


def test_what_is_kept_may_be_free() -> None:
    match = table((1, 2, 9), (13, 14, 15), keep_free=True)
    for seat, move in ((0, "lay 9"), (1, "lay 15"), (0, "step-back"), (1, "step-back")):
        match.play(seat, move)
    assert match.outcome is not None
    assert match.outcome.points == (9, 15)


def test_the_cairn_bears_only_so_much() -> None:
    match = table((1, 2, 9), (13, 14, 15))
    match.play(0, "lay 9")
    match.play(1, "lay 14")
    match.play(0, "lay 1")
    with pytest.raises(ludoteca.IllegalMove) as refused:
        match.play(1, "lay 13")
    assert refused.value.rule == "CN-4"
    assert str(refused.value) == "The cairn bears no more: step back."
    assert table((1, 2, 9), (13, 14, 15), cairn="tall").view(None).bears == 30  # type: ignore[attr-defined]


def test_whoever_has_laid_everything_is_done() -> None:
    match = table((1, 2, 3), (4, 5, 6))
    for seat, move in ((0, "lay 1"), (1, "step-back"), (0, "lay 2"), (0, "lay 3")):
        match.play(seat, move)
    assert match.outcome is not None


def test_nobody_sees_the_others_pebbles() -> None:
    match = table((1, 2, 9), (13, 14, 15))
    assert match.view(1).pebbles == (13, 14, 15)  # type: ignore[attr-defined]
    assert match.view(None).pebbles == ()  # type: ignore[attr-defined]
    assert [str(seen.move) for seen in match.past(0)][:2] == ["draw 0 1", "draw 1 ?"]


def test_the_mason_beats_chance() -> None:
    won = 0
    for seed in range(40):
        match = ludoteca.new("cairn", players=2, seed=seed)
        play_out(match, {seed % 2: bot("cairn", "mason"), 1 - seed % 2: bot("cairn", "random", seed)})
        assert match.outcome is not None
        won += seed % 2 in match.outcome.winners
    assert won >= 26
