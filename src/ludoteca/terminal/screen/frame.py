"""The frame that playing and looking back share: head, table, side, and what is asked."""

from __future__ import annotations

from typing import Any, ClassVar

from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import BindingType
from textual.containers import Container, Vertical, VerticalScroll
from textual.screen import ModalScreen, Screen
from textual.widgets import Static

from ludoteca.terminal.screen.faces import Face
from ludoteca.terminal.screen.looks import Palette, fit, join
from ludoteca.terminal.screen.scene import Scene

WIDE, TALL = 116, 34


class Frame(App[None]):
    """A table on the screen. Whoever uses it hands over a scene and says what is asked."""

    ENABLE_COMMAND_PALETTE = False
    CSS = """
    Screen { layout: vertical; background: $background; color: $foreground; }
    #head { height: 1; background: $panel; text-style: bold; }
    #body { height: 1fr; layout: horizontal; }
    #table { width: 1fr; height: 100%; scrollbar-size: 1 1; }
    #side { width: 32; height: 100%; padding: 0 0 0 1; }
    #sheet { height: auto; }
    #notes, #log { height: 1fr; scrollbar-size: 1 1; }
    #far { display: none; width: 34; height: 100%; padding: 0 0 0 1; scrollbar-size: 1 1; }
    .wide #side { width: 36; }
    .wide #far { display: block; }
    .wide #log { display: none; }
    .other #notes, .other.tall #sheet { display: block; }
    #log { display: none; }
    .log #notes { display: none; }
    .log #log { display: block; }
    .tall #log { display: block; }
    .tall #notes { display: block; }
    .wide #log, .wide.log #log { display: none; }
    .wide #notes { display: block; }
    .across #body { layout: vertical; }
    .across #table { width: 100%; height: auto; max-height: 100%; }
    .across #side { width: 100%; height: 1fr; padding: 0; }
    .across #sheet, .cards #notes { display: none; }
    .across #log { display: block; height: 1fr; }
    .across.wide #body { layout: horizontal; }
    .across.wide #table { width: 1fr; height: 100%; }
    .across.wide #side { display: none; }
    #ask { height: auto; background: $panel; }
    #note { height: auto; max-height: 6; color: $error; text-style: bold; }
    #keys { height: 1; color: $text-muted; }
    """

    def __init__(self, palette: Palette, game: str, face: Face) -> None:
        super().__init__()
        self.palette = palette
        self.face = face
        self.showing_log = False
        self._look = palette.theme(game)

    def compose(self) -> ComposeResult:
        yield Static(id="head")
        with Container(id="body"):
            with VerticalScroll(id="table", can_focus=False):
                yield Static(id="board")
            with Vertical(id="side"):
                yield Static(id="sheet")
                with VerticalScroll(id="notes", can_focus=False):
                    yield Static(id="notes-text")
                with VerticalScroll(id="log", can_focus=False):
                    yield Static(id="log-text")
            with VerticalScroll(id="far", can_focus=False):
                yield Static(id="far-text")
        yield Static(id="ask")
        yield Static(id="note")
        yield Static(id="keys")

    def on_mount(self) -> None:
        self.register_theme(self._look)
        self.theme = self._look.name
        self.dress()

    def dress(self) -> None:
        """Let the layout follow the size of the terminal."""
        root = self.screen_stack[0]
        root.set_class(self.face.layout == "wide", "across")
        root.set_class(self.face.layout == "plain", "other")
        root.set_class(self.size.width >= WIDE, "wide")
        root.set_class(self.size.height >= TALL, "tall")
        root.set_class(self.showing_log, "log")

    def on_resize(self) -> None:
        self.dress()
        self.call_after_refresh(self.redraw)

    def redraw(self) -> None:
        """Draw everything anew."""

    def show(self, scene: Scene, *, head: str, ask: Text, note: str, keys: str) -> None:
        """Put a scene on the screen. Widths are worked out here, so that nothing is cut by chance."""
        width, height = self.size.width, self.size.height
        wide, across = width >= WIDE, self.face.layout == "wide"
        side = 36 if wide else 32
        far = max(34, min(60, width - 104)) if wide else 0
        self.screen_stack[0].query_one("#far").styles.width = far
        table = width - (far if across else side + far) - 1
        self._put("head", Text(fit(f" {head}", width)))
        self._put("ask", ask)
        said = Text(f" {note}")
        self._put("note", said)
        self.screen_stack[0].query_one("#note").display = bool(note)
        self._put("keys", Text(fit(f" {keys}", width)))
        asked = sum(len(text.wrap(self.console, max(1, width))) for text in (ask, said) if text is ask or note)
        room = height - 2 - asked
        self._put("board", self.face.board(scene, table, room - (5 if across and not wide else 0)))
        self._put("sheet", self.face.sheet(scene, side - 2) or Text(""))
        self._put("notes-text", self.face.notes(scene, side - 3) or Text(""))
        title = Text(scene.words.say("terminal-log"), f"bold {self.palette.accent}")
        log = join([title, *(Text(f"· {line}") for line in reversed(scene.story))])
        self._put("log-text", log)
        self._put("far-text", log)

    def _put(self, name: str, text: Text) -> None:
        self.screen_stack[0].query_one(f"#{name}", Static).update(text)

    def toggle_log(self) -> None:
        self.showing_log = not self.showing_log
        self.dress()

    def scroll(self, pages: int) -> None:
        """Move through the log and the rounds."""
        for name in ("notes", "log", "far"):
            place = self.screen_stack[0].query_one(f"#{name}", VerticalScroll)
            place.scroll_relative(y=pages * max(1, place.size.height - 1), animate=False)


class Curtain(Screen[None]):
    """Nothing but a name: one person goes, the next one comes (hot seat)."""

    CSS = """
    Curtain { align: center middle; background: $background; color: $foreground; }
    Curtain Static { width: auto; max-width: 90%; padding: 1 4; background: $panel; text-style: bold; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [("enter", "lift", "")]

    def __init__(self, sentence: str) -> None:
        super().__init__()
        self.sentence = sentence

    def compose(self) -> ComposeResult:
        yield Static(self.sentence)

    def action_lift(self) -> None:
        self.dismiss(None)


class Legend(ModalScreen[None]):
    """What the keys and signs mean. Any key closes it."""

    CSS = """
    Legend { align: center middle; }
    Legend Static { width: 76; max-width: 96%; max-height: 96%; padding: 1 2; background: $panel; }
    """

    def __init__(self, words: str) -> None:
        super().__init__()
        self.words = words

    def compose(self) -> ComposeResult:
        yield Static(Text(self.words))

    def on_key(self, event: Any) -> None:
        event.stop()
        self.dismiss(None)
