/**
 * Real views to look at without a server: web/tests/fixtures/<family>/*.json, one of these each. The page /style/boards
 * shows them all.
 */
import type { AnyHelp, AnyView, Chair, Entry } from '../lib/contract'

export interface Fixture {
  /** What to look at, in a few words. */
  title: string
  view: AnyView
  before: AnyView | null
  events: Entry[]
  past: Entry[]
  chairs: Chair[]
  mine: boolean
  help: AnyHelp | null
  notes: Record<string, string>
}
