"""What is said about a puzzle: the question, hints in three steps, why something is wrong, and why the answer is right.

Everything comes from what reasons about games anyway: facts that rule numbers out, exact odds, what a turn does."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from ludoteca.engine.match import Match
from ludoteca.engine.moves import Move
from ludoteca.games.the_game.moves import End, Lay
from ludoteca.learn.puzzles.puzzle import FAMILY, UNIT, Kind, Puzzle
from ludoteca.locales import say
from ludoteca.mind.judgement import listed
from ludoteca.mind.lost_code.help_types import CheckFact, DiscardFact, SeenFact
from ludoteca.mind.lost_code.posterior import posterior, windows
from ludoteca.mind.lost_code.why import explain, ruled_out

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eva")
"""Who the others are."""
SHOWN = 4
"""Sums that are named where a place is not sure."""
SURE = 1 - 1e-9


class Hint(msgspec.Struct, frozen=True):
    """One step of help, and the things on the board that it speaks of (lessons/targets.py)."""

    text: str
    point: tuple[str, ...] = ()


def names_of(puzzle: Puzzle, you: str) -> tuple[str, ...]:
    """What the seats are called."""
    others = iter(NAMES)
    return tuple(you if seat == puzzle.seat else next(others) for seat in range(puzzle.players))


def question(puzzle: Puzzle, language: str = "en") -> str:
    """What is asked, in a sentence or two."""
    view: Any = puzzle.match.view(puzzle.seat)
    facts: dict[str, Any] = {"symbol": puzzle.ask, "game": puzzle.game}
    if puzzle.kind == "wheel":
        facts["tile"] = "yes" if view.phase == "place" else "no"
    elif FAMILY[puzzle.kind] == "the-game":
        facts |= {"minimum": view.minimum, "players": puzzle.players}
    asked = say(puzzle.question, facts, language)
    return " ".join([asked, *_hands(puzzle, language)])


def _hands(puzzle: Puzzle, language: str) -> list[str]:
    """In an ending everybody's cards are known: they are told."""
    if puzzle.kind != "lay-all" or puzzle.players == 1:
        return []
    hands, names = puzzle.match.state.hands, names_of(puzzle, "")
    return [
        say("puzzle-hand", {"name": names[seat], "cards": _numbers(hand, language), "count": len(hand)}, language)
        for seat, hand in enumerate(hands)
        if seat != puzzle.seat
    ]


def _numbers(numbers: Sequence[int], language: str) -> str:
    return listed([str(number) for number in numbers], language)


def answer_text(puzzle: Puzzle, language: str = "en") -> str:
    """The answer as something to do."""
    view: Any = puzzle.match.view(puzzle.seat)
    if puzzle.kind == "stone":
        return say("puzzle-answer-stone", {"symbol": puzzle.ask, "number": puzzle.answer[0]}, language)
    if puzzle.kind == "final":
        numbers = puzzle.answer[0].split()[2].split(",")
        return say("puzzle-answer-final", {"numbers": listed(numbers, language), "count": len(numbers)}, language)
    if puzzle.kind == "exchange":
        return say("puzzle-answer-exchange", {"symbol": puzzle.answer[0].split()[1]}, language)
    if puzzle.kind == "wheel":
        low, high = _range(view, puzzle.moves()[0])
        return say("puzzle-answer-wheel", {"low": low, "high": high, "one": "yes" if low == high else "no"}, language)
    lays = [move for move in puzzle.moves() if isinstance(move, Lay)]
    parts = [say("puzzle-lay", {"card": lay.card, "pile": lay.pile}, language) for lay in lays]
    return say("puzzle-answer-lays", {"lays": "; ".join(parts)}, language)


def _range(view: Any, move: Any) -> tuple[int, int]:
    mine = next((bid.width for bid in view.history[-1].bids if bid.seat == view.seat), None)
    width = move.width if mine is None else mine
    return move.start, move.start + width - 1


# --- hints ----------------------------------------------------------------------------------------------------------


def hints(puzzle: Puzzle, language: str = "en") -> tuple[Hint, Hint, Hint]:
    """Where to look, which facts, the answer."""
    view: Any = puzzle.match.view(puzzle.seat)
    where, facts = _HINTS[puzzle.kind](puzzle, view, language)
    return where, facts, Hint(answer_text(puzzle, language), where.point)


def _hint_stone(puzzle: Puzzle, view: Any, language: str) -> tuple[Hint, Hint]:
    reasons = _reasons(puzzle, view, language)
    rounds = sorted({fact.round for one in reasons for fact in one.facts if isinstance(fact, CheckFact | DiscardFact)})
    point = (f"row:{puzzle.ask}",)
    told: dict[str, str | int] = {"symbol": puzzle.ask, "rounds": _numbers(rounds, language), "count": len(rounds)}
    return (
        Hint(say("puzzle-hint-stone", told, language), point),
        Hint(" ".join(ruled_out(reasons, language)), point),
    )


def _reasons(puzzle: Puzzle, view: Any, language: str) -> list[Any]:
    """What rules out the numbers that do not simply lie elsewhere."""
    found = explain(view, puzzle.ask, int(puzzle.answer[0]), language).reasons
    return [one for one in found if not _is_plain(one)]


def _is_plain(reason: Any) -> bool:
    """Whether the number itself lies open somewhere."""
    return len(reason.facts) == 1 and isinstance(reason.facts[0], SeenFact | DiscardFact)


def _hint_wheel(puzzle: Puzzle, view: Any, language: str) -> tuple[Hint, Hint]:
    sums = posterior(view).sums(view.history[-1].dice)
    left = [total for total, chance in enumerate(sums) if chance > 1e-12]
    facts = {"low": left[0], "high": left[-1], "one": "yes" if len(left) == 1 else "no"}
    return (
        Hint(say("puzzle-hint-wheel", None, language), ("dice", "sheet")),
        Hint(say("puzzle-hint-wheel-range", facts, language), ("dice",)),
    )


def _hint_final(puzzle: Puzzle, view: Any, language: str) -> tuple[Hint, Hint]:
    row = posterior(view).chances()[view.symbols.index(puzzle.ask)]
    parts = [
        say("puzzle-chance", {"number": number, "chance": round(100 * float(chance))}, language)
        for number, chance in sorted(enumerate(row), key=lambda one: -one[1])
        if chance > 1e-9
    ]
    point = (f"row:{puzzle.ask}",)
    return (
        Hint(say("puzzle-hint-final", {"symbol": puzzle.ask}, language), point),
        Hint(say("puzzle-hint-final-chances", {"chances": ", ".join(parts)}, language), point),
    )


def _hint_exchange(puzzle: Puzzle, view: Any, language: str) -> tuple[Hint, Hint]:
    symbol = puzzle.answer[0].split()[1]
    return (
        Hint(say("puzzle-hint-exchange", {"game": puzzle.game}, language), ("own",)),
        Hint(_about(puzzle, view, puzzle.moves(), language), (f"stone:{symbol}",)),
    )


def _hint_cards(puzzle: Puzzle, view: Any, language: str) -> tuple[Hint, Hint]:
    lays = [move for move in puzzle.moves() if isinstance(move, Lay)]
    piles = list(dict.fromkeys(lay.pile for lay in lays))
    first = lays[0]
    where = Hint(say(f"puzzle-hint-{puzzle.kind}", {"count": len(piles)}, language), tuple(f"pile:{p}" for p in piles))
    if puzzle.kind == "turn":
        return where, Hint(_about(puzzle, view, puzzle.moves(), language), where.point)
    told = say("puzzle-hint-first", {"card": first.card, "pile": first.pile}, language)
    return where, Hint(told, (f"card:{first.card}", f"pile:{first.pile}"))


def _about(puzzle: Puzzle, view: Any, moves: Sequence[Move], language: str) -> str:
    """What the reasons engine says of a whole decision."""
    if puzzle.kind == "exchange":
        from ludoteca.mind.lost_code.coach import Reasons
        from ludoteca.mind.lost_code.evaluate import judge

        reason = Reasons(judge(view)).of(moves)
        return "" if reason is None else reason.sentence(language)
    from ludoteca.mind.the_game.reasons import reason_for as reason_for_turn

    return reason_for_turn(view, puzzle.match.past(puzzle.seat), moves, [moves, puzzle.moves()]).sentence(language)


_HINTS: dict[Kind, Callable[[Puzzle, Any, str], tuple[Hint, Hint]]] = {
    "stone": _hint_stone,
    "wheel": _hint_wheel,
    "final": _hint_final,
    "exchange": _hint_exchange,
    "turn": _hint_cards,
    "save": _hint_cards,
    "lay-all": _hint_cards,
}


# --- afterwards -----------------------------------------------------------------------------------------------------


def explanation(puzzle: Puzzle, language: str = "en") -> tuple[str, ...]:
    """Why the answer is right, in a few sentences. What is certain and what is judged is told apart."""
    view: Any = puzzle.match.view(puzzle.seat)
    lines = [answer_text(puzzle, language)]
    if puzzle.kind == "stone":
        lines += ruled_out(_reasons(puzzle, view, language), language)
    elif puzzle.kind in ("wheel", "final", "exchange", "turn"):
        lines.append(_HINTS[puzzle.kind](puzzle, view, language)[1].text)
    elif puzzle.kind == "lay-all":
        lines.append(say("puzzle-why-lay-all", {"positions": puzzle.looked, "players": puzzle.players}, language))
    else:
        lines.append(say("puzzle-why-save", None, language))
    unit = UNIT.get(puzzle.kind)
    if unit is not None:
        amount = round(100 * puzzle.margin) if unit == "win" else round(puzzle.margin, 1)
        message = "puzzle-margin-judged" if not puzzle.certain else "puzzle-margin-certain"
        lines.append(say(message, {"unit": unit, "amount": amount}, language))
    return tuple(line for line in lines if line)


# --- wrong ----------------------------------------------------------------------------------------------------------


def wrong(puzzle: Puzzle, match: Match, move: Move | str, language: str = "en") -> str:
    """Why something is not the answer. `match` is where it was tried: in a turn some cards may lie already. A stone is
    answered by its number."""
    view: Any = match.view(puzzle.seat)
    if puzzle.kind == "stone":
        return _wrong_stone(puzzle, view, int(str(move)), language)
    return _WRONG[puzzle.kind](puzzle, match, view, move, language)


def _wrong_stone(puzzle: Puzzle, view: Any, number: int, language: str) -> str:
    return explain(view, puzzle.ask, number, language).sentence


def _wrong_wheel(puzzle: Puzzle, match: Match, view: Any, move: Any, language: str) -> str:
    low, high = _range(view, move)
    sums = posterior(view).sums(view.history[-1].dice)
    if windows(sums, high - low + 1)[low] > SURE:
        return say("puzzle-wrong-less", None, language)
    outside = [total for total, chance in enumerate(sums) if chance > 1e-12 and not low <= total <= high]
    told = [*outside[:SHOWN]]
    return say("puzzle-wrong-unsure", {"sums": _numbers(told, language), "more": len(outside) - len(told)}, language)


def _wrong_final(puzzle: Puzzle, match: Match, view: Any, move: Any, language: str) -> str:
    from ludoteca.games.lost_code import box

    row = posterior(view).chances()[view.symbols.index(puzzle.ask)]

    def worth(numbers: Sequence[int]) -> float:
        hit = float(sum(row[number] for number in numbers))
        return round(box.GUESS_POINTS.get(len(numbers), 0) * hit + box.MISS * (1 - hit), 1) + 0.0

    best = [int(number) for number in puzzle.answer[0].split()[2].split(",")]
    told = say("puzzle-wrong-final", {"points": worth(move.numbers or ()), "best": worth(best)}, language)
    return told.replace("-", "−")  # A choice can cost points, and a minus is no hyphen.


def _wrong_exchange(puzzle: Puzzle, match: Match, view: Any, move: Any, language: str) -> str:
    told = say("puzzle-wrong-exchange", {"points": round(puzzle.margin, 1)}, language)
    return f"{_about(puzzle, view, (move,), language)} {told}".strip()


def _wrong_turn(puzzle: Puzzle, match: Match, view: Any, move: Any, language: str) -> str:
    if isinstance(move, End):
        return say("puzzle-wrong-end", None, language)
    return say("puzzle-wrong-turn", {"chance": round(100 * puzzle.margin)}, language)


def _wrong_save(puzzle: Puzzle, match: Match, view: Any, move: Any, language: str) -> str:
    after = match.fork()
    after.play(puzzle.seat, move)
    over = after.outcome is not None
    return say("puzzle-wrong-stuck" if over else "puzzle-wrong-save", {"card": move.card}, language)


def _wrong_ending(puzzle: Puzzle, match: Match, view: Any, move: Any, language: str) -> str:
    if isinstance(move, End):
        return say("puzzle-wrong-end", None, language)
    after = match.game.play(match.state, puzzle.seat, move)
    tops = [pile[-1] for pile in after.piles]
    left = [card for hand in after.hands for card in hand]
    for card in left:
        if not _can_still_lie(card, tops, left):
            return say("puzzle-wrong-dead", {"card": move.card, "dead": card}, language)
    return say("puzzle-wrong-lay-all", {"card": move.card}, language)


def _can_still_lie(card: int, tops: Sequence[int], left: Sequence[int]) -> bool:
    """Whether a card fits somewhere, or some trick could bring a pile back for it."""
    from ludoteca.learn.puzzles.endgame import fits

    for pile, top in enumerate(tops):
        if fits(top, card, pile):
            return True
        step = 1 if pile < 2 else -1
        backs = [other for other in left if (card - other) * step >= 0]
        if any(other + 10 * step == top or other + 10 * step in left for other in backs):
            return True
    return False


_WRONG: dict[Kind, Callable[[Puzzle, Match, Any, Any, str], str]] = {
    "wheel": _wrong_wheel,
    "final": _wrong_final,
    "exchange": _wrong_exchange,
    "turn": _wrong_turn,
    "save": _wrong_save,
    "lay-all": _wrong_ending,
}
