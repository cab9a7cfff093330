"""The laws that every game keeps. Each is a function that is content with a moment of a match, or raises an
AssertionError that says what was seen. They know no game.
"""

from __future__ import annotations

import pickle
import re
from collections.abc import Callable, Iterator
from fractions import Fraction
from random import Random
from typing import Any

import msgspec

from ludoteca.engine.game import AnyGame, IllegalMove, Refusal
from ludoteca.engine.luck import luck_of
from ludoteca.engine.match import load, new
from ludoteca.engine.moves import CHANCE, Move, Seat, decode_move, parse_move
from ludoteca.engine.records import encode_record, print_record
from ludoteca.locales import say
from ludoteca.testing.walks import Moment, attempts, hidden

Law = Callable[[Moment, Random], None]

encode = msgspec.json.Encoder().encode


def who(seat: Seat | None) -> str:
    """A viewer in words."""
    return "a spectator" if seat is None else "chance" if seat == CHANCE else f"seat {seat}"


def another_world(moment: Moment, viewer: Seat | None, random: Random) -> Any:
    """Another state that the viewer may not tell from this one."""
    return moment.game.reshuffle(moment.state, viewer, luck_of(f"world {random.random()}"))


def differences(one: Any, other: Any) -> str:
    """Where two views differ, field by field."""
    found = [*_differ("", msgspec.to_builtins(one), msgspec.to_builtins(other))]
    return "; ".join(found[:4]) + (f"; and {len(found) - 4} more" if len(found) > 4 else "")


def _differ(path: str, one: Any, other: Any) -> Iterator[str]:
    if isinstance(one, dict) and isinstance(other, dict):
        for name in dict.fromkeys([*one, *other]):
            yield from _differ(f"{path}.{name}" if path else str(name), one.get(name), other.get(name))
    elif isinstance(one, list | tuple) and isinstance(other, list | tuple) and len(one) == len(other):
        for n, (left, right) in enumerate(zip(one, other, strict=True)):
            yield from _differ(f"{path}[{n}]", left, right)
    elif one != other:
        yield f"{path} is {one!r} in one and {other!r} in the other"


# --- who may know what --------------------------------------------------------------------------------------------


def views_tell_nothing_hidden(moment: Moment, random: Random) -> None:
    """Non-interference: worlds that a viewer may not tell apart look the same to it, byte by byte."""
    game, state = moment.game, moment.state
    for viewer in moment.viewers:
        world = another_world(moment, viewer, random)
        # What all may see, a spectator sees; and a spectator sees no more than any seat.
        for looks in (viewer, None):
            here, there = game.view(state, looks), game.view(world, looks)
            assert encode(here) == encode(there), (
                f"two states that {who(viewer)} may not tell apart (reshuffle) look different to {who(looks)}: "
                f"{differences(here, there)}"
            )
        assert game.turn(world) == game.turn(state), (
            f"whose turn it is tells {who(viewer)} something hidden: {game.turn(state)} and {game.turn(world)}"
        )


def choices_tell_nothing_hidden(moment: Moment, random: Random) -> None:
    """What a seat may do and say, and why something is refused, follows from its view."""
    game, state = moment.game, moment.state
    for seat in moment.seats:
        world = another_world(moment, seat, random)
        compared: tuple[tuple[str, object, object], ...] = (
            ("moves", list(game.moves(state, seat)), list(game.moves(world, seat))),
            ("signals", list(game.signals(state, seat)), list(game.signals(world, seat))),
            ("leave to talk", game.may_talk(state), game.may_talk(world)),
        )
        for what, one, other in compared:
            assert one == other, f"the {what} of seat {seat} depend on what it may not know: {one} and {other}"
        for move in attempts(moment, seat, random, 10):
            here, there = game.refuse(state, seat, move), game.refuse(world, seat, move)
            assert here == there, (
                f"the refusal of “{move}” tells seat {seat} what it may not know: {here} here, {there} in a world it "
                f"cannot tell from this one"
            )


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
                        one, two = game.glimpse(actor, move, viewer), game.glimpse(actor, other, viewer)
                        assert one == two, (
                            f"{who(viewer)} sees the same table after “{move}” and “{other}” of {who(actor)}, and yet "
                            f"is shown “{one}” for one and “{two}” for the other (glimpse)"
                        )


def glimpses_hide_and_never_lie(moment: Moment, random: Random) -> None:
    """A seat sees its own moves; others see them with fields hidden, never altered; a spectator sees least."""
    game = moment.game
    for actor, move in random.sample(moment.entries, min(10, len(moment.entries))):
        for viewer in moment.viewers:
            seen, least = game.glimpse(actor, move, viewer), game.glimpse(actor, move, None)
            case = f"“{move}” of {who(actor)} is “{seen}” to {who(viewer)}"
            assert type(seen) is type(move), f"{case}: a move of another kind"
            assert viewer != actor or seen == move, f"{case}: a seat sees its own moves as they are"
            for name in move.__struct_fields__:
                shown, true = getattr(seen, name), getattr(move, name)
                assert shown is None or shown == true, f"{case}: {name} may be hidden (None), but not changed"
                if getattr(least, name) is not None:
                    assert shown == true, f"{case}: a spectator is shown {name}, so everybody is"


def worlds_are_possible(moment: Moment, random: Random) -> None:
    """What is drawn anew keeps every piece, and the end; when the match is over nothing is hidden."""
    game, state = moment.game, moment.state
    for viewer in moment.viewers:
        world = another_world(moment, viewer, random)
        _check_pieces(moment, world, f"the world that reshuffle makes for {who(viewer)}")
        if game.outcome(state) is not None:
            assert world == state, f"the match is over, and yet reshuffle for {who(viewer)} changes the state"
        assert game.outcome(world) == game.outcome(state), f"reshuffle for {who(viewer)} changes the outcome"


def the_view_holds_the_moves(moment: Moment, random: Random) -> None:
    """The legal moves, whose turn it is and how it ended are part of the view; it reads back as what it was."""
    game, state = moment.game, moment.state
    for viewer in moment.viewers:
        view, looks = game.view(state, viewer), f"the view of {who(viewer)}"
        assert (view.seat, view.players) == (viewer, moment.players), f"{looks} has the seat {view.seat}"
        moves = () if viewer is None else tuple(game.moves(state, viewer))
        assert tuple(view.moves) == moves, f"{looks} has other moves than the game: {view.moves}, not {moves}"
        signals = () if viewer is None else tuple(game.signals(state, viewer))
        assert tuple(view.signals) == signals, f"{looks} has other signals than the game: {view.signals}, not {signals}"
        assert view.turn == game.turn(state), f"{looks} says it is the turn of {view.turn}, not {game.turn(state)}"
        assert view.outcome == game.outcome(state), f"{looks} tells another outcome than the game"
        back = msgspec.json.decode(encode(view), type=game.View)
        assert back == view, f"{looks} reads back differently from JSON: {differences(view, back)}"
    together = random.sample(moment.viewers, len(moment.viewers))
    for viewer, view in zip(together, game.views(state, together), strict=True):
        alone = game.view(state, viewer)
        assert encode(view) == encode(alone), (
            f"{who(viewer)} sees something else when several look together (views): {differences(alone, view)}"
        )


# --- written down -------------------------------------------------------------------------------------------------


def moves_are_written_down(moment: Moment, random: Random) -> None:
    """Every move has a text and a JSON form that read back as the move: its fields are numbers, words or lists of
    them."""
    game, state = moment.game, moment.state
    for seat in (CHANCE, *moment.seats):
        listed = [*game.moves(state, seat), *(game.signals(state, seat) if seat != CHANCE else ())]
        for move in random.sample(listed, min(12, len(listed))):
            assert parse_move(str(move), game.Moves) == move, f"“{move}” does not read back as {move!r}"
            back = decode_move(msgspec.json.decode(encode(move)), game.Moves)
            assert back == move, f"the JSON of {move!r} reads back as {back!r}"


def a_record_is_the_match(moment: Moment, random: Random) -> None:
    """Rebuilt from either written form, the match is the same, move by move; and from there it can go on."""
    record = moment.record()
    for form in (print_record(record), encode_record(record)):
        match = load(form)
        assert match.record() == record, "the match that was loaded has another record"
        assert (match.state, repr(match.state)) == (moment.state, repr(moment.state)), (
            f"the same moves lead to another state when they are played again: {match.state} and {moment.state}"
        )
    for n in random.sample(range(len(moment.states)), min(5, len(moment.states))):
        again = match.branch(n, chance="manual").state
        assert again == moment.states[n], f"after {n} moves the state is another one when they are played again"


def a_seed_is_a_match(moment: Moment, random: Random) -> None:
    """The same seed, options and moves give the same record; and it loads with its seed checked."""
    turns = [moment.game.turn(state) for state in moment.states[:-1]]
    if any(turn == (CHANCE,) and seat != CHANCE for turn, (seat, _) in zip(turns, moment.entries, strict=True)):
        return  # Somebody talked while cards were drawn; a seeded match draws without a pause for that.
    match = new(moment.game.name, players=moment.players, seed=moment.seed, options=moment.options)
    for seat, move in moment.entries:
        if seat != CHANCE:
            match.play(seat, move)
    assert match.entries[: len(moment.entries)] == list(moment.entries), (
        f"chance plays otherwise when the seed {moment.seed} is played again"
    )
    loaded = load(print_record(match.record()))
    assert loaded.record() == match.record(), "the record of a seeded match reads back differently"
    assert (loaded.state, loaded.turn) == (match.state, match.turn), "a seeded match loads with another state"


def states_are_values(moment: Moment, random: Random) -> None:
    """A state survives pickling and equals its copy."""
    copy = pickle.loads(pickle.dumps(moment.state))
    assert (copy, repr(copy)) == (moment.state, repr(moment.state)), "a pickled state comes back as another one"
    here, there = moment.game.view(moment.state, None), moment.game.view(copy, None)
    assert encode(here) == encode(there), f"a pickled state looks different: {differences(here, there)}"


# --- pieces, moves, the end ---------------------------------------------------------------------------------------


def _check_pieces(moment: Moment, state: Any, where: str) -> None:
    box, table = moment.box, sorted(moment.game.pieces(state), key=repr)
    if table != box:
        lost = [piece for piece in box if table.count(piece) < box.count(piece)]
        more = [piece for piece in table if table.count(piece) > box.count(piece)]
        raise AssertionError(f"{where} has lost the pieces {lost[:6]} and has {more[:6]} too often (pieces)")


def pieces_are_kept(moment: Moment, random: Random) -> None:
    """Conservation: what was in the box at the start is on the table at every moment, each piece as often."""
    for state in random.sample(moment.states, min(20, len(moment.states))):
        _check_pieces(moment, state, f"the state after {moment.states.index(state)} moves")


def listed_moves_are_accepted(moment: Moment, random: Random) -> None:
    """Every listed move and signal is played, leaves the state it came from as it was, and is listed once."""
    game, state = moment.game, moment.state
    before = repr(state)
    for seat in (CHANCE, *moment.seats):
        moves = list(game.moves(state, seat))
        signals = list(game.signals(state, seat)) if seat != CHANCE else []
        listed = moves + signals
        again = list(game.moves(state, seat)) + (list(game.signals(state, seat)) if seat != CHANCE else [])
        assert listed == again, f"{who(seat)} has other moves, or in another order, when asked twice: {listed}, {again}"
        assert len(set(listed)) == len(listed), f"{who(seat)} has a move twice: {listed}"
        for move in random.sample(listed, min(12, len(listed))):
            refusal = game.refuse(state, seat, move)
            assert refusal is None, f"{who(seat)} may play “{move}” (moves), and may not (refuse): {refusal}"
            after = game.play(state, seat, move)
            assert after == game.play(state, seat, move), f"“{move}” of {who(seat)} leads to two different states"
        for signal in random.sample(signals, min(3, len(signals))):
            turn = game.turn(game.play(state, seat, signal))
            assert turn == game.turn(state), f"the signal “{signal}” of {who(seat)} changes whose turn it is to {turn}"
    assert repr(state) == before, "a move changed the state it was played on; play returns a new one"


def other_moves_are_refused_with_a_reason(moment: Moment, random: Random) -> None:
    """A move that is not listed is refused, by `refuse` and `play` alike, in a sentence."""
    game, state = moment.game, moment.state
    for seat in (CHANCE, *moment.seats):
        listed = {*game.moves(state, seat), *(game.signals(state, seat) if seat != CHANCE else ())}
        for attempt in attempts(moment, seat, random, 12):
            for move in (attempt, hidden(attempt, random)):
                refusal, case = game.refuse(state, seat, move), f"“{move}” of {who(seat)}"
                assert (refusal is None) == (move in listed), (
                    f"{case} is {'listed' if move in listed else 'not listed'}, and refuse says {refusal}"
                )
                if refusal is not None:
                    _check_refusal(moment, refusal, case)
                    raised = _raised_by(game, state, seat, move)
                    assert raised == refusal, f"{case} is refused with {refusal}, and play raises {raised}"


def _raised_by(game: AnyGame, state: Any, seat: Seat, move: Move) -> Refusal | None:
    try:
        game.play(state, seat, move)
    except IllegalMove as error:
        return error.refusal
    return None


def _check_refusal(moment: Moment, refusal: Refusal, case: str) -> None:
    """A known rule or none, and a sentence of its own in each language, with every fact in its place."""
    if moment.rules is not None:
        assert not refusal.rule or refusal.rule in moment.rules, f"{case} is refused by a rule unknown: {refusal.rule}"
    message, sentences = f"refuse-{refusal.code}", []
    for language in moment.languages:
        try:
            sentences.append(say(message, refusal.facts, language))
        except KeyError as error:
            raise AssertionError(f"{case} is refused without a sentence: {error.args[0]}") from None
    assert len(set(sentences)) == len(sentences), f"{case}: {message} is the same in two languages: {sentences}"
    for sentence in sentences:
        assert re.fullmatch(r"[^{}$]{8,}[.!?]", sentence), f"{case}: {message} is no sentence: “{sentence}”"


def nobody_is_stuck(moment: Moment, random: Random) -> None:
    """Until the end somebody has to act and can; at the end nobody can. A seat that need not act has no moves."""
    game = moment.game
    for state in random.sample(moment.states, min(20, len(moment.states))):
        turn, outcome = game.turn(state), game.outcome(state)
        at = f"after {moment.states.index(state)} moves"
        assert (turn == ()) == (outcome is not None), f"{at} it is the turn of {turn}, and the outcome is {outcome}"
        assert turn == (CHANCE,) or set(turn) <= set(moment.seats), f"{at} it is the turn of {turn}: no such seats"
        assert len(set(turn)) == len(turn), f"{at} a seat is on turn twice: {turn}"
        for seat in (CHANCE, *moment.seats):
            can = bool(game.moves(state, seat))
            assert can == (seat in turn), (
                f"{at} {who(seat)} {'can act and need not' if can else 'has to act and has no moves'}; turn is {turn}"
            )
            if not turn and seat != CHANCE:
                assert not game.signals(state, seat), f"{at} the match is over, and {who(seat)} still has signals"


def outcomes_add_up(moment: Moment, random: Random) -> None:
    """The ranking names every seat once, and winners are among them; points are everybody's or nobody's."""
    outcome = moment.game.outcome(moment.state)
    if outcome is not None:
        assert sorted(outcome.ranking) == list(moment.seats), f"the ranking {outcome.ranking} does not name every seat"
        assert set(outcome.winners) <= set(moment.seats), f"winners that do not sit here: {outcome.winners}"
        assert len(outcome.points) in (0, moment.players), f"points for some seats only: {outcome.points}"
        assert outcome.reason, "the outcome has no reason"


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
    """Odds add up to 1 and cover chance's moves; one draw among as many decides, so that each is as likely: of pieces
    that look alike, each is a move of its own."""
    game = moment.game
    for n in random.sample(range(len(moment.states)), min(8, len(moment.states))):
        state, at = moment.states[n], f"after {n} of these moves"
        if game.turn(state) != (CHANCE,):
            continue
        odds, moves = game.odds(state), list(game.moves(state, CHANCE))
        assert [move for move, _ in odds] == moves, f"{at} odds has other moves than chance: {odds} and {moves}"
        assert sum((chance for _, chance in odds), Fraction()) == 1, f"{at} the odds do not add up to 1: {odds}"
        lucks = [Luck(k) for k in range(len(odds))]
        drawn = [game.sample(state, luck) for luck in lucks]
        assert (len(set(drawn)), set(drawn)) == (len(odds), set(moves)), (
            f"{at} sample does not give each of the {len(moves)} moves of chance once, but {len(set(drawn))} of them"
        )
        asked = [luck.asked for luck in lucks]
        assert all(one == asked[0] for one in asked), f"{at} what sample asks depends on what luck said: {asked}"
        assert [n for _, n in asked[0]] == [len(odds)], (
            f"{at} sample asks luck for {asked[0]}: it has to be one draw among {len(odds)}"
        )


def labels_are_unique(moment: Moment, random: Random) -> None:
    """No two draws of a match have the same label, or they would fall alike."""
    draws_of(moment)


def draws_of(moment: Moment) -> dict[str, int]:
    """The labels of a match's draws, with among how many each was."""
    luck = Luck(0)
    for state, (seat, _) in zip(moment.states, moment.entries, strict=False):
        if seat == CHANCE:
            moment.game.sample(state, luck)
    labels = [label for label, _ in luck.asked]
    twice = sorted({label for label in labels if labels.count(label) > 1})
    assert not twice, f"several draws of this match have the label {twice}"
    return dict(luck.asked)


LAWS: tuple[Law, ...] = (
    listed_moves_are_accepted,
    other_moves_are_refused_with_a_reason,
    nobody_is_stuck,
    outcomes_add_up,
    pieces_are_kept,
    states_are_values,
    moves_are_written_down,
    a_record_is_the_match,
    a_seed_is_a_match,
    chance_is_even,
    labels_are_unique,
    the_view_holds_the_moves,
    views_tell_nothing_hidden,
    choices_tell_nothing_hidden,
    the_past_tells_nothing_hidden,
    glimpses_hide_and_never_lie,
    worlds_are_possible,
)
"""The plainest first: who breaks one of those is not told of secrets that follow from it."""
