/** What the parts of a table share without handing it from one to the next: the table, its words, and the rulebook. */

import { getContext, setContext } from 'svelte'
import type { GameClient } from '../games/board'
import type { Words } from './protocol'
import type { Speech } from './speech'
import type { Table } from './table.svelte'

export type Panel = 'choices' | 'course' | 'log' | 'chat' | 'rules'

export interface Stage {
  readonly table: Table
  /** The words of the game, with the names of those who sit here. */
  readonly speech: Speech
  /** What the game brings along; null until it is loaded. */
  readonly client: GameClient | null
  say: (words: Words) => string
  name: (name: string, form?: string) => string
  /** Open the rulebook beside the board at a statement. */
  rule: (number: string) => void
}

const KEY = Symbol('stage')

export function setStage(stage: Stage): void {
  setContext(KEY, stage)
}

export function stage(): Stage {
  return getContext(KEY)
}
