"""The great moments of a match as film strips: one frame of every beat, in a page to look at.

dev.py film [reveal] [trick] [loss] [win] [--size 1280x720] [--scheme dark] [--to FOLDER]
dev.py film reveal --webp docs/pictures/reveal.webp    also as a moving picture
dev.py film --readme docs/pictures                     the still pictures of the README, from matches just begun
"""

from __future__ import annotations

import argparse
import base64
import sys
import tempfile
from collections.abc import Callable
from itertools import groupby
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

from tests.browser import lost_code, moments, stage, the_game
from tests.browser.chromium import browser
from tests.browser.serving import house
from tests.browser.visitor import Visitor
from workshop.places import ROOT

Message = dict[str, Any]
BEAT = "() => (({ beat, step }) => [step ?? '', beat ?? ''])(document.querySelector('section.board').dataset)"
SECONDS = 0.9
"""How long a frame stands in a moving picture."""
SUDDEN = ("trick", "rescue", "last", "won", "lost")
SLOWLY = 0.2
"""How fast the page's clock runs while pictures are taken, so that a slow machine misses no beat."""


def _reveals(before: Message, after: Message) -> bool:
    def checks(message: Message) -> int:
        return sum(len(played["checks"]) for played in message["view"]["history"])

    return checks(after) > checks(before)


def _tricks(before: Message, after: Message) -> bool:
    piles = zip(before["view"]["piles"], after["view"]["piles"], strict=True)
    return any(new["top"] - old["top"] == (-10 if new["ascending"] else 10) for old, new in piles)


def _ends(before: Message, after: Message) -> bool:
    return before["view"]["outcome"] is None and after["view"]["outcome"] is not None


MOMENTS: dict[str, tuple[str, Callable[[Message, Message], bool]]] = {
    "reveal": ("lost-code", _reveals),
    "trick": ("the-game", _tricks),
    "loss": ("the-game", _ends),
    "win": ("lost-code", _ends),
}


def scene(moment: str) -> tuple[str, list[Message]]:
    """The game, how it stands before the moment, and the message that brings it."""
    game, is_it = MOMENTS[moment]
    for seed in range(1, 20):
        messages = stage.played(game, 3, {}, seed=seed)
        found = next((n for n in range(1, len(messages)) if is_it(messages[n - 1], messages[n])), None)
        if found is not None:
            return game, messages[found - 1 : found + 1]
    raise SystemExit(f"No match has a {moment}.")


def frames(opened: Browser, address: str, moment: str, size: dict[str, int], scheme: str) -> list[tuple[str, bytes]]:
    """One picture of every beat, as late in it as there was time for, and how it stands afterwards."""
    game, messages = scene(moment)
    show = stage.Show(opened, address, game, messages, pace="slow", haste=SLOWLY, watch=False, size=size, scheme=scheme)
    page = show.visitor.page
    found: list[tuple[str, bytes]] = [("before", page.screenshot())]
    taken: list[tuple[str, bytes]] = []
    page.evaluate("() => window.stage.next(1)")
    while not page.evaluate("() => window.stage.rest()"):
        name = " ".join(page.evaluate(BEAT))
        picture = page.screenshot()
        taken.append((name, picture))
    # The last picture of a beat shows most of it; what is sudden is over by then, and is seen half-way.
    for name, beat in groupby(taken, key=lambda one: one[0]):
        pictures = list(beat)
        if name.split(" ")[-1] in SUDDEN and len(pictures) > 2:
            found.append((f"{name}, half-way", pictures[len(pictures) // 2][1]))
        found.append(pictures[-1])
    found.append(("after", page.screenshot()))
    show.visitor.leave()
    return found


def strip(found: list[tuple[str, bytes]], folder: Path) -> list[Path]:
    folder.mkdir(parents=True, exist_ok=True)
    paths = []
    for n, (_, picture) in enumerate(found):
        paths.append(folder / f"{n:03}.png")
        paths[-1].write_bytes(picture)
    shown = "".join(
        f"<figure><img src='{path.name}' width=480><figcaption>{name}</figcaption></figure>"
        for path, (name, _) in zip(paths, found, strict=True)
    )
    (folder / "index.html").write_text(f"<!doctype html><style>figure{{display:inline-block}}</style>{shown}")
    return paths


# The page reads a picture, makes it smaller, and gives back as WebP what differs from the one before: where, how large.
_SHRINK = """async ([png, width, quality]) => {
  const image = new Image()
  image.src = `data:image/png;base64,${png}`
  await image.decode()
  const height = Math.round((image.height * width) / image.width)
  const draw = (w, h, paint) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: w, height: h })
    const pen = canvas.getContext('2d', { alpha: false })
    pen.imageSmoothingQuality = 'high'
    paint(pen)
    return canvas
  }
  const whole = draw(width, height, (pen) => pen.drawImage(image, 0, 0, width, height))
  const pixels = new Uint32Array(whole.getContext('2d').getImageData(0, 0, width, height).data.buffer)
  const before = window.before
  window.before = pixels
  let [left, top, right, bottom] = before ? [width, height, 2, 2] : [0, 0, width, height]
  for (let at = 0; before && at < pixels.length; at += 1) {
    if (pixels[at] === before[at]) continue
    const [x, y] = [at % width, Math.floor(at / width)]
    left = Math.min(left, x)
    right = Math.max(right, x + 1)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y + 1)
  }
  // Places are told in steps of two; where nothing has changed two pixels have to do.
  left = Math.min(left, right - 2) & ~1
  top = Math.min(top, bottom - 2) & ~1
  const [w, h] = [right - left, bottom - top]
  const part = draw(w, h, (pen) => pen.drawImage(whole, left, top, w, h, 0, 0, w, h))
  return [[left, top, w, h], height, part.toDataURL('image/webp', quality).split(',')[1]]
}"""


def _chunk(name: bytes, data: bytes) -> bytes:
    return name + len(data).to_bytes(4, "little") + data + b"\0" * (len(data) % 2)


def _picture(still: bytes) -> bytes:
    """The chunk of a WebP that holds its picture: they follow RIFF, the length and WEBP."""
    at = 12
    while still[at : at + 4] not in (b"VP8 ", b"VP8L"):
        size = int.from_bytes(still[at + 4 : at + 8], "little")
        at += 8 + size + size % 2
    return _chunk(still[at : at + 4], still[at + 8 : at + 8 + int.from_bytes(still[at + 4 : at + 8], "little")])


def moving(opened: Browser, paths: list[Path], to: Path, width: int = 960, quality: float = 0.72) -> None:
    """Pictures as one that moves. Chromium makes the frames; WebP keeps them in a list of chunks (RIFF), each with its
    place, size and duration."""
    page = opened.new_page()
    frames = b""
    height = 0
    for path in paths:
        png = base64.b64encode(path.read_bytes()).decode()
        (left, top, wide, high), height, encoded = page.evaluate(_SHRINK, [png, width, quality])
        still = base64.b64decode(encoded)
        numbers = (left // 2, top // 2, wide - 1, high - 1, round(1000 * SECONDS))
        frames += _chunk(b"ANMF", b"".join(n.to_bytes(3, "little") for n in numbers) + b"\2" + _picture(still))
    page.close()
    animated = b"\2\0\0\0" + (width - 1).to_bytes(3, "little") + (height - 1).to_bytes(3, "little")
    body = b"WEBP" + _chunk(b"VP8X", animated) + _chunk(b"ANIM", b"\xff\xff\xff\xff\0\0") + frames
    to.write_bytes(b"RIFF" + len(body).to_bytes(4, "little") + body)


_KEPT = "localStorage.setItem('ludoteca.settings', JSON.stringify({ pace: 'instant', offered: true, help: 'sheet' }))"


def readme(opened: Browser, address: str, folder: Path) -> None:
    """The Lost Code on a desk, with a wheel in hand; The Game on a phone, with a card in hand."""
    desk = Visitor(opened, address, size={"width": 1280, "height": 800})
    desk.context.add_init_script(_KEPT)
    moments.ask(desk, "me", {"name": "Ada"})
    desk.play_now("lost-code")
    while not (now := lost_code.look(desk))["set"]:
        if now["turn"] and not now["busy"]:
            lost_code.step(desk)
        desk.page.wait_for_timeout(100)
    desk.page.mouse.move(0, 0)
    desk.page.wait_for_timeout(500)
    desk.page.screenshot(path=folder / "the-lost-code.png")
    phone = Visitor(opened, address, size={"width": 390, "height": 844})
    phone.context.add_init_script(_KEPT)
    moments.ask(phone, "me", {"name": "Ada"})
    phone.play_now("the-game")
    the_game.settled(phone)
    while the_game.starting(phone):
        the_game.step(phone)
        phone.page.wait_for_timeout(100)
    the_game.settled(phone)
    the_game.hold(phone, phone.page.locator(".hand [data-card]:not(.idle)").first.get_attribute("data-card"))
    phone.page.wait_for_timeout(500)
    phone.page.screenshot(path=folder / "the-game-phone.png")
    for one in (desk, phone):
        one.leave()


def main() -> int:
    parser = argparse.ArgumentParser(prog="dev.py film", description=__doc__)
    parser.add_argument("moments", nargs="*", default=list(MOMENTS), help="some of: " + ", ".join(MOMENTS))
    parser.add_argument("--size", default="1280x720")
    parser.add_argument("--scheme", choices=("light", "dark"), default="light")
    parser.add_argument("--to", type=Path, default=ROOT / "shots" / "film")
    parser.add_argument("--webp", type=Path, help="the last moment, as a moving picture")
    parser.add_argument("--readme", type=Path, metavar="FOLDER", help="only the still pictures of the README")
    asked = parser.parse_args()
    if asked.readme:
        with tempfile.TemporaryDirectory() as folder, house(Path(folder)) as server, browser() as opened:
            readme(opened, server.address, asked.readme)
        return 0
    if unknown := set(asked.moments) - set(MOMENTS):
        parser.error(f"no such moment: {', '.join(sorted(unknown))}")
    width, height = (int(side) for side in asked.size.split("x"))
    with tempfile.TemporaryDirectory() as folder, house(Path(folder)) as server, browser() as opened:
        for moment in asked.moments:
            found = frames(opened, server.address, moment, {"width": width, "height": height}, asked.scheme)
            paths = strip(found, asked.to / moment)
            print(f"{moment}: {len(paths)} frames, {asked.to / moment / 'index.html'}", flush=True)
        if asked.webp:
            moving(opened, paths, asked.webp)
            print(asked.webp)
    return 0


if __name__ == "__main__":
    sys.exit(main())
