/** What happened is acted out so that one can follow it, and nothing shows what the seat may not know. */
import { render, screen, within } from '@testing-library/svelte'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Scene, sceneOf, stage } from '$/games/lost-code/beats'
import { codeView, type CodeView, isCode } from '$/games/lost-code/signs'
import { isPiles } from '$/games/the-game/signs'
import type { Fixture } from '$/table/fixtures'
import type { Beat, Moment } from '$/table/stage'
import { codes, room, sample, samples, setTheTable, sure, table } from './samples'

beforeAll(setTheTable)

const nameIn = (fixture: Fixture) => (seat: number): string => fixture.chairs[seat]?.name ?? ''
const cut = (fixture: Fixture, before: CodeView, you: number | null = 0): Beat[] =>
  stage({ before, view: codeView(fixture.view), events: fixture.events, n: 0, clock: null }, { you, name: nameIn(fixture) })
const viewOf = (beat: Beat): CodeView => codeView(sure(beat.view))
const momentOf = (beat: Beat): Moment => ({ beat, at: 0, of: 1, ms: beat.ms, signal: new AbortController().signal, progress: () => 1 })

describe('a round that was answered', () => {
  const fixture = sample('lost-code/checked')
  const [before, now] = [codeView(sure(fixture.before)), codeView(fixture.view)]
  const round = sure(now.history.at(-1))
  const beats = cut(fixture, before)
  const checked = (beat: Beat): number => sure(viewOf(beat).history.at(-1)).checks.length

  it('is checked one player at a time, stone by stone; one’s own stones stay closed', () => {
    const expected = round.checks.flatMap(({ seat }) => [...Array.from({ length: seat === now.seat ? 1 : 3 }, () => `lit ${seat}`), `verdict ${seat}`])
    expect(beats.map((beat) => [beat.kind, ...(beat.kind === 'lit' || beat.kind === 'verdict' ? [beat.seat] : [])].join(' '))).toEqual(['bet', ...expected, 'stands'])
    for (const beat of beats.filter((one) => one.kind === 'lit' && one.seat === now.seat)) expect(sceneOf(beat.detail)).toMatchObject({ lit: 0, verdict: false })
  })
  it('tells nothing before its verdict, and ends as it stands', () => {
    let verdicts = 0
    for (const beat of beats.slice(0, -1)) {
      if (beat.kind === 'verdict') verdicts += 1
      expect(checked(beat)).toBe(verdicts)
      expect(viewOf(beat)).toMatchObject({ turn: [], moves: [], outcome: null })
    }
    expect(verdicts).toBe(now.players)
    expect(viewOf(sure(beats.at(-2)))).toMatchObject({ positions: now.positions, standing: now.standing })
    expect(sure(beats.at(-1)).view).toBe(now)
    // A marker moves with its verdict, never earlier.
    expect(viewOf(sure(beats[1])).positions).toEqual(before.positions)
  })
  it('sounds and is said with each verdict', () => {
    const verdicts = beats.filter((beat) => beat.kind === 'verdict')
    expect(verdicts.map((beat) => beat.sound)).toEqual(round.checks.map(({ answer }) => (answer === 'right' ? 'right' : 'wrong')))
    expect(verdicts.every((beat) => beat.say && beat.drama)).toBe(true)
    expect(beats.filter((beat) => beat.say).every((beat) => beat.kind === 'verdict')).toBe(true)
  })
  it('keeps all bets on the board, with one verdict after the other and the sum as it grows', async () => {
    const { props } = table({ ...fixture, view: before, before: null, events: [], mine: false })
    const { rerender, container } = render(sure(codes['lost-code']).Board, { props })
    for (const beat of beats.slice(1, -1)) {
      await rerender({ ...props, view: viewOf(beat), moment: momentOf(beat) })
      expect(container.querySelectorAll('.bets .disc svg')).toHaveLength(now.players)
      expect(container.querySelectorAll('.bets .stamp')).toHaveLength(checked(beat))
      const scene = sceneOf(beat.detail) as Extract<Scene, { is: 'check' }>
      const numbers = round.dice.slice(0, scene.lit).map((face) => before.logs[scene.seat]?.[before.symbols.indexOf(face)] ?? null)
      const sum = numbers.includes(null) || !numbers.length ? '?' : String(numbers.reduce<number>((all, number) => all + (number ?? 0), 0))
      expect(container.querySelector('.check .sum')?.textContent).toBe(sum)
      expect(container.querySelectorAll('.check .word')).toHaveLength(scene.verdict ? 1 : 0)
    }
  })
  it('is told in the log, with the answers after the last bid only, as far as they have been shown', () => {
    const name = nameIn(fixture)
    const lines = (view: CodeView): (string | null)[] => fixture.past.map((entry) => room(fixture).describe(entry, view, name, fixture.past))
    const last = sure(fixture.events.find((entry) => entry.move.do === 'wheel'))
    const at = fixture.past.findIndex((entry) => entry.n === last.n)
    for (const chair of fixture.chairs) expect(sure(lines(now)[at])).toContain(chair.seat === now.seat ? 'You: ' : `${chair.name}: `)
    expect(sure(lines(viewOf(sure(beats[1])))[at])).not.toContain(': ')
    const others = fixture.past.filter((entry) => entry.move.do === 'wheel' && entry.n < last.n).at(-1)
    expect(lines(now)[fixture.past.findIndex((entry) => entry.n === others?.n)]).not.toContain(': ')
  })
})

describe('an exchange', () => {
  const fixture = sample('lost-code/exchanged')
  const [before, now] = [codeView(sure(fixture.before)), codeView(fixture.view)]
  const beats = cut(fixture, before)
  const swap = sure(sure(now.history.at(-1)).swaps.at(-1))
  const at = now.symbols.indexOf(swap.symbol)

  it('turns the stone in its place, then lays it out and puts a new one there', () => {
    expect(beats.map((beat) => beat.kind)).toEqual(['give', 'arrive', 'stands'])
    const [give, arrive] = [viewOf(sure(beats[0])), viewOf(sure(beats[1]))]
    expect(give.logs[swap.seat]?.[at]).toBe(swap.discarded)
    expect(give.discards).toEqual(before.discards)
    expect(arrive).toMatchObject({ logs: now.logs, discards: now.discards, stacks: now.stacks })
    expect(beats.map((beat) => beat.told)).toEqual([1, 2, undefined])
  })
  it('lies open afterwards for all to see', () => {
    const { container } = render(room(fixture).Board, { props: table(fixture).props })
    expect(container.querySelector(`[data-discard="${swap.symbol}-${swap.discarded}"]`)).toBeTruthy()
  })
})

describe.each(['lost-code/over', 'lost-code/desk-over'])('the end of %s', (name) => {
  const fixture = sample(name)
  const now = codeView(fixture.view)
  const own = sure(now.seat)
  const totals = new Map(now.finals.map((final) => [final.seat, final.total]))
  const before: CodeView = {
    ...now,
    phase: 'guess',
    outcome: null,
    finals: [],
    logs: now.logs.map((log, seat) => (seat === own ? log.map(() => null) : log)),
    positions: now.positions.map((position, seat) => position - (totals.get(seat) ?? 0)),
  }
  const events = [{ n: 400, seat: own, move: { do: 'guess' as const, symbol: sure(now.symbols.at(-1)), numbers: [] }, at: 0 }]
  const beats = cut({ ...fixture, events }, before)
  const finals = beats.filter((beat) => sceneOf(beat.detail)?.is === 'final')

  it('opens one code after the other in the order of evaluation (LC-76), then crowns somebody', () => {
    expect([...new Set(finals.map((beat) => beat.seat))]).toEqual(now.finals.map((final) => final.seat))
    expect(finals.map((beat) => beat.kind)).toEqual(now.finals.flatMap(() => ['final', ...now.symbols.map(() => 'final'), 'walk']))
    expect(sure(beats.at(-1)).kind).toBe('crown')
  })
  it('tells neither the winner nor a closed stone of one’s own before its time', () => {
    let open = 0
    for (const beat of finals) {
      const scene = sceneOf(beat.detail) as Extract<Scene, { is: 'final' }>
      if (scene.final.seat === own) open = scene.shown
      const view = viewOf(beat)
      expect(view.outcome).toBeNull()
      expect(view.logs[own]).toEqual(now.logs[own]?.map((number, kind) => (kind < open ? number : null)))
      expect(scene.truth.filter((number) => number !== null)).toHaveLength(scene.shown)
    }
  })
  it('moves each marker once, by all that its owner wrote (LC-75)', () => {
    const last = viewOf(sure(beats.at(-2)))
    expect(last.positions).toEqual(now.positions)
    for (const [i, beat] of finals.entries()) {
      const was = i ? viewOf(sure(finals[i - 1])).positions : before.positions
      const moved = viewOf(beat).positions.filter((position, seat) => position !== was[seat])
      expect(moved.length).toBeLessThanOrEqual(beat.kind === 'walk' ? 1 : 0)
    }
  })
  it('shows on the board only what has been turned', async () => {
    const { props } = table({ ...fixture, view: before, before: null, events: [], mine: false })
    const { rerender, container } = render(room(fixture).Board, { props })
    for (const beat of finals.slice(0, 9)) {
      await rerender({ ...props, view: viewOf(beat), moment: momentOf(beat) })
      const scene = sceneOf(beat.detail) as Extract<Scene, { is: 'final' }>
      const points = [...container.querySelectorAll('.final li > b')].map((one) => one.textContent.trim())
      expect(points.filter((text) => text !== '')).toHaveLength(scene.shown)
    }
  })
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
