/** The choices around a table that every game shares, with a sentence for each. */
import type { Chair, ClockRule, GameInfo, Table } from '$/lib/contract'
import { t } from '$/lib/i18n.svelte'

export const helpLevels = ['none', 'sheet', 'odds', 'coach'] as const satisfies Table['help'][]
export const helpOptions = (): { value: Table['help']; label: string; hint: string }[] =>
  helpLevels.map((value) => ({ value, label: t(`help-${value}`), hint: t(`help-${value}-hint`) }))

/** What somebody gets at a table that allows so much and who wants so much. */
export const lesser = (allowed: Table['help'], wanted: Table['help']): Table['help'] =>
  helpLevels.indexOf(wanted) < helpLevels.indexOf(allowed) ? wanted : allowed

/** The clocks one can choose by name. */
export const clocks = {
  none: null,
  move: { per_move: 60 },
  quick: { base: 600, increment: 10 },
  slow: { per_move: 86_400 },
} as const satisfies Record<string, ClockRule | null>
export type ClockName = keyof typeof clocks
export const clockOptions = (): { value: ClockName; label: string }[] =>
  (Object.keys(clocks) as ClockName[]).map((value) => ({ value, label: t(`clock-${value}`) }))

/** Which of these clocks a table has; null for one of another making. */
export function clockName(rule: ClockRule | null): ClockName | null {
  const same = (other: ClockRule | null): boolean =>
    (rule?.per_move ?? null) === (other?.per_move ?? null) && (rule?.base ?? null) === (other?.base ?? null) && (rule?.increment ?? 0) === (other?.increment ?? 0)
  return (Object.keys(clocks) as ClockName[]).find((name) => same(clocks[name])) ?? null
}

/** A clock in words. */
export function clockWords(rule: ClockRule | null): string {
  const name = clockName(rule)
  if (name || !rule) return t(`clock-${name ?? 'none'}`)
  if (rule.per_move) return t('clock-per-move', { seconds: rule.per_move })
  return t('clock-base', { seconds: rule.base ?? 0, increment: rule.increment ?? 0 })
}

/** Bots in honest words. A level of another making is called as it calls itself. */
const levels = ['random', 'novice', 'casual', 'expert', 'master']
const isLevel = (name: string): boolean => levels.includes(name)
export const levelName = (level: string): string => (isLevel(level) ? t(`level-${level}`) : level)
/** What a level is like, and how often it has won with so many players, where that was measured. */
export function levelHint(level: string, info: GameInfo | undefined, players: number): string {
  if (!isLevel(level)) return ''
  const proved = info?.strength.find((one) => one.level === level && one.players === players)
  const won = proved && Math.round(proved.won * 100)
  const how = proved?.together ? 'together' : 'among'
  return [t(`level-${level}-hint`), won === undefined ? '' : t(`level-strength-${how}`, { players, won })].join(' ').trim()
}
export const levelOptions = (known: readonly string[]): { value: string; label: string }[] => known.map((value) => ({ value, label: levelName(value) }))

/** One line about who sits there. */
export function chairNote(chair: Chair): string {
  if (chair.kind === 'bot') return levelName(chair.level ?? '')
  if (chair.away) return t('seat-stand-in', { level: levelName(chair.away) })
  return ''
}
