/** What a review says about the whole match: the course of its value, the moments that mattered, and whose they were. */
import type { ReviewDecision, ReviewPlayer } from '$/lib/contract'

export type Unit = 'win' | 'points'
/** Whose decisions are looked at. */
export type Who = number | 'all'

/** A moment of the course: what the match was worth before a decision, and after it. */
export interface Point {
  n: number
  before: number
  after: number
  decision: ReviewDecision | null
}
/** Something that happened between two decisions and was worth much. */
export interface Swing {
  n: number
  seat: number
  luck: number
}
export type Moment = { n: number; seat: number } & ({ decision: ReviewDecision; luck: null } | { decision: null; luck: number })

/** From how much on luck is worth a mark. */
const large: Record<Unit, number> = { win: 0.12, points: 2 }
const called: readonly ReviewDecision['verdict'][] = ['inaccurate', 'mistake', 'blunder']
/** More cards left than with the best choice, where next to nothing could be won: from so many on they are shown. */
const manyCards = 1
export const isCalled = ({ verdict }: ReviewDecision): boolean => called.includes(verdict)
export const onlyCards = (decision: ReviewDecision): boolean => decision.cards >= manyCards && !isCalled(decision)
/** Whether there is something to be learned from it. */
export const isError = (decision: ReviewDecision): boolean => isCalled(decision) || onlyCards(decision)

/**
 * The course from the start to the result, for a team (seat null) or for one seat. Luck is what lies between `after` of a
 * point and `before` of the next: start + all luck - all errors = result.
 */
export function courseOf(decisions: readonly ReviewDecision[], seat: number | null, player: ReviewPlayer | null, last: number): Point[] {
  const points: Point[] = player ? [{ n: 0, before: player.start, after: player.start, decision: null }] : []
  for (const decision of decisions) {
    if (seat !== null && decision.seat !== seat) continue
    // Where only differences are known, it is worth what it was worth before.
    const before = decision.value ?? points.at(-1)?.after
    if (before === undefined) continue
    points.push({ n: decision.n, before, after: before - decision.error, decision })
  }
  if (player) points.push({ n: last, before: player.result, after: player.result, decision: null })
  return points
}

export function swingsOf(points: readonly Point[], seat: number, unit: Unit): Swing[] {
  return points.slice(1).flatMap((point, at) => {
    const luck = point.before - (points[at]?.after ?? point.before)
    return Math.abs(luck) >= large[unit] ? [{ n: point.n, seat: point.decision?.seat ?? seat, luck }] : []
  })
}

/** Errors and large luck, in the order in which they happened. */
export function momentsOf(decisions: readonly ReviewDecision[], swings: readonly Swing[], who: Who): Moment[] {
  const errors: Moment[] = decisions
    .filter((decision) => isError(decision) && (who === 'all' || decision.seat === who))
    .map((decision) => ({ n: decision.n, seat: decision.seat, decision, luck: null }))
  const lucks: Moment[] = swings.map(({ n, seat, luck }) => ({ n, seat, decision: null, luck }))
  return [...errors, ...lucks].sort((a, b) => a.n - b.n)
}

/** The next or the last error, seen from a moment; null where there is none. */
export function nextError(decisions: readonly ReviewDecision[], who: Who, at: number, step: 1 | -1): ReviewDecision | null {
  const errors = decisions.filter((decision) => isError(decision) && (who === 'all' || decision.seat === who))
  return (step > 0 ? errors.find(({ n }) => n > at) : errors.findLast(({ n }) => n < at)) ?? null
}

/** The dearest error, and the best choice that was hardest to replace. */
export function extremes(decisions: readonly ReviewDecision[], who: Who): { best: ReviewDecision | null; worst: ReviewDecision | null } {
  const mine = decisions.filter(({ seat }) => who === 'all' || seat === who)
  const gained = ({ verdict, ahead }: ReviewDecision): number => (verdict === 'best' ? ahead : 0)
  const most = (worth: (decision: ReviewDecision) => number): ReviewDecision | null =>
    mine.reduce<ReviewDecision | null>((found, one) => (worth(one) > (found ? worth(found) : 0) ? one : found), null)
  return { best: most(gained), worst: most((decision) => (isCalled(decision) ? decision.error : 0)) }
}
