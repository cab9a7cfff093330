/** The sheet is kept at every level of help; what has to be worked out is there only where help allows it. */
import { render, screen, within } from '@testing-library/svelte'
import { beforeAll, describe, expect, it } from 'vitest'
import type { AnyHelp } from '$/lib/contract'
import { rows, seenNumbers } from '$/games/lost-code/sheet'
import { helpOf, isCode } from '$/games/lost-code/signs'
import { codes, piles, room, sample, samples, setTheTable, sure, table } from './samples'

beforeAll(setTheTable)

const kept = samples.filter(([, { help }]) => helpOf(help).sheet)
const plain = samples.filter(([, { view, help }]) => isCode(view) && view.seat !== null && helpOf(help).sheet)
const cells = (): HTMLElement[] => within(sure(screen.getAllByRole('table')[0])).getAllByRole('button')
const black = (): (string | null)[] => cells().filter((cell) => cell.classList.contains('seen')).map((cell) => cell.getAttribute('aria-label'))

describe('the plain sheet of The Lost Code and Think Str8!', () => {
  it.each(kept)('%s: is what the server would note', (_, { view, help }) => {
    if (!isCode(view)) throw new Error(view.game)
    const sheet = sure(helpOf(help).sheet)
    expect(view.symbols.map((_, at) => seenNumbers(view, at))).toEqual(sheet.lines.map((line) => line.seen.map((fact) => fact.number)))
    const noted = sheet.rows.map(({ round, dice, low, high, answer, ranges, known, discarded }) => ({ round, dice, low, high, answer, ranges, known, discarded }))
    expect(rows(view)).toEqual(noted)
  })

  const none: AnyHelp[] = [{ kind: 'none' } as AnyHelp]
  it.each(plain)('%s: is the same without any help', (_, fixture) => {
    const Sheet = sure(room(fixture).Sheet)
    const helped = render(Sheet, { props: table(fixture).props })
    const before = [black(), screen.getAllByRole('table')[1]?.textContent]
    expect(before[0]).not.toEqual([])
    helped.unmount()
    for (const help of [null, ...none]) {
      const { unmount } = render(Sheet, { props: table({ ...fixture, help }).props })
      expect([black(), screen.getAllByRole('table')[1]?.textContent]).toEqual(before)
      // Nothing that had to be worked out.
      expect(cells().filter((cell) => /crossed|pinned/.test(cell.className) || cell.querySelector('small'))).toEqual([])
      unmount()
    }
  })

  it('crosses seen numbers where the final ones are chosen', () => {
    const fixture = { ...sample('lost-code/guess'), help: null }
    if (!isCode(fixture.view)) throw new Error(fixture.view.game)
    render(sure(codes['lost-code']).Board, { props: table(fixture).props })
    const out = within(screen.getByRole('group', { name: 'Numbers for bear' })).getAllByRole('button', { name: /not yours/ })
    expect(out.map((button) => Number.parseInt(button.textContent, 10))).toEqual(seenNumbers(fixture.view, fixture.view.symbols.indexOf('bear')))
  })
})

describe('the sheet of The Game', () => {
  it('without help shows what lies open on the table, if the table shows it', () => {
    const fixture = { ...sample('the-game/turn'), help: null }
    const Sheet = sure(sure(piles['the-game']).Sheet)
    const { unmount } = render(Sheet, { props: table(fixture).props })
    expect(screen.queryByRole('list')).toBeNull()
    unmount()
    if (fixture.view.game !== 'the-game') throw new Error(fixture.view.game)
    for (const pile of fixture.view.piles) pile.history = []
    sure(fixture.view.piles[0]).history = [12, 39]
    const { container } = render(Sheet, { props: table(fixture).props })
    expect([...container.querySelectorAll('.gone:not(.key)')].map((card) => Number.parseInt(card.textContent, 10))).toEqual([12, 39])
  })
})
