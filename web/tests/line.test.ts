import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ServerMessage, Trouble } from '$/lib/contract'
import { Line, type LineState } from '$/lib/line'
import { NotesKeeper } from '$/table/notes.svelte'
import { last, lay, Wire } from './wire'

const heard: ServerMessage[] = []
const states: LineState[] = []
let gone: Trouble | null = null
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
    gone: (trouble) => (gone = trouble),
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
    expect(JSON.parse(last().sent[0] ?? '')).toEqual({ do: 'hello', match: null, n: 0, said: 0 })
    last().say({ kind: 'welcome', now: 0 })
    expect(states).toEqual(['open'])
    seen = { match: 'M', n: 12, said: 3 }
    last().onclose?.({ code: 1006 })
    expect(states).toEqual(['open', 'lost'])
    await vi.advanceTimersByTimeAsync(1000)
    expect(Wire.all).toHaveLength(2)
    last().onopen?.()
    expect(JSON.parse(last().sent[0] ?? '')).toEqual({ do: 'hello', match: 'M', n: 12, said: 3 })
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
  it('notices a line that has gone silent', async () => {
    last().onopen?.()
    last().say({ kind: 'welcome', now: 0 })
    await vi.advanceTimersByTimeAsync(20_001)
    expect(last().sent.at(-1)).toContain('ping')
    await vi.advanceTimersByTimeAsync(13_000)
    expect(states.at(-1)).toBe('lost')
    expect(Wire.all).toHaveLength(2)
  })
  it('gives up where there is nothing for this person', () => {
    const trouble = { code: 'not-found', sentence: 'Nothing here.', rule: null }
    last().say({ kind: 'trouble', ref: null, trouble })
    expect(gone).toEqual(trouble)
    vi.advanceTimersByTime(60_000)
    expect(Wire.all).toHaveLength(1)
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
