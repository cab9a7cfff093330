"""Every game on the shelf under every law: all options, all numbers of players, at any moment of random matches."""

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ludoteca
from ludoteca.engine.game import AnyGame
from ludoteca.locales import LANGUAGES
from ludoteca.testing import check_game, laws
from ludoteca.testing.walks import moment_of, wander
from tests.laws.pieces import box_of
from tests.laws.strategies import SEEDS, moments_of, options_of
from tests.variants import complete, every_way

pytestmark = pytest.mark.slow

GAMES = list(ludoteca.games().values())
games = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
# There are many laws, and every example is a whole match.
fewer = settings(max_examples=settings().max_examples // 2)


RULES = frozenset((Path(__file__).parents[1] / "rule_ids.txt").read_text(encoding="utf-8").split())


@pytest.mark.parametrize("law", laws.LAWS, ids=lambda law: law.__name__)
@games
@fewer
@given(data=st.data())
def test_law(game: AnyGame, law: laws.Law, data: st.DataObject) -> None:
    moment = replace(data.draw(moments_of(game)), rules=RULES, languages=LANGUAGES)
    law(moment, Random(data.draw(SEEDS)))


@games
def test_every_choice_under_every_law(game: AnyGame) -> None:
    """Hypothesis mixes options; here each value of each option has its turn, with each number of players."""
    report = check_game(game, rules=RULES, languages=LANGUAGES, complete=complete)
    assert report.matches >= len(list(every_way(game)))


@games
def test_the_box_is_whole(game: AnyGame) -> None:
    """The law of conservation compares with the start: so the start has to be right."""
    for options, players in every_way(game):
        pieces = game.pieces(game.start(options, players))
        assert sorted(pieces, key=repr) == sorted(box_of(game, options, players), key=repr)


@games
def test_something_is_hidden(game: AnyGame) -> None:
    """Or the laws of hidden things would hold of themselves: in nearly every match worlds differ for every viewer,
    and in a way that others can see. Alone one knows everything."""
    for players in game.players:
        if players == 1:
            continue
        moments = [moment_of(wander(game, game.Options(), players, f"hidden {n}"), 10 * n + 5) for n in range(10)]
        for viewer in moments[0].viewers:
            worlds = [(moment.state, laws.another_world(moment, viewer, Random(n))) for n, moment in enumerate(moments)]
            assert sum(state != world for state, world in worlds) >= 7
            for other in range(players):
                changed = sum(game.view(state, other) != game.view(world, other) for state, world in worlds)
                assert (changed >= 6) == (other != viewer)


@games
@fewer
@given(data=st.data())
def test_a_seed_falls_alike_whatever_people_do(game: AnyGame, data: st.DataObject) -> None:
    """Draws with the same label are among as many in both matches, so what is drawn is the same."""
    players = data.draw(st.sampled_from(game.players))
    options = data.draw(options_of(game, players))
    one, other = (laws.draws_of(wander(game, options, players, seed, "any")) for seed in ("1", "2"))
    both = one.keys() & other.keys()
    assert both
    assert {label: one[label] for label in both} == {label: other[label] for label in both}
