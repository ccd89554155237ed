/** What can be done on the board: the options of a question by the pieces, places and cards they concern. */

import type { View } from '../board'
import type { IntentParts, OptionInfo } from '../../lib/protocol'
import { contents, factsOf, type Cave } from './cave'

/** What a piece in a place can do, or that it can be chosen. */
export interface PieceActs {
  moves: ReadonlyMap<string, OptionInfo>
  uses: readonly OptionInfo[]
  chosen: OptionInfo | null
}

export interface Acts {
  pieces: ReadonlyMap<string, PieceActs>
  places: ReadonlyMap<string, OptionInfo>
  cards: ReadonlyMap<string, OptionInfo>
  /** Options that nothing on the board stands for: to draw, to end the turn, to stay, a piece that is off the board. */
  others: readonly OptionInfo[]
}

/** What a person has picked up: a piece, and where it stands. */
export interface Picked {
  piece: string
  place: string
}

export function keyOf(piece: string, place: string): string {
  return `${piece}@${place}`
}

interface Gathered {
  moves: Map<string, OptionInfo>
  uses: OptionInfo[]
  chosen: OptionInfo | null
}

/** The options sorted by what they concern. */
export function actsOf(view: View, cave: Cave, options: readonly OptionInfo[]): Acts {
  const pieces = new Map<string, Gathered>()
  const [places, cards] = [new Map<string, OptionInfo>(), new Map<string, OptionInfo>()]
  const others: OptionInfo[] = []
  const whom = options.filter((option) => option.intent.verb === 'choose-piece')
  const actsAt = (piece: string, place: string): Gathered => {
    const found = pieces.get(keyOf(piece, place)) ?? { moves: new Map(), uses: [], chosen: null }
    pieces.set(keyOf(piece, place), found)
    return found
  }
  for (const option of options) {
    const { verb, piece = '', source = '', target = '', card = '' } = option.intent
    if (verb === 'move') actsAt(piece, source).moves.set(target, option)
    else if (verb === 'use') actsAt(piece, source).uses.push(option)
    else if (verb === 'choose-field') places.set(target, option)
    else if (card) cards.set(card, option)
    else if (verb === 'choose-piece') {
      const found = placesOf(view, cave, piece, whom)
      for (const place of found) actsAt(piece, place).chosen = option
      if (found.length === 0) others.push(option)
    } else others.push(option)
  }
  return { pieces, places, cards, others }
}

/** Where a piece stands that may be chosen: the place the question is about, or where all that may be chosen are. */
function placesOf(view: View, cave: Cave, piece: string, whom: readonly OptionInfo[]): string[] {
  const about = factsOf(view).question?.place
  const here = cave.board.fields.map((field) => field.name).filter((place) => contents(view, place).includes(piece))
  if (about !== undefined) return here.filter((place) => place === about)
  const together = here.filter((place) =>
    whom.every((option) => contents(view, place).includes(option.intent.piece ?? '')),
  )
  return together.length > 0 ? together : here
}

/** Where something can be done now: with a piece in hand where it may go, else the places that can be chosen. */
export function openPlaces(acts: Acts, picked: Picked | null): ReadonlyMap<string, OptionInfo> {
  if (!picked) return acts.places
  return acts.pieces.get(keyOf(picked.piece, picked.place))?.moves ?? new Map<string, OptionInfo>()
}

/** The wish behind pointing at a place, in the words of intents: to be answered with a reason if it is not possible. */
export function wishFor(picked: Picked | null, place: string): IntentParts {
  if (picked) return { verb: 'move', piece: picked.piece, source: picked.place, target: place }
  return { verb: 'choose-field', target: place }
}

/** The wish behind pointing at a piece. */
export function wishForPiece(topic: string | undefined, piece: string, place: string): IntentParts {
  return topic === 'turn' ? { verb: 'use', piece, source: place } : { verb: 'choose-piece', piece, source: place }
}

/** The numbers of all that a piece in hand could do, to be marked in the list of answers. */
export function numbersFor(acts: Acts, picked: Picked | null): number[] {
  const found = picked ? acts.pieces.get(keyOf(picked.piece, picked.place)) : undefined
  return found ? [...found.moves.values(), ...found.uses].map((option) => option.number) : []
}
