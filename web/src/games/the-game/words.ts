/** What happened and what is to be done, in words. */
import type { AnyView, Entry } from '$/lib/contract'
import { t } from '$/lib/i18n.svelte'
import type { Sound } from '$/lib/sound'
import { commandOf, isFire, isPiles, stillToLay } from './signs'

type Name = (seat: number) => string

/** A card with a command or on fire is more than a number. */
function laid(card: number, view: AnyView, line: string): string {
  const command = isPiles(view) ? commandOf(view, card) : null
  const parts = [line, command && t('tg-log-command', { command }), isPiles(view) && isFire(view, card) && t('tg-log-fire')]
  return parts.filter((part) => part).join(' ')
}

export function describe(entry: Entry, view: AnyView, name: Name): string | null {
  const { move, seat } = entry
  const who = { name: name(seat) }
  /** What one did oneself is told to oneself. */
  const did = (what: string, by: number, facts: Record<string, string | number> = {}): string =>
    by === view.seat ? t(`tg-own-${what}`, facts) : t(`log-the-game-${what}`, { name: name(by), ...facts })
  switch (move.do) {
    case 'start':
      return did('start', move.seat)
    case 'lay':
      return laid(move.card, view, did('lay', seat, { card: move.card, pile: move.pile }))
    case 'take-back':
    case 'end':
      return did(move.do, seat)
    case 'draw':
      return move.card !== null && move.seat === view.seat ? t('log-the-game-draw-own', { card: move.card }) : null
    case 'signal':
      return t('log-the-game-signal', { ...who, pile: move.pile, word: move.word })
    case 'tell':
      return t('log-the-game-tell', { ...who, command: move.command, word: move.word })
    default:
      return null
  }
}

export function prompt(view: AnyView, name: Name): string {
  if (!isPiles(view)) return ''
  if (view.phase === 'over') return t('tg-prompt-over')
  if (view.phase === 'setup' || view.phase === 'draw') return t('tg-prompt-wait')
  const seat = view.turn[0]
  const own = view.seat !== null && view.turn.includes(view.seat)
  if (view.phase === 'start') {
    if (!own) return view.turn.length > 1 ? t('tg-prompt-start-team') : t('tg-prompt-start-other', { name: name(seat ?? 0) })
    return t(view.moves.length > 1 ? 'tg-prompt-start-one' : 'tg-prompt-start')
  }
  if (!own) return t('tg-prompt-other', { name: name(seat ?? 0) })
  const more = stillToLay(view)
  const duty = view.duties[0]
  if (more > 0) return t('tg-prompt-lay', { more })
  if (duty) return t('tg-prompt-cover', { pile: duty })
  return t(view.moves.some((move) => move.do === 'lay') ? 'tg-prompt-may-end' : 'tg-prompt-end')
}

export function progress(view: AnyView): { now: number; of: number | null } {
  return { now: isPiles(view) ? view.turns : 0, of: null }
}

export function sound(events: readonly Entry[], view: AnyView): Sound | null {
  if (view.outcome) return view.outcome.winners.length ? 'won' : 'lost'
  const move = events.at(-1)?.move
  if (move?.do === 'signal' || move?.do === 'tell') return 'talk'
  if (move?.do !== 'lay' || !isPiles(view)) return null
  return view.piles.some((pile) => pile.top === move.card && pile.command) ? 'command' : 'lay'
}
