import { render, screen, within } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import type { Component } from 'svelte'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { notes, say, spoken, toast } from '$/lib/announce.svelte'
import type { Chair, GameStatistics, Table } from '$/lib/contract'
import { need } from '$/lib/i18n.svelte'
import { me } from '$/lib/me.svelte'
import About from '$/pages/About.svelte'
import Group from '$/pages/history/Group.svelte'
import Home from '$/pages/Home.svelte'
import NotFound from '$/pages/NotFound.svelte'
import Settings from '$/pages/Settings.svelte'
import Controls from '$/pages/style/Controls.svelte'
import Die from '$/pieces/Die.svelte'
import Stone from '$/pieces/lost-code/Stone.svelte'
import Track from '$/pieces/lost-code/Track.svelte'
import Wheel from '$/pieces/lost-code/Wheel.svelte'
import Rack from '$/pieces/Rack.svelte'
import NumberCard from '$/pieces/the-game/NumberCard.svelte'
import Pile from '$/pieces/the-game/Pile.svelte'
import Ruler from '$/pieces/think-str8/Ruler.svelte'
import NameField from '$/table/NameField.svelte'
import Series from '$/table/Series.svelte'
import Segmented from '$/ui/Segmented.svelte'
import Switch from '$/ui/Switch.svelte'
import ToggleGroup from '$/ui/ToggleGroup.svelte'

const pages: [string, Component][] = [
  ['Home', Home],
  ['About', About],
  ['Settings', Settings],
  ['NotFound', NotFound],
]

async function faults(container: Element): Promise<string[]> {
  // Contrast and landmarks need a real browser and a whole page; the tokens' own test measures contrast.
  const { violations } = await axe.run(container, { resultTypes: ['violations'], rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } })
  return violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.html).join(' ')}`)
}

describe.each(pages)('page %s', (_, Page) => {
  it('has one heading of the first level and nothing for axe to find', async () => {
    const { container } = render(Page)
    expect(container.querySelectorAll('h1')).toHaveLength(1)
    expect(await faults(container)).toEqual([])
  })
})

it('no control gives axe anything to find', async () => {
  const { container } = render(Controls, { theme: 'house' })
  expect(await faults(container)).toEqual([])
})

describe.each([
  ['wheel', Wheel],
  ['ruler', Ruler],
])('the %s', (_, Range) => {
  it('is turned by keys and buttons and says its range', async () => {
    const onchange = vi.fn()
    const user = userEvent.setup()
    render(Range, { width: 7, points: 2, start: 9, onchange })
    const slider = screen.getByRole('slider')
    expect(slider.getAttribute('aria-valuetext')).toBe('9 to 15, 2 points')
    expect(screen.getByText('9–15 · 2 points')).toBeTruthy()
    slider.focus()
    await user.keyboard('{ArrowRight}{Home}{End}')
    await user.click(screen.getByRole('button', { name: 'Lower' }))
    expect(onchange.mock.calls.map(([to]) => to)).toEqual([10, 0, 15, 8])
  })
  it('only shows when there is nothing to set', async () => {
    render(Range, { width: 1, points: 6, start: 20 })
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByRole('slider').getAttribute('aria-disabled')).toBe('true')
  })
})

describe('a name that comes from the server', () => {
  /** Answers when it is told to. */
  function later(): () => void {
    let answer: (response: Response) => void = () => undefined
    vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)))
    return () => answer(Response.json({ me: { name: 'Guest', language: 'en' } }))
  }

  it.each([
    ['is replaced by whoever is about to type', true, 'Zoe'],
    ['is gone on with by whoever comes later', false, 'GuestZoe'],
  ])('%s', async (_, early, wanted) => {
    const answer = later()
    const user = userEvent.setup()
    me.name = null
    render(NameField)
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Your name' })
    if (early) field.focus()
    answer()
    await vi.waitFor(() => expect(field.value).toBe('Guest'))
    if (!early) field.focus()
    await user.keyboard('Zoe')
    expect(field.value).toBe(wanted)
    vi.unstubAllGlobals()
  })
})

describe('pieces', () => {
  it.each([
    [6, true],
    [9, true],
    [66, true],
    [16, true],
    [8, false],
    [26, false],
    [81, false],
  ])('%d is underlined: %s', (number, underlined) => {
    const { container } = render(NumberCard, { number })
    expect(container.querySelector('.underline') !== null).toBe(underlined)
  })
  it('names a stone by its number, or by its back alone', () => {
    render(Stone, { symbol: 'jaguar', number: 4 })
    render(Stone, { symbol: 'bear' })
    expect(screen.getByRole('img', { name: 'jaguar 4' })).toBeTruthy()
    expect(screen.getByRole('img', { name: 'bear, number hidden' }).textContent).not.toMatch(/\d/)
  })
  it('lets only the stones be picked that may be', async () => {
    const onpick = vi.fn()
    const pieces = (['eagle', 'snake'] as const).map((kind) => ({ kind, number: null }))
    render(Rack, { family: 'lost-code', pieces, pickable: ['snake'], onpick })
    const list = screen.getByRole('list', { name: 'Your log' })
    const buttons = within(list).getAllByRole('button')
    expect(buttons).toHaveLength(1)
    await userEvent.click(buttons[0] as Element)
    expect(onpick).toHaveBeenCalledWith('snake')
  })
  it('says the face of a die', () => {
    render(Die, { family: 'think-str8', face: 'violet' })
    expect(screen.getByRole('img', { name: 'Die: violet' })).toBeTruthy()
  })
  it('tells the markers from last to first, the top of a pile before the bottom (LC-26)', () => {
    const marker = (seat: number, name: string, position: number, height: number) => ({ seat, name, position, height })
    render(Track, { markers: [marker(1, 'Ada', 12, 0), marker(2, 'Ben', 12, 1), marker(3, 'Cleo', -3, 0)] })
    expect(screen.getAllByRole('listitem').map((li) => li.textContent)).toEqual(['Cleo on −3', 'Ben on 12', 'Ada on 12'])
  })
  it('says which way a pile goes, and when it may be laid on backwards (TG-9)', async () => {
    const onlay = vi.fn()
    render(Pile, { direction: 'descending', top: 58, effect: { kind: 'trick' }, onlay })
    await userEvent.click(screen.getByRole('button', { name: 'Falling pile, top card 58, the card goes back by ten' }))
    expect(onlay).toHaveBeenCalledOnce()
  })
})

describe('controls', () => {
  it('a switch turns with the keyboard', async () => {
    const onchange = vi.fn()
    render(Switch, { label: 'Sound', on: false, onchange })
    await userEvent.tab()
    await userEvent.keyboard(' ')
    expect(onchange).toHaveBeenCalledWith(true)
  })
  it('a segmented control is a group of radio buttons', async () => {
    const onchange = vi.fn()
    render(Segmented, { label: 'Level', value: 'a', options: [{ value: 'a', label: 'A' }, { value: 'b', label: 'B' }], onchange })
    await userEvent.click(screen.getByRole('radio', { name: 'B' }))
    expect(onchange).toHaveBeenCalledWith('b')
  })
  it('a toggle group lets no more be on than allowed', async () => {
    const options = ['1', '2', '3'].map((value) => ({ value, label: value }))
    render(ToggleGroup, { label: 'Numbers', values: ['1', '2'], options, most: 2, onchange: vi.fn() })
    expect((screen.getByRole('button', { name: '3' }) as HTMLButtonElement).disabled).toBe(true)
  })
  it('notes come and at most three stay; the same words said twice are new', () => {
    vi.useFakeTimers()
    for (const text of ['a', 'b', 'c', 'd']) toast(text)
    expect(notes.map((note) => note.text)).toEqual(['b', 'c', 'd'])
    // Pressed again and again, and refused for the same reason each time.
    for (const text of ['c', 'c', 'c']) toast(text)
    expect(notes.map((note) => note.text)).toEqual(['b', 'd', 'c'])
    vi.runAllTimers()
    vi.useRealTimers()
    expect(notes).toHaveLength(0)
    say('Your turn')
    const first = spoken.polite.at(-1)
    say('Your turn')
    expect(spoken.polite.at(-1)).not.toEqual(first)
  })
})

describe('statistics', () => {
  beforeAll(() => need('web_history'))
  const won = { played: 2, won: 1 }
  const group: GameStatistics = {
    game: 'the-game', team: true, players: null, variant: null, played: 2, won: 1, likely: [0.1, 0.9], streak: 1, best_streak: 1, finished: 2, mean: -3, best: null,
    scores: [], recent: [], tally: {}, accuracy: [[1, 60], [2, 81]], bots: [],
    others: [{ name: 'Guest', level: null, ...won }, { name: 'Guest', level: null, ...won }],
  }
  it('two people of one name are two', () => {
    render(Group, { group })
    expect(screen.getAllByRole('rowheader', { name: 'Guest' })).toHaveLength(2)
  })
  it('accuracy is told without wins, and its average is that of the matches there are', () => {
    render(Group, { group })
    expect(screen.getByRole('img', { name: 'The last 2 matches: 60 in the first, 81 in the latest; average of the last 2: 70.5.' })).toBeTruthy()
  })
})

it('rivals who have won as often as each other are no team', () => {
  const chairs = ['Ada', 'Ben'].map((name, seat) => ({ seat, name })) as Chair[]
  const table = { played: 2, wins: [1, 1], best_of: 3, decided: false, rotate: false, team: false, numbers_are_secret: true } as Partial<Table> as Table
  render(Series, { table, chairs })
  expect(screen.getAllByRole('listitem').map((line) => line.textContent)).toEqual(['Ada 1', 'Ben 1'])
})
