/** What the server says of a table, as it comes, ahead of the board; and what one does, on its way there. */
import { toast } from '$/lib/announce.svelte'
import * as api from '$/lib/api'
import type { AnyMove, AnyView, Changes, MatchUpdate, Message, Notes, ServerMessage, Table, ErrorReply } from '$/lib/contract'
import { Line, type LineState } from '$/lib/line'

export interface FeedOwner {
  table: (table: Table) => void
  /** `again`: seen from the beginning, through other eyes or in another match. */
  happened: (news: MatchUpdate, how: { again: boolean; other: boolean }) => void
  said: (messages: readonly Message[]) => void
  notes: (notes: Notes) => void
  /** The number of the next message of the talk. */
  heard: () => number
}

export class Feed {
  readonly path: string
  line: LineState = $state('joining')
  /** Why there is nothing here for this person. */
  gone: ErrorReply | null = $state.raw(null)
  present: readonly number[] = $state.raw([])
  /** Since when, by this browser's clock, somebody is no longer there. */
  left: Readonly<Record<number, number>> = $state.raw({})
  watchers = $state(0)
  /** What whoever runs the server tells everybody. */
  announcement = $state<string | null>(null)
  /** The server's clock minus ours, in seconds. */
  skew = $state(0)
  /** When the viewer came to the table, by the server's watch. */
  came = 0
  /** A move is on its way: nothing else may be sent. */
  busy = $state(false)
  match: string | null = $state(null)

  /** Entries that have arrived, and those that are known to be stored though they may not have arrived. */
  #received = 0
  #acted = 0
  #rev = -1
  /** As the server last told it: what it tells next may be only what has changed. */
  #view: AnyView | null = null
  #fresh = true
  #onreceived: (() => void)[] = []
  readonly #line: Line
  readonly #owner: FeedOwner

  constructor(id: string, owner: FeedOwner) {
    this.path = `/tables/${encodeURIComponent(id)}`
    this.#owner = owner
    this.#line = new Line(id, {
      seen: () => ({ match: this.match, n: this.#received, said: owner.heard() }),
      hear: (message) => this.#hear(message),
      state: (state) => (this.line = state),
      gone: (refused) => (this.gone = refused),
    })
  }

  close(): void {
    this.#line.close()
  }

  #hear(message: ServerMessage): void {
    switch (message.kind) {
      case 'welcome':
        this.skew = message.now - Date.now() / 1000
        this.came ||= message.now
        break
      case 'table':
        this.#sit(message.table)
        break
      case 'presence':
        this.#presence(message.present)
        this.watchers = message.watchers
        break
      case 'said':
        this.#owner.said(message.messages)
        break
      case 'events':
        this.#happened(message)
        break
      case 'changes':
        this.#changed(message)
        break
      case 'notes':
        if (message.match === this.match) this.#owner.notes(message.notes)
        break
      case 'announcement':
        this.announcement = message.text
        toast(message.text)
        break
      case 'bye':
      case 'done':
      case 'error':
      case 'pong':
        break
    }
  }

  #presence(present: readonly number[]): void {
    const now = Date.now() / 1000
    const gone = this.present.filter((seat) => !present.includes(seat))
    const stays = Object.entries(this.left).filter(([seat]) => !present.includes(Number(seat)))
    this.left = Object.fromEntries([...stays, ...gone.map((seat) => [seat, now] as const)])
    this.present = present
  }

  #sit(table: Table): void {
    if (table.rev < this.#rev) return
    this.#rev = table.rev
    this.#owner.table(table)
  }

  /** What has changed says nothing without the view that it was told of; a new line brings a whole one. */
  #changed(news: Changes): void {
    const since = news.events[0]?.n ?? news.n
    if (this.#view && news.match === this.match && since === this.#received) this.#happened(whole(news, this.#view))
    else this.#line.restart()
  }

  #happened(news: MatchUpdate): void {
    this.#view = news.view
    const other = news.match !== this.match
    const from = news.events[0]?.n ?? news.n
    // Another seat's eyes, or a server that knows less than we saw: from the beginning.
    const again = this.#fresh || other || from < this.#received || news.n < this.#received
    if (!again && !news.events.length) return
    if (again) this.#acted = 0
    this.#fresh = false
    this.match = news.match
    this.#received = news.n
    this.#owner.happened(news, { again, other })
    for (const done of this.#onreceived.splice(0)) done()
  }

  /** Play moves that belong together, one after the other. What cannot be sent now is sent when there is a line again. */
  async play(moves: readonly AnyMove[]): Promise<ErrorReply | null> {
    if (this.busy) return null
    this.busy = true
    const match = this.match
    try {
      for (const move of moves) {
        const played = await this.#line.play(move, Math.max(this.#received, this.#acted))
        if (match === this.match) this.#acted = Math.max(this.#acted, played.n + 1)
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

  /** Offer another match, accept it, or take the offer back; the answer is null, or why not. */
  async again(agree: boolean): Promise<ErrorReply | null> {
    try {
      await this.#line.again(agree)
      return null
    } catch (error) {
      return api.reason(error)
    }
  }

  /** Something that changes the table; the answer is null, or why not. */
  async change(how: (path: string) => Promise<Table>): Promise<ErrorReply | null> {
    try {
      this.#sit(await how(this.path))
      return null
    } catch (error) {
      return api.reason(error)
    }
  }
}

/** The news with the whole view: what has changed, and the rest as it was. */
function whole(news: Changes, before: AnyView): MatchUpdate {
  return { ...news, kind: 'events', view: { ...before, ...news.view } as AnyView }
}
