import { beforeAll } from 'vitest'
import { need, speak } from '$/lib/i18n.svelte'
import { change } from '$/lib/settings.svelte'

// jsdom knows no media queries, measures nothing and shows no dialogs; the page asks for all three.
window.matchMedia ??= (query: string): MediaQueryList =>
  ({ matches: false, media: query, addEventListener: () => undefined, removeEventListener: () => undefined }) as unknown as MediaQueryList
window.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true
}
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
  this.open = false
}

beforeAll(async () => {
  change({ language: 'en' })
  await need('the_game')
  await speak()
})
