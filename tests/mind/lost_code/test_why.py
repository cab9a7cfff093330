"""Reasons: they hold, nothing in them can be dropped, none is smaller, and they read well in four languages."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

import pytest

from ludoteca.games.lost_code.view import Answer, CodeView
from ludoteca.locales import LANGUAGES
from ludoteca.mind.drive import bot_move
from ludoteca.mind.lost_code.bots import Expert
from ludoteca.mind.lost_code.deduce import Deduction
from ludoteca.mind.lost_code.help_types import CheckFact, DiscardFact, Fact, SeenFact
from ludoteca.mind.lost_code.posterior import posterior
from ludoteca.mind.lost_code.why import explain, say_range
from tests.lost_code.table import Table
from tests.mind.lost_code.positions import VARIANTS, position, start

Stone = tuple[str, int]
"""A symbol, and how many of it were discarded before: the viewer's first eagle is ("eagle", 0)."""


def follows(view: CodeView, facts: Sequence[Fact], symbol: str, number: int) -> bool:
    """Whether the facts alone rule the number out: a slow search through all stones that keep them."""
    swaps = [(past.number, swap.symbol) for past in view.history for swap in past.swaps if swap.seat == view.seat]

    def stone(name: str, check: int) -> Stone:
        return name, sum(one == name and then < check for then, one in swaps)

    checks = [fact for fact in facts if isinstance(fact, CheckFact)]
    now = (symbol, sum(one == symbol for _, one in swaps))
    stones = sorted({now, *(stone(name, fact.round) for fact in checks for name in fact.dice)}, key=lambda s: s != now)
    given = {stone(fact.symbol, fact.round): fact.number for fact in facts if isinstance(fact, DiscardFact)}
    gone = {(fact.symbol, fact.number) for fact in facts if isinstance(fact, SeenFact)}
    given_numbers = {(name, value): (name, k) for (name, k), value in given.items()}

    def numbers(one: Stone) -> Iterator[int]:
        for value in range(view.top_number + 1):
            owner = given_numbers.get((one[0], value), one)
            if (one[0], value) not in gone and owner == one and given.get(one, value) == value:
                yield value

    def fits(check: CheckFact, chosen: dict[Stone, int]) -> bool:
        held = [stone(name, check.round) for name in check.dice]
        if any(one not in chosen for one in held):
            return True
        total = sum(chosen[one] for one in held)
        inside = check.low <= total <= check.high
        return {"right": inside, "lower": total < check.low, "higher": total > check.high}.get(check.answer, not inside)

    def search(rest: Sequence[Stone], chosen: dict[Stone, int]) -> bool:
        if not rest:
            return True
        one = rest[0]
        for value in numbers(one) if one != now else {number} & set(numbers(now)):
            if all(name != one[0] or other != value for (name, _), other in chosen.items()):
                step = chosen | {one: value}
                if all(fits(check, step) for check in checks) and search(rest[1:], step):
                    return True
        return False

    return not search(stones, {})


def expert_view(variant: str, seed: int) -> CodeView:
    """What a seat sees late in a match of experts, where deductions are long."""
    match = start(variant, 2 + seed % 3, seed)
    seats = {seat: Expert(seat) for seat in range(match.players)}
    while match.outcome is None:
        view = match.view(seed % match.players)
        assert isinstance(view, CodeView)
        if len(view.history) == view.rounds - seed % 2 and view.phase == "wheel":
            return view
        chosen = bot_move(match, seats)
        assert chosen is not None
        match.play(*chosen)
    raise AssertionError("no such round")


def views(variant: str) -> Iterator[CodeView]:
    for seed in range(5):
        yield position(variant, 2 + seed % 3, 70 + seed)[2]
    yield expert_view(variant, 1)


@pytest.mark.parametrize("variant", VARIANTS)
def test_reasons_hold_and_nothing_in_them_can_be_dropped(variant: str) -> None:
    for view in views(variant):
        deduction = Deduction(view)
        chances = posterior(view).chances()
        for s, symbol in enumerate(view.symbols):
            for number in range(view.top_number + 1):
                facts = deduction.reasons(s, number)
                assert (facts is None) == (chances[s][number] > 0)
                if facts is not None:
                    assert follows(view, facts, symbol, number)
                    for f in range(len(facts)):
                        assert not follows(view, (*facts[:f], *facts[f + 1 :]), symbol, number)


@pytest.mark.parametrize("variant", ["basic", "x-race", "think-str8"])
def test_no_smaller_set_of_facts_will_do(variant: str) -> None:
    for view in views(variant):
        deduction = Deduction(view)
        every = range(len(deduction.facts))
        for s in range(len(view.symbols)):
            for number in range(view.top_number + 1):
                facts = deduction.reasons(s, number)
                if facts is None:
                    continue
                for size in range(1, min(len(facts), 3)):
                    for some in combinations(every, size):
                        assert deduction.broken(sum(1 << f for f in some), s, number) is not None


@pytest.mark.parametrize("language", LANGUAGES)
def test_explanations_of_every_number(language: str) -> None:
    for variant in VARIANTS:
        view = position(variant, 3, 31)[2]
        chances = posterior(view).chances()
        for s, symbol in enumerate(view.symbols):
            for number in range(view.top_number + 1):
                found = explain(view, symbol, number, language)
                assert str(number) in found.sentence
                possible = [n for n in range(view.top_number + 1) if chances[s][n] > 0]
                if number not in possible:
                    assert found.status in ("seen", "excluded")
                    assert [reason.number for reason in found.reasons] == [number]
                elif possible != [number]:
                    assert (found.status, found.reasons) == ("possible", ())
                else:
                    assert found.status == "pinned"
                    assert sorted(r.number for r in found.reasons) == [n for n in range(len(chances[s])) if n != number]
                    rounds = [sum(isinstance(fact, CheckFact) for fact in r.facts) for r in found.reasons]
                    assert rounds == sorted(rounds)


def test_a_reason_in_words() -> None:
    table = Table(codes={0: (1, 2, 4, 4, 4, 4)})
    table.roll_and_keep("jaguar", "jaguar", "eagle")
    table.bid({0: 7, 1: 10})
    view = table.view(0)
    low, high = view.history[0].bids[0].low, view.history[0].bids[0].high
    assert (low, high) == (0, 6)
    found = explain(view, "jaguar", 5)
    assert found.sentence == "Not 5: in round 1 twice your jaguar plus your eagle was at most 6."
    assert found.reasons[0].facts == (CheckFact(1, ("jaguar", "jaguar", "eagle"), 0, 6, "right"),)
    assert explain(view, "jaguar", 5, "it").sentence == (
        "Non 5: nel round 1 due volte il tuo giaguaro più la tua aquila faceva al massimo 6."
    )


@pytest.mark.slow
@pytest.mark.parametrize(
    ("low", "high", "answer", "words"),
    [
        (18, 19, "right", "18 or 19"),
        (8, 12, "right", "between 8 and 12"),
        (0, 1, "right", "at most 1"),
        (5, 5, "right", "exactly 5"),
        (5, 5, "wrong", "not 5"),
        (5, 6, "wrong", "not between 5 and 6"),
        (8, 12, "lower", "at most 7"),
        (8, 12, "higher", "at least 13"),
    ],
)
def test_where_an_answer_puts_the_sum_in_words(low: int, high: int, answer: Answer, words: str) -> None:
    assert say_range(CheckFact(1, ("eagle",) * 3, low, high, answer), "en") == words


def test_questions_that_make_no_sense_get_a_sentence() -> None:
    view = position("basic", 4, 2)[2]
    with pytest.raises(ValueError, match=r"no symbol “dragon”.*eagle"):
        explain(view, "dragon", 1)
    with pytest.raises(ValueError, match="0 to 7"):
        explain(view, "eagle", 8)
