/**
 * What anybody at the table may write down without thinking (LC-22, TS-12): the numbers that lie open, and the rounds
 * with what their answers left. It is read off the view alone and is there at every level of help.
 */
import type { Check, Round } from '$/lib/contract'
import type { CodeView } from './signs'

/** The numbers of a symbol, by its place, that lie elsewhere for all to see or that the viewer has given away. */
export function seenNumbers(view: CodeView, at: number): number[] {
  const standing = view.logs.filter((_, log) => log !== view.seat).map((log) => log[at])
  const discarded = view.discards[at]?.map(([, number]) => number) ?? []
  return [...standing, ...discarded].filter((number) => typeof number === 'number').sort((a, b) => a - b)
}

type Span = readonly [number, number]

/** Where a sum lies after the answer to low..high. */
function ranges(low: number, high: number, answer: Check['answer'], top: number): Span[] {
  const [below, above]: [Span, Span] = [[0, low - 1], [high + 1, top]]
  const left: Record<Check['answer'], Span[]> = { right: [[low, high]], lower: [below], higher: [above], wrong: [below, above] }
  return left[answer].filter(([from, to]) => from <= to)
}

export interface Stone {
  symbol: string
  number: number
  /** On so many dice of the round. */
  times: number
}

export interface Row {
  round: number
  dice: readonly string[]
  low: number | null
  high: number | null
  answer: Check['answer'] | null
  /** Where the sum of the dice lay. */
  ranges: readonly Span[]
  /** Stones that counted then and have been discarded since: the round can be read again (LC-81). */
  known: readonly Stone[]
  discarded: Stone | null
}

/** The rounds of the viewer's sheet, oldest first. */
export function rows(view: CodeView): Row[] {
  const stone = ({ dice }: Round, symbol: string, number: number): Stone => ({ symbol, number, times: dice.filter((face) => face === symbol).length })
  return view.history
    .filter((round) => round.dice.length)
    .map((round) => {
      const bid = round.bids.find(({ seat }) => seat === view.seat)
      const [low, high] = [bid?.low ?? null, bid?.high ?? null]
      const answer = round.checks.find(({ seat }) => seat === view.seat)?.answer ?? null
      const given = view.history.filter(({ number }) => number >= round.number).flatMap(({ swaps }) => swaps.filter(({ seat }) => seat === view.seat))
      // Of a symbol given away twice, only the first stone stood there in this round.
      const held = given.filter((swap, at) => given.findIndex(({ symbol }) => symbol === swap.symbol) === at)
      const swap = round.swaps.find(({ seat }) => seat === view.seat)
      return {
        round: round.number,
        dice: round.dice,
        low,
        high,
        answer,
        ranges: low === null || high === null || answer === null ? [[0, view.top_sum]] : ranges(low, high, answer, view.top_sum),
        known: held.filter(({ symbol }) => round.dice.includes(symbol)).map(({ symbol, discarded }) => stone(round, symbol, discarded)),
        discarded: swap ? stone(round, swap.symbol, swap.discarded) : null,
      }
    })
}
