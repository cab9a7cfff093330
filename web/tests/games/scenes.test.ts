/** What happened is acted out so that one can follow it, and nothing shows what the seat may not know. */
import { render, screen, within } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { scenes, stays, swapped } from '$/games/lost-code/scenes'
import { codeView, isCode } from '$/games/lost-code/signs'
import { isPiles } from '$/games/the-game/signs'
import { change } from '$/lib/settings.svelte'
import { codes, room, sample, samples, setTheTable, sure, table } from './samples'

beforeAll(setTheTable)
afterEach(() => {
  vi.useRealTimers()
  change({ motion: 'auto' })
})

const fixture = sample('lost-code/checked')
const [before, now] = [codeView(sure(fixture.before)), codeView(fixture.view)]

describe('a round that was answered', () => {
  it('is cut into one scene for each answer, and ends as it stands', () => {
    const all = scenes(before, now)
    const round = sure(before.history.at(-1)).number
    expect(all.slice(0, -1).map((scene) => scene.history[round - 1]?.checks.length)).toEqual([0, 1, 2, 3, 4])
    expect(all.at(-1)).toBe(now)
    expect(all.at(-2)).toMatchObject({ positions: now.positions, standing: now.standing })
    expect(all.slice(0, -1).every((scene) => !scene.moves.length && !scene.turn.length)).toBe(true)
  })

  const answersShown = (): number => document.querySelectorAll('.bid:not(.old) .answer').length
  async function act(hurry = new AbortController()): Promise<void> {
    const { props } = table({ ...fixture, view: before, before: null, events: [] })
    const { rerender } = render(sure(codes['lost-code']).Board, { props })
    await rerender({ ...props, view: now, before, events: fixture.events, signal: hurry.signal })
    flushSync()
  }

  it('gives one answer after the other on the board, and to somebody in a hurry the rest at once', async () => {
    const hurry = new AbortController()
    change({ motion: 'full' })
    vi.useFakeTimers()
    await act(hurry)
    for (const count of [0, 1, 2]) {
      expect(answersShown()).toBe(count)
      await vi.advanceTimersByTimeAsync(stays)
      flushSync()
    }
    hurry.abort()
    flushSync()
    expect(answersShown()).toBe(4)
    await vi.runAllTimersAsync()
    expect(answersShown()).toBe(4)
  })

  it('stands there at once where things should not move', async () => {
    change({ motion: 'less' })
    await act()
    expect(answersShown()).toBe(4)
  })

  it('is told in the log, with the answers after the last bid only', () => {
    const name = (seat: number): string => fixture.chairs[seat]?.name ?? ''
    const lines = fixture.past.map((entry) => room(fixture).describe(entry, now, name, fixture.past))
    const last = fixture.events.find((entry) => entry.move.do === 'wheel')
    const told = sure(lines[fixture.past.findIndex((entry) => entry.n === last?.n)])
    for (const chair of fixture.chairs) expect(told).toContain(chair.seat === now.seat ? 'You: ' : `${chair.name}: `)
    const others = fixture.past.filter((entry) => entry.move.do === 'wheel' && entry.n < sure(last).n).at(-1)
    expect(lines[fixture.past.findIndex((entry) => entry.n === others?.n)]).not.toContain(': ')
  })

  it('gives the frame the time that it takes', () => {
    const time = sure(room(fixture).stays)
    expect(time(now, before)).toBe(5 * stays)
    expect(time(now, now)).toBe(0)
    expect(time(now, null)).toBe(0)
  })
})

it('finds the stone that was exchanged', () => {
  const one = sample('lost-code/exchanged')
  const swaps = swapped(codeView(sure(one.before)), codeView(one.view))
  expect(swaps).toHaveLength(1)
  const { symbol, discarded } = sure(swaps[0])
  const { container } = render(room(one).Board, { props: table(one).props })
  expect(container.querySelector(`[data-discard="${symbol}-${discarded}"]`)).toBeTruthy()
})

describe.each(samples.filter(([, { view }]) => view.phase !== 'over'))('%s', (_, { ...shown }) => {
  it('shows no number that is not in its view', () => {
    const { view } = shown
    const { container } = render(room(shown).Board, { props: table(shown).props })
    if (isCode(view)) {
      const words = (element: Element): string =>
        [element.textContent, ...[...element.querySelectorAll('*')].flatMap((one) => ['aria-label', 'title', 'data-flip'].map((name) => one.getAttribute(name)))].join(' ')
      if (view.seat !== null) expect(words(screen.getByRole('list', { name: /^Your (log|rack)$/ }))).not.toMatch(/\d/)
      const logs = view.logs.filter((__, log) => log !== view.seat)
      const racks = screen.getAllByRole('list', { name: /(log|rack)( \d)?$/i }).filter((list) => !/^Your/.test(list.getAttribute('aria-label') ?? ''))
      const shownOn = (stone: Element): number | null => {
        const digits = /\d+/.exec(stone.getAttribute('aria-label') ?? '')
        return digits && Number(digits[0])
      }
      const numbers = racks.map((list) => within(list).getAllByRole('img').map(shownOn))
      expect(numbers).toEqual(logs)
    } else if (isPiles(view)) {
      const known = new Set([...view.hand, ...view.piles.flatMap((pile) => [pile.top, ...(pile.history ?? [])])])
      const cards = [...container.querySelectorAll('svg.card text')].map((text) => text.textContent.trim()).filter((text) => /^\d+$/.test(text)).map(Number)
      expect(cards.length).toBeGreaterThan(4)
      expect(cards.filter((card) => !known.has(card))).toEqual([])
    }
  })
})
