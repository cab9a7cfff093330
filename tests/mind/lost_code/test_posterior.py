"""The exact posterior against every deal that fits the view."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random

import numpy as np
import pytest

from ludoteca.games.lost_code.view import CodeView
from ludoteca.mind.lost_code.posterior import Posterior, best_guess, guesses, posterior
from tests.mind.lost_code.brute import codes_by_checks, fits_by_replay, unseen
from tests.mind.lost_code.positions import VARIANTS, position

pytestmark = pytest.mark.slow

PLAYERS = (2, 3, 4)


def agree_with_brute_force(variant: str, players: int, seed: int) -> None:
    match, seat, view = position(variant, players, seed)
    found = posterior(view)
    expected = codes_by_checks(match, seat)
    assert sorted(map(tuple, found.codes.tolist())) == expected
    count = len(expected)
    assert len(found) == count
    assert found.bits == pytest.approx(np.log2(count))
    for s, row in enumerate(found.chances()):
        numbers = Counter(code[s] for code in expected)
        assert row.tolist() == pytest.approx([numbers[n] / count for n in range(view.top_number + 1)])
    dice = tuple(Random(seed).choices(view.symbols, k=3))
    sums = Counter(sum(code[view.symbols.index(symbol)] for symbol in dice) for code in expected)
    assert found.sums(dice).tolist() == pytest.approx([sums[n] / count for n in range(view.top_sum + 1)])
    for width, _ in view.wheels:
        chances = [sum(sums[n] for n in range(a, a + width)) / count for a in range(view.top_sum - width + 2)]
        assert found.wheel(dice, width).tolist() == pytest.approx(chances)


@pytest.mark.rule("LC-22", "LC-50", "LC-53", "LC-81", "TS-23")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("variant", VARIANTS)
def test_posterior_is_all_codes_that_the_rules_would_answer_so(variant: str, players: int) -> None:
    for seed in range(8):
        agree_with_brute_force(variant, players, seed)


@pytest.mark.slow
@pytest.mark.parametrize("variant", VARIANTS)
def test_posterior_on_many_more_views(variant: str) -> None:
    for seed in range(300):
        agree_with_brute_force(variant, PLAYERS[seed % 3], 1000 + seed)


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_code_is_possible_exactly_if_the_match_replayed_with_it_looks_the_same(variant: str) -> None:
    for seed in range(12):
        match, seat, view = position(variant, PLAYERS[seed % 3], 500 + seed)
        if match.outcome is not None:
            continue
        found = set(map(tuple, posterior(view).codes.tolist()))
        every = list(product(*unseen(match, seat)))
        random = Random(seed)
        some = random.sample(every, min(len(every), 15)) + random.sample(sorted(found), min(len(found), 5))
        for code in some:
            assert fits_by_replay(match, seat, code) == (code in found)


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_true_code_is_always_among_them(variant: str) -> None:
    for seed in range(20):
        match, seat, view = position(variant, PLAYERS[seed % 3], 900 + seed)
        true = match.state.logs[seat]
        assert None in true or true in set(map(tuple, posterior(view).codes.tolist()))


@pytest.mark.rule("LC-74", "TS-31")
@pytest.mark.parametrize(
    ("chances", "numbers", "value"),
    [
        ([0, 1, 0, 0], (1,), 5.0),
        ([0.5, 0.5, 0, 0], (0, 1), 2.0),
        ([0.6, 0.4, 0, 0], (0,), 2.2),
        ([0.25, 0.25, 0.25, 0.25], (0, 1, 2), 0.25),
        ([0, 0.4, 0.4, 0.2], (1, 2), 1.2),
    ],
)
def test_best_guess(chances: list[float], numbers: tuple[int, ...], value: float) -> None:
    written, chance, worth = best_guess(np.array(chances))
    assert written == numbers
    assert chance == pytest.approx(sum(chances[n] for n in numbers))
    assert worth == pytest.approx(value)


def test_best_guess_beats_every_other_guess() -> None:
    random = Random(5)
    for _ in range(200):
        chances = np.array([random.random() ** 3 for _ in range(8)])
        chances /= chances.sum()
        best = best_guess(chances)[2]
        for size, _, value in ((len(numbers), chance, value) for numbers, chance, value in guesses(chances)):
            assert best >= value
            points = {1: 5, 2: 2, 3: 1}[size]
            for _ in range(20):
                hit = sum(chances[n] for n in random.sample(range(8), size))
                assert value >= points * hit - 2 * (1 - hit) - 1e-12


def test_weights_lean_without_changing_what_is_possible() -> None:
    codes = np.array([[0, 1], [0, 2], [1, 2]], np.int8)
    found = Posterior(("eagle", "jaguar"), 3, codes, np.array([0.5, 0.25, 0.25]))
    assert found.chances().tolist() == [[0.75, 0.25, 0, 0], [0, 0.5, 0.5, 0]]
    assert found.bits == pytest.approx(1.5)
    assert found.sums(("eagle", "jaguar", "jaguar")).tolist()[2] == 0.5


def test_a_spectator_has_no_code() -> None:
    match, _, _ = position("basic", 4, 3)
    view = match.view(None)
    assert isinstance(view, CodeView)
    with pytest.raises(ValueError, match="spectator"):
        posterior(view)


@pytest.mark.parametrize(
    ("dice", "width", "sentence"),
    [
        (("dragon", "eagle", "eagle"), 3, "“dragon”.*eagle, jaguar"),
        ("eagle", 3, "a list of symbols"),
        (("eagle", "jaguar"), 0, "1 to 15 sums"),
        (("eagle", "jaguar"), 16, "1 to 15 sums"),
    ],
)
def test_dice_and_wheels_that_do_not_exist_get_a_sentence(dice: tuple[str, ...], width: int, sentence: str) -> None:
    belief = posterior(position("basic", 4, 3)[2])
    with pytest.raises(ValueError, match=sentence):
        belief.wheel(dice, width)


@pytest.mark.parametrize("dice", [(), ("eagle",), ("eagle", "eagle", "jaguar", "bear")])
def test_sums_of_any_number_of_dice(dice: tuple[str, ...]) -> None:
    belief = posterior(position("basic", 4, 3)[2])
    sums = Counter(sum(code[belief.symbols.index(symbol)] for symbol in dice) for code in belief.codes.tolist())
    assert belief.sums(dice).tolist() == pytest.approx([sums[n] / len(belief) for n in range(7 * len(dice) + 1)])
    assert belief.sums(list(dice)).tolist() == belief.sums(dice).tolist()
