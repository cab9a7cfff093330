import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Entry, FluentParser, Visitor, type VariableReference } from '@fluent/syntax'
import { parse } from 'svelte/compiler'
import { describe, expect, it } from 'vitest'
import { elided, number, negotiate, speak, t } from '$/lib/i18n.svelte'
import { change, languages } from '$/lib/settings.svelte'

const locales = join(process.cwd(), '../src/ludoteca/locales')

/** The rooms of the client: its own words, and those of its boards and rules. */
const rooms = readdirSync(join(locales, 'en')).filter((name) => /^(web|rules|lessons)(_\w+)?\.ftl$/.test(name))

/** Every id of a room with the variables its text names. */
function ids(language: string, room: string): Record<string, string[]> {
  const found: Record<string, string[]> = {}
  const resource = new FluentParser({ withSpans: false }).parse(readFileSync(join(locales, language, room), 'utf8'))
  for (const entry of resource.body as Entry[]) {
    expect(entry.type, `${language}: ${JSON.stringify(entry)}`).not.toBe('Junk')
    if (entry.type !== 'Message') continue
    const names = new Set<string>()
    class Names extends Visitor {
      override visitVariableReference(node: VariableReference): void {
        names.add(node.id.name)
      }
    }
    new Names().visit(entry)
    expect(found[entry.id.name], `${entry.id.name} stands twice`).toBeUndefined()
    found[entry.id.name] = [...names].sort()
  }
  return found
}

const walk = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? walk(join(folder, entry.name)) : [join(folder, entry.name)],
  )
const components = walk(join(process.cwd(), 'src')).filter((file) => file.endsWith('.svelte'))

describe('numbers in sentences', () => {
  it('writes a loss with a minus, and leaves hyphens alone', () => {
    expect(t('points', { points: -2 })).toBe('−2 points')
    expect(t('claim-done', { name: 'LC-62, 2026-11-18, 0-3' })).toContain('LC-62, 2026-11-18, 0-3')
  })
})

describe('Italian articles', () => {
  it('lose their vowel before otto, undici, ottanta and nothing else', () => {
    expect(elided('Gioca il 83 sul 8. Il 11 va al 80, del 88 il 18.')).toBe('Gioca l’83 sull’8. L’11 va all’80, dell’88 il 18.')
    expect(elided('il 7, il 110, il 18, dal 98, il gambero, mail 8')).toBe('il 7, il 110, il 18, dal 98, il gambero, mail 8')
  })
})

describe('the words of the client', () => {
  it.each(rooms.flatMap((room) => ['it', 'fr', 'de'].map((language) => [language, room])))('has in %s/%s the same ids with the same variables as in English', (language, room) => {
    expect(ids(language, room)).toEqual(ids('en', room))
  })

  it.each(rooms)('names in %s no id that another room names: all rooms are read as one, and the second would be lost', (room) => {
    const own = Object.keys(ids('en', room))
    for (const file of readdirSync(join(locales, 'en')).filter((name) => name.endsWith('.ftl') && name !== room)) {
      const theirs = [...readFileSync(join(locales, 'en', file), 'utf8').matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1])
      expect(own.filter((id) => theirs.includes(id)), file).toEqual([])
    }
  })

  it.each([
    [['de-AT', 'en'], 'de'],
    [['pt', 'fr-CA'], 'fr'],
    [['ja'], 'en'],
    [[], 'en'],
  ])('chooses from %j the language %s', (wanted, chosen) => {
    expect(negotiate(wanted)).toBe(chosen)
  })

  it.each([
    ['en', '9–15 · 2 points', '1,234.5'],
    ['it', '9–15 · 2 punti', '1234,5'],
    ['fr', '9–15 · 2 points', '1\u202f234,5'],
    ['de', '9–15 · 2 Punkte', '1.234,5'],
  ] as const)('speaks %s', async (language, range, written) => {
    change({ language })
    await speak()
    expect(t('range-digits', { width: 7, points: 2, from: 9, to: 15 })).toBe(range)
    expect(number(1234.5)).toBe(written)
    expect(document.documentElement.lang).toBe(language)
  })

  it('knows every language by its own name', () => {
    for (const language of languages) expect(t(`language-${language}`)).not.toBe(`language-${language}`)
  })

  it('gives no two symbols the same letter and no two colours the same short form', () => {
    for (const language of languages) {
      const text = readFileSync(join(locales, language, 'web.ftl'), 'utf8')
      for (const pattern of [/^symbol-\w+-letter = (.+)$/gm, /^colour-\w+-short = (.+)$/gm]) {
        const marks = [...text.matchAll(pattern)].map((match) => match[1])
        expect(new Set(marks).size).toBe(6)
      }
    }
  })
})

type Node = { type?: string; data?: string; name?: string; value?: unknown; [key: string]: unknown }
const spoken = new Set(['label', 'title', 'alt', 'placeholder', 'aria-label', 'hint', 'text'])
const names = /^(Ludoteca|Aa|Ada|Ben|Cleo)$/

/** Words that a person would read, written in the markup itself. */
function literals(node: unknown, attribute: string | null = null): string[] {
  if (Array.isArray(node)) return node.flatMap((child) => literals(child, attribute))
  if (typeof node !== 'object' || node === null) return []
  const { type, data, name, ...rest } = node as Node
  if (type === 'Text') {
    const text = String(data).replace(/&\w+;/g, ' ').trim()
    const read = attribute === null || spoken.has(attribute)
    return read && /\p{L}{2,}/u.test(text) && !names.test(text) ? [text] : []
  }
  if (type === 'Comment') return []
  const inside = type === 'Attribute' || type === 'StyleDirective' ? String(name) : attribute
  return Object.values(rest).flatMap((child) => literals(child, inside))
}

/** Marks between two parts of a sentence, written in the markup itself: in French they have a space before them. */
function marks(node: unknown, attribute: string | null = null): string[] {
  if (Array.isArray(node)) return node.flatMap((child) => marks(child, attribute))
  if (typeof node !== 'object' || node === null) return []
  const { type, data, name, ...rest } = node as Node
  if (type === 'Text') return (attribute === null || spoken.has(attribute)) && /[:;!]/.test(String(data).replace(/&\w+;/g, ' ')) ? [String(data)] : []
  if (type === 'Comment') return []
  const inside = type === 'Attribute' || type === 'StyleDirective' ? String(name) : attribute
  return Object.values(rest).flatMap((child) => marks(child, inside))
}

describe.each(components.map((file) => [file.slice(file.indexOf('/src/') + 5), file]))('%s', (_, file) => {
  const source = readFileSync(file, 'utf8')
  it('holds no text of its own', () => {
    expect(literals(parse(source, { modern: true }).fragment)).toEqual([])
  })
  it('leaves the marks of a sentence to the language', () => {
    expect(marks(parse(source, { modern: true }).fragment)).toEqual([])
  })
  it('writes no style attribute into the page, for a strict content policy refuses it', () => {
    expect(source).not.toMatch(/\sstyle="/)
  })
})
