/** What somebody chose or could choose, in words. */
import type { AnyMove, AnyView, Lay } from '$/lib/contract'
import { t } from '$/lib/i18n.svelte'

/** The cards of a turn that stay where they were laid. */
export function laid(moves: readonly AnyMove[]): Lay[] {
  const found: Lay[] = []
  for (const move of moves) {
    if (move.do === 'lay') found.push(move)
    else if (move.do === 'take-back') found.pop()
  }
  return found
}

/** Cards and where they go: those that follow one another on a pile in one breath. */
export function cardsInWords(cards: readonly Lay[]): string {
  const heaps: { pile: Lay['pile']; cards: number[] }[] = []
  for (const { card, pile } of cards) {
    const last = heaps.at(-1)
    if (last?.pile === pile) last.cards.push(card)
    else heaps.push({ pile, cards: [card] })
  }
  return heaps.map(({ pile, cards: [card = 0, ...more] }) => (more.length ? t('move-the-game-lay-cards', { cards: [card, ...more].join(', '), pile }) : t('move-the-game-lay', { card, pile }))).join(' · ')
}

/** A whole turn; that it ends is said only where nothing else is done. */
export function choice(moves: readonly AnyMove[], view: AnyView, name: (seat: number) => string): string {
  const cards = laid(moves)
  if (cards.length) return cardsInWords(cards)
  return moves
    .flatMap((move) => {
      if (move.do === 'start') return [t('move-the-game-start', { own: move.seat === view.seat ? 'yes' : 'no', name: name(move.seat) })]
      return move.do === 'end' ? [t('move-the-game-end')] : []
    })
    .join(' · ')
}
