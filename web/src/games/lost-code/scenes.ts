/**
 * How the table lies in the midst of a round: what the server tells at once (a bid, all answers, the new dice) is taken
 * apart here, so that it can be shown one thing after the other.
 */
import type { Check, Round, Swap } from '$/lib/contract'
import { type CodeView, span } from './signs'

export interface Places {
  positions: number[]
  standing: number[]
}

/** A marker lands on top of whatever is there, which makes it the one further behind (LC-25, LC-26). */
export function move({ positions, standing }: Places, seat: number, steps: number): Places {
  if (!steps) return { positions, standing }
  const moved = positions.map((position, at) => (at === seat ? position + steps : position))
  const rest = standing.filter((other) => other !== seat)
  const there = moved[seat] ?? 0
  const behind = rest.filter((other) => (moved[other] ?? 0) < there).length
  return { positions: moved, standing: [...rest.slice(0, behind), seat, ...rest.slice(behind)] }
}

/** The markers after these answers. */
export function after(from: Places, checks: readonly Check[], cursed: number | null): Places {
  return checks.reduce((now, check) => {
    const own = move(now, check.seat, check.gain)
    return cursed === null ? own : move(own, cursed, check.cursed_gain)
  }, from)
}

/** Nobody is asked anything while something is shown. */
export const hushed = (view: CodeView): CodeView => ({ ...view, turn: [], moves: [] })

/** The table with its last round as given. */
export const inRound = (view: CodeView, round: Round): CodeView => ({ ...hushed(view), history: [...view.history.filter(({ number }) => number < round.number), round] })

/** A stone is turned round in its place: everybody sees what it was (LC-63). */
export function turned(view: CodeView, swap: Swap): CodeView {
  return { ...hushed(view), logs: withStone(view, swap, swap.discarded) }
}

/** It lies with the others that are out, and a new one stands there, which its owner does not see (LC-64). */
export function exchanged(view: CodeView, swap: Swap): CodeView {
  const at = view.symbols.indexOf(swap.symbol)
  return {
    ...hushed(view),
    logs: withStone(view, swap, swap.seat === view.seat ? null : swap.drawn),
    discards: view.discards.map((stones, kind) => (kind === at ? [...stones, [swap.seat, swap.discarded] as [number, number]] : stones)),
    stacks: view.stacks.map((left, kind) => (kind === at ? left - 1 : left)),
  }
}

const withStone = (view: CodeView, { seat, symbol }: Swap, number: number | null): CodeView['logs'] =>
  view.logs.map((log, at) => (at === seat ? log.map((stone, kind) => (view.symbols[kind] === symbol ? number : stone)) : log))

/** The facts about one answer, as its sentence needs them. */
export function told(round: Round, check: Check): { seat: number; answer: string; low: number; high: number; width: number; range: string } {
  const bid = round.bids.find((one) => one.seat === check.seat)
  const [low, high] = [bid?.low ?? 0, bid?.high ?? 0]
  return { seat: check.seat, answer: check.answer, low, high, width: bid?.width ?? 1, range: span(low, high) }
}
