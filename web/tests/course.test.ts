import { describe, expect, it } from 'vitest'
import { partOfSum, shownSum } from '../src/learn/amounts'
import { courseOf, extremes, isCalled, isError, momentsOf, nextError, swingsOf } from '../src/learn/course'
import { drawn, lines, type Picture } from '../src/learn/picture'
import type { ReviewDecision, ReviewPlayer } from '../src/lib/contract'
import { need } from '../src/lib/i18n.svelte'

const decided = (n: number, seat: number, value: number | null, error = 0): ReviewDecision => ({
  n,
  seat,
  kind: 'turn',
  played: [],
  // Others that cost as much are no suggestion, and are not told.
  choices: [{ moves: [], cost: 0, stderr: 0, reason: null, cards: 0 }],
  error,
  stderr: 0.01,
  verdict: error >= 0.15 ? 'blunder' : error >= 0.08 ? 'mistake' : error ? 'inaccurate' : 'best',
  value,
  reason: null,
  certain: [],
  cards: 0,
  ahead: error ? 0 : n / 100,
})
const decisions = [decided(10, 0, 0.5), decided(14, 1, 0.625, 0.125), decided(20, 0, null, 0.25), decided(30, 1, 0.5)]
const errors = 0.375
const team: ReviewPlayer = { seat: 0, accuracy: 50, like: null, decisions: 4, start: 0.75, luck: 1 - 0.75 + errors, errors, result: 1 }

describe('the course of a match', () => {
  it('goes from the start to the result, and its luck adds up with the errors', () => {
    const points = courseOf(decisions, null, team, 40)
    expect(points.map(({ n }) => n)).toEqual([0, 10, 14, 20, 30, 40])
    const luck = points.slice(1).reduce((sum, point, at) => sum + point.before - (points[at]?.after ?? 0), 0)
    expect(luck).toBe(team.luck)
    expect(team.start + luck - errors).toBe(team.result)
  })
  it('is one of each seat where everybody plays alone', () => {
    expect(courseOf(decisions, 1, null, 40).map(({ n }) => n)).toEqual([14, 30])
  })
  it('marks luck that was large', () => {
    const points = courseOf(decisions, null, team, 40)
    expect(swingsOf(points, 0, 'win').map(({ n, luck }) => [n, luck])).toEqual([[10, -0.25], [14, 0.125], [30, 0.25], [40, 0.5]])
    expect(swingsOf(points, 0, 'points')).toEqual([])
  })
})

describe('moments', () => {
  it('are errors and luck in order, of everybody or of one', () => {
    expect(momentsOf(decisions, [{ n: 12, seat: 0, luck: 0.2 }], 'all').map(({ n }) => n)).toEqual([12, 14, 20])
    expect(momentsOf(decisions, [], 0).map(({ n }) => n)).toEqual([20])
  })
  it('are found from any place, in both directions', () => {
    expect(nextError(decisions, 'all', 0, 1)?.n).toBe(14)
    expect(nextError(decisions, 'all', 14, 1)?.n).toBe(20)
    expect(nextError(decisions, 'all', 20, 1)).toBeNull()
    expect(nextError(decisions, 'all', 20, -1)?.n).toBe(14)
    expect(nextError(decisions, 0, 0, 1)?.n).toBe(20)
  })
  it('are also decisions that only cost cards, where next to nothing could be won', () => {
    const wasted: ReviewDecision = { ...decided(25, 1, 0.01), verdict: 'good', cards: 3.5 }
    const slight: ReviewDecision = { ...wasted, n: 27, cards: 0.5 }
    const all = [...decisions, wasted, slight]
    expect([isError(wasted), isCalled(wasted), isError(slight)]).toEqual([true, false, false])
    expect(momentsOf(all, [], 1).map(({ n }) => n)).toEqual([14, 25])
    expect(nextError(all, 1, 14, 1)?.n).toBe(25)
    expect(extremes(all, 'all').worst?.n).toBe(20)
  })
  it('have a dearest one, and a best one that was hard to replace', () => {
    const { best, worst } = extremes(decisions, 'all')
    expect([best?.n, worst?.n]).toEqual([30, 20])
  })
})

describe('the sum of a match', () => {
  it('adds up as it is read, too', async () => {
    await need('web_review')
    for (const [start, errors, result, unit] of [[0.57666, 0.12354, 0, 'win'], [0.7705, 0.0049, 1, 'win'], [0.7695, 1.479, 0, 'win'], [49.86, 6.25, 30, 'points'], [48.14, 0.05, -3, 'points']] as const) {
      const shown = shownSum({ ...team, start, errors, result, luck: result - start + errors }, unit)
      const read = [shown.start, shown.luck, -shown.errors].map((part) => partOfSum(part, unit, shown.digits)).map((text) => parseFloat(text.replace('−', '-')))
      expect(read.reduce((sum, part) => sum + part, 0)).toBeCloseTo(unit === 'win' ? 100 * result : result, 9)
    }
  })
})

describe('the picture', () => {
  it('breaks a long line between two words instead of cutting it', () => {
    expect(lines('played like a novice', 26)).toEqual(['played like a novice'])
    expect(lines('gespielt wie ein Gelegenheitsspieler', 26)).toEqual(['gespielt wie ein', 'Gelegenheitsspieler'])
  })
  const picture: Picture = {
    title: 'The Game: how it went',
    name: '<Anna & "Ben">',
    accuracy: '77',
    accuracyLabel: 'Accuracy',
    like: null,
    house: 'Ludoteca',
    stairs: [
      { kind: 'start', label: 'Start', amount: '75%', from: 0, to: 0.75 },
      { kind: 'luck', label: 'Luck', amount: '−25%', from: 0.75, to: 0.5 },
      { kind: 'errors', label: 'Errors', amount: '−50%', from: 0.5, to: 0 },
      { kind: 'result', label: 'Result', amount: '0%', from: 0, to: 0 },
    ],
  }
  it('is sound SVG whatever somebody is called, with a step for each part of the sum', () => {
    const parsed = new DOMParser().parseFromString(drawn(picture, 0.77), 'image/svg+xml')
    expect(parsed.querySelector('parsererror')).toBeNull()
    expect(parsed.documentElement.textContent).toContain('<Anna & "Ben">')
    const steps = [...parsed.querySelectorAll('rect[rx="12"]')].map((rect) => Number(rect.getAttribute('height')))
    expect(steps[0]).toBeGreaterThan(steps[1] ?? 0)
    expect(steps).toHaveLength(4)
  })
})
