/** A page says what it is called, which box it belongs to, and whether it wants the whole window. */
import { type GameName, isOurs } from './games'

export type Theme = 'house' | GameName

export const themeOf = (game: string | null | undefined): Theme => (game && isOurs(game) ? game : 'house')

/** What the frame around the pages follows. */
export const frame = $state({ bare: false })

/** Call while a page is set up; title, theme and frame follow when they change. */
export function page(title: () => string, theme: () => Theme = () => 'house', bare: () => boolean = () => false): void {
  $effect(() => {
    document.title = `${title()} · Ludoteca`
    document.documentElement.dataset.theme = theme()
    frame.bare = bare()
  })
}
