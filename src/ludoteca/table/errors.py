"""Why something is not done: the rules of a game say no (`IllegalMove`, which carries the engine's `Refusal`), or the
request itself is wrong (`ApiError`). Nothing has changed when either is raised."""

from __future__ import annotations

from typing import Literal

from ludoteca.engine.game import IllegalMove
from ludoteca.locales import Fact, Phrase, say
from ludoteca.table.contract import ErrorReply

_LONGEST_FACT = 300
"""Characters."""

ErrorCode = Literal[
    "already-played",
    "bad-clock",
    "bad-message",
    "bad-move",
    "bad-options",
    "bad-record",
    "bad-request",
    "bad-token",
    "ballot-runs",
    "banned",
    "busy",
    "chat-off",
    "cross-site",
    "damaged",
    "deal-alone",
    "deal-over",
    "deal-played",
    "deal-unplayed",
    "deal-yourself",
    "forget-name",
    "goes-on-as-it-was",
    "hello-first",
    "help-failed",
    "help-none",
    "help-odds",
    "help-sheet",
    "host-stays",
    "host-was-here",
    "link-used",
    "match-long",
    "match-runs",
    "match-was-played",
    "moved-on",
    "muted",
    "name-empty",
    "no-free-seat",
    "no-match-runs",
    "no-match-yet",
    "no-person-there",
    "no-puzzle",
    "no-network",
    "no-such-bot",
    "no-such-code",
    "no-such-game",
    "no-such-moment",
    "no-such-seat",
    "not-allowed",
    "not-found",
    "not-seated",
    "nothing-to-explain",
    "numbers-are-secret",
    "one-seat-each",
    "only-host",
    "only-this-machine",
    "only-watching",
    "open-or-bot",
    "out-of-step",
    "over-by-then",
    "people-sit-there",
    "push-none",
    "push-unknown",
    "read-only",
    "record-long",
    "removed-here",
    "seat-taken",
    "seats-open",
    "server-error",
    "server-full",
    "shutting-down",
    "silence",
    "slow-down",
    "table-crowded",
    "text-empty",
    "token-scope",
    "too-large",
    "too-many-matches",
    "too-many-records",
    "too-many-reviews",
    "too-many-sockets",
    "too-many-tables",
    "too-many-tokens",
    "too-slow",
    "wrong-host",
]
"""Every way in which a request can be wrong. Programs match on these: a client is given the list with the contract."""


class ApiError(Exception):
    """A wrong request: a sentence in every language (`table-<code>`), and the HTTP status that fits it."""

    retry_after: int | None = None
    """Seconds after which the same may be tried again, where waiting is all that is needed."""

    def __init__(self, code: ErrorCode, status: int = 409, **facts: Fact | Phrase) -> None:
        super().__init__(code)
        self.code: ErrorCode = code
        self.status = status
        self.facts = facts


NotDone = ApiError | IllegalMove


def code_of(error: NotDone) -> str:
    return error.refusal.code if isinstance(error, IllegalMove) else error.code


def status_of(error: NotDone) -> int:
    return 409 if isinstance(error, IllegalMove) else error.status


def describe(error: NotDone, language: str) -> ErrorReply:
    """What a client is told."""
    if isinstance(error, IllegalMove):
        return ErrorReply(error.refusal.code, error.refusal.sentence(language), error.refusal.rule or None)
    facts = {name: shorten(fact) if isinstance(fact, str) else fact for name, fact in error.facts.items()}
    return ErrorReply(error.code, say(f"table-{error.code}", facts, language))


def shorten(text: str) -> str:
    """What somebody sent, for a sentence about it: Fluent refuses to say very long words."""
    return text if len(text) <= _LONGEST_FACT else f"{text[:_LONGEST_FACT]}…"


def not_found() -> ApiError:
    """The same for what does not exist and for what one may not know of, so that nothing can be tried out."""
    return ApiError("not-found", 404)


def try_later(code: ErrorCode, status: int, after: int) -> ApiError:
    """Not now, but after so many seconds."""
    error = ApiError(code, status)
    error.retry_after = after
    return error
