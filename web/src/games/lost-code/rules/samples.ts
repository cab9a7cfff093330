/** What the pictures in the rules show. Names are names in every language. */
import type { ColourName } from '$/pieces/think-str8/colours'
import type { SymbolName } from '$/pieces/lost-code/symbols'
import type { RuleSection } from '$/table/rules'

export type Family = 'lost-code' | 'think-str8'
export type Kind = SymbolName | ColourName

export const familyOf = (section: RuleSection): Family => (section.game === 'think-str8' ? 'think-str8' : 'lost-code')

/** Preset A (LC-8, TS-8): width and points. */
export const spans: readonly (readonly [number, number])[] = [[10, 1], [7, 2], [6, 2], [5, 2], [4, 3], [2, 4], [1, 6]]

/** The pieces of one code, as the others see them. */
export const code = [4, 0, 7, 3, 2, 5] as const

/** Two dice alike and one other: 5 + 5 + 3 (LC-50, TS-21). */
export const sum: Record<Family, readonly (readonly [Kind, number])[]> = {
  'lost-code': [['jaguar', 5], ['jaguar', 5], ['snake', 3]],
  'think-str8': [['yellow', 5], ['yellow', 5], ['violet', 3]],
}

/** Ben came to 4 after Ada, so he lies on top and is behind her (LC-26). */
export const markers = [
  { seat: 1, name: 'Ada', position: 4, height: 0 },
  { seat: 2, name: 'Ben', position: 4, height: 1 },
  { seat: 3, name: 'Cleo', position: 9, height: 0 },
]
