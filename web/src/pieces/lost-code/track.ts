/** Where the spaces of the serpent lie: rows that run to and fro, joined by bends, from the tail up to the head. */

export interface Space {
  position: number
  x: number
  y: number
}
export interface Track {
  spaces: Space[]
  width: number
  height: number
  /** The line the body follows. */
  spine: string
  head: { x: number; y: number; facing: 1 | -1 }
  tail: { x: number; y: number; facing: 1 | -1 }
}

const step = 34
const row = 58
const margin = 44

/** First and last space to draw: a little beyond the markers, in whole rows. Positions may be negative (LC-30). */
export function span(positions: number[], columns: number): [number, number] {
  const low = Math.min(0, ...positions)
  const high = Math.max(2 * columns - 1, ...positions.map((p) => p + 2))
  const rows = Math.ceil((high - low + 1) / columns)
  return [low, low + rows * columns - 1]
}

export function lay(from: number, to: number, columns: number): Track {
  const rows = Math.ceil((to - from + 1) / columns)
  const height = (rows - 1) * row + 68
  const spaces: Space[] = []
  for (let position = from; position <= to; position++) {
    const i = position - from
    const line = Math.floor(i / columns)
    const along = line % 2 ? columns - 1 - (i % columns) : i % columns
    spaces.push({ position, x: margin + along * step, y: height - 30 - line * row })
  }
  const right = margin + (columns - 1) * step
  let spine = ''
  for (let line = 0; line < rows; line++) {
    const y = height - 30 - line * row
    const forward = line % 2 === 0
    const end = forward ? right : margin
    spine += `${line ? 'L' : 'M'}${forward ? margin : right} ${y}L${end} ${y}`
    if (line < rows - 1) spine += `A${row / 2} ${row / 2} 0 0 ${forward ? 0 : 1} ${end} ${y - row}`
  }
  const last = rows - 1
  const facing = last % 2 ? -1 : 1
  return {
    spaces,
    width: right + margin,
    height,
    spine,
    head: { x: facing === 1 ? right : margin, y: height - 30 - last * row, facing },
    tail: { x: margin, y: height - 30, facing: 1 },
  }
}
