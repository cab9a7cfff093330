/**
 * The contract between the frame of a table (seats, talk, log, connection, replay) and the four games' boards.
 *
 * A board is a component that draws one view and says what its person wants to do. It gets everything as props, knows
 * no server, and is the same live, as a spectator and in a replay: only `seated` and `mine` differ.
 */
import type { AnyHelp, AnyMove, AnyView, Chair, Entry, Explanation, Trouble } from '../lib/contract'
import type { Sound } from '../lib/sound'

export interface BoardProps<V extends AnyView = AnyView> {
  /** What is on the table now, as far as it has been shown: the frame plays events one after the other. */
  view: V
  /** The view before the last event, and the events that led here: for movement. Empty after a jump. */
  before: V | null
  events: readonly Entry[]
  /** Who sits where. Every chair has a name to show, bots too. */
  chairs: readonly Chair[]
  /** Everything this viewer has seen happen, oldest first. */
  past: readonly Entry[]
  /** A live match, and this is the viewer's seat: what may be said at any time, may be said. */
  seated: boolean
  /** The viewer may act: what led here has been shown. */
  mine: boolean
  /** A move is on its way to the server: nothing else may be sent. */
  busy: boolean
  /** Raised when what is being acted out should stand there at once. */
  signal?: AbortSignal | null
  /** What the table's help level gives for this view; null while it loads, or where there is none. */
  help: AnyHelp | null
  /** Private marks on the sheet, kept by the server. */
  notes: Readonly<Record<string, string>>
  note: (key: string, value: string | null) => void
  /** Play a move, or several that belong together (final guesses), one after the other. The answer is null, or why not. */
  play: (...moves: AnyMove[]) => Promise<Trouble | null>
  /** Why a number is impossible (Lost Code family, where help allows it). */
  why: ((symbol: string, number: number) => Promise<Explanation | null>) | null
  /** Open the rules at a rule. */
  rule: (id: string) => void
}

/**
 * One line of the log in words: who did what, and what came of it. Null for what is not worth a line. `past` is what
 * happened up to this view; without it the entry is the last thing that happened.
 */
export type Describe<V extends AnyView = AnyView> = (
  entry: Entry, view: V, name: (seat: number) => string, past?: readonly Entry[],
) => string | null

/** What a game's chunk exports: web/src/games/<family>/index.ts has one of these for each of its games. */
export interface GameRoom {
  /** The board itself. */
  Board: import('svelte').Component<BoardProps>
  /** The tab or side panel with the pencil sheet; null where a game has none. */
  Sheet: import('svelte').Component<BoardProps> | null
  /** The result: who won, codes stone by stone, grades. Shown over the board when the match ends, and in finished matches. */
  End: import('svelte').Component<BoardProps>
  describe: Describe
  /**
   * One sentence: what has to be done now, spoken to the viewer ("Your turn: choose a wheel.", "Ada is choosing a wheel.").
   * The frame shows it above the board and says it to screen readers; a board does not repeat it.
   */
  prompt: (view: AnyView, name: (seat: number) => string) => string
  /** Round (or turn) number and of how many, for the top bar and for jumping in a replay. */
  progress: (view: AnyView) => { now: number; of: number | null }
  /** How many ms the board needs to act out what led from one view to the next, beyond the usual. */
  stays?: (view: AnyView, before: AnyView | null) => number
  /** The cue for what just happened, if it is worth one. The frame sounds it, and the cue for your turn. */
  sound?: (events: readonly Entry[], view: AnyView, before: AnyView | null) => Sound | null
}

/** What web/src/games/<family>/index.ts exports. */
export interface GameFamily {
  /** By the name of the game, as in a view's field `game`. */
  rooms: Readonly<Record<string, GameRoom>>
}
