/** The room of The Lost Code and Think Str8!. */
import type { GameFamily, GameRoom } from '$/table/table'
import { stage } from './beats'
import Board from './Board.svelte'
import { choice } from './choices'
import End from './End.svelte'
import { openCodes } from './open'
import Sheet from './Sheet.svelte'
import { describe, progress, prompt, section, sound } from './words'

const room: GameRoom = { Board, Sheet, End, choice, describe, prompt, progress, section, sound, stage, open: openCodes, explains: true }

export const rooms: GameFamily['rooms'] = { 'lost-code': room, 'think-str8': room }
