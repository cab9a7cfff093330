/** A page says what it is called and which box it belongs to. */
import type { GameName } from './games'

export type Theme = 'house' | GameName

/** Call while a page is set up; title and theme follow when they change. */
export function page(title: () => string, theme: () => Theme = () => 'house'): void {
  $effect(() => {
    document.title = `${title()} · Ludoteca`
    document.documentElement.dataset.theme = theme()
  })
}
