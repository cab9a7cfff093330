/**
 * The summary of a review as a picture: how well somebody played, and start + luck - errors = result as a staircase that a
 * child understands. One SVG, which the page shows and which can be shared as a PNG.
 */
export interface Stair {
  kind: 'start' | 'luck' | 'errors' | 'result'
  label: string
  /** As it is written, with its sign. */
  amount: string
  from: number
  to: number
}
export interface Picture {
  title: string
  name: string
  accuracy: string
  accuracyLabel: string
  like: string | null
  stairs: readonly Stair[]
  house: string
}

export const size = { width: 1200, height: 630 }
const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }
export const safe = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)
export const short = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most - 1)}…` : text)

/** In one line, or broken between two words into two that are about as long. */
export function lines(text: string, most: number): string[] {
  const gaps = [...text].flatMap((sign, at) => (sign === ' ' ? [at] : []))
  const middle = gaps.toSorted((a, b) => Math.abs(a - text.length / 2) - Math.abs(b - text.length / 2))[0]
  if (text.length <= most || middle === undefined) return [short(text, most)]
  return [short(text.slice(0, middle), most), short(text.slice(middle + 1), most)]
}

const colours: Record<Stair['kind'], string> = { start: '#8a9aa6', luck: '#2f8f5b', errors: '#c0492f', result: '#e0b04a' }
/** A flag, a die, a cracked stone, a cup: 48 × 48. */
const signs: Record<Stair['kind'], string> = {
  start: '<path d="M14 44V6M14 8H38L31 16L38 24H14" />',
  luck: '<rect x="8" y="8" width="32" height="32" rx="7" /><path d="M17 17V17.1M31 31V31.1M24 24V24.1M31 17V17.1M17 31V31.1" stroke-width="6" />',
  errors: '<path d="M10 8H38V40H10Z" /><path d="M27 8L20 19L28 26L21 40" />',
  result: '<path d="M14 8H34V20C34 28 29 32 24 32S14 28 14 20ZM24 32V41M16 41H32M14 11H7C7 19 10 22 15 23M34 11H41C41 19 38 22 33 23" />',
}

/** Where everything between the lowest and the highest step finds room. */
function scale(stairs: readonly Stair[], top: number, bottom: number): (value: number) => number {
  const all = [0, ...stairs.flatMap(({ from, to }) => [from, to])]
  const [low, high] = [Math.min(...all), Math.max(...all)]
  return (value) => bottom - ((value - low) / (high - low || 1)) * (bottom - top)
}

/** An amount over its stair; a word that would reach over the next one stands below its number. */
function number(amount: string, x: number, y: number): string {
  const [first = '', second] = lines(amount, 8)
  const written = (text: string, up: number, size: number): string =>
    `<text x="${x}" y="${y - up}" font-size="${size}" font-weight="700" text-anchor="middle">${safe(text)}</text>`
  return second === undefined ? written(first, 0, 34) : written(first, 28, 34) + written(second, 0, 24)
}

function stair({ kind, label, amount, from, to }: Stair, at: number, y: (value: number) => number): string {
  const [x, wide] = [470 + at * 172, 132]
  const [high, low] = [Math.min(y(from), y(to)), Math.max(y(from), y(to))]
  const fill = kind === 'luck' && to < from ? '#b8743a' : colours[kind]
  const tall = Math.max(6, low - high)
  const next = at < 3 ? `<path d="M${x + wide} ${y(to)}H${x + 172}" stroke="#f6ead6" stroke-opacity="0.55" stroke-width="3" stroke-dasharray="5 7" />` : ''
  const arrow = to > from ? 'M-14 8L0 -8L14 8' : 'M-14 -8L0 8L14 -8'
  const way = (kind === 'luck' || kind === 'errors') && tall > 40 ? `<path transform="translate(${x + wide / 2} ${(high + low) / 2})" d="${arrow}" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" stroke-linejoin="round" />` : ''
  return `${next}<rect x="${x}" y="${high}" width="${wide}" height="${tall}" rx="12" fill="${fill}" />${way}
    ${number(amount, x + wide / 2, high - 16)}
    <g transform="translate(${x + wide / 2 - 20} 490) scale(0.84)" fill="none" stroke="#f6ead6" stroke-width="4" stroke-linecap="round" stroke-linejoin="round">${signs[kind]}</g>
    <text x="${x + wide / 2}" y="568" font-size="28" text-anchor="middle">${safe(label)}</text>`
}

/** What all our pictures to share have in common: evening sky, steps, and letters. */
export const frame = (inside: string): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">
  <defs><linearGradient id="sky" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#17383c" /><stop offset="1" stop-color="#3a1f1b" /></linearGradient></defs>
  <rect width="1200" height="630" fill="url(#sky)" />
  <path d="M0 630V596H90V572H180V548H290V524H400V630Z" fill="#000" opacity="0.18" />
  <g font-family="&apos;Atkinson Hyperlegible Next Variable&apos;, &apos;Segoe UI&apos;, system-ui, sans-serif" fill="#f6ead6">
    ${inside}
  </g></svg>`

export function drawn(picture: Picture, share: number): string {
  const y = scale(picture.stairs, 180, 460)
  const turn = 2 * Math.PI * 92
  return frame(`<text x="56" y="84" font-size="40" font-weight="700" font-family="Fraunces, Georgia, serif">${safe(short(picture.title, 34))}</text>
    <text x="56" y="130" font-size="30">${safe(short(picture.name, 26))}</text>
    <g transform="translate(216 300)">
      <circle r="92" fill="none" stroke="#000" stroke-opacity="0.35" stroke-width="22" />
      <circle r="92" fill="none" stroke="#e0b04a" stroke-width="22" stroke-linecap="round" stroke-dasharray="${(share * turn).toFixed(1)} ${turn.toFixed(1)}" transform="rotate(-90)" />
      <text y="24" font-size="68" font-weight="750" text-anchor="middle">${safe(picture.accuracy)}</text>
    </g>
    <text x="216" y="446" font-size="28" text-anchor="middle">${safe(picture.accuracyLabel)}</text>
    ${picture.like ? lines(picture.like, 26).map((line, at) => `<text x="216" y="${486 + at * 32}" font-size="26" text-anchor="middle">${safe(line)}</text>`).join('') : ''}
    <text x="56" y="604" font-size="22" opacity="0.8">${safe(picture.house)}</text>
    <path d="M452 ${y(0)}H1160" stroke="#f6ead6" stroke-opacity="0.4" stroke-width="2" />
    ${picture.stairs.map((one, at) => stair(one, at, y)).join('')}`)
}

export const address = (svg: string): string => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`

/** The picture as a PNG. */
export async function photograph(svg: string): Promise<Blob> {
  const image = new Image()
  image.src = address(svg)
  await image.decode()
  const canvas = document.createElement('canvas')
  Object.assign(canvas, size)
  canvas.getContext('2d')?.drawImage(image, 0, 0)
  return new Promise((done, failed) => canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('no picture'))), 'image/png'))
}

/** Hand a picture to the system's own sharing; where there is none, it is downloaded. */
export async function shareImage(svg: string, name: string, title: string): Promise<void> {
  const file = new File([await photograph(svg)], name, { type: 'image/png' })
  const wish = { files: [file], title }
  if (typeof navigator.canShare === 'function' && navigator.canShare(wish)) {
    try {
      await navigator.share(wish)
    } catch (error) {
      // They thought better of it.
      if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
    }
    return
  }
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
