"""Looking back at a match: where one can stop, and the line mode for it."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from functools import cached_property

from ludoteca.engine.game import View
from ludoteca.engine.match import Match
from ludoteca.engine.moves import CHANCE, Seat
from ludoteca.learn.review import Judged
from ludoteca.terminal.mistakes import Mistakes
from ludoteca.terminal.plain import Ask, Tell, typed_line
from ludoteca.terminal.words import Words, words_for


class Tape:
    """A record, wound to one of its stops: the moments at which somebody had to act, and the end."""

    def __init__(self, match: Match, language: str, seat: Seat | None, names: Sequence[str] = ()) -> None:
        self.match = match
        self.language = language
        self.seat = seat
        self.names = tuple(
            name or Words(language).say("terminal-player-name", number=number + 1)
            for number, name in enumerate([*names, *([""] * match.players)][: match.players])
        )
        self.stops, self._chapters = self._find_stops()
        self.at = 0
        """Which stop we are at."""

    def _find_stops(self) -> tuple[list[int], list[int]]:
        """The stops as numbers of entries, and the round or turn that each belongs to."""
        whole = self.match
        match = Match(whole.game, whole.players, whole.options, None)
        stops, chapters = [], []
        for n in range(len(whole.entries) + 1):
            if match.turn != (CHANCE,) or n == len(whole.entries):
                stops.append(n)
                chapters.append(self._chapter(match.view(None), len(stops)))
            if n < len(whole.entries):
                match.play(*whole.entries[n])
        return stops, chapters

    def _chapter(self, view: View, stop: int) -> int:
        """The round or the turn, whichever the game counts; else every stop is one."""
        counted = words_for(view, self.language).chapter(view)
        return stop if counted is None else counted

    @property
    def entries(self) -> int:
        """How many entries have been played at this stop."""
        return self.stops[self.at]

    @cached_property
    def now(self) -> Match:
        return self.match.branch(self.entries, chance="manual")

    @property
    def view(self) -> View:
        return self.now.view(self.seat)

    @property
    def words(self) -> Words:
        return words_for(self.view, self.language)

    def go(self, at: int) -> None:
        """Wind to a stop; beyond the ends it stays at the end."""
        self.at = min(max(at, 0), len(self.stops) - 1)
        self.__dict__.pop("now", None)

    def go_chapters(self, steps: int) -> None:
        """Wind to the beginning of a later or earlier round, or turn."""
        here = self._chapters[self.at]
        if steps > 0:
            self.go(bisect_right(self._chapters, here))
        else:
            first = bisect_left(self._chapters, here)
            self.go(first if first < self.at else bisect_left(self._chapters, self._chapters[max(first - 1, 0)]))

    def go_chapter(self, chapter: int) -> None:
        """Wind to a round or turn by its number."""
        self.go(bisect_left(self._chapters, chapter))

    def go_to_decision(self, judged: Judged) -> None:
        """Wind to where a decision was taken, and look as the one who took it."""
        self.look_from(judged.seat)
        self.go(bisect_left(self.stops, judged.n))

    def look_from(self, seat: Seat | None) -> None:
        self.seat = seat

    def seats(self) -> tuple[Seat | None, ...]:
        return (*range(self.match.players), None)

    def next_seat(self) -> None:
        """Look from the next seat, then as a spectator, then from the first one again."""
        seats = self.seats()
        self.seat = seats[(seats.index(self.seat) + 1) % len(seats)]

    def head(self) -> str:
        """Where we are, and who looks."""
        return self.words.say(
            "terminal-replay-head",
            step=self.at,
            steps=len(self.stops) - 1,
            spectator="yes" if self.seat is None else "no",
            name="" if self.seat is None else self.names[self.seat],
        )

    def news(self, before: int) -> list[str]:
        """What happened between an earlier stop and this one."""
        past = self.now.past(self.seat)
        since = self.stops[before] if before < self.at else 0
        return [line for n, line in self.words.story(self.view, past, self.names) if n >= since]


class PlainReplay:
    """Step by step, line by line."""

    def __init__(self, tape: Tape, ask: Ask | None = None, tell: Tell = print) -> None:
        self.tape = tape
        self.ask = ask or typed_line
        self.tell = tell
        self._mistakes: Mistakes | None = None

    def run(self) -> None:
        self.tell(self.tape.match.game.title)
        self.tell(self._say("terminal-replay-help"))
        self._show()
        while True:
            try:
                line = self.ask().strip().lower()
            except (EOFError, KeyboardInterrupt):
                return
            if line in ("q", "quit", "exit"):
                return
            self._obey(line)

    def _obey(self, line: str) -> None:
        tape, before = self.tape, self.tape.at
        verb, _, rest = line.partition(" ")
        seats = {str(seat): seat for seat in range(tape.match.players)} | {"-": None}
        if verb in ("", "n", "next"):
            tape.go(tape.at + 1)
        elif verb in ("p", "previous"):
            tape.go(tape.at - 1)
        elif verb in ("r", "round", "turn") and not rest:
            tape.go_chapters(1)
        elif verb in ("r", "round", "turn") and rest.isdigit():
            tape.go_chapter(int(rest))
        elif verb in ("b", "back"):
            tape.go_chapters(-1)
        elif verb in ("e", "end"):
            tape.go(len(tape.stops))
        elif verb in ("s", "start"):
            tape.go(0)
        elif verb == "seat" and rest in seats:
            tape.look_from(seats[rest])
        elif verb.isdigit() and not rest:
            tape.go(int(verb))
        elif verb in ("m", "mistake", "why"):
            self._judge(why=verb == "why")
            return
        elif verb == "log":
            for text in tape.news(tape.at):
                self.tell(text)
            return
        elif verb != "view":
            self.tell(self._say("terminal-replay-help"))
            return
        if tape.at > before:
            for text in tape.news(before):
                self.tell(text)
        self._show()

    def _judge(self, *, why: bool) -> None:
        """To the next mistake; or what is to be said of the decision that is taken here."""
        tape = self.tape
        if self._mistakes is None:
            self._mistakes = Mistakes(tape.match, tape.names, tape.language)
        found = self._mistakes.at(tape.entries) if why else self._mistakes.after(tape.entries)
        if found is None:
            self.tell(self._say("terminal-replay-no-decision" if why else "terminal-replay-no-mistake"))
            return
        if not why:
            tape.go_to_decision(found)
            self._show()
        for text in self._mistakes.story(found):
            self.tell(text)

    def _show(self) -> None:
        mark = "" if self._mistakes is None else self._mistakes.mark_at(self.tape.entries)
        self.tell(" · ".join(part for part in (self.tape.head(), mark) if part))
        for text in self.tape.words.situation(self.tape.view, self.tape.names):
            self.tell(text)
        if self.tape.view.outcome is not None:
            for text in self.tape.words.result(self.tape.view, self.tape.names):
                self.tell(text)

    def _say(self, message: str) -> str:
        return Words(self.tape.language).say(message)
