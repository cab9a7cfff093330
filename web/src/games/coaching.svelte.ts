/** Which of the coach's suggestions is looked at: whoever points at it, in the panel or on the board, the board draws it. */
export interface Tip {
  /** What it costs against the best, in words; judged. */
  costs: string
  reason: string
  /** What to do, in words. */
  words: string
}

class Coaching {
  /** Which one, from 0: the best until somebody looks at another. */
  looked = $state(0)
  /** Somebody asked to see it. */
  asked = $state(false)

  /** It has been played: what comes next is another decision. */
  spent = $state(false)

  look(at: number): void {
    this.looked = at
    this.asked = true
  }

  /** There is something else to decide. */
  begin(): void {
    this.looked = 0
    this.asked = false
    this.spent = false
  }

  /** Play a suggestion, once: until the board shows what came of it, a second tap would play it again. */
  async follow(play: () => Promise<boolean>): Promise<void> {
    if (this.spent) return
    this.spent = true
    if (!(await play())) this.spent = false
  }
}

export const coaching = new Coaching()
