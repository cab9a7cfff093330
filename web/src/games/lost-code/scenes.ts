/**
 * A round ends with everything at once: all answers, all markers, new dice. To follow it, what happened since the last
 * view is cut into scenes: all bids, then one answer after the other with the marker it moves (LC-55), then how it stands.
 */
import type { Check, Round, Swap } from '$/lib/contract'
import { type CodeView, span } from './signs'

/** How long a scene stays, in ms. */
export const stays = 480

interface Places {
  positions: number[]
  standing: number[]
}

/** A marker lands on top of whatever is there, which makes it the one further behind (LC-25, LC-26). */
function move({ positions, standing }: Places, seat: number, steps: number): Places {
  if (!steps) return { positions, standing }
  const moved = positions.map((position, at) => (at === seat ? position + steps : position))
  const rest = standing.filter((other) => other !== seat)
  const there = moved[seat] ?? 0
  const behind = rest.filter((other) => (moved[other] ?? 0) < there).length
  return { positions: moved, standing: [...rest.slice(0, behind), seat, ...rest.slice(behind)] }
}

function after(from: Places, checks: readonly Check[], cursed: number | null): Places {
  return checks.reduce((now, check) => {
    const own = move(now, check.seat, check.gain)
    return cursed === null ? own : move(own, cursed, check.cursed_gain)
  }, from)
}

/** The round that was answered between two views, as it is now. */
export function answered(before: CodeView | null, view: CodeView): Round | null {
  const was = before?.history.at(-1)
  const now = was && view.history[was.number - 1]
  return now && now.checks.length > was.checks.length ? now : null
}

/** The scenes from one view to the next; the last one is the next view itself. */
export function scenes(before: CodeView | null, view: CodeView): CodeView[] {
  const round = answered(before, view)
  if (!before || !round) return [view]
  const scene = (count: number): CodeView => {
    const checks = round.checks.slice(0, count)
    return {
      ...before,
      ...after(before, checks, round.cursed ?? view.cursed),
      turn: [],
      moves: [],
      history: [...before.history.slice(0, -1), { ...round, checks, swaps: [] }],
    }
  }
  return [...Array.from({ length: round.checks.length + 1 }, (_, count) => scene(count)), view]
}

/** Stones that were exchanged between two views. */
export function swapped(before: CodeView | null, view: CodeView): Swap[] {
  return view.history.flatMap((round, at) => round.swaps.slice(before?.history[at]?.swaps.length ?? 0))
}

/** The facts about one answer, as its sentence needs them. */
export function told(round: Round, check: Check): { seat: number; answer: string; low: number; high: number; width: number; range: string } {
  const bid = round.bids.find((one) => one.seat === check.seat)
  const [low, high] = [bid?.low ?? 0, bid?.high ?? 0]
  return { seat: check.seat, answer: check.answer, low, high, width: bid?.width ?? 1, range: span(low, high) }
}
