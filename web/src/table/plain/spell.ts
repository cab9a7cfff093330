import type { AnyMove } from '$/lib/contract'
export const spell = (move: AnyMove): string => Object.values(move).map(String).join(' ')
