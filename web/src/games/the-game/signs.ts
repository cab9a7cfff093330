/** Small questions that the boards of The Game and Extreme ask of a view. */
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
import type { CommandName } from '$/pieces/the-game/commands'

export type PilesView = TheGameView | ExtremeView
export type PileName = PileView['name']
export type Word = PileSignal['word']
export type Command = CommandSignal['command']

export const words: readonly Word[] = ['leave-please', 'leave', 'small-step', 'good', 'free', 'trick']

export function isPiles(view: AnyView): view is PilesView {
  return view.game === 'the-game' || view.game === 'the-game-extreme'
}

/** The pieces' own spelling of a command. */
export const sign = (command: Command): CommandName => command.replace('-', '_') as CommandName

/** The command on a card, as the layout of this match has it. */
export function commandOf(view: PilesView, card: number): Command | null {
  const found = Object.entries(view.layout).find(([, cards]) => cards.includes(card))
  return found ? (found[0] as Command) : null
}
export function commandOn(view: PilesView, card: number): CommandName | null {
  const command = commandOf(view, card)
  return command && sign(command)
}

const burning = [22, 33, 44, 55, 66, 77]
export const isFire = (view: PilesView, card: number): boolean => view.options.on_fire && burning.includes(card)

export function lays(view: PilesView, card: number | null): Lay[] {
  return view.moves.filter((move): move is Lay => move.do === 'lay' && (card === null || move.card === card))
}

/** Whether a card goes back by ten on a pile (TG-9). */
export const isTrick = (pile: PileView, card: number): boolean => (pile.ascending ? pile.top - card : card - pile.top) === 10

/** How many cards the turn still asks for; with a 3! it is exactly three (TX-16). */
export const stillToLay = (view: PilesView): number => Math.max(0, (view.three ? 3 : view.minimum) - view.laid)

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
