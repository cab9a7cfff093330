/** The one clock: what is shown when, in which order, and what a hurry does to it. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AnyView, Entry } from '$/lib/contract'
import { change } from '$/lib/settings.svelte'
import { Playback } from '$/table/playback.svelte'
import { type Beat, type Happening, oneBeat } from '$/table/stage'

/** A table that is nothing but a name: the clock looks into no view. */
const lies = (phase: string, turn: number[] = []): AnyView => ({ phase, turn, outcome: null }) as unknown as AnyView
const entry = (n: number, seat = 1, done = 'keep'): Entry => ({ n, seat, move: { do: done }, at: 0 }) as Entry
const phase = (view: AnyView | null): string => (view as { phase?: string } | null)?.phase ?? ''

let plan: Record<string, Beat[]>
let began: [string, number, boolean][]
let settled: number[]
let speed: number
let clock: Playback

beforeEach(() => {
  vi.useFakeTimers()
  change({ motion: 'full', pace: 'normal' })
  plan = {}
  began = []
  settled = []
  speed = 1
  clock = new Playback({
    beats: (happening) => plan[phase(happening.view)] ?? [{ kind: 'event', ms: 500 }],
    began: (beat, told, hurried) => began.push([beat.kind, told.length, hurried]),
    settled: () => settled.push(clock.shown),
    speed: () => speed,
  })
  clock.jump({ view: lies('start'), n: 10, past: [], clock: null })
  began = []
  settled = []
})
afterEach(() => {
  clock.close()
  vi.useRealTimers()
  change({ motion: 'auto' })
})

const happens = (name: string, n: number, ...events: Entry[]): void => clock.add({ view: lies(name), n, events, clock: null })
const shown = (): [string, string | undefined, number] => [phase(clock.view), clock.moment?.beat.kind, clock.waiting]
const wait = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms)

describe('beats', () => {
  const checks: Beat[] = [
    { kind: 'bids', ms: 300, view: lies('bids'), told: 1 },
    { kind: 'check', ms: 400, view: lies('first'), seat: 0, sound: 'right' },
    { kind: 'check', ms: 400, seat: 1 },
    { kind: 'stands', ms: 200 },
  ]

  it('come one after the other, each with its own table, and the last with the true one', async () => {
    plan = { after: checks }
    happens('after', 12, entry(10), entry(11, -1, 'roll'))
    expect(shown()).toEqual(['bids', 'bids', 2])
    await wait(300)
    expect(shown()).toEqual(['first', 'check', 2])
    await wait(400)
    // A beat without a table of its own keeps the one before it.
    expect([...shown(), clock.moment?.beat.seat]).toEqual(['first', 'check', 2, 1])
    await wait(400)
    expect(shown()).toEqual(['after', 'stands', 2])
    await wait(200)
    expect(shown()).toEqual(['after', undefined, 0])
    expect(settled).toEqual([12])
  })

  it('tell their entries when they say so and not before: the log never knows more than the board', async () => {
    plan = { after: checks }
    happens('after', 12, entry(10), entry(11, -1, 'roll'))
    expect(clock.past.map(({ n }) => n)).toEqual([10])
    await wait(1099)
    expect(clock.past.map(({ n }) => n)).toEqual([10])
    expect(clock.events).toEqual([])
    await wait(1)
    expect(clock.past.map(({ n }) => n)).toEqual([10, 11])
    expect(clock.events.map(({ n }) => n)).toEqual([11])
    expect(began).toEqual([['bids', 1, false], ['check', 0, false], ['check', 0, false], ['stands', 1, false]])
  })

  it('let the clock of the players move with the last of them', async () => {
    plan = { after: checks }
    const time = { left: [5], until: [null] }
    clock.add({ view: lies('after'), n: 11, events: [entry(10)], clock: time })
    await wait(1000)
    expect(clock.clock).toBeNull()
    await wait(200)
    expect(clock.clock).toEqual(time)
  })

  it('say how far they are, and stop when skipped', async () => {
    plan = { after: checks }
    happens('after', 11, entry(10))
    const moment = clock.moment
    await wait(150)
    expect(moment?.progress()).toBeCloseTo(0.5)
    expect([moment?.at, moment?.of, moment?.ms, moment?.signal.aborted]).toEqual([0, 4, 300, false])
    clock.skip()
    expect([moment?.signal.aborted, moment?.progress()]).toEqual([true, 1])
  })

  it('have the table of the beat before beside them', async () => {
    plan = { after: checks }
    happens('after', 11, entry(10))
    expect(phase(clock.before)).toBe('start')
    await wait(300)
    expect(phase(clock.before)).toBe('bids')
  })
})

describe('happenings', () => {
  it('wait for each other', async () => {
    happens('one', 11, entry(10))
    happens('two', 12, entry(11))
    expect(shown()).toEqual(['one', 'event', 2])
    await wait(500)
    expect(shown()).toEqual(['two', 'event', 1])
    expect(settled).toEqual([])
    await wait(500)
    expect([shown(), settled]).toEqual([['two', undefined, 0], [12]])
  })

  it('are cut with the table before them, even while that is not yet shown', () => {
    const before: string[] = []
    const cut = new Playback({ beats: (happening: Happening) => (before.push(phase(happening.before)), [{ kind: 'event', ms: 500 }]) })
    cut.jump({ view: lies('start'), n: 0, past: [], clock: null })
    for (const [at, name] of ['one', 'two', 'three'].entries()) cut.add({ view: lies(name), n: at + 1, events: [entry(at)], clock: null })
    expect(before).toEqual(['start', 'one', 'two'])
    cut.close()
  })

  it('go on after one that fails', async () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const hand = { beats: () => [{ kind: 'event', ms: 10 }], began: vi.fn(() => { throw new Error('no sound') }) }
    const broken = new Playback(hand)
    broken.jump({ view: lies('start'), n: 0, past: [], clock: null })
    broken.add({ view: lies('one'), n: 1, events: [entry(0)], clock: null })
    hand.began.mockImplementation(() => undefined as never)
    broken.add({ view: lies('two'), n: 2, events: [entry(1)], clock: null })
    await wait(100)
    expect([phase(broken.view), broken.waiting]).toEqual(['two', 0])
    expect(complaint).toHaveBeenCalledOnce()
    complaint.mockRestore()
  })

  it('that are calm go faster when many wait; moments of the game keep their length', async () => {
    plan = { drama: [{ kind: 'check', ms: 500, drama: true }] }
    for (const [at, name] of ['one', 'drama', 'x', 'y', 'z', 'w'].entries()) happens(name, 11 + at, entry(10 + at))
    // The first one began alone.
    await wait(500)
    expect([phase(clock.view), clock.moment?.ms]).toEqual(['drama', 500])
    await wait(500)
    expect([phase(clock.view), clock.moment?.ms]).toEqual(['x', 500])
    for (const at of [0, 1, 2, 3]) happens(`late ${at}`, 17 + at, entry(16 + at))
    await wait(500)
    expect([phase(clock.view), clock.moment?.ms]).toEqual(['y', 250])
  })
})

describe('a hurry', () => {
  it('shows all that waits at once, in order, and only that', async () => {
    happens('one', 11, entry(10))
    happens('two', 12, entry(11))
    happens('three', 13, entry(12))
    clock.skip()
    await wait(0)
    expect(shown()).toEqual(['three', undefined, 0])
    // What only passes by makes no sound; the last one does.
    expect(began.map(([, , hurried]) => hurried)).toEqual([false, true, false])
    expect(clock.past.map(({ n }) => n)).toEqual([10, 11, 12])
    happens('four', 14, entry(13))
    expect(shown()).toEqual(['four', 'event', 1])
  })

  it('changes nothing while nothing is shown', async () => {
    clock.skip()
    happens('one', 11, entry(10))
    await wait(100)
    expect(shown()).toEqual(['one', 'event', 1])
  })

  it.each([
    ['slow', 769],
    ['normal', 500],
    ['fast', 250],
    ['instant', 0],
  ] as const)('may be a habit: at a %s pace a beat of 500 ms takes %d', async (pace, ms) => {
    change({ pace })
    happens('one', 11, entry(10))
    expect(Math.round(clock.moment?.ms ?? 0)).toBe(ms)
    await wait(ms + 1)
    expect(clock.waiting).toBe(0)
  })

  it('is what a replay does at double speed', () => {
    speed = 2
    happens('one', 11, entry(10))
    expect(clock.moment?.ms).toBe(250)
  })

  it('is none for those who want no movement: order and time stay as they are', async () => {
    change({ motion: 'less' })
    happens('one', 11, entry(10))
    happens('two', 12, entry(11))
    await wait(499)
    expect(shown()).toEqual(['one', 'event', 2])
    await wait(1)
    expect(shown()).toEqual(['two', 'event', 1])
  })
})

describe('a jump', () => {
  it('shows how it stands and drops what waited', async () => {
    happens('one', 11, entry(10))
    happens('two', 12, entry(11))
    clock.jump({ view: lies('now'), n: 30, past: [entry(29)], clock: null })
    expect([shown(), clock.before, settled]).toEqual([['now', undefined, 0], null, [30]])
    await wait(5000)
    expect(shown()).toEqual(['now', undefined, 0])
    happens('later', 31, entry(30))
    expect(shown()).toEqual(['later', 'event', 1])
    await wait(500)
    expect(shown()).toEqual(['later', undefined, 0])
  })
})

describe('what one does oneself', () => {
  const free: Beat[] = [{ kind: 'event', ms: 500, free: true }]
  it('lets one go on while it is shown', async () => {
    plan = { mine: free, next: free }
    happens('mine', 11, entry(10, 0))
    expect([...shown(), settled]).toEqual(['mine', 'event', 0, [11]])
    await wait(100)
    happens('next', 12, entry(11, 0))
    await wait(0)
    expect(shown()).toEqual(['next', 'event', 0])
  })
  it('is never held up by what others say meanwhile, however many speak at once', async () => {
    plan = { mine: free, one: free, two: free, three: free }
    happens('mine', 11, entry(10, 0))
    for (const [at, word] of ['one', 'two', 'three'].entries()) {
      happens(word, 12 + at, entry(11 + at, at + 1))
      expect(clock.waiting).toBe(0)
    }
    await wait(0)
    expect(shown()).toEqual(['three', undefined, 0])
    happens('theirs', 15, entry(14, 1))
    expect(shown()).toEqual(['theirs', 'event', 1])
  })
  it('is still seen to its end before what others do next', async () => {
    plan = { mine: free }
    happens('mine', 11, entry(10, 0))
    happens('theirs', 12, entry(11, 1))
    await wait(499)
    expect(shown()).toEqual(['mine', 'event', 1])
    await wait(1)
    expect(shown()).toEqual(['theirs', 'event', 1])
  })
  it.each([
    [0, 'keep', [1], [1], true],
    [1, 'keep', [0], [0], true],
    [1, 'keep', [1], [0], false],
    [0, 'roll', [0], [0], false],
  ])('seat %d, %s: the usual beat is free: %j → %j %s', (seat, done, before, after, expected) => {
    const [beat] = oneBeat({ before: lies('a', before), view: lies('b', after), events: [entry(1, seat, done)], n: 2, clock: null }, { you: 0, name: String })
    expect(beat?.free).toBe(expected)
  })
})

describe('a page out of sight', () => {
  it.each(['before', 'meanwhile'])('waits for nothing (%s)', async (when) => {
    const hide = (): void => {
      Object.defineProperty(document, 'hidden', { value: true, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }
    if (when === 'before') hide()
    happens('one', 11, entry(10))
    if (when === 'meanwhile') hide()
    await wait(0)
    expect(shown()).toEqual(['one', undefined, 0])
    Reflect.deleteProperty(document, 'hidden')
  })
})
