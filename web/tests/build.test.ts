import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { swap } from '../scripts/swap.mjs'

let room: string
const folder = (name: string, page: string): string => {
  mkdirSync(join(room, name, 'assets'), { recursive: true })
  writeFileSync(join(room, name, 'index.html'), page)
  return join(room, name)
}
beforeEach(() => {
  room = mkdtempSync(join(tmpdir(), 'ludoteca-'))
})
afterEach(() => rmSync(room, { recursive: true }))

describe('a build', () => {
  it.each([['where there was another', true], ['where there was none', false]])('takes its place %s', (_, before) => {
    const place = before ? folder('served', 'old') : join(room, 'inner', 'served')
    swap(folder('fresh', 'new'), place)
    expect(readFileSync(join(place, 'index.html'), 'utf8')).toBe('new')
    expect(readdirSync(room)).toEqual([before ? 'served' : 'inner'])
  })
  it('that came to nothing leaves the other one', () => {
    const place = folder('served', 'old')
    expect(() => swap(join(room, 'fresh'), place)).toThrow()
    expect(readFileSync(join(place, 'index.html'), 'utf8')).toBe('old')
  })
})
