"""What is in the box, the deal, and who starts (TG-1 to TG-5)."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca import CHANCE, OptionError
from ludoteca.games.the_game.box import CARDS, STARTS
from ludoteca.games.the_game.moves import Draw, End, Lay, Start, TheGameMove
from tests.the_game.table import EXTREME, Table, deal, seeded

GAMES = ("the-game", EXTREME)


@pytest.mark.rule("TG-1", "TX-1")
@pytest.mark.parametrize("game", GAMES)
def test_one_to_five_players_are_one_team(game: str) -> None:
    assert list(ludoteca.games()[game].players) == [1, 2, 3, 4, 5]
    for players in (0, 6):
        with pytest.raises(OptionError, match="1 to 5 players"):
            ludoteca.new(game, players=players)
    match = ludoteca.new(game, players=3, seed=1)
    while match.outcome is None:
        match.play(match.turn[0], match.moves(match.turn[0])[0])
    assert match.outcome.winners == ()
    assert match.outcome.ranking == (0, 1, 2)
    assert match.outcome.points == ()


@pytest.mark.rule("TG-2", "TX-2")
@pytest.mark.parametrize("game", GAMES)
def test_98_cards_and_four_start_cards(game: str) -> None:
    table = Table(game, 2, {})
    assert len(CARDS) == 98
    assert list(table.state.undrawn) == list(range(2, 100))
    assert table.tops == STARTS == (1, 1, 100, 100)
    assert [(pile.name, pile.ascending) for pile in table.view(0).piles] == [
        ("up1", True),
        ("up2", True),
        ("down1", False),
        ("down2", False),
    ]


@pytest.mark.rule("TG-3", "TG-4", "TG-32", "TX-1", "X-TG-3")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("players", "hand", "draw_pile"), [(1, 8, 90), (2, 7, 84), (3, 6, 80), (4, 6, 74), (5, 6, 68)])
def test_hand_sizes_and_draw_pile(game: str, players: int, hand: int, draw_pile: int) -> None:
    """Alone it is eight cards, not six, as some programs have it."""
    view = seeded(players, game).view(0)
    assert len(view.hand) == hand
    assert view.hands == (hand,) * players
    assert view.draw_pile == draw_pile


@pytest.mark.rule("TG-4")
def test_the_deal_goes_round_the_table_and_any_card_may_come() -> None:
    table = Table("the-game", 3, {})
    for card in range(2, 20):
        assert table.match.turn == (CHANCE,)
        assert table.match.moves(CHANCE) == [Draw((card - 2) % 3, other) for other in range(card, 100)]
        table.play(CHANCE, Draw((card - 2) % 3, card))
    assert table.match.turn == (0, 1, 2)
    assert table.code(Draw(0, 50), CHANCE) == ("TG-12", "not-now")


@pytest.mark.rule("TG-2", "TG-4")
@pytest.mark.parametrize(
    ("seat", "move", "refused"),
    [
        (CHANCE, Draw(2, 50), ("TG-4", "draw-other-seat")),
        (CHANCE, Draw(1, 2), ("TG-2", "draw-no-such-card")),
        (CHANCE, Draw(1, 100), ("TG-2", "draw-no-such-card")),
        (CHANCE, Draw(1, None), ("TG-12", "hidden-field")),
        (1, Draw(1, 50), ("TG-12", "chance-only")),
        (1, Lay(50, "up1"), ("TG-5", "not-your-turn")),
        (1, End(), ("TG-5", "not-your-turn")),
        (1, Start(1), ("TG-5", "not-now")),
    ],
)
def test_nothing_else_happens_during_the_deal(seat: int, move: TheGameMove, refused: tuple[str, str]) -> None:
    table = Table("the-game", 3, {}).play(CHANCE, Draw(0, 2))
    assert table.code(move, seat) == refused


@pytest.mark.rule("TG-4")
def test_the_draw_order_belongs_to_the_seed_whatever_is_played() -> None:
    """Twice the same seed, once played from the front and once from the back of the list of moves."""
    orders = []
    for end in (0, -1):
        match = ludoteca.new("the-game", players=2, seed=11)
        while match.outcome is None:
            match.play(match.turn[0], match.moves(match.turn[0])[end])
        orders.append([move.card for _, move in match.entries if isinstance(move, Draw)])
    short, long = sorted(orders, key=len)
    assert len(short) > 20
    assert long[: len(short)] == short


class TestWhoStarts:
    @pytest.mark.rule("TG-5", "TG-47")
    def test_the_first_claim_after_the_deal_starts(self) -> None:
        table = deal([[], [], []], first=None)
        assert table.match.turn == (0, 1, 2)
        assert [table.match.moves(seat) for seat in range(3)] == [[Start(0)], [Start(1)], [Start(2)]]
        assert table.code(Start(1), 0) == ("TG-5", "start-own-turn")
        assert table.code(Start(5), 0) == ("TG-5", "start-nobody")
        assert table.code(Lay(99, "up1"), 0) == ("TG-5", "start-first")
        table.play(2, Start(2))
        assert table.seat == 2
        assert table.code(Start(0), 0) == ("TG-5", "start-settled")

    @pytest.mark.rule("TG-5")
    def test_then_play_goes_clockwise(self) -> None:
        table = deal([[6, 7], [2, 3], [4, 5]], first=1)
        seats = []
        for cards in ((2, 3), (4, 5), (6, 7), (8, 9)):
            seats.append(table.seat)
            table.lay(*((card, "up1") for card in cards)).end().draw(*table.state.undrawn[:2])
        assert seats == [1, 2, 0, 1]
        assert table.view().turns == 5

    @pytest.mark.rule("TG-5", "TG-47")
    def test_the_host_may_say_who_starts(self) -> None:
        table = deal([[], [], []], first=None, start="host_choice")
        assert table.match.turn == (0,)
        assert table.match.moves(0) == [Start(0), Start(1), Start(2)]
        assert table.match.moves(1) == []
        assert table.code(Start(1), 1) == ("TG-5", "start-by-host")
        assert table.code(Start(3), 0) == ("TG-5", "start-nobody")
        assert table.play(0, Start(1)).match.turn == (1,)

    @pytest.mark.rule("TG-5", "TG-47")
    def test_chance_may_say_who_starts(self) -> None:
        table = deal([[], [], []], first=None, start="random")
        assert table.match.turn == (CHANCE,)
        assert table.match.moves(CHANCE) == [Start(0), Start(1), Start(2)]
        assert table.match.moves(0) == []
        assert table.code(Start(1), 1) == ("TG-5", "start-by-chance")
        assert table.play(CHANCE, Start(2)).match.turn == (2,)
        starters = {seeded(3, seed=seed, start="random").seat for seed in range(20)}
        assert starters == {0, 1, 2}

    @pytest.mark.rule("TG-5", "TG-32")
    @pytest.mark.parametrize("start", ["claim", "host_choice", "random"])
    def test_alone_one_just_begins(self, start: str) -> None:
        table = deal([[]], first=None, start=start)
        assert table.match.turn == (0,)
        assert table.offers(Lay)
