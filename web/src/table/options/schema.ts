/** A game's options as the server describes them: a small part of JSON schema, with words in the person's language. */
import { has, list, number, t } from '$/lib/i18n.svelte'

export type Values = Record<string, unknown>

export interface Property {
  type?: 'boolean' | 'array' | 'object' | 'integer'
  /** A game from elsewhere may let one choose among numbers. */
  enum?: (string | number)[]
  items?: Property | false
  prefixItems?: Property[]
  additionalProperties?: Property | boolean
  default: unknown
  title: string
  description: string
  minimum?: number
  maximum?: number
  'x-labels'?: Record<string, string>
  /** It makes the game smaller than the box. */
  'x-small'?: boolean
}

export type Kind = 'switch' | 'choice' | 'number' | 'several' | 'pairs' | 'numbers'

export const properties = (schema: Record<string, unknown>): [string, Property][] =>
  Object.entries((schema.properties ?? {}) as Record<string, Property>)

/** Options that mean something only where several play. */
export const forTeams: ReadonlySet<string> = new Set(['start', 'trick_signal'])

/** What sort of control an option needs. */
export function kindOf(property: Property): Kind {
  if (property.type === 'boolean') return 'switch'
  if (property.enum) return 'choice'
  if (property.type === 'integer') return 'number'
  if (property.type === 'object') return 'numbers'
  return property.items && property.items.enum ? 'several' : 'pairs'
}

export const valueOf = (property: Property, name: string, values: Values): unknown => values[name] ?? property.default

/** Tables of one's own are asked for only where "custom" has been chosen. */
export function isAsked(schema: Record<string, unknown>, property: Property, values: Values): boolean {
  const kind = kindOf(property)
  if (kind !== 'pairs' && kind !== 'numbers') return true
  return properties(schema).some(([name, other]) => other.enum?.includes('custom') && valueOf(other, name, values) === 'custom')
}

/** What was chosen by its word: the value itself, which may be a number. */
export const chosen = (property: Property, word: string): unknown => property.enum?.find((one) => String(one) === word) ?? word

/** The word for one of several values. */
export function labelOf(property: Property, value: string): string {
  const label = property['x-labels']?.[value]
  if (label) return label
  return has(`command-${value}`) ? t(`command-${value}`) : value
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** The options that differ from the rulebook's game, in words. */
export function inWords(schema: Record<string, unknown>, values: Values): { name: string; title: string; value: string; description: string }[] {
  return properties(schema)
    .filter(([name, property]) => !same(valueOf(property, name, values), property.default) && isAsked(schema, property, values))
    .map(([name, property]) => ({
      name,
      title: property.title,
      value: spell(property, valueOf(property, name, values)),
      description: property.description,
    }))
}

function spell(property: Property, value: unknown): string {
  switch (kindOf(property)) {
    case 'switch':
      return value ? t('option-on') : t('option-off')
    case 'choice':
      return labelOf(property, String(value))
    case 'number':
      return number(value as number)
    case 'several': {
      const several = value as string[]
      return several.length ? list(several.map((one) => labelOf(property, one))) : t('option-nothing')
    }
    case 'pairs':
      return printPairs(value as [number, number][])
    case 'numbers':
      return Object.entries(value as Record<string, number[]>)
        .map(([name, numbers]) => `${labelOf(property, name)} ${numbers.map((n) => number(n)).join(' ')}`)
        .join(' · ')
  }
}

/** "10·1 7·2": width and points of each. */
export const printPairs = (pairs: readonly (readonly [number, number])[]): string => pairs.map((pair) => pair.join('·')).join(' ')

const numbersIn = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number)

export function readPairs(text: string): [number, number][] {
  const found = numbersIn(text)
  return Array.from({ length: Math.floor(found.length / 2) }, (_, i) => [found[2 * i] ?? 0, found[2 * i + 1] ?? 0])
}

export const readNumbers = numbersIn
