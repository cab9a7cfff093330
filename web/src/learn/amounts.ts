/** Judged numbers in words. */
import { number, t } from '$/lib/i18n.svelte'
import type { Unit } from './course'

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
