// Made by `python -m ludoteca.server.schema` from the server's own structs. Change those, not this file.
/** One way to play the rest of the turn, and what it is worth. */
export interface Advice {
  moves: (Start | Lay | TakeBack | End | Signal | Tell)[]
  win: number
  error: number
  left: number
  behind: number
  behind_error: number
  reason: string
}

export type AnyHelp = NoCodeHelp | SheetHelp | OddsHelp | CoachHelp | Explanation | NoHelp | Sheet | Odds | Coach

export type AnyMove = Stack | Deal | Roll | Take | Pass | Lock | Replace | Turn | Keep | Wheel | Tile | Place | Exchange | Guess | TheGameMark | Draw | Start | Lay | TakeBack | End | Signal | Tell

export type AnyView = LostCodeView | TheGameView | ExtremeView | ThinkStr8View

/** A wheel or tile that a seat has taken, set to low..high; both None while it is not set, or while the viewer may not see where (TS-18). */
export interface Bid {
  seat: number
  width: number
  points: number
  low: number | null
  high: number | null
}

/** Go on from entry `n` as a new match: at which seat, and against whom. Without `bots` the other seats are open. */
export interface Branch {
  n: number
  seat?: number
  bots?: string | null
}

/** The server closes the line; come back soon with hello. */
export interface Bye {
  kind: 'bye'
  reason: 'elsewhere' | 'removed' | 'restart'
}

/** A seat. `away` says that a bot of that level plays until the person is back. */
export interface Chair {
  seat: number
  kind: 'bot' | 'open' | 'person'
  name: string
  level: string | null
  you: boolean
  host: boolean
  away: string | null
  muted: boolean
}

/** What the host may do with a seat: rename it, open it, give it to a bot (during a match: let one stand in), mute it, or hand the table over to it. */
export interface ChairChange {
  name?: string | null
  open?: boolean
  bot?: string | null
  muted?: boolean | null
  host?: boolean
}

/** Who shall sit there: the one who asks, whoever comes, or a bot. */
export interface ChairWish {
  kind: 'bot' | 'me' | 'open'
  level?: string | null
}

/** The answer to a seat's bid. `gain` is how far its own marker moved for it, negative under the curse (LC-114); `cursed_gain` is the point that the cursed seat got for this failure, 1 or 0 (LC-115). */
export interface Check {
  seat: number
  answer: 'higher' | 'lower' | 'right' | 'wrong'
  gain: number
  cursed_gain: number
}

/** The answer to the viewer's own bid of a round: where the sum of these dice lay, and where it did not. */
export interface CheckFact {
  fact: 'check'
  round: number
  dice: string[]
  low: number
  high: number
  answer: 'higher' | 'lower' | 'right' | 'wrong'
}

export interface Claim {
  token: string
}

export type ClientMessage = Hello | Play | Say | Ping

/** Per seat: seconds left when its clock last stopped, and when it runs out if it is running now. */
export interface ClockNow {
  left: number[]
  until: (number | null)[]
}

/** Either `per_move` seconds for each move, or `base` seconds for the match plus `increment` for each move. */
export interface ClockRule {
  per_move?: number | null
  base?: number | null
  increment?: number
}

/** Advice for the seat on turn, best first; empty for everybody else. */
export interface Coach {
  kind: 'coach'
  odds: Odds
  advice: Advice[]
  sentences: string[]
}

/** The odds, and the best moves first. */
export interface CoachHelp {
  kind: 'code-coach'
  odds: OddsHelp
  advice: CodeAdvice[]
}

/** A move, what it is worth in points by the end, how uncertain that is, and why in one sentence. */
export interface CodeAdvice {
  move: Stack | Deal | Roll | Take | Pass | Lock | Replace | Turn | Keep | Wheel | Tile | Place | Exchange | Guess
  value: number
  uncertainty: number
  reason: string
}

/** A word that a seat has said about a command and that still stands. */
export interface CommandSignal {
  seat: number
  command: 'draw-one' | 'no-backwards' | 'one-pile' | 'silence' | 'skull' | 'stop' | 'three'
  word: 'hold' | 'none' | 'not-now'
}

/** Cards of one command that are not on the table yet (Extreme). */
export interface CommandsLeft {
  command: 'draw-one' | 'no-backwards' | 'one-pile' | 'silence' | 'skull' | 'stop' | 'three'
  mine: number[]
  unseen: number[]
  teammates: number
  next_player: number
}

/** A stone goes into a log, in the deal (LC-20) or to replace a discarded one (LC-64). Its owner does not see it. */
export interface Deal {
  do: 'deal'
  log: number
  symbol: string
  number: number | null
}

/** One round of the sheet: the dice, the bid, the answer, and what is known of the stones that counted. */
export interface DiceRow {
  round: number
  dice: string[]
  width: number | null
  points: number | null
  low: number | null
  high: number | null
  answer: 'higher' | 'lower' | 'right' | 'wrong' | null
  ranges: [number, number][]
  known: KnownStone[]
  discarded: KnownStone | null
}

/** A stone that the viewer discarded in a round and has seen since; earlier rounds can be read again (LC-81). */
export interface DiscardFact {
  fact: 'own-discard'
  round: number
  symbol: string
  number: number
}

/** What was sent with `ref` is stored, as entry (or message) `n`. */
export interface Done {
  kind: 'done'
  ref: number
  n: number
  again: boolean
}

/** A card that fits on no pile any more: only going back by ten can save it. */
export interface Doomed {
  card: number
  mine: boolean
  saviours: number[]
  now: boolean
}

/** A seat draws a card, in the deal or at the end of its turn; only it sees the number. */
export interface Draw {
  do: 'draw'
  seat: number
  card: number | null
}

/** End the turn; chance then fills the hand (TG-12). */
export interface End {
  do: 'end'
}

/** One entry of the match as the receiver saw it; seat -1 is chance. `at` is in seconds since 1970. */
export interface Entry {
  n: number
  seat: number
  move: AnyMove
  at: number
}

/** Discard the own stone of a symbol; chance then deals another (LC-62). */
export interface Exchange {
  do: 'exchange'
  symbol: string
}

/** What is known of one number of one symbol, and why. "seen": it lies elsewhere. "excluded": deduction rules it out; both have one reason. "possible": nothing rules it out. "pinned": it is the only number left; `reasons` rule the others out, easiest first. */
export interface Explanation {
  symbol: string
  number: number
  status: 'excluded' | 'pinned' | 'possible' | 'seen'
  reasons: Reason[]
  sentence: string
}

export interface ExtremeOptions {
  start: 'claim' | 'host_choice' | 'random'
  pro: boolean
  on_fire: boolean
  show_pile_history: boolean
  undo_within_turn: boolean
  trick_signal: boolean
  commands_enabled: ('draw-one' | 'no-backwards' | 'one-pile' | 'silence' | 'skull' | 'stop' | 'three')[]
  command_layout: 'custom' | 'fixed' | 'random_per_game'
  layout: Record<string, number[]>
  violations: 'lose' | 'refuse'
  one_pile_midturn: 'from_now' | 'whole_turn'
  short_hand: 'lay_all' | 'lose'
}

/** The same table, frozen. */
export interface ExtremeView {
  game: 'the-game-extreme'
  seat: number | null
  players: number
  turn: number[]
  moves: (TheGameMark | Draw | Start | Lay | TakeBack | End | Signal | Tell)[]
  signals: (TheGameMark | Draw | Start | Lay | TakeBack | End | Signal | Tell)[]
  outcome: Outcome | null
  options: ExtremeOptions
  phase: 'draw' | 'over' | 'setup' | 'start' | 'turn'
  hand: number[]
  hands: number[]
  open_hands: number[][]
  shown_hands: number[][]
  draw_pile: number
  undrawn: number[]
  piles: PileView[]
  turns: number
  minimum: number
  laid: number
  laid_cards: ([number, 'down1' | 'down2' | 'up1' | 'up2'])[]
  three: boolean
  only_pile: 'down1' | 'down2' | 'up1' | 'up2' | null
  in_force: ('draw-one' | 'no-backwards' | 'one-pile' | 'silence' | 'skull' | 'stop' | 'three')[]
  duties: ('down1' | 'down2' | 'up1' | 'up2')[]
  layout: Record<string, number[]>
  pile_signals: PileSignal[]
  command_signals: CommandSignal[]
  grade: 'beaten' | 'excellent' | 'lost' | null
}

/** One seat's final guesses and what they earned; only when the match is over. One entry per symbol in play. */
export interface Final {
  seat: number
  guesses: number[][]
  points: number[]
  total: number
}

/** The match after `n` entries: the last of them, and the views asked for, one per viewer. */
export interface Frame {
  n: number
  seat: number | null
  move: AnyMove | null
  views: AnyView[]
}

export interface Frames {
  first: number
  total: number
  viewers: (number | null)[]
  frames: Frame[]
}

export interface GameInfo {
  name: string
  title: string
  fewest: number
  most: number
  options: Record<string, unknown>
  bots: string[]
  strength: Strength[]
}

/** Write the final numbers of one symbol, 0 to 3 of them, ascending, in secret (LC-72). */
export interface Guess {
  do: 'guess'
  symbol: string
  numbers: number[] | null
}

/** The best way to write so many numbers for a symbol: its chance to hit and the points it is worth. */
export interface GuessOdds {
  numbers: number[]
  chance: number
  value: number
}

/** Entries in order, and the view after the last of them. `n` is how many entries the match has then. */
export interface Happened {
  kind: 'events'
  match: string
  n: number
  events: Entry[]
  view: AnyView
  clock: ClockNow | null
}

/** The first message: what has been seen already. Everything after it follows, once and in order. */
export interface Hello {
  do: 'hello'
  match?: string | null
  n?: number
  said?: number
}

/** A code to join or to watch. */
export interface Join {
  code: string
}

/** Leave the dice as they lie (LC-38). */
export interface Keep {
  do: 'keep'
}

/** A stone that counted in a round's sum and was discarded later, so that its number is known now. */
export interface KnownStone {
  symbol: string
  number: number
  times: number
}

/** Lay a card on a pile (TG-8 to TG-10). */
export interface Lay {
  do: 'lay'
  card: number
  pile: 'down1' | 'down2' | 'up1' | 'up2'
}

/** Write the final numbers of the token's symbol, for good and in secret (LC-98). */
export interface Lock {
  do: 'lock'
  numbers: number[] | null
}

/** A sign that the player made by hand on a number of the sheet. */
export interface LostCodeMark {
  symbol: string
  number: number
  sign: 'circle' | 'cross' | 'question'
}

export interface LostCodeOptions {
  introductory: boolean
  x_race: boolean
  deadly_shortcut: boolean
  curse: boolean
  wheel_preset: 'A' | 'B' | 'C' | 'custom'
  wheels: [number, number][]
  exchange_order: 'current_standing' | 'guess_order'
  thrower_token_and_change: 'allowed' | 'forbidden'
  curse_start: 'at_once' | 'next_round'
  score_floor: 'none' | 'zero'
}

export interface LostCodeView {
  game: 'lost-code'
  seat: number | null
  players: number
  turn: number[]
  moves: (Stack | Deal | Roll | Take | Pass | Lock | Replace | Turn | Keep | Wheel | Tile | Place | Exchange | Guess)[]
  signals: []
  outcome: Outcome | null
  symbols: string[]
  top_number: number
  top_sum: number
  wheels: [number, number][]
  rounds: number
  phase: 'draw' | 'exchange' | 'guess' | 'lock' | 'over' | 'place' | 'replace' | 'roll' | 'setup' | 'token' | 'turn' | 'wheel'
  logs: ((number | null)[])[]
  stacks: number[]
  discards: [number, number][][]
  removed: (number | null)[]
  undrawn: number[][]
  positions: number[]
  standing: number[]
  history: Round[]
  available: number[]
  tokens: Token[]
  cursed: number | null
  skull: 'gone' | 'held' | 'none' | 'waiting'
  guesses: (number[] | null)[]
  guessing: number[]
  finals: Final[]
  options: LostCodeOptions
}

/** A finished match. `n` is the number of its entries; `names` are the seats', `levels` the bots'. */
export interface MatchInfo {
  id: string
  game: string
  options: Record<string, unknown>
  players: number
  names: string[]
  levels: (string | null)[]
  n: number
  outcome: Outcome | null
  ending: 'abandoned' | 'conceded' | 'played' | null
  seed: string | null
  origin: Origin | null
  ended: number
  table: string | null
}

export interface Me {
  name: string
  language: 'de' | 'en' | 'fr' | 'it'
}

export interface MeChange {
  name?: string | null
  language?: 'de' | 'en' | 'fr' | 'it' | null
}

/** Something said. `seat` is null for a spectator. */
export interface Message {
  k: number
  seat: number | null
  name: string
  text: string
  at: number
}

export type MoveSent = AnyMove | string

export interface NewTable {
  game: string
  options?: Record<string, unknown>
  chairs?: ChairWish[]
  visibility?: 'listed' | 'private'
  help?: 'coach' | 'none' | 'odds' | 'sheet'
  clock?: ClockRule | null
  chat?: boolean
  start?: boolean
}

/** The table plays without help, or the viewer has no code to think about. */
export interface NoCodeHelp {
  kind: 'code-none'
}

/** The table plays without help. */
export interface NoHelp {
  kind: 'none'
}

/** A seat's private marks on its sheet, in the client's own words. */
export interface Notes {
  marks: Record<string, string>
}

/** The seat's notes changed, here or in another tab. */
export interface NotesNow {
  kind: 'notes'
  match: string
  notes: Notes
}

/** Everything of the sheet, and the chances. */
export interface Odds {
  kind: 'odds'
  sheet: Sheet
  rescues: Rescue[]
  stuck: Stuck | null
  doomed: Doomed[]
  commands: CommandsLeft[]
  sentences: string[]
}

/** All that can be computed from what the viewer knows, without saying what to do. */
export interface OddsHelp {
  kind: 'code-odds'
  sheet: SheetHelp
  codes: number
  bits: number
  symbols: SymbolOdds[]
  dice: string[]
  sums: number[]
  wheels: WheelOdds[]
  final: number
}

/** The finished match, and the number of its entries, that this table goes on from. */
export interface Origin {
  match: string
  n: number
}

/** How a match ended. `ranking` goes from first to last; a team has one common place and one result. `points` are final positions for each seat; in a team game they are empty and `left` counts the cards that were never laid. `reason` names the ending: "final-guesses", "all-laid", "stuck", "skull", … */
export interface Outcome {
  winners: number[]
  ranking: number[]
  points: number[]
  left: number | null
  reason: string
}

/** Leave the Shortcut token to the next (LC-97). */
export interface Pass {
  do: 'pass'
}

/** Opens everything of this person on another device, once, within the hour. It belongs behind the # of a link. */
export interface PersonalLink {
  token: string
  path: string
}

/** One pile as a careful player keeps it in mind. */
export interface PileSheet {
  pile: 'down1' | 'down2' | 'up1' | 'up2'
  top: number
  fits: number[]
  trick: number | null
  steps: Step[]
}

/** A word that a seat has said about a pile and that still stands. */
export interface PileSignal {
  seat: number
  pile: 'down1' | 'down2' | 'up1' | 'up2'
  word: 'free' | 'good' | 'leave' | 'leave-please' | 'none' | 'small-step' | 'trick'
}

/** One pile. `history` has the cards laid on it, oldest first, only with show_pile_history or when the match is over. */
export interface PileView {
  name: 'down1' | 'down2' | 'up1' | 'up2'
  ascending: boolean
  top: number
  command: 'draw-one' | 'no-backwards' | 'one-pile' | 'silence' | 'skull' | 'stop' | 'three' | null
  fire: 'burning' | 'due' | 'none'
  laid: number
  history: number[] | null
}

export interface Ping {
  do: 'ping'
  ref?: number
}

/** Lay the own tile on the own scale, beginning at `start`; unseen by others until all have, where placement is simultaneous (TS-18). */
export interface Place {
  do: 'place'
  start: number | null
}

export interface Play {
  do: 'play'
  ref: number
  move: MoveSent
  n?: number | null
}

/** A move or signal. With `n`, the number of entries seen, it counts only if the seat has done nothing since, so that sending it again does no harm. */
export interface PlayMove {
  move: MoveSent
  n?: number | null
}

/** It is stored, as entry `n`; `again` says that it had been stored before. */
export interface Played {
  match: string
  n: number
  again: boolean
}

export interface Pong {
  kind: 'pong'
  ref: number
}

export interface Presence {
  kind: 'presence'
  present: number[]
  watchers: number
}

export interface ProgramWish {
  name?: string | null
}

/** Why the viewer's stone of a symbol is not a number: a smallest set of facts, none of which can be dropped. */
export interface Reason {
  symbol: string
  number: number
  facts: (SeenFact | CheckFact | DiscardFact)[]
  sentence: string
}

export interface RecordSent {
  record: string
}

/** What was sent with `ref` was not done; `ref` is null where it could not be read. */
export interface Refusal {
  kind: 'trouble'
  ref: number | null
  trouble: Trouble
}

/** Turn a die whose symbol is not in play to one that is (LC-85, TS-37). Dice are 0, 1, 2. */
export interface Replace {
  do: 'replace'
  die: number
  symbol: string
}

/** A card that could go back by ten on a pile (TG-9) and has not been seen yet. */
export interface Rescue {
  pile: 'down1' | 'down2' | 'up1' | 'up2'
  card: number
  next_player: number
  teammates: number
  draw_pile: number
}

/** The three dice fall (LC-37). */
export interface Roll {
  do: 'roll'
  dice: string[]
}

/** One round, the running one last. Fields fill up as it goes on. */
export interface Round {
  number: number
  order: number[]
  rolled: string[]
  dice: string[]
  token: string | null
  taker: number | null
  bids: Bid[]
  checks: Check[]
  swaps: Swap[]
  cursed: number | null
}

export interface Said {
  kind: 'said'
  messages: Message[]
}

export interface Say {
  do: 'say'
  ref: number
  text: string
}

/** Lets a program play one seat: `Authorization: Bearer <token>`. */
export interface SeatToken {
  token: string
  table: string
  seat: number
}

/** A stone that lies open to the viewer: in another seat's log, in a neutral log, or discarded by another seat. */
export interface SeenFact {
  fact: 'seen'
  symbol: string
  number: number
  where: 'discard' | 'log' | 'neutral'
  seat: number | null
}

export type ServerMessage = Welcome | TableNow | Happened | Said | Presence | NotesNow | Done | Refusal | Pong | Bye

/** Nothing but memory: every card on the table has been seen by all (TG-46). */
export interface Sheet {
  kind: 'sheet'
  laid: number[]
  unseen: number[]
  piles: PileSheet[]
  sentences: string[]
}

/** The sheet with what everybody at the table may write down without thinking (LC-22). */
export interface SheetHelp {
  kind: 'code-sheet'
  lines: SheetLine[]
  rows: DiceRow[]
}

/** One symbol of the sheet. */
export interface SheetLine {
  symbol: string
  seen: (SeenFact | DiscardFact)[]
  open: number[]
  marks: LostCodeMark[]
}

/** Say something about a pile. A seat has one word on a pile; it lasts until its next turn ends (TG-20). */
export interface Signal {
  do: 'signal'
  pile: 'down1' | 'down2' | 'up1' | 'up2'
  word: 'free' | 'good' | 'leave' | 'leave-please' | 'none' | 'small-step' | 'trick'
}

export interface Sit {
  seat?: number | null
}

/** The markers are piled on space 0, bottom to top (LC-16). */
export interface Stack {
  do: 'stack'
  seats: number[]
}

/** Who takes the first turn (TG-5): claimed by that seat itself, said by the host, or drawn by chance. */
export interface Start {
  do: 'start'
  seat: number
}

/** All that a client needs at once. */
export interface State {
  table: Table
  happened: Happened | null
  said: Message[]
  present: number[]
  watchers: number
  now: number
}

/** An own card on a pile, by number alone: how many unseen cards would no longer fit there. A trick passes none. */
export interface Step {
  card: number
  passes: number
  trick: boolean
}

/** The share of matches of the rulebook's game that a level wins: all seats `together` as a team, or one of them among bots of all levels. */
export interface Strength {
  level: string
  players: number
  won: number
  together: boolean
}

/** The chance that a seat could not fulfil its turn with the piles as they are now. */
export interface Stuck {
  seat: number
  chance: number
  error: number
}

/** An exchange: the number laid open, and the one that came; the latter is None for its owner and until drawn. */
export interface Swap {
  seat: number
  symbol: string
  discarded: number
  drawn: number | null
}

export interface SymbolOdds {
  symbol: string
  chances: number[]
  crossed: number[]
  pinned: number | null
  guesses: GuessOdds[]
  best: number
}

/** A table as one person sees it. `rev` grows with every change. */
export interface Table {
  id: string
  rev: number
  game: string
  options: Record<string, unknown>
  status: 'abandoned' | 'lobby' | 'over' | 'playing'
  chairs: Chair[]
  you: number | null
  hosting: boolean
  help: 'coach' | 'none' | 'odds' | 'sheet'
  clock: ClockRule | null
  chat: boolean
  visibility: 'listed' | 'private'
  code: string | null
  watch: string
  match: string | null
  matches: string[]
  ending: 'abandoned' | 'conceded' | 'played' | null
  vote: VoteNow | null
  origin: Origin | null
  numbers_are_secret: boolean
}

/** What the host may change; options and the number of chairs only before the start. */
export interface TableChange {
  options?: Record<string, unknown> | null
  visibility?: 'listed' | 'private' | null
  help?: 'coach' | 'none' | 'odds' | 'sheet' | null
  chat?: boolean | null
  clock?: ClockRule | null
  players?: number | null
}

/** A table in a list. */
export interface TableLine {
  id: string
  game: string
  status: 'abandoned' | 'lobby' | 'over' | 'playing'
  chairs: Chair[]
  you: number | null
  turn: number[]
  your_turn: boolean
  match: string | null
  updated: number
}

export interface TableNow {
  kind: 'table'
  table: Table
}

/** Take the Shortcut token that is offered (LC-97). */
export interface Take {
  do: 'take'
}

/** Take the last card of this turn back into the hand, where the option allows (TG-15). */
export interface TakeBack {
  do: 'take-back'
}

export interface Talk {
  text: string
}

/** Say something about a command card in the own hand, or about when to play one (TX-50). Lasts as a signal does. */
export interface Tell {
  do: 'tell'
  command: 'draw-one' | 'no-backwards' | 'one-pile' | 'silence' | 'skull' | 'stop' | 'three'
  word: 'hold' | 'none' | 'not-now'
}

/** A number gets a command, with a random layout, in the open before the deal (TX-3). */
export interface TheGameMark {
  do: 'mark'
  card: number
  command: 'draw-one' | 'no-backwards' | 'one-pile' | 'silence' | 'skull' | 'stop' | 'three'
}

export interface TheGameOptions {
  start: 'claim' | 'host_choice' | 'random'
  pro: boolean
  on_fire: boolean
  show_pile_history: boolean
  undo_within_turn: boolean
  trick_signal: boolean
}

/** The table from one seat. */
export interface TheGameView {
  game: 'the-game'
  seat: number | null
  players: number
  turn: number[]
  moves: (TheGameMark | Draw | Start | Lay | TakeBack | End | Signal | Tell)[]
  signals: (TheGameMark | Draw | Start | Lay | TakeBack | End | Signal | Tell)[]
  outcome: Outcome | null
  options: TheGameOptions
  phase: 'draw' | 'over' | 'setup' | 'start' | 'turn'
  hand: number[]
  hands: number[]
  open_hands: number[][]
  shown_hands: number[][]
  draw_pile: number
  undrawn: number[]
  piles: PileView[]
  turns: number
  minimum: number
  laid: number
  laid_cards: ([number, 'down1' | 'down2' | 'up1' | 'up2'])[]
  three: boolean
  only_pile: 'down1' | 'down2' | 'up1' | 'up2' | null
  in_force: ('draw-one' | 'no-backwards' | 'one-pile' | 'silence' | 'skull' | 'stop' | 'three')[]
  duties: ('down1' | 'down2' | 'up1' | 'up2')[]
  layout: Record<string, number[]>
  pile_signals: PileSignal[]
  command_signals: CommandSignal[]
  grade: 'beaten' | 'excellent' | 'lost' | null
}

export interface ThinkStr8Options {
  introductory: boolean
  tile_preset: 'A' | 'C' | 'custom'
  tiles: [number, number][]
  placement: 'in_order' | 'simultaneous'
  grey_dice: 'all_different' | 'free'
  score_floor: 'none' | 'zero'
}

export interface ThinkStr8View {
  game: 'think-str8'
  seat: number | null
  players: number
  turn: number[]
  moves: (Stack | Deal | Roll | Take | Pass | Lock | Replace | Turn | Keep | Wheel | Tile | Place | Exchange | Guess)[]
  signals: []
  outcome: Outcome | null
  symbols: string[]
  top_number: number
  top_sum: number
  wheels: [number, number][]
  rounds: number
  phase: 'draw' | 'exchange' | 'guess' | 'lock' | 'over' | 'place' | 'replace' | 'roll' | 'setup' | 'token' | 'turn' | 'wheel'
  logs: ((number | null)[])[]
  stacks: number[]
  discards: [number, number][][]
  removed: (number | null)[]
  undrawn: number[][]
  positions: number[]
  standing: number[]
  history: Round[]
  available: number[]
  tokens: Token[]
  cursed: number | null
  skull: 'gone' | 'held' | 'none' | 'waiting'
  guesses: (number[] | null)[]
  guessing: number[]
  finals: Final[]
  options: ThinkStr8Options
}

/** Take the tile that covers `width` spaces (TS-17). */
export interface Tile {
  do: 'tile'
  width: number
}

/** A Shortcut token: free ("holder" None) or taken, with the locked numbers where the viewer may see them. */
export interface Token {
  symbol: string
  holder: number | null
  numbers: number[] | null
}

/** Why something was not done, in the person's language. `rule` names the rule of the game that forbids it. */
export interface Trouble {
  code: string
  sentence: string
  rule: string | null
}

/** Turn one die to any symbol in play (LC-38). */
export interface Turn {
  do: 'turn'
  die: number
  symbol: string
}

/** Whoever is asking; `me` is null for one without a name yet. Any POST makes a nameless visitor a person. */
export interface Visitor {
  me: Me | null
  language: 'de' | 'en' | 'fr' | 'it'
}

export interface Vote {
  what: 'abandon' | 'concede'
  agree?: boolean
}

/** A proposal that ends the match once all people at the table agree. */
export interface VoteNow {
  what: 'abandon' | 'concede'
  agreed: number[]
  needed: number[]
}

/** The answer to hello. `now` lets a client correct its own clock. */
export interface Welcome {
  kind: 'welcome'
  now: number
}

/** Take the wheel that shows `width` numbers and set it so that it begins at `start` (LC-42). */
export interface Wheel {
  do: 'wheel'
  width: number
  start: number
}

/** A wheel or tile: for every start position the chance to be right, and the points to expect. */
export interface WheelOdds {
  width: number
  points: number
  free: boolean
  chances: number[]
  values: number[]
}

/** An explanation that was asked for. */
export interface Why {
  sentence: string
  explanation: AnyHelp
}
