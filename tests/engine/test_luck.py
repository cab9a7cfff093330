"""Luck: a function of the seed and the label alone, even, and the same on every machine."""

from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteca.engine.luck import luck_of, read_seed

SEEDS = st.text([chr(n) for n in range(33, 127)], min_size=1, max_size=64).filter(lambda seed: seed != "-")


@pytest.mark.parametrize(
    ("seed", "label", "n", "drawn"),
    [
        ("7", "roll 1", 216, 139),
        ("7", "roll 2", 216, 178),
        ("8", "roll 1", 216, 125),
        ("ludoteca", "card 41", 98, 18),
        ("ludoteca", "start", 5, 4),
        ("-1", "stack", 24, 14),
    ],
)
def test_the_same_everywhere(seed: str, label: str, n: int, drawn: int) -> None:
    """These numbers may never change: every record with a seed depends on them."""
    assert luck_of(seed)(label, n) == drawn


@pytest.mark.slow
@given(SEEDS, st.text(max_size=20), st.integers(1, 300))
def test_no_memory(seed: str, label: str, n: int) -> None:
    """What is drawn in between changes nothing, and it is always one of the n."""
    luck = luck_of(seed)
    first = luck(label, n)
    luck(label + "!", n)
    assert luck(label, n) == first == luck_of(seed)(label, n)
    assert 0 <= first < n


@pytest.mark.parametrize("n", [2, 6, 98, 216])
def test_even(n: int) -> None:
    """Chi-square over labels and over seeds: within five standard deviations of what even luck gives."""
    draws = 200 * n
    luck = luck_of("even")
    over_labels = Counter(luck(f"card {k}", n) for k in range(draws))
    over_seeds = Counter(luck_of(str(k))("card 1", n) for k in range(draws))
    for counted in (over_labels, over_seeds):
        chi = sum((counted[k] - 200) ** 2 / 200 for k in range(n))
        assert abs(chi - (n - 1)) < 5 * (2 * (n - 1)) ** 0.5


def test_neighbouring_labels_and_seeds_tell_nothing_of_each_other() -> None:
    luck = luck_of("pairs")
    rows = [luck(f"roll {k}", 6) for k in range(7200)]
    columns = [luck_of(str(k))("roll 1", 6) for k in range(7200)]
    for row in (rows, columns):
        pairs = Counter(pairwise(row))
        chi = sum((pairs[a, b] - 200) ** 2 / 200 for a in range(6) for b in range(6))
        assert abs(chi - 35) < 5 * 70**0.5


@pytest.mark.parametrize(("given", "kept"), [(7, "7"), (-3, "-3"), (0, "0"), ("a-b", "a-b"), ("x" * 64, "x" * 64)])
def test_seeds(given: int | str, kept: str) -> None:
    assert read_seed(given) == kept


@pytest.mark.parametrize(
    "bad",
    ["", "a b", "x" * 65, "-", "naïve", "a\n", True, 1.5, 10**70, 10**5000, b"7", ["7"]],
    ids=lambda bad: str(type(bad)),
)
def test_seeds_that_are_refused(bad: int | str) -> None:
    with pytest.raises(ValueError, match="A seed is a whole number, or a word"):
        read_seed(bad)


def test_without_a_seed_nobody_can_guess_it() -> None:
    first, second = read_seed(None), read_seed(None)
    assert first != second
    assert len(first) == 32
