"""Moves and matches in words, for terminal and log. The browser fills in the same sentences by the same ids."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ludoteca.engine.moves import CHANCE, Move, Seat, Seen
from ludoteca.games.lost_code.moves import (
    Deal,
    Exchange,
    Guess,
    Lock,
    Place,
    Replace,
    Roll,
    Stack,
    Take,
    Tile,
    Turn,
    Wheel,
)
from ludoteca.games.lost_code.view import Bid, CodeView, Round
from ludoteca.locales import Fact, say


def symbol_name(symbol: str, language: str = "en") -> str:
    """A symbol of The Lost Code or a colour of Think Str8! in words."""
    return say("lost-code-symbol", {"symbol": symbol}, language)


def prompt(view: CodeView, language: str = "en") -> str:
    """What the seat on turn is asked to do."""
    symbol = view.history[-1].token if view.phase == "lock" else None
    if view.phase == "guess" and None in view.guesses:
        symbol = view.symbols[view.guesses.index(None)]
    return say(f"prompt-lost-code-{view.phase}", {"game": _game(view), "symbol": symbol or ""}, language)


def choice_text(view: CodeView, move: Move, language: str = "en") -> str:
    """One of view.moves as something to choose."""
    played = view.history[-1] if view.history else None
    facts = _facts(view, view.seat, move, played, range(view.players), language)
    return say(f"move-lost-code-{_verb(move)}", facts, language)


def story(
    view: CodeView, past: Sequence[Seen], names: Sequence[str], language: str = "en"
) -> Iterator[tuple[int, str]]:
    """What happened, line by line, each with the number of the entry it belongs to. `past` begins with the match."""
    rolls = bids = swaps = 0
    for entry in past:
        if isinstance(entry.move, Roll):
            rolls, bids, swaps = rolls + 1, 0, 0
        played = view.history[rolls - 1] if rolls else None
        facts = _facts(view, entry.seat, entry.move, played, names, language)
        yield entry.n, say(f"did-lost-code-{_verb(entry.move)}", facts, language)
        if played is None:
            continue
        if isinstance(entry.move, Exchange):
            swap = played.swaps[swaps]
            swaps += 1
            yield entry.n, say("opened-lost-code", {"symbol": swap.symbol, "number": swap.discarded}, language)
        if isinstance(entry.move, Wheel | Place):
            bids += 1
            if bids == view.players:
                for line in _answers(played, names, language):
                    yield entry.n, line


def _answers(played: Round, names: Sequence[str], language: str) -> Iterator[str]:
    for bid, check in zip(played.bids, played.checks, strict=True):
        facts: dict[str, Fact] = {"name": names[check.seat], "answer": check.answer, **_ends(bid)}
        yield say("told-lost-code", facts, language)
        if check.gain:
            yield _moved(names[check.seat], check.gain, language)
        if check.cursed_gain and played.cursed is not None:
            yield _moved(names[played.cursed], check.cursed_gain, language)


def _moved(name: str, gain: int, language: str) -> str:
    facts: dict[str, Fact] = {"name": name, "steps": abs(gain), "forward": "yes" if gain > 0 else "no"}
    return say("moved-lost-code", facts, language)


def _ends(bid: Bid) -> dict[str, Fact]:
    return {"low": bid.low or 0, "high": bid.high or 0, "width": bid.width}


def _facts(
    view: CodeView, seat: Seat | None, move: Move, played: Round | None, names: Sequence[object], language: str
) -> dict[str, Fact]:
    """Everything a sentence about a move may ask for."""
    facts: dict[str, Fact] = {"game": _game(view), "self": "yes" if seat == view.seat else "no", "hidden": "no"}
    if seat is not None and seat != CHANCE:
        facts["name"] = str(names[seat])
    match move:
        case Stack():
            facts["seats"] = ", ".join(str(names[one]) for one in move.seats)
        case Deal():
            owned = move.log < view.players
            facts["owner"] = str(names[move.log]) if owned else say("lost-code-neutral", {"log": move.log}, language)
            facts |= {"log": move.log, "symbol": move.symbol, "number": move.number or 0}
            facts["hidden"] = "yes" if move.number is None else "no"
        case Roll():
            facts["dice"] = ", ".join(symbol_name(symbol, language) for symbol in move.dice)
        case Take():
            facts["symbol"] = (played and played.token) or ""
        case Lock() | Guess():
            facts |= {"numbers": _numbers(move.numbers), "count": len(move.numbers or ())}
            facts["symbol"] = move.symbol if isinstance(move, Guess) else (played and played.token) or ""
            facts["hidden"] = "yes" if move.numbers is None else "no"
        case Replace() | Turn():
            facts |= {"die": move.die + 1, "symbol": move.symbol}
        case Wheel() | Tile():
            facts |= {"width": move.width, "points": dict(view.wheels)[move.width]}
            if isinstance(move, Wheel):
                facts["range"] = _range(move.start, move.width)
        case Place():
            width = next((bid.width for bid in played.bids if bid.seat == seat), 1) if played else 1
            facts["range"] = "" if move.start is None else _range(move.start, width)
            facts["hidden"] = "yes" if move.start is None else "no"
        case Exchange():
            facts["symbol"] = move.symbol
    return facts


def _range(start: int, width: int) -> str:
    return str(start) if width == 1 else f"{start}–{start + width - 1}"


def _numbers(numbers: Sequence[int] | None) -> str:
    return ", ".join(map(str, numbers or ())) or "–"


def _verb(move: Move) -> str:
    return str(move.__struct_config__.tag)


def _game(view: CodeView) -> str:
    return str(view.__struct_config__.tag)
