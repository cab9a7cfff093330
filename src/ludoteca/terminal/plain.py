"""The line mode: everything in words, one line at a time, for pipes and screen readers."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Sequence

from ludoteca.engine.game import IllegalMove, View
from ludoteca.engine.moves import MoveError, Seat
from ludoteca.mind.assist import HelpFailed, ask
from ludoteca.mind.bot import Clock
from ludoteca.terminal.choices import choices
from ludoteca.terminal.local_match import Sitting
from ludoteca.terminal.sheet_marks import with_mark
from ludoteca.terminal.words import Words, words_for

Ask = Callable[[], str]
"""The next line that the person types; EOFError when there is none."""
Tell = Callable[[str], None]


class Leave(Exception):
    """The person goes; the match stays as it is."""


class Plain:
    """A match in lines. `ask` and `tell` are the keyboard and the paper."""

    def __init__(
        self,
        sitting: Sitting,
        language: str,
        *,
        ask: Ask | None = None,
        tell: Tell = print,
        think: float | None = None,
        pace: float = 0.0,
    ) -> None:
        self.sitting = sitting
        self.language = language
        self.ask = ask or typed_line
        self.tell = tell
        self.think = think
        self.pace = pace
        self.viewer: Seat | None = sitting.people[0] if len(sitting.people) == 1 else None
        self.heard: dict[Seat | None, int] = {}
        """How many entries of the match each viewer has been told."""
        self.shown = False
        """Whether the whole table has just been told."""

    @property
    def view(self) -> View:
        return self.sitting.match.view(self.viewer)

    @property
    def words(self) -> Words:
        return words_for(self.view, self.language)

    def run(self) -> bool:
        """Play until the match is over (true) or the person leaves (false)."""
        try:
            self._begin()
            while self.sitting.match.outcome is None:
                person = self.sitting.person_on_turn(self.viewer)
                if person is None:
                    self._bot_turn()
                else:
                    self._look_as(person)
                    self._person_turn()
            self._news()
            self._tell_all(self.words.result(self.view, self.sitting.names))
        except (Leave, EOFError, KeyboardInterrupt):
            return False
        return True

    def _begin(self) -> None:
        self.tell(self.sitting.match.game.title)
        self.tell(self._say("terminal-plain-help-hint"))
        if self.viewer is not None:
            self._tell_table()

    def _tell_table(self) -> None:
        self._tell_all(self.words.situation(self.view, self.sitting.names))
        self.heard[self.viewer] = len(self.sitting.match.entries)
        self.shown = True

    def _look_as(self, person: Seat) -> None:
        """Another person comes to the keyboard. What was on the screen is pushed out of sight first."""
        if person == self.viewer:
            return
        self._clear()
        self.tell(self._say("terminal-hand-over", name=self.sitting.names[person]))
        self.ask()
        self._clear()
        self.viewer = person
        if person not in self.heard:
            self._tell_table()

    def _clear(self) -> None:
        if self.tell is print and sys.stdout.isatty():
            # Also what could be scrolled back to.
            print("\033[2J\033[3J\033[H", end="")

    def _bot_turn(self) -> None:
        chosen = self.sitting.bots_choice(None if self.think is None else Clock(self.think))
        self.sitting.play(*chosen)
        self.shown = False
        self._news()
        if self.pace:
            time.sleep(self.pace)

    def _person_turn(self) -> None:
        """Tell what there is to know, then listen until something has been played."""
        self._news()
        view, words, viewer = self.view, self.words, self.viewer
        assert viewer is not None
        if not self.shown:
            self._tell_all(words.brief(view, self.sitting.names))
        self.shown = False
        self.tell(words.prompt(view))
        listed = choices(self.sitting, viewer, words)
        for number, choice in enumerate(listed, start=1):
            self.tell(f"{number}. {choice.text}")
        if not listed:
            self._tell_all(words.how_to_type(view))
        while True:
            line = self.ask().strip()
            if line.isdigit() and listed:
                if not 1 <= int(line) <= len(listed):
                    self.tell(self._say("terminal-plain-no-such-number", last=len(listed)))
                    continue
                _, seat, move = listed[int(line) - 1]
                if move is None:
                    self._look_as(seat)
                    return
                if self._play(seat, str(move)):
                    return
            elif line and not self._answered(line) and self._play(viewer, words.read(view, line) or line):
                return

    def _answered(self, line: str) -> bool:
        """Whether the line was a command; what a game's help cannot answer is told in a sentence."""
        try:
            return self._command(line)
        except HelpFailed as failure:
            self.tell(failure.sentence(self.language))
            return True

    def _play(self, seat: Seat, move: str) -> bool:
        try:
            self.sitting.play(seat, move)
        except IllegalMove as error:
            refusal = error.refusal
            rule = f" ({refusal.rule})" if refusal.rule else ""
            self.tell(f"{refusal.sentence(self.language)}{rule}")
            return False
        except MoveError as error:
            self.tell(f"{error.sentence(self.language)} {self._say('terminal-plain-help-hint')}")
            return False
        return True

    def _command(self, line: str) -> bool:
        """Whether the line asked for something that is not a move; if so it was answered."""
        verb, *rest = line.split()
        view, words, names = self.view, self.words, self.sitting.names
        past = self.sitting.match.past(self.viewer)
        marks = self.sitting.marks.get(self.viewer, ()) if self.viewer is not None else ()
        match verb.lower():
            case "quit" | "exit" | "q":
                raise Leave
            case "help" | "?":
                self._tell_all([*words.how_to_type(view), *self._say("terminal-plain-help").splitlines()])
                self._tell_all([self._say(message) for message in words.more_commands])
            case "view":
                self._tell_all(words.situation(view, names))
            case "log":
                self._tell_all(
                    [text for _, text in words.story(view, past, names)] or [self._say("terminal-log-empty")]
                )
            case "moves":
                self._tell_all([str(move) for move in view.moves])
            case "sheet":
                self._tell_all(words.sheet(view, past, names, marks))
            case "odds":
                self._tell_all(words.odds(view, past, names))
            case "coach":
                self._tell_all(words.coach(view, past, names))
            case "signals":
                told = [f"{move} = {words.choice(view, move, names)}" for move in view.signals]
                self._tell_all(told or [self._say("terminal-signals-none")])
            case "why":
                self._why(rest)
            case "mark":
                self._mark(rest)
            case _:
                return False
        return True

    def _why(self, rest: Sequence[str]) -> None:
        words, view = self.words, self.view
        question = words.question(view, rest)
        past = self.sitting.match.past(self.viewer)
        found = ask(view, past, question, self.language) if question is not None else None
        if found is None:
            self.tell(self._say(words.how_to_ask))
        else:
            self._tell_all([found.sentence, *words.more_about(found)])

    def _mark(self, rest: Sequence[str]) -> None:
        assert self.viewer is not None
        mark = self.words.mark(self.view, rest)
        if mark is None:
            self.tell(self._say(self.words.how_to_mark))
            return
        kept = self.sitting.marks.get(self.viewer, ())
        self.sitting.marks[self.viewer] = with_mark(kept, *mark)
        self.sitting.keep()
        self.tell(self._say("terminal-mark-done"))

    def _news(self) -> None:
        """What happened since this viewer was last told."""
        since = self.heard.get(self.viewer, 0)
        past = self.sitting.match.past(self.viewer)
        self.heard[self.viewer] = len(past)
        if len(past) > since:
            self._tell_all([line for n, line in self.words.story(self.view, past, self.sitting.names) if n >= since])

    def _tell_all(self, lines: Sequence[str]) -> None:
        for line in lines:
            self.tell(line)

    def _say(self, message: str, **facts: str | int) -> str:
        return Words(self.language).say(message, **facts)


def typed_line() -> str:
    """One line from the keyboard or the pipe."""
    return input("> ")
