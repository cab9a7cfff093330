import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

type Scheme = 0 | 1
type Tokens = Record<string, [string, string]>

const colour = (from: Tokens, name: string, scheme: Scheme = 0): string => {
  const found = from[name]
  if (!found) throw new Error(`no token --${name}`)
  return found[scheme]
}

const read = (file: string): string => readFileSync(join(process.cwd(), 'src/styles', file), 'utf8')

/** The colour tokens of the rule whose selector is given, as [day, night]. */
function tokens(css: string, selector: string): Tokens {
  const start = css.indexOf(`${selector} {`)
  if (start < 0) throw new Error(`no rule for ${selector}`)
  const body = css.slice(start, css.indexOf('\n}', start))
  const found: Tokens = {}
  for (const [, name, value] of body.matchAll(/--([\w-]+):\s*([^;]+);/g)) {
    const colours = value?.match(/#[0-9a-f]{6}/g)
    if (name && colours?.[0]) found[name] = [colours[0], colours[1] ?? colours[0]]
  }
  return found
}

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const c = parseInt(hex.slice(at, at + 2), 16) / 255
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function ratio(a: string, b: string): number {
  const [hi, lo] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number]
  return (hi + 0.05) / (lo + 0.05)
}

const themesCss = read('themes.css')
const common = tokens(themesCss, '[data-theme]')
const boxes = ['house', 'lost-code', 'think-str8', 'the-game', 'the-game-extreme']
const backgrounds = ['ground', 'surface', 'raised', 'sunken']

const pairs: [string, string, number][] = [
  ...backgrounds.flatMap((on): [string, string, number][] => [
    ['ink', on, 7],
    ['ink-soft', on, 4.5],
    ['accent-ink', on, 4.5],
    ['danger-ink', on, 4.5],
    ['good-ink', on, 4.5],
    ['second', on, 4.5],
    ['line-strong', on, 3],
    ['focus', on, 3],
  ]),
  ['on-accent', 'accent', 4.5],
  ['on-danger', 'danger', 4.5],
  ['on-now', 'now', 7],
  ['on-table', 'table', 7],
  ['on-table', 'grain', 7],
  ['accent', 'surface', 3],
  ['focus', 'now', 3],
]

describe.each(boxes)('theme %s', (box) => {
  const day = { ...common, ...tokens(themesCss, `[data-theme='${box}']`) }
  const high = { ...day, ...tokens(themesCss, "[data-contrast='more'] [data-theme]") }
  it.each(pairs)('%s on %s reaches %d', (fore, back, least) => {
    for (const scheme of [0, 1] as Scheme[]) {
      expect(ratio(colour(day, fore, scheme), colour(day, back, scheme)), `scheme ${scheme}`).toBeGreaterThanOrEqual(least)
      expect(ratio(colour(high, fore, scheme), colour(high, back, scheme)), `high, scheme ${scheme}`).toBeGreaterThanOrEqual(
        least === 3 ? 4.5 : 7,
      )
    }
  })
})

// What lies on the table itself: edges of dice and stones that may be touched, the focus, whoever is on turn. The tables of
// The Game are dark by day too, and what lies on them is seen as at night.
describe.each(boxes)('on the table of %s', (box) => {
  const day = { ...common, ...tokens(themesCss, `[data-theme='${box}']`) }
  it.each(['focus', 'line-strong', 'accent'])('%s reaches 3', (fore) => {
    const schemes: Scheme[] = box.startsWith('the-game') ? [1] : [0, 1]
    for (const scheme of schemes) expect(ratio(colour(day, fore, scheme), colour(day, 'table', scheme)), `scheme ${scheme}`).toBeGreaterThanOrEqual(3)
  })
})

const pieces = tokens(read('pieces.css'), ':root')
const symbols = ['eagle', 'jaguar', 'chameleon', 'snake', 'human', 'bear']
const colours = ['blue', 'green', 'yellow', 'violet', 'red', 'grey']
const seats = ['seat-1', 'seat-2', 'seat-3', 'seat-4', 'seat-5']
const onPieces: [string, string, number][] = [
  ...symbols.map((s): [string, string, number] => [`${s}-ink`, `${s}-face`, 7]),
  ...symbols.map((s): [string, string, number] => ['carving', s, 4.5]),
  ...symbols.map((s): [string, string, number] => [s, `${s}-face`, 4.5]),
  ...colours.map((c): [string, string, number] => [`on-${c}`, c, 4.5]),
  ...seats.map((s): [string, string, number] => ['on-seat', s, 4.5]),
  ['paper-ink', 'paper', 7],
  ['sandstone-ink', 'sandstone', 7],
  ['bone-ink', 'bone', 7],
  ['bone-ink', 'bone-shade', 7],
  ['ice-ink', 'ice', 7],
  ['ice-ink', 'ice-shade', 7],
  ['on-signal', 'signal', 7],
  ['ember', 'bone', 4.5],
]

describe('pieces', () => {
  it.each(onPieces)('%s on %s reaches %d', (fore, back, least) => {
    expect(ratio(colour(pieces, fore), colour(pieces, back))).toBeGreaterThanOrEqual(least)
  })
})
