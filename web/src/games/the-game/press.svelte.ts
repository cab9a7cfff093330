/** Pressing a pile: a ring of words opens round the finger, and what it is let go over is said. */

/** How long a pile is pressed before the ring opens, where a short press lays a card, in ms. */
const patience = 350
/** So far a finger has to go, in px, before letting go means a word: a tap only opens the ring, whatever comes up under it. */
const far = 12

export class Press {
  /** The pile whose ring is open, by its place on the table. */
  pile: number | null = $state(null)
  at = $state.raw({ x: 0, y: 0 })
  /** The word under the finger. */
  over: string | null = $state(null)
  keyed = $state(false)
  readonly #root: () => HTMLElement | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  /** The click that ends a press has been dealt with. */
  #dealt = false
  #from: HTMLElement | null = null

  constructor(root: () => HTMLElement | undefined) {
    this.#root = root
  }

  /** A finger comes down on a pile. Where a tap lays a card the ring waits a little. */
  down(event: PointerEvent, pile: number, lays: boolean): void {
    if (event.button !== 0) return
    const slot = event.currentTarget as HTMLElement
    this.#dealt = false
    clearTimeout(this.#timer)
    const open = (): void => {
      this.#open(pile, slot, false)
      this.#dealt = true
    }
    if (lays) this.#timer = setTimeout(open, patience)
    else open()
    slot.setPointerCapture(event.pointerId)
    const move = (moved: PointerEvent): void => {
      this.over = this.pile === null ? null : this.#wordAt(moved)
    }
    const up = (lifted: PointerEvent): void => {
      clearTimeout(this.#timer)
      slot.removeEventListener('pointermove', move)
      slot.removeEventListener('pointerup', up)
      slot.removeEventListener('pointercancel', up)
      if (this.pile === null || lifted.type === 'pointercancel') return
      const went = Math.hypot(lifted.clientX - event.clientX, lifted.clientY - event.clientY)
      const word = went > far ? this.#wordAt(lifted) : null
      this.over = null
      if (word) this.#root()?.querySelector<HTMLElement>(`[data-ring] [data-word="${word}"]`)?.click()
    }
    slot.addEventListener('pointermove', move)
    slot.addEventListener('pointerup', up)
    slot.addEventListener('pointercancel', up)
  }

  /** Whether a click belongs to a press that has opened the ring. */
  swallows(): boolean {
    const dealt = this.#dealt
    this.#dealt = false
    return dealt
  }

  openAt(pile: number, keyed: boolean): void {
    const slot = this.#root()?.querySelector<HTMLElement>(`[data-pile="${pile}"] .slot`)
    if (slot) this.#open(pile, slot, keyed)
  }

  readonly close = (): void => {
    const back = this.keyed && this.pile !== null
    this.pile = null
    this.over = null
    if (back) this.#from?.focus()
  }

  /** A press beside the ring closes it. */
  readonly outside = (event: PointerEvent): void => {
    const target = event.target as HTMLElement
    // Another press: the click of the one before did not come, and comes no more.
    if (!target.closest('.slot')) this.#dealt = false
    if (this.pile !== null && !target.closest('[data-ring], .slot')) this.close()
  }

  #open(pile: number, slot: HTMLElement, keyed: boolean): void {
    const board = this.#root()?.getBoundingClientRect()
    if (!board) return
    const box = slot.getBoundingClientRect()
    this.#from = document.activeElement instanceof HTMLElement ? document.activeElement : slot
    this.at = { x: box.left + box.width / 2 - board.left, y: box.top + box.height / 2 - board.top }
    this.keyed = keyed
    this.pile = pile
  }

  #wordAt({ clientX, clientY }: PointerEvent): string | null {
    const found = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-ring] [data-word]')
    return found?.dataset.word ?? null
  }
}
