"""Looking back at a match on the screen."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual import events
from textual.binding import BindingType

from ludoteca.terminal.replaying import Tape
from ludoteca.terminal.screen.faces import face_for
from ludoteca.terminal.screen.frame import Frame, Legend
from ludoteca.terminal.screen.looks import palette_of
from ludoteca.terminal.screen.scene import HELPS, Help, Scene, told


class ReplayApp(Frame):
    """Step through a record from any seat's view."""

    BINDINGS: ClassVar[list[BindingType]] = [("ctrl+c", "quit", ""), ("q", "quit", ""), ("escape", "quit", "")]

    def __init__(self, tape: Tape) -> None:
        game = tape.match.game.name
        super().__init__(palette_of(game), game, face_for(tape.view))
        self.tape = tape
        self.help_level: Help = "sheet"

    def on_mount(self) -> None:
        super().on_mount()
        self.call_after_refresh(self.redraw)

    def on_key(self, event: events.Key) -> None:
        if len(self.screen_stack) > 1:
            return
        tape = self.tape
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
            story=told(words, view, past, tape.names),
        )
        lines = words.result(view, tape.names)[-2:] if view.outcome is not None else scene.story[-1:]
        head = " · ".join(part for part in (tape.match.game.title, words.where(view), tape.head()) if part)
        ask = Text("\n".join(f" {line}" for line in lines), f"bold {self.palette.accent}")
        self.show(scene, head=head, ask=ask, note="", keys=words.say("terminal-keys-replay"))
