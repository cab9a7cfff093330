"""The table of The Lost Code and Think Str8!: logs, track, dice and wheels."""

from __future__ import annotations

from itertools import groupby

from rich.text import Text

from ludoteca.games.lost_code.view import Bid, CodeView
from ludoteca.terminal.lost_code.choosers import RangeChooser
from ludoteca.terminal.lost_code.words import CodeWords, signed, span
from ludoteca.terminal.screen.looks import fit, join, numeral
from ludoteca.terminal.screen.scene import Scene

LABEL = 14


def code_words(scene: Scene) -> CodeWords:
    assert isinstance(scene.words, CodeWords)
    return scene.words


def board(scene: Scene, width: int, height: int) -> Text:
    """Everything that lies open, as far as the height allows: wheels give way first where nobody needs them."""
    view: CodeView = scene.view
    lines = _logs(scene, width)
    tall = height >= len(lines) + len(view.wheels) + 10
    gap = [Text("")] if tall else []
    lines += [*gap, *(_track_picture(scene, width) if tall else [_track_line(scene)])]
    if view.phase == "over":
        return join([*lines, *gap, *_finals(scene, width)])
    lines += [*gap, _dice(scene), _order(scene)]
    lines += [*gap, *_wheels(scene, width)]
    return join(lines)


def _logs(scene: Scene, width: int) -> list[Text]:
    view, palette, words = scene.view, scene.palette, code_words(scene)
    cell = 5 if width >= LABEL + 5 * len(view.symbols) else 4
    head = Text(" " * LABEL)
    for at, symbol in enumerate(view.symbols):
        head.append(
            f" {words.letter(symbol)}".ljust(cell), f"bold {palette.piece(at) if palette.dark else palette.text}"
        )
    lines = [head]
    for log, numbers in enumerate(view.logs):
        lines.append(_label(scene, log))
        for at, number in enumerate(numbers):
            if number is None:
                back = f" {words.letter(view.symbols[at])}"[:3].ljust(3)
                lines[-1].append(back, f"{palette.piece(at) if palette.dark else palette.muted} on {palette.panel}")
            else:
                face = f"bold {palette.ink} on {palette.piece(at)}"
                lines[-1].append(" ", face).append(str(number), face + numeral(number)).append(" ", face)
            lines[-1].append(" " * (cell - 3))
    lines.append(_small(scene, "terminal-row-stacks", [str(count) for count in view.stacks], cell))
    opened = ["".join(str(number) for _, number in discards) or "·" for discards in view.discards]
    lines.append(_small(scene, "terminal-row-open", opened, cell))
    if view.tokens:
        holders = {
            token.symbol: "●" if token.holder is None else scene.names[token.holder][:3] for token in view.tokens
        }
        lines.append(_small(scene, "terminal-row-tokens", [holders.get(name, "·") for name in view.symbols], cell))
    return lines


def _label(scene: Scene, log: int) -> Text:
    view, palette = scene.view, scene.palette
    name = code_words(scene).log_name(view, log, scene.names)
    style = palette.seat(log) if log < view.players else palette.muted
    sign = "▸" if log in view.turn else "☠" if log == view.cursed else " "
    return Text.assemble((sign, f"bold {palette.accent}"), (fit(name, LABEL - 2), style), " ")


def _small(scene: Scene, message: str, cells: list[str], cell: int) -> Text:
    said = fit(f" {scene.words.say(message)}", LABEL)
    return Text(said + "".join(fit(f" {one}", cell) for one in cells), scene.palette.muted)


def _dice(scene: Scene) -> Text:
    view, palette, words = scene.view, scene.palette, code_words(scene)
    text = Text(f" {words.say('terminal-row-dice')} ", palette.muted)
    dice = view.history[-1].dice if view.history and view.phase != "guess" else ()
    for symbol in dice:
        at = view.symbols.index(symbol) if symbol in view.symbols else len(palette.pieces) - 1
        text.append(f" {words.symbol(symbol)} ", f"bold {palette.ink} on {palette.piece(at)}")
        text.append(" ")
    if not dice:
        text.append("–", palette.muted)
    return text


def _order(scene: Scene) -> Text:
    """Who comes after whom in this round, and how far it is (LC-36)."""
    view, palette = scene.view, scene.palette
    text = Text(f" {scene.words.say('terminal-row-order')} ", palette.muted)
    order = view.history[-1].order if view.history and view.phase != "guess" else view.guessing
    for at, seat in enumerate(order):
        text.append(" › " if at else " ", palette.muted)
        text.append(
            scene.names[seat], f"bold underline {palette.seat(seat)}" if seat in view.turn else palette.seat(seat)
        )
    return text


def _wheels(scene: Scene, width: int) -> list[Text]:
    """Every wheel as a range on the scale, with its points and its owner."""
    view, palette = scene.view, scene.palette
    bids = {bid.width: bid for bid in (view.history[-1].bids if view.history else ())}
    # With room to spare a number takes two cells.
    step = 2 if width >= 2 * view.top_sum + 26 else 1
    scale = Text(" " * 7, palette.muted)
    marks = [" "] * (step * view.top_sum + 3)
    for number in range(0, view.top_sum + 1, 5):
        marks[step * number : step * number + len(str(number))] = str(number)
    scale.append("".join(marks), palette.muted)
    return [scale, *(_wheel(scene, size, points, bids.get(size), width, step) for size, points in view.wheels)]


def _wheel(scene: Scene, size: int, points: int, bid: Bid | None, width: int, step: int) -> Text:
    palette, view, chooser = scene.palette, scene.view, scene.chooser
    trying = isinstance(chooser, RangeChooser) and chooser.width == size
    low, high, colour, owner = None, None, palette.accent, ""
    left = max(6, width - 8 - step * (view.top_sum + 1))
    if isinstance(chooser, RangeChooser) and trying:
        low, high = chooser.start, chooser.start + size - 1
        owner = span(low, high)
    elif bid is not None:
        low, high, colour = bid.low, bid.high, palette.seat(bid.seat)
        owner = f"{_short(scene.names[bid.seat], left - 6)} {span(bid.low, bid.high)}"
    text = Text()
    text.append(f"{'▸' if trying else ' '}{size:>2}·{points}".ljust(7), f"bold {palette.accent}" if trying else "")
    for number in range(view.top_sum + 1):
        inside = low is not None and high is not None and low <= number <= high
        sign = ("█" if trying else "▬") * step if inside else "·".ljust(step)
        text.append(sign, colour if inside else palette.muted)
    text.append(" ")
    if not owner and size in view.available and view.phase in ("wheel", "turn", "token", "replace", "roll"):
        text.append(fit(scene.words.say("terminal-code-wheel-free"), left), palette.muted)
    else:
        text.append(fit(owner, left), f"bold {colour}" if trying else colour)
    return text


def _short(name: str, width: int) -> str:
    """The beginning of a name, where the range beside it matters more."""
    return name[: max(2, width)].strip()


def _track_line(scene: Scene) -> Text:
    """The markers from behind to front; on one space the top of the pile comes first (LC-26)."""
    view, palette = scene.view, scene.palette
    text = Text(f" {scene.words.say('terminal-row-track')} ", palette.muted)
    for position, seats in groupby(view.standing, key=lambda seat: view.positions[seat]):
        text.append(f" {position} ", f"bold {palette.text}")
        for at, seat in enumerate(seats):
            text.append("/" if at else "", palette.muted)
            text.append(scene.names[seat], palette.seat(seat))
        text.append(" ")
    return text


def _track_picture(scene: Scene, width: int) -> list[Text]:
    """The track with its piles of markers, the top one furthest behind (LC-26)."""
    view, palette = scene.view, scene.palette
    first, cell = min(0, *view.positions), 3
    last = max(*view.positions, first + 9)
    room = (width - LABEL) // cell
    if last - first + 1 > room:
        first = last - room + 1
    spaces = range(first, last + 1)
    piles = {space: [seat for seat in view.standing if view.positions[seat] == space] for space in spaces}
    height = max(len(pile) for pile in piles.values())
    lines = []
    for level in range(height, 0, -1):
        line = Text(" " * LABEL)
        for space in spaces:
            pile = piles[space]
            if len(pile) >= level:
                seat = pile[len(pile) - level]
                line.append(
                    fit(scene.names[seat][:2], 2),
                    f"bold {palette.ink if palette.dark else palette.table} on {palette.seat(seat)}",
                )
                line.append(" ")
            else:
                line.append(" " * cell)
        lines.append(line)
    foot = Text(fit(f" {scene.words.say('terminal-row-track')}", LABEL), palette.muted)
    for space in spaces:
        foot.append(fit(str(space), cell), palette.text if piles[space] else palette.muted)
    return [*lines, foot]


def _finals(scene: Scene, width: int) -> list[Text]:
    """What everybody wrote, and what it earned."""
    view, palette = scene.view, scene.palette
    cell = max(5, (width - LABEL - 5) // len(view.symbols))
    lines = [Text(f" {scene.words.say('phase-lost-code-guess')}", f"bold {palette.accent}")]
    for final in view.finals:
        line = Text(fit(f" {scene.names[final.seat]}", LABEL), palette.seat(final.seat))
        for written, points in zip(final.guesses, final.points, strict=True):
            wrote = "".join(map(str, written)) or "– "
            line.append(fit(f"{wrote}{signed(points)}", cell), palette.good if points > 0 else palette.bad)
        line.append(signed(final.total), f"bold {palette.text}")
        lines.append(line)
    return lines
