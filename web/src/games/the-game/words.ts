/** What happened and what is to be done, in words. */
import type { Advice, AnyView, Entry } from '$/lib/contract'
import { t } from '$/lib/i18n.svelte'
import { never } from '$/lib/never'
import type { Tip } from '../coaching.svelte'
import { cardsInWords } from './choices'
import { commandOf, isFire, isPiles, type PilesView, stillToLay } from './signs'

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
  const { phase } = view
  const seat = view.turn[0]
  const own = view.seat !== null && view.turn.includes(view.seat)
  switch (phase) {
    case 'over':
      return t('tg-prompt-over')
    case 'setup':
      return t('tg-prompt-wait')
    case 'draw':
      return t('tg-prompt-draw')
    case 'start':
      if (!own) return view.turn.length > 1 ? t('tg-prompt-start-team') : t('tg-prompt-start-other', { name: name(seat ?? 0) })
      return t(view.moves.length > 1 ? 'tg-prompt-start-one' : 'tg-prompt-start')
    case 'turn':
      return own ? promptTurn(view) : t('tg-prompt-other', { name: name(seat ?? 0) })
    default:
      return never(phase)
  }
}

/** Is there a card that goes anywhere? */
export const mayLay = (view: PilesView): boolean => view.moves.some((move) => move.do === 'lay')

function promptTurn(view: PilesView): string {
  const more = stillToLay(view)
  const duty = view.duties[0]
  if (more > 0) return t(view.laid ? 'tg-prompt-lay-more' : 'tg-prompt-lay-first', { more })
  if (duty) return t('tg-prompt-cover', { pile: duty })
  return t(mayLay(view) ? 'tg-prompt-may-end' : view.hand.length ? 'tg-prompt-end' : 'tg-prompt-end-empty')
}

/** The section of the rules that is about what has to be done now. */
export function section(view: AnyView): string {
  if (!isPiles(view)) return ''
  const extreme = view.game === 'the-game-extreme'
  if (view.phase === 'over') return extreme ? 'end' : 'result'
  if (view.phase === 'turn') return extreme && view.in_force.length ? 'commands' : 'turn'
  return extreme ? 'setup' : view.phase === 'start' ? 'start' : 'table'
}

export function progress(view: AnyView): { now: number; of: number | null } {
  return { now: isPiles(view) ? view.turns : 0, of: null }
}

/** What the coach suggests, in words; the end of a turn goes without saying. */
export function tipsOf(advice: readonly Advice[], name: Name): Tip[] {
  const word = (move: Advice['moves'][number]): string => {
    if (move.do === 'start') return t('tg-start-other', { name: name(move.seat) })
    return t('move-the-game-end')
  }
  return advice.map(({ moves, costs, reason }) => {
    const cards = moves.filter((move) => move.do === 'lay')
    return { costs, reason, words: cards.length ? cardsInWords(cards) : moves.map(word).join(' · ') }
  })
}
