"""Contrast where axe cannot tell: on gradients and textures, over pseudo elements, under something translucent.

axe lists such texts as incomplete and leaves them to people, so that a dark line on a dark table passes. Here the page
is photographed with its letters and without, and each of those texts is measured against what really lies behind it.
"""

from __future__ import annotations

import base64
from typing import Any

from playwright.sync_api import Page

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
  const [written, blank] = await Promise.all(pictures.map(async (png) => {
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
    for (const box of boxes) {
      const [x, y, w, h] = box.map((side) => Math.max(1, Math.round(side * scale)))
      const [{ data: read }, { data }] = [written, blank].map((pen) => pen.getImageData(x, y, w, h))
      for (let at = 0; at < data.length; at += 4) {
        const behind = [data[at], data[at + 1], data[at + 2]]
        const ink = [r, g, b].map((c, n) => c * alpha + behind[n] * (1 - alpha))
        const [low, high] = [light(ink), light(behind)].sort((one, two) => one - two)
        const contrast = (high + 0.05) / (low + 0.05)
        anywhere.push(contrast)
        if (behind.some((c, n) => Math.abs(c - read[at + n]) > 8)) found.push(contrast)
      }
    }
    // Letters that leave no trace are as light as what lies behind them.
    if (!found.length) found.push(...anywhere)
    found.sort((one, two) => one - two)
    // A line or a dot of a texture crosses a letter without hiding it: a quarter of what lies behind may be worse.
    return { ...told, contrast: found[Math.floor(found.length / 4)] ?? 21 }
  })
}"""


def too_faint(page: Page, incomplete: list[dict[str, Any]]) -> list[str]:
    """Texts among those axe could not judge whose contrast is below AA, each with what was measured.

    A table in play may change between two pictures, so that letters are looked for where they no longer are: what is
    too faint is looked at again, and counts if it stands there unchanged.
    """
    targets = [node["target"] for rule in incomplete if rule["id"] == "color-contrast" for node in rule["nodes"]]
    found: dict[tuple[str, str], float] = {}
    for _ in range(2):
        letters = page.evaluate(_LETTERS, targets) if targets else []
        found = {
            (one["target"], one["text"]): one["contrast"]
            for one in (_measured(page, letters) if letters else [])
            if one["contrast"] < (3 if one["large"] else 4.5)
        }
        targets = [[target] for target, _ in found]
    return [f"color-contrast: {target} “{text}” has {contrast:.2f}" for (target, text), contrast in found.items()]


def _measured(page: Page, letters: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Each text with its contrast."""
    pictures = [page.screenshot()]
    page.evaluate(_WITHOUT_LETTERS)
    try:
        pictures.append(page.screenshot())
    finally:
        page.evaluate(_WITH_LETTERS)
    width = page.evaluate("innerWidth")
    empty = page.context.new_page()
    try:
        encoded = [base64.b64encode(one).decode() for one in pictures]
        found: list[dict[str, Any]] = empty.evaluate(_MEASURE, [encoded, letters, width])
        return found
    finally:
        empty.close()
