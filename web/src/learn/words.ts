/** The words of lessons: what all share, and those of a game's own. */
import { need } from '$/lib/i18n.svelte'

export const needLessons = (game: string): Promise<void> => need('web_table', 'lessons', game.startsWith('the-game') ? 'lessons_the_game' : 'lessons_lost_code')
