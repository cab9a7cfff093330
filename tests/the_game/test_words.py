"""Every sentence of the family is there in four languages, with the same variables."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

import ludoteca
from ludoteca.engine.options import options_schema
from ludoteca.games.the_game.box import COMMAND_WORDS, COMMANDS, PILES, WORDS
from ludoteca.games.the_game.moves import End, Lay
from ludoteca.locales import LANGUAGES, say
from tests.the_game.table import EXTREME, deal, position

ENDINGS = ("all-laid", "stuck", "skull", "three", "fire", "short-hand", "no-backwards", "one-pile")
PHASES = ("setup", "start", "turn", "draw", "over")


def messages(language: str) -> dict[str, set[str]]:
    """The ids of the family's file, each with the variables that it needs, directly or through another message."""
    text = files("ludoteca.locales").joinpath(language, "the_game.ftl").read_text(encoding="utf-8")
    bodies = dict(re.findall(r"^([a-z0-9-]+) =((?:.*\n)(?:[ \t]+.*\n)*)", text, flags=re.M))

    def needs(name: str) -> set[str]:
        body = bodies[name]
        found = set(re.findall(r"\$([a-z]+)", body))
        for other in re.findall(r"\{ ([a-z][a-z0-9-]*) \}", body):
            found |= needs(other)
        return found

    return {name: needs(name) for name in bodies}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_sentences_with_the_same_variables(language: str) -> None:
    assert messages(language) == messages("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_has_a_word(language: str) -> None:
    for pile in PILES:
        assert say(f"pile-{pile}", language=language)
        for word in WORDS:
            said = {"pile": pile, "word": word, "name": "Ada"}
            assert say(f"signal-{word}", language=language)
            assert say("move-the-game-signal", said, language)
            assert say("log-the-game-signal", said, language)
    for command in COMMANDS:
        assert say("command-name", {"command": command}, language) == say(f"command-{command}", language=language)
        assert say(f"command-{command}-says", language=language)
        for told in COMMAND_WORDS:
            said = {"command": command, "word": told, "name": "Ada"}
            assert say(f"tell-{told}", language=language)
            assert say("move-the-game-tell", said, language)
            assert say("log-the-game-tell", said, language)
    for ending in ENDINGS:
        assert say(f"ending-{ending}", language=language)
    for phase in PHASES:
        assert say(f"phase-the-game-{phase}", language=language)


@pytest.mark.rule("TG-28")
@pytest.mark.parametrize("language", LANGUAGES)
def test_grades_in_words(language: str) -> None:
    sentences = {say(f"grade-{grade}", {"left": left}, language) for grade, left in GRADES}
    assert len(sentences) == len(GRADES)


GRADES = (("beaten", 0), ("excellent", 0), ("excellent", 1), ("excellent", 9), ("lost", 10))


@pytest.mark.rule("TG-47", "TX-55")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["the-game", EXTREME])
def test_every_option_is_explained(game: str, language: str) -> None:
    schema = options_schema(game, ludoteca.games()[game].Options, language)
    for field in schema["properties"].values():
        assert field["title"]
        assert field["description"].endswith(".")
        assert len(field.get("x-labels", {})) == len(field.get("enum", []))


@pytest.mark.rule("TG-8", "TG-9")
@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "You can’t place 36 here: it must be above 47, or exactly 37."),
        ("it", "Qui il 36 non va: serve più di 47, oppure esattamente 37."),
        ("fr", "Impossible de poser le 36 ici\u00a0: il faut plus que 47, ou exactement 37."),
        ("de", "36 passt hier nicht: Die Karte muss über 47 liegen oder genau 37 sein."),
    ],
)
def test_a_refusal_says_what_would_fit(language: str, sentence: str) -> None:
    refusal = position([(36, 50), (2,)], tops=(47, 1, 100, 100)).match.refuse(0, Lay(36, "up1"))
    assert refusal is not None
    assert refusal.sentence(language) == sentence


@pytest.mark.rule("TG-8", "TG-9")
def test_a_trick_that_no_card_can_do_is_not_offered() -> None:
    refusal = position([(5, 50), (2,)], tops=(8, 1, 100, 100)).match.refuse(0, Lay(5, "up1"))
    assert refusal is not None
    assert refusal.sentence() == "You can’t place 5 here: it must be above 8."


@pytest.mark.parametrize(
    ("laid", "sentence"),
    [
        ((), "You can’t end your turn yet: lay 2 more cards."),
        ((2,), "You can’t end your turn yet: lay one more card."),
        ((2, 7), "You can’t end your turn yet: cover the skull on the first ascending pile."),
        ((2, 21), "You can’t end your turn yet: the 3! asks for one more card."),
    ],
)
def test_why_a_turn_cannot_end(laid: tuple[int, ...], sentence: str) -> None:
    table = deal([[2, 7, 21, 30], []], EXTREME).lay(*((card, "up1") for card in laid))
    refusal = table.match.refuse(0, End())
    assert refusal is not None
    assert refusal.sentence() == sentence


@pytest.mark.parametrize(
    ("hand", "laid", "tops", "move", "sentence"),
    [
        ((20, 30, 60), (20,), (49, 1, 100, 100), Lay(60, "up1"), "lay this turn’s cards on the second ascending pile."),
        ((7, 73, 10), (7,), (1, 3, 100, 100), Lay(73, "up1"), "first cover the second ascending pile."),
        ((2, 18, 20), (2,), (1, 1, 100, 100), Lay(18, "up1"), "you already laid a card on the second ascending pile."),
        ((28, 40, 41), (), (1, 1, 100, 55), Lay(28, "up1"), "first cover the second descending pile."),
    ],
)
def test_a_refusal_names_the_pile_it_means(
    hand: tuple[int, ...], laid: tuple[int, ...], tops: tuple[int, ...], move: Lay, sentence: str
) -> None:
    table = position([hand, (90,)], EXTREME, tops=tops, on_fire=True, one_pile_midturn="whole_turn")
    table.lay(*((card, "up2") for card in laid))
    refusal = table.match.refuse(0, move)
    assert refusal is not None
    assert refusal.sentence().endswith(sentence)


@pytest.mark.parametrize(
    ("card", "words"),
    [(8, "l’8"), (11, "l’11"), (80, "l’80"), (83, "l’83"), (7, "il 7"), (18, "il 18"), (78, "il 78"), (98, "il 98")],
)
def test_an_italian_article_before_eight_and_eleven_loses_its_vowel(card: int, words: str) -> None:
    assert say("refuse-not-in-hand", {"card": card}, "it") == f"Non hai in mano {words}."
