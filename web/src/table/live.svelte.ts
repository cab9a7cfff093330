/**
 * A table as this browser follows it. What the server says (feed) waits until the board has shown it (playback); all that
 * this object tells is what has been shown. Help is asked for what is shown; talk waits for nothing.
 */
import { say, toast } from '$/lib/announce.svelte'
import { get } from '$/lib/api'
import type { AnyMove, AnyView, Entry, MatchInfo, MatchUpdate, Table, ErrorReply } from '$/lib/contract'
import { t } from '$/lib/i18n.svelte'
import { settings } from '$/lib/settings.svelte'
import { play as sound } from '$/lib/sound'
import { Chat } from './chat.svelte'
import { Feed } from './feed.svelte'
import { HelpDesk } from './help.svelte'
import { named, shown } from './names'
import { NotesKeeper } from './notes.svelte'
import { lesser } from './options/choices'
import { Playback } from './playback.svelte'
import { type Audience, type Beat, type Happening, oneBeat } from './stage'
import type { GameRoom } from './table'

/** More turns than this at once are not shown one by one: somebody was away, and wants to see how it stands. */
const followable = 4

export class LiveTable {
  readonly id: string
  readonly feed: Feed
  readonly playback: Playback
  readonly chat: Chat
  readonly helpDesk: HelpDesk
  notes: NotesKeeper | null = $state.raw(null)
  /** The game's board and words; null until its chunk has come. */
  room: GameRoom | null = $state.raw(null)
  /** The table as shown: that its match is over is known when the end has been seen. */
  table: Table | null = $state.raw(null)
  #newest: Table | null = null

  readonly chairs = $derived(this.table ? named(this.table.chairs) : [])
  /** How those were called who played the match that is over, if somebody has left since. */
  #sat: { match: string; names: readonly string[] } | null = $state.raw(null)
  /** Who plays, or has played, what is shown: the chairs as the match knows them. */
  readonly players = $derived.by(() =>
    this.chairs.map((chair) => {
      const name = chair.kind === 'open' && this.#sat?.match === this.table?.match ? this.#sat?.names[chair.seat] : undefined
      return name ? { ...chair, name: shown(name) } : chair
    }),
  )
  readonly you = $derived(this.table?.you ?? null)
  /** The table has nobody to look after it: the host left their seat, a bot plays for them, or they are gone from a
      match; the server knows whether they have been gone for long. */
  readonly hostless = $derived.by(() => {
    const host = this.chairs.find((chair) => chair.host)
    const gone = host && this.table?.status === 'playing' && !this.present.includes(host.seat)
    return this.you !== null && !this.table?.hosting && (!host || host.away !== null || gone === true)
  })
  /** The viewer sits at a match that runs. */
  readonly seated = $derived.by(() => this.table?.status === 'playing' && this.you !== null)
  /** The viewer may act: all that happened has been shown, and what is shown is how it stands. */
  readonly mine = $derived.by(() => this.seated && this.waiting === 0)
  readonly myTurn = $derived.by(() => this.mine && !!this.view && this.view.turn.includes(this.you ?? -2))
  /** It is the viewer's turn as soon as they have seen the rest of what is being shown. */
  readonly following = $derived.by(() => this.waiting > 0 && this.you !== null && !!this.view?.turn.includes(this.you))
  /** The help that this viewer gets: what the table allows, or less if they want less. */
  readonly level: Table['help'] = $derived.by(() => (this.you === null ? 'none' : lesser(this.table?.help ?? 'none', settings.help)))

  constructor(id: string) {
    this.id = id
    this.playback = new Playback({
      beats: (happening) => this.#beats(happening),
      began: (beat, told, hurried) => this.#began(beat, told, hurried),
      settled: () => this.#settled(),
    })
    this.feed = new Feed(id, {
      table: (table) => this.#sit(table),
      happened: (news, how) => this.#happened(news, how),
      said: (messages) => this.chat.hear(messages),
      notes: (notes) => this.notes?.heard(notes),
      heard: () => this.chat.next,
    })
    this.chat = new Chat(this.feed.path, () => this.you, () => this.feed.came)
    this.helpDesk = new HelpDesk(this.feed.path, {
      level: () => (this.table && this.table.status !== 'lobby' && this.view ? this.level : null),
      seen: () => (this.waiting ? null : this.playback.shown),
    })
  }

  close(): void {
    this.feed.close()
    this.playback.close()
    this.helpDesk.close()
    this.notes?.close()
  }

  // What is shown.
  get view(): AnyView | null {
    return this.playback.view
  }
  get past(): Playback['past'] {
    return this.playback.past
  }
  get clock(): Playback['clock'] {
    return this.playback.clock
  }
  /** Entries that have arrived and are still being shown, or wait for it. */
  get waiting(): number {
    return this.playback.waiting
  }
  get present(): readonly number[] {
    return this.feed.present
  }
  get watchers(): number {
    return this.feed.watchers
  }
  get skew(): number {
    return this.feed.skew
  }
  get busy(): boolean {
    return this.feed.busy
  }

  readonly name = (seat: number): string => this.players[seat]?.name ?? ''
  readonly play = (...moves: AnyMove[]): Promise<ErrorReply | null> => this.feed.play(moves)
  readonly again = (agree: boolean): Promise<ErrorReply | null> => this.feed.again(agree)
  readonly change = (how: (path: string) => Promise<Table>): Promise<ErrorReply | null> => this.feed.change(how)

  /** Show at once whatever waits to be shown. */
  skip(): void {
    this.playback.skip()
  }

  // --- what arrives ----------------------------------------------------------------------------------------------

  #sit(table: Table): void {
    this.#newest = table
    this.#showTable()
  }

  /** That a match has ended is news of the board's: it waits until what ended it has been shown. */
  #showTable(): void {
    const [newest, shown] = [this.#newest, this.table]
    if (!newest) return
    const ends = shown?.status === 'playing' && newest.status !== 'playing' && newest.match === shown.match
    const unseen = this.waiting > 0 || (newest.ending === 'played' && !this.playback.newest?.outcome)
    if (shown) this.#tellWhoLeft(shown, newest)
    this.table = ends && unseen ? { ...newest, status: 'playing', ending: null, matches: shown.matches } : newest
    this.#keepNotes()
    void this.#recall()
  }

  /** Somebody goes, or comes back, and what that means. */
  #tellWhoLeft(before: Table, now: Table): void {
    for (const chair of before.chairs) {
      const after = now.chairs[chair.seat]
      if (!after || chair.you || chair.kind !== 'person' || before.match !== now.match) continue
      const name = shown(chair.name)
      if (after.kind === 'open') toast(t('left-table', { name }))
      else if (after.name === chair.name && !chair.away && after.away) toast(t('left-away', { name }))
      else if (after.name === chair.name && chair.away && !after.away) toast(t('left-back', { name }))
    }
  }

  /** A seat that somebody left after the match is open; what was played there keeps their name. */
  async #recall(): Promise<void> {
    const { match, status, chairs } = this.table ?? {}
    if (status !== 'over' || !match || this.#sat?.match === match || !chairs?.some((chair) => chair.kind === 'open')) return
    const names = await get<MatchInfo>(`/matches/${match}`).then((info) => info.names, () => [])
    this.#sat = { match, names }
  }

  #keepNotes(): void {
    const { match } = this.feed
    const wanted = match !== null && this.you !== null
    if (wanted === (this.notes !== null)) return
    this.notes?.close()
    this.notes = wanted ? new NotesKeeper(this.id, match) : null
  }

  #happened(news: MatchUpdate, { again, other }: { again: boolean; other: boolean }): void {
    if (other) {
      this.notes?.close()
      this.notes = null
      this.helpDesk.clear()
      this.#keepNotes()
    }
    const turns = news.events.filter((entry, at) => entry.seat >= 0 && entry.seat !== news.events[at - 1]?.seat).length
    if (!again && this.view && turns <= followable) return this.playback.add(news)
    const past = again ? news.events : [...this.past, ...news.events]
    this.playback.jump({ view: news.view, n: news.n, past, clock: news.clock })
    // Somebody who comes back hears the end of it; somebody who comes, whose turn it is.
    if (!again) this.#tell(news.events, followable)
  }

  #beats(happening: Happening): readonly Beat[] {
    const audience: Audience = { you: this.you, name: this.name }
    const beats = this.room?.stage?.(happening, audience)
    if (beats?.length) return beats
    return oneBeat(happening, audience, this.room?.sound?.(happening.events, happening.view, happening.before) ?? null)
  }

  #began(beat: Beat, told: readonly Entry[], hurried: boolean): void {
    if (beat.sound && !hurried) sound(beat.sound)
    this.#tell(told)
    if (beat.say) say(beat.say)
    this.helpDesk.stale()
  }

  #settled(): void {
    this.#showTable()
    this.helpDesk.ask()
  }

  /** For those who hear the table: what happened, one's own moves too, for they have consequences. */
  #tell(entries: readonly Entry[], most = Infinity): void {
    const { room, view } = this
    if (!room || !view) return
    const lines = entries.map((entry) => room.describe(entry, view, this.name, this.past)).filter((line) => line !== null)
    for (const line of lines.slice(-most)) say(line)
  }
}
