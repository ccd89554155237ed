/** What the server tells of a game of Cave Troll: the board to draw, and what is open to all, read from a view. */

import type { Furniture, View } from '../board'

export type FieldKind = 'room' | 'entrance' | 'pit'
export type Cell = readonly [number, number]
export type Edge = readonly [number, number, 'E' | 'S']

export interface Field {
  name: string
  kind: FieldKind
  gold: number
  cells: readonly Cell[]
}

export interface Door {
  between: readonly [string, string]
  /** The cell edge it is drawn on; null: the two fields share none. */
  at: Edge | null
}

export interface Ground {
  name: string
  width: number
  height: number
  fields: readonly Field[]
  doors: readonly Door[]
  /** Whether one step leads from any entrance to any other. */
  linked: boolean
}

export type Family = 'hero' | 'monster' | 'treasure' | 'card'

export interface Cave {
  edition: string
  colours: readonly string[]
  board: Ground
  kinds: Readonly<Record<string, Family>>
  symbols: Readonly<Record<string, number>>
  artifacts: Readonly<Record<string, number>>
  limits: { actions: number; room: number; symbols: number; treasure: number; pile: number }
}

export interface RoomFact {
  room: string
  controller: string | null
  worth: number
  pays: Readonly<Record<string, number>>
}

export interface Facts {
  edition: string
  first: string
  turn: string | null
  actions: number
  gold: Readonly<Record<string, number>>
  piles: Readonly<Record<string, number>>
  rooms: readonly RoomFact[]
  /** `place` is where the pieces stand of which one is to be chosen. */
  question: { topic: string; rule: string; place?: string } | null
  symbols?: number
  sets?: Readonly<Record<string, string | null>>
}

/** The furniture of this game; its shape is the server's promise. */
export function caveOf(furniture: Furniture): Cave {
  const given = furniture as unknown as Omit<Cave, 'colours'> & { seats: string[] }
  return { ...given, colours: given.seats }
}

export function factsOf(view: View): Facts {
  return view.facts as unknown as Facts
}

/** What lies in a zone as far as it may be seen; nothing if there is no such zone. */
export function contents(view: View, zone: string): readonly string[] {
  return view.zones.find((one) => one.zone === zone)?.contents ?? []
}

/** How many things a zone holds. */
export function count(view: View, zone: string): number {
  return view.zones.find((one) => one.zone === zone)?.count ?? 0
}

/** A name of a piece in its parts: "red knight*" is red's Knight under the Cloak, "idol of blue" is blue's Idol. */
export function partsOf(cave: Cave, piece: string): { seat: number; kind: string; cloaked: boolean } {
  const placed = / of (\w+)$/.exec(piece)
  if (placed) return { seat: cave.colours.indexOf(placed[1] ?? ''), kind: piece.slice(0, placed.index), cloaked: false }
  const [colour = '', kind = ''] = piece.split(' ')
  return { seat: cave.colours.indexOf(colour), kind: kind.replace(/\*$/, ''), cloaked: piece.endsWith('*') }
}

/** Whether a kind of piece counts towards the five that a room holds. */
export function isCharacter(cave: Cave, kind: string): boolean {
  return cave.kinds[kind] === 'hero' || cave.kinds[kind] === 'monster'
}
