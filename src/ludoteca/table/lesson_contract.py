"""What passes between the server and a client that shows a lesson. The browser's types are made from these too."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from ludoteca.engine.moves import Seat
from ludoteca.table.contract import AnyView, Entry, ErrorReply, MaybeHelp

MoveSent = Annotated[Any, Meta(extra_json_schema={"$ref": "#/$defs/MoveSent"})]
MaybeSent = Annotated[Any, Meta(extra_json_schema={"anyOf": [{"$ref": "#/$defs/MoveSent"}, {"type": "null"}]})]
StepNumber = Annotated[int, Meta(ge=0, le=200)]


class LessonInfo(msgspec.Struct, frozen=True):
    """A lesson in a list. Its words are the client's: lesson-<id>-title, lesson-<id>-about."""

    id: str
    game: str
    kind: Literal["first", "short", "thinking"]
    minutes: int
    steps: int
    after: str
    """The lesson that it takes for granted, or ""."""
    rules: dict[str, int]
    """Rules that it shows, each with the first step that does."""


class LessonFrame(msgspec.Struct, frozen=True):
    """Something that happened, and the learner's view after it. `n` is how many entries the match has then."""

    n: int
    events: tuple[Entry, ...]
    view: AnyView


class LessonStop(msgspec.Struct, frozen=True):
    """One step: what happens first, what is said then, and what is asked for."""

    id: str
    text: str
    """The message that is said."""
    frames: tuple[LessonFrame, ...]
    """Empty where nothing happens: the table lies as before."""
    jump: bool
    """Time has passed: it is not shown one by one."""
    point: tuple[str, ...]
    ask: MaybeSent
    """The move, or the question as text, that leads on; null where nothing is asked for."""
    rules: tuple[str, ...]
    help: MaybeHelp
    explains: bool
    """The sheet may be asked why."""


class LessonScript(msgspec.Struct, frozen=True):
    """A whole lesson as the learner's seat sees it."""

    info: LessonInfo
    players: int
    seat: Seat
    names: tuple[str, ...]
    """Of the seats; "" for the learner's own."""
    stops: tuple[LessonStop, ...]


class LessonChoice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the learner did at a step where something else was as good as the script's own."""

    step: StepNumber
    did: Annotated[str, Meta(max_length=64)]


class LessonTry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The learner does something at a step: a move, or a question as text."""

    step: StepNumber
    did: MoveSent
    chosen: Annotated[tuple[LessonChoice, ...], Meta(max_length=50)] = ()


class LessonReply(msgspec.Struct, frozen=True):
    """What is said to it. A wrong doing changes nothing."""

    right: bool
    error: ErrorReply | None
    """Why it was not what was asked for: the rule that forbids it, or what it would do."""
    detail: MaybeHelp
    """The answer to a question, for the sheet."""
    did: str
    """The move as text."""
    stops: tuple[LessonStop, ...]
    """The steps that follow, where they are others now; empty where the script goes on as it is."""
