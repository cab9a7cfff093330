/** Every sample state on its board: no faults for axe, the right moves for clicks and keys, a sentence for a refusal. */
import { render, screen, within } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Entry } from '$/lib/contract'
import type { Fixture } from '$/table/fixtures'
import { codes, piles, room, sample, samples, setTheTable, sure, table } from './samples'

async function faults(container: Element): Promise<string[]> {
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } })
  return violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.html).join(' ')}`)
}

beforeAll(setTheTable)

describe.each(samples)('%s', (_, fixture) => {
  it.each(['Board', 'Sheet', 'End'] as const)('%s gives axe nothing to find', async (part) => {
    const Part = room(fixture)[part]
    if (!Part) return
    const { container } = render(Part, { props: table(fixture).props })
    expect(await faults(container)).toEqual([])
  })

  it('is said in words', () => {
    const name = (seat: number): string => fixture.chairs[seat]?.name ?? ''
    expect(room(fixture).prompt(fixture.view, name)).toMatch(/^[A-ZÀ-Ž].*[.?]$|^The end$/)
    for (const entry of fixture.past) {
      const line = room(fixture).describe(entry as Entry, fixture.view, name)
      if (line !== null) expect(line).toMatch(/[.]$/)
    }
  })

  it('offers nothing to somebody who may not act', () => {
    const { props } = table({ ...fixture, mine: false, view: { ...fixture.view, moves: [], signals: [] } as Fixture['view'] })
    render(room(fixture).Board, { props })
    for (const verb of [/^End turn$/, /^Keep the dice$/, /^Hand in$/, /^I start$/]) expect(screen.queryByRole('button', { name: verb })).toBeNull()
  })
})

describe('The Game', () => {
  it.each([
    ['claim', [0, 1], 0, 'Who starts? Say so if your hand is a good one.'],
    ['claim', [0, 1], null, 'The team settles who starts.'],
    // Seat 1 decides, whoever the host of the table is by now (TG-5).
    ['host_choice', [0], 0, 'You decide: who starts?'],
    ['host_choice', [0], 1, 'Ada says who starts.'],
  ])('%s: says to whom it is to begin', (_, turn, seat, words) => {
    const { view } = sample('the-game/start-claim')
    const moves = turn.length > 1 ? view.moves : [0, 1].map((to) => ({ do: 'start' as const, seat: to }))
    const asked = { ...view, turn, seat, moves } as Fixture['view']
    expect(sure(piles['the-game']).prompt(asked, (at) => ['Ada', 'Bruno'][at] ?? '')).toBe(words)
  })

  it('lays a card by tapping it and then a pile', async () => {
    const { props, played } = table(sample('the-game/turn'))
    render(sure(piles['the-game']).Board, { props })
    await userEvent.click(screen.getByRole('button', { name: /^41$/ }))
    await userEvent.click(screen.getByRole('button', { name: /^Rising pile, top card 39/ }))
    expect(played).toEqual([[{ do: 'lay', card: 41, pile: 'up1' }]])
  })

  it('lays a card by keys alone', async () => {
    const { props, played } = table(sample('the-game/turn'))
    render(sure(piles['the-game']).Board, { props })
    screen.getByRole('button', { name: /^27/ }).focus()
    await userEvent.keyboard('{ArrowRight}{Enter}1')
    expect(played).toEqual([[{ do: 'lay', card: 41, pile: 'up1' }]])
  })

  it('explains a refusal and leads to its rule', async () => {
    const refusal = { code: 'too-low', sentence: 'You can’t place 27 here: it must be above 39, or exactly 29.', rule: 'TG-8' }
    const { props, played } = table(sample('the-game/turn'), refusal)
    render(sure(piles['the-game']).Board, { props })
    await userEvent.click(screen.getByRole('button', { name: /^27/ }))
    await userEvent.keyboard('1')
    expect(played).toEqual([[{ do: 'lay', card: 27, pile: 'up1' }]])
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain(refusal.sentence)
    await userEvent.click(within(alert).getByRole('button', { name: 'Rule TG-8' }))
    expect(props.rule).toHaveBeenCalledWith('TG-8')
  })

  it('takes a card back and does not end a turn that asks for more', async () => {
    const { props, played } = table(sample('the-game/solo-undo'))
    render(sure(piles['the-game']).Board, { props })
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'End turn' }).disabled).toBe(true)
    await userEvent.click(screen.getByRole('button', { name: 'Take back' }))
    expect(played).toEqual([[{ do: 'take-back' }]])
  })

  it('says a word about a pile', async () => {
    const { props, played } = table(sample('the-game/turn'))
    const { container } = render(sure(piles['the-game']).Board, { props })
    await userEvent.click(sure(screen.getAllByRole('button', { name: /^Say something about the first ascending pile/ })[0]))
    const choice = container.querySelector<HTMLElement>('dialog[open] .choice, .choice')
    await userEvent.click(sure(choice))
    // The same with one tap, and taken back with another.
    const group = sure(screen.getAllByRole('group', { name: /^Say something about the first ascending pile/ })[0])
    await userEvent.click(sure(within(group).getAllByRole('button', { pressed: false })[0]))
    await userEvent.click(within(group).getByRole('button', { pressed: true }))
    expect(played).toHaveLength(3)
    for (const [signal] of played) expect(props.view.signals).toContainEqual(signal)
    expect(played[2]).toMatchObject([{ do: 'signal', word: 'none' }])
  })

  it('lets somebody claim the start', async () => {
    const { props, played } = table(sample('the-game/start-claim'))
    render(sure(piles['the-game']).Board, { props })
    await userEvent.click(screen.getByRole('button', { name: 'I start' }))
    expect(played).toEqual([[{ do: 'start', seat: 0 }]])
  })

  it('says in words what is in force', () => {
    const fixture = sample('the-game/extreme')
    render(sure(piles['the-game-extreme']).Board, { props: table(fixture).props })
    const band = screen.getByRole('list', { name: 'In force now' })
    expect(within(band).getAllByRole('listitem').length).toBeGreaterThanOrEqual(2)
  })
})

describe('The Lost Code', () => {
  it('takes a wheel, sets it by keys and commits', async () => {
    const { props, played } = table(sample('lost-code/wheel'))
    render(sure(codes['lost-code']).Board, { props })
    await userEvent.click(screen.getByRole('radio', { name: /7 numbers/ }))
    screen.getByRole('slider').focus()
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}')
    await userEvent.click(screen.getByRole('button', { name: /^Set 2–8/ }))
    expect(played).toEqual([[{ do: 'wheel', width: 7, start: 2 }]])
  })

  it('goes through the free wheels with the arrow keys, as through radio buttons', async () => {
    render(sure(codes['lost-code']).Board, { props: table(sample('lost-code/cursed')).props })
    const wheels = screen.getAllByRole<HTMLButtonElement>('radio')
    expect(wheels.filter((wheel) => wheel.tabIndex === 0)).toHaveLength(1)
    const free = wheels.filter((wheel) => !wheel.disabled)
    expect(free.length).toBeLessThan(wheels.length)
    sure(free[0]).focus()
    for (const wheel of [...free, sure(free[0])]) {
      await userEvent.keyboard('{ArrowRight}')
      expect(document.activeElement).toBe(wheel)
      expect(wheel.getAttribute('aria-checked')).toBe('true')
      expect(wheel.tabIndex).toBe(0)
    }
  })

  it('says who chooses when, and what the curse means for whom', () => {
    const fixture = sample('lost-code/cursed')
    render(sure(codes['lost-code']).Board, { props: table(fixture).props })
    const order = within(screen.getByRole('list', { name: /^Order of this round/ })).getAllByRole('listitem')
    expect(order.map((seat) => seat.querySelector('.name')?.textContent)).toEqual(
      sure((fixture.view as { history: { order: number[] }[] }).history.at(-1)).order.map((seat) => fixture.chairs[seat]?.name),
    )
    expect(screen.getByText(/^You are cursed/)).toBeTruthy()
  })

  it('keeps the dice, or turns one', async () => {
    const { props, played } = table(sample('lost-code/turn'))
    render(sure(codes['lost-code']).Board, { props })
    await userEvent.click(screen.getByRole('button', { name: 'Keep the dice' }))
    await userEvent.click(screen.getByRole('button', { name: /^Turn die 1/ }))
    await userEvent.click(within(screen.getByRole('group', { name: 'Turn die 1 to' })).getByRole('button', { name: /snake/ }))
    expect(played).toEqual([[{ do: 'keep' }], [{ do: 'turn', die: 0, symbol: 'snake' }]])
  })

  it('turns a die whose symbol is not in play', async () => {
    const fixture = sample('lost-code/replace')
    const { props, played } = table(fixture)
    render(sure(codes['lost-code']).Board, { props })
    await userEvent.click(within(screen.getByRole('group', { name: /^Turn die/ })).getByRole('button', { name: /jaguar/ }))
    expect(fixture.view.moves).toContainEqual(played[0]?.[0])
    expect(played[0]?.[0]).toMatchObject({ do: 'replace', symbol: 'jaguar' })
  })

  it('takes a token and locks numbers, the smallest first', async () => {
    const offer = table(sample('lost-code/token'))
    const { unmount } = render(sure(codes['lost-code']).Board, { props: offer.props })
    await userEvent.click(screen.getByRole('button', { name: 'Take the token' }))
    expect(offer.played).toEqual([[{ do: 'take' }]])
    unmount()
    const lock = table(sample('lost-code/lock'))
    render(sure(codes['lost-code']).Board, { props: lock.props })
    const numbers = screen.getByRole('group', { name: /^Numbers for/ })
    await userEvent.click(within(numbers).getByRole('button', { name: /^6/ }))
    await userEvent.click(within(numbers).getByRole('button', { name: /^2/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Lock 2, 6' }))
    expect(lock.played).toEqual([[{ do: 'lock', numbers: [2, 6] }]])
  })

  it('exchanges a stone by choosing it in the own log', async () => {
    const fixture = sample('lost-code/exchange')
    const { props, played } = table(fixture)
    render(sure(codes['lost-code']).Board, { props })
    const log = screen.getByRole('list', { name: 'Your log' })
    await userEvent.click(sure(within(log).getAllByRole('button')[0]))
    expect(fixture.view.moves).toContainEqual(played[0]?.[0])
  })

  it('hands in the final numbers of all symbols at once, in order, after a warning for empty ones', async () => {
    const fixture = sample('lost-code/guess')
    fixture.notes = { 'final-eagle': '7', 'final-human': '1,2' }
    const { props, played, notes } = table(fixture)
    render(sure(codes['lost-code']).Board, { props })
    await userEvent.click(within(screen.getByRole('group', { name: 'Numbers for bear' })).getByRole('button', { name: /^5/ }))
    expect(notes).toEqual([['final-bear', '5']])
    await userEvent.click(sure(screen.getAllByRole('button', { name: 'Hand in' })[0]))
    expect(played).toEqual([])
    await userEvent.click(sure(screen.getAllByRole('button', { name: 'Hand in', hidden: true }).at(-1)))
    const symbols = ['eagle', 'jaguar', 'chameleon', 'snake', 'human', 'bear']
    const numbers: Record<string, number[]> = { eagle: [7], human: [1, 2] }
    expect(played).toEqual([symbols.map((symbol) => ({ do: 'guess', symbol, numbers: numbers[symbol] ?? [] }))])
  })

  it('marks a number on the sheet by hand and never a seen one', async () => {
    const fixture = sample('lost-code/wheel')
    const { props, notes } = table(fixture)
    const Sheet = sure(sure(codes['lost-code']).Sheet)
    render(Sheet, { props })
    const seen = screen.getAllByRole('button', { name: /seen elsewhere/ })
    await userEvent.click(sure(seen[0]))
    expect(notes).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: /^human 0$/ }))
    expect(notes).toEqual([['human-0', 'x']])
  })
})

describe('Think Str8!', () => {
  it('takes a tile, and lays it by keys', async () => {
    const tile = table(sample('lost-code/tile'))
    const { unmount } = render(sure(codes['think-str8']).Board, { props: tile.props })
    await userEvent.click(sure(screen.getAllByRole('radio').find((radio) => !(radio as HTMLButtonElement).disabled)))
    await userEvent.click(screen.getByRole('button', { name: /^Tile of/ }))
    expect(tile.props.view.moves).toContainEqual(tile.played[0]?.[0])
    unmount()
    const place = table(sample('lost-code/place'))
    render(sure(codes['think-str8']).Board, { props: place.props })
    screen.getByRole('slider').focus()
    await userEvent.keyboard('{Home}')
    await userEvent.click(screen.getByRole('button', { name: /^Set 0/ }))
    expect(place.played).toEqual([[{ do: 'place', start: 0 }]])
  })
})
