/** What the pictures in the rules show. */
import type { CommandName } from '$/pieces/the-game/commands'
import type { RuleSection } from '$/table/rules'

/** The fixed layout: which cards bear a command as a rule (TX-3). */
export const layout: Record<CommandName, readonly number[]> = {
  stop: [14, 28, 73, 87],
  skull: [7, 42, 59, 94],
  three: [21, 36, 65, 80],
  silence: [4, 31, 70, 97],
  no_backwards: [25, 45, 56, 76],
  one_pile: [18, 49, 52, 83],
  draw_one: [11, 39, 62, 90],
}

/** The cards that burn (TG-36). */
export const burning = [22, 33, 44, 55, 66, 77]

export const lookOf = (section: RuleSection): 'bone' | 'ice' => (section.game === 'the-game' ? 'bone' : 'ice')
