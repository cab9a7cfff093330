/** A table as this browser follows it: what arrived over the line, shown one event after the other. */
import { say } from '$/lib/announce.svelte'
import * as api from '$/lib/api'
import type {
  AnyHelp, AnyMove, AnyView, ClockNow, Entry, Explanation, Happened, Message, Played, ServerMessage, Table, Trouble, Why,
} from '$/lib/contract'
import { t } from '$/lib/i18n.svelte'
import { Line, type LineState } from '$/lib/line'
import { pause, Queue } from '$/lib/queue'
import { settings } from '$/lib/settings.svelte'
import { play as sound } from '$/lib/sound'
import { named } from './names'
import { NotesKeeper } from './notes.svelte'
import { lesser } from './options/choices'
import type { GameRoom } from './table'

/** More moves than this at once are not shown one by one: somebody was away, and wants to see how it stands. */
const followable = 4
/** How long an event stays before the next one, in ms; less when several wait. */
const stays = { roll: 900, other: 550, crowded: 250 }
const helpWaits = 150
const helpFades = 400

export class LiveTable {
  readonly id: string
  readonly #path: string
  table: Table | null = $state.raw(null)
  line: LineState = $state('joining')
  /** Why there is nothing here for this person. */
  gone: Trouble | null = $state.raw(null)
  view: AnyView | null = $state.raw(null)
  before: AnyView | null = $state.raw(null)
  events: readonly Entry[] = $state.raw([])
  past: readonly Entry[] = $state.raw([])
  said: readonly Message[] = $state.raw([])
  /** Seats that this viewer does not want to hear. */
  quiet: readonly number[] = $state.raw([])
  /** What was said by those whom the viewer hears. */
  readonly talk = $derived.by(() => this.said.filter((message) => message.seat === null || !this.quiet.includes(message.seat)))
  present: readonly number[] = $state.raw([])
  watchers = $state(0)
  clock: ClockNow | null = $state.raw(null)
  /** The server's clock minus ours, in seconds. */
  skew = $state(0)
  busy = $state(false)
  help: AnyHelp | null = $state.raw(null)
  notes: NotesKeeper | null = $state.raw(null)
  /** Words for what happens; null until the game's chunk has come. */
  room: GameRoom | null = $state.raw(null)
  readonly chairs = $derived(this.table ? named(this.table.chairs) : [])
  readonly you = $derived(this.table?.you ?? null)
  /** The table has nobody to look after it: the host left their seat, a bot plays for them, or they are gone from a
      match; the server knows whether they have been gone for long. */
  readonly hostless = $derived.by(() => {
    const host = this.chairs.find((chair) => chair.host)
    const gone = host && this.table?.status === 'playing' && !this.present.includes(host.seat)
    return this.you !== null && !this.table?.hosting && (!host || host.away !== null || gone === true)
  })
  /** Entries that have arrived and are still being shown, or wait for it. */
  readonly waiting = $derived.by(() => this.#received - this.#shown)
  /** The viewer sits at a match that runs. */
  readonly seated = $derived.by(() => this.table?.status === 'playing' && this.you !== null)
  /** The viewer may act: all that happened has been shown, and what is shown is how it stands. */
  readonly mine = $derived.by(() => this.seated && this.waiting === 0)
  readonly myTurn = $derived.by(() => this.mine && !!this.view && this.view.turn.includes(this.you ?? -2))

  /** It will be the viewer's turn as soon as they have seen what led to it. */
  readonly following = $derived.by(() => this.waiting > 0 && this.you !== null && !!this.view?.turn.includes(this.you))
  /** The help that this viewer gets: what the table allows, or less if they want less. */
  readonly level: Table['help'] = $derived.by(() => (this.you === null ? 'none' : lesser(this.table?.help ?? 'none', settings.help)))
  /** Raised when the rest of what is being shown should be shown at once. */
  signal: AbortSignal | null = $state.raw(null)
  /** Showing takes long enough to be worth a button that skips it. */
  long = $state(false)

  #match: string | null = $state(null)
  #received = $state(0)
  #shown = $state(0)
  /** How often it was shown from the beginning: what was still on its way then no longer counts. */
  #start = 0
  /** Entries that are known to be stored, though they may not have arrived. */
  #acted = 0
  readonly #queue = new Queue()
  readonly #line: Line
  /** Until when what was shown last keeps its place, unless it is only a word that follows. */
  #rests = 0
  #helpTimer: ReturnType<typeof setTimeout> | undefined
  #helpAsked = 0
  #onreceived: (() => void)[] = []

  constructor(id: string) {
    this.id = id
    this.#path = `/tables/${encodeURIComponent(id)}`
    this.#line = new Line(id, {
      seen: () => ({ match: this.#match, n: this.#received, said: (this.said.at(-1)?.k ?? -1) + 1 }),
      hear: (message) => this.#hear(message),
      state: (state) => (this.line = state),
      gone: (trouble) => (this.gone = trouble),
    })
  }

  close(): void {
    this.#line.close()
    this.#queue.skip()
    this.notes?.close()
    clearTimeout(this.#helpTimer)
  }

  readonly name = (seat: number): string => this.chairs[seat]?.name ?? ''

  /** Show at once whatever waits to be shown. */
  skip(): void {
    this.#queue.skip()
  }

  // --- what arrives ----------------------------------------------------------------------------------------------

  #hear(message: ServerMessage): void {
    switch (message.kind) {
      case 'welcome':
        this.skew = message.now - Date.now() / 1000
        break
      case 'table':
        this.#sit(message.table)
        break
      case 'presence':
        this.present = message.present
        this.watchers = message.watchers
        break
      case 'said':
        this.#talk(message.messages)
        break
      case 'events':
        this.#happened(message)
        break
      case 'notes':
        if (message.match === this.#match) this.notes?.heard(message.notes)
        break
      case 'bye':
      case 'done':
      case 'trouble':
      case 'pong':
        break
    }
  }

  #sit(table: Table): void {
    if (this.table && table.rev < this.table.rev) return
    this.table = table
    this.#keepNotes()
  }

  #keepNotes(): void {
    const wanted = this.#match !== null && this.you !== null
    if (wanted === (this.notes !== null)) return
    this.notes?.close()
    this.notes = wanted && this.#match ? new NotesKeeper(this.id, this.#match) : null
  }

  #talk(messages: readonly Message[]): void {
    const next = (this.said.at(-1)?.k ?? -1) + 1
    const fresh = messages.filter((message) => message.k >= next)
    if (!fresh.length) return
    const first = !this.said.length
    this.said = [...this.said, ...fresh]
    const heard = first ? [] : fresh.filter((message) => message.seat !== this.you && !this.quiet.includes(message.seat ?? -1))
    if (heard.length) sound('talk')
    for (const { name, text } of heard) say(t('talk-heard', { name, text }))
  }

  #happened(news: Happened): void {
    const other = news.match !== this.#match
    const from = news.events[0]?.n ?? news.n
    // Another seat's eyes, or a server that knows less than we saw: from the beginning.
    const again = other || from < this.#received || news.n < this.#received
    if (!again && !news.events.length && this.view) return
    if (again) {
      this.#queue.skip()
      this.#start += 1
      this.#shown = this.#received = this.#acted = 0
    }
    if (other) {
      this.notes?.close()
      this.notes = null
      this.help = null
      this.#match = news.match
      this.#keepNotes()
    }
    const jump = again || !this.view || news.events.filter((entry) => entry.seat >= 0).length > followable
    this.#received = news.n
    for (const done of this.#onreceived.splice(0)) done()
    this.#queue.add((signal) => (jump ? this.#jump(news, again) : this.#show(news, signal)))
  }

  /** How it stands now, without the way there. */
  #jump(news: Happened, again: boolean): void {
    this.signal = null
    this.before = null
    this.events = []
    this.past = again ? news.events : [...this.past, ...news.events]
    this.#now(news)
    this.#shown = news.n
    // Somebody who comes back hears the end of it; somebody who comes, whose turn it is.
    if (!again) this.#tell(news, followable)
  }

  async #show(news: Happened, signal: AbortSignal): Promise<void> {
    const start = this.#start
    // A word of somebody else does not take one's turn away.
    const goesOn = [this.view, news.view].every((view) => this.you !== null && view?.turn.includes(this.you))
    const rest = goesOn ? 0 : this.#rests - Date.now()
    if (rest > 0) await pause(rest, signal)
    if (start !== this.#start) return
    this.signal = signal
    this.before = this.view
    this.events = news.events
    this.past = [...this.past, ...news.events]
    this.#now(news)
    const cue = this.room?.sound?.(news.events, news.view, this.before)
    if (cue) sound(cue)
    this.#tell(news)
    const crowded = this.#queue.length > 3
    const rolls = news.events.some((entry) => entry.move.do === 'roll')
    const acted = crowded ? 0 : (this.room?.stays?.(news.view, this.before) ?? 0)
    const long = acted + (crowded ? stays.crowded : rolls ? stays.roll : stays.other)
    // What one has done oneself needs no time to be understood: the next card may follow at once, and so may the words
    // of the others about it. What they do next waits until it has been seen.
    const own = news.events.every((entry) => entry.seat === this.you || entry.seat < 0)
    if (!acted && !rolls && (own || goesOn)) {
      this.#shown = news.n
      this.#rests = Date.now() + long
      this.long = this.#queue.length > 1
      return
    }
    this.long = acted > 0 || this.#queue.length > 1
    await pause(long, signal)
    if (start !== this.#start) return
    this.#shown = news.n
    this.long = this.#queue.length > 1
  }

  #now(news: Happened): void {
    this.view = news.view
    this.clock = news.clock
    this.#askHelp()
  }

  /** For those who hear the table: what happened, one's own moves too, for they have consequences. */
  #tell(news: Happened, most = Infinity): void {
    const { room } = this
    if (!room) return
    const lines = news.events.map((entry) => room.describe(entry, news.view, this.name, this.past)).filter((line) => line !== null)
    for (const line of lines.slice(-most)) say(line)
  }

  // --- what one does ---------------------------------------------------------------------------------------------

  /** Play moves that belong together, one after the other. */
  readonly play = async (...moves: AnyMove[]): Promise<Trouble | null> => {
    if (this.busy) return null
    this.busy = true
    try {
      for (const move of moves) {
        const n = Math.max(this.#received, this.#acted)
        // With the number of entries seen the server takes it only once, so that it may be sent again.
        const played = await api.patiently(() => api.post<Played>(`${this.#path}/play`, { move, n }))
        if (played.match === this.#match) this.#acted = Math.max(this.#acted, played.n + 1)
      }
      await this.#arrived()
      return null
    } catch (error) {
      return api.reason(error)
    } finally {
      this.busy = false
    }
  }

  /** Wait until what was played has come back over the line, but not for ever. */
  #arrived(): Promise<void> {
    if (this.#received >= this.#acted) return Promise.resolve()
    return new Promise((done) => {
      const timer = setTimeout(done, 4000)
      const look = (): void => {
        if (this.#received < this.#acted) this.#onreceived.push(look)
        else {
          clearTimeout(timer)
          done()
        }
      }
      this.#onreceived.push(look)
    })
  }

  /** Something that changes the table; the answer is null, or why not. */
  async change(how: (path: string) => Promise<Table>): Promise<Trouble | null> {
    try {
      this.#sit(await how(this.#path))
      return null
    } catch (error) {
      return api.reason(error)
    }
  }

  async speak(text: string): Promise<Trouble | null> {
    try {
      this.#talk([await api.post<Message>(`${this.#path}/chat`, { text })])
      return null
    } catch (error) {
      return api.reason(error)
    }
  }

  // --- help ------------------------------------------------------------------------------------------------------

  /** Ask for the help that the viewer gets, once things have settled. Also when the language or the level changes. */
  #askHelp(): void {
    clearTimeout(this.#helpTimer)
    const turn = ++this.#helpAsked
    const { level } = this
    if (!this.table || level === 'none' || this.table.status === 'lobby') {
      this.help = null
      return
    }
    // Old help for a new view would mislead; but it need not blink when the new one is quick.
    const fade = setTimeout(() => turn === this.#helpAsked && (this.help = null), helpFades)
    this.#helpTimer = setTimeout(async () => {
      try {
        const found = await api.get<AnyHelp>(`${this.#path}/help`, { level })
        if (turn === this.#helpAsked) this.help = found
      } catch (error) {
        if (!(error instanceof api.Troubled)) throw error
        if (turn === this.#helpAsked && error.status !== 403) setTimeout(() => turn === this.#helpAsked && this.#askHelp(), 3000)
      } finally {
        clearTimeout(fade)
      }
    }, helpWaits)
  }

  askHelpAgain(): void {
    if (this.view) this.#askHelp()
  }

  readonly why = async (symbol: string, number: number): Promise<Explanation | null> => {
    try {
      const found = await api.get<Why>(`${this.#path}/why`, { symbol, number })
      return 'status' in found.explanation ? found.explanation : null
    } catch (error) {
      api.reason(error)
      return null
    }
  }
}
