"""The words that every game has. A family adds its own; one that brings none is told by what its view holds.

A family from elsewhere needs no code for this: the sentences of its folder are looked up by name, with the fields of
the move or view as their variables, and what has no sentence is told as it is spelt.

    prompt-<game>, prompt-<game>-<phase>    what the seat on turn is asked to do
    move-<game>-<verb>                      a move to choose
    log-<game>-<verb>                       a move that was played; { $name } is who played it
    view-<game>-<field>                     what a field of the view is called
    view-<game>-<field>-seat                the same for one { $name }, where the field has a value for every seat
    view-<game>-<field>--<value>            what a word in that field means
    ending-<game>-<reason>                  how it ended
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from ludoteca.engine.game import View
from ludoteca.engine.moves import CHANCE, Move, Seat, Seen
from ludoteca.engine.registry import family_seen
from ludoteca.locales import Fact, knows, say, say_or
from ludoteca.mind.assist import Answer, Level, Question, help_for
from ludoteca.mind.marks import Mark, Sign

TELLABLE = 40
"""More moves than this are not listed one by one."""
_EVERY_VIEW = {*View.__struct_fields__, "options"}
"""What a view has besides what lies on the table."""


def words_for(view: View, language: str) -> Words:
    """The words of the family that the view belongs to; these here where it has none."""
    family = family_seen(view)
    own = None if family is None else family.part_or_none("plain")
    words: Words = (own or Words)(language)
    return words


class Words:
    """Sentences about a view, in one language."""

    how_to_ask = "terminal-help-none"
    """The sentence that says how to ask “why”."""
    how_to_mark = "terminal-help-none"
    more_commands: tuple[str, ...] = ()
    """Sentences about what else can be typed in this game."""

    def __init__(self, language: str) -> None:
        self.language = language

    def say(self, message: str, **facts: Fact) -> str:
        return say(message, facts, self.language)

    def say_or(self, otherwise: str, message: str, **facts: Fact) -> str:
        return say_or(otherwise, message.replace("_", "-"), facts, self.language)

    def where(self, view: Any) -> str:
        """How far the match is, in a few words."""
        phase = getattr(view, "phase", None)
        return self.say_or(spelt(phase), f"phase-{game_of(view)}-{phase}") if isinstance(phase, str) else ""

    def prompt(self, view: Any) -> str:
        """What the seat on turn is asked to do."""
        asked = self.say_or(self.say("terminal-your-turn"), f"prompt-{game_of(view)}")
        phase = getattr(view, "phase", None)
        return self.say_or(asked, f"prompt-{game_of(view)}-{phase}") if isinstance(phase, str) else asked

    def choice(self, view: Any, move: Move, names: Sequence[str]) -> str:
        """A move as something to choose."""
        return self.say_or(spelt(str(move)), f"move-{game_of(view)}-{verb_of(move)}", **facts_of(move, names))

    def story(self, view: Any, past: Sequence[Seen], names: Sequence[str]) -> Iterator[tuple[int, str]]:
        """What happened, each line with the number of its entry. `past` begins with the match."""
        for entry in past:
            name = self.say("terminal-chance") if entry.seat == CHANCE else names[entry.seat]
            otherwise = f"{name}: {self.choice(view, entry.move, names)}"
            facts = facts_of(entry.move, names) | {"name": name}
            yield entry.n, self.say_or(otherwise, f"log-{game_of(view)}-{verb_of(entry.move)}", **facts)

    def situation(self, view: Any, names: Sequence[str]) -> list[str]:
        """The whole table in sentences."""
        game = game_of(view)
        lines = [f"{where}."] if (where := self.where(view)) else []
        for field in view.__struct_fields__:
            if field in _EVERY_VIEW or field == "phase":
                continue
            value, message = getattr(view, field), f"view-{game}-{field}".replace("_", "-")
            called = self.say_or(spelt(field).capitalize(), message)
            if knows(f"{message}-seat") and isinstance(value, tuple) and len(value) == view.players:
                lines += [
                    f"{self.say_or(f'{called}, {name}', f'{message}-seat', name=name)}: {self.told(each, message)}"
                    for name, each in zip(names, value, strict=False)
                ]
            else:
                lines.append(f"{called}: {self.told(value, message)}")
        return lines

    def told(self, value: Any, message: str) -> str:
        """A value of a view in words. `message` names the field it stands in."""
        if value is None:
            return "?"
        if isinstance(value, bool):
            return self.say("terminal-setup-on" if value else "terminal-setup-off")
        if isinstance(value, str):
            return self.say_or(spelt(value), f"{message}--{value}")
        if isinstance(value, msgspec.Struct):
            value = msgspec.structs.asdict(value)
        if isinstance(value, Mapping):
            return "; ".join(f"{spelt(str(name))} {self.told(each, message)}" for name, each in value.items()) or "–"
        if isinstance(value, list | tuple | set | frozenset):
            deep = any(isinstance(each, list | tuple | msgspec.Struct) for each in value)
            return (" | " if deep else ", ").join(self.told(each, message) for each in value) or "–"
        return str(value)

    def brief(self, view: Any, names: Sequence[str]) -> list[str]:
        """What one needs for the next decision."""
        return self.situation(view, names)

    def listed(self, view: Any) -> Sequence[Move]:
        """The moves that are worth a numbered list; none where they are typed."""
        return view.moves if len(view.moves) <= TELLABLE else ()

    def how_to_type(self, view: Any) -> list[str]:
        """How moves are typed now."""
        return [self.say("terminal-plain-type-move")]

    def read(self, view: Any, line: str) -> str | None:
        """The move text that a short form stands for, or None."""
        return None

    def claims(self, view: Any) -> Mapping[Seat, Move]:
        """Where the first of several seats to act settles it for all: what each of them would do. People at one
        keyboard then also speak for the bots."""
        return {}

    def claim(self, view: Any, name: str, *, keen: bool) -> str:
        """Such a move of a bot as something to choose."""
        return name

    def chapter(self, view: Any) -> int | None:
        """The round or turn, by which a replay can be wound; None where the game does not count any."""
        return None

    def question(self, view: Any, typed: Sequence[str]) -> Question | None:
        """What a person wants to know who typed “why …”; None where it cannot be read."""
        return None

    def more_about(self, answer: Answer) -> list[str]:
        """What else there is to say, after the sentence of an answer."""
        return []

    def mark(self, view: Any, typed: Sequence[str]) -> tuple[str, int, Sign | None] | None:
        """The sign that a person who typed “mark …” wants on the own sheet; None where it cannot be read."""
        return None

    def sheet(self, view: Any, past: Sequence[Seen], names: Sequence[str], marks: Sequence[Mark]) -> list[str]:
        """What a careful player would have noted."""
        return self.helped(view, past, "sheet")

    def odds(self, view: Any, past: Sequence[Seen], names: Sequence[str]) -> list[str]:
        """What can be computed from it."""
        return self.helped(view, past, "odds")

    def helped(self, view: Any, past: Sequence[Seen], level: Level) -> list[str]:
        """What a mind says in sentences."""
        found = help_for(view, past, level, self.language)
        return [*getattr(found, "sentences", ())] or [self.say("terminal-help-none")]

    def coach(self, view: Any, past: Sequence[Seen], names: Sequence[str]) -> list[str]:
        """What a coach would do, the best first, what the others cost, and why. It may take a while."""
        found: Any = help_for(view, past, "coach", self.language)
        lines = [*getattr(found, "sentences", ())]
        for n, advice in enumerate(getattr(found, "advice", ()), 1):
            does = "; ".join(self.choice(view, move, names) for move in advice.moves)
            lines.append(f"{n}. {does}. {advice.costs}. {advice.reason}".rstrip())
        if getattr(found, "advice", ()):
            return [*lines, self.say("terminal-coach-judged", assumes=found.assumes)]
        if lines or not hasattr(found, "advice"):
            return lines or [self.say("terminal-help-none")]
        return [self.say("terminal-coach-only" if view.seat in view.turn else "terminal-coach-wait")]

    def result(self, view: Any, names: Sequence[str]) -> list[str]:
        """How it ended."""
        outcome = view.outcome
        ending = self.say_or("", f"ending-{game_of(view)}-{outcome.reason}")
        lines = [ending] if ending else []
        lines += [f"{names[seat]}: {outcome.points[seat]}" for seat in outcome.ranking if outcome.points]
        winners: Sequence[Seat] = outcome.winners
        if not winners:
            return [*lines, self.say("terminal-result-nobody")]
        return [*lines, self.say("terminal-result-winner", names=self.together(names, winners), count=len(winners))]

    def together(self, names: Sequence[str], seats: Sequence[Seat]) -> str:
        """“Ada, Ben and Cleo”."""
        called = [names[seat] for seat in seats]
        if len(called) < 2:
            return "".join(called)
        return self.say("terminal-names-and", first=", ".join(called[:-1]), last=called[-1])


def game_of(view: View) -> str:
    """The name of the game that a view shows."""
    return str(view.__struct_config__.tag)


def verb_of(move: Move) -> str:
    return str(move.__struct_config__.tag)


def facts_of(move: Move, names: Sequence[str]) -> dict[str, Fact]:
    """The fields of a move as variables of a sentence: hidden ones are “?”, a seat also has its { $player }."""
    facts: dict[str, Fact] = {}
    for field in move.__struct_fields__:
        value = getattr(move, field)
        if isinstance(value, tuple):
            value = ", ".join(map(str, value)) or "–"
        facts[field] = "?" if value is None else value
        if field == "seat" and isinstance(value, int) and 0 <= value < len(names):
            facts["player"] = names[value]
    return facts


def spelt(name: str) -> str:
    """A name of the program as words."""
    return name.replace("_", " ").replace("-", " ")
