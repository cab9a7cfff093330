/** How the players are called: people by their names, bots by ours. */
import type { Chair } from '$/lib/contract'
import { t } from '$/lib/i18n.svelte'
import { isLevel } from './options/choices'

export function nameOf(chair: Chair): string {
  if (chair.name) return chair.name
  return chair.kind === 'bot' ? t('bot-name', { seat: chair.seat + 1 }) : t('seat-open')
}

/** Every chair with a name to show. */
export const named = (chairs: readonly Chair[]): Chair[] => chairs.map((chair) => ({ ...chair, name: nameOf(chair) }))

/** The chairs of a match that has no table any more. */
export const chairsOf = (names: readonly string[], you: number | null): Chair[] =>
  named(
    names.map((name, seat) => ({
      seat,
      // A record names its bots by their level, and nobody where it comes from elsewhere.
      kind: name && !isLevel(name) ? 'person' : 'bot',
      name: isLevel(name) ? '' : name,
      level: isLevel(name) ? name : null,
      you: seat === you,
      host: false,
      away: null,
      muted: false,
    })),
  )
