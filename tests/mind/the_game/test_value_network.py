"""The network that foresees how a match ends: what it sees, what it says, and the command that teaches it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest
from rich.progress import Progress

from ludoteca.mind.the_game import tune, value_network
from ludoteca.mind.the_game.kernel import PILES, UP, fits
from ludoteca.mind.the_game.position import Position
from ludoteca.mind.the_game.search import Effort, network_of, try_turns
from ludoteca.mind.the_game.self_play import watch_masters
from ludoteca.mind.the_game.train_network import Network, gather, learn
from ludoteca.mind.the_game.turns import PAD
from ludoteca.mind.the_game.value_network import HIDDEN, INPUTS, LAYERS, fill_inputs, network_value, read_networks
from ludoteca.mind.the_game.weights import weights_for
from tests.mind.the_game.positions import GAMES, some_moments, view_of

pytestmark = pytest.mark.slow
VARIANTS = ("+pro", "+on-fire", "+pro+on-fire")
SETTINGS = [(game, players) for game in GAMES for players in (1, 3, 5)]


def positions(game: str, players: int, options: dict[str, Any] | None = None) -> Iterator[Position]:
    for match in some_moments(game, players, options or {}, seed=31, share=0.2):
        view = view_of(match, match.turn[0])
        if view.phase == "turn":
            yield Position(view, match.past(match.turn[0]))


def answer(net: Any, x: Any) -> Any:
    found = np.zeros(2)
    network_value(net, x, np.zeros((2, HIDDEN)), found)
    return found


@pytest.mark.parametrize(("game", "players"), SETTINGS)
def test_it_sees_every_unseen_card_once_and_leaves_the_table_alone(game: str, players: int) -> None:
    for position in positions(game, players):
        s, t, x = position.table, position.thought, np.zeros(INPUTS)
        before, known = position.tables.copy(), t["to_come"].copy()
        fill_inputs(t, s, position.box, x)
        assert np.array_equal(position.tables, before)
        assert np.array_equal(t["to_come"], known)
        ways = [sum(fits(int(s["tops"][pile]), card, pile) == 1 for pile in range(PILES)) for card in position.unseen]
        assert x[value_network.UNSEEN] == len(ways)
        assert x[value_network.DEAD] + x[value_network.TRAPPED] == ways.count(0)
        assert [x[value_network.ONE_WAY], x[value_network.TWO_WAYS], x[value_network.THREE_WAYS]] == [
            ways.count(n) for n in (1, 2, 3)
        ]
        hand = [int(card) for card in position.view.hand]
        tricks = sum(
            any(int(s["tops"][pile]) + (-10 if pile < UP else 10) == card for pile in range(PILES)) for card in hand
        )
        assert x[value_network.TRICKS] == tricks
        assert x[value_network.HELD] == len(hand)
        assert x[value_network.PAIRS] == sum(card + 10 in hand for card in hand)
        left = [card for card in range(2, 90) if known[card + PAD] and known[card + 10 + PAD]]
        assert x[value_network.TENS] == len(left)


def test_the_kernel_answers_as_the_network_that_learned() -> None:
    box, weights = tune.box_for("the-game", 3), weights_for(extreme=False, players=3)
    inputs, answers, _ = next(gather(box, weights, seed=5, matches=40))
    network = Network(inputs, seed=1)
    for _ in range(20):
        network.step(inputs, answers, rate=0.003)
    net = np.concatenate([np.array(layer) for layer in network.plain()])
    found = np.array([answer(net, x.astype(float)) for x in inputs[:200]])
    assert np.allclose(found, network.answers(inputs[:200]), atol=1e-3)


def test_what_never_changed_counts_for_nothing() -> None:
    inputs = np.random.default_rng(1).normal(size=(50, INPUTS)).astype(np.float32)
    inputs[:, value_network.FIRES] = 0
    inputs[:, value_network.COST] = 30
    net = np.concatenate([np.array(layer) for layer in Network(inputs, seed=1).plain()])
    x = inputs[0].astype(float)
    said = answer(net, x)
    x[value_network.FIRES], x[value_network.COST] = 4, 3
    assert np.array_equal(answer(net, x), said)


def test_every_setting_has_a_network_with_its_origin() -> None:
    book = read_networks()
    assert {f"{game}/{players}" for game in GAMES for players in range(1, 6)} <= set(book)
    assert {f"the-game+pro/{players}" for players in range(1, 6)} <= set(book)
    assert {f"the-game+on-fire/{players}" for players in (1, 3, 5)} <= set(book)
    assert {name.partition("/")[0] for name in book} <= {f"{game}{way}" for game in GAMES for way in ("", *VARIANTS)}
    for each in book.values():
        assert [len(layer) for layer in each.layers] == [rows * columns for rows, columns in LAYERS]
        assert max(abs(weight) for layer in each.layers for weight in layer) < 50
        assert {"command", "matches", "positions", "date"} <= set(each.provenance)
        assert each.provenance["error"] < 0.8 * each.provenance["blind"]


@pytest.mark.parametrize(("game", "players"), SETTINGS)
def test_it_is_right_about_matches_that_nobody_learned_from(game: str, players: int) -> None:
    """Far better than always saying the mean, for the judgement's own play."""
    extreme = game == "the-game-extreme"
    _, net = value_network.network_for(extreme=extreme, players=players)
    weights = weights_for(extreme=extreme, players=players)
    inputs, answers, _ = next(gather(tune.box_for(game, players), weights, seed=987_654, matches=300))
    found = np.array([answer(net, x.astype(float)) for x in inputs])
    wrong, blind = ((found - answers) ** 2).mean(axis=0), answers.var(axis=0)
    assert (wrong < 0.9 * blind).all()


@pytest.mark.parametrize(
    ("players", "options", "asked"),
    [
        (2, {}, True),
        (3, {"pro": True}, True),
        (3, {"on_fire": True}, True),
        (2, {"cards": 40}, False),
        (2, {"piles": 2}, False),
        (3, {"pro": True, "on_fire": True}, False),
    ],
)
def test_it_is_asked_about_what_it_has_learned_only(players: int, options: dict[str, Any], asked: bool) -> None:
    for position in positions("the-game", players, options):
        ahead, _ = network_of(position)
        assert (ahead > 0) == (asked and position.view.draw_pile > 0)


def test_chances_that_were_foreseen_are_no_longer_all_or_nothing() -> None:
    shares = []
    for position in positions("the-game", 1):
        tried = try_turns(position, Effort(candidates=3, playouts=30), seed=1)
        if position.view.draw_pile and len(tried) > 1:
            shares.append(tried[0].win * tried[0].guesses)
            assert 0 <= tried[0].win <= 1
            assert tried[0].left >= 0
    assert any(abs(share - round(share)) > 1e-6 for share in shares)


@pytest.mark.parametrize("options", [{"pro": True}, {"on_fire": True}])
def test_a_variant_is_foreseen_by_a_network_of_its_own(options: dict[str, Any]) -> None:
    _, net = value_network.network_for(extreme=False, players=3, **options)
    weights = weights_for(extreme=False, players=3, **options)
    inputs, answers, _ = next(gather(tune.box_for("the-game", 3, **options), weights, seed=987_654, matches=300))
    found = np.array([answer(net, x.astype(float)) for x in inputs])
    wrong, blind = ((found - answers) ** 2).mean(axis=0), answers.var(axis=0)
    assert (wrong < 0.9 * blind).all()


def test_learning_goes_on_from_what_was_known() -> None:
    """A network that learns on without a step says what it said before."""
    box, weights = tune.box_for("the-game-extreme", 3), weights_for(extreme=True, players=3)
    known = read_networks()["the-game-extreme/3"]
    inputs, _, _ = watch_masters(box, weights, known.net(), seed=3, matches=4)
    again = Network(inputs, 1, known.layers)
    found = np.array([answer(known.net(), x.astype(float)) for x in inputs])
    assert np.allclose(found, again.answers(inputs), atol=1e-3)


@pytest.mark.parametrize(("game", "players"), [("the-game", 1), ("the-game-extreme", 3)])
def test_masters_who_teach_play_well_and_repeatably(game: str, players: int) -> None:
    extreme = game == "the-game-extreme"
    box, weights = tune.box_for(game, players), weights_for(extreme=extreme, players=players)
    _, net = value_network.network_for(extreme=extreme, players=players)
    inputs, answers, whose = watch_masters(box, weights, net, seed=3, matches=30)
    again = watch_masters(box, weights, net, seed=3, matches=30)
    assert np.array_equal(inputs, again[0])
    assert np.array_equal(answers, again[1])
    assert set(whose.tolist()) <= set(range(30))
    left = tune.cards_left(box, weights, seed=3, games=30)
    # In every other match they have to bear one turn that anybody might play.
    assert np.mean([answers[whose == n][0, 1] for n in set(whose.tolist())]) > tune.worth(left).mean()


def test_learning_is_repeatable() -> None:
    box, weights = tune.box_for("the-game", 2), weights_for(extreme=False, players=2)
    with Progress(disable=True) as progress:
        once, again = (learn(box, weights, 3, 7, 60, progress) for _ in range(2))
    assert once == again
    assert once.turns == 3


def test_the_command_keeps_what_was_learned(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    written = tmp_path / "value_networks.json"
    words = ["the-game", "--players", "2", "--foresee", "2", "--games", "60", "--seed", "4", "--write", str(written)]
    assert tune.main(words) == 0
    assert capsys.readouterr().out.startswith("the-game/2: squared error ")
    book = msgspec.json.decode(written.read_bytes(), type=value_network.ValueNetworks)
    assert set(book) == set(read_networks())
    assert book["the-game/2"].turns == 2
    assert book["the-game/2"].provenance["command"] == (
        "ludoteca tune the-game --players 2 --foresee 2 --games 60 --seed 4"
    )


def test_looking_no_turn_ahead_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        tune.main(["the-game", "--players", "2", "--foresee", "0"])
    assert "turns are above 0" in capsys.readouterr().err
