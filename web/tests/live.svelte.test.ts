/** A table as this browser follows it: what is shown when, and what may be done about it. */
import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { inWords, notes as toasts, spoken } from '$/lib/announce.svelte'
import type { AnyView, Chair, Entry, MatchUpdate, Table } from '$/lib/contract'
import { change } from '$/lib/settings.svelte'
import { LiveTable } from '$/table/live.svelte'
import { announceTurn } from '$/table/turn.svelte'
import { room, sample, setTheTable, sure } from './games/samples'
import { last, lay } from './wire'

const fixture = sample('lost-code/checked')
const before = sure(fixture.before)
const table = { id: 'T1', rev: 1, game: 'lost-code', status: 'playing', help: 'coach', you: 0, chairs: fixture.chairs, match: 'M' } as unknown as Table
const from = sure(fixture.events[0]).n
const happened = (n: number, view: AnyView, ...events: Entry[]): MatchUpdate => ({ kind: 'events', match: 'M', n, events, view, clock: null })
const entry = (n: number, seat: number, move: Entry['move']): Entry => ({ ...sure(fixture.events[0]), n, seat, move })

const asked: string[] = []
const notes: [string, NotificationOptions][] = []
class Note {
  static permission = 'granted'
  onclick: unknown
  constructor(title: string, options: NotificationOptions) {
    notes.push([title, options])
  }
}
let live: LiveTable
/** The sentences of "your turn", as they were said. */
let turns: string[]
let stop: () => void

beforeEach(async () => {
  await setTheTable()
  vi.useFakeTimers()
  lay()
  asked.length = 0
  turns = []
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(String(address))
    return Promise.resolve(Response.json({ marks: {} }))
  })
  change({ motion: 'full', pace: 'normal', help: 'coach' })
  live = new LiveTable('T1')
  live.room = room(fixture)
  stop = $effect.root(() => {
    announceTurn(
      () => live.myTurn,
      () => 'Your turn.',
      () => live.following,
    )
    $effect(() => {
      if (live.myTurn) turns.push(String(live.waiting))
    })
  })
  last().say({ kind: 'welcome', now: 0 })
  last().say({ kind: 'table', table })
  last().say(happened(from, before))
  await vi.advanceTimersByTimeAsync(0)
})
afterEach(() => {
  stop()
  live.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  change({ motion: 'auto', help: 'coach' })
})

const answers = (): void => {
  last().say(happened(from + 1, fixture.view, ...fixture.events))
  flushSync()
}
const wait = async (ms: number): Promise<void> => {
  await vi.advanceTimersByTimeAsync(ms)
  flushSync()
}

const said = (): string[] => spoken.polite.map(({ text }) => text)

describe('help', () => {
  const helps = (): (string | undefined)[] => asked.filter((address) => address.includes('/help')).map((address) => /level=(\w+)/.exec(address)?.[1])
  it.each([
    ['coach', 'coach', 'coach'],
    ['coach', 'sheet', 'sheet'],
    ['odds', 'coach', 'odds'],
    ['odds', 'none', 'none'],
    ['none', 'coach', 'none'],
  ] as const)('at a table with %s for somebody who wants %s is %s', async (allowed, wanted, given) => {
    change({ help: wanted })
    last().say({ kind: 'table', table: { ...table, rev: 2, help: allowed } })
    asked.length = 0
    live.helpDesk.ask()
    await wait(1000)
    expect([live.level, helps()]).toEqual([given, given === 'none' ? [] : [given]])
    if (given === 'none') expect(live.helpDesk.now).toBeNull()
  })
})

describe('a message with what has changed', () => {
  it('and the view that was there before make the whole view', async () => {
    const known = before as unknown as Record<string, unknown>
    const changed = Object.entries(fixture.view).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(known[name]))
    expect(changed.length).toBeLessThan(Object.keys(fixture.view).length)
    last().say({ kind: 'changes', match: 'M', n: from + 1, events: fixture.events, view: Object.fromEntries(changed), clock: null })
    change({ pace: 'instant' })
    await wait(10_000)
    expect(live.view).toEqual(fixture.view)
  })
  it('is no use after another view than the one it was told of, and a new line is asked for the whole', async () => {
    const line = last()
    line.say({ kind: 'changes', match: 'M', n: from + 3, events: [entry(from + 2, 1, { do: 'keep' } as Entry['move'])], view: {}, clock: null })
    await wait(10_000)
    expect(live.view).toEqual(before)
    expect(last()).not.toBe(line)
  })
})

describe('what is said', () => {
  it('is every event, one’s own too, once and in order, and then whose turn it is', async () => {
    spoken.polite = []
    last().say(happened(from + 1, before, entry(from, 0, { do: 'keep' })))
    last().say(happened(from + 2, fixture.view, ...fixture.events.map((one) => ({ ...one, n: from + 1 }))))
    change({ pace: 'fast' })
    await wait(6000)
    const heard = said()
    // The two of one entry each, the four answers of the round, and the turn.
    expect(heard).toHaveLength(7)
    expect(heard.slice(2, 6).every((line) => line.includes(': '))).toBe(true)
    expect(heard[6]).toBe('Your turn.')
    await wait(10_000)
    expect(said()).toEqual([])
  })
  it('is the end of it for somebody who comes back', async () => {
    spoken.polite = []
    last().say(happened(from + 9, fixture.view, ...Array.from({ length: 9 }, (_, at) => entry(from + at, 1 + (at % 3), { do: 'keep' }))))
    await wait(0)
    expect(said()).toHaveLength(5)
    expect(live.past).toHaveLength(9)
  })
})

describe('your turn', () => {
  it('comes when everything that led to it has been shown, never before', async () => {
    spoken.polite = []
    answers()
    const beats = sure(live.room?.stage?.({ before, view: fixture.view, events: fixture.events, n: from + 1, clock: null }, { you: 0, name: live.name }))
    const needed = beats.reduce((sum, beat) => sum + beat.ms, 0)
    expect(needed).toBeGreaterThan(1000)
    for (let ms = 0; ms < needed; ms += 100) {
      expect([live.mine, live.myTurn, said().includes('Your turn.')]).toEqual([false, false, false])
      await wait(100)
    }
    await wait(100)
    expect([live.view === fixture.view, live.mine, live.myTurn, live.following, said().at(-1)]).toEqual([false, true, true, false, 'Your turn.'])
    expect(live.view).toEqual(fixture.view)
    expect(turns).toEqual(['0'])
  })

  it('is not known to the log, the banner or those who listen before the board shows it', async () => {
    answers()
    const round = sure((before as { history: { number: number }[] }).history.at(-1)).number
    const seen: [string | undefined, number, number][] = []
    for (let ms = 0; ms < 12_000 && live.waiting; ms += 50) {
      const view = live.view as unknown as { history: { number: number; checks: unknown[] }[] }
      const now: (typeof seen)[number] = [live.playback.moment?.beat.kind, sure(view.history[round - 1]).checks.length, view.history.length]
      if (String(seen.at(-1)) !== String(now)) seen.push(now)
      await wait(50)
    }
    const checks = [1, 2, 3, 4].flatMap((count) => [['lit', count - 1, round], ['verdict', count, round]])
    expect(seen).toEqual([['bet', 0, round], ...checks, ['stands', 4, (fixture.view as { history: unknown[] }).history.length]])
  })

  it('comes at once when the rest is skipped', async () => {
    answers()
    await wait(100)
    expect(live.myTurn).toBe(false)
    const signal = live.playback.moment?.signal
    expect(signal?.aborted).toBe(false)
    live.skip()
    await wait(0)
    expect([live.myTurn, signal?.aborted]).toEqual([true, true])
  })

  it('comes in order, and no sooner, where nothing should move', async () => {
    change({ motion: 'less' })
    answers()
    await wait(1000)
    expect(live.myTurn).toBe(false)
    await wait(10_000)
    expect(live.myTurn).toBe(true)
  })

  it.each(['before', 'meanwhile'])('comes at once to a page that went out of sight %s', async (when) => {
    const hide = (): void => {
      Object.defineProperty(document, 'hidden', { value: true, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }
    if (when === 'before') hide()
    answers()
    await wait(100)
    if (when === 'meanwhile') hide()
    await wait(0)
    expect(live.myTurn).toBe(true)
    Reflect.deleteProperty(document, 'hidden')
  })

  it('notes it while out of sight, once for each turn, with the way back to the table', async () => {
    notes.length = 0
    vi.stubGlobal('Notification', Note)
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    change({ notify: true, pace: 'instant' })
    answers()
    await wait(0)
    last().say(happened(from + 2, fixture.view, entry(from + 1, 1, { do: 'keep' })))
    await wait(0)
    expect(turns).toHaveLength(1)
    expect(notes).toEqual([[expect.any(String), expect.objectContaining({ body: 'Your turn.', data: location.pathname, renotify: true })]])
    Reflect.deleteProperty(document, 'visibilityState')
    change({ notify: false, pace: 'normal' })
  })

  it('waits for what arrived meanwhile', async () => {
    const kept = entry(from, 2, { do: 'keep' })
    last().say(happened(from + 1, before, kept))
    last().say(happened(from + 2, fixture.view, entry(from + 1, 3, { do: 'keep' })))
    await wait(100)
    expect([live.waiting, live.myTurn]).toEqual([2, false])
    await wait(600)
    expect([live.waiting, live.myTurn]).toEqual([1, false])
    await wait(10_000)
    expect([live.waiting, live.myTurn]).toEqual([0, true])
  })

  it('goes on without a pause after a move of one’s own: nothing to follow', async () => {
    last().say(happened(from + 1, before, entry(from, 0, { do: 'keep' })))
    await wait(0)
    expect([live.waiting, live.mine]).toEqual([0, true])
    // What the others do next is still shown after it.
    last().say(happened(from + 2, fixture.view, entry(from + 1, 3, { do: 'keep' })))
    await wait(100)
    expect(live.view).toEqual(before)
    await wait(10_000)
    expect(live.view).toEqual(fixture.view)
  })

  it('stays while the others speak of the move: no click is lost to a word', async () => {
    const mine = { ...before, turn: [0] }
    last().say(happened(from + 1, mine, entry(from, 3, { do: 'keep' })))
    await wait(2000)
    const seen: boolean[] = []
    const watched = $effect.root(() => {
      $effect(() => void seen.push(live.myTurn, !live.following))
    })
    last().say(happened(from + 2, mine, entry(from + 1, 0, { do: 'keep' })))
    await wait(50)
    last().say(happened(from + 3, mine, entry(from + 2, 1, { do: 'keep' }), entry(from + 3, 2, { do: 'keep' })))
    await wait(0)
    watched()
    expect(new Set(seen)).toEqual(new Set([true]))
    expect([live.waiting, live.past.length]).toEqual([0, 4])
  })
})

describe('the end of a match', () => {
  it('is known when the last thing that happened has been shown', async () => {
    const ended = { ...fixture.view, outcome: { winners: [0], ranking: [0], points: [], left: null, reason: 'final-guesses' } } as AnyView
    last().say({ kind: 'table', table: { ...table, rev: 3, status: 'over', ending: 'played', matches: ['M'] } })
    await wait(0)
    expect(live.table?.status).toBe('playing')
    last().say(happened(from + 1, ended, entry(from, 2, { do: 'keep' })))
    await wait(100)
    expect([live.waiting, live.table?.status, live.table?.ending]).toEqual([1, 'playing', null])
    await wait(20_000)
    expect([live.waiting, live.table?.status, live.table?.ending]).toEqual([0, 'over', 'played'])
  })
  it('by agreement is known at once', async () => {
    last().say({ kind: 'table', table: { ...table, rev: 3, status: 'over', ending: 'conceded' } })
    await wait(0)
    expect(live.table?.status).toBe('over')
  })
})

describe('help', () => {
  const helps = (): number => asked.filter((address) => address.includes('/help')).length
  it('is asked for what is shown, and not while something is still being shown', async () => {
    await wait(1000)
    asked.length = 0
    answers()
    await wait(3000)
    expect([live.waiting > 0, helps()]).toEqual([true, 0])
    await wait(8000)
    expect([live.waiting, helps()]).toEqual([0, 1])
  })
  it('that comes after the match has gone on is not shown: it may be about what comes next', async () => {
    let answer: (response: Response) => void = () => undefined
    vi.stubGlobal('fetch', () => new Promise<Response>((done) => (answer = done)))
    live.helpDesk.clear()
    live.helpDesk.ask()
    await wait(200)
    last().say(happened(from + 1, before, entry(from, 2, { do: 'keep' })))
    answer(Response.json({ kind: 'code-none' }))
    await wait(100)
    expect(live.helpDesk.now).toBeNull()
  })
  it('that stops half-way is asked for again', async () => {
    const half = new ReadableStream({ start: (answer) => answer.error(new DOMException('it took too long', 'TimeoutError')) })
    let first = true
    vi.stubGlobal('fetch', () => {
      const found = first ? new Response(half) : Response.json({ kind: 'code-none' })
      first = false
      return Promise.resolve(found)
    })
    live.helpDesk.clear()
    live.helpDesk.ask()
    await wait(1000)
    expect([first, live.helpDesk.now]).toEqual([false, null])
    await wait(5000)
    expect(live.helpDesk.now).toEqual({ kind: 'code-none' })
  })
})

describe('somebody who leaves', () => {
  const without = (what: Partial<Chair>): Table['chairs'] => table.chairs.map((chair) => (chair.seat === 1 ? { ...chair, kind: 'person', name: 'Ben', you: false, away: null, ...what } : chair))
  const at = (rev: number, chairs: Table['chairs'], more: Partial<Table> = {}) => last().say({ kind: 'table', table: { ...table, rev, chairs, ...more } })
  const told = (): string[] => toasts.map(({ text }) => inWords(text))
  it('is told of, and what happens then', () => {
    at(2, without({}))
    at(3, without({ away: 'casual' }))
    expect(told().at(-1)).toBe('A bot plays for Ben until they are back.')
    at(4, without({}))
    expect(told().at(-1)).toBe('Ben is back.')
  })
  it('keeps their name in the result', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ names: ['Anna', 'Ben', '', ''] })))
    at(2, without({}), { status: 'over', ending: 'conceded' })
    at(3, without({ kind: 'open', name: '' }), { status: 'over', ending: 'conceded' })
    expect(told().at(-1)).toBe('Ben has left the table.')
    await wait(100)
    expect([live.chairs[1]?.kind, live.name(1)]).toEqual(['open', 'Ben'])
  })
})

describe('the first word at a table', () => {
  const message = (k: number, at: number) => ({ k, seat: 1, name: 'x', text: '', at, reaction: 'clap' as const })
  it('is news, and shown over the board', () => {
    last().say({ kind: 'said', messages: [message(0, 1)] })
    expect(live.chat.latest?.k).toBe(0)
  })
  it('of others is hidden from whoever wants no reactions, and the own is not', () => {
    change({ reactions: false })
    last().say({ kind: 'said', messages: [message(0, 1), { ...message(1, 1), seat: 0 }] })
    expect(live.chat.talk.map(({ k }) => k)).toEqual([1])
    expect(live.chat.latest?.k).toBe(1)
    change({ reactions: true })
  })
  it('is none to somebody who came later', () => {
    live.feed.came = 2
    last().say({ kind: 'said', messages: [{ ...message(0, 1), reaction: null, text: 'hello' }] })
    expect([live.chat.latest, live.chat.unread]).toEqual([null, 0])
    last().say({ kind: 'said', messages: [{ ...message(1, 3), reaction: null, text: 'hello' }] })
    expect(live.chat.unread).toBe(1)
  })
})

describe('own words', () => {
  it('are not news to oneself', async () => {
    const message = (k: number, seat: number | null) => ({ k, seat, name: 'x', text: 'hello', at: 0, reaction: null })
    last().say({ kind: 'said', messages: [message(0, 1)] })
    live.chat.look()
    last().say({ kind: 'said', messages: [message(1, 0)] })
    expect(live.chat.unread).toBe(0)
    last().say({ kind: 'said', messages: [message(2, 1), message(3, null)] })
    expect(live.chat.unread).toBe(2)
    live.chat.look()
    expect(live.chat.unread).toBe(0)
  })
})

describe('presence', () => {
  it('tells since when somebody is gone, until they are back', () => {
    last().say({ kind: 'presence', present: [0, 1, 2], watchers: 0 })
    expect(live.feed.left).toEqual({})
    last().say({ kind: 'presence', present: [0, 2], watchers: 0 })
    expect(live.feed.left[1]).toBeCloseTo(Date.now() / 1000)
    last().say({ kind: 'presence', present: [0, 1, 2], watchers: 0 })
    expect(live.feed.left).toEqual({})
  })
})
