/** Words of rooms: read once, and there when whoever asked for them goes on. */
import { describe, expect, it } from 'vitest'
import { has, need } from '$/lib/i18n.svelte'

describe('words that are needed', () => {
  it('are there for whoever asked first, too, when others ask meanwhile', async () => {
    const lessons = need('lessons')
    const puzzles = need('web_puzzles')
    await lessons
    expect(has('learn-title')).toBe(true)
    await puzzles
    expect(has('puzzles-title')).toBe(true)
  })
  it('are waited for by whoever asks for the same while they are on their way', async () => {
    const first = need('web_review')
    await need('web_review')
    expect(has('rv-accuracy')).toBe(true)
    await first
  })
})
