/**
 * What happens at the table of The Lost Code and Think Str8!, cut into beats: a bet is laid, the bets are checked one
 * player at a time and stone by stone, a stone is exchanged, dice fall, and at the end every code is opened.
 */
import type { Entry, Final, Round, Swap } from '$/lib/contract'
import { t } from '$/lib/i18n.svelte'
import type { Audience, Beat, Happening } from '$/table/stage'
import { after, exchanged, hushed, inRound, move, told, turned } from './scenes'
import { type CodeView, isCode, symbolName, unbroken } from './signs'

/** What a beat is about, for those who draw it. */
export type Scene =
  /** Checking a bet: so many of its stones have been counted. */
  | { is: 'check'; seat: number; lit: number; verdict: boolean }
  | { is: 'swap'; swap: Swap; arrived: boolean }
  /** Opening a code at the end: so many of its stones are turned. `truth` holds only those. */
  | { is: 'final'; final: Final; truth: readonly (number | null)[]; shown: number; moved: boolean }
  | { is: 'crown'; seat: number }

/** In ms, at the usual pace. */
const lasts = { bet: 650, wait: 500, lit: 320, hold: 700, verdict: 1100, curse: 1000, give: 900, arrive: 800, roll: 900, calm: 550, stands: 350, opens: 700, stone: 480, walk: 1000, crown: 1600 }

type Make = Omit<Beat, 'view' | 'detail'> & { view: CodeView; scene?: Scene }
const beat = ({ scene, ...rest }: Make): Beat => (scene ? { ...rest, detail: scene } : rest)

export function stage({ events, before, view }: Happening, audience: Audience): Beat[] {
  if (!isCode(before) || !isCode(view)) return []
  const cut = new Cut(before, view, events, audience)
  events.forEach((entry, at) => cut.add(entry, at + 1))
  return cut.done()
}

class Cut {
  readonly beats: Beat[] = []
  readonly #end: CodeView
  readonly #events: readonly Entry[]
  readonly #you: number | null
  readonly #name: (seat: number) => string
  /** The viewer is asked before and after it: what the others write meanwhile takes no turn away. */
  readonly #goesOn: boolean
  #now: CodeView

  constructor(before: CodeView, end: CodeView, events: readonly Entry[], { you, name }: Audience) {
    this.#now = hushed(before)
    this.#end = end
    this.#events = events
    this.#you = you
    this.#goesOn = you !== null && before.turn.includes(you) && end.turn.includes(you)
    this.#name = (seat) => (seat === you ? t('lc-you') : name(seat))
  }

  add(entry: Entry, upTo: number): void {
    const { move: did } = entry
    if (did.do === 'wheel' || did.do === 'tile' || did.do === 'place') this.#bet(entry, upTo)
    else if (did.do === 'exchange') this.#exchange(entry, upTo)
    else if (did.do === 'roll') this.#roll(upTo)
    else if (did.do === 'deal') return
    else if (did.do === 'guess') this.#push({ kind: 'event', ms: lasts.calm, view: this.#now, told: upTo, seat: entry.seat })
    else {
      const round = this.#round(upTo)
      const shown = round && this.#now.history.find(({ number }) => number === round.number)
      if (round) this.#now = inRound(this.#now, { ...round, bids: shown?.bids ?? [], checks: shown?.checks ?? [], swaps: shown?.swaps ?? [] })
      this.#push({ kind: 'event', ms: lasts.calm, view: this.#now, told: upTo, seat: entry.seat })
    }
    if (this.#end.outcome && upTo === this.#events.length) this.#finale()
  }

  /** The beats; the last one shows how it stands. */
  done(): Beat[] {
    this.#settle()
    const last = this.beats.at(-1)
    if (!last) return []
    // What was acted out ends with a moment of rest; a simple thing is its own end.
    if (last.drama) this.#push({ kind: 'stands', ms: lasts.stands, view: this.#end })
    const calm = this.beats.every((one) => one.kind === 'event' || one.kind === 'bet')
    const end = { ...this.beats.at(-1), line: undefined } as Beat
    if (calm && (this.beats.length === 1 || this.#goesOn)) return [{ ...end, free: this.#free(end) }]
    return [...this.beats.slice(0, -1), end]
  }

  /** What one has done oneself needs no time to be understood. */
  #free(last: Beat): boolean {
    const own = this.#events.every((entry) => entry.seat === this.#you || entry.seat < 0)
    return last.kind !== 'roll' && !this.#end.outcome && (own || this.#goesOn)
  }

  #push(made: Make): void {
    this.beats.push(beat(made))
  }

  /** The round that an entry belongs to, as it is in the end. */
  #round(upTo: number): Round | undefined {
    const later = this.#events.slice(upTo).filter((entry) => entry.move.do === 'roll').length
    return this.#end.history.filter((round) => round.rolled.length).at(-1 - later)
  }

  /** The bids that have been made so far in a round. */
  #bids(round: Round): Round['bids'] {
    return this.#now.history.find(({ number }) => number === round.number)?.bids ?? []
  }

  #bet({ seat, move: did }: Entry, upTo: number): void {
    const round = this.#round(upTo)
    if (!round) return
    const made = round.bids.find((bid) => bid.seat === seat)
    const all = did.do !== 'tile' && round.checks.length > 0 && !this.#events.slice(upTo).some((entry) => ['wheel', 'place'].includes(entry.move.do))
    const hidden = did.do === 'tile' && made ? { ...made, low: null, high: null } : made
    // Tiles that were laid unseen are seen together (TS-20).
    const bids = all ? round.bids : [...this.#bids(round).filter((bid) => bid.seat !== seat), ...(hidden ? [hidden] : [])]
    this.#now = inRound(this.#now, { ...round, bids, checks: [], swaps: [] })
    this.#push({ kind: 'bet', ms: lasts.bet, view: this.#now, told: upTo, seat, sound: 'turnWheel', ...(all ? { line: t('lc-prompt-check') } : {}) })
    if (all) this.#settle()
  }

  /** Whatever led to it: the answers of the round that lies there are shown before anything comes after them. */
  #settle(): void {
    const shown = this.#now.history.at(-1)
    const round = shown && this.#end.history.find(({ number }) => number === shown.number)
    if (!round || round.checks.length <= shown.checks.length) return
    this.#now = inRound(this.#now, { ...round, checks: shown.checks, swaps: [] })
    this.#checks(round, shown.checks.length)
  }

  #checks(round: Round, first: number): void {
    const places = { positions: this.#now.positions, standing: this.#now.standing }
    const holder = round.cursed ?? this.#end.cursed
    round.checks.slice(first).forEach((check, at) => {
      const { seat } = check
      const words = { ...told(round, check), name: seat === this.#you ? t('lc-you') : this.#name(seat) }
      const asks = { kind: 'lit', seat, drama: true, line: t('lc-check-of', { name: this.#name(seat), range: unbroken(words.low, words.high), self: seat === this.#you ? 'yes' : 'no' }) }
      // One's own stones stay closed: only the verdict comes.
      const open = round.dice.every((face) => this.#number(seat, face) !== null)
      if (open) round.dice.forEach((_, lit) => this.#push({ ...asks, ms: lasts.lit, view: this.#now, sound: 'lay', scene: { is: 'check', seat, lit: lit + 1, verdict: false } }))
      else this.#push({ ...asks, ms: lasts.hold, view: this.#now, scene: { is: 'check', seat, lit: 0, verdict: false } })
      const checks = round.checks.slice(0, first + at + 1)
      this.#now = { ...inRound(this.#now, { ...round, checks, swaps: [] }), ...after(places, checks.slice(first), holder) }
      const line = t('told-lost-code', words)
      this.#push({ kind: 'verdict', ms: lasts.verdict, view: this.#now, seat, drama: true, line, say: line, sound: check.answer === 'right' ? 'right' : 'wrong', scene: { is: 'check', seat, lit: round.dice.length, verdict: true } })
    })
    this.#curse(round)
  }

  /** The skull comes, goes on to another or is laid aside (LC-110 to LC-113). */
  #curse(round: Round): void {
    const next = this.#end.history.find(({ number }) => number === round.number + 1)
    const cursed = next ? next.cursed : this.#end.cursed
    const skull = next || cursed === null ? this.#end.skull : 'held'
    if (cursed === this.#now.cursed && skull === this.#now.skull) return
    this.#now = { ...this.#now, cursed, skull }
    const line = cursed === null ? t('lc-curse-gone') : t('lc-cursed-now', { name: this.#name(cursed), self: cursed === this.#you ? 'yes' : 'no' })
    this.#push({ kind: 'curse', ms: lasts.curse, view: this.#now, drama: true, line, say: line, sound: 'command', ...(cursed === null ? {} : { seat: cursed }) })
  }

  #number(seat: number, face: string): number | null {
    return this.#now.logs[seat]?.[this.#now.symbols.indexOf(face)] ?? null
  }

  #exchange({ seat }: Entry, upTo: number): void {
    this.#settle()
    const round = this.#round(upTo)
    const swap = round?.swaps.find((one) => one.seat === seat)
    if (!round || !swap) return
    const shown = round.swaps.slice(0, round.swaps.indexOf(swap) + 1)
    this.#now = inRound(turned(this.#now, swap), { ...round, swaps: shown })
    const symbol = symbolName(swap.symbol)
    const line = t('lc-gives', { name: this.#name(seat), self: seat === this.#you ? 'yes' : 'no', symbol, number: swap.discarded })
    this.#push({ kind: 'give', ms: lasts.give, view: this.#now, told: upTo, seat, line, drama: true, sound: 'swap', scene: { is: 'swap', swap, arrived: false } })
    this.#now = inRound(exchanged(this.#now, swap), { ...round, swaps: shown })
    const dealt = this.#events[upTo]?.move.do === 'deal' ? upTo + 1 : upTo
    this.#push({ kind: 'arrive', ms: lasts.arrive, view: this.#now, told: dealt, seat, line, drama: true, scene: { is: 'swap', swap, arrived: true } })
  }

  #roll(upTo: number): void {
    this.#settle()
    const round = this.#round(upTo)
    if (!round) return
    const last = this.beats.at(-1)
    // After a round has been looked at there is a breath before the next dice fall.
    if (last?.drama && last.kind !== 'stands') this.#push({ kind: 'stands', ms: lasts.wait, view: this.#now, line: t('lc-prompt-wait') })
    if (round.number !== this.#now.history.at(-1)?.number) this.#now = inRound({ ...this.#now, available: this.#end.available }, { ...round, bids: [], checks: [], swaps: [] })
    this.#push({ kind: 'roll', ms: lasts.roll, view: this.#now, told: upTo, sound: 'roll', line: t('lc-prompt-wait') })
  }

  /** All codes are opened, from the one furthest behind to the leader (LC-76), stone by stone; then somebody has won. */
  #finale(): void {
    const end = this.#end
    for (const final of end.finals) {
      const { seat } = final
      const base = { kind: 'final', seat, drama: true, line: t('lc-final-of', { name: this.#name(seat), self: seat === this.#you ? 'yes' : 'no' }) }
      const truth = (shown: number): (number | null)[] => end.symbols.map((_, at) => (at < shown ? (end.logs[seat]?.[at] ?? null) : null))
      const scene = (shown: number, moved = false): Scene => ({ is: 'final', final, truth: truth(shown), shown, moved })
      this.#push({ ...base, ms: lasts.opens, view: this.#now, scene: scene(0) })
      end.symbols.forEach((_, at) => {
        if (seat === this.#now.seat) this.#now = { ...this.#now, logs: this.#now.logs.map((log, own) => (own === seat ? truth(at + 1) : log)) }
        this.#push({ ...base, ms: lasts.stone, view: this.#now, sound: (final.points[at] ?? 0) > 0 ? 'right' : 'lay', scene: scene(at + 1) })
      })
      // One net move each (LC-75).
      const steps = (end.positions[seat] ?? 0) - (this.#now.positions[seat] ?? 0)
      this.#now = { ...this.#now, ...move(this.#now, seat, steps) }
      this.#push({ ...base, kind: 'walk', ms: lasts.walk, view: this.#now, sound: 'turnWheel', scene: scene(end.symbols.length, true) })
    }
    const [winner = 0] = end.outcome?.winners ?? []
    const won = this.#you === null || (end.outcome?.winners ?? []).includes(this.#you)
    this.beats.push({ kind: 'crown', ms: lasts.crown, view: end, seat: winner, sound: won ? 'won' : 'lost', detail: { is: 'crown', seat: winner } satisfies Scene })
  }
}

/** What is on stage, if it is one of ours. */
export function sceneOf(detail: unknown): Scene | null {
  return typeof detail === 'object' && detail !== null && 'is' in detail ? (detail as Scene) : null
}
