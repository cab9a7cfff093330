/** Two matches on the same deal, step by step beside each other. */
import type { Entry } from '$/lib/contract'
import { type Step, stops } from './replay.svelte'

const same = (one: Entry | null, other: Entry | null): boolean =>
  one?.seat === other?.seat && JSON.stringify(one?.move ?? null) === JSON.stringify(other?.move ?? null)

export interface Moment {
  /** So many entries of each have happened. */
  first: number
  second: number
}

/** The moments of two matches by the number of decisions so far; a match that is over waits at its end. */
export function moments(first: readonly Step[], second: readonly Step[]): Moment[] {
  const [one, other] = [first, second].map((steps) => stops(steps, 'decision', () => true))
  const count = Math.max(one?.length ?? 0, other?.length ?? 0)
  return Array.from({ length: count }, (_, at) => ({
    first: one?.[Math.min(at, one.length - 1)] ?? 0,
    second: other?.[Math.min(at, other.length - 1)] ?? 0,
  }))
}

/** The last moment at which both matches were the same: there they parted. */
export function parting(first: readonly Step[], second: readonly Step[], found: readonly Moment[]): number {
  const length = Math.min(first.length, second.length)
  let n = 1
  while (n < length && same(first[n]?.entry ?? null, second[n]?.entry ?? null)) n += 1
  return Math.max(0, found.findLastIndex((moment) => moment.first < n && moment.second < n))
}
