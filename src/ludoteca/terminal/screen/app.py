"""A match on the screen: people at one keyboard, and bots that take their time."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.binding import BindingType

from ludoteca.engine.game import IllegalMove, View
from ludoteca.engine.moves import Move, Seat, Seen
from ludoteca.mind.assist import HelpFailed, ask
from ludoteca.mind.bot import Clock
from ludoteca.mind.drive import BotFailed
from ludoteca.mind.marks import Sign
from ludoteca.terminal.choices import Choice
from ludoteca.terminal.local_match import Sitting
from ludoteca.terminal.screen.choosers import Chooser, ListChooser
from ludoteca.terminal.screen.faces import face_for, palette_of
from ludoteca.terminal.screen.frame import TALL, Curtain, Frame, Legend
from ludoteca.terminal.screen.scene import HELPS, Help, Scene
from ludoteca.terminal.sheet_marks import with_mark
from ludoteca.terminal.words import Words, words_for

SIGN_KEYS: dict[str, Sign] = {"x": "cross", "o": "circle", "question_mark": "question"}
ASK_LINES, ASK_LINES_TALL = 3, 6


class MatchApp(Frame):
    """Play a match until it is over or put away."""

    BINDINGS: ClassVar[list[BindingType]] = [("ctrl+c", "leave", ""), ("ctrl+q", "leave", "")]

    def __init__(self, sitting: Sitting, language: str, *, think: float | None = 2.0, pace: float = 1.0) -> None:
        game = sitting.match.game.name
        super().__init__(palette_of(game), game, face_for(game))
        self.sitting = sitting
        self.language = language
        self.think = think
        self.pace = pace
        self.viewer: Seat | None = sitting.people[0] if len(sitting.people) == 1 else None
        self.chooser: Chooser | None = None
        self._before: Chooser | None = None
        self.aside: ListChooser | None = None
        """Something to say, chosen beside the turn."""
        self.help_level: Help = "sheet"
        self.cursor: tuple[int, int] | None = None
        self.note = ""
        self.failure: Exception | None = None
        self.thinking: str | None = None
        self._clock: Clock | None = None
        self._told: tuple[tuple[Seat | None, int], list[str]] = (None, -1), []
        self._waiting: list[tuple[Seat, Move]] = []
        """Said while a bot was thinking; told when it has finished."""

    @property
    def words(self) -> Words:
        return words_for(self.sitting.match.view(None), self.language)

    def on_mount(self) -> None:
        super().on_mount()
        self.call_after_refresh(self.advance)

    # --- whose turn it is -------------------------------------------------------------------------------------------

    def advance(self) -> None:
        """Find out who acts next, and let them."""
        sitting = self.sitting
        self.chooser = None
        if sitting.match.outcome is None:
            person = sitting.person_on_turn(self.viewer)
            if person is None:
                self.run_worker(self._bots_play(), exclusive=True)
            elif person != self.viewer:
                self.hand_over(person)
                return
            else:
                self.chooser = self.face.chooser(sitting, person, self.words, self._before)
        self.redraw()

    def hand_over(self, person: Seat) -> None:
        """Draw the curtain: what one person saw is gone before the next one looks."""
        self.viewer, self.chooser, self.aside, self.cursor, self.note = None, None, None, None, ""
        self._before = None
        self.redraw()

        def look(_: None) -> None:
            self.viewer = person
            self.advance()

        self.push_screen(Curtain(self.words.say("terminal-hand-over", name=self.sitting.names[person])), look)

    async def _bots_play(self) -> None:
        """Bots think beside the screen, and each of their moves stays for a moment."""
        sitting = self.sitting
        while sitting.match.outcome is None and sitting.person_on_turn(self.viewer) is None:
            waiting = [seat for seat in sitting.match.turn if seat in sitting.bots]
            self.thinking = self.words.together(sitting.names, waiting)
            self.redraw()
            self._clock = Clock(self.think)
            try:
                chosen = await asyncio.to_thread(sitting.bots_choice, self._clock)
            except BotFailed as failure:
                self._give_up(failure)
                return
            self.thinking = self._clock = None
            for seat, move in (*self._waiting, chosen):
                self._play(seat, move)
            self._waiting.clear()
            self.redraw()
            if self.pace:
                await asyncio.sleep(self.pace)
        self.advance()

    def _play(self, seat: Seat, move: Move) -> bool:
        try:
            self.sitting.play(seat, move)
        except IllegalMove as error:
            refusal = error.refusal
            self.note = f"{refusal.sentence(self.language)}{f' ({refusal.rule})' if refusal.rule else ''}"
            return False
        except (BotFailed, OSError) as failure:
            self._give_up(failure)
            return False
        self.note = ""
        return True

    def _give_up(self, failure: Exception) -> None:
        """Something that no player can mend: leave the screen, so that it can be told in a sentence."""
        self.failure = failure
        self.exit()

    # --- keys -------------------------------------------------------------------------------------------------------

    def on_key(self, event: events.Key) -> None:
        if len(self.screen_stack) > 1:
            return
        if self._handle(event.key):
            event.prevent_default()
            event.stop()

    def _handle(self, key: str) -> bool:
        if self.cursor is not None:
            return self._sheet_key(key)
        chooser = self.aside or self.chooser
        if chooser is not None:
            done = chooser.key(key)
            if isinstance(done, Choice):
                self._choose(done)
                return True
            if done:
                self.note = ""
                self.redraw()
                return True
        return self._common_key(key)

    def _common_key(self, key: str) -> bool:
        match key:
            case "q":
                self.action_leave()
            case "escape":
                self.aside, self.note = None, ""
            case "tab":
                self.toggle_log()
            case "pageup" | "pagedown":
                self.scroll(1 if key == "pagedown" else -1)
            case "h":
                self.help_level = HELPS[(HELPS.index(self.help_level) + 1) % len(HELPS)]
            case "m" if self.viewer is not None and self.face.grid(self.sitting.match.view(self.viewer)):
                self.cursor = (0, 0)
            case "s":
                self._open_signals()
            case "c" if self.viewer is not None and self.chooser is not None:
                self.run_worker(self._ask_coach(), group="coach", exclusive=True)
                return True
            case "question_mark" | "f1":
                self.push_screen(Legend(self.words.say(self.face.legend)))
            case _:
                return False
        self.redraw()
        return True

    def _choose(self, choice: Choice) -> None:
        if choice.move is None:
            self.hand_over(choice.seat)
            return
        if self.aside is not None:
            self.aside = None
            self._signal(choice.seat, choice.move)
            return
        self._before = self.chooser
        if self._play(choice.seat, choice.move):
            self.advance()
        else:
            self.redraw()

    def _signal(self, seat: Seat, move: Move) -> None:
        if self._clock is not None:
            self._waiting.append((seat, move))
            self.note = self.words.say("terminal-said-soon")
        else:
            self._play(seat, move)
        self.redraw()

    def _open_signals(self) -> None:
        viewer = self.viewer
        signals = self.sitting.match.signals(viewer) if viewer is not None else ()
        if viewer is None or not signals:
            self.note = self.words.say("terminal-signals-none")
            return
        view = self.sitting.match.view(viewer)
        self.aside = ListChooser(
            [Choice(self.words.choice(view, move, self.sitting.names), viewer, move) for move in signals]
        )

    async def _ask_coach(self) -> None:
        """Advice for whoever is looking, worked out beside the screen; it is told only to those eyes."""
        match, viewer = self.sitting.match, self.viewer
        asked = len(match.entries)
        self.note = self.words.say("terminal-coach-thinks")
        self.redraw()
        try:
            told = await asyncio.to_thread(self.words.coach, match.view(viewer), match.past(viewer), self.sitting.names)
        except HelpFailed as failure:
            told = [failure.sentence(self.language)]
        if (self.viewer, len(match.entries)) == (viewer, asked):
            self.note = "\n ".join(told)
            self.redraw()

    def _sheet_key(self, key: str) -> bool:
        """Signs on the own sheet, and why a number is what it is."""
        view = self.sitting.match.view(self.viewer)
        grid = self.face.grid(view)
        assert grid is not None
        assert self.cursor is not None
        assert self.viewer is not None
        row, number = self.cursor
        steps = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}
        if key in ("escape", "m", "q"):
            self.cursor, self.note = None, ""
        elif key in steps:
            down, right = steps[key]
            self.cursor = (row + down) % len(grid.rows), (number + right) % grid.columns
            self.note = ""
        elif key in SIGN_KEYS or key in ("space", "backspace", "delete"):
            kept = self.sitting.marks.get(self.viewer, ())
            self.sitting.marks[self.viewer] = with_mark(kept, grid.rows[row], number, SIGN_KEYS.get(key))
            self.sitting.keep()
        elif key in ("enter", "w"):
            self.note = self._why(view, grid.rows[row], number)
        else:
            return False
        self.redraw()
        return True

    def _why(self, view: View, row: str, column: int) -> str:
        question = self.face.question(view, row, column)
        try:
            found = ask(view, self.sitting.match.past(self.viewer), question, self.language) if question else None
        except HelpFailed as failure:
            return failure.sentence(self.language)
        return found.sentence if found else ""

    def action_leave(self) -> None:
        if self._clock is not None:
            self._clock.stop()
        self.exit()

    # --- drawing ----------------------------------------------------------------------------------------------------

    def scene(self) -> Scene:
        match, viewer, words = self.sitting.match, self.viewer, self.words
        view, past = match.view(viewer), match.past(viewer)
        return Scene(
            view=view,
            past=past,
            names=self.sitting.names,
            levels=self.sitting.levels,
            words=words,
            palette=self.palette,
            marks=self.sitting.marks.get(viewer, ()) if viewer is not None else (),
            help=self.help_level,
            chooser=self.chooser,
            cursor=self.cursor,
            story=self._story(view, past),
        )

    def _story(self, view: View, past: Sequence[Seen]) -> list[str]:
        """The log, told anew only when something has happened."""
        key = (self.viewer, len(past))
        if self._told[0] != key:
            self._told = key, self.face.told(self.words, view, past, self.sitting.names)
        return self._told[1]

    def redraw(self) -> None:
        if not self.is_running:
            return
        scene = self.scene()
        words, view = scene.words, scene.view
        who = self.sitting.names[self.viewer] if self.viewer is not None else ""
        parts = [self.sitting.match.game.title, words.where(view), who]
        self.show(
            scene,
            head=" · ".join(part for part in parts if part),
            ask=self._asked(scene),
            note=self.note,
            keys=self._keys(),
        )

    def _asked(self, scene: Scene) -> Text:
        """The thing to do now, loudest of all."""
        loud = f"bold {self.palette.accent}"
        width = self.size.width
        if scene.view.outcome is not None:
            lines = scene.words.result(scene.view, scene.names)
            return Text("\n".join(f" {line}" for line in self.face.closing(lines)), loud)
        chooser = self.aside or self.chooser
        if chooser is None:
            return Text(f" {scene.words.say('terminal-waiting', name=self.thinking)}" if self.thinking else "", loud)
        prompt = scene.words.say("terminal-say-what") if self.aside else scene.words.prompt(scene.view)
        room = ASK_LINES_TALL if self.size.height >= TALL else ASK_LINES
        text = Text(f" {prompt}\n", loud)
        for at, line in enumerate(chooser.render(scene, width - 2, room).split()):
            text.append("\n" if at else "")
            text.append(" ").append_text(line)
        return text

    def _keys(self) -> str:
        words = self.words
        if self.cursor is not None:
            return words.say("terminal-keys-sheet")
        if self.sitting.match.outcome is not None:
            return words.say("terminal-keys-over")
        chooser = self.aside or self.chooser
        first = words.say(chooser.keys) if chooser is not None else ""
        rest = words.say("terminal-keys-aside" if self.aside else self.face.keys)
        return " · ".join(part for part in (first, rest) if part)
