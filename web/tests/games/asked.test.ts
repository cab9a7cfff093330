/** What is asked of a player of the code games: what is at stake in plain words, keys that follow, lines worth hearing. */
import { render, screen, within } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { beforeAll, describe, expect, it } from 'vitest'
import { lead } from '$/games/lost-code/focus'
import { codeView, unbroken } from '$/games/lost-code/signs'
import { spoken } from '$/lib/announce.svelte'
import type { Entry } from '$/lib/contract'
import type { Fixture } from '$/table/fixtures'
import { codes, room, sample, setTheTable, sure, table } from './samples'

beforeAll(setTheTable)
const board = (fixture: Fixture) => render(sure(codes[fixture.view.game]).Board, { props: table(fixture).props })

describe('final numbers', () => {
  const total = (): string => sure(document.querySelector('.total')?.textContent).replace(/\s+/g, ' ').trim()

  it('promise nothing while nothing is written', () => {
    board(sample('lost-code/guess'))
    expect(total()).toBe('Nothing is written yet: you would lose 12.')
    expect(screen.getAllByText('nothing written: −2')).toHaveLength(6)
  })
  it('say what all of them bring and cost, and what is still empty', () => {
    board(sample('lost-code/guess-half'))
    expect(total()).toBe('All your numbers right: +2. All wrong: −12. 3 symbols are still empty.')
    expect(screen.getByText('+5 or −2')).toBeTruthy()
    expect(screen.getAllByText('nothing written: −2')).toHaveLength(3)
  })
  it('speak of colours where there are colours', () => {
    board(sample('lost-code/desk-guess'))
    expect(total()).toContain('5 colours are still empty.')
  })
  it('show odds as figures, which nobody takes for a choice', () => {
    board(sample('lost-code/guess'))
    const groups = screen.getAllByRole('group', { name: /^Numbers for / }).map((group) => within(group))
    expect(groups).toHaveLength(6)
    const buttons = groups.flatMap((group) => group.getAllByRole('button'))
    expect(buttons.every((button) => button.getAttribute('aria-pressed') === 'false')).toBe(true)
    expect(groups.every((group) => group.getAllByRole('button', { name: /^\d, \d+%$/ }).length > 0)).toBe(true)
  })
})

describe('keys follow the question', () => {
  it.each([
    ['turn', /^Turn die 1/],
    ['wheel', /10 numbers/],
    ['lock', /^0/],
    ['guess', /^0/],
  ])('%s: to something that does no harm', (name, wanted) => {
    const { container } = board(sample(`lost-code/${name}`))
    lead(sure(container.querySelector<HTMLElement>('.board')), codeView(sample(`lost-code/${name}`).view).phase)
    expect(document.activeElement?.textContent?.trim()).toMatch(wanted)
  })
  it.each([
    ['token', 'question'],
    ['exchange', 'own'],
  ])('%s: beside what one key would do for good', (name, place) => {
    const { container } = board(sample(`lost-code/${name}`))
    lead(sure(container.querySelector<HTMLElement>('.board')), codeView(sample(`lost-code/${name}`).view).phase)
    expect(document.activeElement?.classList.contains(place)).toBe(true)
  })
  it('as soon as it comes, but not out of a panel where somebody writes', async () => {
    const fixture = sample('lost-code/turn')
    const { props } = table(fixture)
    const waiting = { ...props, view: { ...fixture.view, turn: [], moves: [] } as Fixture['view'] }
    const { rerender } = render(sure(codes['lost-code']).Board, { props: waiting })
    await rerender(props)
    flushSync()
    expect(document.activeElement?.textContent).toMatch(/Turn die 1/)
    await rerender(waiting)
    flushSync()
    expect(document.activeElement?.classList.contains('zones')).toBe(true)
    const field = document.body.appendChild(document.createElement('input'))
    field.focus()
    await rerender(props)
    flushSync()
    expect(document.activeElement).toBe(field)
    field.remove()
  })
})

describe('in words', () => {
  const fixture = sample('lost-code/over')
  const name = (seat: number): string => fixture.chairs[seat]?.name ?? ''
  const tell = (move: Entry['move'], seat: number, n = 500): string | null =>
    room(fixture).describe({ n, seat, move, at: 0 }, fixture.view, name, [])

  it('a range is not torn apart at the end of a line', () => {
    expect(unbroken(12, 17)).toBe('12–\u206017')
    expect(tell({ do: 'wheel', width: 6, start: 12 }, 1)).toContain('12–\u206017')
  })
  it('hidden final numbers are told once, when all are written', () => {
    const lines = codeView(fixture.view).symbols.map((symbol) => tell({ do: 'guess', symbol, numbers: null }, 1))
    expect(lines.filter((line) => line !== null)).toEqual(['Bruno has handed in the final numbers.'])
  })
  it('one’s own are told one by one, and nothing is called nothing', () => {
    expect(tell({ do: 'guess', symbol: 'eagle', numbers: [] }, 0)).toBe('You write nothing for eagle.')
  })
  it('stones are only said to be out of the game where they are known', () => {
    const { view, ...others } = table(fixture).props
    const nobodyKnows = { ...view, removed: codeView(fixture.view).symbols.map(() => null) } as typeof view
    const { container } = render(sure(codes['lost-code']).End, { props: { ...others, view: nobodyKnows } })
    expect(container.textContent).toContain('Under each stone')
    expect(container.textContent).not.toContain('Out of the game')
  })
  it('the end is heard: who won, and how one did oneself', () => {
    spoken.polite = []
    render(sure(codes['lost-code']).End, { props: table(fixture).props })
    expect(spoken.polite.map(({ text }) => text)).toEqual([
      expect.stringMatching(/ wins\.$|^You win\.$/),
      expect.stringMatching(/^You have −?\d+ points(, place \d of 4)?\.$/),
    ])
  })
})
