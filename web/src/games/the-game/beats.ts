/** What there is to see of a happening at The Game and Extreme: a card laid, a trick, a fire put out, cards drawn, the end. */
import type { AnyView, Draw, Entry, Lay } from '$/lib/contract'
import { t } from '$/lib/i18n.svelte'
import type { Sound } from '$/lib/sound'
import { lightning } from '$/pieces/the-game/commands'
import type { Audience, Beat, Happening } from '$/table/stage'
import { commandOf, isFire, isPiles, isTrick, type PilesView } from './signs'
import { describe } from './words'

/** How long each takes, in ms: what others do is to be seen, what one does oneself is known. */
const lengths = { own: 420, lay: 700, trick: 1300, rescue: 1300, last: 1500, draw: 420, each: 90, start: 600, back: 350, word: 40, won: 3400, lost: 3200 }

/** What the board moves in a beat. */
export type Detail =
  | { kind: 'lay'; card: number; pile: Lay['pile']; seat: number }
  | { kind: 'draw'; seat: number; cards: readonly (number | null)[] }
  | { kind: 'back'; card: number; seat: number }

/** The table right after a card was laid, before anything follows from it. */
export function afterLay(view: PilesView, { seat, move }: Entry & { move: Lay }): PilesView {
  const command = commandOf(view, move.card)
  const piles = view.piles.map((pile): PilesView['piles'][number] =>
    pile.name !== move.pile
      ? pile
      : { ...pile, top: move.card, command, fire: isFire(view, move.card) ? 'burning' : 'none', laid: pile.laid + 1, history: pile.history && [...pile.history, move.card] },
  )
  const tops = piles.flatMap((pile) => (pile.command && !lightning.has(pile.command) ? [pile.command] : []))
  const silent = tops.includes('silence')
  return {
    ...view,
    piles,
    moves: [],
    hand: seat === view.seat ? view.hand.filter((card) => card !== move.card) : view.hand,
    hands: view.hands.map((cards, at) => (at === seat ? cards - 1 : cards)),
    laid: view.laid + 1,
    laid_cards: [...view.laid_cards, [move.card, move.pile]],
    three: view.three || command === 'three',
    in_force: [...new Set(tops)],
    duties: view.duties.filter((pile) => pile !== move.pile),
    pile_signals: silent ? [] : view.pile_signals,
    command_signals: silent ? [] : view.command_signals,
    signals: silent ? [] : view.signals,
  }
}

type Laid = Entry & { move: Lay }
const isLay = (entry: Entry): entry is Laid => entry.move.do === 'lay'

function layBeat(view: PilesView, entry: Laid, own: boolean): Beat {
  const { card, pile: name } = entry.move
  const pile = view.piles.find((one) => one.name === name)
  const last = view.draw_pile === 0 && view.hands.reduce((sum, cards) => sum + cards, 0) === 1
  const trick = pile !== undefined && isTrick(pile, card)
  const kind = last ? 'last' : trick ? 'trick' : pile && pile.fire !== 'none' ? 'rescue' : 'lay'
  const sound: Sound = kind === 'trick' ? 'trick' : kind === 'rescue' ? 'rescue' : commandOf(view, card) ? 'command' : 'lay'
  const detail: Detail = { kind: 'lay', card, pile: name, seat: entry.seat }
  return { kind, ms: kind === 'lay' && own ? lengths.own : lengths[kind], view: afterLay(view, entry), seat: entry.seat, sound, drama: kind !== 'lay', detail }
}

/** The turn is over: what held for it alone holds no longer. */
const afterEnd = (view: PilesView): PilesView => ({ ...view, phase: 'draw', moves: [], laid: 0, laid_cards: [], three: false, only_pile: null, duties: [] })

/** A card more in a hand, and one less in the draw pile. */
const afterDraw = (view: PilesView, move: Draw): PilesView => ({
  ...afterEnd(view),
  draw_pile: view.draw_pile - 1,
  hands: view.hands.map((cards, seat) => (seat === move.seat ? cards + 1 : cards)),
  hand: move.seat === view.seat && move.card !== null ? [...view.hand, move.card].sort((one, other) => one - other) : view.hand,
})

/** Cards that one seat draws one after the other are one beat. */
function drawBeat(view: PilesView, seat: number, cards: (number | null)[]): Beat {
  const detail: Detail = { kind: 'draw', seat, cards }
  return { kind: 'draw', ms: cards.length ? lengths.draw + cards.length * lengths.each : lengths.word, view, seat, sound: cards.length ? 'draw' : null, detail }
}

function beatOf(entry: Entry, view: PilesView, you: number | null): Beat {
  const { move, seat } = entry
  if (isLay(entry)) return layBeat(view, entry, seat === you)
  if (move.do === 'draw') return drawBeat(afterDraw(view, move), move.seat, [move.card])
  if (move.do === 'end') return drawBeat(afterEnd(view), seat, [])
  if (move.do === 'take-back') {
    const [card] = view.laid_cards.at(-1) ?? [0]
    return { kind: 'back', ms: lengths.back, seat, sound: 'lay', detail: { kind: 'back', card, seat } satisfies Detail }
  }
  if (move.do === 'start') return { kind: 'start', ms: lengths.start, seat }
  return { kind: 'word', ms: lengths.word, seat, sound: seat === you ? null : 'talk' }
}

/** Beats in order; the end of a turn and what is drawn after it belong together. */
export function stage(happening: Happening<AnyView>, { you, name }: Audience): readonly Beat[] {
  const { before, view, events } = happening
  if (!isPiles(before) || !isPiles(view)) return []
  const beats: { -readonly [key in keyof Beat]: Beat[key] }[] = []
  let now = before
  for (const [at, entry] of events.entries()) {
    const beat = beatOf(entry, now, you)
    const previous = beats.at(-1)
    if (beat.kind === 'draw' && previous?.kind === 'draw' && entry.move.do === 'draw') {
      const { seat, cards } = previous.detail as Detail & { kind: 'draw' }
      now = afterDraw(now, entry.move)
      Object.assign(previous, drawBeat(now, seat, [...cards, entry.move.card]), { told: at + 1 })
      continue
    }
    if (beat.view && isPiles(beat.view)) now = beat.view
    // What comes of it is not known yet: the banner tells what is seen.
    const line = at < events.length - 1 || view.outcome ? describe(entry, now, name) : null
    beats.push({ ...beat, view: now, told: at + 1, ...(line !== null && { line }) })
  }
  const end = view.outcome
  if (end) {
    const won = end.winners.length > 0
    beats.push({ kind: won ? 'won' : 'lost', ms: won ? lengths.won : lengths.lost, sound: won ? 'won' : 'lost', drama: true, line: won ? t('grade-beaten') : t(`ending-${end.reason}`) })
  } else if (beats.length) {
    const last = beats.at(-1)
    const own = events.every((entry) => entry.seat === you || entry.seat < 0)
    const goesOn = you !== null && before.turn.includes(you) && view.turn.includes(you)
    if (last) last.free = own || goesOn || last.kind === 'word'
  }
  return beats
}
