"""Judged decisions as text, to be kept and read again."""

from __future__ import annotations

from typing import Any

import msgspec

from ludoteca.engine.registry import game_named
from ludoteca.learn.review import Judged
from ludoteca.mind.judgement import CardsLeft, Choice, Facts, Reason


def encode_judged(judged: Judged) -> str:
    """A judged match as text, to be kept."""
    return msgspec.json.encode(judged).decode()


def decode_judged(text: str, game: str) -> Judged:
    """What `encode_judged` wrote, of a match of this game."""
    data = msgspec.json.decode(text)
    moves = game_named(game).Moves
    return Judged(
        **{name: data[name] for name in ("n", "seat", "kind", "error", "stderr", "value", "lost", "cards")},
        verdict=data["class"],
        played=_moves(data["played"], moves),
        choices=tuple(_choice(one, moves) for one in data["choices"]),
        reason=_reason(data["reason"]),
        certain=tuple(Reason(one["message"], _facts(one["facts"])) for one in data["certain"]),
    )


def _choice(data: dict[str, Any], kinds: Any) -> Choice:
    cards = None if data["cards"] is None else CardsLeft(**data["cards"])
    reason = _reason(data["reason"])
    return Choice(_moves(data["moves"], kinds), data["value"], data["cost"], data["stderr"], reason, cards)


def _moves(sent: list[Any], kinds: Any) -> tuple[Any, ...]:
    return tuple(msgspec.convert(move, kinds) for move in sent)


def _reason(data: dict[str, Any] | None) -> Reason | None:
    return None if data is None else Reason(data["message"], _facts(data["facts"]))


def _facts(data: dict[str, Any]) -> Facts:
    return {name: tuple(fact) if isinstance(fact, list) else fact for name, fact in data.items()}
