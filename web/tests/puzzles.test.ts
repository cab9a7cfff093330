import { afterEach, describe, expect, it, vi } from 'vitest'
import { Line, NoMore } from '$/learn/puzzles.svelte'

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('a line of puzzles', () => {
  it('says that there are no more of a sort, and does not wait for ever', async () => {
    const fetch = vi.fn(() => Promise.resolve(Response.json([])))
    vi.stubGlobal('fetch', fetch)
    await expect(new Line({ kind: 'save', level: 'hard' }).next()).rejects.toBeInstanceOf(NoMore)
    expect(fetch).toHaveBeenCalledOnce()
  })
})
