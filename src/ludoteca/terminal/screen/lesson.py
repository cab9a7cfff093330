"""A lesson on the screen: the table of a match, with what is said and asked below it."""

from __future__ import annotations

from rich.text import Text

from ludoteca.engine.game import View
from ludoteca.engine.moves import Move, Seat
from ludoteca.learn.lessons.walk import WHY
from ludoteca.mind.assist import HelpFailed
from ludoteca.terminal.lesson import Learner
from ludoteca.terminal.local_match import Sitting
from ludoteca.terminal.screen.app import MatchApp
from ludoteca.terminal.screen.frame import TALL
from ludoteca.terminal.screen.scene import Scene

LINES, LINES_TALL = 2, 5
"""What a list of moves may take below the words of a step."""


class LessonApp(MatchApp):
    """Go through a lesson until it is over or left. What is chosen is answered by the lesson, and not simply played."""

    def __init__(self, learner: Learner) -> None:
        self.learner = learner
        super().__init__(self._seated(), learner.language)
        self.viewer = learner.lesson.seat

    def _seated(self) -> Sitting:
        """Everybody at the table, and no bot among them: the script plays for the others."""
        learner = self.learner
        return Sitting(learner.match, learner.names, (None,) * learner.lesson.players)

    def advance(self) -> None:
        """The table of the step, and what may be chosen there."""
        learner = self.learner
        self.sitting = self._seated()
        self.chooser = self.aside = self.cursor = None
        self.help_level = "odds" if learner.step.help in ("odds", "coach") else "sheet"
        asked = learner.step.answer
        if learner.last:
            learner.keep(done=True)
        if asked.split(" ")[0] in ("signal", "tell"):
            self._open_signals()
        elif asked and not asked.startswith(WHY):
            self.chooser = self.face.chooser(self.sitting, learner.lesson.seat, self.words, self._before)
        self.redraw()

    def _play(self, seat: Seat, move: Move) -> bool:
        return self._attempt(move)

    def _signal(self, seat: Seat, move: Move) -> None:
        if self._attempt(move):
            self.advance()
        else:
            self._open_signals()
            self.redraw()

    def _attempt(self, did: object) -> bool:
        reply = self.learner.attempt(did)
        rule = f" ({reply.rule})" if reply.rule else ""
        self.note = "" if reply.right else f"{reply.sentence}{rule}"
        return reply.right

    def _why(self, view: View, row: str, column: int) -> str:
        """The sheet is asked; at a step that asks for this question it was the right thing to do."""
        learner = self.learner
        try:
            reply = learner.attempt(f"{WHY} {row} {column}") if learner.step.ask else None
        except HelpFailed as failure:
            return failure.sentence(self.language)
        if reply is None or reply.told is None:
            return super()._why(view, row, column)
        if reply.right:
            self.advance()
        return reply.told.sentence

    def _common_key(self, key: str) -> bool:
        learner = self.learner
        if key == "n" or (key in ("enter", "space", "right") and not learner.step.ask):
            if learner.last:
                self.exit()
                return True
            learner.go(learner.at + 1)
        elif key == "b":
            learner.go(learner.at - 1)
        elif key in ("s", "c"):
            return False  # Signals and advice belong to a match.
        else:
            return super()._common_key(key)
        self.note = ""
        self.advance()
        return True

    def _asked(self, scene: Scene) -> Text:
        loud = f"bold {self.palette.accent}"
        text = Text(f" {self.learner.head}\n", self.palette.muted)
        text.append(f" {self.learner.text}", loud)
        chooser = self.aside or self.chooser
        if chooser is not None:
            room = LINES_TALL if self.size.height >= TALL else LINES
            for line in chooser.render(scene, self.size.width - 2, room).split():
                text.append("\n ").append_text(line)
        return text

    def _keys(self) -> str:
        words = self.words
        if self.cursor is not None:
            return words.say("terminal-keys-sheet")
        chooser = self.aside or self.chooser
        first = words.say(chooser.keys) if chooser is not None else ""
        why = words.say("learn-keys-why") if self.learner.step.answer.startswith(WHY) else ""
        return " · ".join(part for part in (first, why, words.say("learn-keys")) if part)
