import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { inTheBox } from '$/lib/i18n.svelte'
import { render, screen } from '@testing-library/svelte'
import { run } from 'axe-core'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { layout } from '$/games/the-game/rules/layout'
import { games, type GameName } from '$/lib/games'
import { need, t } from '$/lib/i18n.svelte'
import { languages } from '$/lib/settings.svelte'
import { wordId } from '$/pieces/the-game/commands'
import Reader from '$/table/Reader.svelte'
import { openRules } from '$/table/room'
import { ids, type RuleSection } from '$/table/rules'

const root = join(process.cwd(), '..')
const page = (game: GameName): string => readFileSync(join(root, 'docs/rules', `${game}.md`), 'utf8')
const told = (game: GameName): string[] => [...page(game).matchAll(/^- \*\*((?:LC|TS|TG|TX)-\d+)\*\*/gm)].map((match) => match[1] ?? '')

/** Every rule that a table of this game can refuse by: Extreme plays by the rules of The Game too (TX-1). */
const rulesOf = (game: GameName): string[] => [...told(game), ...(game === 'the-game-extreme' ? told('the-game') : [])]

const source = (language: string, room: string): string => readFileSync(join(root, 'src/ludoteca/locales', language, `${room}.ftl`), 'utf8')
const words = (language: string, room: string): FluentBundle => {
  const bundle = new FluentBundle(language, { useIsolating: false, functions: { BOX: inTheBox } })
  expect(bundle.addResource(new FluentResource(source(language, room)))).toEqual([])
  return bundle
}
const roomOf = (game: GameName): string => (game.startsWith('the-game') ? 'the_game' : 'lost_code')

const sections = {} as Record<GameName, RuleSection[]>
// jsdom scrolls nowhere and knows no CSS.escape; the names of sections need none.
Element.prototype.scrollIntoView = () => undefined
vi.stubGlobal('CSS', { escape: (name: string) => name })
beforeAll(async () => {
  await need('web_table')
  for (const game of games) sections[game] = await openRules(game)
})

it('counts rule ids from one to the other', () => {
  expect(ids('LC', 1, [3, 5])).toEqual(['LC-1', 'LC-3', 'LC-4', 'LC-5'])
})

describe.each(games)('the rules of %s', (game) => {
  it('have a place for every rule, and only one', () => {
    expect(sections[game].flatMap((section) => section.ids).sort()).toEqual(rulesOf(game).sort())
  })
  it('are between ten and twenty sections, each with a name of its own', () => {
    const names = sections[game].map((section) => section.id)
    expect(new Set(names).size).toBe(names.length)
    expect(names.length).toBeGreaterThanOrEqual(10)
    expect(names.length).toBeLessThanOrEqual(20)
  })
  it.each(languages)('have a title and a text for each section in %s, and for nothing else', (language) => {
    const bundle = words(language, `rules_${roomOf(game)}`)
    for (const { id } of sections[game])
      for (const message of [`rules-${game}-${id}-title`, `rules-${game}-${id}`]) {
        const { value } = bundle.getMessage(message) ?? {}
        expect(value && bundle.formatPattern(value), message).toBeTruthy()
      }
    const written = source(language, `rules_${roomOf(game)}`).matchAll(new RegExp(`^rules-${game}-([\\w-]+)-title =`, 'gm'))
    const names = sections[game].map((section) => section.id)
    // The Game's own sections are those whose names do not begin with "extreme-".
    expect([...written].map((match) => match[1] ?? '').filter((name) => !name.startsWith('extreme-'))).toEqual(names)
  })
  it.each(languages)('name options that exist in %s', (language) => {
    const bundle = words(language, roomOf(game))
    for (const { option } of sections[game]) if (option) expect(bundle.hasMessage(`option-${game}-${option.replaceAll('_', '-')}`), option).toBe(true)
  })
  it('open at the section of the rule that refused a move', async () => {
    const rule = rulesOf(game)[5] ?? ''
    const section = sections[game].find((one) => one.ids.includes(rule))
    const { container } = render(Reader, { game, at: rule })
    await screen.findByRole('heading', { name: t(`rules-${game}-${section?.id}-title`) })
    expect(container.querySelectorAll('.target')).toHaveLength(1)
    expect(container.querySelector('.target')?.id).toBe(`rule-${section?.id}`)
  })
  it('are drawn without anything axe would mind', async () => {
    const { container } = render(Reader, { game })
    await screen.findAllByRole('heading', { level: 2 })
    expect(container.querySelectorAll('.picture').length).toBe(sections[game].filter((section) => section.picture).length)
    const { violations } = await run(container, { resultTypes: ['violations'], rules: { 'color-contrast': { enabled: false } } })
    expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([])
  })
})

it('draw each command on the cards that bear it as a rule', () => {
  const table = [...page('the-game-extreme').matchAll(/^\| ([A-Z3! ]+) \| \w+ \| .+ \| ([\d, ]+) \|$/gm)]
  const wanted = Object.fromEntries(table.map(([, name = '', cards = '']) => [name.toLowerCase().replace('3!', 'three').replace(' ', '-'), cards.split(', ').map(Number)]))
  expect(layout).toEqual(wanted)
  for (const name of Object.keys(layout)) expect(t(wordId(name as keyof typeof layout))).not.toContain('command-')
})
