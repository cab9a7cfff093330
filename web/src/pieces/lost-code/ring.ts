/** Points and sectors of a ring, with 0° at the top and angles growing clockwise. */

export const point = (radius: number, degrees: number): [number, number] => {
  const a = ((degrees - 90) * Math.PI) / 180
  return [Math.round(radius * Math.cos(a) * 100) / 100, Math.round(radius * Math.sin(a) * 100) / 100]
}

export function sector(inner: number, outer: number, from: number, to: number): string {
  const wide = to - from > 180 ? 1 : 0
  const [a, b, c, d] = [point(outer, from), point(outer, to), point(inner, to), point(inner, from)]
  return `M${a}A${outer} ${outer} 0 ${wide} 1 ${b}L${c}A${inner} ${inner} 0 ${wide} 0 ${d}Z`
}

/** Degrees between two numbers; a gap of two numbers lies between the last and 0, for the disc does not wrap. */
export const degrees = (max: number): number => 360 / (max + 3)
