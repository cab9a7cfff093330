/** The room of The Game and The Game: Extreme. */
import type { GameFamily, GameRoom } from '$/table/table'
import { stage } from './beats'
import Board from './Board.svelte'
import { choice } from './choices'
import End from './End.svelte'
import { openHands } from './open'
import Sheet from './Sheet.svelte'
import { describe, progress, prompt, section } from './words'

const room: GameRoom = { Board, Sheet, End, choice, describe, prompt, progress, section, stage, scheme: 'dark', open: openHands, sheetIsHelp: true }

export const rooms: GameFamily['rooms'] = { 'the-game': room, 'the-game-extreme': room }
