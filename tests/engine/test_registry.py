"""The shelf: games are found through entry points, and a wrong name is answered with the right ones."""

from importlib import import_module
from typing import Any

import pytest

import ludoteca
from ludoteca.engine import registry
from ludoteca.engine.registry import UnknownGame, game_named
from tests.engine.shells import SHELLS


def test_the_four_games() -> None:
    assert list(ludoteca.games()) == ["lost-code", "the-game", "the-game-extreme", "think-str8"]
    for name, game in ludoteca.games().items():
        assert game.name == name
        assert game_named(name) is game


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("the-gane", "no game “the-gane”. Did you mean “the-game”? Games: lost-code, the-game"),
        ("chess", "no game “chess”. Games: lost-code"),
        ("", "no game “”"),
    ],
)
def test_a_wrong_name(name: str, reason: str) -> None:
    with pytest.raises(UnknownGame) as raised:
        ludoteca.new(name)
    assert reason in str(raised.value)


@pytest.mark.usefixtures("shells_on_shelf")
def test_a_new_game_is_found_through_its_entry_point() -> None:
    assert dict(ludoteca.games()) == {"shells": SHELLS}
    assert ludoteca.new("shells", players=2, seed=1).game is SHELLS


def test_the_shelf_cannot_be_written_on() -> None:
    with pytest.raises(TypeError):
        registry.games()["chess"] = SHELLS  # type: ignore[index]


def test_importing_a_game_does_not_put_a_package_in_the_place_of_the_function() -> None:
    package: Any = import_module("ludoteca.games")
    assert import_module("ludoteca.games.lost_code").LOST_CODE is ludoteca.games()["lost-code"]
    assert package() == ludoteca.games()
