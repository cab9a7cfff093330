"""Numbers are not told (TG-18), in none of the four languages and by no trick of writing."""

from __future__ import annotations

import pytest

from ludoteca.table.talk import tells_number


@pytest.mark.rule("TG-18")
@pytest.mark.parametrize(
    "text",
    [
        "34",
        "I have a 7",
        "٣",
        "７",
        "Ⅷ",
        "½",
        "seven",
        "SEVEN!",
        "thirty-four",
        "thirtyfour",
        "twenty one",
        "a hundred",
        "trentaquattro",
        "ventuno",
        "ventotto",
        "ho il sette",
        "novantanove",
        "quatre-vingt-dix-sept",
        "vingt et un",
        "soixante et onze",
        "septante",
        "vierunddreißig",
        "vierunddreissig",
        "einundzwanzig",
        "fünf",
        "fuenf",
        "zwölf",
        "zwoelf",
        "neunundneunzig",
        "XLII",
        "xiv",
        "ＸＬ",
        "f o r t y",
        "s.e.t.t.e",
        "quarantadu\u200de",
        "the fortieth",
        "quarantesimo",
        "quarantième",
        "der vierzigste",
        "mid-forties",
        "7 3",
        "🔟",
        "VI",
        "two sevens",
        "a pair of sixes",
        "fortyish",
        "una quarantina",
        "une trentaine",
        "une dizaine",
        "in den Vierzigern",
        "la settima",
        "der siebte",
        "ho sei",
        "hundert acht",
    ],
)
def test_a_number_is_heard(text: str) -> None:
    assert tells_number(text)


@pytest.mark.parametrize(
    "text",
    [
        "please leave this pile, very important",
        "no one touch that one",
        "lascia quella pila, per favore",
        "un momento",
        "attends un peu",
        "j’ai quelque chose de bien ici",
        "bitte nur kleine Schritte",
        "eine gute Idee",
        "often, wonderful, tenacious, weight",
        "👍",
        "vi prego",
        "die beste Seite",
        "secondo me",
        "I mix it",
        "a b c",
        "one moment",
        "ein Moment",
        "Vi prego",
        "Li lascio lì",
        "Ci sei? Sei pronta?",
        "Sei bitte vorsichtig, gib acht",
        "seine Seite",
        "all due to me",
        "très bien",
        "none of us",
        "the center pile",
    ],
)
def test_ordinary_talk_is_not(text: str) -> None:
    assert not tells_number(text)
