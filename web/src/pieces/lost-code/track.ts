/** Where the spaces of the score track lie: one line from the tail to the head, as long as its place is wide. */

export interface Space {
  position: number
  x: number
  y: number
}
export interface Track {
  spaces: Space[]
  /** The line the body follows. */
  spine: string
  /** From one space to the next. */
  step: number
  head: { x: number; y: number }
  tail: { x: number; y: number }
}

/** How far the way leads at first, and when somebody gets near its end: it changes rarely, so that it can be known by heart. */
const lengths = [20, 30, 45, 60, 80, 110]

/** First and last space to draw. Positions may be negative (LC-30). */
export function span(positions: readonly number[], least = 0): [number, number] {
  const low = Math.min(0, ...positions)
  const needed = Math.max(least, ...positions.map((position) => position + 2))
  return [low, Math.max(least, lengths.find((length) => length >= needed) ?? needed)]
}

/** Spaces between two ends, in a box of this size; `wave` is how far the line swings up and down. */
export function lay(from: number, to: number, width: number, y: number, wave: number, ends: number): Track {
  const step = (width - 2 * ends) / Math.max(1, to - from)
  const at = (i: number): Space => ({ position: from + i, x: ends + i * step, y: y + wave * Math.sin((i / Math.max(1, to - from)) * Math.PI * 5) })
  const spaces = Array.from({ length: to - from + 1 }, (_, i) => at(i))
  // Fine enough to be a curve; the spaces lie on it.
  const parts = 4
  const fine = Array.from({ length: (to - from) * parts + 1 }, (_, i) => at(i / parts))
  const spine = `M${fine.map((spot) => `${spot.x.toFixed(1)} ${spot.y.toFixed(1)}`).join('L')}`
  const [tail, head] = [at(0), at(to - from)]
  return { spaces, spine, step, head: { x: head.x, y: head.y }, tail: { x: tail.x, y: tail.y } }
}
