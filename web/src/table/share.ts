/** Results and streaks as pictures that give nothing away, in the look of all our pictures. */
import { frame, safe, short } from '$/learn/picture'

export interface Climb {
  label: string
  /** The share of a level's games that one's own result is better than. */
  share: number
  told: string
}
export interface ResultPicture {
  title: string
  /** The day of the deal, or that it was a challenge. */
  under: string
  result: string
  place: string | null
  climb: readonly Climb[]
  /** What the steps mean. */
  caption: string
  house: string
}

const gold = '#e0b04a'
const head = (title: string, under: string, house: string): string => `
  <text x="56" y="92" font-size="46" font-weight="700" font-family="Fraunces, Georgia, serif">${safe(short(title, 36))}</text>
  <text x="56" y="142" font-size="30">${safe(short(under, 44))}</text>
  <text x="56" y="604" font-size="22" opacity="0.8">${safe(short(house, 60))}</text>`

/** One level: a column that is filled as high as one has climbed. */
function column({ label, share, told }: Climb, at: number): string {
  const [x, wide, tall] = [560 + at * 152, 108, 120 + at * 62]
  const top = 500 - tall
  const full = Math.round(tall * Math.max(0, Math.min(1, share)))
  return `<rect x="${x}" y="${top}" width="${wide}" height="${tall}" rx="12" fill="#000" fill-opacity="0.35" />
    <clipPath id="c${at}"><rect x="${x}" y="${top}" width="${wide}" height="${tall}" rx="12" /></clipPath>
    <rect x="${x}" y="${500 - full}" width="${wide}" height="${full}" fill="${gold}" clip-path="url(#c${at})" />
    <text x="${x + wide / 2}" y="${top - 16}" font-size="30" font-weight="700" text-anchor="middle">${safe(told)}</text>
    ${inTwo(label).map((line, n) => `<text x="${x + wide / 2}" y="${530 + n * 24}" font-size="20" text-anchor="middle">${safe(short(line, 14))}</text>`).join('')}`
}

/** A name on two lines, broken where its halves are most alike. */
export function inTwo(label: string): string[] {
  const breaks = [...label.matchAll(/ |-(?=.)/g)].map((found) => found.index + 1)
  const [best] = breaks.sort((a, b) => Math.abs(2 * a - label.length) - Math.abs(2 * b - label.length))
  return best === undefined ? [label] : [label.slice(0, best).trim(), label.slice(best)]
}

/** Three cards, backs up: something was played, and nobody sees what. */
const cards = (x: number, y: number, scale: number): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${[-14, 0, 14].map((turn, at) => `<g transform="translate(${at * 62 - 62} 0) rotate(${turn})"><rect x="-36" y="-54" width="72" height="108" rx="9" fill="#244b50" stroke="#f6ead6" stroke-width="3" /><path d="M0 -28L20 0L0 28L-20 0Z" fill="none" stroke="${gold}" stroke-width="4" stroke-linejoin="round" /></g>`).join('')}</g>`

export const resultPicture = (picture: ResultPicture): string =>
  frame(`${head(picture.title, picture.under, picture.house)}
    <text x="56" y="268" font-size="${picture.result.length > 16 ? 46 : 62}" font-weight="750">${safe(short(picture.result, 22))}</text>
    ${picture.place ? `<text x="56" y="322" font-size="28">${safe(short(picture.place, 40))}</text>` : ''}
    ${picture.climb.length ? cards(212, 480, 1) : cards(960, 410, 1.8)}
    ${picture.climb.map(column).join('')}
    ${picture.climb.length ? `<text x="1124" y="604" font-size="22" text-anchor="end" opacity="0.9">${safe(short(picture.caption, 44))}</text>` : ''}`)

/** A row of days, the last of them the streak's. */
export function streakPicture(title: string, told: string, days: number, house: string): string {
  const lines = told.length > 24 ? inTwo(told) : [told]
  const shown = Math.min(days, 14)
  const room = Math.min(140, 1088 / shown)
  const size = room * 0.8
  const marks = Array.from({ length: shown }, (_, at) => {
    const x = 56 + at * room
    return `<rect x="${x}" y="${420 - size / 2}" width="${size}" height="${size}" rx="${size / 6}" fill="${gold}" /><path transform="translate(${x + size / 2} 420) scale(${size / 112})" d="M-24 2L-7 20L26 -18" fill="none" stroke="#3a1f1b" stroke-width="13" stroke-linecap="round" stroke-linejoin="round" />`
  }).join('')
  return frame(`${head(title, '', house)}
    ${lines.map((line, n) => `<text x="56" y="${lines.length > 1 ? 220 + n * 70 : 250}" font-size="${lines.length > 1 ? 58 : 72}" font-weight="750">${safe(short(line, 32))}</text>`).join('')}${marks}`)
}
