/** On the boards: the right moves for clicks and keys, a sentence for a refusal. */
import { fireEvent, render, screen, within } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'
import Ghosts from '$/games/lost-code/Ghosts.svelte'
import type { CodeView } from '$/games/lost-code/signs'
import type { AnyMove, Coach, CoachHelp } from '$/lib/contract'
import type { Fixture } from '$/table/fixtures'
import type { Ghost } from '$/table/table'
import { codes, piles, sample, setTheTable, sure, table } from './samples'

beforeAll(setTheTable)

/** Whoever goes by keys looks at what has the focus. */
const tab = (): boolean => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }))

describe('The Game', () => {
  it.each([
    ['claim', [0, 1], 0, 'Who starts? Take the first turn if your hand is good.'],
    ['claim', [0, 1], null, 'The team decides who starts.'],
    // Seat 1 decides, whoever the host of the table is by now (TG-5).
    ['host_choice', [0], 0, 'You choose: who starts?'],
    ['host_choice', [0], 1, 'Ada chooses who starts.'],
  ])('%s: says to whom it is to begin', (_, turn, seat, words) => {
    const { view } = sample('the-game/start-claim')
    const moves = turn.length > 1 ? view.moves : [0, 1].map((to) => ({ do: 'start' as const, seat: to }))
    const asked = { ...view, turn, seat, moves } as Fixture['view']
    expect(sure(piles['the-game']).prompt(asked, (at) => ['Ada', 'Bruno'][at] ?? '')).toBe(words)
  })

  it('says why a turn is to be ended: no card fits, or none is left', () => {
    const { view } = sample('the-game/turn')
    const asked = (hand: number[]): string => sure(piles['the-game']).prompt({ ...view, hand, moves: [{ do: 'end' }], laid: 2, duties: [] } as unknown as Fixture['view'], String)
    expect(asked([50])).toBe('Nothing more fits: end your turn.')
    expect(asked([])).toBe('Your hand is empty: end your turn.')
  })

  it('says of the piles of a small variant where they end', () => {
    const { props } = table(sample('the-game/turn'))
    const view = { ...props.view, options: { ...props.view.options, cards: 20 } } as Fixture['view']
    const { container } = render(sure(piles['the-game']).Board, { props: { ...props, view } })
    const ways = [...container.querySelectorAll('.way .digits')].map((way) => way.textContent)
    expect(ways).toEqual(['1 → 21', '1 → 21', '22 → 2', '22 → 2'])
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
    // At once: nothing has to be in focus first.
    await userEvent.keyboard('{ArrowRight}{ArrowRight}1')
    expect(played).toEqual([[{ do: 'lay', card: 41, pile: 'up1' }]])
  })

  it('explains a refusal and leads to its rule', async () => {
    const refusal = { code: 'too-low', sentence: 'You can’t place 27 here: it must be above 39, or exactly 29.', rule: 'TG-8' } as const
    const { props, played } = table(sample('the-game/turn'), refusal)
    render(sure(piles['the-game']).Board, { props })
    await userEvent.click(screen.getByRole('button', { name: /^27/ }))
    await userEvent.keyboard('1')
    expect(played).toEqual([[{ do: 'lay', card: 27, pile: 'up1' }]])
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain(refusal.sentence)
    await userEvent.click(within(alert).getByRole('button', { name: 'See the rule' }))
    expect(props.rule).toHaveBeenCalledWith('TG-8')
  })

  it('takes a card back and does not end a turn that asks for more', async () => {
    const { props, played } = table(sample('the-game/solo-undo'))
    render(sure(piles['the-game']).Board, { props })
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'End turn' }).disabled).toBe(true)
    await userEvent.click(screen.getByRole('button', { name: 'Take back' }))
    expect(played).toEqual([[{ do: 'take-back' }]])
  })

  it('shows on every pile what the card would do that is looked at', async () => {
    render(sure(piles['the-game']).Board, { props: table(sample('the-game/turn')).props })
    const names = (): (string | null)[] => screen.getAllByRole('button', { name: /pile, top card/ }).map((pile) => sure(pile.querySelector('.unseen')).textContent)
    expect(names().join()).not.toContain('the card')
    tab()
    screen.getByRole('button', { name: /^64$/ }).focus()
    await Promise.resolve()
    expect(names()).toEqual([
      'Rising pile, top card 39, the card moves it by 25',
      'Rising pile, top card 13, the card moves it by 51',
      'Falling pile, top card 75, the card moves it by −11',
      'Falling pile, top card 100, the card moves it by −36',
    ])
    screen.getByRole('button', { name: /^88$/ }).focus()
    await Promise.resolve()
    expect(names()[2]).toBe('Falling pile, top card 75, the card can’t go here')
  })

  it('says a word about a pile in one gesture, by keys too, and takes it back', async () => {
    const { props, played } = table(sample('the-game/turn'))
    const { container } = render(sure(piles['the-game']).Board, { props })
    expect(container.querySelector('[data-ring]')).toBeNull()
    sure(container.querySelector<HTMLElement>('[data-pile="1"] .slot')).focus()
    await userEvent.keyboard('{Enter}')
    const ring = screen.getByRole('group', { name: /^Say something about the second ascending pile/ })
    // Every word is written out, and so is what the others say here.
    expect(within(ring).getAllByRole('button').map((choice) => choice.textContent?.trim())).toEqual([
      'please leave it, very important', 'please leave it', 'small steps only', 'I have something good here', 'free to use', 'Take it back',
    ])
    expect(within(ring).getByText('Chloé: small steps only')).toBeTruthy()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    expect(played).toEqual([[{ do: 'signal', pile: 'up2', word: 'leave' }]])
    expect(container.querySelector('[data-ring]')).toBeNull()
    // With a digit and Shift from anywhere; what stands already is taken back.
    await userEvent.keyboard('{Shift>}2{/Shift}5')
    expect(played[1]).toEqual([{ do: 'signal', pile: 'up2', word: 'none' }])
    await userEvent.keyboard('{Shift>}3{/Shift}{Escape}')
    expect(container.querySelector('[data-ring]')).toBeNull()
    expect(played).toHaveLength(2)
  })

  it('opens the ring where it is pressed and says what it is let go over', async () => {
    const { props, played } = table(sample('the-game/waiting'))
    const { container } = render(sure(piles['the-game']).Board, { props: { ...props, seated: true } })
    const slot = sure(container.querySelector<HTMLElement>('[data-pile="0"] .slot'))
    await fireEvent.pointerDown(slot, { button: 0, pointerId: 1 })
    const word = sure(container.querySelector<HTMLElement>('[data-ring="up1"] [data-word="good"]'))
    document.elementFromPoint = () => word
    // A tap only opens the ring: the word that comes up under a still finger is not said.
    await fireEvent.pointerUp(slot, { pointerId: 1 })
    expect(played).toEqual([])
    await fireEvent.pointerDown(slot, { button: 0, pointerId: 2 })
    await fireEvent.pointerUp(slot, { pointerId: 2, clientX: 40, clientY: 30 })
    expect(played).toEqual([[{ do: 'signal', pile: 'up1', word: 'good' }]])
  })

  it('keeps the ring of a pile until a tap lays a card no longer', async () => {
    const { props, played } = table(sample('the-game/turn'))
    const { container } = render(sure(piles['the-game']).Board, { props })
    await userEvent.click(screen.getByRole('button', { name: /^41$/ }))
    await userEvent.click(sure(container.querySelector('[data-pile="0"] .slot')))
    expect(container.querySelector('[data-ring]')).toBeNull()
    expect(played).toEqual([[{ do: 'lay', card: 41, pile: 'up1' }]])
  })

  it('puts what the team says on the pile, those who say the same together', () => {
    const { container } = render(sure(piles['the-game']).Board, { props: table(sample('the-game/turn')).props })
    const tags = [...sure(container.querySelector('[data-pile="3"] .notes')).querySelectorAll('li')]
    expect(tags.map((tag) => sure(tag.querySelector('.full')).textContent)).toEqual(['leave it', 'free'])
    expect(sure(tags[1]).textContent).toContain('Ada: free to use')
  })

  it('explains a command before it is laid', async () => {
    const fixture = sample('the-game/extreme')
    const { container } = render(sure(piles['the-game-extreme']).Board, { props: table(fixture).props })
    expect(sure(container.querySelector('.caption')).textContent).not.toContain('Stop')
    tab()
    screen.getByRole('button', { name: /^14, Stop/ }).focus()
    await Promise.resolve()
    expect(sure(container.querySelector('.caption')).textContent).toContain('Your turn ends with this card.')
  })

  it('shows what the coach says as ghosts, with one sentence, and plays it with one tap', async () => {
    const fixture = sample('the-game/coach')
    const { props, played } = table(fixture)
    const { container } = render(sure(piles['the-game']).Board, { props })
    const advice = (fixture.help as Coach).advice
    const cards = (at: number): string[] => sure(advice[at]).moves.flatMap((move) => (move.do === 'lay' ? [String(move.card)] : [])).sort()
    const advised = (): string[] => [...container.querySelectorAll<HTMLElement>('.card.advised')].map((card) => card.dataset.card ?? '').sort()
    const coach = screen.getByRole('group', { name: 'What the coach would do' })
    expect(advised()).toEqual(cards(0))
    expect(container.querySelectorAll('.ghost')).toHaveLength(cards(0).length)
    expect(coach.textContent).toContain(sure(advice[0]).reason)
    await userEvent.click(within(coach).getByRole('radio', { name: /^2/ }))
    expect(advised()).toEqual(cards(1))
    expect(coach.textContent).toContain(sure(advice[1]).costs)
    await userEvent.click(within(coach).getByRole('button', { name: /^Play it/ }))
    expect(played).toEqual([sure(advice[1]).moves])
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
  it('waits for nobody once all final numbers are written', () => {
    const { view } = sample('lost-code/guess')
    const words = (turn: number[]): string => sure(codes['lost-code']).prompt({ ...view, turn, seat: null, moves: [] } as Fixture['view'], (at) => ['Ada', 'Bruno', 'Cleo'][at] ?? '')
    expect(words([1, 2])).toBe('Waiting for final numbers from Bruno and Cleo.')
    expect(words([])).toBe('All final numbers are in.')
  })

  it('sets a suggestion that is looked at on the wheel, and plays it with one tap', async () => {
    const fixture = sample('lost-code/wheel-coach')
    const { props, played } = table(fixture)
    render(sure(codes['lost-code']).Board, { props })
    const advice = (fixture.help as CoachHelp).advice
    const coach = screen.getByRole('group', { name: 'What the coach would do' })
    await userEvent.click(within(coach).getByRole('radio', { name: /^2/ }))
    const [move] = sure(advice[1]).moves
    if (move?.do !== 'wheel') throw new Error('not a wheel')
    expect(sure(screen.getAllByRole('radio', { checked: true }).find((one) => one.dataset.width)).dataset.width).toBe(String(move.width))
    expect(screen.getByRole('slider').getAttribute('aria-valuenow')).toBe(String(move.start))
    await userEvent.click(within(coach).getByRole('button', { name: /^Play it/ }))
    expect(played).toEqual([[move]])
  })

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
    expect(screen.getByRole('button', { name: 'You are cursed' })).toBeTruthy()
    expect(screen.getByText(/^You are cursed: if/)).toBeTruthy()
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

describe('two ways to write final numbers', () => {
  it('show where they differ, for which a phone has room', () => {
    const { view } = sample('lost-code/guess')
    const guess = (symbol: string, ...numbers: number[]): AnyMove => ({ do: 'guess', symbol, numbers }) as AnyMove
    const ghosts: Ghost[] = [
      { kind: 'played', moves: [guess('eagle', 1, 4), guess('bear', 0, 2), guess('snake', 5)] },
      { kind: 'best', moves: [guess('eagle', 1), guess('bear', 0, 2), guess('snake', 4)] },
    ]
    const { container } = render(Ghosts, { view: view as CodeView, ghosts })
    const told = [...container.querySelectorAll('[data-ghost]')].map((ghost) => [...ghost.querySelectorAll('.guess b')].map((part) => part.textContent))
    expect(told).toEqual([['1 4', '5'], ['1', '4']])
  })
})
