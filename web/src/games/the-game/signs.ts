/** Small questions that the boards of The Game and Extreme ask of a view. */
import { box } from '$/lib/box'
import type {
  AnyHelp,
  AnyView,
  Coach,
  CommandSignal,
  ExtremeView,
  Lay,
  Odds,
  PileSignal,
  PileView,
  Sheet,
  TheGameView,
} from '$/lib/contract'

export type PilesView = TheGameView | ExtremeView
export type PileName = PileView['name']
export type Word = PileSignal['word']
export type Command = CommandSignal['command']

/** In the order of the ring: the urgent ones, the inviting ones. */
export const words: readonly Word[] = ['leave-please', 'leave', 'small-step', 'good', 'free', 'trick']
/** What matters most to somebody who is about to lay a card comes first. */
const urgency: readonly Word[] = ['leave-please', 'leave', 'trick', 'good', 'small-step', 'free']

/** Who says what about a pile; those who say the same stand together. */
export function saidAbout(view: PilesView, pile: PileName): { word: Word; seats: number[] }[] {
  const said = view.pile_signals.filter((signal) => signal.pile === pile)
  return urgency
    .map((word) => ({ word, seats: said.filter((signal) => signal.word === word).map((signal) => signal.seat) }))
    .filter(({ seats }) => seats.length)
}

export function isPiles(view: AnyView): view is PilesView {
  return view.game === 'the-game' || view.game === 'the-game-extreme'
}

/** The command on a card, as the layout of this match has it. */
export function commandOf(view: PilesView, card: number): Command | null {
  const found = Object.entries(view.layout).find(([, cards]) => cards.includes(card))
  return found ? (found[0] as Command) : null
}

const { exactly, fire_cards, hand_size, lowest, trick } = box['the-game-extreme']
const hands: Readonly<Record<number, number>> = hand_size
const burning: readonly number[] = fire_cards
export const isFire = (view: PilesView, card: number): boolean => view.options.on_fire && burning.includes(card)

export function lays(view: PilesView, card: number | null): Lay[] {
  return view.moves.filter((move): move is Lay => move.do === 'lay' && (card === null || move.card === card))
}

/** Whether a card goes backwards on a pile (TG-9). */
export const isTrick = (pile: PileView, card: number): boolean => (pile.ascending ? pile.top - card : card - pile.top) === trick

/** How many cards the turn still asks for; with a 3! it is exactly three (TX-16). */
export const stillToLay = (view: PilesView): number => Math.max(0, (view.three ? exactly : view.minimum) - view.laid)

export interface PilesHelp {
  sheet: Sheet | null
  odds: Odds | null
  coach: Coach | null
}

/** Help of this family, whatever its level: each level holds the ones below it. */
export function helpOf(help: AnyHelp | null): PilesHelp {
  if (!help || !('kind' in help)) return { sheet: null, odds: null, coach: null }
  const coach = help.kind === 'coach' ? help : null
  const odds = help.kind === 'odds' ? help : (coach?.odds ?? null)
  return { coach, odds, sheet: help.kind === 'sheet' ? help : (odds?.sheet ?? null) }
}

/** How many cards a full hand has (TG-3). */
export const handSize = (view: PilesView): number => view.options.hand || (hands[view.players] ?? 0)

/** The highest card: less than in the box in a small variant. */
export const highestCard = (view: PilesView): number => lowest + view.options.cards - 1
