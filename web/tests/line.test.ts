import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ServerMessage, ErrorReply } from '$/lib/contract'
import { Line, type LineState } from '$/lib/line'
import { NotesKeeper } from '$/table/notes.svelte'
import { last, lay, Wire } from './wire'

const heard: ServerMessage[] = []
const states: LineState[] = []
let gone: ErrorReply | null = null
let seen = { match: null as string | null, n: 0, said: 0 }
let line: Line

beforeEach(() => {
  vi.useFakeTimers()
  lay()
  heard.length = states.length = 0
  gone = null
  seen = { match: null, n: 0, said: 0 }
  line = new Line('T1', {
    seen: () => seen,
    hear: (message) => void heard.push(message),
    state: (state) => void states.push(state),
    gone: (error) => (gone = error),
  })
})
afterEach(() => {
  line.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the line to a table', () => {
  it('says hello with what was seen, and again after a break', async () => {
    last().onopen?.()
    expect(JSON.parse(last().sent[0] ?? '')).toEqual({ do: 'hello', match: null, n: 0, said: 0, changes: true })
    last().say({ kind: 'welcome', now: 0 })
    expect(states).toEqual(['open'])
    seen = { match: 'M', n: 12, said: 3 }
    last().onclose?.({ code: 1006 })
    expect(states).toEqual(['open', 'lost'])
    await vi.advanceTimersByTimeAsync(1000)
    expect(Wire.all).toHaveLength(2)
    last().onopen?.()
    expect(JSON.parse(last().sent[0] ?? '')).toEqual({ do: 'hello', match: 'M', n: 12, said: 3, changes: true })
  })
  it('asks by plain requests where sockets never get through, and tries a socket again later', async () => {
    const table = { id: 'T1' }
    const fetch = vi.fn(() => Promise.resolve(Response.json({ table, happened: null, said: [], present: [0], watchers: 2, now: 5 })))
    vi.stubGlobal('fetch', fetch)
    for (let i = 0; i < 3; i += 1) {
      last().onclose?.({ code: 1006 })
      await vi.advanceTimersByTimeAsync(1600)
    }
    expect(states.at(-1)).toBe('polling')
    expect(heard.map((message) => message.kind)).toContain('table')
    expect(heard).toContainEqual({ kind: 'presence', present: [0], watchers: 2 })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(Wire.all.length).toBeGreaterThan(3)
  })
  it('notices a line that has gone silent, and says so before it gives it up', async () => {
    last().onopen?.()
    last().say({ kind: 'welcome', now: 0 })
    await vi.advanceTimersByTimeAsync(8001)
    expect(last().sent.at(-1)).toContain('ping')
    expect(states.at(-1)).toBe('open')
    await vi.advanceTimersByTimeAsync(2000)
    expect(states.at(-1)).toBe('slow')
    await vi.advanceTimersByTimeAsync(13_000)
    expect(states.at(-1)).toBe('lost')
    expect(Wire.all).toHaveLength(2)
  })
  it('gives up where there is nothing for this person', () => {
    const error = { code: 'not-found', sentence: 'Nothing here.', rule: null } as const
    last().say({ kind: 'error', ref: null, error })
    expect(gone).toEqual(error)
    vi.advanceTimersByTime(60_000)
    expect(Wire.all).toHaveLength(1)
  })
})

const sent = (wire: Wire): unknown[] => wire.sent.map((text) => JSON.parse(text) as { do: string }).filter((message) => message.do === 'play')
const keep = { do: 'keep' } as const
/** What became of a move: nothing yet, the number of its entry, or why not. */
function tried(promise: Promise<{ n: number }>): { result: number | string | null } {
  const found: { result: number | string | null } = { result: null }
  promise.then(
    ({ n }) => (found.result = n),
    (error: Error) => (found.result = error.message),
  )
  return found
}

describe('an answer to a plain request', () => {
  it('that comes after the device is back says nothing any more: the socket knows newer', async () => {
    let answer: (response: Response) => void = () => undefined
    vi.stubGlobal('fetch', () => new Promise<Response>((done) => (answer = done)))
    last().onclose?.({ code: 4404 })
    dispatchEvent(new Event('online'))
    const socket = last()
    answer(Response.json({ table: { id: 'T1' }, happened: null, said: [], present: [0], watchers: 2, now: 5 }))
    await vi.advanceTimersByTimeAsync(1600)
    expect(heard).toEqual([])
    expect(last()).toBe(socket)
  })
})

describe('a move', () => {
  beforeEach(() => last().say({ kind: 'welcome', now: 0 }))

  it('goes over the socket, and its answer comes back there', async () => {
    const [good, bad] = [tried(line.play(keep, 4)), tried(line.play(keep, 5))]
    expect(sent(last())).toEqual([{ do: 'play', ref: 1, move: keep, n: 4 }, { do: 'play', ref: 2, move: keep, n: 5 }])
    last().say({ kind: 'error', ref: 2, error: { code: 'out-of-step', sentence: 'Not now.', rule: null } })
    last().say({ kind: 'done', ref: 1, n: 4, again: false })
    await vi.advanceTimersByTimeAsync(0)
    expect([good.result, bad.result]).toEqual([4, 'Not now.'])
  })

  it('and an offer of another match go the same way', async () => {
    const offer = tried(line.again(true).then(() => ({ n: 0 })))
    expect(JSON.parse(last().sent.at(-1) ?? '')).toEqual({ do: 'again', ref: 1, agree: true })
    last().say({ kind: 'done', ref: 1, n: 1, again: false })
    await vi.advanceTimersByTimeAsync(0)
    expect(offer.result).toBe(0)
  })

  it('that gets no answer shows within two seconds, and is sent again over the next line, once', async () => {
    const move = tried(line.play(keep, 4))
    await vi.advanceTimersByTimeAsync(1999)
    expect(states.at(-1)).toBe('slow')
    const old = last()
    old.onclose?.({ code: 1006 })
    expect(states.at(-1)).toBe('lost')
    await vi.advanceTimersByTimeAsync(1000)
    expect(last()).not.toBe(old)
    last().onopen?.()
    expect(sent(last())).toEqual([])
    last().say({ kind: 'welcome', now: 0 })
    expect(sent(last())).toEqual([{ do: 'play', ref: 1, move: keep, n: 4 }])
    last().say({ kind: 'done', ref: 1, n: 4, again: true })
    await vi.advanceTimersByTimeAsync(0)
    expect([move.result, states.at(-1)]).toEqual([4, 'open'])
  })

  it('played without a network is sent when it is back, and the sign is there at once', async () => {
    dispatchEvent(new Event('offline'))
    expect(states.at(-1)).toBe('lost')
    const move = tried(line.play(keep, 4))
    dispatchEvent(new Event('online'))
    last().onopen?.()
    last().say({ kind: 'welcome', now: 0 })
    expect(sent(last())).toHaveLength(1)
    last().say({ kind: 'done', ref: 1, n: 4, again: false })
    await vi.advanceTimersByTimeAsync(0)
    expect(move.result).toBe(4)
  })

  it('goes by a plain request where sockets no longer get through', async () => {
    const posted: unknown[] = []
    vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
      if (init.method === 'POST') posted.push(JSON.parse(String(init.body)))
      const answer = init.method === 'POST' ? { match: 'M', n: 7, again: false } : { table: { id: 'T1' }, happened: null, said: [], present: [], watchers: 0, now: 5 }
      return Promise.resolve(Response.json(answer))
    })
    const move = tried(line.play(keep, 7))
    for (let i = 0; i < 8; i += 1) {
      last().onclose?.({ code: 1006 })
      await vi.advanceTimersByTimeAsync(8000)
    }
    expect([posted, move.result]).toEqual([[{ move: keep, n: 7 }], 7])
  })

  it('that never got through is told when the table is left', async () => {
    const move = tried(line.play(keep, 4))
    line.close()
    await vi.advanceTimersByTimeAsync(0)
    expect(typeof move.result).toBe('string')
  })

  it('makes no slow line out of one that answers', async () => {
    void line.play(keep, 4)
    last().say({ kind: 'done', ref: 1, n: 4, again: false })
    await vi.advanceTimersByTimeAsync(5000)
    expect(states).toEqual(['open'])
  })
})

describe('after a restart of the server', () => {
  it('the line is open again as soon as the server is, without a word of a slow connection', async () => {
    last().say({ kind: 'welcome', now: 0 })
    for (let i = 0; i < 5; i += 1) {
      last().onclose?.({ code: 1006 })
      await vi.advanceTimersByTimeAsync(2100)
    }
    last().onopen?.()
    last().say({ kind: 'welcome', now: 0 })
    expect(states).toEqual(['open', 'lost', 'open'])
  })
})

describe('private marks', () => {
  it('are shown at once, saved together, and kept in the browser until then', async () => {
    let kept: Record<string, string> = { 'eagle-1': 'x' }
    let works = false
    vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
      if (init.method === 'PUT') {
        if (!works) return Promise.reject(new Error('no network'))
        kept = (JSON.parse(String(init.body)) as { marks: Record<string, string> }).marks
      }
      return Promise.resolve(Response.json({ marks: kept }))
    })
    const notes = new NotesKeeper('T1', 'M1')
    await vi.advanceTimersByTimeAsync(10)
    notes.set('eagle-2', 'o')
    notes.set('eagle-1', null)
    expect(notes.marks).toEqual({ 'eagle-2': 'o' })
    await vi.advanceTimersByTimeAsync(700)
    expect(kept).toEqual({ 'eagle-1': 'x' })
    expect(JSON.parse(localStorage.getItem('ludoteca.notes.M1') ?? '')).toEqual({ 'eagle-1': null, 'eagle-2': 'o' })
    works = true
    await vi.advanceTimersByTimeAsync(6000)
    expect(kept).toEqual({ 'eagle-2': 'o' })
    expect(localStorage.getItem('ludoteca.notes.M1')).toBeNull()
    notes.heard({ marks: { 'bear-7': 'x' } })
    expect(notes.marks).toEqual({ 'bear-7': 'x' })
  })
})
