"""What a coach tells of a judgement: in the order of what it costs, and nothing that nobody can stand behind."""

from __future__ import annotations

from ludoteca.locales import LANGUAGES, say
from ludoteca.mind.advice import suggestions, worth_telling
from ludoteca.mind.judgement import CardsLeft, Choice, Judgement, Reason

BEST = Choice(("best",), 9.0, 0.0, 0.0, Reason("cards-coach-end"))


def choice(name: str, cost: float, stderr: float, cards: CardsLeft | None = None) -> Choice:
    return Choice((name,), 9.0 - cost, cost, stderr, Reason("cards-coach-end"), cards)


def test_suggestions_stand_in_the_order_that_is_told() -> None:
    """A cost that may be chance is told as none: then it stands before a smaller one that is sure."""
    found = Judgement("points", "wheel", (BEST, choice("sure", 0.2, 0.01), choice("unsure", 0.3, 0.2)), None, 3)
    told = list(suggestions(found, "en"))
    assert [each.moves for each in told] == [("best",), ("unsure",), ("sure",)]
    assert [each.cost for each in told] == [0.0, 0.0, 0.2]
    assert [each.costs for each in told] == ["Best", "About as good", "Costs 0.2 points"]


def test_what_seems_to_cost_much_is_not_called_about_as_good() -> None:
    seems = choice("seems dear", 1.3, 0.8)
    assert [each.moves for each, _, _ in worth_telling((BEST, seems), "points")] == [("best",)]
    assert len(worth_telling((BEST, choice("dear", 3.0, 0.1)), "points")) == 1
    assert len(worth_telling((BEST, choice("cheap", 0.02, 0.02)), "win")) == 2
    assert len(worth_telling((BEST, choice("seems dear", 0.05, 0.03)), "win")) == 1


def test_where_only_cards_can_be_saved_cards_are_what_counts() -> None:
    best = choice("best", 0.0, 0.0, CardsLeft(20.0, 0.0, 0.0))
    more = choice("more", 0.0, 0.01, CardsLeft(22.0, 2.0, 0.3))
    (_, first, _), (_, second, cost) = worth_telling((best, more), "win")
    assert (first, second, cost) == ("cards", "cards", 2.0)


def test_what_merely_has_no_rival_is_not_called_the_only_way() -> None:
    alone = Judgement("win", "turn", (BEST,), None, 1)
    assert [each.costs for each in suggestions(alone, "en")] == ["Best"]
    only = Choice(("only",), 0.0, 0.0, 0.0, Reason("cards-coach-only"))
    assert [each.costs for each in suggestions(Judgement("win", "turn", (only,), None, 1), "en")] == ["The only way"]


def test_a_minus_is_no_hyphen() -> None:
    for language in LANGUAGES:
        said = say("code-advice-exchange", {"symbol": "eagle", "now": -0.2, "fresh": -1}, language)
        assert "−0" in said
        assert "−1" in said
        assert "-0" not in said
