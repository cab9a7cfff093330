import { describe, expect, it, vi } from 'vitest'
import { pause, Queue } from '$/lib/queue'
import { match } from '$/lib/router.svelte'
import { change, parse, settings, still } from '$/lib/settings.svelte'
import { clamp, moved } from '$/pieces/range'
import { lay, span } from '$/pieces/lost-code/track'

describe('settings', () => {
  it.each([null, '', 'not json', '[]', '"en"', '{"language":"tlh","sound":"loud"}'])('reads %j as the usual ones', (text) => {
    expect(parse(text)).toEqual({ language: 'auto', scheme: 'auto', contrast: 'auto', motion: 'auto', sound: false, notify: false, card: 'medium', help: 'coach' })
  })
  it('keeps a choice and writes it on the page', () => {
    change({ scheme: 'dark', contrast: 'more', motion: 'less', card: 'large' })
    expect(parse(localStorage.getItem('ludoteca.settings'))).toEqual({ ...settings })
    expect({ ...document.documentElement.dataset }).toMatchObject({ scheme: 'dark', contrast: 'more', motion: 'less', card: 'large' })
    expect(still()).toBe(true)
    change({ scheme: 'auto', contrast: 'auto', motion: 'full', card: 'medium' })
    expect(document.documentElement.dataset.scheme).toBeUndefined()
    expect(still()).toBe(false)
  })
})

describe('the router', () => {
  it.each([
    ['/', '/', {}],
    ['/about', '/about/', {}],
    ['/tables/:id', '/tables/QX7', { id: 'QX7' }],
    ['/tables/:id', '/tables/a%20b', { id: 'a b' }],
    ['/tables/:id', '/tables', null],
    ['/tables/:id', '/tables/%E0%A4%A', null],
    ['/about', '/rules', null],
  ])('matches %s with %s', (pattern, address, params) => {
    expect(match(pattern, address)).toEqual(params)
  })
})

describe('the queue of events', () => {
  it('shows them in order, also after one that fails', async () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const seen: number[] = []
    const queue = new Queue()
    queue.add(
      () => void seen.push(1),
      () => Promise.reject(new Error('broken')),
      async () => {
        await Promise.resolve()
        seen.push(2)
      },
    )
    queue.add(() => void seen.push(3))
    await queue.settled()
    expect(seen).toEqual([1, 2, 3])
    expect(complaint).toHaveBeenCalledOnce()
    complaint.mockRestore()
  })
  it('skips to the end of what waits, and only of that', async () => {
    const queue = new Queue()
    const raised: boolean[] = []
    const slow = async (signal: AbortSignal): Promise<void> => {
      await pause(600_000, signal)
      raised.push(signal.aborted)
    }
    queue.add(slow, slow)
    queue.skip()
    await queue.settled()
    queue.add((signal) => void raised.push(signal.aborted))
    await queue.settled()
    expect(raised).toEqual([true, true, false])
  })
  it('does not wait when things should stand still', async () => {
    change({ motion: 'less' })
    const queue = new Queue()
    queue.add((signal) => pause(600_000, signal))
    await queue.settled()
    change({ motion: 'auto' })
    expect(queue.length).toBe(0)
  })
})

describe('ranges (LC-43, TS-19)', () => {
  it.each([
    ['ArrowRight', 9, 10],
    ['ArrowUp', 15, 15],
    ['ArrowLeft', 0, 0],
    ['PageUp', 3, 8],
    ['PageDown', 3, 0],
    ['Home', 9, 0],
    ['End', 9, 15],
    ['Enter', 9, null],
  ])('%s moves a window of 7 from %d to %j', (key, from, to) => {
    expect(moved(key, from, 7, 21)).toBe(to)
  })
  it('never leaves the numbers', () => {
    expect([clamp(-3, 5, 21), clamp(99, 5, 21), clamp(99, 1, 24), clamp(4.4, 10, 21)]).toEqual([0, 17, 24, 4])
  })
})

describe('the serpent (LC-10, LC-30)', () => {
  it.each([[[0, 0, 0]], [[-12, 3]], [[80, 12]], [[-1, 95]]])('has a space for every marker of %j', (positions) => {
    const [from, to] = span(positions, 11)
    const { spaces } = lay(from, to, 11)
    const there = spaces.map((space) => space.position)
    for (const position of positions) expect(there).toContain(position)
    expect(there).toContain(0)
    expect(new Set(spaces.map((space) => `${space.x} ${space.y}`)).size).toBe(spaces.length)
  })
  it('runs to and fro, one step at a time', () => {
    const { spaces } = lay(0, 21, 11)
    for (const [i, space] of spaces.slice(1).entries()) {
      const before = spaces[i]
      const distance = Math.abs(space.x - (before?.x ?? 0)) + Math.abs(space.y - (before?.y ?? 0))
      expect([34, 58]).toContain(distance)
    }
  })
})
