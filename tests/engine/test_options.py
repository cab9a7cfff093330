"""Options: from Python values or the words of a command line; what does not fit is refused with what is allowed."""

from collections.abc import Mapping
from typing import Any, Literal

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import ludoteca
from ludoteca.engine.options import OptionError, Options, options_dict, options_schema, read_options
from ludoteca.locales import LANGUAGES
from tests.engine.shells import ShellOptions
from tests.laws.strategies import options_of


class Many(Options, frozen=True):
    """One option of every kind."""

    brave: bool = False
    size: Literal["small", "large"] = "small"
    lives: int = 3
    colours: tuple[Literal["red", "blue"], ...] = ("red",)
    table: tuple[tuple[int, int], ...] = ()
    layout: dict[Literal["stop", "go"], tuple[int, ...]] = msgspec.field(default_factory=dict)
    nick: str | None = None


ALL = {
    "brave": True,
    "size": "large",
    "lives": 5,
    "colours": ["blue", "red"],
    "table": [[10, 1], [7, 2]],
    "layout": {"stop": [14, 28]},
    "nick": "ann",
}


@pytest.mark.parametrize("given", [None, {}, Many()])
def test_nothing_said_is_the_rulebook(given: Mapping[str, Any] | Options | None) -> None:
    assert read_options(Many, given) == Many()


def test_python_values() -> None:
    options = read_options(Many, ALL)
    assert options.colours == ("blue", "red")
    assert options.table == ((10, 1), (7, 2))
    assert options_dict(options) == ALL
    assert read_options(Many, options) == options


def test_a_table_is_the_same_in_any_order() -> None:
    one, other = ({"layout": table} for table in ({"stop": [1], "go": [2]}, {"go": [2], "stop": [1]}))
    assert repr(read_options(Many, one)) == repr(read_options(Many, other))


@pytest.mark.parametrize(
    ("name", "word", "value"),
    [
        ("brave", "on", True),
        ("brave", "Yes", True),
        ("brave", "true", True),
        ("brave", "OFF", False),
        ("brave", "no", False),
        ("size", "large", "large"),
        ("lives", "5", 5),
        ("colours", "blue,red", ("blue", "red")),
        ("colours", " blue , red ", ("blue", "red")),
        ("colours", '["blue"]', ("blue",)),
        ("colours", "", ()),
        ("table", "[[10,1],[7,2]]", ((10, 1), (7, 2))),
        ("table", "", ()),
        ("layout", '{"stop": [14]}', {"stop": (14,)}),
        ("layout", "", {}),
    ],
)
def test_words_of_a_command_line(name: str, word: str, value: object) -> None:
    assert getattr(read_options(Many, {name: word}), name) == value


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ({"brav": True}, "no option “brav”. Did you mean “brave”? Options: brave, size, lives"),
        ({"zzz": True}, "no option “zzz”. Options: brave"),
        ({"brave": 1}, "“brave” is on or off, not 1"),
        ({"brave": "perhaps"}, "on or off, not 'perhaps'"),
        ({"size": "medium"}, "one of small, large, not 'medium'"),
        ({"lives": "many"}, "a whole number, not 'many'"),
        ({"lives": ""}, "a whole number"),
        ({"lives": True}, "a whole number"),
        ({"lives": 2.5}, "a whole number"),
        ({"colours": "green"}, "a list, each one of red, blue"),
        ({"colours": 3}, "a list, each one of red, blue, not 3"),
        ({"table": "10,1"}, "a list, each a list, each a whole number"),
        ({"layout": {"fly": [1]}}, "a table from names to lists"),
        ({"layout": "[1"}, "a table from names to lists"),
        ({"nick": 3}, "a word, not 3"),
        (["brave"], "Options are a table from names to values"),
        (ShellOptions(), "belong to another game; this one takes: brave"),
    ],
)
def test_what_is_refused(given: Any, reason: str) -> None:
    with pytest.raises(OptionError) as raised:
        read_options(Many, given)
    assert reason in str(raised.value)


GAMES = list(ludoteca.games().values())


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@given(data=st.data())
def test_every_valid_choice_survives_json_and_its_schema(
    game: ludoteca.Game[Any, Any, Any], data: st.DataObject
) -> None:
    options = data.draw(options_of(game, data.draw(st.sampled_from(game.players))))
    written = msgspec.json.decode(msgspec.json.encode(options_dict(options)))
    assert read_options(game.Options, written) == options
    named = set(options_schema(game.name, game.Options)["properties"])
    assert named - set(game.Options.small) <= set(written) <= named


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_schema_speaks(game: ludoteca.Game[Any, Any, Any], language: str) -> None:
    """Every option has a name, a sentence and, where it is a choice, a label for each value, in every language."""
    schema = options_schema(game.name, game.Options, language)
    msgspec.json.encode(schema)
    for name, field in schema["properties"].items():
        assert field["title"], name
        assert field["description"][-1] in ".?", name
        assert field["default"] == msgspec.json.decode(msgspec.json.encode(getattr(game.Options(), name)))
        assert list(field.get("x-labels", {})) == [str(choice) for choice in field.get("enum", [])]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_record_names_what_makes_a_game_smaller_only_where_it_does(game: ludoteca.Game[Any, Any, Any]) -> None:
    """So records, digests and shared deals of the whole box stay as they were before there were small variants."""
    assert not set(game.Options.small) & set(options_dict(game.Options()))
    for sample in game.samples:
        chosen = read_options(game.Options, dict(sample))
        assert sample.items() <= options_dict(chosen).items()
        match = ludoteca.new(game.name, players=2, seed=5, options=sample)
        assert ludoteca.load(ludoteca.print_record(match.record())).options == match.options == chosen


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_no_language_was_left_in_english(game: ludoteca.Game[Any, Any, Any]) -> None:
    help_in = {
        language: [
            field["description"] for field in options_schema(game.name, game.Options, language)["properties"].values()
        ]
        for language in LANGUAGES
    }
    for language in LANGUAGES[1:]:
        assert not set(help_in[language]) & set(help_in["en"])


@pytest.mark.parametrize("game", ["lost-code", "think-str8", "the-game", "the-game-extreme"])
def test_what_a_class_says_about_its_options_is_no_option(game: str) -> None:
    with pytest.raises(OptionError, match="There is no option “small”"):
        ludoteca.new(game, options={"small": ["cards"]})
