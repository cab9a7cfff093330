"""The laws of the house, each a function that is content with a moment of a match or raises AssertionError.

They know no game. tests/laws/test_laws.py holds every game to them, test_laws_can_fail.py shows that they notice.
"""

from __future__ import annotations

import pickle
import re
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path
from random import Random
from typing import Any

import msgspec

import ludoteca
from ludoteca.engine.game import AnyGame, IllegalMove, Refusal
from ludoteca.engine.luck import luck_of
from ludoteca.engine.moves import CHANCE, Move, Seat
from ludoteca.engine.records import encode_record, print_record
from ludoteca.locales import LANGUAGES
from tests.laws.pieces import check_pieces
from tests.laws.walks import Moment, attempts, hidden

RULE_IDS = frozenset((Path(__file__).parents[1] / "rule_ids.txt").read_text(encoding="utf-8").split())
Law = Callable[[Moment, Random], None]

encode = msgspec.json.Encoder().encode


def another_world(moment: Moment, viewer: Seat | None, random: Random) -> Any:
    return moment.game.reshuffle(moment.state, viewer, luck_of(f"world {random.random()}"))


# --- who may know what --------------------------------------------------------------------------------------------


def views_tell_nothing_hidden(moment: Moment, random: Random) -> None:
    """Non-interference: worlds that a viewer may not tell apart look the same to it, byte by byte."""
    game, state = moment.game, moment.state
    for viewer in moment.viewers:
        world = another_world(moment, viewer, random)
        assert encode(game.view(world, viewer)) == encode(game.view(state, viewer))
        assert game.turn(world) == game.turn(state)
        # What all may see, a spectator sees; and a spectator sees no more than any seat.
        assert encode(game.view(world, None)) == encode(game.view(state, None))


def choices_tell_nothing_hidden(moment: Moment, random: Random) -> None:
    """What a seat may do and say, and why something is refused, follows from its view."""
    game, state = moment.game, moment.state
    for seat in moment.seats:
        world = another_world(moment, seat, random)
        assert list(game.moves(world, seat)) == list(game.moves(state, seat))
        assert list(game.signals(world, seat)) == list(game.signals(state, seat))
        assert game.may_talk(world) == game.may_talk(state)
        for move in attempts(moment, seat, random, 10):
            assert game.refuse(world, seat, move) == game.refuse(state, seat, move), move


def the_past_tells_nothing_hidden(moment: Moment, random: Random) -> None:
    """Where the table looks the same after either of two moves, seeing the move played does not tell which it was."""
    game, state = moment.game, moment.state
    for actor in game.turn(state):
        moves = game.moves(state, actor)
        some = random.sample(list(moves), min(5, len(moves)))
        after = [game.play(state, actor, move) for move in some]
        for viewer in moment.viewers:
            if viewer == actor:
                continue
            seen = [(encode(game.view(then, viewer)), then, move) for then, move in zip(after, some, strict=True)]
            for view, then, move in seen:
                for other_view, other_then, other in seen:
                    if view == other_view and then != other_then:
                        assert game.glimpse(actor, move, viewer) == game.glimpse(actor, other, viewer)


def glimpses_hide_and_never_lie(moment: Moment, random: Random) -> None:
    """A seat sees its own moves; others see them with fields hidden, never altered; a spectator sees least."""
    game = moment.game
    for actor, move in random.sample(moment.entries, min(10, len(moment.entries))):
        for viewer in moment.viewers:
            seen = game.glimpse(actor, move, viewer)
            assert type(seen) is type(move)
            assert viewer != actor or seen == move
            for name in move.__struct_fields__:
                assert getattr(seen, name) in (getattr(move, name), None)
                if getattr(game.glimpse(actor, move, None), name) is not None:
                    assert getattr(seen, name) == getattr(move, name)


def worlds_are_possible(moment: Moment, random: Random) -> None:
    """What is drawn anew keeps every piece and leaves somebody something to do; at the end nothing is hidden."""
    for viewer in moment.viewers:
        world = another_world(moment, viewer, random)
        check_pieces(moment.game, world)
        if moment.game.outcome(moment.state) is not None:
            assert world == moment.state
        assert moment.game.outcome(world) == moment.game.outcome(moment.state)


def the_view_holds_the_moves(moment: Moment, random: Random) -> None:
    """The legal moves, whose turn it is and how it ended are part of the view; it reads back as what it was."""
    game, state = moment.game, moment.state
    for viewer in moment.viewers:
        view = game.view(state, viewer)
        assert (view.seat, view.players) == (viewer, moment.players)
        assert tuple(view.moves) == (() if viewer is None else tuple(game.moves(state, viewer)))
        assert tuple(view.signals) == (() if viewer is None else tuple(game.signals(state, viewer)))
        assert (view.turn, view.outcome) == (game.turn(state), game.outcome(state))
        assert msgspec.json.decode(encode(view), type=game.View) == view
    together = random.sample(moment.viewers, len(moment.viewers))
    for viewer, view in zip(together, game.views(state, together), strict=True):
        assert encode(view) == encode(game.view(state, viewer)), "seats that look together see what each sees alone"


# --- written down -------------------------------------------------------------------------------------------------


def a_record_is_the_match(moment: Moment, random: Random) -> None:
    """Rebuilt from either written form, the match is the same, move by move; and from there it can go on."""
    record = moment.record()
    for form in (print_record(record), encode_record(record)):
        match = ludoteca.load(form)
        assert match.record() == record
        assert match.state == moment.state
        assert repr(match.state) == repr(moment.state)
    for n in random.sample(range(len(moment.states)), min(5, len(moment.states))):
        assert match.branch(n, chance="manual").state == moment.states[n]


def a_seed_is_a_match(moment: Moment, random: Random) -> None:
    """The same seed, options and moves give the same record; and it loads with its seed checked."""
    turns = [moment.game.turn(state) for state in moment.states[:-1]]
    if any(turn == (CHANCE,) and seat != CHANCE for turn, (seat, _) in zip(turns, moment.entries, strict=True)):
        return  # Somebody talked while cards were drawn; a seeded match draws without a pause for that.
    match = ludoteca.new(moment.game.name, players=moment.players, seed=moment.seed, options=moment.options)
    for seat, move in moment.entries:
        if seat != CHANCE:
            match.play(seat, move)
    assert match.entries[: len(moment.entries)] == list(moment.entries)
    loaded = ludoteca.load(print_record(match.record()))
    assert loaded.record() == match.record()
    assert (loaded.state, loaded.turn) == (match.state, match.turn)


def states_are_values(moment: Moment, random: Random) -> None:
    """A state survives pickling, equals its copy, and differs from the one before it."""
    copy = pickle.loads(pickle.dumps(moment.state))
    assert copy == moment.state
    assert repr(copy) == repr(moment.state)
    assert encode(moment.game.view(copy, None)) == encode(moment.game.view(moment.state, None))


# --- pieces, moves, the end ---------------------------------------------------------------------------------------


def pieces_are_kept(moment: Moment, random: Random) -> None:
    """Conservation: every card and stone exists exactly once, always."""
    for state in random.sample(moment.states, min(20, len(moment.states))):
        check_pieces(moment.game, state)


def listed_moves_are_accepted(moment: Moment, random: Random) -> None:
    """Every listed move and signal is played, leaves the state it came from as it was, and is listed once."""
    game, state = moment.game, moment.state
    before = repr(state)
    for seat in (CHANCE, *moment.seats):
        moves = list(game.moves(state, seat))
        signals = list(game.signals(state, seat)) if seat != CHANCE else []
        listed = moves + signals
        assert listed == list(game.moves(state, seat)) + (list(game.signals(state, seat)) if seat != CHANCE else [])
        assert len(set(listed)) == len(listed)
        for move in random.sample(listed, min(12, len(listed))):
            assert game.refuse(state, seat, move) is None
            after = game.play(state, seat, move)
            assert after == game.play(state, seat, move)
        for signal in random.sample(signals, min(3, len(signals))):
            assert game.turn(game.play(state, seat, signal)) == game.turn(state)
    assert repr(state) == before


def other_moves_are_refused_with_a_reason(moment: Moment, random: Random) -> None:
    """A move that is not listed is refused, by `refuse` and `play` alike, in a sentence in every language."""
    game, state = moment.game, moment.state
    for seat in (CHANCE, *moment.seats):
        listed = {*game.moves(state, seat), *(game.signals(state, seat) if seat != CHANCE else ())}
        for attempt in attempts(moment, seat, random, 12):
            for move in (attempt, hidden(attempt, random)):
                refusal = game.refuse(state, seat, move)
                assert (refusal is None) == (move in listed), f"{seat} {move}"
                if refusal is not None:
                    check_refusal(refusal, move)
                    assert raised_by(game, state, seat, move) == refusal


def raised_by(game: AnyGame, state: Any, seat: Seat, move: Move) -> Refusal | None:
    try:
        game.play(state, seat, move)
    except IllegalMove as error:
        return error.refusal
    return None


def check_refusal(refusal: Refusal, move: Move) -> None:
    """A known rule or none, and a sentence of its own in each language, with every fact in its place."""
    assert refusal.rule == "" or refusal.rule in RULE_IDS, refusal
    sentences = [refusal.sentence(language) for language in LANGUAGES]
    assert len(set(sentences)) == len(LANGUAGES), sentences
    for sentence in sentences:
        assert re.fullmatch(r"[^{}$]{8,}[.!?]", sentence), f"{move}: {sentence}"


def nobody_is_stuck(moment: Moment, random: Random) -> None:
    """Until the end somebody has to act and can; at the end nobody can. A seat that need not act has no moves."""
    game = moment.game
    for state in random.sample(moment.states, min(20, len(moment.states))):
        turn = game.turn(state)
        assert (turn == ()) == (game.outcome(state) is not None)
        assert turn == (CHANCE,) or set(turn) <= set(moment.seats)
        assert len(set(turn)) == len(turn)
        for seat in (CHANCE, *moment.seats):
            assert bool(game.moves(state, seat)) == (seat in turn)
            if not turn and seat != CHANCE:
                assert not game.signals(state, seat)


def outcomes_add_up(moment: Moment, random: Random) -> None:
    """The ranking names every seat once, and winners are among them; points are everybody's or nobody's."""
    outcome = moment.game.outcome(moment.state)
    if outcome is not None:
        assert sorted(outcome.ranking) == list(moment.seats)
        assert set(outcome.winners) <= set(moment.seats)
        assert len(outcome.points) in (0, moment.players)
        assert outcome.reason


# --- chance -------------------------------------------------------------------------------------------------------


class Luck:
    """Luck that always gives the k-th, and remembers what it was asked."""

    def __init__(self, k: int) -> None:
        self.k = k
        self.asked: list[tuple[str, int]] = []

    def __call__(self, label: str, n: int) -> int:
        self.asked.append((label, n))
        return self.k


def chance_is_even(moment: Moment, random: Random) -> None:
    """Odds add up to 1 and cover chance's moves; one draw among as many decides, so that each is as likely."""
    game = moment.game
    for state in random.sample(moment.states, min(8, len(moment.states))):
        if game.turn(state) != (CHANCE,):
            continue
        odds = game.odds(state)
        assert [move for move, _ in odds] == list(game.moves(state, CHANCE))
        assert sum((chance for _, chance in odds), Fraction()) == 1
        lucks = [Luck(k) for k in range(len(odds))]
        drawn = [game.sample(state, luck) for luck in lucks]
        assert len(set(drawn)) == len(odds)
        assert set(drawn) == {move for move, _ in odds}
        assert all(luck.asked == lucks[0].asked for luck in lucks)
        assert [n for _, n in lucks[0].asked] == [len(odds)]


def labels_are_unique(moment: Moment, random: Random) -> None:
    """No two draws of a match have the same label, or they would fall alike."""
    draws_of(moment)


def draws_of(moment: Moment) -> dict[str, int]:
    """The labels of a match's draws, with among how many each was."""
    luck = Luck(0)
    for state, (seat, _) in zip(moment.states, moment.entries, strict=False):
        if seat == CHANCE:
            moment.game.sample(state, luck)
    assert len({label for label, _ in luck.asked}) == len(luck.asked)
    return dict(luck.asked)


LAWS: tuple[Law, ...] = (
    views_tell_nothing_hidden,
    choices_tell_nothing_hidden,
    the_past_tells_nothing_hidden,
    glimpses_hide_and_never_lie,
    worlds_are_possible,
    the_view_holds_the_moves,
    a_record_is_the_match,
    a_seed_is_a_match,
    states_are_values,
    pieces_are_kept,
    listed_moves_are_accepted,
    other_moves_are_refused_with_a_reason,
    nobody_is_stuck,
    outcomes_add_up,
    chance_is_even,
    labels_are_unique,
)
