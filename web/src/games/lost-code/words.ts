/** What happened and what is to be done, in words. */
import type { AnyView, Entry } from '$/lib/contract'
import { list, t } from '$/lib/i18n.svelte'
import type { Sound } from '$/lib/sound'
import { type CodeView, isCode, isOnTurn, nowRound, span, symbolName } from './signs'

type Name = (seat: number) => string

const written = (numbers: readonly number[] | null): string => (numbers?.length ? numbers.join(', ') : '–')

export function describe(entry: Entry, view: AnyView, name: Name): string | null {
  if (!isCode(view)) return null
  const { move, seat } = entry
  const base = { name: seat >= 0 ? name(seat) : '', self: seat === view.seat ? 'yes' : 'no' }
  switch (move.do) {
    case 'roll':
      return t('did-lost-code-roll', { dice: list(move.dice.map(symbolName)) })
    case 'deal': {
      // The first deal fills every log; only stones that replace another are news.
      if (entry.n <= 4 * view.symbols.length) return null
      const hidden = move.number === null ? 'yes' : 'no'
      return t('did-lost-code-deal', { owner: name(move.log), symbol: move.symbol, number: move.number ?? 0, hidden })
    }
    case 'take':
    case 'pass':
      return t(`did-lost-code-${move.do}`, { ...base, symbol: tokenOf(view) })
    case 'lock':
      return t('did-lost-code-lock', { ...base, symbol: tokenOf(view), numbers: written(move.numbers), hidden: move.numbers ? 'no' : 'yes' })
    case 'replace':
    case 'turn':
      return t(`did-lost-code-${move.do}`, { ...base, die: move.die + 1, symbol: move.symbol })
    case 'keep':
      return t('did-lost-code-keep', base)
    case 'wheel':
      return t('did-lost-code-wheel', { ...base, width: move.width, range: span(move.start, move.start + move.width - 1) })
    case 'tile':
      return t('did-lost-code-tile', { ...base, width: move.width })
    case 'place': {
      const width = nowRound(view)?.bids.find((bid) => bid.seat === seat)?.width ?? 1
      const range = move.start === null ? '' : span(move.start, move.start + width - 1)
      return t('did-lost-code-place', { ...base, range, hidden: move.start === null ? 'yes' : 'no' })
    }
    case 'exchange':
      return t('did-lost-code-exchange', { ...base, symbol: move.symbol })
    case 'guess':
      return t('did-lost-code-guess', { ...base, symbol: move.symbol, numbers: written(move.numbers), hidden: move.numbers ? 'no' : 'yes' })
    default:
      return null
  }
}

const tokenOf = (view: CodeView): string => nowRound(view)?.token ?? ''

export function prompt(view: AnyView, name: Name): string {
  if (!isCode(view)) return ''
  if (view.phase === 'over') return t('phase-lost-code-over')
  if (view.phase === 'setup' || view.phase === 'roll' || view.phase === 'draw') return t('lc-prompt-wait')
  const game = view.game
  if (isOnTurn(view)) {
    if (view.phase === 'guess') return t('lc-prompt-guess')
    return t(`prompt-lost-code-${view.phase}`, { game, symbol: tokenOf(view) })
  }
  return t('lc-prompt-other', { names: list(view.turn.map(name)), phase: view.phase, game })
}

export function progress(view: AnyView): { now: number; of: number | null } {
  return isCode(view) ? { now: view.history.length, of: view.rounds } : { now: 0, of: null }
}

export function sound(events: readonly Entry[], view: AnyView, before: AnyView | null): Sound | null {
  if (!isCode(view)) return null
  if (view.outcome) return view.seat !== null && view.outcome.winners.includes(view.seat) ? 'won' : 'lost'
  const move = events.at(-1)?.move.do
  if (move === 'roll') return 'roll'
  if (move === 'exchange') return 'swap'
  const checks = nowRound(view)?.checks ?? []
  const own = checks.find((check) => check.seat === view.seat)
  const fresh = before && isCode(before) && before.history.at(-1)?.checks.length !== checks.length
  if (fresh && own) return own.answer === 'right' ? 'right' : 'wrong'
  return move === 'wheel' || move === 'tile' ? 'turnWheel' : null
}
