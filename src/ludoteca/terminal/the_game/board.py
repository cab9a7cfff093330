"""The table of The Game and The Game: Extreme: commands in force, four piles, what the others say and hold."""

from __future__ import annotations

from rich.text import Text

from ludoteca.games.the_game.box import LOWEST, TRICK
from ludoteca.games.the_game.moves import Lay
from ludoteca.games.the_game.state import highest_card
from ludoteca.games.the_game.view import PileView, TheGameView
from ludoteca.terminal.screen.looks import centred, fit, join
from ludoteca.terminal.screen.scene import Scene
from ludoteca.terminal.the_game.choosers import HandChooser, hand_text
from ludoteca.terminal.the_game.words import CardWords

GAP = 2
PICTOGRAMS = {
    "stop": "■",
    "skull": "☠",
    "three": "3",
    "silence": "∅",
    "no-backwards": "⊘",
    "one-pile": "▮",
    "draw-one": "+1",
}


BIG = {
    "0": ("┏━┓", "┃ ┃", "┗━┛"),
    "1": (" ┓ ", " ┃ ", " ┻ "),
    "2": ("╺━┓", "┏━┛", "┗━╸"),
    "3": ("╺━┓", " ━┫", "╺━┛"),
    "4": ("╻ ╻", "┗━┫", "  ╹"),
    "5": ("┏━╸", "┗━┓", "╺━┛"),
    "6": ("┏━╸", "┣━┓", "┗━┛"),
    "7": ("╺━┓", "  ┃", "  ╹"),
    "8": ("┏━┓", "┣━┫", "┗━┛"),
    "9": ("┏━┓", "┗━┫", "╺━┛"),
}


def big(number: int) -> list[str]:
    """A number three lines high."""
    return [" ".join(BIG[digit][row] for digit in str(number)) for row in range(3)]


def board(scene: Scene, width: int, height: int) -> Text:
    """The band of commands, the piles, then everybody's cards."""
    view: TheGameView = scene.view
    tall = height >= 22
    gap = [Text("")] if tall else []
    lines = [*_band(scene, width), *gap, *_piles(scene, width, tall=tall), *gap, _hands(scene)]
    if view.seat is not None and not isinstance(scene.chooser, HandChooser):
        lines += [*gap, hand_text(scene, view.hand, None)]
    if view.outcome is not None:
        lines += _open_hands(scene)
    return join(lines)


def _band(scene: Scene, width: int) -> list[Text]:
    """What is in force, in words, across the top."""
    view, palette = scene.view, scene.palette
    words = scene.words
    assert isinstance(words, CardWords)
    said = [f"{PICTOGRAMS[name]} {words.say(f'command-{name}-says')}" for name in view.in_force]
    if view.three:
        said.append(f"{PICTOGRAMS['three']} {words.say('command-three-says')}")
    if view.only_pile is not None:
        said.append(words.say("terminal-cards-only-pile", pile=view.only_pile))
    said += [words.say("terminal-cards-duty", pile=pile) for pile in view.duties]
    lines: list[str] = []
    for one in said:
        if lines and len(lines[-1]) + len(one) + 4 < width:
            lines[-1] += f"  {one}"
        else:
            lines.append(f" {one}")
    return [Text(fit(line, width), f"bold {palette.ink} on {palette.accent}") for line in lines]


def _piles(scene: Scene, width: int, *, tall: bool) -> list[Text]:
    """Four cards side by side. Rising piles have their arrow below the card's start, falling ones the other way."""
    view = scene.view
    size = min(26, (width - 3 * GAP - 2) // 4)
    columns = [_pile(scene, index, pile, size, tall=tall) for index, pile in enumerate(view.piles)]
    heard = _signals(scene, size)
    columns = [[*column, *heard[pile.name]] for column, pile in zip(columns, view.piles, strict=True)]
    height = max(len(column) for column in columns)
    lines = []
    for row in range(height):
        line = Text(" ")
        for at, column in enumerate(columns):
            line.append_text(column[row] if row < len(column) else Text(" " * size))
            line.append(" " * GAP if at < len(columns) - 1 else "")
        lines.append(line)
    return lines


def _pile(scene: Scene, index: int, pile: PileView, size: int, *, tall: bool) -> list[Text]:
    palette, chooser = scene.palette, scene.chooser
    chosen = isinstance(chooser, HandChooser) and chooser.pile == index
    frame = palette.accent if chosen else palette.muted
    inner = size - 2
    face = f"bold {palette.ink} on {palette.piece(0)}"
    highest = highest_card(scene.view.options)
    way = f"{index + 1} ▲ {LOWEST - 1} → {highest}" if pile.ascending else f"{index + 1} ▼ {highest + 1} → {LOWEST}"
    top = ["", *big(pile.top), ""] if tall else [str(pile.top)]
    return [
        Text(centred(way, size), f"bold {palette.good if pile.ascending else palette.accent}"),
        Text("╭" + "─" * inner + "╮", frame),
        *(_card(centred(line, inner), frame, face) for line in top),
        _card(centred(_sign(scene, pile), inner), frame, face),
        Text("╰" + "─" * inner + "╯", frame),
        _rail(scene, pile, size),
        _target(scene, pile, size),
    ]


def _card(content: str, frame: str, face: str) -> Text:
    return Text.assemble(("│", frame), (content, face), ("│", frame))


def _sign(scene: Scene, pile: PileView) -> str:
    """The command or the fire on the top card."""
    if pile.command is not None:
        return f"{PICTOGRAMS[pile.command]} {scene.words.say(f'terminal-command-{pile.command}')}"
    if pile.fire != "none":
        return f"▲ {scene.words.say('terminal-fire-' + pile.fire)}"
    return ""


def _rail(scene: Scene, pile: PileView, size: int) -> Text:
    """How much of 1 to 100 the pile has used up, from its own end."""
    room = size - 4
    highest = highest_card(scene.view.options)
    left = round(room * (highest + 1 - pile.top if pile.ascending else pile.top - LOWEST + 1) / highest)
    used = room - min(room, max(0, left))
    line = "█" * used + "·" * (room - used)
    count = highest - pile.top if pile.ascending else pile.top - LOWEST
    rail = Text(line if pile.ascending else line[::-1], scene.palette.muted)
    number = Text(f"{max(0, count):>3}", scene.palette.muted)
    return Text.assemble(rail, " ", number)


def _target(scene: Scene, pile: PileView, size: int) -> Text:
    """Where the chosen card would go: the step it takes, the trick, or that it does not fit."""
    chooser, palette = scene.chooser, scene.palette
    if not isinstance(chooser, HandChooser) or chooser.card is None:
        return Text(" " * size)
    card = chooser.card
    if Lay(card, pile.name) not in scene.view.moves:
        return Text(centred("✗", size), palette.muted)
    step = card - pile.top
    if abs(step) == TRICK and (step < 0) == pile.ascending:
        return Text(centred(f"⟲ {step:+} {scene.words.say('terminal-trick')}", size), f"bold {palette.good}")
    return Text(centred(f"{card} ({step:+})", size), f"bold {palette.text}")


def _signals(scene: Scene, size: int) -> dict[str, list[Text]]:
    """What stands about each pile, three lines at most."""
    found: dict[str, list[Text]] = {pile.name: [] for pile in scene.view.piles}
    for signal in scene.view.pile_signals:
        said = scene.words.say(f"terminal-signal-{signal.word}")
        name = scene.names[signal.seat][:4]
        found[signal.pile].append(Text(fit(f"{name}: {said}", size), scene.palette.seat(signal.seat)))
    for lines in found.values():
        if len(lines) > 3:
            lines[2:] = [Text(fit(f"+{len(lines) - 2}", size), scene.palette.muted)]
    return found


def _hands(scene: Scene) -> Text:
    """Who holds how many, and who is on turn."""
    view, palette = scene.view, scene.palette
    text = Text(f" {scene.words.say('draw-pile')} {view.draw_pile}", palette.text)
    for seat, count in enumerate(view.hands):
        text.append(" · ", palette.muted)
        text.append(f"{'▸' if seat in view.turn else ''}{scene.names[seat]} {count}", palette.seat(seat))
    for at, told in enumerate(view.command_signals):
        text.append(" · " if at else "\n ", palette.muted)
        name = scene.words.say(f"terminal-command-{told.command}")
        said = scene.words.say("tell-word", word=told.word)
        text.append(f"{scene.names[told.seat]}: {name}, {said}", palette.seat(told.seat))
    return text


def _open_hands(scene: Scene) -> list[Text]:
    """At the end everybody shows what was left."""
    view = scene.view
    return [
        Text(f" {scene.names[seat]}: {' '.join(map(str, hand))}", scene.palette.seat(seat))
        for seat, hand in enumerate(view.open_hands)
        if hand and seat != view.seat
    ]
