/** A range marker of some width on the numbers 0 to `max`: what wheels and tiles have in common (LC-42, TS-19). */

/** The nearest start at which the whole window is filled with numbers (LC-43). */
export const clamp = (start: number, width: number, max: number): number =>
  Math.max(0, Math.min(max - width + 1, Math.round(start)))

const steps: Record<string, number> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 5,
  PageDown: -5,
  Home: -Infinity,
  End: Infinity,
}

/** Where a key moves the start to, or null for a key that means nothing here. */
export function moved(key: string, start: number, width: number, max: number): number | null {
  const by = steps[key]
  return by === undefined ? null : clamp(start + by, width, max)
}
