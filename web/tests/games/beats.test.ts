/** What happened at The Game, cut into beats: nothing is told before it is shown. */
import { beforeAll, describe, expect, it } from 'vitest'
import type { Draw, Entry, Lay } from '$/lib/contract'
import { afterLay, type Detail, stage } from '$/games/the-game/beats'
import type { PilesView } from '$/games/the-game/signs'
import type { Beat } from '$/table/stage'
import { sample, setTheTable, sure } from './samples'

beforeAll(setTheTable)

const turn = (change: Partial<PilesView> = {}): PilesView => ({ ...(sample('the-game/turn').view as PilesView), ...change }) as PilesView
const entry = (seat: number, move: object, n = 0): Entry => ({ n, seat, at: 0, move }) as unknown as Entry
const lay = (card: number, pile: Lay['pile'], seat = 0): Entry & { move: Lay } => entry(seat, { do: 'lay', card, pile }) as Entry & { move: Lay }
const draw = (seat: number, card: number | null): Entry => entry(-1, { do: 'draw', seat, card } satisfies Draw)
const beats = (events: Entry[], before: PilesView, view: PilesView, you: number | null = 0): readonly Beat[] =>
  stage({ events, before, view, n: events.length, clock: null }, { you, name: String })
const seen = (beat: Beat | undefined): PilesView => sure(beat?.view) as PilesView

describe('a card laid', () => {
  it('lies on its pile and is gone from the hand', () => {
    const after = afterLay(turn(), lay(41, 'up1'))
    expect(after.piles.map((pile) => pile.top)).toEqual([41, 13, 75, 100])
    expect(after.hand).not.toContain(41)
    expect(after.hands[0]).toBe(5)
    expect(after.laid_cards).toEqual([[41, 'up1']])
    expect(after.moves).toEqual([])
  })

  it('brings its command into force, and ends the one it covers', () => {
    const table = sample('the-game/extreme').view as PilesView
    const silent = sure(table.piles.find((pile) => pile.command === 'silence'))
    expect(table.in_force).toContain('silence')
    expect(afterLay(table, lay(3, silent.name)).in_force).not.toContain('silence')
    const silence = sure(table.layout.silence?.find((card) => card !== silent.top))
    const after = afterLay({ ...table, in_force: [], pile_signals: [{ seat: 1, pile: 'up1', word: 'leave' }] }, lay(silence, 'up2'))
    expect(after.in_force).toContain('silence')
    expect(after.pile_signals).toEqual([])
  })

  it.each([
    ['lay', lay(41, 'up1'), {}, 'lay'],
    ['trick', lay(29, 'up1'), {}, 'trick'],
    ['trick', lay(85, 'down1'), {}, 'trick'],
    ['last', lay(41, 'up1'), { draw_pile: 0, hands: [1, 0, 0] }, 'lay'],
  ])('%s', (kind, event, change, sound) => {
    const before = turn(change)
    const [beat] = beats([event], before, afterLay(before, event))
    expect([beat?.kind, beat?.sound]).toEqual([kind, sound])
    expect(beat?.drama ?? false).toBe(kind !== 'lay')
  })

  it('puts out a fire', () => {
    const burning = sample('the-game/fire').view as PilesView
    expect(beats([lay(88, 'up1')], burning, burning)[0]?.kind).toBe('rescue')
  })

  it('lets its owner go on at once, and the others look', () => {
    const before = turn()
    const view = afterLay(before, lay(41, 'up1'))
    expect(beats([lay(41, 'up1')], before, view)[0]?.free).toBe(true)
    expect(beats([lay(41, 'up1', 1)], { ...before, turn: [1] }, { ...view, turn: [1] })[0]?.free).toBe(false)
    expect(sure(beats([lay(41, 'up1', 1)], before, view)[0]).ms).toBeGreaterThan(sure(beats([lay(41, 'up1')], before, view)[0]).ms)
  })
})

describe('what follows from a card', () => {
  it('is shown after it: first the card, then what is drawn', () => {
    const before = turn()
    const events = [lay(41, 'up1'), draw(0, 50), draw(0, 3)]
    const shown = beats(events, before, turn({ turn: [1] }))
    expect(shown.map(({ kind, told }) => [kind, told])).toEqual([['lay', 1], ['draw', 3]])
    expect(seen(shown[0]).hand).not.toContain(50)
    expect(seen(shown[0]).draw_pile).toBe(before.draw_pile)
    expect(seen(shown[1])).toMatchObject({ hand: [3, 27, 42, 50, 64, 72, 88], draw_pile: before.draw_pile - 2, laid_cards: [] })
    expect((shown[1]?.detail as Detail & { kind: 'draw' }).cards).toEqual([50, 3])
  })

  it('keeps the cards of others face down', () => {
    const [beat] = beats([entry(1, { do: 'end' }), draw(1, null)], turn({ turn: [1] }), turn({ turn: [2] }))
    expect(beat).toMatchObject({ kind: 'draw', seat: 1, detail: { cards: [null] } })
    expect(seen(beat).hand).toEqual(turn().hand)
  })

  it.each([
    ['lost', [], 'stuck'],
    ['won', [0, 1, 2], 'all-laid'],
  ])('tells that it is %s only when the card lies', (kind, winners, reason) => {
    const before = turn()
    const view = turn({ phase: 'over', turn: [], outcome: { winners, seats: [0, 1, 2], left: 4, reason } as unknown as PilesView['outcome'], open_hands: [[1], [2], [3]] })
    const shown = beats([lay(41, 'up1')], before, view)
    expect(shown.map((beat) => beat.kind)).toEqual(['lay', kind])
    expect(seen(shown[0])).toMatchObject({ outcome: null, phase: 'turn', open_hands: [] })
    expect(shown[0]?.line).toBe('You lay 41 on the first ascending pile.')
    expect(shown[1]).toMatchObject({ sound: kind, drama: true })
    expect(shown.some((beat) => beat.free)).toBe(false)
  })
})

it('a word stops nobody', () => {
  const before = turn()
  expect(beats([entry(1, { do: 'signal', pile: 'up1', word: 'good' })], before, before)[0]).toMatchObject({ kind: 'word', sound: 'talk', free: true })
  expect(beats([entry(0, { do: 'signal', pile: 'up1', word: 'good' })], before, before)[0]?.sound).toBeNull()
})
