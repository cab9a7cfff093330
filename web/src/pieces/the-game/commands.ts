/** The commands of Extreme: lightning holds for one turn (TX-10 on), infinity while it is on top (TX-26 on). */
import { box } from '$/lib/box'

const { commands: names, lightning: short } = box['the-game-extreme']
export const commands = names
export type CommandName = (typeof names)[number]

export const lightning: ReadonlySet<CommandName> = new Set(short)

/** The part of a text id that names a command. */
export const wordId = (name: CommandName): string => `command-${name}`
