/**
 * The contract between the frame of a table (seats, talk, log, connection, replay) and the games' boards.
 *
 * A board is a component that draws one view and says what its person wants to do. It gets everything as props, knows
 * no server, and is the same live, as a spectator and in a replay: only `seated` and `mine` differ.
 */
import type { AnyHelp, AnyMove, AnyView, Answered, Ask, Chair, Entry, ErrorReply, Table } from '../lib/contract'
import type { Sound } from '../lib/sound'
import type { Audience, Beat, Happening, Moment } from './stage'

export interface BoardProps<V extends AnyView = AnyView> {
  /** What is on the table now: the view of the beat that is on, or how it stands. */
  view: V
  /** The view of the beat before, and the entries told with this one: for movement. Empty after a jump. */
  before: V | null
  events: readonly Entry[]
  /** The beat that is on; null while the table is at rest. */
  moment?: Moment | null
  /** Who sits where. Every chair has a name to show, bots too. */
  chairs: readonly Chair[]
  /** By seat, at a live table: who has lost their line, and what their clocks show. */
  seats?: readonly SeatState[]
  /** Everything this viewer has seen happen, oldest first. */
  past: readonly Entry[]
  /** A live match, and this is the viewer's seat: what may be said at any time, may be said. */
  seated: boolean
  /** The viewer may act: what led here has been shown. */
  mine: boolean
  /** A move is on its way to the server: nothing else may be sent. */
  busy: boolean
  /** What the table's help level gives for this view; null while it loads, or where there is none. */
  help: AnyHelp | null
  /** What help the viewer may expect here, though not at every moment: a board keeps its place free. */
  level?: Table['help']
  /** Private marks on the sheet, kept by the server. */
  notes: Readonly<Record<string, string>>
  note: (key: string, value: string | null) => void
  /** Play a move, or several that belong together (final guesses), one after the other. The answer is null, or why not. */
  play: (...moves: AnyMove[]) => Promise<ErrorReply | null>
  /** Ask about what can be seen, in the game's own kinds of questions; null where the table's help does not allow it. */
  ask: ((question: Ask) => Promise<Answered | null>) | null
  /** Open the rules at a rule. */
  rule: (id: string) => void
  /** Looking back: what was chosen at this moment, and what would have been better. */
  ghosts?: readonly Ghost[]
}

/** A choice to be shown on the board without being played. */
export interface Ghost {
  kind: 'played' | 'best'
  moves: readonly AnyMove[]
}

export interface SeatState {
  /** The person is not there, whether or not a bot plays for them meanwhile. */
  offline: boolean
  /** As clocks show it; null where nobody plays by the clock. */
  clock: string | null
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
  /** A table that is dark by day too: frame and board are one. */
  scheme?: 'dark'
  /**
   * One sentence: what has to be done now, spoken to the viewer ("Your turn: choose a wheel.", "Ada is choosing a wheel.").
   * The frame shows it above the board and says it to screen readers; a board does not repeat it.
   */
  prompt: (view: AnyView, name: (seat: number) => string) => string
  /** Round (or turn) number and of how many, for the top bar and for jumping in a replay. */
  progress: (view: AnyView) => { now: number; of: number | null }
  /** The section of the rules that is about what has to be done now. */
  section?: (view: AnyView) => string
  /** Moves of one decision as one would choose them, in words. Without it: as they are written. */
  choice?: (moves: readonly AnyMove[], view: AnyView, name: (seat: number) => string) => string
  /** All seats' views of one moment as one that hides nothing, for replays. Without it: what any of them knows. */
  open?: (views: readonly [AnyView, ...AnyView[]]) => AnyView
  /** People may ask about single things where the table's help allows odds. */
  explains?: boolean
  /** The sheet has nothing to write on: it is help, and called so. */
  sheetIsHelp?: boolean
  /** Cut what happened into beats, each with its length, sound and words. Without it, or with none: one beat. */
  stage?: (happening: Happening, audience: Audience) => readonly Beat[]
  /** The cue of a happening that is one beat. The clock sounds it; the cue for your turn is the frame's. */
  sound?: (events: readonly Entry[], view: AnyView, before: AnyView | null) => Sound | null
}

/** What web/src/games/<family>/index.ts exports. */
export interface GameFamily {
  /** By the name of the game, as in a view's field `game`. */
  rooms: Readonly<Record<string, GameRoom>>
}
