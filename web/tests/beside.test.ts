/** Two matches beside each other, and pictures that give nothing away. */
import { describe, expect, it } from 'vitest'
import type { AnyMove, AnyView, DealPage } from '$/lib/contract'
import { moments, parting } from '$/table/beside'
import type { Step } from '$/table/replay.svelte'
import { need, speak } from '$/lib/i18n.svelte'
import { change } from '$/lib/settings.svelte'
import { asCounted, scoreWords, shareText } from '$/table/deals'
import { inTwo, resultPicture, streakPicture } from '$/table/share'

const view = {} as AnyView
/** A match in letters: a capital is chance's, the others are decisions of seat 0. */
const steps = (played: string): Step[] => [
  { n: 0, entry: null, view },
  ...[...played].map((letter, at) => ({
    n: at + 1,
    entry: { n: at, seat: letter === letter.toUpperCase() ? -1 : 0, move: { do: letter } as unknown as AnyMove, at: 0 },
    view,
  })),
]

it('counts decisions, and what chance answers belongs to them', () => {
  expect(moments(steps('aBcd'), steps('acDd'))).toEqual([
    { first: 0, second: 0 },
    { first: 2, second: 1 },
    { first: 3, second: 3 },
    { first: 4, second: 4 },
  ])
})

it('lets the shorter match wait at its end', () => {
  const found = moments(steps('ab'), steps('abcd'))
  expect(found.at(-1)).toEqual({ first: 2, second: 4 })
  expect(found).toHaveLength(5)
})

it('begins with the last moment at which both were the same', () => {
  const [one, other] = [steps('aBcdE'), steps('aBcxF')]
  expect(parting(one, other, moments(one, other))).toBe(2)
  expect(parting(one, one, moments(one, one))).toBe(3)
  const [first, second] = [steps('xy'), steps('ab')]
  expect(parting(first, second, moments(first, second))).toBe(0)
})

it('draws a result with what was written, made safe', () => {
  const picture = { title: 'The Game', under: '<b>', result: '3 cards left', place: null, climb: [{ label: 'Novice', share: 0.5, told: '50 %' }], caption: 'c', house: 'Ludoteca' }
  const svg = new DOMParser().parseFromString(resultPicture(picture), 'image/svg+xml')
  expect(svg.querySelector('parsererror')).toBeNull()
  expect(svg.documentElement.textContent).toContain('3 cards left')
  expect(svg.documentElement.textContent).toContain('<b>')
})

it('draws as many days as fit', () => {
  const count = (days: number): number => new DOMParser().parseFromString(streakPicture('t', `${days}`, days, 'h'), 'image/svg+xml').querySelectorAll('rect[rx]').length
  expect([count(2), count(14), count(400)]).toEqual([2, 14, 14])
})

describe('results in words', () => {
  it.each([
    ['en', '0 points', '−9 points', '1 card left'],
    ['it', '0 punti', '−9 punti', '1 carta rimasta'],
    ['fr', '0 point', '−9 points', '1 carte restante'],
    ['de', '0 Punkte', '−9 Punkte', '1 Karte übrig'],
  ] as const)('in %s', async (language, none, minus, one) => {
    change({ language })
    await speak()
    await need('web_table')
    expect([scoreWords(0, false), scoreWords(-9, false), scoreWords(-1, true)]).toEqual([none, minus, one])
    change({ language: 'en' })
    await speak()
  })

  it.each([
    ['en', 'Better than 80% of expert bots’ games.'],
    ['it', 'Meglio di 80 partite su 100 di un bot esperto.'],
    ['fr', 'Mieux que 80\u00a0% des parties d’un robot expert.'],
    ['de', 'Besser als 80 % der Partien von Experten-Bots.'],
  ] as const)('name a level as one does in %s', async (language, told) => {
    change({ language })
    await speak()
    await need('web_table')
    const par = [{ level: 'expert', games: 300, mean: -9, beaten: 0.8, always: false }]
    const deal = { game: 'the-game', team: true, day: null, enough: 100, par } as unknown as DealPage
    expect(shareText(deal, -3, 'link')).toContain(told)
    change({ language: 'en' })
    await speak()
  })

  it('count points below nought, and cards left never', () => {
    expect([asCounted(-3.5, false), asCounted(-3.5, true), asCounted(2, false)]).toEqual([-3.5, 3.5, 2])
  })
})

it('breaks the names of levels where they can be broken', () => {
  expect(['Novice bot', 'Bot alle prime armi', 'Gelegenheits-Bot', 'Robot occasionnel', 'Random'].map(inTwo)).toEqual([
    ['Novice', 'bot'],
    ['Bot alle', 'prime armi'],
    ['Gelegenheits-', 'Bot'],
    ['Robot', 'occasionnel'],
    ['Random'],
  ])
})
