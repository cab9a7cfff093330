/** What a board gets where nothing can be done: in finished matches, replays and samples. */
import type { AnyView, Chair, Entry } from '$/lib/contract'
import type { BoardProps } from './table'

export const still = (
  view: AnyView,
  chairs: readonly Chair[],
  rule: (id: string) => void,
  more: { before?: AnyView | null; events?: readonly Entry[]; past?: readonly Entry[] } = {},
): BoardProps => ({
  view,
  before: more.before ?? null,
  events: more.events ?? [],
  chairs,
  past: more.past ?? [],
  seated: false,
  mine: false,
  busy: false,
  help: null,
  notes: {},
  note: () => undefined,
  play: () => Promise.resolve(null),
  why: null,
  rule,
})
