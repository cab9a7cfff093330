"""Who knows what (TG-45, TG-46, TX-54)."""

from __future__ import annotations

import msgspec
import pytest

from ludoteca import CHANCE
from ludoteca.engine.luck import luck_of
from ludoteca.games.the_game import THE_GAME, THE_GAME_EXTREME
from ludoteca.games.the_game.moves import Draw, Lay
from tests.the_game.table import EXTREME, Table, deal, position, seeded

GAMES = ("the-game", EXTREME)


@pytest.mark.rule("TG-45", "TX-54")
@pytest.mark.parametrize("game", GAMES)
def test_a_hand_is_its_owners_alone(game: str) -> None:
    table = deal([[7, 28], [36, 70], []], game)
    for seat in range(3):
        view = table.view(seat)
        assert view.hand == table.state.hands[seat]
        assert view.hands == (6, 6, 6)
        assert view.draw_pile == 80
        assert view.open_hands == ()
        assert view.undrawn == ()
    spectator = table.match.view(None)
    assert msgspec.to_builtins(spectator)["hand"] == ()
    assert spectator.moves == spectator.signals == ()


@pytest.mark.rule("TG-45", "TX-54")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_a_drawn_card_is_seen_by_the_one_who_draws(game: str, viewer: int | None) -> None:
    table = deal([[2, 3], [], []], game).lay((2, "up1"), (3, "up1")).end().draw(10, 12)
    for seen, (actor, move) in zip(table.match.past(viewer), table.match.entries, strict=True):
        hidden = actor == CHANCE and isinstance(move, Draw) and move.seat != viewer
        assert seen.move == (Draw(move.seat, None) if hidden and isinstance(move, Draw) else move)


@pytest.mark.rule("TG-45")
def test_the_views_bytes_do_not_depend_on_what_is_hidden() -> None:
    """Whatever the others hold and the draw pile has, the bytes that a seat gets are the same."""
    table = deal([[2, 3], [30, 31], []], undo_within_turn=True).lay((2, "up1"), (3, "up1")).take_back()
    for viewer in (None, 1, 2):
        bytes_ = msgspec.json.encode(THE_GAME.view(table.state, viewer))
        hands = set()
        for seed in range(30):
            other = THE_GAME.reshuffle(table.state, viewer, luck_of(str(seed)))
            assert msgspec.json.encode(THE_GAME.view(other, viewer)) == bytes_
            assert viewer is None or other.hands[viewer] == table.state.hands[viewer]
            assert 3 in other.hands[0], "it was shown"
            assert sorted([*sum(other.hands, ()), *other.undrawn]) == sorted(
                [*sum(table.state.hands, ()), *table.state.undrawn]
            )
            hands.add(other.hands)
        assert len(hands) > 20


@pytest.mark.rule("TG-45")
@pytest.mark.parametrize("viewer", [None, 1])
def test_another_hand_is_one_that_could_be_on_turn(viewer: int | None) -> None:
    """A turn that goes on tells that something can be laid: only 11 and 95 and the like keep it going here."""
    table = position([(95, 50, 51), (60, 61)], tops=(90, 94, 10, 8), draw_pile=20)
    for seed in range(30):
        other = THE_GAME.reshuffle(table.state, viewer, luck_of(str(seed)))
        assert THE_GAME.moves(other, 0)


@pytest.mark.rule("TG-45", "TG-46")
@pytest.mark.parametrize("game", GAMES)
def test_at_the_end_everything_is_open(game: str) -> None:
    table = seeded(3, game, seed=5)
    while table.outcome is None:
        table.play(table.match.turn[0], table.match.moves(table.match.turn[0])[0])
    for viewer in (None, 0, 2):
        view = THE_GAME.view(table.state, viewer)
        assert view.open_hands == table.state.hands
        assert view.undrawn == tuple(table.state.undrawn)
        assert [pile.history for pile in view.piles] == [pile[1:] for pile in table.state.piles]
        assert table.match.past(viewer)[0].move == table.match.entries[0][1]


@pytest.mark.rule("TX-54", "TX-3")
def test_which_numbers_bear_commands_is_public_and_who_holds_them_is_not() -> None:
    table = deal([[14], [5]], EXTREME)
    views = [THE_GAME_EXTREME.view(table.state, viewer) for viewer in (None, 0, 1)]
    assert all(view.layout == views[0].layout for view in views)
    assert views[0].layout["stop"] == (14, 28, 73, 87)
    assert all(pile.command is None for view in views for pile in view.piles)
    table.play(0, Lay(14, "up1"))
    assert THE_GAME_EXTREME.view(table.state, None).piles[0].command == "stop"


@pytest.mark.rule("TG-45")
def test_what_a_seat_may_do_is_in_its_view() -> None:
    table = deal([[2, 3], []])
    assert table.view(0).moves == tuple(table.match.moves(0))
    assert table.view(1).moves == ()
    assert table.view(0).turn == table.view(1).turn == (0,)


@pytest.mark.rule("TG-47", "TX-55")
@pytest.mark.parametrize(
    ("game", "names"),
    [
        (
            "the-game",
            [
                *["start", "pro", "on_fire", "show_pile_history", "undo_within_turn", "trick_signal"],
                *["cards", "hand", "piles"],
            ],
        ),
        (
            EXTREME,
            [
                *["start", "pro", "on_fire", "show_pile_history", "undo_within_turn", "trick_signal"],
                *["cards", "hand", "piles"],
                *["commands_enabled", "command_layout", "layout", "violations", "one_pile_midturn", "short_hand"],
            ],
        ),
    ],
)
def test_the_options(game: str, names: list[str]) -> None:
    table = Table(game, 2, {})
    assert list(table.match.options.__struct_fields__) == names
    assert table.view(0).options == table.match.options
