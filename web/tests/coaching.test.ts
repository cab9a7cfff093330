/** The coach's suggestions: what they say, and that each is played once. */
import { describe, expect, it } from 'vitest'
import { coaching } from '$/games/coaching.svelte'
import { cardsInWords } from '$/games/the-game/choices'

describe('a suggestion', () => {
  it('is played once, however often it is tapped', async () => {
    coaching.begin()
    let played = 0
    let arrived: (done: boolean) => void = () => undefined
    const play = (): Promise<boolean> => {
      played += 1
      return new Promise((done) => (arrived = done))
    }
    const first = coaching.follow(play)
    await coaching.follow(play)
    arrived(true)
    await first
    // The board may still show how it lay before.
    await coaching.follow(play)
    expect(played).toBe(1)
    coaching.begin()
    void coaching.follow(play)
    expect(played).toBe(2)
  })

  it('can be tapped again where it was refused', async () => {
    coaching.begin()
    await coaching.follow(() => Promise.resolve(false))
    expect(coaching.spent).toBe(false)
  })

  it('names the cards of a pile in one breath', () => {
    const lay = (card: number, pile: 'up1' | 'down1') => ({ do: 'lay' as const, card, pile })
    expect(cardsInWords([lay(61, 'down1'), lay(56, 'down1'), lay(22, 'up1')])).toBe('Lay 61, 56 on the first descending pile · Lay 22 on the first ascending pile')
  })
})
