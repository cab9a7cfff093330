"""Small variants solved exactly: what perfect play is worth, counted and not sampled.

The rules are written down here once more, as briefly as they can be, and share nothing with the engine but the box. So
these values are oracles: for the rules (a test plays them out side by side), for bots, and for whoever learns.

    >>> team_value(cards=6, hand=2, piles=2)
    Fraction(79, 90)
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import combinations, product

from ludoteca.games.lost_code.box import DICE, GUESS_POINTS, LOGS, MISS
from ludoteca.games.the_game.box import LOWEST, MINIMUM, TRICK

Cards = frozenset[int]
Tops = tuple[int, ...]
Hands = tuple[Cards, ...]


def team_value(cards: int, hand: int, piles: int = 4, players: int = 1) -> Fraction:
    """The chance to win The Game with perfect play, all hands open and seat 0 to begin.

    Alone that is the game itself. With more players nobody at a real table sees the other hands, so there it is what
    no team can exceed, however it talks."""
    highest = LOWEST + cards - 1
    ups = {2: 1, 3: 2, 4: 2}[piles]
    start = (LOWEST - 1,) * ups + (highest + 1,) * (piles - ups)

    @cache
    def at_turn(seat: int, hands: Hands, undrawn: Cards, tops: Tops) -> Fraction:
        """Before the first card of a turn."""
        while not undrawn and not hands[seat]:
            seat = (seat + 1) % players
        return in_turn(seat, hands, undrawn, tops, MINIMUM if undrawn else 1)

    @cache
    def in_turn(seat: int, hands: Hands, undrawn: Cards, tops: Tops, due: int) -> Fraction:
        """With so many cards still to be laid before the turn may end."""
        mine = hands[seat]
        best = after_turn(seat, hands, undrawn, tops) if due <= 0 else Fraction(0)
        for card in mine:
            left = (*hands[:seat], mine - {card}, *hands[seat + 1 :])
            for pile, top in enumerate(tops):
                way = 1 if pile < ups else -1
                if (card - top) * way > 0 or (card - top) * way == -TRICK:
                    if not undrawn and not any(left):
                        return Fraction(1)
                    # Piles of the same kind are alike, so their order does not matter.
                    laid = (*tops[:pile], card, *tops[pile + 1 :])
                    laid = (*sorted(laid[:ups]), *sorted(laid[ups:]))
                    best = max(best, in_turn(seat, left, undrawn, laid, max(0, due - 1)))
        return best

    def after_turn(seat: int, hands: Hands, undrawn: Cards, tops: Tops) -> Fraction:
        """Chance fills the hand."""
        draws = min(hand - len(hands[seat]), len(undrawn))
        total, ways = Fraction(0), 0
        for drawn in combinations(sorted(undrawn), draws):
            full = (*hands[:seat], hands[seat] | set(drawn), *hands[seat + 1 :])
            total += at_turn((seat + 1) % players, full, undrawn - set(drawn), tops)
            ways += 1
        return total / ways

    total, ways = Fraction(0), 0
    for hands in _deals(frozenset(range(LOWEST, highest + 1)), hand, players):
        total += at_turn(0, hands, frozenset(range(LOWEST, highest + 1)).difference(*hands), start)
        ways += 1
    return total / ways


def _deals(cards: Cards, hand: int, players: int) -> Iterator[Hands]:
    if not players:
        yield ()
        return
    for drawn in combinations(sorted(cards), hand):
        for others in _deals(cards - set(drawn), hand, players - 1):
            yield (frozenset(drawn), *others)


Wheels = tuple[tuple[int, int], ...]
Codes = tuple[tuple[int, ...], ...]


def final_points(codes: Codes) -> Fraction:
    """The most that the final guesses are worth on average to a seat whose code is any of these alike."""
    return sum((_best_guess([code[symbol] for code in codes]) for symbol in range(len(codes[0]))), Fraction(0))


def _best_guess(numbers: list[int]) -> Fraction:
    best = Fraction(MISS)
    for size, points in GUESS_POINTS.items():
        for written in combinations(sorted(set(numbers)), min(size, len(set(numbers)))):
            hits = Fraction(sum(number in written for number in numbers), len(numbers))
            best = max(best, hits * points + (1 - hits) * MISS)
    return best


def bid_points(codes: Codes, dice: tuple[int, ...], wheels: Wheels, top: int) -> Fraction:
    """The most that a bid on these dice and the final guesses after its answer are worth together, where nothing else
    follows: the last round, without a stone to exchange."""
    sums = [sum(code[die] for die in dice) for code in codes]
    smallest, best = min(width for width, _ in wheels), Fraction(MISS * len(codes[0]))
    for width, points in wheels:
        for low in range(DICE * top - width + 2):
            answers = [_answer(total, low, width, smallest) for total in sums]
            value = Fraction(sum(answer == "right" for answer in answers) * points, len(codes))
            for answer in set(answers):
                group = tuple(code for code, told in zip(codes, answers, strict=True) if told == answer)
                value += final_points(group) * Fraction(len(group), len(codes))
            best = max(best, value)
    return best


def _answer(total: int, low: int, width: int, smallest: int) -> str:
    if low <= total < low + width:
        return "right"
    return "wrong" if width == smallest else "lower" if total < low else "higher"


def thrower_points(symbols: int, numbers: int, wheels: Wheels) -> Fraction:
    """The mean points of a thrower who plays a single round perfectly, with as many numbers as leave no stack: every
    log has a stone, and one leaves the game. Of each symbol the own stone is then one of two that nobody else has."""
    if numbers != LOGS + 1:
        raise ValueError(f"Solved for {LOGS + 1} numbers, where no stone is left to draw.")
    total, ways = Fraction(0), 0
    for pairs in product(combinations(range(numbers), 2), repeat=symbols):
        codes = tuple(product(*pairs))
        worth = {
            dice: bid_points(codes, dice, wheels, numbers - 1)
            for dice in product(range(symbols), repeat=DICE)
            if dice == tuple(sorted(dice))
        }
        for rolled in product(range(symbols), repeat=DICE):
            turned = {
                tuple(sorted((*rolled[:die], to, *rolled[die + 1 :]))) for die in range(DICE) for to in range(symbols)
            }
            total += max(worth[dice] for dice in turned)
            ways += 1
    return total / ways
