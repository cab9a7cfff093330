// Made by `python -m ludoteca.server.schema` from the server's own structs. Change those, not this file.
/** One way to play the rest of the turn, and what it costs against the best: judged. */
export interface Advice {
  moves: (Start | Lay | TakeBack | End | Signal | Tell)[]
  cost: number
  unit: 'cards' | 'points' | 'win'
  costs: string
  reason: string
}

/** Whether one would like to play again. */
export interface Again {
  agree?: boolean
}

/** Whoever runs the server has something to say to everybody. */
export interface Announcement {
  kind: 'announcement'
  text: string
}

/** The answer: one sentence, and what a board of the game's own can draw from it. */
export interface Answered {
  sentence: string
  detail: AnyHelp | null
}

export type AnyHelp = NoHelp | NoCodeHelp | SheetHelp | OddsHelp | CoachHelp | Explanation | Sheet | Odds | Coach

export type AnyMove = Stack | Deal | Roll | Take | Pass | Lock | Replace | Turn | Keep | Wheel | Tile | Place | Exchange | Guess | TheGameMark | Draw | Start | Lay | TakeBack | End | Signal | Tell

export type AnyView = LostCodeView | ThinkStr8View | TheGameView | ExtremeView

/** A question about the own view. Which kinds there are, and which facts they take, is up to the game. */
export interface Ask {
  kind: string
  facts?: Record<string, number | string>
}

/** A question about what a seat could see after `n` entries of a finished match. */
export interface AskThen {
  n: number
  seat: number
  question: Ask
}

export interface BackedUp {
  file: string
  rows: number
}

export interface Ban {
  whom: string
  why: string
  created: number
  until: number | null
}

export interface BestResult {
  match: string
  at: number
  score: number
}

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

/** The server closes the connection; come back soon with hello. */
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

/** A deal that others can play too, made of a finished match. */
export interface Challenge {
  deal: string
}

/** The same as `events`, with only those parts of the view that are not as they were after the last of them. For who asked for it in `hello`. */
export interface Changes {
  kind: 'changes'
  match: string
  n: number
  events: Entry[]
  view: Record<string, unknown>
  clock: ClockNow | null
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

export type ClientMessage = Hello | Play | Say | OfferAgain | Ping

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

/** Advice for the seat on turn, best first; empty for everybody else, and where there is one thing to do. */
export interface Coach {
  kind: 'coach'
  odds: Odds
  advice: Advice[]
  assumes: string
  sentences: string[]
}

/** The odds, which are certain, and what the coach would do, which is judged; nothing where one move is legal. */
export interface CoachHelp {
  kind: 'code-coach'
  odds: OddsHelp
  advice: CodeAdvice[]
  assumes: string
}

/** One way to decide, and what it costs against the best by the end of the match: judged. */
export interface CodeAdvice {
  moves: (Stack | Deal | Roll | Take | Pass | Lock | Replace | Turn | Keep | Wheel | Tile | Place | Exchange | Guess)[]
  cost: number
  unit: 'cards' | 'points' | 'win'
  costs: string
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

/** Somebody one has played with or against: a person by name, or bots of a level. `won` are one's own wins then. */
export interface Companion {
  name: string
  level: string | null
  played: number
  won: number
}

export interface Daily {
  deals: DailyDeal[]
  streak: number
}

/** A deal of the day, and how far the one who asks has come with it. */
export interface DailyDeal {
  id: string
  game: string
  way: 'alone' | 'rivals' | 'team'
  day: string
  next: number
  state: 'new' | 'played' | 'running'
  score: number | null
  table: string | null
  results: number
}

/** A stone goes into a log, in the deal (LC-20) or to replace a discarded one (LC-64). Its owner does not see it. */
export interface Deal {
  do: 'deal'
  log: number
  symbol: string
  number: number | null
}

/** A deal that many play. A score is points, or for a team the cards left, below nought. */
export interface DealPage {
  id: string
  game: string
  players: number
  options: Record<string, unknown>
  levels: (string | null)[]
  seat: number
  team: boolean
  day: string | null
  next: number | null
  may_count: boolean
  running: string | null
  tries: DealTry[]
  maker: DealResult | null
  results: DealResult[]
  total: number
  place: number | null
  par: ParLine[]
  enough: number
}

export interface DealPlay {
  practice?: boolean
}

/** Somebody's result. `match` is told to those who have finished the deal. */
export interface DealResult {
  place: number
  name: string
  score: number
  practised: boolean
  you: boolean
  match: string | null
  at: number
}

/** The deal that the first match of a table is on, whose seat it is, and whether it counts or is for practice. */
export interface DealSeat {
  id: string
  seat: number
  counts: boolean
}

/** One's own attempt at a deal; `match` once it is over. */
export interface DealTry {
  match: string | null
  counts: boolean
  practised: boolean
  begun: number
  score: number | null
  over: boolean
}

/** A device that is known as this person. */
export interface Device {
  id: string
  since: number
  this: boolean
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

/** What was sent with `ref` is stored, as entry (or message) `n`. For an offer, `n` is how many matches there were at the table. */
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

export type Ending = 'all-laid' | 'final-guesses' | 'fire' | 'no-backwards' | 'one-pile' | 'short-hand' | 'skull' | 'stuck' | 'three'

/** One entry of the match as the receiver saw it; seat -1 is chance. `at` is in seconds since 1970. */
export interface Entry {
  n: number
  seat: number
  move: AnyMove
  at: number
}

export type ErrorCode = 'already-played' | 'bad-clock' | 'bad-message' | 'bad-move' | 'bad-options' | 'bad-record' | 'bad-request' | 'bad-token' | 'ballot-runs' | 'banned' | 'busy' | 'chat-off' | 'cross-site' | 'damaged' | 'deal-alone' | 'deal-over' | 'deal-played' | 'deal-unplayed' | 'deal-yourself' | 'forget-name' | 'goes-on-as-it-was' | 'hello-first' | 'help-failed' | 'help-none' | 'help-odds' | 'help-sheet' | 'host-stays' | 'host-was-here' | 'link-used' | 'match-long' | 'match-runs' | 'match-was-played' | 'moved-on' | 'muted' | 'name-empty' | 'no-free-seat' | 'no-match-runs' | 'no-match-yet' | 'no-network' | 'no-person-there' | 'no-puzzle' | 'no-such-bot' | 'no-such-code' | 'no-such-game' | 'no-such-moment' | 'no-such-seat' | 'not-allowed' | 'not-found' | 'not-seated' | 'nothing-to-explain' | 'numbers-are-secret' | 'one-seat-each' | 'only-host' | 'only-this-machine' | 'only-watching' | 'open-or-bot' | 'out-of-step' | 'over-by-then' | 'people-sit-there' | 'push-none' | 'push-unknown' | 'read-only' | 'record-long' | 'removed-here' | 'seat-taken' | 'seats-open' | 'server-error' | 'server-full' | 'shutting-down' | 'silence' | 'slow-down' | 'table-crowded' | 'text-empty' | 'token-scope' | 'too-large' | 'too-many-matches' | 'too-many-records' | 'too-many-reviews' | 'too-many-sockets' | 'too-many-tables' | 'too-many-tokens' | 'too-slow' | 'wrong-host'

/** What was sent with `ref` was not done; `ref` is null where it could not be read. */
export interface ErrorMessage {
  kind: 'error'
  ref: number | null
  error: ErrorReply
}

/** Why something was not done, in the person's language. `rule` names the rule of the game that forbids it. */
export interface ErrorReply {
  code: ErrorCode | RefusalCode
  sentence: string
  rule: string | null
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

/** The options of The Game: Extreme. */
export interface ExtremeOptions {
  start: 'claim' | 'host_choice' | 'random'
  pro: boolean
  on_fire: boolean
  show_pile_history: boolean
  undo_within_turn: boolean
  trick_signal: boolean
  cards: number
  hand: number
  piles: number
  commands_enabled: ('draw-one' | 'no-backwards' | 'one-pile' | 'silence' | 'skull' | 'stop' | 'three')[]
  command_layout: 'custom' | 'fixed' | 'random_per_game'
  layout: Record<string, number[]>
  violations: 'lose' | 'refuse'
  one_pile_midturn: 'command_counts' | 'from_now' | 'whole_turn'
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

/** To be forgotten, one's own name has to be typed. */
export interface Forget {
  name: string
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
  team: boolean
}

/** What has come of somebody's matches of one game: of all of them, or of those with so many players and a variant. */
export interface GameStatistics {
  game: string
  team: boolean
  players: number | null
  variant: Record<string, unknown> | null
  played: number
  won: number
  likely: [number, number]
  streak: number
  best_streak: number
  finished: number
  mean: number | null
  best: BestResult | null
  scores: [number, number][]
  recent: StatPoint[]
  tally: Record<string, Share>
  accuracy: [number, number][]
  others: Companion[]
  bots: Strength[]
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

/** The first message: what has been seen already. Everything after it follows, once and in order. */
export interface Hello {
  do: 'hello'
  match?: string | null
  n?: number
  said?: number
  changes?: boolean
}

/** Finished matches, newest first. */
export interface History {
  matches: PastMatch[]
  next: string | null
  total: number
  games: Record<string, number>
}

/** Which matches somebody wants to see. */
export interface HistoryFilter {
  game: string | null
  result: 'lost' | 'open' | 'won' | null
  deals: boolean
  search: string
}

/** What a code opens, told before one goes in. */
export interface Invitation {
  table: string | null
  game: string
  options: Record<string, unknown>
  status: 'abandoned' | 'lobby' | 'over' | 'playing'
  chairs: Chair[]
  host: string
  may_sit: boolean
  help: 'coach' | 'none' | 'odds' | 'sheet'
  clock: ClockRule | null
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

/** What the learner did at a step where something else was as good as the script's own. */
export interface LessonChoice {
  step: number
  did: string
}

/** Something that happened, and the learner's view after it. `n` is how many entries the match has then. */
export interface LessonFrame {
  n: number
  events: Entry[]
  view: AnyView
}

/** A lesson in a list. Its words are the client's: lesson-<id>-title, lesson-<id>-about. */
export interface LessonInfo {
  id: string
  game: string
  kind: 'first' | 'short' | 'thinking'
  minutes: number
  steps: number
  after: string
  rules: Record<string, number>
}

/** What is said to it. A wrong doing changes nothing. */
export interface LessonReply {
  right: boolean
  error: ErrorReply | null
  detail: AnyHelp | null
  did: string
  stops: LessonStop[]
}

/** A whole lesson as the learner's seat sees it. */
export interface LessonScript {
  info: LessonInfo
  players: number
  seat: number
  names: string[]
  stops: LessonStop[]
}

/** One step: what happens first, what is said then, and what is asked for. */
export interface LessonStop {
  id: string
  text: string
  frames: LessonFrame[]
  jump: boolean
  point: string[]
  ask: MoveSent | null
  rules: string[]
  help: AnyHelp | null
  explains: boolean
}

/** The learner does something at a step: a move, or a question as text. */
export interface LessonTry {
  step: number
  did: MoveSent
  chosen?: LessonChoice[]
}

/** Write the final numbers of the token's symbol, for good and in secret (LC-98). */
export interface Lock {
  do: 'lock'
  numbers: number[] | null
}

/** The options of The Lost Code. */
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
  symbols: number
  numbers: number
  rounds: number
}

/** What a seat may know of a match of The Lost Code. */
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

/** A sign on a number of the sheet, in the row of a symbol. */
export interface MarksMark {
  symbol: string
  number: number
  sign: 'circle' | 'cross' | 'question'
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
  you: number | null
}

/** The review of a match as far as it is made: decisions from the `since`th on, and players once it is done. */
export interface MatchReview {
  status: 'done' | 'failed' | 'none' | 'waiting' | 'working'
  judge: number
  unit: 'points' | 'win'
  team: boolean
  total: number | null
  since: number
  decisions: ReviewDecision[]
  players: ReviewPlayer[] | null
}

/** Entries in order, and the view after the last of them. `n` is how many entries the match has then. */
export interface MatchUpdate {
  kind: 'events'
  match: string
  n: number
  events: Entry[]
  view: AnyView
  clock: ClockNow | null
}

export interface Me {
  name: string
  language: 'de' | 'en' | 'fr' | 'it'
}

export interface MeChange {
  name?: string | null
  language?: 'de' | 'en' | 'fr' | 'it' | null
}

/** Something said. `seat` is null for a spectator. A reaction is a picture, and its text is empty. */
export interface Message {
  k: number
  seat: number | null
  name: string
  text: string
  at: number
  reaction: 'clap' | 'hurry' | 'laugh' | 'oops' | 'thanks' | 'wow' | null
}

export type MoveSent = AnyMove | string

export interface NewAnnouncement {
  text: string | null
}

export interface NewBan {
  whom: string
  why?: string
  days?: number | null
}

export interface NewTable {
  game: string
  options?: Record<string, unknown>
  chairs?: ChairWish[]
  visibility?: 'listed' | 'private'
  help?: 'coach' | 'none' | 'odds' | 'sheet'
  clock?: ClockRule | null
  chat?: boolean
  best_of?: 0 | 3 | 5 | 7
  rotate?: boolean
  start?: boolean
}

/** The table plays without help, or the viewer has no code to think about. */
export interface NoCodeHelp {
  kind: 'code-none'
}

/** The table plays without help, or the game has none. */
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

/** After a match: offer another one with the same seats, accept it, or take the offer back. */
export interface OfferAgain {
  do: 'again'
  ref: number
  agree?: boolean
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
  reason: Ending
}

/** What is going on in this process, and how much there is in the database. */
export interface Overview {
  version: string
  stored: Record<string, number>
  tables_in_memory: number
  sockets: number
  bots_waiting: number
  stalls: number
  damaged: string[]
  replays_waiting: number
  machine_code: Record<string, string>
  ready: string | null
  standing: Standing
}

/** What bots of a level get on this deal: in `games` games so far, the mean score, every score with how often it came, and the share of their games that one's own result is better than. */
export interface ParLine {
  level: string
  games: number
  mean: number
  scores: [number, number][]
  beaten: number | null
  always: boolean
}

/** Leave the Shortcut token to the next (LC-97). */
export interface Pass {
  do: 'pass'
}

/** A finished match of the one who asks. A score is points, or for a team the cards left, below nought; null where the match did not come to its end. */
export interface PastMatch {
  match: string
  table: string | null
  game: string
  players: number
  variant: Record<string, unknown>
  ended: number
  ending: 'abandoned' | 'conceded' | 'played'
  seat: number
  names: string[]
  levels: (string | null)[]
  result: 'lost' | 'open' | 'won'
  score: number | null
  place: number | null
  team: boolean
  deal: string | null
  practice: boolean
  challenge: boolean
  accuracy: number | null
}

export interface PersonLine {
  id: string
  name: string
  language: string
  created: number
  seen: number
  tables: number
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

/** Where a browser wants to be told, by the address and keys of its PushSubscription, and in which language. */
export interface PushDevice {
  endpoint: string
  keys: PushKeys
  language?: 'de' | 'en' | 'fr' | 'it' | null
}

export interface PushKeys {
  p256dh: string
  auth: string
}

/** Turn alerts by Web Push. */
export interface PushOffer {
  key: string | null
  on: boolean
}

/** A puzzle was solved or given up. The first time counts. */
export interface PuzzleDone {
  puzzle: string
  solved: boolean
  hints?: number
  misses?: number
}

/** One step of help, and what on the board it speaks of. */
export interface PuzzleHint {
  text: string
  point: string[]
}

/** A puzzle in a list. Its title is the client's: puzzles-kind-<kind>. */
export interface PuzzleInfo {
  id: string
  kind: 'exchange' | 'final' | 'lay-all' | 'save' | 'stone' | 'turn' | 'wheel'
  game: string
  rating: number
  level: 'easy' | 'expert' | 'hard' | 'medium'
  certain: boolean
}

/** The decision of a match that a puzzle is to be made of: the entry of its first move. */
export interface PuzzleOfMatch {
  n: number
}

/** What was done since, oldest first: also while there was no connection. */
export interface PuzzleResults {
  done: PuzzleDone[]
}

/** So many were solved against the clock. */
export interface PuzzleRun {
  solved: number
}

/** A whole puzzle: with it nobody has to be asked while it is solved. */
export interface PuzzleScript {
  info: PuzzleInfo
  seat: number
  names: string[]
  question: string
  ask: string
  numbers: number
  point: string[]
  past: Entry[]
  states: PuzzleState[]
  end: AnyView | null
  answer: AnyMove[]
  hints: PuzzleHint[]
  explanation: string[]
  sheet: AnyHelp | null
  odds: AnyHelp | null
}

/** What there is to solve. */
export interface PuzzleShelf {
  today: PuzzleInfo
  day: string
  next: number
  kinds: Record<string, Record<string, number>>
  standing: PuzzleStanding
}

/** How good somebody is at puzzles (Glicko-2), and what they have done. */
export interface PuzzleStanding {
  rating: number
  deviation: number
  tried: number
  solved: number
  streak: number
  best: number
  days: number
  today: number | null
  run: number
}

/** The table with some cards of the answer laid, and everything that can be done then. */
export interface PuzzleState {
  view: AnyView
  steps: PuzzleStep[]
}

/** One thing that can be done. `to` is the state it leads to, -1 where it solves the puzzle, null where it is wrong; the sentence then says why. */
export interface PuzzleStep {
  move: AnyMove | number
  to: number | null
  sentence: string
}

/** Where others find this server. */
export interface Reach {
  links: string[]
  lan: 'closed' | 'open' | null
}

export interface React {
  reaction: 'clap' | 'hurry' | 'laugh' | 'oops' | 'thanks' | 'wow'
}

export interface ReadOnly {
  on: boolean
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

export type RefusalCode = 'chance-only' | 'code-all-written' | 'code-already-written' | 'code-bad-roll' | 'code-bad-stack' | 'code-deal-elsewhere' | 'code-die-in-play' | 'code-die-shows-that' | 'code-greys-differ' | 'code-guess-in-order' | 'code-how-many-numbers' | 'code-must-choose-wheel' | 'code-must-exchange' | 'code-no-such-die' | 'code-no-such-number' | 'code-no-such-symbol' | 'code-no-such-tile' | 'code-no-such-wheel' | 'code-numbers-ascending' | 'code-other-game' | 'code-replace-first' | 'code-something-else-first' | 'code-stack-empty' | 'code-stone-not-there' | 'code-symbol-locked' | 'code-symbol-not-in-play' | 'code-taker-turns-no-die' | 'code-tile-lies' | 'code-tile-off-scale' | 'code-tile-taken' | 'code-tokens-gone' | 'code-wheel-chosen' | 'code-wheel-taken' | 'code-window-not-full' | 'draw-no-such-card' | 'draw-other-seat' | 'end-fire' | 'end-skull' | 'end-three' | 'end-too-early' | 'hidden-field' | 'mark-elsewhere' | 'match-over' | 'no-backwards' | 'no-such-pile' | 'no-take-back' | 'not-in-hand' | 'not-now' | 'not-your-turn' | 'nothing-to-take-back' | 'one-pile' | 'one-pile-whole-turn' | 'signal-alone' | 'signal-before-deal' | 'signal-command-absent' | 'signal-nothing-said' | 'signal-silence' | 'signal-trick' | 'start-by-chance' | 'start-by-host' | 'start-first' | 'start-nobody' | 'start-own-turn' | 'start-settled' | 'stop-fire' | 'stop-skull' | 'stop-three' | 'three-fourth-card' | 'three-too-late' | 'too-high' | 'too-low'

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

/** A way to decide. `cost` is how much less it is worth than the best, in the review's unit; 0 where nobody can tell that from nothing, or it is too little to be read. */
export interface ReviewChoice {
  moves: AnyMove[]
  cost: number
  stderr: number
  reason: string | null
  cards: number
}

/** A decision and what the judge makes of it, from what its seat had seen then. */
export interface ReviewDecision {
  n: number
  seat: number
  kind: string
  played: AnyMove[]
  choices: ReviewChoice[]
  error: number
  stderr: number
  verdict: 'best' | 'blunder' | 'forced' | 'good' | 'inaccurate' | 'mistake'
  value: number | null
  reason: string | null
  certain: string[]
  cards: number
  ahead: number
}

/** How well a seat played. start + luck - errors = result, exactly; in a team the sum is the team's. */
export interface ReviewPlayer {
  seat: number
  accuracy: number | null
  like: string | null
  decisions: number
  start: number
  luck: number
  errors: number
  result: number
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
  id: string
  until: number
}

/** A program that may play here. Times are in seconds since 1970. */
export interface SeatTokenInfo {
  id: string
  seat: number
  name: string
  created: number
  until: number
}

/** A stone that lies open to the viewer: in another seat's log, in a neutral log, or discarded by another seat. */
export interface SeenFact {
  fact: 'seen'
  symbol: string
  number: number
  where: 'discard' | 'log' | 'neutral'
  seat: number | null
}

export type ServerMessage = Welcome | TableNow | MatchUpdate | Changes | Said | Presence | NotesNow | Done | ErrorMessage | Pong | Announcement | Bye

/** So many of so many. */
export interface Share {
  count: number
  of: number
}

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
  marks: MarksMark[]
}

/** Say something about a pile. A seat has one word on a pile; it lasts until the end of the seat's first turn that begins after it was given (TG-20). */
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

export interface Standing {
  read_only: boolean
  announcement: string | null
  bans: Ban[]
}

/** Who takes the first turn (TG-5): claimed by that seat itself, said by the host, or drawn by chance. */
export interface Start {
  do: 'start'
  seat: number
}

/** One match in a series; `mean` is the average of the scores up to here, of at most the last ten. */
export interface StatPoint {
  match: string
  at: number
  score: number
  mean: number
  won: boolean
}

/** All that a client needs at once. */
export interface State {
  table: Table
  happened: MatchUpdate | null
  said: Message[]
  present: number[]
  watchers: number
  now: number
}

export interface Statistics {
  groups: GameStatistics[]
  waiting: number
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

/** What is known of the own stone of one symbol. */
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
  again: number[]
  played: number
  wins: number[]
  best_of: number
  rotate: boolean
  decided: boolean
  origin: Origin | null
  deal: DealSeat | null
  team: boolean
  numbers_are_secret: boolean
}

/** What the host may change; options and the number of chairs only before the start. */
export interface TableChange {
  options?: Record<string, unknown> | null
  visibility?: 'listed' | 'private' | null
  help?: 'coach' | 'none' | 'odds' | 'sheet' | null
  chat?: boolean | null
  clock?: ClockRule | null
  best_of?: 0 | 3 | 5 | 7 | null
  rotate?: boolean | null
  players?: number | null
  new_codes?: boolean
}

/** A table as operators see it: no codes, no seeds, nothing that is secret among players. */
export interface TableEntry {
  id: string
  game: string
  status: string
  names: string[]
  matches: number
  created: number
  updated: number
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
  since: number | null
  match: string | null
  updated: number
  result: TableResult | null
  again: number[]
}

export interface TableNow {
  kind: 'table'
  table: Table
}

/** A result in a list. A score is points, or for a team the cards left, below nought. */
export interface TableResult {
  won: boolean
  score: number | null
  place: number | null
  team: boolean
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

/** The options of The Game. */
export interface TheGameOptions {
  start: 'claim' | 'host_choice' | 'random'
  pro: boolean
  on_fire: boolean
  show_pile_history: boolean
  undo_within_turn: boolean
  trick_signal: boolean
  cards: number
  hand: number
  piles: number
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

/** The options of Think Str8!. */
export interface ThinkStr8Options {
  introductory: boolean
  tile_preset: 'A' | 'C' | 'custom'
  tiles: [number, number][]
  placement: 'in_order' | 'simultaneous'
  grey_dice: 'all_different' | 'free'
  score_floor: 'none' | 'zero'
  symbols: number
  numbers: number
  rounds: number
}

/** What a seat may know of a match of Think Str8!. */
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

/** What a try led to. While the decision goes on there is no verdict; the view says what can be done next. */
export interface Tried {
  view: AnyView
  entries: Entry[]
  decision: ReviewDecision | null
}

/** Decide anew at entry `n`: everything that the seat would do there, so far. */
export interface TryAgain {
  n: number
  moves: AnyMove[]
}

/** Turn one die to any symbol in play (LC-38). */
export interface Turn {
  do: 'turn'
  die: number
  symbol: string
}

/** What a look through the database has found. */
export interface Verified {
  tables: number
  matches: number
  entries: number
  damaged: string[]
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
