import { describe, expect, it, vi } from 'vitest'
import type { AnyView, Entry, Frame, GameInfo, LostCodeView, MatchInfo, TheGameView } from '$/lib/contract'
import { need, t } from '$/lib/i18n.svelte'
import { change } from '$/lib/settings.svelte'
import { chairsFor, fairLevel, ways } from '$/lib/start'
import { clockFace, timeLeft } from '$/table/clock.svelte'
import { chairsOf, named } from '$/table/names'
import { openCodes } from '$/games/lost-code/open'
import { openHands } from '$/games/the-game/open'
import { openAll } from '$/table/open'
import { clockName, clocks, clockWords, levelHint } from '$/table/options/choices'
import { inWords, isAsked, kindOf, type Property, readPairs, printPairs } from '$/table/options/schema'
import { lastLine, Replay, stops } from '$/table/replay.svelte'
import type { GameRoom } from '$/table/table'

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
    ({ name: 'the-game', title: '', fewest: 1, most: 5, options: {}, bots: ['master'], team: together, strength: [{ level: 'master', players: 3, won, together }] })
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
    const open = openAll([code(0, [[null], [5]]), code(1, [[2], [null]])], { open: openCodes }) as LostCodeView
    expect(open.logs).toEqual([[2], [5]])
    expect(open.history[0]?.bids[0]?.low).toBe(3)
    expect([open.seat, open.moves]).toEqual([null, []])
  })
  it('lays all hands open', () => {
    const hand = (seat: number, cards: number[]): TheGameView => ({ game: 'the-game', seat, hand: cards, open_hands: [], moves: [], signals: [] }) as unknown as TheGameView
    const open = openAll([hand(0, [4, 9]), hand(1, [50])], { open: openHands }) as TheGameView
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
    views: [{ game: 'the-game', turns, turn: [0] } as unknown as AnyView],
  }))
  const info = { id: 'M', n: 4, names: ['Zoe'] } as unknown as MatchInfo
  const fetched: string[] = []
  globalThis.fetch = (address) => {
    fetched.push(String(address))
    const first = Number(new URLSearchParams(String(address).split('?')[1]).get('first'))
    return Promise.resolve(Response.json({ first, total: 5, viewers: [null], frames: frames.slice(first, first + 2) }))
  }
  const room = { describe: () => 'A line.', progress: () => ({ now: 1, of: null }) } as unknown as GameRoom
  const open = (): Replay => new Replay(info, room, () => 'Zoe')
  it('fetches all moments in order, once for each pair of eyes', async () => {
    const replay = open()
    await replay.look('watch')
    await replay.look('watch')
    expect(fetched.map((address) => /first=(\d)/.exec(address)?.[1])).toEqual(['0', '2', '4'])
    expect(replay.steps.map((step) => step.n)).toEqual([0, 1, 2, 3, 4])
    replay.go(99)
    expect([replay.at, replay.playback.past.length]).toEqual([4, 4])
    replay.go(-1)
    expect([replay.at, replay.playback.past]).toEqual([0, []])
    expect(replay.rounds((view) => ({ now: (view as TheGameView).turns }))).toEqual([
      { round: 1, at: 1 },
      { round: 2, at: 3 },
    ])
    replay.close()
  })

  it('tells what was played last, however many signals were given since', () => {
    const entry = (kind: string, n: number): Entry => ({ n, seat: 0, move: { do: kind }, at: 0 }) as unknown as Entry
    const past = [entry('lay', 0), entry('end', 1), ...Array.from({ length: 50 }, (_, i) => entry(i % 2 ? 'signal' : 'tell', i + 2))]
    expect(lastLine(past, (one) => (one.move.do === 'end' ? null : one.move.do))).toBe('lay')
    expect(lastLine(past.slice(2), () => 'a signal')).toBeNull()
  })

  it('opens where the first decision is asked for, or at the moment of its address', async () => {
    const [dealing] = frames[0]?.views ?? []
    if (dealing) dealing.turn = [-1]
    const replay = open()
    await replay.look('watch')
    expect(replay.at).toBe(1)
    replay.close()
    const linked = new Replay(info, room, () => 'Zoe', 0)
    await linked.look('watch')
    expect(linked.at).toBe(0)
    linked.close()
    if (dealing) dealing.turn = [0]
  })

  it.each([
    [1, 550 * 4 + 500 * 4],
    [2, (550 * 4 + 500 * 4) / 2],
    [4, (550 * 4 + 500 * 4) / 4],
  ] as const)('plays to its end by itself at ×%d, and stops there', async (speed, ms) => {
    vi.useFakeTimers()
    change({ pace: 'normal' })
    const replay = open()
    await replay.look('watch')
    replay.speed = speed
    replay.play()
    const seen: number[] = []
    for (let passed = 0; passed < ms - 10; passed += 10) {
      await vi.advanceTimersByTimeAsync(10)
      if (seen.at(-1) !== replay.at) seen.push(replay.at)
    }
    expect([seen, replay.running]).toEqual([[0, 1, 2, 3], true])
    await vi.advanceTimersByTimeAsync(20)
    expect([replay.at, replay.running]).toEqual([4, false])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(replay.at).toBe(4)
    // Once more from the beginning.
    replay.play()
    expect([replay.at, replay.running]).toEqual([0, true])
    replay.close()
    vi.useRealTimers()
  })

  it('waits for moments that have not come yet, and goes on when they have', async () => {
    vi.useFakeTimers()
    const replay = open()
    let more: (() => void) | undefined
    const all = globalThis.fetch
    globalThis.fetch = async (address) => {
      if (String(address).includes('first=2')) await new Promise<void>((done) => (more = done))
      return all(address)
    }
    const looked = replay.look('watch')
    await vi.advanceTimersByTimeAsync(0)
    replay.play()
    await vi.advanceTimersByTimeAsync(5000)
    expect([replay.at, replay.running]).toEqual([1, true])
    more?.()
    await looked
    await vi.advanceTimersByTimeAsync(5000)
    expect([replay.at, replay.running]).toEqual([4, false])
    globalThis.fetch = all
    replay.close()
    vi.useRealTimers()
  })

  it.each([
    ['decision', [0, 2, 3, 6, 8]],
    ['event', [0, 2, 3, 4, 6, 8]],
  ] as const)('stops by %s: signals are no step, and what chance answers belongs to its decision', (by, expected) => {
    const moves = [
      [-1, 'deal'], [-1, 'deal'], [0, 'lay'], [0, 'end'], [1, 'signal'], [-1, 'draw'], [1, 'signal'], [1, 'lay'],
    ] as const
    const steps = [
      { n: 0, entry: null, view: {} as AnyView },
      ...moves.map(([seat, done], n) => ({ n: n + 1, entry: { n, seat, move: { do: done }, at: 0 } as unknown as Entry, view: {} as AnyView })),
    ]
    expect(stops(steps, by, (step) => step.n !== 1)).toEqual(expected)
  })
})

describe('a clock', () => {
  it('that has just begun shows what it was given, and no second more', () => {
    const clock = { left: [60, 30], until: [1060.4, null] }
    expect(clockFace(timeLeft(clock, 0, 1000))).toBe('1:00')
    expect(clockFace(timeLeft(clock, 0, 1001))).toBe('1:00')
    expect(clockFace(timeLeft(clock, 0, 1001.5))).toBe('0:59')
    expect(clockFace(timeLeft(clock, 1, 5000))).toBe('0:30')
  })
})

describe('the shelf', () => {
  const info = (together: boolean, won: Record<string, number>): GameInfo =>
    ({ bots: Object.keys(won), strength: Object.entries(won).map(([level, share]) => ({ level, players: 3, won: share, together })) }) as unknown as GameInfo
  it('offers alone where that can be played', () => {
    expect(ways('the-game')).toEqual(['bots', 'alone', 'friends'])
    expect(ways('lost-code')).toEqual(['bots', 'friends'])
  })
  it('seats mates who win about every other match, as it was measured', () => {
    expect(fairLevel(info(true, { novice: 0.02, casual: 0.35, expert: 0.6, master: 0.97 }), 3, true)).toBe('expert')
    expect(fairLevel(info(true, { novice: 0, casual: 0.1, expert: 0.3 }), 3, true)).toBe('expert')
  })
  it('seats the best there is where nobody who was measured wins so often', () => {
    expect(fairLevel(info(true, { novice: 0, casual: 0.01, expert: 0.06, master: 0.4 }), 3, true)).toBe('master')
    const partly = { ...info(true, { novice: 0 }), bots: ['random', 'novice', 'casual', 'expert', 'master'] }
    expect(fairLevel(partly, 3, true)).toBe('expert')
  })
  it('seats good mates where nobody has measured', () => {
    const team = { bots: ['random', 'novice', 'casual', 'expert', 'master'], strength: [], team: true } as unknown as GameInfo
    expect([fairLevel(team, 3, true), fairLevel(team, 3, false)]).toEqual(['expert', 'expert'])
    expect(fairLevel({ ...team, bots: ['random', 'keen'] }, 3, true)).toBe('keen')
  })
  it('seats beginners against beginners, and later the middle sort', () => {
    const rivals = info(false, { novice: 0.05, casual: 0.2, expert: 0.3 })
    expect([fairLevel(rivals, 3, true), fairLevel(rivals, 3, false), fairLevel(undefined, 3, true)]).toEqual(['novice', 'casual', 'novice'])
  })
  it.each([
    ['alone', [{ kind: 'me' }]],
    ['bots', [{ kind: 'me' }, { kind: 'bot', level: 'casual' }, { kind: 'bot', level: 'casual' }]],
    ['friends', [{ kind: 'me' }, { kind: 'open' }]],
  ] as const)('%s: has these chairs', (how, chairs) => {
    expect(chairsFor(how, 'casual')).toEqual(chairs)
  })
})
