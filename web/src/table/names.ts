/** How the players are called: people by their names, bots by ours. */
import type { Chair, MatchInfo } from '$/lib/contract'
import { t } from '$/lib/i18n.svelte'

/** What the server calls somebody who has asked to be forgotten (table/forgetting.py). */
const somebody = 'Somebody'

/** A name as it is shown. */
export const shown = (name: string): string => (name === somebody ? t('seat-somebody') : name)

export function nameOf(chair: Chair): string {
  if (chair.name) return shown(chair.name)
  return chair.kind === 'bot' ? t('bot-name', { seat: chair.seat + 1 }) : t('seat-open')
}

/** Every chair with a name to show. */
export const named = (chairs: readonly Chair[]): Chair[] => chairs.map((chair) => ({ ...chair, name: nameOf(chair) }))

/** The chairs of a match that has no table any more. */
export const chairsOf = ({ names, levels }: Pick<MatchInfo, 'names' | 'levels'>, you: number | null): Chair[] =>
  named(
    names.map((name, seat) => ({
      seat,
      // A record from elsewhere names nobody.
      kind: name && !levels[seat] ? 'person' : 'bot',
      name,
      level: levels[seat] ?? null,
      you: seat === you,
      host: false,
      away: null,
      muted: false,
    })),
  )
