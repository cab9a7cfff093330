import { describe, expect, it } from 'vitest'
import type { AnyView, Frame, GameInfo, LostCodeView, MatchInfo, TheGameView } from '$/lib/contract'
import { need, t } from '$/lib/i18n.svelte'
import { clockFace } from '$/table/clock.svelte'
import { chairsOf, named } from '$/table/names'
import { openAll } from '$/table/open'
import { clockName, clocks, clockWords, levelHint } from '$/table/options/choices'
import { inWords, isAsked, kindOf, type Property, readPairs, printPairs } from '$/table/options/schema'
import { Replay } from '$/table/replay.svelte'

const words = { title: 'Title', description: 'What it does.' }
const schema = {
  properties: {
    on_fire: { type: 'boolean', default: false, ...words },
    preset: { enum: ['A', 'custom'], default: 'A', 'x-labels': { A: 'First', custom: 'Your own' }, ...words },
    wheels: { type: 'array', items: { type: 'array', prefixItems: [{ type: 'integer' }, { type: 'integer' }] }, default: [], ...words },
    commands: { type: 'array', items: { enum: ['stop', 'skull'] }, default: ['stop', 'skull'], ...words },
    layout: { type: 'object', additionalProperties: { type: 'array' }, default: {}, ...words },
  },
}
const property = (name: keyof (typeof schema)['properties']): Property => schema.properties[name] as unknown as Property

describe('the options of a game', () => {
  it.each([
    ['on_fire', 'switch'],
    ['preset', 'choice'],
    ['wheels', 'pairs'],
    ['commands', 'several'],
    ['layout', 'numbers'],
  ] as const)('shows %s as a %s', (name, kind) => {
    expect(kindOf(property(name))).toBe(kind)
  })
  it('asks for a table of one’s own only where that was chosen', () => {
    expect(isAsked(schema, property('wheels'), {})).toBe(false)
    expect(isAsked(schema, property('wheels'), { preset: 'custom' })).toBe(true)
    expect(isAsked(schema, property('on_fire'), {})).toBe(true)
  })
  it('tells only what differs from the usual game', () => {
    expect(inWords(schema, {})).toEqual([])
    expect(inWords(schema, { on_fire: false, preset: 'A' })).toEqual([])
    expect(inWords(schema, { preset: 'custom', wheels: [[10, 1]], commands: ['stop'] }).map(({ name, value }) => [name, value])).toEqual([
      ['preset', 'Your own'],
      ['wheels', '10·1'],
      ['commands', t('command-stop')],
    ])
  })
  it.each(['10·1 7·2', '10 1, 7 2', '[[10,1],[7,2]]'])('reads %s as two pairs', (text) => {
    expect(readPairs(text)).toEqual([[10, 1], [7, 2]])
    expect(printPairs(readPairs(text))).toBe('10·1 7·2')
  })
})

describe('clocks', () => {
  it.each([
    [0, '0:00'],
    [5.2, '0:06'],
    [65, '1:05'],
    [7200, '2:00:00'],
    [-3, '0:00'],
  ])('shows %d seconds as %s', (left, face) => {
    expect(clockFace(left)).toBe(face)
  })
  it('knows a clock by its name, whoever has set it', async () => {
    await need('web_table')
    for (const [name, rule] of Object.entries(clocks)) expect(clockName(rule)).toBe(name)
    expect(clockName({ per_move: 45, base: null, increment: 0 })).toBeNull()
    expect(clockWords({ per_move: 45 })).toContain('45')
  })
})

describe('levels', () => {
  const info = (won: number, together: boolean): GameInfo =>
    ({ name: 'the-game', title: '', fewest: 1, most: 5, options: {}, bots: ['master'], strength: [{ level: 'master', players: 3, won, together }] })
  it('are told with what was measured, for this number of players', async () => {
    await need('web_table')
    const plain = t('level-master-hint')
    expect(levelHint('master', info(0.975, true), 3)).toBe(`${plain} 3 of them together win 98 of 100 matches.`)
    expect(levelHint('master', info(0.001, true), 3)).toBe(`${plain} 3 of them together hardly ever win.`)
    expect(levelHint('master', info(0.3, false), 3)).toBe(`${plain} Among bots of all levels it wins 30 of 100 matches.`)
    expect(levelHint('master', info(0.3, false), 2)).toBe(plain)
    expect(levelHint('somebody’s own', info(0.3, false), 3)).toBe('')
  })
})

describe('names', () => {
  it('gives every chair one: people theirs, bots one of ours', () => {
    const chairs = chairsOf({ names: ['Zoe', 'Leo', ''], levels: [null, 'casual', null] }, 0)
    expect(chairs.map((chair) => [chair.kind, chair.name, chair.level, chair.you])).toEqual([
      ['person', 'Zoe', null, true],
      ['bot', 'Leo', 'casual', false],
      ['bot', 'Cleo', null, false],
    ])
    expect(named(chairs)).toEqual(chairs)
  })
})

describe('a replay with everything open', () => {
  const code = (seat: number, logs: (number | null)[][]): LostCodeView =>
    ({ game: 'lost-code', seat, logs, moves: [{ do: 'keep' }], signals: [], history: [{ bids: [{ seat: 1, low: seat === 1 ? 3 : null }], swaps: [] }] }) as unknown as LostCodeView
  it('shows in every log what somebody sees there', () => {
    const open = openAll([code(0, [[null], [5]]), code(1, [[2], [null]])]) as LostCodeView
    expect(open.logs).toEqual([[2], [5]])
    expect(open.history[0]?.bids[0]?.low).toBe(3)
    expect([open.seat, open.moves]).toEqual([null, []])
  })
  it('lays all hands open', () => {
    const hand = (seat: number, cards: number[]): TheGameView => ({ game: 'the-game', seat, hand: cards, open_hands: [], moves: [], signals: [] }) as unknown as TheGameView
    const open = openAll([hand(0, [4, 9]), hand(1, [50])]) as TheGameView
    expect([open.hand, open.open_hands]).toEqual([[], [[4, 9], [50]]])
  })
  it('leaves a single view as it is', () => {
    const view = code(0, [[null], [5]])
    expect(openAll([view])).toBe(view)
  })
})

describe('a replay', () => {
  const frames: Frame[] = [0, 1, 1, 2, 2].map((turns, n) => ({
    n,
    seat: n ? 0 : null,
    move: n ? { do: 'end' } : null,
    views: [{ game: 'the-game', turns } as unknown as AnyView],
  }))
  const info = { id: 'M', n: 4, names: ['Zoe'] } as unknown as MatchInfo
  const fetched: string[] = []
  globalThis.fetch = (address) => {
    fetched.push(String(address))
    const first = Number(new URLSearchParams(String(address).split('?')[1]).get('first'))
    return Promise.resolve(Response.json({ first, total: 5, viewers: [null], frames: frames.slice(first, first + 2) }))
  }
  it('fetches all moments in order, once for each pair of eyes', async () => {
    const replay = new Replay(info)
    await replay.look('watch')
    await replay.look('watch')
    expect(fetched.map((address) => /first=(\d)/.exec(address)?.[1])).toEqual(['0', '2', '4'])
    expect(replay.steps.map((step) => step.n)).toEqual([0, 1, 2, 3, 4])
    replay.go(99)
    expect([replay.at, replay.past.length]).toEqual([4, 4])
    replay.go(-1)
    expect([replay.at, replay.step?.entry]).toEqual([0, null])
    expect(replay.rounds((view) => ({ now: (view as TheGameView).turns }))).toEqual([
      { round: 1, at: 1 },
      { round: 2, at: 3 },
    ])
  })
})
