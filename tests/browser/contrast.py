"""Contrast where axe cannot tell: on gradients and textures, over pseudo elements, under something translucent.

axe lists such texts as incomplete and leaves them to people, so that a dark line on a dark table passes. Here the page
is photographed with its letters and without, and each of those texts is measured against what really lies behind it.

A table in play moves: a card that flies over a line between two pictures looks like a faint line. So each picture
is taken twice, only what stands alike in both is measured, and what is too faint has to be so twice.

On a busy machine a picture may still show the page as it was before its letters were taken away. Then nothing differs,
and the letters are measured against themselves. So letters that leave no trace are looked at again and again, and are
a fault only if they never do.
"""

from __future__ import annotations

import base64
from typing import Any

from playwright.sync_api import Page

_PATIENCE = 60
"""How often a text that moves is looked at again. A table whose people do nothing comes to rest within seconds."""

_WITHOUT_LETTERS = """() => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`
    *, *::before, *::after {
      color: transparent !important; -webkit-text-fill-color: transparent !important;
      caret-color: transparent !important;
      text-shadow: none !important; transition: none !important; animation: none !important
    }`)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}"""
# A busy page may show what it was told a frame or two later; one that draws no frames does not keep us waiting.
_DRAWN = """() => Promise.race([
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  new Promise((done) => setTimeout(done, 500)),
])"""
_WITH_LETTERS = "() => { document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1) }"

# Where the letters of each text are, what colour they have, and how large they are.
_LETTERS = """(targets) => targets.flatMap((target) => {
  const element = target.length === 1 ? document.querySelector(target[0]) : null
  if (!element) return []
  const style = getComputedStyle(element)
  // What cannot be used now may be faint, as for axe. So may a piece that is out of play; the colours of the numerals
  // that are drawn on pieces have a test of their own (web/tests/contrast.test.ts).
  if (style.visibility !== 'visible' || element.closest(':disabled, [aria-disabled=true], .idle, svg')) return []
  let opacity = 1
  for (let at = element; at; at = at.parentElement) opacity *= Number(getComputedStyle(at).opacity)
  const size = parseFloat(style.fontSize)
  const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700)
  const boxes = []
  for (const node of element.childNodes) {
    if (node.nodeType !== 3 || !node.data.trim()) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const { left, top, right, bottom } of range.getClientRects()) {
      const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      // What lies under something else is not read here, and what is out of sight is seen where it comes into sight.
      if (right - left < 2 || bottom - top < 2 || !at || !(element.contains(at) || at.contains(element))) continue
      boxes.push([left, top, right - left, bottom - top])
    }
  }
  const { color } = style
  const text = element.textContent.trim().slice(0, 60)
  return boxes.length ? [{ target: target[0], text, color, opacity, large, boxes }] : []
})"""

# Runs in an empty page: the page under test forbids pictures from elsewhere.
_MEASURE = """async ([pictures, letters, width]) => {
  const [written, blank, stillBlank, stillWritten] = await Promise.all(pictures.map(async (png) => {
    const image = new Image()
    image.src = `data:image/png;base64,${png}`
    await image.decode()
    const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height })
    const pen = canvas.getContext('2d', { willReadFrequently: true })
    pen.drawImage(image, 0, 0)
    return pen
  }))
  const scale = blank.canvas.width / width
  const linear = (c) => (c /= 255, c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)
  const light = ([r, g, b]) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
  // Any colour that CSS can write, as a canvas paints it.
  const dot = Object.assign(document.createElement('canvas'), { width: 1, height: 1 })
  const one = dot.getContext('2d', { willReadFrequently: true })
  const paint = (color) => {
    one.clearRect(0, 0, 1, 1)
    one.fillStyle = color
    one.fillRect(0, 0, 1, 1)
    return one.getImageData(0, 0, 1, 1).data
  }
  return letters.map(({ color, opacity, boxes, ...told }) => {
    const [r, g, b, a] = paint(color)
    const alpha = (a / 255) * opacity
    const found = []
    const anywhere = []
    let still = true
    for (const box of boxes) {
      const [x, y, w, h] = box.map((side) => Math.max(1, Math.round(side * scale)))
      const crop = (pen) => pen.getImageData(x, y, w, h).data
      const [read, data] = [crop(written), crop(blank)]
      const [readAgain, dataAgain] = [crop(stillWritten), crop(stillBlank)]
      still &&= read.every((c, at) => c === readAgain[at]) && data.every((c, at) => c === dataAgain[at])
      for (let at = 0; at < data.length; at += 4) {
        const behind = [data[at], data[at + 1], data[at + 2]]
        const ink = [r, g, b].map((c, n) => c * alpha + behind[n] * (1 - alpha))
        const [low, high] = [light(ink), light(behind)].sort((one, two) => one - two)
        const contrast = (high + 0.05) / (low + 0.05)
        anywhere.push(contrast)
        if (behind.some((c, n) => Math.abs(c - read[at + n]) > 8)) found.push(contrast)
      }
    }
    const seen = found.length > 0
    if (!seen) found.push(...anywhere)
    found.sort((one, two) => one - two)
    // A line or a dot of a texture crosses a letter without hiding it: a quarter of what lies behind may be worse.
    return { ...told, still, seen, contrast: found[Math.floor(found.length / 4)] ?? 21 }
  })
}"""


def too_faint(page: Page, incomplete: list[dict[str, Any]]) -> list[str]:
    """Texts among those axe could not judge whose contrast is below AA, each with what was measured."""
    targets = [node["target"] for rule in incomplete if rule["id"] == "color-contrast" for node in rule["nodes"]]
    seen: dict[tuple[str, str], int] = {}
    complaints: list[str] = []
    for _ in range(_PATIENCE):
        again = []
        for one in _measured(page, targets):
            text = one["target"], one["text"]
            if one["still"] and one["contrast"] >= (3 if one["large"] else 4.5):
                continue
            seen[text] = seen.get(text, 0) + (one["still"] and one["seen"])
            if seen[text] == 2:
                complaints.append(f"color-contrast: {one['target']} “{one['text']}” has {one['contrast']:.2f}")
            else:
                again.append([one["target"]])
        if not again:
            return complaints
        targets = again
        page.wait_for_timeout(250)
    return [*complaints, *(f"color-contrast: {target} never stood still, or was never seen" for [target] in targets)]


def _measured(page: Page, targets: list[list[str]]) -> list[dict[str, Any]]:
    """Each text that is in sight, with its contrast, and whether it stood still meanwhile."""
    letters = page.evaluate(_LETTERS, targets) if targets else []
    if not letters:
        return []
    pictures = _pictures(page)
    width = page.evaluate("innerWidth")
    empty = page.context.new_page()
    try:
        encoded = [base64.b64encode(one).decode() for one in pictures]
        found: list[dict[str, Any]] = empty.evaluate(_MEASURE, [encoded, letters, width])
        return found
    finally:
        empty.close()


def _pictures(page: Page) -> list[bytes]:
    """With letters, twice without, and with them again."""
    pictures = [page.screenshot()]
    page.evaluate(_WITHOUT_LETTERS)
    try:
        page.evaluate(_DRAWN)
        pictures += [page.screenshot(), page.screenshot()]
    finally:
        page.evaluate(_WITH_LETTERS)
    page.evaluate(_DRAWN)
    return [*pictures, page.screenshot()]
