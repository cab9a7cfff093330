/** What a card would do, how the hand lies, and how bad it looks: worked out from what lies open. */
import type { Entry, PileView } from '$/lib/contract'
import type { Cost, EffectOnPile } from '$/pieces/the-game/effect'
import { box } from '$/lib/box'
import { highestCard, isTrick, lays, type PilesView } from './signs'

const { lowest } = box['the-game']
/** Four piles of 98 steps for 98 cards: a card may cost four steps on average. Three times that is dear. */
const small = 4
const fair = 12

const costOf = (steps: number): Cost => (steps <= small ? 'small' : steps <= fair ? 'fair' : 'dear')
/** How far a card moves a pile on; below nought it goes back. */
const stepsTo = (pile: PileView, card: number): number => (pile.ascending ? card - pile.top : pile.top - card)
const fits = (pile: PileView, card: number): boolean => stepsTo(pile, card) > 0 || isTrick(pile, card)

/**
 * What a card would do on a pile. On turn the moves that may be played decide; while others play, the numbers do, for
 * nobody knows which commands will be in force then.
 */
export function effectOf(view: PilesView, pile: PileView, card: number): EffectOnPile {
  const onTurn = view.seat !== null && view.phase === 'turn' && view.turn.includes(view.seat)
  const possible = onTurn ? lays(view, card).some((move) => move.pile === pile.name) : fits(pile, card)
  if (!possible) return { kind: 'no' }
  if (isTrick(pile, card)) return { kind: 'trick' }
  const steps = stepsTo(pile, card)
  return { kind: 'step', by: pile.ascending ? steps : -steps, cost: costOf(steps) }
}

/**
 * The places of a hand. While its owner lays cards, their places stay open: nothing slides away under a finger, and a
 * card that is taken back comes home.
 */
export function places(view: PilesView): { card: number; here: boolean }[] {
  const own = view.seat !== null && view.phase === 'turn' && view.turn.includes(view.seat)
  const gone = own ? view.laid_cards.map(([card]) => card) : []
  const all = [...view.hand.map((card) => ({ card, here: true })), ...gone.map((card) => ({ card, here: false }))]
  return all.sort((one, other) => one.card - other.card)
}

/** The cards that have been laid and not taken back, as everybody has seen them. */
export function laidCards(past: readonly Entry[]): Set<number> {
  const laid: number[] = []
  for (const { move } of past) {
    if (move.do === 'lay') laid.push(move.card)
    else if (move.do === 'take-back') laid.pop()
  }
  return new Set(laid)
}

/**
 * How dark it looks, from 0 to 1, by what everybody can see: how little room the best two piles leave for the cards that
 * are still to come, and how many of those cards fit on no pile at all.
 */
export function riskOf(view: PilesView, laid: ReadonlySet<number>): number {
  const left: number[] = []
  for (let card = lowest; card <= highestCard(view); card += 1) if (!laid.has(card)) left.push(card)
  if (!left.length || view.phase === 'setup') return 0
  const up = Math.min(...view.piles.filter((pile) => pile.ascending).map((pile) => pile.top))
  const down = Math.max(...view.piles.filter((pile) => !pile.ascending).map((pile) => pile.top))
  const narrow = 1 - Math.max(0, down - up - 1) / left.length
  const homeless = left.filter((card) => !view.piles.some((pile) => fits(pile, card))).length / left.length
  return Math.min(1, (Math.max(0, narrow) + homeless) / 2)
}
