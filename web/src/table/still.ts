/** What a board gets where nothing can be done: in finished matches, replays and samples. */
import type { AnyView, Chair, Entry } from '$/lib/contract'
import type { Moment } from './stage'
import type { BoardProps } from './table'

export const still = (
  view: AnyView,
  chairs: readonly Chair[],
  rule: (id: string) => void,
  more: { before?: AnyView | null; events?: readonly Entry[]; past?: readonly Entry[]; moment?: Moment | null } = {},
): BoardProps => ({
  view,
  before: more.before ?? null,
  events: more.events ?? [],
  moment: more.moment ?? null,
  chairs,
  past: more.past ?? [],
  seated: false,
  mine: false,
  busy: false,
  help: null,
  notes: {},
  note: () => undefined,
  play: () => Promise.resolve(null),
  ask: null,
  rule,
})
