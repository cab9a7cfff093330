/** The rules as the reader shows them. Each family has its sections in web/src/games/<family>/rules.ts as `rules`. */
import type { Component } from 'svelte'
import type { GameName } from '../lib/games'

/**
 * One section. Its words are `rules-<game>-<id>-title` and `rules-<game>-<id>` (paragraphs apart by an empty line) in the
 * room `rules_<family>`.
 */
export interface RuleSection {
  id: string
  game: GameName
  /** The rules it tells, so that the reader can be opened at one of them. */
  ids: readonly string[]
  /** The option that has to be on for it to count, by its name in the game's options: `deadly_shortcut`. */
  option?: string
  /** A small drawing beside the words. */
  picture?: Component<{ section: RuleSection }>
}

/** Rule ids in a row: `ids('LC', 1, [3, 5])` is LC-1, LC-3, LC-4, LC-5. */
export const ids = (letters: string, ...spans: (number | [number, number])[]): string[] =>
  spans.flatMap((span) => {
    const [from, to] = typeof span === 'number' ? [span, span] : span
    return Array.from({ length: to - from + 1 }, (_, i) => `${letters}-${from + i}`)
  })
