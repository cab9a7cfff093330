"""Holding a game to all laws, and telling a stranger which one it breaks, where, and how to get there again."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from importlib import import_module
from itertools import cycle, islice
from random import Random
from typing import get_args

from ludoteca.engine.family import Family
from ludoteca.engine.game import AnyGame
from ludoteca.engine.input_error import InputError
from ludoteca.engine.match import new
from ludoteca.engine.moves import CHANCE
from ludoteca.engine.options import Options, options_dict, options_schema
from ludoteca.engine.records import print_record
from ludoteca.engine.registry import add_family, family_of, game_named, games
from ludoteca.locales import LANGUAGES, foreign_ids
from ludoteca.mind.bot import bot, bots
from ludoteca.mind.drive import play_out
from ludoteca.testing.laws import LAWS, draws_of
from ludoteca.testing.variants import Complete, every_way
from ludoteca.testing.walks import Moment, Style, moment_of, wander

MATCHES = 60
MOMENTS = 4
"""Of each match: its end, and so many others."""
_BOT_THINKS = 0.05


class LawBroken(AssertionError):
    """A game does not keep a law. Its text says which, what was seen, and how to see it again."""

    def __init__(self, game: str, law: Callable[..., object], what: str, where: str) -> None:
        name = law.__name__.replace("_", " ")
        about = " ".join((law.__doc__ or "").split())
        super().__init__(f"{game} breaks the law “{name}”.\n  The law: {about}\n  Seen: {what}\n  Where: {where}")
        self.law = law.__name__


@dataclass(frozen=True)
class Report:
    """What was looked at, where nothing was found."""

    game: str
    laws: int
    matches: int
    moments: int

    def __str__(self) -> str:
        return f"{self.game} keeps all {self.laws} laws ({self.matches} matches, {self.moments} moments)."


def check_game(
    game: AnyGame | Family | str,
    *,
    matches: int = MATCHES,
    seed: int = 0,
    rules: frozenset[str] | None = None,
    languages: tuple[str, ...] | None = None,
    complete: Complete = dict,
) -> Report:
    """Hold a game to every law, or raise LawBroken. The same seed looks at the same matches.

    `game` is a game or a family with one game, or the name of one that is installed, or "module:NAME" of it. Of random
    matches, played in every way that its options and its number of players allow, moments are drawn and every law is
    held against them. `rules` are the ids that refusals may name, `languages` those that the game claims to speak
    (English, if it does not say). `complete` adds what a choice cannot do without (see variants.Complete).
    """
    if not __debug__:
        raise RuntimeError("The laws are assertions: run Python without -O.")
    found = _on_shelf(game)
    looked = moments = 0
    for n, (options, players) in enumerate(_ways(found, matches, complete)):
        whole = _walk(found, options, players, f"{seed}.{n}", get_args(Style)[n % len(get_args(Style))])
        whole = replace(whole, rules=rules, languages=languages or ("en",))
        looked += 1
        random = Random(f"{seed} {n}")
        for percent in (100, *(random.randrange(100) for _ in range(MOMENTS - 1))):
            moment = moment_of(whole, percent)
            moments += 1
            for law in LAWS:
                _held(found, law, partial(law, moment, random), moment)
    for whole_law in WHOLE_GAME:
        _held(found, whole_law, partial(whole_law, found), None)
    return Report(found.name, len(LAWS) + len(WHOLE_GAME), looked, moments)


def _on_shelf(game: AnyGame | Family | str) -> AnyGame:
    """The game, put on the shelf if nobody has installed it: records and matches find it there."""
    if isinstance(game, str) and ":" in game:
        module, _, name = game.partition(":")
        game = getattr(import_module(module), name)
    if isinstance(game, str):
        return game_named(game)
    family = game if isinstance(game, Family) else Family(name=game.name, games=(game,))
    if len(family.games) != 1:
        raise ValueError(f"This family has several games: {', '.join(one.name for one in family.games)}. Check each.")
    (found,) = family.games
    if games().get(found.name) is not found:
        add_family(family)
    return found


def _ways(game: AnyGame, matches: int, complete: Complete) -> Iterator[tuple[Options, int]]:
    """Every way to play at least once, and again until there are enough."""
    ways = list(every_way(game, complete))
    return islice(cycle(ways), max(matches, len(ways)) if matches > 1 else len(game.players))


def _walk(game: AnyGame, options: Options, players: int, seed: str, style: Style) -> Moment:
    try:
        return wander(game, options, players, seed, style)
    except Exception as error:
        what = str(error) if isinstance(error, AssertionError) else _raised(error)
        place = f"a match of {players}, seed {seed}, options {options_dict(options)}"
        raise LawBroken(game.name, matches_come_to_an_end, what, place) from error


def _held(game: AnyGame, law: Callable[..., object], look: Callable[[], object], moment: Moment | None) -> None:
    try:
        look()
    except Exception as error:
        what = str(error) if isinstance(error, AssertionError) and str(error) else _raised(error)
        raise LawBroken(game.name, law, what, where(moment) if moment else "the game as a whole") from error


def _raised(error: Exception) -> str:
    """An error inside the game, with the line that raised it."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    said = error.sentence() if isinstance(error, InputError) else str(error)
    return f"{type(error).__name__}: {said} ({last.filename}, line {last.lineno}, in {last.name})"


def where(moment: Moment) -> str:
    """The moment in words, and as something to paste."""
    last = [f"{'*' if seat == CHANCE else seat} {move}" for seat, move in moment.entries[-3:]]
    after = f"after {len(moment.entries)} moves, the last: {'; '.join(last)}" if last else "before any move"
    record = print_record(moment.record())
    return f"{moment.players} players, {after}.\n  Again: match = ludoteca.load({record!r})"


# --- laws of the game as a whole ----------------------------------------------------------------------------------


def matches_come_to_an_end(game: AnyGame) -> None:
    """Whatever the players do, a match ends; no move that is listed raises an error."""


def options_have_defaults_and_words(game: AnyGame) -> None:
    """Every option has a default, the rulebook's; all of them together make a match of every number of players, and
    they can be shown in a form."""
    usual = game.Options()
    for players in game.players:
        game.check(usual, players)
    for language in LANGUAGES:
        options_schema(game.name, game.Options, language)


def sentences_are_its_own(game: AnyGame) -> None:
    """The family's sentences have names that nobody had before: an id belongs to whoever brought it first."""
    family = family_of(game.name)
    taken = foreign_ids(family.name) if family is not None else ()
    assert not taken, f"these ids are taken already, begin them with the game's name: {', '.join(taken)}"


def bots_play_by_the_rules(game: AnyGame) -> None:
    """Every bot of the game plays matches to their end with legal moves, from its views alone."""
    for level in bots(game.name):
        for players in {game.players.start, game.players.stop - 1}:
            match = new(game.name, players=players, seed=f"bot-{level}")
            play_out(match, {seat: bot(game.name, level, seat) for seat in range(players)}, think=_BOT_THINKS)
            assert match.outcome is not None, f"the bots “{level}” left a match of {players} in the middle: {match!r}"


def a_seed_falls_alike_whatever_people_do(game: AnyGame) -> None:
    """Draws with the same label are among as many in every match, so that the same seed draws the same."""
    for players in game.players:
        one, other = (draws_of(wander(game, game.Options(), players, seed)) for seed in ("1", "2"))
        for label in one.keys() & other.keys():
            assert one[label] == other[label], (
                f"the draw “{label}” is among {one[label]} in one match of {players} and {other[label]} in another"
            )


WHOLE_GAME: tuple[Callable[[AnyGame], None], ...] = (
    options_have_defaults_and_words,
    sentences_are_its_own,
    bots_play_by_the_rules,
    a_seed_falls_alike_whatever_people_do,
)
