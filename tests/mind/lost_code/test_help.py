"""Help: each level gives what it may and nothing more, from the view alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

import msgspec
import pytest

from ludoteca import CHANCE
from ludoteca.games.lost_code.view import CodeView
from ludoteca.locales import LANGUAGES
from ludoteca.mind.lost_code.evaluate import evaluate
from ludoteca.mind.lost_code.forms import CoachHelp, CodeHelp, NoCodeHelp, OddsHelp, SheetHelp
from ludoteca.mind.lost_code.help import help_for
from ludoteca.mind.lost_code.posterior import posterior
from tests.mind.lost_code.positions import VARIANTS, position, walk

pytestmark = pytest.mark.slow


def views(variant: str, players: int, seed: int) -> Iterator[CodeView]:
    """What the seats on turn see, some time into every phase."""
    met: set[object] = set()
    for match in walk(variant, players, seed):
        for seat in match.turn:
            view = match.view(seat) if seat != CHANCE else None
            if isinstance(view, CodeView) and (view.phase, len(view.history) // 3, seat) not in met:
                met.add((view.phase, len(view.history) // 3, seat))
                yield view


@pytest.mark.parametrize("variant", VARIANTS)
def test_coach_ranks_legal_moves_in_every_phase(variant: str) -> None:
    for n, view in enumerate(views(variant, 3, 11)):
        found = help_for(view, (), "coach", LANGUAGES[n % 4])
        assert isinstance(found, CoachHelp)
        assert found.advice
        assert all(advice.move in view.moves for advice in found.advice)
        assert all(advice.reason and advice.uncertainty >= 0 for advice in found.advice)
        values = [advice.value for advice in found.advice]
        assert values == sorted(values, reverse=True)
        assert values[0] == 0
        again = msgspec.json.decode(msgspec.json.encode(found), type=cast(Any, CodeHelp))
        assert again == found


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_legal_move_has_a_value(variant: str) -> None:
    for view in views(variant, 4, 12):
        found = evaluate(view)
        assert {valued.move for valued in found} == set(view.moves)
        assert all(valued.value > float("-inf") for valued in found)


@pytest.mark.parametrize("variant", VARIANTS)
def test_odds_say_what_the_posterior_says(variant: str) -> None:
    for seed in range(6):
        match, _, view = position(variant, 2 + seed % 3, 600 + seed)
        found = help_for(view, (), "odds")
        assert isinstance(found, OddsHelp)
        exact = posterior(view)
        assert found.codes == len(exact)
        for symbol, row in zip(found.symbols, exact.chances(), strict=True):
            assert symbol.chances == pytest.approx(row.tolist(), abs=1e-4)
            assert all(row[number] == 0 for number in symbol.crossed)
            assert (symbol.pinned is not None) == (row.max() > 1 - 1e-9)
        for wheel in found.wheels:
            assert len(wheel.chances) == view.top_sum - wheel.width + 2
            cursed = view.cursed == view.seat
            for chance, value in zip(wheel.chances, wheel.values, strict=True):
                loss = wheel.points * (1 - chance) if cursed else 0.0
                assert value == pytest.approx(wheel.points * chance - loss, abs=1e-3)
            if match.outcome is None and view.phase == "wheel" and view.moves:
                assert wheel.free == (wheel.width in view.available)


def test_levels_give_what_they_may() -> None:
    view = position("basic", 4, 5)[2]
    assert isinstance(help_for(view, (), "none"), NoCodeHelp)
    sheet = help_for(view, (), "sheet")
    assert isinstance(sheet, SheetHelp)
    # A sheet is bookkeeping: it must not hold a chance, a cross or a move.
    assert set(msgspec.to_builtins(sheet)) == {"kind", "lines", "rows"}
    odds = help_for(view, (), "odds")
    assert isinstance(odds, OddsHelp)
    assert odds.sheet == sheet
    assert "advice" not in msgspec.to_builtins(odds)
    with pytest.raises(ValueError, match="no help called “all”"):
        help_for(view, (), cast(Any, "all"))


def test_spectators_get_no_help() -> None:
    match, _, _ = position("basic", 4, 5)
    view = match.view(None)
    assert isinstance(view, CodeView)
    assert isinstance(help_for(view, (), "coach"), NoCodeHelp)


def test_who_is_not_on_turn_gets_odds_without_advice() -> None:
    match, _, _ = position("basic", 4, 8)
    (seat,) = match.turn
    view = match.view((seat + 1) % 4)
    assert isinstance(view, CodeView)
    found = help_for(view, (), "coach")
    assert isinstance(found, CoachHelp)
    assert found.advice == ()


def test_all_languages_have_the_same_sentences() -> None:
    from importlib.resources import files

    ids = {}
    for language in LANGUAGES:
        text = files("ludoteca.locales").joinpath(language, "mind_lost_code.ftl").read_text(encoding="utf-8")
        ids[language] = [line.split(" =")[0] for line in text.splitlines() if line[:1].isalpha()]
    assert ids["it"] == ids["fr"] == ids["de"] == ids["en"]
