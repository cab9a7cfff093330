"""The pencil sheet of The Lost Code and Think Str8!: what was seen, what is impossible, and the rounds."""

from __future__ import annotations

from rich.text import Text

from ludoteca.games.lost_code.view import CodeView, Round
from ludoteca.mind.lost_code.help import help_for
from ludoteca.mind.lost_code.help_types import HelpLevel, OddsHelp, SheetHelp, SheetLine, SymbolOdds
from ludoteca.terminal.lost_code.board import code_words
from ludoteca.terminal.lost_code.words import signed, span
from ludoteca.terminal.screen.looks import fit, join
from ludoteca.terminal.screen.scene import Scene

ANSWERS = {"right": "✓", "lower": "↓", "higher": "↑", "wrong": "✗"}
SIGNS = {"cross": "✗", "circle": "○", "question": "?"}


def sheet(scene: Scene, width: int) -> Text:
    """One line for each symbol: open numbers stand, seen ones are blackened, impossible ones crossed."""
    view: CodeView = scene.view
    level: HelpLevel = "sheet" if scene.help == "sheet" else "odds"
    found = help_for(view, scene.past, level, scene.words.language, scene.marks) if view.outcome is None else None
    odds = found if isinstance(found, OddsHelp) else None
    lines = found.lines if isinstance(found, SheetHelp) else odds.sheet.lines if odds else ()
    title = scene.words.say(f"terminal-sheet-{scene.help}")
    if not lines:
        return Text(title, f"bold {scene.palette.accent}")
    percent = scene.help == "odds"
    cell = 3 if percent else 2
    label = width - cell * (view.top_number + 1)
    head = Text(fit(title, label), f"bold {scene.palette.accent}")
    head.append(
        "".join(fit(f"{number:>{cell - 1}}", cell) for number in range(view.top_number + 1)), scene.palette.muted
    )
    rows = [head]
    for at, line in enumerate(lines):
        rows.append(_line(scene, at, line, odds.symbols[at] if odds else None, label, cell))
    if odds is not None:
        rows.append(Text(scene.words.say("terminal-code-codes-left", codes=odds.codes), scene.palette.muted))
    return join(rows)


def _line(scene: Scene, at: int, line: SheetLine, odds: SymbolOdds | None, label: int, cell: int) -> Text:
    palette, words = scene.palette, code_words(scene)
    name = words.letter(line.symbol) if label < 8 else words.symbol(line.symbol)
    text = Text(fit(name, label), palette.piece(at) if palette.dark else palette.text)
    seen = {fact.number for fact in line.seen}
    marks = {mark.number: mark.sign for mark in line.marks}
    for number in range(scene.view.top_number + 1):
        shown, style = f"{number:>{cell - 1}}", f"bold {palette.text}"
        if number in seen:
            shown, style = "■" * (cell - 1), palette.muted
        elif odds is not None and number in odds.crossed:
            shown, style = "×".rjust(cell - 1), palette.bad
        elif odds is not None and odds.pinned == number:
            style = f"bold {palette.ink} on {palette.good}"
        elif odds is not None and scene.help == "odds":
            shown, style = f"{min(99, round(100 * odds.chances[number])):>2}", palette.text
        if number in marks and number not in seen:
            shown, style = SIGNS[marks[number]].rjust(cell - 1), f"bold {palette.accent}"
        if scene.cursor == (at, number):
            style += " reverse"
        text.append(shown, style)
        text.append(" ")
    return text


def rounds(scene: Scene, width: int) -> Text:
    """What was rolled, bid and answered; the signs say right, lower, higher, wrong."""
    view: CodeView = scene.view
    played = [round_ for round_ in view.history if round_.bids or round_.dice]
    title = Text(scene.words.say("terminal-rounds"), f"bold {scene.palette.accent}")
    return join([title, *(line for round_ in reversed(played) for line in _round(scene, round_, width))])


def _round(scene: Scene, played: Round, width: int) -> list[Text]:
    palette, words = scene.palette, code_words(scene)
    line = Text(f"{played.number:>2} ", f"bold {palette.text}")
    for symbol in played.dice:
        at = scene.view.symbols.index(symbol) if symbol in scene.view.symbols else len(palette.pieces) - 1
        line.append(words.letter(symbol), f"bold {palette.piece(at) if palette.dark else palette.text}")
        line.append(" " if len(words.letter(symbol)) > 1 else "")
    lines = [line]
    checks = {check.seat: check for check in played.checks}
    for bid in played.bids:
        sign = ANSWERS[checks[bid.seat].answer] if bid.seat in checks else ""
        gain = checks[bid.seat].gain if bid.seat in checks else 0
        said = f" {scene.names[bid.seat][:2]} {span(bid.low, bid.high)}{sign}{signed(gain) if gain else ''}"
        if lines[-1].cell_len + len(said) > width:
            lines.append(Text("   "))
        lines[-1].append(said, palette.seat(bid.seat))
    return lines
