"""Talk without numbers (TG-18 to TG-21, TX-28, TX-50)."""

from __future__ import annotations

import msgspec
import pytest

from ludoteca import CHANCE, MoveError
from ludoteca.games.the_game.box import COMMANDS, PILES, Command
from ludoteca.games.the_game.moves import Draw, Signal, Tell
from tests.the_game.table import EXTREME, Table, deal, position

PLAIN_WORDS = ("leave", "leave-please", "small-step", "good", "free")


def words(table: Table, seat: int) -> set[str]:
    return {str(move) for move in table.match.signals(seat)}


@pytest.mark.rule("TG-18", "TG-19", "TG-20")
def test_what_may_be_said() -> None:
    table = deal([[], []])
    expected = {f"signal {pile} {word}" for pile in PILES for word in PLAIN_WORDS}
    for seat in (0, 1):
        assert words(table, seat) == expected
        assert {str(move) for move in table.view(seat).signals} == expected


@pytest.mark.rule("TG-18")
@pytest.mark.parametrize("text", ["signal up1 37", "signal 37 leave", "tell 37 hold", "signal up1 leave 37"])
def test_a_number_cannot_be_said(text: str) -> None:
    table = deal([[], []], EXTREME)
    with pytest.raises(MoveError):
        table.match.play(0, text)
    assert not any(isinstance(value, int) for move in table.match.signals(0) for value in msgspec.structs.astuple(move))


@pytest.mark.rule("TG-18", "TG-20")
def test_everybody_may_speak_at_any_time_and_no_turn_is_used() -> None:
    table = deal([[2, 3, 4], []], first=None)
    table.play(1, Signal("up1", "good"))
    assert table.match.turn == (0, 1)
    table.play(0, "start 0").play(1, Signal("up2", "leave")).lay((2, "down1")).play(0, Signal("up1", "free"))
    assert table.seat == 0
    assert table.view().laid == 1
    table.lay((3, "up1"), (4, "up1")).end()
    assert table.state.stage == "draw"
    table.play(1, Signal("down1", "small-step")).draw_any()
    assert table.seat == 1


@pytest.mark.rule("TG-20")
def test_signals_begin_after_the_deal() -> None:
    table = Table("the-game", 2, {}).play(CHANCE, Draw(0, 2))
    assert table.match.signals(0) == []
    assert table.code(Signal("up1", "leave"), 0) == ("TG-5", "signal-before-deal")


@pytest.mark.rule("TG-20")
def test_one_word_a_pile_and_seat_that_can_be_taken_back() -> None:
    table = deal([[], [], []]).play(1, "signal up1 leave").play(2, "signal up1 good").play(1, "signal down2 free")
    assert [(said.seat, said.pile, said.word) for said in table.view(0).pile_signals] == [
        (1, "up1", "leave"),
        (1, "down2", "free"),
        (2, "up1", "good"),
    ]
    table.play(1, "signal up1 small-step")
    assert [said.word for said in table.view(0).pile_signals] == ["small-step", "free", "good"]
    before = table.state
    assert table.play(1, "signal up1 small-step").state == before
    assert table.code("signal up2 none", 1) == ("TG-20", "signal-nothing-said")
    assert "signal up1 none" in words(table, 1)
    assert "signal up2 none" not in words(table, 1)
    table.play(1, "signal up1 none")
    assert [(said.seat, said.word) for said in table.view(0).pile_signals] == [(1, "free"), (2, "good")]


@pytest.mark.rule("TG-20")
def test_the_order_of_speaking_leaves_no_trace() -> None:
    said = ["signal up1 leave", "signal down2 good", "tell stop hold", "tell draw-one not-now"]
    tables = [deal([[], []], EXTREME) for _ in range(2)]
    for table, order in zip(tables, (said, said[::-1]), strict=True):
        for text in order:
            table.play(1, text).play(0, text)
    assert tables[0].state == tables[1].state


@pytest.mark.rule("TG-20", "TX-50")
def test_a_signal_lasts_until_its_owners_next_turn_ends() -> None:
    table = deal([[2, 3], [4, 5]], EXTREME, first=None, commands_enabled=("stop",))
    table.play(0, "signal up2 leave").play(1, "signal up2 good").play(1, "tell stop hold").play(0, "start 0")

    def standing() -> set[int]:
        view = table.view(0)
        return {said.seat for said in view.pile_signals} | {said.seat for said in view.command_signals}

    table.lay((2, "up1"), (3, "up1"))
    assert standing() == {0, 1}
    table.end()
    assert standing() == {1}
    table.draw_any()
    table.lay((4, "up1"), (5, "up1"))
    assert standing() == {1}
    table.end()
    assert standing() == set()


@pytest.mark.rule("TG-20", "TX-50")
def test_what_is_said_in_the_own_turn_is_still_there_when_the_others_act() -> None:
    table = deal([[2, 3, 4, 5], [6, 7, 8, 9]], EXTREME, commands_enabled=("stop",))

    def standing(seat: int) -> list[str]:
        view = table.view(1)
        about_piles = [said.word for said in view.pile_signals if said.seat == seat]
        return [*about_piles, *(said.word for said in view.command_signals if said.seat == seat)]

    table.play(0, "signal up1 good").lay((2, "up1")).play(0, "signal up2 leave").play(0, "tell stop hold")
    table.play(1, "signal down1 free").lay((3, "up1"))
    assert standing(0) == ["good", "leave", "hold"]
    table.end().draw_any()
    assert standing(0) == ["good", "leave", "hold"]
    assert standing(1) == ["free"]
    table.lay((6, "up1"), (7, "up1")).lay((8, "up1")).end().draw_any()
    assert standing(1) == []
    assert standing(0) == ["good", "leave", "hold"]
    table.lay((98, "down1"), (97, "down1")).end()
    assert standing(0) == []


@pytest.mark.rule("TG-20")
def test_saying_it_again_in_the_own_turn_makes_it_last() -> None:
    table = deal([[2, 3], [4, 5]]).play(0, "signal up1 leave").play(0, "signal up2 leave")
    table.play(1, "signal up1 good")
    table.lay((2, "up1"), (3, "up1")).end().draw_any()
    assert [said.seat for said in table.view(0).pile_signals] == [0, 0, 1]
    table.play(1, "signal up1 good").lay((4, "up1")).play(0, "signal up1 leave").lay((5, "up1")).end()
    assert [said.seat for said in table.view(0).pile_signals] == [0, 0, 1]
    table.draw_any()
    table.play(0, "signal up2 leave").lay((98, "down1"), (97, "down1")).end()
    assert [(said.seat, said.pile) for said in table.view(0).pile_signals] == [(0, "up2"), (1, "up1")]


@pytest.mark.rule("TG-21", "TG-47")
@pytest.mark.parametrize("allowed", [False, True])
def test_the_trick_signal_is_an_option(allowed: bool) -> None:
    table = deal([[], []], trick_signal=allowed)
    assert ("signal up1 trick" in words(table, 1)) is allowed
    assert table.code("signal up1 trick", 1) == (None if allowed else ("TG-21", "signal-trick"))


class TestSilence:
    """4 bears SILENCE in the fixed layout."""

    @pytest.mark.rule("TX-28", "TX-27")
    def test_nobody_speaks_while_it_is_visible(self) -> None:
        table = deal([[4, 5], []], EXTREME).play(1, "signal up2 leave").play(1, "tell skull hold")
        assert table.match.game.may_talk(table.state)
        table.lay((4, "up1"))
        for seat in (0, 1):
            assert table.match.signals(seat) == []
            assert table.view(seat).signals == ()
            assert table.code("signal up1 leave", seat) == ("TX-28", "signal-silence")
            assert table.code("tell skull not-now", seat) == ("TX-28", "signal-silence")
            assert table.code("signal up2 none", seat) == ("TX-28", "signal-silence")
            assert table.view(seat).pile_signals == ()
            assert table.view(seat).command_signals == ()
        assert not table.match.game.may_talk(table.state)
        assert table.view().in_force == ("silence",)
        table.lay((5, "up1"))
        assert table.match.game.may_talk(table.state)
        assert [said.word for said in table.view(0).pile_signals] == ["leave"]
        assert [said.word for said in table.view(0).command_signals] == ["hold"]
        assert table.match.signals(0)

    @pytest.mark.rule("TX-28")
    def test_it_outlasts_the_turn_but_not_the_match(self) -> None:
        hands = [(70, 75), (99, 76), (74,)]
        table = position(hands, EXTREME, tops=(92, 95, 100, 8), draw_pile=0).play(2, "signal up1 leave")
        table.lay((70, "down1")).end()
        assert table.code("signal up1 leave", 0) == ("TX-28", "signal-silence")
        table.lay((99, "up2")).end()
        assert table.ending == "stuck"
        assert table.view(0).in_force == ("silence",)
        assert [said.seat for said in table.view(0).pile_signals] == [2]
        assert table.match.game.may_talk(table.state)


class TestTelling:
    @pytest.mark.rule("TX-50")
    def test_commands_may_be_told(self) -> None:
        table = deal([[], []], EXTREME)
        assert {f"tell {command} {word}" for command in COMMANDS for word in ("hold", "not-now")} <= words(table, 1)
        table.play(1, "tell skull hold").play(0, "tell skull not-now").play(1, "tell skull not-now")
        for seat in (0, 1):
            assert [(said.seat, said.command, said.word) for said in table.view(seat).command_signals] == [
                (0, "skull", "not-now"),
                (1, "skull", "not-now"),
            ]
        before = table.state
        assert table.play(1, "tell skull not-now").state == before
        table.play(1, "tell skull none")
        assert [said.seat for said in table.view(0).command_signals] == [0]

    @pytest.mark.rule("TX-50")
    def test_telling_is_not_checked_against_the_hand(self) -> None:
        """Talk is free: what is refused may not depend on cards that others cannot see."""
        table = deal([[5, 6], []], EXTREME)
        assert all(table.code(Tell(command, "hold"), 0) is None for command in COMMANDS)

    @pytest.mark.rule("TX-4", "TX-50")
    @pytest.mark.parametrize("command", COMMANDS)
    def test_only_about_commands_that_are_there(self, command: Command) -> None:
        assert deal([[], []]).code(Tell(command, "hold"), 0) == ("TX-4", "signal-command-absent")
        others = tuple(other for other in COMMANDS if other != command)
        table = deal([[], []], EXTREME, commands_enabled=others)
        assert table.code(Tell(command, "hold"), 0) == ("TX-4", "signal-command-absent")
        assert {move.command for move in table.match.signals(0) if isinstance(move, Tell)} == set(others)


@pytest.mark.rule("TG-18")
def test_chance_says_nothing() -> None:
    table = deal([[], []])
    assert table.code("signal up1 leave", CHANCE) == ("TG-18", "not-your-turn")
    assert not table.match.game.signals(table.state, CHANCE)
