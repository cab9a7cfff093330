/** Matches and variants in words. */
import type { PastMatch } from '$/lib/contract'
import { list, t } from '$/lib/i18n.svelte'
import { scoreWords } from '$/table/deals'
import { gameInfo } from '$/table/games'
import { inWords } from '$/table/options/schema'

/** What came of a match: the score, and the place where there is one. */
export function resultWords({ score, team, place, players, ending }: PastMatch): string {
  if (score === null) return t(`over-${ending}`)
  const words = scoreWords(score, team)
  return place === null || players < 2 ? words : t('history-placed', { score: words, place, players })
}

/** The options that are not the rulebook's; nothing for the rulebook's game. */
export async function variantWords(game: string, variant: Record<string, unknown>): Promise<string> {
  if (!Object.keys(variant).length) return ''
  const info = await gameInfo(game).catch(() => undefined)
  if (!info) return ''
  return list(inWords(info.options, variant).map(({ title, value }) => (value === t('option-on') ? title : `${title}: ${value}`)))
}
