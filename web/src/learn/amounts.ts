/** Judged numbers in words. */
import type { ReviewDecision, ReviewPlayer } from '$/lib/contract'
import { number, t } from '$/lib/i18n.svelte'
import { onlyCards, type Unit } from './course'

const written = (value: number, unit: Unit, signed: boolean, digits = unit === 'win' && Math.abs(value) >= 0.095 ? 0 : 1): string =>
  number(unit === 'win' ? 100 * value : value, { maximumFractionDigits: digits, signDisplay: signed ? 'exceptZero' : 'negative' })
const said = (value: number, unit: Unit, amount: string): string => t('rv-amount', { unit, amount, count: Math.abs(Math.round(value * 10) / 10) })

/** “12 %” or “1.4 points”. */
export const amount = (value: number, unit: Unit): string => said(value, unit, written(value, unit, false))
/** The same with its sign. */
export const signedAmount = (value: number, unit: Unit): string => said(value, unit, written(value, unit, true))

export interface Sum {
  start: number
  luck: number
  errors: number
  result: number
  /** How many digits after the point all of them have at most. */
  digits: number
}
/** start + luck - errors = result as it is shown: luck is the rest of the rounded numbers, so that what is read adds up too. */
export function shownSum({ start, errors, result }: ReviewPlayer, unit: Unit): Sum {
  // Side by side in a picture there is no room for digits that nobody needs.
  const digits = unit === 'win' && (errors >= 0.095 || errors === 0) ? 0 : 1
  const parts = (unit === 'win' ? 100 : 1) * 10 ** digits
  const [first, lost, last] = [start, errors, result].map((value) => Math.round(value * parts)) as [number, number, number]
  return { start: first / parts, luck: (last - first + lost) / parts, errors: lost / parts, result: last / parts, digits }
}
/** A part of that sum, to the digit that it is rounded to. In a picture that says so beside it the word for points is left
    out of those with a sign: side by side they would not fit. */
export const partOfSum = (value: number, unit: Unit, digits: number, { signed = false, short = false } = {}): string => {
  const text = written(value, unit, signed, digits)
  return short && unit === 'points' ? text : said(value, unit, text)
}

/** “Leaves 2.4 more cards”. */
export const moreCards = (cards: number): string => t('rv-cards', { amount: number(cards, { maximumFractionDigits: 1 }), count: Math.round(cards * 10) / 10 })
/** What a decision is called; where only cards could be saved, how many more it left. */
export const verdictOf = (decision: ReviewDecision): string =>
  onlyCards(decision) ? moreCards(decision.cards) : t('rv-verdict', { verdict: decision.verdict })
