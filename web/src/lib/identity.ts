/** Who this browser is: a name, and for each table the tokens of the seats it holds. */

import { keep, recall, type Shelf } from './storage'

/** A table this browser has sat at. */
export interface Known {
  tokens: string[]
  game: string
  title: string
  at: number
  over: boolean
}

const NAME = 'grotto.name'
const TABLES = 'grotto.tables'
const MOST_TABLES = 60
const TOKEN = /^[A-Za-z0-9_-]{16,64}$/
export const LONGEST_NAME = 30

export class Identity {
  readonly #shelf: Shelf

  constructor(shelf: Shelf) {
    this.#shelf = shelf
  }

  get name(): string {
    return recall(this.#shelf, NAME, '')
  }

  set name(name: string) {
    keep(this.#shelf, NAME, name.trim().slice(0, LONGEST_NAME))
  }

  tables(): Record<string, Known> {
    return recall<Record<string, Known>>(this.#shelf, TABLES, {})
  }

  tokens(table: string): string[] {
    return this.tables()[table]?.tokens ?? []
  }

  /** Remember tokens of a table, beside those that are there already. */
  hold(table: string, tokens: readonly string[]): void {
    this.#change(table, (known) => ({ ...known, tokens: [...new Set([...known.tokens, ...tokens])].slice(0, 8) }))
  }

  /** Remember what a table is called, for the list of one's tables. */
  note(table: string, game: string, title: string, over: boolean): void {
    if (!(table in this.tables())) return
    this.#change(table, (known) => ({ ...known, game, title, over, at: Date.now() }))
  }

  forget(table: string): void {
    const tables = this.tables()
    keep(this.#shelf, TABLES, Object.fromEntries(Object.entries(tables).filter(([id]) => id !== table)))
  }

  #change(table: string, change: (known: Known) => Known): void {
    const tables = this.tables()
    const known = tables[table] ?? { tokens: [], game: '', title: '', at: Date.now(), over: false }
    const all = Object.entries({ ...tables, [table]: change(known) })
    all.sort(([, one], [, other]) => other.at - one.at)
    keep(this.#shelf, TABLES, Object.fromEntries(all.slice(0, MOST_TABLES)))
  }
}

/** The tokens in the part of an address behind the `#` (`#seat=TOKEN,TOKEN`). */
export function tokensIn(hash: string): string[] {
  const given = /^#seat=(.+)$/.exec(hash)?.[1] ?? ''
  return given.split(',').filter((token) => TOKEN.test(token))
}

/** The link that is these seats, on any device. */
export function seatLink(origin: string, table: string, tokens: readonly string[]): string {
  return `${origin}/t/${table}#seat=${tokens.join(',')}`
}
