import { describe, expect, it } from 'vitest'
import { match } from '$/lib/router.svelte'
import { change, parse, settings, still } from '$/lib/settings.svelte'
import { clamp, moved } from '$/pieces/range'
import { lay, span } from '$/pieces/lost-code/track'

describe('settings', () => {
  it.each([null, '', 'not json', '[]', '"en"', '{"language":"tlh","sound":"loud"}'])('reads %j as the usual ones', (text) => {
    expect(parse(text)).toEqual({ language: 'auto', scheme: 'auto', contrast: 'auto', motion: 'auto', pace: 'normal', sound: false, offered: false, notify: false, reactions: true, card: 'medium', help: 'coach' })
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
  it.each([[[0, 0, 0]], [[-12, 3]], [[80, 12]], [[-1, 95]], [[130, 2]]])('has a space for every marker of %j', (positions) => {
    const [from, to] = span(positions, 20)
    const { spaces } = lay(from, to, 640, 40, 4, 30)
    const there = spaces.map((space) => space.position)
    for (const position of positions) expect(there).toContain(position)
    expect(there).toContain(0)
    expect(spaces.every(({ x }) => x >= 0 && x <= 640)).toBe(true)
  })
  it('leads one way, in equal steps', () => {
    const { spaces, step } = lay(0, 21, 640, 40, 4, 30)
    for (const [i, space] of spaces.slice(1).entries()) expect(space.x - (spaces[i]?.x ?? 0)).toBeCloseTo(step)
  })
  it('changes its length rarely', () => {
    const lengths = Array.from({ length: 60 }, (_, position) => span([position], 20)[1])
    expect(new Set(lengths).size).toBeLessThan(6)
  })
})
