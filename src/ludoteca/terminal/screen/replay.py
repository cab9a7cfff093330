"""Looking back at a match on the screen."""

from __future__ import annotations

import asyncio
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.binding import BindingType

from ludoteca.terminal.mistakes import Mistakes
from ludoteca.terminal.replay import Tape
from ludoteca.terminal.screen.faces import face_for, palette_of
from ludoteca.terminal.screen.frame import Frame, Legend
from ludoteca.terminal.screen.scene import HELPS, Help, Scene


class ReplayApp(Frame):
    """Step through a record from any seat's view, and from mistake to mistake."""

    BINDINGS: ClassVar[list[BindingType]] = [("ctrl+c", "quit", ""), ("q", "quit", ""), ("escape", "quit", "")]

    def __init__(self, tape: Tape) -> None:
        game = tape.match.game.name
        super().__init__(palette_of(game), game, face_for(game))
        self.tape = tape
        self.help_level: Help = "sheet"
        self._mistakes: Mistakes | None = None
        self._note = ""
        self._story: list[str] = []
        """What the judge says of the decision that is taken here."""

    def on_mount(self) -> None:
        super().on_mount()
        self.call_after_refresh(self.redraw)

    def on_key(self, event: events.Key) -> None:
        if len(self.screen_stack) > 1:
            return
        tape = self.tape
        self.workers.cancel_group(self, "judge")
        self._note, self._story = "", []
        match event.key:
            case "n" | "right" | "space" | "enter":
                tape.go(tape.at + 1)
            case "p" | "left" | "backspace":
                tape.go(tape.at - 1)
            case "r" | "down":
                tape.go_chapters(1)
            case "b" | "up":
                tape.go_chapters(-1)
            case "home":
                tape.go(0)
            case "end" | "e":
                tape.go(len(tape.stops))
            case "s":
                tape.next_seat()
            case "m" | "w":
                self._note = tape.words.say("terminal-replay-judging")
                self.run_worker(self._judge(why=event.key == "w"), group="judge", exclusive=True)
            case "h":
                self.help_level = HELPS[(HELPS.index(self.help_level) + 1) % len(HELPS)]
            case "tab":
                self.toggle_log()
            case "pageup" | "pagedown":
                self.scroll(1 if event.key == "pagedown" else -1)
            case "question_mark" | "f1":
                self.push_screen(Legend(tape.words.say(self.face.legend)))
            case _:
                return
        event.prevent_default()
        event.stop()
        self.redraw()

    async def _judge(self, *, why: bool) -> None:
        """To the next mistake; or what is to be said of the decision that is taken here. The screen stays alive: who
        presses another key meanwhile has changed their mind."""
        tape = self.tape
        if self._mistakes is None:
            self._mistakes = await asyncio.to_thread(Mistakes, tape.match, tape.names, tape.language)
        found = await asyncio.to_thread(self._mistakes.at if why else self._mistakes.after, tape.entries)
        if found is None:
            self._note = tape.words.say("terminal-replay-no-decision" if why else "terminal-replay-no-mistake")
        else:
            self._note = ""
            tape.go_to_decision(found)
            self._story = self._mistakes.story(found)
        self.redraw()

    def redraw(self) -> None:
        if not self.is_running:
            return
        tape = self.tape
        view, words, past = tape.view, tape.words, tape.now.past(tape.seat)
        scene = Scene(
            view=view,
            past=past,
            names=tape.names,
            levels=(None,) * tape.match.players,
            words=words,
            palette=self.palette,
            help=self.help_level,
            story=self.face.told(words, view, past, tape.names),
        )
        lines = words.result(view, tape.names)[-2:] if view.outcome is not None else scene.story[-1:]
        mark = "" if self._mistakes is None else self._mistakes.mark_at(tape.entries)
        head = " · ".join(part for part in (tape.match.game.title, words.where(view), tape.head(), mark) if part)
        ask = Text("\n".join(f" {line}" for line in self._story or lines), f"bold {self.palette.accent}")
        self.show(scene, head=head, ask=ask, note=self._note, keys=words.say("terminal-keys-replay"))
