/** The words of lessons: what all share, and those of a game's own. */
import { games } from '$/lib/games'
import { need } from '$/lib/i18n.svelte'

export const needLessons = (game: string): Promise<void> => need('web_table', 'lessons', game.startsWith('the-game') ? 'lessons_the_game' : 'lessons_lost_code')

/** The game that a lesson is of: its name begins with the game's. */
export const gameOfLesson = (lesson: string): (typeof games)[number] | undefined => games.filter((name) => lesson === name || lesson.startsWith(`${name}-`)).at(-1)
