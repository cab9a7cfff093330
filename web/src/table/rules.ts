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
  picture?: Component
}
