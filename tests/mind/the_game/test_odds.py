"""Odds against brute force: every world that the seat cannot tell from the true one, played by the rules alone."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from ludoteca.engine.match import Match
from ludoteca.engine.moves import Seen
from ludoteca.games.the_game.box import CARDS, TRICK
from ludoteca.games.the_game.moves import End, Lay
from ludoteca.games.the_game.state import State, is_draw_one, kinds_on_top, left_open
from ludoteca.games.the_game.turns import begin
from ludoteca.mind.the_game.help import help_for
from ludoteca.mind.the_game.odds import odds_of
from ludoteca.mind.the_game.sheet import Sheet, laid_cards, next_seat, sheet_of, unseen_cards
from tests.mind.the_game.positions import WAYS, courses, some_moments, view_of
from tests.the_game.table import Table, position

pytestmark = pytest.mark.slow

TEAMS = [way for way in WAYS if way[1] > 1]


@pytest.mark.rule("TG-46")
@pytest.mark.parametrize(("game", "players", "options"), WAYS)
def test_the_sheet_remembers_every_card(game: str, players: int, options: dict[str, Any]) -> None:
    options = {**options, "undo_within_turn": True}
    for match in some_moments(game, players, options, seed=3):
        for seat in (*range(players), None):
            view, past = view_of(match, seat), match.past(seat)
            on_piles = sorted(card for pile in match.state.piles for card in pile[1:])
            assert sorted(laid_cards(past)) == on_piles
            sheet = sheet_of(view, past)
            assert sorted((*sheet.laid, *sheet.unseen, *view.hand)) == list(CARDS)
            for pile, shown in zip(sheet.piles, view.piles, strict=True):
                beyond = [c for c in sheet.unseen if (c > shown.top if shown.ascending else c < shown.top)]
                assert sorted(pile.fits) == beyond
                for step in pile.steps:
                    low, high = sorted((shown.top, step.card))
                    assert step.passes == (0 if step.trick else sum(low < card < high for card in sheet.unseen))
                    assert step.trick == (step.card == shown.top - (TRICK if shown.ascending else -TRICK))
    assert sheet.laid


@pytest.mark.parametrize(("game", "players", "options"), TEAMS)
def test_rescues_and_commands_are_counted_over_all_deals(game: str, players: int, options: dict[str, Any]) -> None:
    checked = 0
    for match in (each for seed in range(4) for each in late_moments(game, players, options, seed)):
        seat = match.turn[0]
        view, past = view_of(match, seat), match.past(seat)
        odds = odds_of(view, past)
        hidden = unseen_cards(view, past)
        mates = sum(size for other, size in enumerate(view.hands) if other != seat)
        following = next_seat(view)
        for size, field in ((mates, "teammates"), (0 if following is None else view.hands[following], "next_player")):
            hands = list(combinations(hidden, size))
            for rescue in odds.rescues:
                share = sum(rescue.card in hand for hand in hands) / len(hands)
                assert getattr(rescue, field) == pytest.approx(share)
                checked += 1
            for left in odds.commands:
                share = sum(any(card in hand for card in left.unseen) for hand in hands) / len(hands)
                assert getattr(left, field) == pytest.approx(share)
        for rescue in odds.rescues:
            assert rescue.teammates + rescue.draw_pile == pytest.approx(1)
    assert checked


@pytest.mark.parametrize(("game", "players", "options"), TEAMS)
def test_the_risk_of_being_stuck_is_counted_over_all_hands(game: str, players: int, options: dict[str, Any]) -> None:
    seen = set()
    for seed in range(6):
        for match in late_moments(game, players, options, seed):
            seat = match.turn[0]
            view, past = view_of(match, seat), match.past(seat)
            stuck = odds_of(view, past).stuck
            following = next_seat(view)
            assert (stuck is None) == (following is None)
            if stuck is None or following is None:
                continue
            hands = list(combinations(unseen_cards(view, past), view.hands[following]))
            share = sum(not can_fulfil(match, following, hand) for hand in hands) / len(hands)
            assert (stuck.seat, stuck.error) == (following, 0)
            assert stuck.chance == pytest.approx(share)
            seen.add(0 < share < 1)
    assert True in seen


def late_moments(game: str, players: int, options: dict[str, Any], seed: int = 0) -> list[Match]:
    """Moments with few unseen cards, so that every deal can be looked at; the first of a turn."""
    random = Random(seed)
    found = []
    for match in some_moments(game, players, options, seed, share=0.5):
        view = view_of(match, match.turn[0])
        if view.phase == "turn" and view.laid == 0 and view.turns > 2 * players:
            found.append(bury(match, random))
    return random.sample(found, min(5, len(found)))


def bury(match: Match, random: Random) -> Match:
    """The same moment, with most of the hidden cards on the piles as if they had been laid before."""
    later = match.branch(len(match.entries), seed="x")
    state = later.state
    hands = [
        hand if seat == state.seat else tuple(sorted(random.sample(hand, min(3, len(hand)))))
        for seat, hand in enumerate(state.hands)
    ]
    undrawn = tuple(sorted(random.sample(state.undrawn, min(len(state.undrawn), random.choice((0, 1, 3))))))
    kept = {*undrawn, *(card for hand in hands for card in hand)}
    gone = [card for cards in (*state.hands, state.undrawn) for card in cards if card not in kept]
    piles = list(state.piles)
    for card in gone:
        # Far cards on top make hard positions.
        pile = random.randrange(4)
        top = piles[pile][-1]
        under = (card < top if pile < 2 else card > top) or random.random() < 0.5
        piles[pile] = (*piles[pile][:-1], card, top) if under and len(piles[pile]) > 1 else (*piles[pile], card)
    on_top = kinds_on_top(state.kinds, piles)
    later.state = replace(state, hands=tuple(hands), undrawn=undrawn, piles=tuple(piles), on_top=on_top)
    later.entries += [(0, Lay(card, "up1")) for card in gone]
    return later


def can_fulfil(match: Match, seat: int, hand: tuple[int, ...]) -> bool:
    """By the rules: the running turn ends now, `seat` holds `hand`, and has the next turn."""
    rules, state = match.game, match.state
    after = _next_turn(state, seat, hand)
    return _turn_ends(rules, after)


def _next_turn(state: State, seat: int, hand: tuple[int, ...]) -> State:
    """Deal the hand, and let the seat on turn draw whatever is left."""
    mine = state.hands[state.seat]
    others = [card for pile in (*state.hands, state.undrawn) for card in pile if card not in mine and card not in hand]
    missing = state.setup.hand_size - len(mine)
    drawn = min(1 if is_draw_one(state) else missing, len(state.undrawn))
    hands = list(state.hands)
    hands[seat] = hand
    hands[state.seat] = tuple(sorted((*mine, *(others.pop() for _ in range(drawn)))))
    undrawn = tuple(sorted(others.pop() for _ in range(len(state.undrawn) - drawn)))
    for other in range(len(hands)):
        if other not in (seat, state.seat):
            hands[other] = tuple(sorted(others.pop() for _ in hands[other]))
    return begin(replace(state, hands=tuple(hands), undrawn=undrawn, turns=9, laid=(), three=False), seat)


def _turn_ends(rules: Any, state: State) -> bool:
    if state.stage != "turn":
        return state.ending == "all-laid" or state.stage == "draw"
    seat = state.seat
    for move in rules.moves(state, seat):
        after = rules.play(state, seat, move)
        # Where disobedience is possible, ending a turn too early loses the match instead (TX-7).
        if isinstance(move, End) and not left_open(state):
            return True
        if isinstance(move, Lay) and (after.seat != seat or after.stage == "draw"):
            return True
        if _turn_ends(rules, after):
            return True
    return False


@pytest.mark.rule("TG-9")
@pytest.mark.parametrize(("game", "players", "options"), WAYS)
def test_doomed_cards_fit_nowhere_and_lost_ones_can_never_be_laid(
    game: str, players: int, options: dict[str, Any]
) -> None:
    seen = set()
    for match in (each for seed in (5, 6) for each in some_moments(game, players, options, seed)):
        seat = match.turn[0]
        view, past = view_of(match, seat), match.past(seat)
        to_come = frozenset((*view.hand, *unseen_cards(view, past)))
        tops = tuple(pile.top for pile in view.piles)
        stiff = frozenset(view.layout.get("no-backwards", ()))
        doomed = {each.card: each for each in odds_of(view, past).doomed}
        for card in to_come:
            forward = any(_follows(pile, top, card) for pile, top in enumerate(tops))
            assert (card in doomed) == (not forward)
            if card in doomed:
                each = doomed[card]
                assert each.now == any(_is_trick(pile, top, card, stiff) for pile, top in enumerate(tops))
                assert bool(each.now or each.saviours) == _reachable(tops, to_come, card, stiff)
                assert each.now or all(
                    _helps(other, card, stiff) and _reachable(tops, to_come, other, stiff) for other in each.saviours
                )
                assert each.mine == (card in view.hand)
                seen.add(bool(each.saviours))
    assert seen or game == "the-game"


def _follows(pile: int, top: int, card: int) -> bool:
    return card > top if pile < 2 else card < top


def _is_trick(pile: int, top: int, card: int, stiff: frozenset[int]) -> bool:
    """`stiff` are the cards that say NO BACKWARDS: while one is on top no trick covers it (TX-29)."""
    return top not in stiff and card == (top - TRICK if pile < 2 else top + TRICK)


def _helps(saviour: int, card: int, stiff: frozenset[int]) -> bool:
    return any(_follows(pile, saviour, card) or _is_trick(pile, saviour, card, stiff) for pile in range(4))


def _reachable(tops: tuple[int, ...], to_come: frozenset[int], card: int, stiff: frozenset[int]) -> bool:
    """Could this card be laid after some others, were every card at hand? Breadth first over the tops of one pile."""
    for pile, top in enumerate(tops):
        open_tops, known = [top], {top}
        while open_tops:
            now = open_tops.pop()
            if _follows(pile, now, card) or _is_trick(pile, now, card, stiff):
                return True
            for other in to_come - {card}:
                if other not in known and (_follows(pile, now, other) or _is_trick(pile, now, other, stiff)):
                    known.add(other)
                    open_tops.append(other)
    return False


@pytest.mark.rule("TX-29")
def test_no_trick_is_promised_where_no_backwards_forbids_it() -> None:
    # 45 says NO BACKWARDS: 35 can never go back on it. 36 could go back on 46, once 45 is covered.
    table = position(
        [(36, 98), (2, 3)], "the-game-extreme", tops=(45, 46, 5, 6), draw_pile=0, commands_enabled=["no-backwards"]
    )
    view, past = view_of(table.match, 0), [Seen(n, 0, Lay(card, "up1")) for n, card in enumerate(_laid(table))]
    odds = odds_of(view, past)
    assert [pile.trick for pile in odds.sheet.piles] == [None, 36, None, None]
    assert [(each.card, each.now) for each in odds.doomed] == [(36, True)]
    assert "Only the backwards trick saves your 36, once No backwards is covered." in odds.sentences
    sheet = help_for(view, past, "sheet")
    assert isinstance(sheet, Sheet)
    assert not any("goes back by ten" in sentence for sentence in sheet.sentences)


@pytest.mark.rule("TX-15", "TX-20", "TG-40")
@pytest.mark.parametrize(
    ("last", "chance"),
    [((94,), 1), ((80,), 1), ((93,), 0), ((42, 94), 1), ((42, 93), 0), ((65, 80, 93), 0), ((65, 93), 0), ((65, 80), 1)],
)
def test_the_last_cards_of_all_must_obey_their_commands(last: tuple[int, ...], chance: int) -> None:
    """The viewer has laid its last card; whoever is next holds the rest: skulls 42 and 94, 3! 65 and 80."""
    table = position([(20,), last], "the-game-extreme", tops=(10, 95, 96, 97), draw_pile=0)
    table.play(0, Lay(20, "up1"))
    view, past = view_of(table.match, 0), [Seen(n, 0, Lay(card, "up1")) for n, card in enumerate(_laid(table))]
    stuck = odds_of(view, past).stuck
    assert stuck is not None
    assert (stuck.seat, stuck.chance, stuck.error) == (1, chance, 0)
    assert chance == (not can_fulfil(table.match, 1, last))


def _laid(table: Table) -> list[int]:
    return [card for pile in table.state.piles for card in pile[1:]]


def test_what_was_taken_back_is_known_to_all() -> None:
    """TG-15: a card that was laid and taken back is in that hand, and the odds say so."""
    for match in courses("the-game", 2, {"undo_within_turn": True}, seed=8):
        seat = match.turn[0]
        view = view_of(match, seat)
        if view.phase != "turn" or view.laid != 1 or view.draw_pile == 0:
            continue
        card = view.laid_cards[0][0]
        match.play(seat, "take-back")
        other = 1 - seat
        looking = view_of(match, other)
        assert card in looking.shown_hands[seat]
        odds = odds_of(looking, match.past(other))
        for rescue in odds.rescues:
            if rescue.card == card:
                assert rescue.teammates == 1
        return
