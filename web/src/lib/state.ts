/** A table as its messages make it: what is known after each, by plain functions without side effects. */

import type { Furniture, News, View } from '../games/board'
import type { Changed, ChatLine, GameInfo, LogLine, NounInfo, Snapshot, TableInfo, Words } from './protocol'

export interface Game extends Omit<GameInfo, 'view'> {
  view: View
}

export interface TableState {
  seq: number
  held: readonly number[]
  look: number | null
  table: TableInfo
  /** When `table` came, by the clock of this browser, in seconds. */
  told: number
  game: Game | null
  furniture: Furniture
  nouns: readonly NounInfo[]
  log: readonly LogLine[]
  chat: readonly ChatLine[]
  news: News | null
}

function gameOf(info: GameInfo | null | undefined): Game | null {
  return info ? { ...info, view: info.view as unknown as View } : null
}

/** Everything anew, but for lines of the log that are known already. */
export function fromSnapshot(before: TableState | null, message: Snapshot, now: number): TableState {
  const look = message.look ?? null
  return {
    seq: message.seq,
    held: message.held,
    look,
    table: message.table,
    told: now,
    game: gameOf(message.game),
    furniture: message.furniture ?? before?.furniture ?? {},
    nouns: message.nouns ?? before?.nouns ?? [],
    log: [...(before?.log.slice(0, message.log_from) ?? []), ...message.log],
    chat: message.chat,
    news: null,
  }
}

/** What is new taken in; a part that is missing has stayed as it was. */
export function withChanges(before: TableState, message: Changed, now: number): TableState {
  const game = message.game ? gameOf(message.game) : before.game
  const from = message.log_from ?? before.log.length
  const fresh = message.log ?? []
  const log = from < before.log.length || fresh.length > 0 ? [...before.log.slice(0, from), ...fresh] : before.log
  return {
    ...before,
    seq: message.seq,
    table: message.table ?? before.table,
    told: message.table ? now : before.told,
    game,
    furniture: message.furniture ?? before.furniture,
    nouns: message.nouns ?? before.nouns,
    log,
    chat: [...before.chat, ...(message.chat ?? [])],
    news: newsOf(before, game, from, fresh),
  }
}

/** What there is to animate: only what has been added, never a way back. */
function newsOf(before: TableState, game: Game | null, from: number, lines: readonly LogLine[]): News | null {
  if (!before.game || !game || game === before.game || from < before.log.length) return before.game ? before.news : null
  if (lines.length === 0) return before.news
  return { number: (before.news?.number ?? 0) + 1, before: before.game.view, lines }
}

/** What seats are called. A free seat has no name; whoever shows it says so. */
export function namesOf(table: TableInfo): string[] {
  return table.seats.map((seat) => seat.name ?? '')
}

/** Whether words speak of a seat somewhere. */
export function speaksOf(words: Words, seat: number): boolean {
  if (words.key === 'seat') return words.args?.['seat'] === seat
  return Object.values(words.args ?? {}).some((arg) => typeof arg === 'object' && speaksOf(arg, seat))
}

/** What has happened since a seat answered last, what was done to that seat first; at most `most` lines. */
export function since(log: readonly LogLine[], seat: number, answered: number, most = 8): LogLine[] {
  const lines = log.filter((line) => line.step > answered)
  const about = lines.filter((line) => speaksOf(line.words, seat))
  const rest = lines.filter((line) => !about.includes(line))
  return [...about.slice(-most), ...rest.slice(-Math.max(0, most - about.length))].slice(0, most)
}

/** Options of a table as arguments of its game's words: numbers as numbers, so that they can select. */
export function wordArgs(options: Readonly<Record<string, string>>): Record<string, string | number> {
  const entries = Object.entries(options).map(([name, value]) => [name, /^\d+$/.test(value) ? Number(value) : value])
  return Object.fromEntries(entries) as Record<string, string | number>
}

/** Through whose eyes a browser looks next, and before whom the curtain goes up first. */
export function nextEyes(
  held: readonly number[],
  look: number | null,
  awaited: readonly number[],
): { look: number | null; curtain: number | null } {
  if (held.length <= 1) return { look: held[0] ?? look, curtain: null }
  const mine = awaited.filter((seat) => held.includes(seat))
  if (mine.length === 0 || (look !== null && mine.includes(look))) return { look, curtain: null }
  return { look: null, curtain: mine[0] ?? null }
}
