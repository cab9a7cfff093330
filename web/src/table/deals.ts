/** Deals that many play: starting one, and its result in words that spoil nothing. */
import { toast } from '$/lib/announce.svelte'
import { post, reason } from '$/lib/api'
import type { Challenge, DealPage, Table } from '$/lib/contract'
import { t } from '$/lib/i18n.svelte'
import { go } from '$/lib/router.svelte'

export async function playDeal(deal: string, practice: boolean): Promise<void> {
  try {
    go(`/tables/${(await post<Table>(`/deals/${encodeURIComponent(deal)}/play`, { practice })).id}`)
  } catch (error) {
    toast(reason(error).sentence, 'bad')
  }
}

/** Challenge others with the deal of a finished match: its page has the link to send. */
export async function challenge(match: string): Promise<void> {
  try {
    go(`/deals/${(await post<Challenge>(`/matches/${match}/challenge`)).deal}`)
  } catch (error) {
    toast(reason(error).sentence, 'bad')
  }
}

/** A score, or an average of some, as the game counts: points may be below nought, cards left never. */
export const asCounted = (score: number, team: boolean): number => (team ? Math.abs(score) : score)

/** A score as the game counts: points, or for a team the cards that were left. */
export const scoreWords = (score: number, team: boolean): string =>
  team ? (score === 0 ? t('deal-all-laid') : t('deal-left', { count: -score })) : t('deal-points', { count: score }).replace(/-(?=\d)/, '−')

/** How long until then, in hours and minutes. */
export function until(then: number): string {
  const minutes = Math.max(0, Math.round(then / 60 - Date.now() / 60_000))
  return t('deal-until', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })
}

/** Par as far as it is worth telling others: a handful of games says nothing. */
export const knownPar = ({ par, enough }: DealPage): DealPage['par'] => par.filter((line) => line.always || line.games >= Math.min(100, enough))

/** A result to send to friends: how well it went, and nothing of the cards. */
export function shareText(deal: DealPage, score: number, link: string): string {
  const best = [...knownPar(deal)].reverse().find((line) => line.beaten !== null && line.beaten >= (line.always ? 1 : 0.5))
  const par = best ? ` ${t('deal-share-par', { percent: Math.round((best.beaten ?? 0) * 100), level: best.level })}` : ''
  return `Ludoteca · ${t(`game-${deal.game}`)}${deal.day ? ` · ${deal.day}` : ''} · ${scoreWords(score, deal.team)}.${par} ${link}`
}

/** What one tells others: not “you”. */
export const streakText = (days: number, link: string): string => `Ludoteca · ${t('daily-title')} · ${t('daily-streak-share', { days })} ${link}`
