"""Puzzles at the keyboard: what is kept of somebody who solves them, and the line mode."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import msgspec

from ludoteca.learn.puzzles import Kind, Puzzle
from ludoteca.learn.puzzles.glicko import Rating, after_puzzle
from ludoteca.learn.puzzles.solving import SCORES, Attempt
from ludoteca.learn.puzzles.telling import explanation, hints, names_of, question
from ludoteca.mind.assist import HelpFailed
from ludoteca.terminal import saves
from ludoteca.terminal.plain import Ask, Leave, Tell, typed_line
from ludoteca.terminal.words import Words, words_for


class Kept(msgspec.Struct):
    """What is known of somebody who solves puzzles here."""

    rating: Rating = msgspec.field(default_factory=Rating)
    streak: int = 0
    best: int = 0
    tried: dict[str, float] = msgspec.field(default_factory=dict)
    """By puzzle: the score of the first try, which is the one that counts."""

    def count(self, puzzle: Puzzle, score: float) -> None:
        """A puzzle was solved or given up. Only the first time counts."""
        if puzzle.id in self.tried:
            return
        self.tried[puzzle.id] = score
        self.rating = after_puzzle(self.rating, puzzle.rating, score)
        self.streak = self.streak + 1 if score == 1 else 0
        self.best = max(self.best, self.streak)


def _file() -> Path:
    return saves.home() / "puzzles.json"


def read_kept() -> Kept:
    """A file that cannot be read is no reason not to solve puzzles: one begins anew."""
    try:
        return msgspec.json.decode(_file().read_bytes(), type=Kept)
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError):
        return Kept()


def keep(kept: Kept) -> None:
    saves.write_whole(_file(), msgspec.json.encode(kept))


def next_for(kept: Kept, pack: Mapping[str, Puzzle], kinds: Sequence[Kind] = ()) -> Puzzle | None:
    """The puzzle nearest to somebody's rating that they have not tried yet."""
    left = [one for one in pack.values() if one.id not in kept.tried and (not kinds or one.kind in kinds)]
    return min(left, key=lambda one: (abs(one.rating - kept.rating.rating), one.id), default=None)


class PlainPuzzle:
    """A puzzle in lines. `ask` and `tell` are the keyboard and the paper."""

    def __init__(self, puzzle: Puzzle, language: str, *, ask: Ask | None = None, tell: Tell = print) -> None:
        self.puzzle, self.language = puzzle, language
        self.attempt = Attempt(puzzle, language)
        self.ask, self.tell = ask or typed_line, tell
        self.names = names_of(puzzle, Words(language).say("learn-name"))

    @property
    def words(self) -> Words:
        return words_for(self.attempt.view, self.language)

    def run(self) -> float:
        """Until it is solved or given up; what that counts. Leave is raised by whoever goes."""
        puzzle, words = self.puzzle, self.words
        title = words.say(f"puzzle-kind-{puzzle.kind}")
        self.tell(words.say("terminal-puzzles-head", title=title, rating=str(puzzle.rating), name=puzzle.id))
        self._tell_all(words.situation(self.attempt.view, self.names))
        self._ask_it()
        given_up = False
        while not self.attempt.solved and not given_up:
            given_up = self._do(self.ask().strip())
        if self.attempt.solved:
            self.tell(words.say("terminal-puzzles-right"))
        self._tell_all(explanation(puzzle, self.language))
        return self.attempt.score

    def _ask_it(self) -> None:
        self.tell("")
        self.tell(question(self.puzzle, self.language))
        self.tell(self._how_to_answer())

    def _how_to_answer(self) -> str:
        if self.puzzle.kind == "stone":
            return self.words.say("terminal-puzzles-type-number")
        if self.puzzle.kind == "final":
            return self.words.say("terminal-puzzles-type-numbers")
        return self.words.how_to_type(self.attempt.view)[0]

    def _do(self, line: str) -> bool:
        """One line; true where the person gives up."""
        view, words = self.attempt.view, self.words
        past = self.attempt.match.past(self.puzzle.seat)
        match line.lower():
            case "quit" | "exit" | "q":
                raise Leave
            case "help" | "?":
                self.tell(words.say("terminal-puzzles-help"))
            case "" | "view":
                self._tell_all(words.situation(view, self.names))
                self._ask_it()
            case "sheet":
                self._tell_all(words.sheet(view, past, self.names, ()))
            case "odds":
                self._odds()
            case "hint":
                self._hint()
            case "skip" | "answer":
                self.attempt.hints = len(SCORES) - 1
                return True
            case _:
                self._try(line)
        return False

    def _odds(self) -> None:
        """What can be computed is help: it counts as a hint."""
        self.attempt.hints = max(1, self.attempt.hints)
        try:
            past = self.attempt.match.past(self.puzzle.seat)
            self._tell_all(self.words.odds(self.attempt.view, past, self.names))
        except HelpFailed as failure:
            self.tell(failure.sentence(self.language))

    def _hint(self) -> None:
        given = hints(self.puzzle, self.language)
        self.tell(given[min(self.attempt.hints, len(given) - 1)].text)
        self.attempt.hints = min(self.attempt.hints + 1, len(given))

    def _try(self, line: str) -> None:
        view: object = self.attempt.view
        if self.puzzle.kind == "stone":
            top = int(getattr(view, "top_number", 0))
            if not (line.isascii() and line.isdigit() and int(line) <= top):
                self.tell(self.words.say("puzzle-wrong-number", top=top))
                return
            reply = self.attempt.play(int(line))
        else:
            typed = f"guess {self.puzzle.ask} {line.replace(' ', '')}" if self._is_numbers(line) else line
            reply = self.attempt.play(self.words.read(view, typed) or typed)
        if not reply.right:
            self.tell(reply.sentence)
        elif not reply.solved:
            self._tell_all(self.words.brief(view if self.puzzle.kind == "stone" else self.attempt.view, self.names))

    def _is_numbers(self, line: str) -> bool:
        return self.puzzle.kind == "final" and all(part.strip().isdigit() for part in line.split(","))

    def _tell_all(self, lines: Sequence[str]) -> None:
        for line in lines:
            self.tell(line)


def solve_many(
    pack: Mapping[str, Puzzle], language: str, kinds: Sequence[Kind] = (), *, ask: Ask | None = None, tell: Tell = print
) -> None:
    """One puzzle after the other, each near what the person can do, until they leave."""
    tell(Words(language).say("terminal-puzzles-help"))
    while True:
        puzzle = next_for(read_kept(), pack, kinds)
        if puzzle is None:
            tell(Words(language).say("terminal-puzzles-all-done"))
            return
        solve_one(puzzle, language, ask=ask, tell=tell)
        tell("")


def solve_one(puzzle: Puzzle, language: str, *, ask: Ask | None = None, tell: Tell = print) -> None:
    """A puzzle, and what it does to the person's rating."""
    score = PlainPuzzle(puzzle, language, ask=ask, tell=tell).run()
    kept = read_kept()
    kept.count(puzzle, score)
    keep(kept)
    facts = {"rating": str(round(kept.rating.rating)), "deviation": str(round(2 * kept.rating.deviation))}
    tell(Words(language).say("terminal-puzzles-rating", streak=kept.streak, **facts))
