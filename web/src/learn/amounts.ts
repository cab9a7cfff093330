/** Judged numbers in words. */
import type { ReviewDecision } from '$/lib/contract'
import { number, t } from '$/lib/i18n.svelte'
import { onlyCards, type Unit } from './course'

const written = (value: number, unit: Unit, signed: boolean): string =>
  number(unit === 'win' ? 100 * value : value, {
    maximumFractionDigits: unit === 'win' && Math.abs(value) >= 0.095 ? 0 : 1,
    signDisplay: signed ? 'exceptZero' : 'negative',
  })

/** “12 %” or “1.4 points”. */
export const amount = (value: number, unit: Unit): string => t('rv-amount', { unit, amount: written(value, unit, false), count: Math.abs(Math.round(value * 10) / 10) })
/** The same with its sign. */
export const signedAmount = (value: number, unit: Unit): string => t('rv-amount', { unit, amount: written(value, unit, true), count: Math.abs(Math.round(value * 10) / 10) })
/** With its sign and, in a picture that says so beside it, without the word for points: side by side those would not fit. */
export const signedShort = (value: number, unit: Unit): string => (unit === 'win' ? signedAmount(value, unit) : written(value, unit, true))

/** “Leaves 2.4 more cards”. */
export const moreCards = (cards: number): string => t('rv-cards', { amount: number(cards, { maximumFractionDigits: 1 }), count: Math.round(cards * 10) / 10 })
/** What a decision is called; where only cards could be saved, how many more it left. */
export const verdictOf = (decision: ReviewDecision): string =>
  onlyCards(decision) ? moreCards(decision.cards) : t('rv-verdict', { verdict: decision.verdict })
