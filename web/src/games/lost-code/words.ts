/** What happened and what is to be done, in words. */
import type { AnyView, CodeAdvice, Entry, Round } from '$/lib/contract'
import { list, t } from '$/lib/i18n.svelte'
import type { Sound } from '$/lib/sound'
import type { Tip } from '../coaching.svelte'
import { told } from './scenes'
import { type CodeView, isCode, isOnTurn, nowRound, signed, symbolName, unbroken } from './signs'

type Name = (seat: number) => string

const written = (numbers: readonly number[] | null): string => (numbers?.length ? numbers.join(', ') : t('lc-nothing'))

/** The round an entry belongs to; `past` reaches to what the view shows. */
function roundOf(entry: Entry, view: CodeView, past: readonly Entry[]): Round | undefined {
  const later = past.filter((other) => other.n > entry.n && other.move.do === 'roll').length
  return view.history.filter((round) => round.rolled.length).at(-1 - later)
}

/** What was answered after the last bid of a round: to whom what, and who is cursed from now on. */
function answers(entry: Entry, view: CodeView, past: readonly Entry[], name: Name): string[] {
  const round = roundOf(entry, view, past)
  if (!round) return []
  for (const other of past) {
    if (other.n <= entry.n) continue
    if (other.move.do === 'roll') break
    if (other.move.do === 'wheel' || other.move.do === 'place') return []
  }
  const holder = round.cursed ?? view.cursed
  const lines = round.checks.flatMap((check) => [
    t('told-lost-code', { ...told(round, check), name: check.seat === view.seat ? t('lc-you') : name(check.seat) }),
    ...(check.gain ? [t('lc-gain', { gain: signed(check.gain) })] : []),
    ...(check.cursed_gain && holder !== null ? [t('lc-gain-cursed', { name: name(holder), points: check.cursed_gain })] : []),
  ])
  const cursed = view.history[round.number]?.cursed ?? null
  return cursed !== null && cursed !== round.cursed ? [...lines, t('lc-cursed-now', { name: name(cursed), self: cursed === view.seat ? 'yes' : 'no' })] : lines
}

export function describe(entry: Entry, view: AnyView, name: Name, past: readonly Entry[] = []): string | null {
  if (!isCode(view)) return null
  const line = act(entry, view, name, past)
  const { do: done } = entry.move
  if (line === null || (done !== 'wheel' && done !== 'place')) return line
  return [line, ...answers(entry, view, past, name)].join(' ')
}

function act(entry: Entry, view: CodeView, name: Name, past: readonly Entry[]): string | null {
  const { move, seat } = entry
  const base = { name: seat >= 0 ? name(seat) : '', self: seat === view.seat ? 'yes' : 'no' }
  switch (move.do) {
    case 'roll':
      return t('did-lost-code-roll', { dice: list(move.dice.map(symbolName)) })
    case 'deal': {
      // The first deal fills every log; only stones that replace another are news.
      if (entry.n <= 4 * view.symbols.length) return null
      const hidden = move.number === null ? 'yes' : 'no'
      if (move.log === view.seat) return t('lc-dealt-own', { symbol: move.symbol })
      return t('did-lost-code-deal', { owner: name(move.log), symbol: move.symbol, number: move.number ?? 0, hidden })
    }
    case 'take':
    case 'pass':
      return t(`did-lost-code-${move.do}`, { ...base, symbol: roundOf(entry, view, past)?.token ?? '' })
    case 'lock':
      return t('did-lost-code-lock', { ...base, symbol: roundOf(entry, view, past)?.token ?? '', numbers: written(move.numbers), hidden: move.numbers ? 'no' : 'yes' })
    case 'replace':
    case 'turn':
      return t(`did-lost-code-${move.do}`, { ...base, die: move.die + 1, symbol: move.symbol })
    case 'keep':
      return t('did-lost-code-keep', base)
    case 'wheel':
      return t('did-lost-code-wheel', { ...base, width: move.width, range: unbroken(move.start, move.start + move.width - 1) })
    case 'tile':
      return t('did-lost-code-tile', { ...base, width: move.width })
    case 'place': {
      const width = roundOf(entry, view, past)?.bids.find((bid) => bid.seat === seat)?.width ?? 1
      const range = move.start === null ? '' : unbroken(move.start, move.start + width - 1)
      return t('did-lost-code-place', { ...base, range, hidden: move.start === null ? 'yes' : 'no' })
    }
    case 'exchange': {
      const swap = roundOf(entry, view, past)?.swaps.find((one) => one.seat === seat)
      const line = t('did-lost-code-exchange', { ...base, symbol: move.symbol })
      return swap ? `${line} ${t('opened-lost-code', { symbol: move.symbol, number: swap.discarded })}` : line
    }
    case 'guess': {
      // What another one writes stays hidden, symbol after symbol; that all is written is news, once.
      const last = view.symbols.findLast((symbol) => !view.tokens.some((token) => token.symbol === symbol && token.holder === seat))
      if (seat !== view.seat && !move.numbers) return move.symbol === last ? t('lc-handed-in', base) : null
      return t('did-lost-code-guess', { ...base, symbol: move.symbol, numbers: written(move.numbers), hidden: move.numbers ? 'no' : 'yes' })
    }
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
  // Between the last answer and what comes of it nobody is waited for.
  if (!view.turn.length) return view.phase === 'guess' ? t('lc-prompt-all-in') : t('lc-prompt-wait')
  return t('lc-prompt-other', { names: list(view.turn.map(name)), phase: view.phase, game })
}

/** The section of the rules that is about what has to be done now. */
export function section(view: AnyView): string {
  if (!isCode(view)) return ''
  const sections: Partial<Record<CodeView['phase'], string>> = {
    setup: 'setup', roll: 'dice', token: 'shortcut', lock: 'shortcut', replace: 'introductory', turn: 'dice',
    wheel: 'bid', place: 'bid', exchange: 'exchange', draw: 'exchange', guess: 'final', over: 'win',
  }
  return sections[view.phase] ?? 'round'
}

export function progress(view: AnyView): { now: number; of: number | null } {
  return isCode(view) ? { now: view.history.length, of: view.rounds } : { now: 0, of: null }
}

/** The cue of something that is one beat; what is acted out has its own. */
export function sound(events: readonly Entry[], view: AnyView): Sound | null {
  if (!isCode(view)) return null
  return events.some((entry) => entry.move.do === 'roll') ? 'roll' : null
}

/** What the coach suggests, in words. */
export function tipsOf(advice: readonly CodeAdvice[], view: CodeView): Tip[] {
  return advice.map(({ moves, costs, reason }) => ({ costs, reason, words: moves.map((move) => spell(move, view)).join(' · ') }))
}

function spell(move: CodeAdvice['moves'][number], view: CodeView): string {
  const points = 'width' in move ? (view.wheels.find((wheel) => wheel[0] === move.width)?.[1] ?? 0) : 0
  switch (move.do) {
    case 'wheel':
      return t('move-lost-code-wheel', { width: move.width, range: unbroken(move.start, move.start + move.width - 1), points })
    case 'tile':
      return t('move-lost-code-tile', { width: move.width, points })
    case 'place': {
      const width = nowRound(view)?.bids.find((bid) => bid.seat === view.seat)?.width ?? 1
      return t('move-lost-code-place', { range: unbroken(move.start ?? 0, (move.start ?? 0) + width - 1) })
    }
    case 'turn':
    case 'replace':
      return t(`move-lost-code-${move.do}`, { die: move.die + 1, symbol: move.symbol })
    case 'exchange':
      return t('move-lost-code-exchange', { symbol: move.symbol })
    case 'guess':
      return t('move-lost-code-guess', { symbol: move.symbol, count: move.numbers?.length ?? 0, numbers: move.numbers?.join(', ') ?? '' })
    case 'lock':
      return t('move-lost-code-lock', { numbers: move.numbers?.join(', ') ?? '' })
    default:
      return t(`move-lost-code-${move.do}`)
  }
}
