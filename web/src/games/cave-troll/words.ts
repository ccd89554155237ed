/** The board in words: what a place, a piece, a seat is called, and the whole board as text. */

import type { Scene, SeatFact, SeatLook, TextSection } from '../board'
import type { QuestionInfo } from '../../lib/protocol'
import { caveOf, contents, count, factsOf, isCharacter, partsOf, type Cave, type Field, type RoomFact } from './cave'
import { signs } from './signs'
import { tokensOf, type Token } from './tokens'

/** What a sentence about the board needs to know. */
export type Teller = Pick<Scene, 'seats' | 'say' | 'name'>

type Args = Record<string, string | number>

function tell(teller: Teller, key: string, args: Args = {}): string {
  return teller.say({ key: `board-${key}`, args })
}

/** The player of a seat by name, or by colour where nobody sits. */
export function playerOf(teller: Teller, cave: Cave, seat: number): string {
  return teller.seats[seat]?.name ?? cave.colours[seat] ?? ''
}

/** "Thief of Ann, in the Well": the name of a piece for somebody who cannot see it. */
export function pieceWords(teller: Teller, cave: Cave, token: Omit<Token, 'id'>, number = 1): string {
  const bare = teller.name(token.kind)
  const kind = token.cloaked ? tell(teller, 'cloaked', { kind: bare }) : bare
  const place = teller.name(token.place, 'in')
  const what = number > 1 ? tell(teller, 'several', { count: number, what: kind }) : kind
  if (cave.kinds[token.kind] === 'treasure') return tell(teller, 'thing', { kind: what, place })
  return tell(teller, 'piece', { kind: what, owner: playerOf(teller, cave, token.seat), place })
}

/** Pieces in a row, alike ones together: "2 × Explorer (Ann), Knight (Bo)". */
export function listWords(teller: Teller, cave: Cave, tokens: readonly Token[]): string {
  const numbers = new Map<string, { token: Token; number: number }>()
  for (const token of tokens) {
    const alike = cave.kinds[token.kind] === 'treasure' ? token.kind : token.name
    const found = numbers.get(alike) ?? { token, number: 0 }
    numbers.set(alike, { token, number: found.number + 1 })
  }
  const parts = [...numbers.values()].map(({ token, number }) => {
    const kind = token.cloaked ? tell(teller, 'cloaked', { kind: teller.name(token.kind) }) : teller.name(token.kind)
    const owned = cave.kinds[token.kind] !== 'treasure'
    const what = owned ? tell(teller, 'whose', { kind, owner: playerOf(teller, cave, token.seat) }) : kind
    return number > 1 ? tell(teller, 'several', { count: number, what }) : what
  })
  return parts.join(', ')
}

/** What there is to know of a place besides its name, in short phrases. */
export function placeFacts(
  teller: Teller,
  cave: Cave,
  field: Field,
  tokens: readonly Token[],
  fact: RoomFact | undefined,
): string[] {
  // By player and kind: the order in which pieces came here is known only to a page that was open then.
  const here = tokens.filter((token) => token.place === field.name).sort(byOwner)
  const crowd = here.filter((token) => isCharacter(cave, token.kind)).length
  const phrases = [here.length > 0 ? listWords(teller, cave, here) : tell(teller, 'empty')]
  if (here.some((token) => token.kind === 'cave-troll')) phrases.push(tell(teller, 'closed'))
  if (field.kind !== 'room') return phrases
  if (crowd >= cave.limits.room) phrases.push(tell(teller, 'full'))
  else if (crowd > 0) phrases.push(tell(teller, 'holds', { count: crowd, most: cave.limits.room }))
  return [...phrases, ...payWords(teller, cave, fact, here)]
}

function byOwner(one: Token, other: Token): number {
  return one.seat - other.seat || one.kind.localeCompare(other.kind)
}

function payWords(teller: Teller, cave: Cave, fact: RoomFact | undefined, here: readonly Token[]): string[] {
  if (!fact) return []
  const named = (colour: string) => playerOf(teller, cave, cave.colours.indexOf(colour))
  if (fact.controller === null) return isContested(cave, here) ? [tell(teller, 'tied')] : []
  const list = Object.entries(fact.pays).map(([colour, gold]) => tell(teller, 'pay', { name: named(colour), gold }))
  const phrases = [tell(teller, 'controlled', { name: named(fact.controller) })]
  return list.length > 0 ? [...phrases, tell(teller, 'would-pay', { list: list.join(', ') })] : phrases
}

/** Whether heroes are in a room that nobody controls. */
export function isContested(cave: Cave, here: readonly Token[]): boolean {
  return here.some((token) => cave.kinds[token.kind] === 'hero')
}

/** The name of a place with its gold. */
export function placeName(teller: Teller, field: Field): string {
  const place = teller.name(field.name)
  return field.kind === 'room' ? tell(teller, 'room', { place, gold: field.gold }) : place
}

// --- the board as text -------------------------------------------------------------------------------------------

/** The board in words, in sections, for the text view. */
export function inWords(scene: Scene): TextSection[] {
  const cave = caveOf(scene.furniture)
  const facts = factsOf(scene.view)
  const tokens = tokensOf(scene.view, cave)
  const line = (field: Field) => {
    const fact = facts.rooms.find((one) => one.room === field.name)
    const phrases = placeFacts(scene, cave, field, tokens, fact)
    return tell(scene, 'text-line', { place: placeName(scene, field), facts: phrases.join('; ') })
  }
  const of = (kind: Field['kind']) => cave.board.fields.filter((field) => field.kind === kind)
  const taken = of('room').filter((field) => tokens.some((token) => token.place === field.name))
  const empty = of('room').filter((field) => !taken.includes(field))
  const section = (key: string, lines: string[]): TextSection => ({
    title: tell(scene, key, { edition: Number(cave.edition) }),
    lines,
  })
  const sections = [
    section('text-now', standing(scene, cave)),
    section('text-rooms', taken.map(line)),
    section('text-entrances', of('entrance').map(line)),
    section('text-pits', of('pit').map(line)),
    section('text-empty', [`${empty.map((field) => placeName(scene, field)).join('; ')}.`]),
  ]
  if (scene.seat !== null) sections.push(section('text-own', holdings(scene, cave, scene.seat)))
  return sections.filter((one) => one.lines.some((words) => words !== '.' && words !== ''))
}

function standing(scene: Scene, cave: Cave): string[] {
  const facts = factsOf(scene.view)
  const edition = Number(cave.edition)
  const lines = cave.colours.map((colour, seat) =>
    tell(scene, 'text-seat', {
      edition,
      name: playerOf(scene, cave, seat),
      gold: facts.gold[colour] ?? 0,
      pile: facts.piles[colour] ?? 0,
      artifacts: count(scene.view, `${colour} artifacts`),
    }),
  )
  const turn = cave.colours.indexOf(facts.turn ?? '')
  if (turn >= 0) {
    lines.push(tell(scene, 'text-turn', { name: playerOf(scene, cave, turn), actions: facts.actions }))
  } else if (scene.view.outcome) lines.push(`${tell(scene, 'over')}.`)
  if (facts.symbols !== undefined) {
    lines.push(`${tell(scene, 'hourglasses', { now: facts.symbols, most: cave.limits.symbols })}.`)
  }
  return lines
}

function holdings(scene: Scene, cave: Cave, seat: number): string[] {
  const colour = cave.colours[seat] ?? ''
  const hand = [...contents(scene.view, `${colour} hand`), ...contents(scene.view, `${colour} drawn`)]
  const held = contents(scene.view, `${colour} artifacts`)
  const named = [...hand.map((card) => cardWords(scene, card)), ...held.map((artifact) => scene.name(artifact))]
  return [named.length > 0 ? `${named.join(', ')}.` : tell(scene, 'text-nothing')]
}

/** A card in hand: "red knight card" is named by its kind, with hourglasses where it has some. */
export function cardWords(teller: Teller, card: string): string {
  return teller.name(cardName(card))
}

/** The name by which options know a card of a zone: without whose it is. */
export function cardName(card: string): string {
  return card.replace(/^\w+ /, '').replace(/ card$/, '')
}

// --- beside the board --------------------------------------------------------------------------------------------

/** What is said of a seat in the strip of seats: gold, what is left to draw, artifacts, cards in hand. */
export function seatFacts(scene: Scene, seat: number): SeatFact[] {
  const cave = caveOf(scene.furniture)
  const facts = factsOf(scene.view)
  const colour = cave.colours[seat] ?? ''
  const edition = Number(cave.edition)
  const found = [
    { label: tell(scene, 'gold'), value: facts.gold[colour] ?? 0, sign: signs.gold },
    { label: tell(scene, 'fact-artifacts'), value: count(scene.view, `${colour} artifacts`), sign: signs.artifacts },
    { label: tell(scene, 'fact-hand'), value: count(scene.view, `${colour} hand`), sign: signs.hand },
    { label: tell(scene, 'fact-pile', { edition }), value: facts.piles[colour] ?? 0, sign: signs.pile },
  ]
  return found.filter((fact) => edition === 2015 || fact.sign !== signs.hand)
}

/** What may help somebody who plays for the first time, the most pressing first. */
export function hints(scene: Scene, asked: QuestionInfo | null): string[] {
  if (!asked || scene.seat === null) return []
  const topic = factsOf(scene.view).question?.topic ?? ''
  if (topic === 'troll-room') return ['hint-troll']
  if (topic === 'treasure-room') return ['hint-treasure']
  if (topic.startsWith('push')) return ['hint-wraith']
  const cave = caveOf(scene.furniture)
  const own = tokensOf(scene.view, cave).filter((token) => token.seat === scene.seat)
  const has = (kind: string) => own.some((token) => token.kind === kind)
  const found = own.length < 3 ? ['hint-draw', 'hint-move'] : ['hint-move', 'hint-draw']
  if (has('knight')) found.push('hint-knight')
  if (has('thief')) found.push('hint-thief')
  if (has('wraith')) found.push('hint-wraith')
  return [...found, 'hint-full']
}

/** The look of a seat by its colour in the game's names. */
export function lookOf(cave: Cave, seats: readonly SeatLook[], colour: string | null): SeatLook | undefined {
  return colour === null ? undefined : seats[cave.colours.indexOf(colour)]
}

/** The name of a piece as a person reads it, taken apart again from the name that zones use. */
export function thingWords(teller: Teller, cave: Cave, piece: string): string {
  const { seat, kind } = partsOf(cave, piece)
  return tell(teller, 'whose', { kind: teller.name(kind), owner: playerOf(teller, cave, seat) })
}
