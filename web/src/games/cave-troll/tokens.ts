/** The pieces on the board, each with an identity of its own, so that a screen can let it travel. */

import type { View } from '../board'
import { contents, isCharacter, partsOf, type Cave } from './cave'

export interface Token {
  id: string
  /** As zones and intents call it. */
  name: string
  seat: number
  kind: string
  cloaked: boolean
  place: string
}

/** All pieces of a view. One that a former list has in the same place, or else anywhere, keeps its identity. */
export function tokensOf(view: View, cave: Cave, former: readonly Token[] = []): Token[] {
  const wanted = cave.board.fields.flatMap((field) =>
    contents(view, field.name).map((name) => ({ name, place: field.name, ...partsOf(cave, name) })),
  )
  const free = [...former]
  const ids = wanted.map((piece) => takeFrom(free, (token) => alike(token, piece) && token.place === piece.place))
  let next = 1 + Math.max(0, ...former.map((token) => Number(token.id)))
  return wanted.map((piece, at) => {
    const id = ids[at] ?? takeFrom(free, (token) => alike(token, piece)) ?? String(next++)
    return { id, ...piece }
  })
}

function alike(token: Token, piece: Omit<Token, 'id'>): boolean {
  return token.seat === piece.seat && token.kind === piece.kind
}

function takeFrom(free: Token[], fits: (token: Token) => boolean): string | null {
  const at = free.findIndex(fits)
  return at < 0 ? null : (free.splice(at, 1)[0]?.id ?? null)
}

/** Pieces that stand as one: alike, in the same place. Alone, a pile is a piece. */
export interface Pile {
  tokens: readonly Token[]
  top: Token
}

/** How the pieces of a field stand: each by itself up to a number of them, beyond it alike ones upon each other. */
export function pilesOf(tokens: readonly Token[], most: number): Pile[] {
  const sorted = [...tokens].sort((one, other) => one.seat - other.seat || one.kind.localeCompare(other.kind))
  const piles: Token[][] = []
  for (const token of sorted) {
    const pile = sorted.length > most ? piles.find((other) => other[0]?.name === token.name) : undefined
    if (pile) pile.push(token)
    else piles.push([token])
  }
  return piles.flatMap((pile) => {
    const rising = pile.sort((one, other) => Number(one.id) - Number(other.id))
    const top = rising.at(-1)
    return top ? [{ tokens: rising, top }] : []
  })
}

/** How many of some pieces count towards the limit of a room. */
export function crowdOf(cave: Cave, tokens: readonly Token[]): number {
  return tokens.filter((token) => isCharacter(cave, token.kind)).length
}

/** Tokens by the place where they are. */
export function byPlace(tokens: readonly Token[]): ReadonlyMap<string, Token[]> {
  const places = new Map<string, Token[]>()
  for (const token of tokens) places.set(token.place, [...(places.get(token.place) ?? []), token])
  return places
}
