"""Why a number is ruled out, in words: a smallest set of facts, and for a pinned number all eliminations in turn."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from itertools import groupby

from ludoteca.games.lost_code.view import CodeView
from ludoteca.locales import Fact as Words
from ludoteca.locales import say
from ludoteca.mind.judgement import listed
from ludoteca.mind.lost_code.clues import viewer
from ludoteca.mind.lost_code.deduce import Deduction
from ludoteca.mind.lost_code.help_types import CheckFact, DiscardFact, Explanation, Fact, Reason, SeenFact
from ludoteca.mind.lost_code.sheet import seen_numbers


def explain(view: CodeView, symbol: str, number: int, language: str = "en") -> Explanation:
    """What is known of one number of one symbol, and why. ValueErrors say what there is to ask for."""
    viewer(view)
    if symbol not in view.symbols:
        raise ValueError(f"There is no symbol “{symbol}” here. Ask for one of: {', '.join(view.symbols)}.")
    if not 0 <= number <= view.top_number:
        raise ValueError(f"Numbers go from 0 to {view.top_number}; there is no {number}.")
    s = view.symbols.index(symbol)
    seen = {fact.number: fact for fact in seen_numbers(view, s)}
    if number in seen:
        reason = _seen_reason(view, seen[number], language)
        return Explanation(symbol, number, "seen", (reason,), reason.sentence)
    deduction = Deduction(view)
    facts = deduction.reasons(s, number)
    if facts is not None:
        reason = _reason(symbol, number, facts, language)
        return Explanation(symbol, number, "excluded", (reason,), reason.sentence)
    reasons = []
    for other in range(view.top_number + 1):
        if other == number:
            continue
        if other in seen:
            reasons.append(_seen_reason(view, seen[other], language))
            continue
        facts = deduction.reasons(s, other)
        if facts is None:
            return Explanation(symbol, number, "possible", (), say("code-possible", {"number": number}, language))
        reasons.append(_reason(symbol, other, facts, language))
    reasons.sort(key=_effort)
    return Explanation(symbol, number, "pinned", tuple(reasons), say("code-pinned", {"number": number}, language))


def _effort(reason: Reason) -> tuple[int, int, int]:
    """How hard an elimination is to see: few rounds to look at, then few facts, then low numbers first."""
    rounds = sum(isinstance(fact, CheckFact) for fact in reason.facts)
    return rounds, len(reason.facts), reason.number


def _seen_reason(view: CodeView, fact: SeenFact | DiscardFact, language: str) -> Reason:
    facts: dict[str, Words] = {
        "where": "own" if isinstance(fact, DiscardFact) else fact.where,
        "round": fact.round if isinstance(fact, DiscardFact) else 0,
        "game": str(view.__struct_config__.tag),
    }
    where = say("code-lies", facts, language)
    sentence = say("code-not", {"number": fact.number, "facts": where}, language)
    return Reason(fact.symbol, fact.number, (fact,), sentence)


def ruled_out(reasons: Sequence[Reason], language: str) -> list[str]:
    """Eliminations in words. Numbers that the same facts rule out are named together: “Not 4, 5 and 6: …”."""
    found: dict[tuple[Fact, ...], list[str]] = {}
    for reason in reasons:
        found.setdefault(reason.facts, []).append(str(reason.number))
    return [_say_not(listed(numbers, language), facts, language) for facts, numbers in found.items()]


def _reason(symbol: str, number: int, facts: Sequence[Fact], language: str) -> Reason:
    return Reason(symbol, number, tuple(facts), _say_not(number, facts, language))


def _say_not(excluded: int | str, facts: Sequence[Fact], language: str) -> str:
    checks = [fact for fact in facts if isinstance(fact, CheckFact)]
    discards = [fact for fact in facts if isinstance(fact, DiscardFact)]
    seen = [fact for fact in facts if isinstance(fact, SeenFact)]
    parts = [_say_check(fact, language) for fact in checks]
    for fact in discards:
        held: dict[str, Words] = {"symbol": fact.symbol, "round": fact.round, "number": fact.number}
        parts.append(say("code-fact-discard", held, language))
    for name, group in groupby(seen, key=lambda fact: fact.symbol):
        numbers = [str(fact.number) for fact in group]
        words: dict[str, Words] = {"symbol": name, "numbers": listed(numbers, language), "count": len(numbers)}
        parts.append(say("code-fact-seen", words, language))
    joined = reduce(lambda first, rest: say("code-facts", {"first": first, "rest": rest}, language), parts)
    return say("code-not", {"number": excluded, "facts": joined}, language)


def _say_check(fact: CheckFact, language: str) -> str:
    counted = {symbol: fact.dice.count(symbol) for symbol in sorted(fact.dice, key=lambda one: -fact.dice.count(one))}
    terms = [say("code-times", {"symbol": symbol, "times": times}, language) for symbol, times in counted.items()]
    total = reduce(lambda first, rest: say("code-plus", {"first": first, "rest": rest}, language), terms)
    return say("code-fact-check", {"round": fact.round, "sum": total, "range": say_range(fact, language)}, language)


def say_range(fact: CheckFact, language: str) -> str:
    """Where an answer puts the sum, in words."""
    low, high, kind = fact.low, fact.high, "between"
    if fact.answer == "lower":
        low, high, kind = 0, low - 1, "most"
    elif fact.answer == "higher":
        low, kind = high + 1, "least"
    elif fact.answer == "wrong":
        kind = "not" if low == high else "outside"
    elif low == high:
        kind = "exactly"
    elif low == 0:
        kind = "most"
    elif high == low + 1:
        kind = "either"
    return say("code-range", {"kind": kind, "low": low, "high": high}, language)
