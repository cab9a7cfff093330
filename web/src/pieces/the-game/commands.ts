/** The seven commands of Extreme: lightning holds for one turn (TX-10 on), infinity while it is on top (TX-26 on). */

export const commands = ['stop', 'skull', 'three', 'silence', 'no_backwards', 'one_pile', 'draw_one'] as const
export type CommandName = (typeof commands)[number]

export const lightning: ReadonlySet<CommandName> = new Set(['stop', 'skull', 'three'])

/** The part of a text id that names a command. */
export const wordId = (name: CommandName): string => `command-${name.replace('_', '-')}`
