/** What a card would do, how the hand lies, how dark it looks: from what lies open. */
import { describe, expect, it } from 'vitest'
import type { Entry, Lay } from '$/lib/contract'
import { effectOf, laidCards, places, riskOf } from '$/games/the-game/effects'
import type { PilesView } from '$/games/the-game/signs'
import { sample, sure } from './samples'

const view = (name: string, change: Partial<PilesView> = {}): PilesView => ({ ...(sample(name).view as PilesView), ...change }) as PilesView
const lay = (card: number): Entry => ({ n: 0, seat: 0, at: 0, move: { do: 'lay', card, pile: 'up1' } }) as unknown as Entry

/** The same table with other top cards, seen by somebody who waits. */
function tops(...cards: [number, number, number, number]): PilesView {
  const waiting = view('the-game/waiting')
  return { ...waiting, piles: waiting.piles.map((pile, at) => ({ ...pile, top: cards[at] ?? 0 })) }
}

describe('what a card would do', () => {
  it.each([
    [41, 0, { kind: 'step', by: 2, cost: 'small' }],
    [50, 0, { kind: 'step', by: 11, cost: 'fair' }],
    [64, 0, { kind: 'step', by: 25, cost: 'dear' }],
    [29, 0, { kind: 'trick' }],
    [28, 0, { kind: 'no' }],
    [74, 2, { kind: 'step', by: -1, cost: 'small' }],
    [85, 2, { kind: 'trick' }],
    [86, 2, { kind: 'no' }],
    [15, 3, { kind: 'step', by: -85, cost: 'dear' }],
  ])('%i on pile %i', (card, pile, effect) => {
    expect(effectOf(tops(39, 13, 75, 100), sure(tops(39, 13, 75, 100).piles[pile]), card)).toEqual(effect)
  })

  it('goes on turn by the moves that may be played, for commands forbid more than numbers do', () => {
    const forced = view('the-game/extreme-fire')
    const moves = forced.moves.filter((move): move is Lay => move.do === 'lay')
    for (const card of forced.hand) {
      for (const pile of forced.piles) {
        const possible = moves.some((move) => move.card === card && move.pile === pile.name)
        expect(effectOf(forced, pile, card).kind === 'no').toBe(!possible)
      }
    }
    // By its number 13 would fit there.
    const down = sure(forced.piles.find((pile) => pile.name === 'down2'))
    expect([effectOf(forced, down, 13).kind, effectOf({ ...forced, turn: [] }, down, 13).kind]).toEqual(['no', 'step'])
  })
})

describe('the places of a hand', () => {
  it('keeps the place of a card open until the turn is over', () => {
    const now = view('the-game/turn', { hand: [27, 42, 88], laid: 2, laid_cards: [[72, 'down1'], [41, 'up1']] })
    expect(places(now).map(({ card, here }) => (here ? card : -card))).toEqual([27, -41, 42, -72, 88])
    expect(places({ ...now, turn: [1] }).map(({ card }) => card)).toEqual([27, 42, 88])
    expect(places({ ...now, phase: 'over', turn: [] }).map(({ card }) => card)).toEqual([27, 42, 88])
  })
})

describe('how dark it looks', () => {
  it('forgets what was taken back', () => {
    const back = { ...lay(0), move: { do: 'take-back' } } as Entry
    expect([...laidCards([lay(5), lay(9), back, lay(11)])]).toEqual([5, 11])
  })

  it('begins without any, and rises while room is wasted', () => {
    expect(riskOf(tops(1, 1, 100, 100), new Set())).toBe(0)
    const few = new Set([30, 60, 80, 70])
    const steps = [tops(10, 30, 80, 95), tops(50, 60, 80, 70), tops(80, 75, 60, 65), tops(97, 98, 4, 3)].map((now) => riskOf(now, few))
    expect(steps).toEqual([...steps].sort((one, other) => one - other))
    expect(steps[0]).toBeLessThan(0.1)
    expect(sure(steps.at(-1))).toBeGreaterThan(0.9)
  })

  it('is none when all cards are laid', () => {
    const all = new Set(Array.from({ length: 98 }, (_, at) => at + 2))
    expect(riskOf(tops(99, 98, 2, 3), all)).toBe(0)
  })
})
