/** Every sample state on its board, sheet and end: no faults for axe, words for all that happened. Two files run it, side by side. */
import { render, screen } from '@testing-library/svelte'
import axe from 'axe-core'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Entry } from '$/lib/contract'
import type { Fixture } from '$/table/fixtures'
import { room, samples, setTheTable, table } from './samples'

async function faults(container: Element): Promise<string[]> {
  const { violations } = await axe.run(container, { resultTypes: ['violations'], rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } })
  return violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.html).join(' ')}`)
}

export function holdSamples(family: string): void {
  beforeAll(setTheTable)
  const some = samples.filter(([name]) => name.startsWith(`${family}/`))
  it('has samples', () => expect(some.length).toBeGreaterThan(5))

  describe.each(some)('%s', (_, fixture) => {
    it.each(['Board', 'Sheet', 'End'] as const)('%s gives axe nothing to find', async (part) => {
      const Part = room(fixture)[part]
      if (!Part) return
      const { container } = render(Part, { props: table(fixture).props })
      expect(await faults(container)).toEqual([])
    })

    it('is said in words', () => {
      const name = (seat: number): string => fixture.chairs[seat]?.name ?? ''
      expect(room(fixture).prompt(fixture.view, name)).toMatch(/^[A-ZÀ-Ž].*[.?]$|^The end$/)
      for (const entry of fixture.past) {
        const line = room(fixture).describe(entry as Entry, fixture.view, name)
        if (line !== null) expect(line).toMatch(/[.]$/)
      }
    })

    it('offers nothing to somebody who may not act', () => {
      const { props } = table({ ...fixture, mine: false, view: { ...fixture.view, moves: [], signals: [] } as Fixture['view'] })
      render(room(fixture).Board, { props })
      for (const verb of [/^End turn$/, /^Keep the dice$/, /^Hand in$/, /^I start$/]) expect(screen.queryByRole('button', { name: verb })).toBeNull()
    })
  })
}
