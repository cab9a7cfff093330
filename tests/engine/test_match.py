"""A match: chance that plays by itself or by hand, refusals that change nothing, branches, and what was seen."""

from typing import Any

import msgspec
import pytest

import ludoteca
from ludoteca import CHANCE, IllegalMove, MoveError, OptionError
from ludoteca.engine.moves import Seen
from tests.engine.shells import Hand, Point, Say

pytestmark = pytest.mark.usefixtures("shells_on_shelf")


def dealt(*sizes: int, **options: Any) -> ludoteca.Match:
    """A match with these shells in the hands of seats 0, 1, …"""
    match = ludoteca.new("shells", players=len(sizes), options=options, chance="manual")
    for seat, size in enumerate(sizes):
        match.play(CHANCE, Hand(seat, size))
    return match


def test_seeded_chance_deals_by_itself() -> None:
    match = ludoteca.new("shells", players=3, seed=5)
    assert match.turn == (0, 1, 2)
    assert [seat for seat, _ in match.entries] == [CHANCE] * 3
    assert match.entries == ludoteca.new("shells", players=3, seed="5").entries
    assert "shells, 3 players, 3 moves, turn (0, 1, 2)" in str(match)


def test_seeded_chance_is_nobody_elses() -> None:
    match = ludoteca.new("shells", players=2, seed=5)
    with pytest.raises(IllegalMove, match="rolls and draws by itself"):
        match.play(CHANCE, "hand 0 1")
    assert match.moves(CHANCE) == ()


def test_manual_chance_is_played_by_the_caller() -> None:
    match = ludoteca.new("shells", players=2, chance="manual")
    assert match.seed is None
    assert match.turn == (CHANCE,)
    assert match.moves(CHANCE) == [Hand(0, size) for size in range(1, 6)]
    match.play(CHANCE, "hand 0 4")
    match.play(CHANCE, {"do": "hand", "seat": 1, "size": 2})
    for seat in match.turn:
        match.play(seat, Point(0))
    assert match.outcome == ludoteca.Outcome((0, 1), (0, 1), reason="pointed")
    assert not match.turn
    assert "over" in str(match)


@pytest.mark.parametrize(
    ("seat", "move", "error", "reason"),
    [
        (0, "hand 0 1", IllegalMove, "Only chance does that"),
        (0, "point ?", IllegalMove, "A part of that move is missing"),
        (0, "point 7", IllegalMove, "be done at this moment"),
        (CHANCE, "hand 0 1", IllegalMove, "be done at this moment"),
        (0, "fly", MoveError, "not a move here"),
        (2, "point 0", ValueError, "There is no seat 2; seats are 0 to 1"),
        (-2, "point 0", ValueError, "There is no seat -2"),
        (True, "point 0", ValueError, "There is no seat True"),
        ("0", "point 0", ValueError, "There is no seat '0'"),
    ],
)
def test_a_refusal_changes_nothing(seat: Any, move: str, error: type[Exception], reason: str) -> None:
    match = dealt(4, 2)
    before, record = match.state, match.record()
    with pytest.raises(error, match=reason):
        match.play(seat, move)
    assert match.state == before
    assert match.record() == record


def test_refuse_says_why_without_playing() -> None:
    match = dealt(4, 2)
    assert match.refuse(0, "point 1") is None
    refusal = match.refuse(0, Hand(0, 1))
    assert refusal is not None
    assert refusal.sentence("de") != refusal.sentence("en")
    assert len(match.entries) == 2


@pytest.mark.parametrize("seat", [CHANCE, 2, None, True, "0"])
def test_who_may_look_and_talk(seat: Any) -> None:
    """Chance knows everything, so nobody may look through its eyes."""
    match = dealt(4, 2)
    looks = [match.signals] if seat is None else [match.signals, match.view, match.past]
    for look in looks:
        with pytest.raises(ValueError, match="There is no seat"):
            look(seat)
    assert match.view(None).seat is None


def test_signals_are_entries_of_their_own() -> None:
    match = dealt(4, 2)
    assert match.signals(1) == [Say("large"), Say("small")]
    match.play(1, "say large")
    assert match.turn == (0, 1)
    assert match.entries[-1] == (1, Say("large"))
    assert dealt(4, 2, talk=False).signals(1) == []


def test_past_shows_what_a_seat_saw_and_at_the_end_everything() -> None:
    match = dealt(4, 2)
    match.play(1, Point(0))
    deal = [Seen(0, CHANCE, Hand(0, 4)), Seen(1, CHANCE, Hand(1, None))]
    assert match.past(0) == (*deal, Seen(2, 1, Point(None)))
    assert match.past(0, since=2) == (Seen(2, 1, Point(None)),)
    assert match.past(None) == (Seen(0, CHANCE, Hand(0, None)), deal[1], Seen(2, 1, Point(None)))
    assert match.past(0, since=3) == ()
    for since in range(4):
        assert match.pasts((0, 1, None), since) == tuple(match.past(seat, since) for seat in (0, 1, None))
    match.play(0, Point(0))
    everything = tuple(Seen(n, seat, move) for n, (seat, move) in enumerate(match.entries))
    assert match.past(0) == match.past(None) == everything
    one, other = match.pasts((0, None))
    assert one is other == everything
    with pytest.raises(ValueError, match="counted from 0"):
        match.past(0, since=-1)


def test_a_branch_goes_its_own_way() -> None:
    match = ludoteca.new("shells", players=3, seed=5)
    match.play(1, Point(2))
    branch = match.branch(4, seed=9)
    assert (branch.entries, branch.given, branch.seed) == (match.entries, 4, "9")
    branch.play(0, Point(0))
    assert len(match.entries) == 4
    assert ludoteca.load(branch.record()).record() == branch.record()
    early = match.branch(1, seed=9)
    assert early.entries[0] == match.entries[0]
    assert early.turn == (0, 1, 2)
    by_hand = match.branch(1, chance="manual")
    assert by_hand.turn == (CHANCE,)
    assert ludoteca.load(by_hand.record()).record() == by_hand.record()


@pytest.mark.parametrize("n", [-1, 4])
def test_a_branch_from_nowhere(n: int) -> None:
    match = ludoteca.new("shells", players=3, seed=5)
    with pytest.raises(ValueError, match="This match has 3 moves"):
        match.branch(n)


@pytest.mark.parametrize(
    ("asked", "reason"),
    [
        ({"players": 0}, "Shells is for 1 to 3 players, not 0"),
        ({"players": 4}, "1 to 3 players, not 4"),
        ({"players": True}, "players, not True"),
        ({"players": 2.0}, "players, not 2.0"),
        ({"players": "2"}, "players, not 2"),
        ({"options": {"sorts": "white,white"}}, "Name each sort once"),
        ({"options": {"talc": True}}, "Did you mean “talk”"),
        ({"seed": "a b"}, "A seed is"),
        ({"chance": "loaded"}, "Chance is “seeded” or “manual”"),
        ({"chance": "manual", "seed": 3}, "leave it out"),
    ],
)
def test_matches_that_cannot_start(asked: dict[str, Any], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        ludoteca.new("shells", **asked)


def test_the_fewest_players_if_nobody_says() -> None:
    assert ludoteca.new("shells", seed=1).players == 1
    with pytest.raises(OptionError):
        ludoteca.new("shells", players=9)


def test_illegal_moves_say_which_rule_and_travel_well() -> None:
    import pickle

    with pytest.raises(IllegalMove) as raised:
        dealt(4, 2).play(0, "hand 0 1")
    again = pickle.loads(pickle.dumps(raised.value))
    assert (again.rule, str(again), again.refusal) == (raised.value.rule, str(raised.value), raised.value.refusal)
    assert msgspec.json.encode(again.refusal)
