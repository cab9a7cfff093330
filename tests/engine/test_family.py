"""A family brings everything in one object, and one that is broken harms no other."""

from __future__ import annotations

import logging
import sys
from collections.abc import Iterator, Sequence
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any

import msgspec
import pytest

import ludoteca
from ludoteca.engine import registry
from ludoteca.engine.family import Family
from ludoteca.engine.game import Refusal
from ludoteca.engine.moves import Seat, Seen
from ludoteca.locales import say, words_of
from ludoteca.mind import assist, loading
from ludoteca.mind.base import Mind, NoHelp
from ludoteca.mind.bot import BotFailed, RandomBot, UnknownBot, bot, bots
from tests.engine.shells import SHELLS, Beach, Shells, ShellView

OURS = ["lost-code", "the-game", "the-game-extreme", "think-str8"]


@pytest.fixture(autouse=True)
def clean() -> Iterator[None]:
    yield
    registry.forget_families()


def install(monkeypatch: pytest.MonkeyPatch, **families: Any) -> None:
    """Let further packages be installed beside ours: their entry points, and what they name."""
    module = type(sys)("packages_from_elsewhere")
    vars(module).update(families)
    monkeypatch.setitem(sys.modules, module.__name__, module)
    ours = list(entry_points(group=registry.GROUP))
    points = [EntryPoint(name, f"{module.__name__}:{name}", registry.GROUP) for name in families]
    monkeypatch.setattr(registry, "entry_points", lambda group: [*points, *ours])
    registry.forget_families()


def test_our_families_load_whole() -> None:
    assert not registry.broken()
    for family in registry.families().values():
        for part in ("bots", "mind", "plain", "screen"):
            assert family.part(part) is not None, part


class Nameless(Shells):
    name = "Shells, again"


class Crowd(Shells):
    players = range(99)


class Tagless(Shells):
    name = "tagless"


class Impostor(Shells):
    name = "the-game"
    View = ludoteca.games()["the-game"].View


@pytest.mark.slow
@pytest.mark.parametrize(
    ("family", "reason"),
    [
        (SHELLS, "names a ludoteca.Family, not"),
        (Family(name="none", games=()), "at least one game"),
        (Family(name="Shells", games=(SHELLS,)), "small letters"),
        (Family(name="shells", games=(Shells,)), "make an object of the class first"),  # type: ignore[arg-type]
        (Family(name="shells", games=(Nameless(),)), "cannot be a game's name"),
        (Family(name="shells", games=(Crowd(),)), "players is a range"),
        (Family(name="shells", games=(Tagless(),)), "tag='tagless'"),
        (Family(name="impostor", games=(Impostor(),)), "there is a game called “the-game” already"),
        (Family(name="the-game", games=(SHELLS,)), "there is a family called “the-game” already"),
        (Family(name="mute", games=(SHELLS,), words="tests:nowhere"), "no folder “en”"),
    ],
)
def test_a_family_that_cannot_be_used_is_told_by_name_and_ours_stay(
    family: Any, reason: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    install(monkeypatch, guest=family)
    assert list(ludoteca.games()) == OURS
    assert reason in registry.broken()["guest"]
    assert "the family guest cannot be loaded" in caplog.text
    with pytest.raises(ludoteca.UnknownGame, match=r"guest.*cannot be loaded"):
        ludoteca.new("guest")


def test_a_package_that_cannot_even_be_imported(monkeypatch: pytest.MonkeyPatch) -> None:
    point = EntryPoint("gone", "nowhere.at_all:FAMILY", registry.GROUP)
    ours = list(entry_points(group=registry.GROUP))
    monkeypatch.setattr(registry, "entry_points", lambda group: [point, *ours])
    registry.forget_families()
    assert list(ludoteca.games()) == OURS
    assert "nowhere" in registry.broken()["gone"]


def test_a_family_added_by_hand_plays_at_once() -> None:
    ludoteca.add_family(Family(name="shells", games=(SHELLS,)))
    match = ludoteca.new("shells", players=2, seed=1)
    assert ludoteca.load(ludoteca.print_record(match.record())).view(0) == match.view(0)
    assert bots("shells") == ("random",)


class OthersView(ShellView, frozen=True, kw_only=True, tag="others"):
    pass


class Others(Shells):
    name = "others"
    View = OthersView

    def view(self, state: Beach, seat: Seat | None) -> OthersView:
        return msgspec.convert(msgspec.to_builtins(super().view(state, seat)) | {"game": "others"}, OthersView)


class Stubborn(RandomBot):
    def __init__(self, seed: int) -> None:
        raise MemoryError("too much to think about")


class Guest(Mind):
    def help(self, view: Any, past: Sequence[Seen], level: Any, language: str) -> Any:
        raise LookupError("lost my glasses")

    def warm(self) -> None:
        raise OSError("no coffee")


def test_bots_that_cannot_be_loaded_or_made(caplog: pytest.LogCaptureFixture) -> None:
    ludoteca.add_family(Family(name="shells", games=(SHELLS,), bots="nowhere.at_all:BOTS"))
    assert bots("shells") == ("random",)
    assert isinstance(bot("shells", "random"), RandomBot)
    with pytest.raises(ludoteca.engine.family.BrokenPart, match="bots of the family “shells” cannot be loaded"):
        bot("shells", "expert")
    assert "the part bots of the family shells cannot be loaded" in caplog.text
    registry.forget_families()
    ludoteca.add_family(Family(name="shells", games=(SHELLS,), bots={"expert": Stubborn}))
    assert bots("shells") == ("random", "expert")
    with pytest.raises(BotFailed, match="too much to think about"):
        bot("shells", "expert")
    with pytest.raises(UnknownBot, match="Bots: random, expert"):
        bot("shells", "master")
    registry.forget_families()
    ludoteca.add_family(Family(name="shells", games=(SHELLS,), bots=["expert"]))
    assert bots("shells") == ("random",)


def test_a_mind_that_raises_is_told_and_the_others_are_warmed_up(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    warmed: list[str] = []

    class Calm(Mind):
        def warm(self) -> None:
            warmed.append("calm")

    monkeypatch.setattr(registry, "entry_points", lambda group: [])
    registry.forget_families()
    monkeypatch.setattr(loading, "begin", lambda data: None)
    monkeypatch.setattr(loading, "finish", lambda: None)
    ludoteca.add_family(Family(name="shells", games=(SHELLS,), mind=Guest()))
    ludoteca.add_family(Family(name="others", games=(Others(),), mind=Calm()))
    with caplog.at_level(logging.ERROR):
        assist.warm()
    assert warmed == ["calm"]
    assert "the family shells could not be warmed up" in caplog.text
    match = ludoteca.new("shells", players=2, seed=1)
    with pytest.raises(assist.HelpFailed, match="Help for Shells failed"):
        assist.help_for(match.view(0), match.past(0), "sheet", "en")
    assert "the mind of the family shells failed" in caplog.text
    assert "lost my glasses" in caplog.text


def test_a_family_without_a_mind_has_no_help_and_no_answers() -> None:
    ludoteca.add_family(Family(name="shells", games=(SHELLS,)))
    match = ludoteca.new("shells", players=2, seed=1)
    assert assist.help_for(match.view(0), (), "coach", "en") == NoHelp()
    assert assist.ask(match.view(0), (), assist.Question("why"), "en") is None
    assert assist.evaluate(match.view(0), ()) is None


@pytest.fixture
def words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package with sentences in English, and one of them in German."""
    package = tmp_path / "shell_words"
    (package / "locales" / "en").mkdir(parents=True)
    (package / "locales" / "de").mkdir()
    (package / "__init__.py").touch()
    english = ["refuse-shells-wet = The { $size } shells are wet.", "refuse-match-over = Ours.", "only-shells = Yes."]
    german = ["refuse-shells-wet = { $size } Muscheln sind nass."]
    (package / "locales" / "en" / "shells.ftl").write_text("\n".join(english), encoding="utf-8")
    (package / "locales" / "de" / "shells.ftl").write_text("\n".join(german), encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    return package


@pytest.mark.slow
@pytest.mark.usefixtures("words")
def test_a_family_brings_its_sentences_and_english_is_enough() -> None:
    ludoteca.add_family(Family(name="shells", games=(SHELLS,), words="shell_words:locales"))
    wet = Refusal("", "shells-wet", {"size": 3})
    assert wet.sentence("en") == "The 3 shells are wet."
    assert wet.sentence("de") == "3 Muscheln sind nass."
    assert wet.sentence("it") == "The 3 shells are wet."
    assert say("only-shells", language="de") == "Yes."
    # Nobody takes a sentence of ours away.
    assert say("refuse-match-over") == "The match is over."
    assert words_of("shells", "fr") == ""


def test_a_refusal_without_words_is_still_a_sentence() -> None:
    assert Refusal("", "no-such-code").sentence("en") == "That move is not allowed here (no-such-code)."
    # A code of somebody else's, with other facts.
    assert "not-enough" in Refusal("", "not-enough", {}).sentence("de")


def test_a_match_pasted_back_is_the_same_match() -> None:
    match = ludoteca.new("the-game", players=2, seed=7)
    match.play(match.turn[0], match.moves(match.turn[0])[0])
    again = eval(repr(match), {"ludoteca": ludoteca})
    assert again.record() == match.record()
    assert again.state == match.state
    assert str(match).startswith("<Match the-game, 2 players, ")


def test_the_name_of_a_game_gives_the_type_of_its_views() -> None:
    """Held by the type checker: these fields are known without a cast."""
    assert len(ludoteca.new("the-game", seed=1).view(0).piles) == 4
    assert ludoteca.new("lost-code", seed=1).view(0).symbols
