/** Small questions that the boards of The Lost Code and Think Str8! ask of a view. */
import { box } from '$/lib/box'
import type { AnyHelp, AnyView, CoachHelp, LostCodeView, OddsHelp, Round, SheetHelp, ThinkStr8View } from '$/lib/contract'
import { number, t } from '$/lib/i18n.svelte'
import type { Marker } from '$/pieces/lost-code/Track.svelte'
import type { Standing } from '$/pieces/Rack.svelte'

export type CodeView = LostCodeView | ThinkStr8View
export type Family = 'lost-code' | 'think-str8'

export function isCode(view: AnyView): view is CodeView {
  return view.game === 'lost-code' || view.game === 'think-str8'
}

/** A board of this family gets a view of this family; anything else is a mistake of ours. */
export function codeView(view: AnyView): CodeView {
  if (!isCode(view)) throw new Error(`${view.game} has another board`)
  return view
}

export const symbolName = (symbol: string): string => t('lost-code-symbol', { symbol })
export const span = (low: number, high: number): string => (low === high ? String(low) : `${low}–${high}`)
/** The same inside a sentence, where it must not be torn apart at the end of a line. */
export const unbroken = (low: number, high: number): string => span(low, high).replace('–', '–\u2060')
/** Points; a loss has a real minus, which is also spoken. */
export const plain = (points: number): string => number(points)
export const signed = (points: number): string => number(points, { signDisplay: 'exceptZero' })
export const percent = (share: number): string => number(share, { style: 'percent', maximumFractionDigits: 0 })
export const nowRound = (view: CodeView): Round | undefined => view.history.at(-1)
export const isOnTurn = (view: CodeView): boolean => view.seat !== null && view.turn.includes(view.seat)

/** The pieces of a log as the rack shows them. */
export function standing(view: CodeView, log: number): Standing[] {
  return view.symbols.map((kind, at) => ({ kind: kind as Standing['kind'], number: view.logs[log]?.[at] ?? null }))
}

/** Markers on the track; the bottom of a pile is the one further ahead (LC-26). */
export function markers(view: CodeView, name: (seat: number) => string): Marker[] {
  const ahead = [...view.standing].reverse()
  return ahead.map((seat, at) => ({
    seat: seat + 1,
    name: name(seat),
    position: view.positions[seat] ?? 0,
    height: ahead.slice(0, at).filter((other) => view.positions[other] === view.positions[seat]).length,
  }))
}

export interface CodeHelp {
  sheet: SheetHelp | null
  odds: OddsHelp | null
  coach: CoachHelp | null
}

/** Help of this family, whatever its level: each level holds the ones below it. */
export function helpOf(help: AnyHelp | null): CodeHelp {
  if (!help || !('kind' in help)) return { sheet: null, odds: null, coach: null }
  const coach = help.kind === 'code-coach' ? help : null
  const odds = help.kind === 'code-odds' ? help : (coach?.odds ?? null)
  return { coach, odds, sheet: help.kind === 'code-sheet' ? help : (odds?.sheet ?? null) }
}

/** What final numbers may bring: for how many of them a hit pays, and a miss costs (LC-74). A locked symbol counts double (LC-104). */
export const { miss, locked } = box['lost-code']
export const pays: Readonly<Record<number, number>> = { 0: miss, ...box['lost-code'].hits }

/** First is who is furthest ahead (LC-26). */
export const placeOf = (view: CodeView, seat: number): number => view.standing.length - view.standing.indexOf(seat)

/** Wheels that nobody has taken in this round. */
export function freeWheels(view: CodeView): number[] {
  const taken = nowRound(view)?.bids.map((bid) => bid.width) ?? []
  return view.wheels.map(([width]) => width).filter((width) => view.available.includes(width) && !taken.includes(width))
}

/** The modules of this match; Think Str8! has none. */
export const hasTokens = ({ options }: CodeView): boolean => 'deadly_shortcut' in options && options.deadly_shortcut
export const hasCurse = ({ options }: CodeView): boolean => 'curse' in options && options.curse
