/** Cards on their way: from a hand or a player to a pile, and from the draw pile to a hand. */
import { still } from '$/lib/settings.svelte'
import type { Moment } from '$/table/stage'
import type { Detail } from './beats'

const ease = 'cubic-bezier(0.2, 0.7, 0.2, 1)'
/** A flight is at most this long, in ms, and always over before its beat is. */
const longest = { lay: 340, draw: 320, slide: 220 }
/** Between two cards that are drawn one after the other. */
const apart = 90

export type Spots = ReadonlyMap<string, DOMRect>

/** Where every card, player and the draw pile lie now. */
export function spotsOf(root: HTMLElement): Spots {
  const spots = new Map<string, DOMRect>()
  for (const element of root.querySelectorAll<HTMLElement>('[data-card], [data-seat], [data-deck]')) {
    const { card, seat } = element.dataset
    spots.set(card ? `card ${card}` : seat ? `seat ${seat}` : 'deck', element.getBoundingClientRect())
  }
  for (const top of root.querySelectorAll<HTMLElement>('[data-top]')) spots.set(`top ${top.dataset.top ?? ''}`, top.getBoundingClientRect())
  return spots
}

interface Flight {
  from: DOMRect
  ms: number
  delay?: number
  /** How high it rises on the way, in px. */
  lift?: number
  signal: AbortSignal
}

/** Play an animation to its end, or jump there when skipped. */
async function finish(animation: Animation, signal?: AbortSignal): Promise<void> {
  const end = (): void => animation.finish()
  if (signal?.aborted) end()
  else signal?.addEventListener('abort', end, { once: true })
  await animation.finished.catch(() => undefined)
  signal?.removeEventListener('abort', end)
}

/** Let an element come from another place to where it lies. */
async function fly(element: Element, to: DOMRect, { from, ms, delay = 0, lift = 0, signal }: Flight): Promise<void> {
  if (!to.width || !element.animate || signal.aborted) return
  const scale = from.width / to.width || 1
  const [x, y] = [from.left + from.width / 2 - to.left - to.width / 2, from.top + from.height / 2 - to.top - to.height / 2]
  if (Math.hypot(x, y) < 1 && Math.abs(scale - 1) < 0.01) return
  const at = (part: number, rise: number): Keyframe => ({
    transform: `translate(${x * (1 - part)}px, ${y * (1 - part) - rise}px) scale(${scale + (1 - scale) * part})`,
    zIndex: 40,
  })
  const frames = lift ? [at(0, 0), at(0.55, lift), at(1, 0)] : [at(0, 0), at(1, 0)]
  await finish(element.animate(frames, { duration: ms, delay, easing: ease, fill: 'backwards' }), signal)
}

/** A card seen from behind goes from the draw pile to a player; nobody else sees which one. */
async function deal(root: HTMLElement, to: DOMRect, how: Flight): Promise<void> {
  const back = root.querySelector('[data-deck] svg')
  if (!back?.animate || how.signal.aborted) return
  const ghost = document.createElement('div')
  ghost.className = 'ghost'
  ghost.append(back.cloneNode(true))
  const board = root.getBoundingClientRect()
  const width = 26
  Object.assign(ghost.style, { position: 'absolute', zIndex: '40', width: `${width}px`, pointerEvents: 'none' })
  Object.assign(ghost.style, { left: `${to.left + to.width / 2 - width / 2 - board.left}px`, top: `${to.top + 4 - board.top}px` })
  root.append(ghost)
  try {
    await fly(ghost, ghost.getBoundingClientRect(), how)
  } finally {
    ghost.remove()
  }
}

/** Act out a beat: `spots` is where everything lay before it. */
export async function actOut(root: HTMLElement, moment: Moment, spots: Spots): Promise<void> {
  const detail = moment.beat.detail as Detail | undefined
  const { signal } = moment
  if (still()) return
  // Right before the page is drawn: measured any earlier, it would be laid out once for us and once for the frame.
  await new Promise(requestAnimationFrame)
  if (signal.aborted) return
  const within = (ms: number): number => Math.min(ms, moment.ms * 0.8)
  const find = (selector: string): HTMLElement | null => root.querySelector(selector)
  const flown = new Set<number>()
  const flights: [Element, Flight][] = []
  const dealt: [DOMRect, Flight][] = []
  if (detail?.kind === 'lay') {
    const laid = find(`[data-top="${detail.card}"]`)
    const from = spots.get(`card ${detail.card}`) ?? spots.get(`seat ${detail.seat}`)
    if (laid && from) flights.push([laid, { from, ms: within(longest.lay), lift: 18, signal }])
  }
  if (detail?.kind === 'back') {
    const card = find(`[data-card="${detail.card}"]`) ?? find(`[data-seat="${detail.seat}"]`)
    const from = spots.get(`top ${detail.card}`)
    if (card?.dataset.card && from) flights.push([card, { from, ms: within(longest.lay), signal }])
    flown.add(detail.card)
  }
  const deck = spots.get('deck')
  if (detail?.kind === 'draw' && deck) {
    for (const [at, card] of detail.cards.entries()) {
      const how = { from: deck, ms: within(longest.draw), delay: at * within(apart), signal }
      const own = card === null ? null : find(`[data-card="${card}"]`)
      const seat = find(`[data-seat="${detail.seat}"]`)
      if (own) flights.push([own, { ...how, lift: 10 }])
      else if (seat) dealt.push([seat.getBoundingClientRect(), how])
      if (card !== null) flown.add(card)
    }
  }
  // The rest of the hand closes up, or makes room.
  for (const card of root.querySelectorAll<HTMLElement>('[data-card]')) {
    const from = spots.get(`card ${card.dataset.card ?? ''}`)
    if (from && !flown.has(Number(card.dataset.card))) flights.push([card, { from, ms: within(longest.slide), signal }])
  }
  // All are measured before the first one moves.
  const measured = flights.map(([element, how]) => ({ element, to: element.getBoundingClientRect(), how }))
  await Promise.all([
    ...measured.map(({ element, to, how }) => fly(element, to, how)),
    ...dealt.map(([to, how]) => deal(root, to, how)),
  ])
}
