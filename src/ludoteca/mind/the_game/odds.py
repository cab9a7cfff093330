"""Chances that follow from what a seat has seen: who holds a rescue, who will be stuck, what only a trick can save.

They treat every unseen card alike, as a person with a good memory and a calculator would; what teammates say is left
to the listener.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from math import comb

import msgspec
from msgspec import structs

from ludoteca.engine.moves import Seat, Seen
from ludoteca.games.the_game.box import Command, Pile
from ludoteca.games.the_game.piles import follows, is_trick
from ludoteca.games.the_game.view import TheGameView
from ludoteca.locales import Fact, say
from ludoteca.mind.judgement import listed
from ludoteca.mind.the_game.sheet import Sheet, next_seat, sheet_of


class Rescue(msgspec.Struct, frozen=True):
    """A card that could go back by ten on a pile (TG-9) and has not been seen yet."""

    pile: Pile
    card: int
    next_player: float
    """The chance that the next player who takes a turn holds it; 0 when alone."""
    teammates: float
    """The chance that any teammate holds it."""
    draw_pile: float
    """The chance that it is still to be drawn. With `teammates` it adds up to 1."""


class Stuck(msgspec.Struct, frozen=True):
    """The chance that a seat could not fulfil its turn with the piles as they are now."""

    seat: Seat
    chance: float
    error: float
    """One standard error; 0 where every possible hand was looked at."""


class Doomed(msgspec.Struct, frozen=True):
    """A card that fits on no pile any more: only going back by ten can save it."""

    card: int
    mine: bool
    saviours: tuple[int, ...]
    """Cards still to come, or in the own hand, after which it could be laid soonest; they take a trick themselves, or
    make it one. Empty and `now` false: it is lost."""
    now: bool
    """It would itself be a trick on a pile as it is, now or as soon as no NO BACKWARDS is in force."""


class CommandsLeft(msgspec.Struct, frozen=True):
    """Cards of one command that are not on the table yet (Extreme)."""

    command: Command
    mine: tuple[int, ...]
    unseen: tuple[int, ...]
    teammates: float
    """The chance that some teammate holds at least one of the unseen ones."""
    next_player: float
    """The same for the next player."""


class Odds(msgspec.Struct, frozen=True, tag_field="kind", tag="odds"):
    """Everything of the sheet, and the chances."""

    sheet: Sheet
    rescues: tuple[Rescue, ...]
    stuck: Stuck | None
    """For the next player who takes a turn; None when there is none."""
    doomed: tuple[Doomed, ...]
    commands: tuple[CommandsLeft, ...]
    sentences: tuple[str, ...] = ()


SAID = 3
"""Sentences, at most one of each kind: of two that say the same of two piles, the second is not read."""
WAYS_TOLD = 3
"""A sentence names so many."""


def odds_of(view: TheGameView, past: Sequence[Seen], language: str = "en") -> Odds:
    """The odds for the seat that looks; a spectator counts every hand as hidden."""
    sheet = sheet_of(view, past)
    odds = Odds(
        sheet=sheet,
        rescues=tuple(_rescues(view, sheet)),
        stuck=_stuck(view, past),
        doomed=tuple(_doomed(view, sheet)),
        commands=tuple(_commands_left(view, sheet)),
    )
    backwards = "no-backwards" not in view.in_force
    return structs.replace(odds, sentences=tuple(islice(_sentences(odds, language, backwards=backwards), SAID)))


def _hidden(view: TheGameView, sheet: Sheet) -> tuple[list[int], dict[Seat, int]]:
    """The cards that may be anywhere, and how many of them each other seat holds."""
    shown = {card for seat, cards in enumerate(view.shown_hands) if seat != view.seat for card in cards}
    sizes = {seat: view.hands[seat] - len(view.shown_hands[seat]) for seat in range(view.players) if seat != view.seat}
    return [card for card in sheet.unseen if card not in shown], sizes


def _rescues(view: TheGameView, sheet: Sheet) -> Iterator[Rescue]:
    hidden, sizes = _hidden(view, sheet)
    following = next_seat(view)
    for pile in sheet.piles:
        card = pile.trick
        if card is None or card not in sheet.unseen:
            continue
        if card in hidden:
            each = {seat: size / len(hidden) for seat, size in sizes.items()}
        else:
            each = {seat: float(card in view.shown_hands[seat]) for seat in sizes}
        teammates = sum(each.values())
        nearest = each.get(following, 0.0) if following is not None else 0.0
        yield Rescue(pile.pile, card, nearest, teammates, max(0.0, 1 - teammates))


def _stuck(view: TheGameView, past: Sequence[Seen]) -> Stuck | None:
    seat = next_seat(view)
    if seat is None or view.seat is None or view.phase != "turn":
        return None
    # Compiled code is fetched only when it is asked for: the forms above are read by everybody.
    from ludoteca.mind.the_game.position import Position
    from ludoteca.mind.the_game.stuck import stuck_chance

    return Stuck(seat, *stuck_chance(Position(view, past), seat))


def _doomed(view: TheGameView, sheet: Sheet) -> Iterator[Doomed]:
    to_come = {*view.hand, *sheet.unseen}
    # A card with this command is never covered by a trick (TX-29).
    forward_only = view.layout.get("no-backwards", ())

    def lies(up: bool, top: int, card: int) -> bool:
        return follows(up, top, card) or (top not in forward_only and is_trick(up, top, card))

    steps = [_steps(pile.ascending, pile.top, to_come, lies) for pile in view.piles]
    for card in sorted(to_come):
        if any(follows(pile.ascending, pile.top, card) for pile in view.piles):
            continue
        now = any(lies(pile.ascending, pile.top, card) for pile in view.piles)
        # On each pile, the cards after which it could be laid soonest.
        ways = {
            other: found[other]
            for pile, found in zip(view.piles, steps, strict=True)
            for other in found
            if found[other] + 1 == found.get(card) and lies(pile.ascending, other, card) and other != card
        }
        saviours = sorted(ways, key=lambda other: (ways[other], abs(other - card)))
        yield Doomed(card, card in view.hand, tuple(saviours), now)


def _steps(up: bool, top: int, to_come: set[int], lies: Callable[[bool, int, int], bool]) -> dict[int, int]:
    """For every card that could ever lie on this pile, were all cards at hand: how many cards it takes at least."""
    found = {card: 1 for card in to_come if lies(up, top, card)}
    frontier = list(found)
    while frontier:
        reached = []
        for other in to_come - found.keys():
            below = [found[card] for card in frontier if lies(up, card, other)]
            if below:
                reached.append((other, min(below) + 1))
        found |= dict(reached)
        frontier = [other for other, _ in reached]
    return found


def _commands_left(view: TheGameView, sheet: Sheet) -> Iterator[CommandsLeft]:
    hidden, sizes = _hidden(view, sheet)
    following = next_seat(view)
    for command, cards in view.layout.items():
        unseen = tuple(card for card in cards if card in sheet.unseen)
        mine = tuple(card for card in cards if card in view.hand)
        if not unseen and not mine:
            continue
        open_seats = {seat for seat in sizes if any(card in view.shown_hands[seat] for card in cards)}
        among = sum(card in hidden for card in unseen)
        teammates = 1.0 if open_seats else _at_least_one(len(hidden), among, sum(sizes.values()))
        nearest = 0.0
        if following in sizes:
            nearest = 1.0 if following in open_seats else _at_least_one(len(hidden), among, sizes[following])
        yield CommandsLeft(command, mine, unseen, teammates, nearest)


def _at_least_one(cards: int, wanted: int, drawn: int) -> float:
    """The chance that `drawn` of `cards` contain at least one of the wanted ones."""
    return 1 - comb(cards - wanted, drawn) / comb(cards, drawn)


def _sentences(odds: Odds, language: str, *, backwards: bool) -> Iterator[str]:
    """What matters, most urgent first: what is lost for good, who gets stuck, what a trick has to save, who can."""

    def tell(message: str, **facts: Fact) -> str:
        return say(message, facts, language)

    lost = [each.card for each in odds.doomed if not each.now and not each.saviours]
    if lost:
        cards = listed([str(card) for card in lost], language)
        yield tell("cards-odds-lost", cards=cards, count=len(lost))
    stuck = None if odds.stuck is None else _percent(odds.stuck.chance)
    if stuck:
        yield tell("cards-odds-stuck", percent=stuck)
    mine = [each for each in odds.doomed if each.mine and (each.now or each.saviours)]
    for doomed in sorted(mine, key=lambda each: not each.now)[:1]:
        ways = " / ".join(map(str, doomed.saviours[:WAYS_TOLD]))
        if doomed.now:
            ways = "none" if backwards else "cover"
        yield tell("cards-odds-doomed", card=doomed.card, ways=ways)
    for rescue in sorted(odds.rescues, key=lambda each: (-each.teammates, -each.next_player))[:1]:
        shares = {"teammates": rescue.teammates, "next": rescue.next_player, "draw": rescue.draw_pile}
        facts: dict[str, Fact] = {name: _percent(share) for name, share in shares.items()}
        yield tell("cards-odds-rescue", card=rescue.card, pile=rescue.pile, **facts)
    unseen = [each for each in odds.commands if each.unseen]
    for left in sorted(unseen, key=lambda each: (-each.next_player, -each.teammates))[:1]:
        shares = {"teammates": left.teammates, "next": left.next_player}
        facts = {name: _percent(share) for name, share in shares.items()}
        yield tell("cards-odds-command", command=left.command, count=len(left.unseen), **facts)
    if odds.stuck is not None and odds.stuck.chance == odds.stuck.error == 0:
        yield tell("cards-odds-stuck", percent=0)


def _percent(chance: float) -> int:
    """Whole per cent; 0 and 100 are kept for what is certain."""
    return round(chance * 100) if chance in (0, 1) else min(99, max(1, round(chance * 100)))
