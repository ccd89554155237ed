/** Cave Troll in the browser. */

import type { GameClient } from '../board'
import Board from './Board.svelte'
import Icon from './Icon.svelte'
import { lessons } from './lessons'
import { hints, inWords, seatFacts } from './words'

export default { Board, Icon, inWords, seatFacts, hints, lessons } satisfies GameClient
