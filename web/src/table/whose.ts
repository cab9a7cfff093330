/** Where two boards stand beside each other, each says whose it is to whoever listens. */
import { getContext, setContext } from 'svelte'
import { t } from '$/lib/i18n.svelte'

const key = Symbol('whose')

/** Call while a component is set up: the board inside belongs to somebody. */
export const setWhose = (name: () => string): void => void setContext(key, name)

/** Call while a board is set up: what it is called. */
export function boardName(label: () => string): () => string {
  const name = getContext<(() => string) | undefined>(key)
  return name ? () => t('ui-told', { what: label(), text: name() }) : label
}
