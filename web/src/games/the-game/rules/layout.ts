/** What the pictures in the rules show. */
import { box } from '$/lib/box'
import type { RuleSection } from '$/table/rules'

/** The fixed layout, which cards bear a command as a rule (TX-3); the cards that burn (TG-36); where piles start (TG-2). */
export const { layout, fire_cards: burning, starts } = box['the-game-extreme']

export const lookOf = (section: RuleSection): 'bone' | 'ice' => (section.game === 'the-game' ? 'bone' : 'ice')
