/** The rules of The Game and The Game: Extreme for the reader; the words are in the room `rules_the_game`. */
import { ids, type RuleSection } from '$/table/rules'
import BackwardsTrick from './rules/BackwardsTrick.svelte'
import Burning from './rules/Burning.svelte'
import Commands from './rules/Commands.svelte'
import FourPiles from './rules/FourPiles.svelte'
import Sign from './rules/Sign.svelte'
import Signals from './rules/Signals.svelte'
import Steps from './rules/Steps.svelte'

const theGame: Omit<RuleSection, 'game'>[] = [
  { id: 'goal', ids: ids('TG', 1) },
  { id: 'table', ids: ids('TG', [2, 4]), picture: FourPiles },
  { id: 'start', ids: ids('TG', 5) },
  { id: 'lay', ids: ids('TG', 8, 10), picture: Steps },
  { id: 'trick', ids: ids('TG', 9), picture: BackwardsTrick },
  { id: 'turn', ids: ids('TG', 11, 12) },
  { id: 'empty', ids: ids('TG', 14) },
  { id: 'back', ids: ids('TG', 15) },
  { id: 'talk', ids: ids('TG', 18, 19, 22) },
  { id: 'signals', ids: ids('TG', 20, 21), picture: Signals },
  { id: 'stuck', ids: ids('TG', 24, 25, 29) },
  { id: 'result', ids: ids('TG', [26, 28]) },
  { id: 'alone', ids: ids('TG', 32) },
  { id: 'pro', ids: ids('TG', 35, 42), option: 'pro' },
  { id: 'fire', ids: ids('TG', [36, 41], 43), option: 'on_fire', picture: Burning },
  { id: 'known', ids: ids('TG', 13, 45, 46) },
  { id: 'choices', ids: ids('TG', 47) },
]

/** Extreme tells the rules of The Game too (TX-1): a refusal may name any of them. */
const extreme: Omit<RuleSection, 'game'>[] = [
  { id: 'goal', ids: [...ids('TX', 1), ...ids('TG', 1)] },
  { id: 'setup', ids: ids('TG', [2, 5]), picture: FourPiles },
  { id: 'turn', ids: [...ids('TX', [41, 44]), ...ids('TG', [8, 12], 14, 15)], picture: BackwardsTrick },
  { id: 'commands', ids: ids('TX', 2, 23, 26, 27), picture: Commands },
  { id: 'which', ids: ids('TX', 3, 4) },
  { id: 'breaking', ids: ids('TX', [5, 7]) },
  { id: 'stop', ids: ids('TX', [10, 12]), option: 'commands_enabled', picture: Sign },
  { id: 'skull', ids: ids('TX', [13, 15]), option: 'commands_enabled', picture: Sign },
  { id: 'three', ids: ids('TX', [16, 22]), option: 'commands_enabled', picture: Sign },
  { id: 'silence', ids: ids('TX', 28), option: 'commands_enabled', picture: Sign },
  { id: 'no-backwards', ids: ids('TX', 29), option: 'commands_enabled', picture: Sign },
  { id: 'one-pile', ids: ids('TX', [30, 33]), option: 'commands_enabled', picture: Sign },
  { id: 'draw-one', ids: ids('TX', [34, 38]), option: 'commands_enabled', picture: Sign },
  { id: 'talk', ids: [...ids('TX', 50), ...ids('TG', [18, 22], 32)], picture: Signals },
  { id: 'end', ids: [...ids('TX', 45, 46, 51), ...ids('TG', [24, 29])] },
  { id: 'pro', ids: [...ids('TX', 52), ...ids('TG', 35, 42)], option: 'pro' },
  { id: 'fire', ids: [...ids('TX', 53), ...ids('TG', [36, 41], 43)], option: 'on_fire', picture: Burning },
  { id: 'known', ids: [...ids('TX', 54), ...ids('TG', 13, 45, 46)] },
  { id: 'choices', ids: [...ids('TX', 55), ...ids('TG', 47)] },
]

export const rules: RuleSection[] = [
  ...theGame.map((section): RuleSection => ({ ...section, game: 'the-game' })),
  ...extreme.map((section): RuleSection => ({ ...section, game: 'the-game-extreme' })),
]
