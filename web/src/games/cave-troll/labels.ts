/** What every place and piece on the board is called for those who do not see it, and what the log points at. */

import type { LogLine, OptionInfo } from '../../lib/protocol'
import type { Figure } from './arranging'
import { partsOf, type Cave, type Facts, type Field } from './cave'
import type { Plan } from './plan'
import { pieceNode, placeNode } from './handling.svelte'
import type { Token } from './tokens'
import { pieceWords, placeFacts, placeName, type Teller } from './words'

/** A name for each node: "Thief of Ann, in the Well, can act". */
export function labelsOf(
  teller: Teller,
  cave: Cave,
  facts: Facts,
  fields: readonly Field[],
  figures: readonly Figure[],
  able: ReadonlySet<string>,
  picked: string | null,
): Map<string, string> {
  const say = (key: string) => teller.say({ key: `board-${key}`, args: {} })
  const tokens = figures.map((figure) => figure.token)
  const labels = new Map<string, string>()
  for (const field of fields) {
    const node = placeNode(field.name)
    const fact = facts.rooms.find((one) => one.room === field.name)
    const phrases = placeFacts(teller, cave, field, tokens, fact)
    if (able.has(node)) phrases.push(say('open'))
    labels.set(node, [placeName(teller, field), ...phrases].join('; '))
  }
  const topic = facts.question?.topic ?? ''
  const may = say(['turn', 'escape', 'next-step'].includes(topic) ? 'may-act' : 'may-be-chosen')
  for (const { token, count, top } of figures) {
    if (!top) continue
    const node = pieceNode(token)
    const state = token.id === picked ? [say('picked')] : able.has(node) ? [may] : []
    labels.set(node, [pieceWords(teller, cave, token, count), ...state].join('; '))
  }
  return labels
}

/** The nodes that a line of the log or an option of the list speaks of, and the place that a question is about. */
export function litBy(
  cave: Cave,
  tokens: readonly Token[],
  line: LogLine | null,
  option: OptionInfo | null,
  about: string | undefined,
): Set<string> {
  const lit = new Set<string>()
  const places = [line?.parts?.['field'], line?.parts?.['to'], option?.intent.source, option?.intent.target, about]
  for (const place of places) if (place) lit.add(placeNode(String(place)))
  if (line) {
    const seat = cave.colours.indexOf(String(line.parts?.['seat'] ?? ''))
    const kind = line.parts?.['kind']
    const there = places.map(String)
    for (const token of tokens) {
      if (token.seat === seat && token.kind === kind && there.includes(token.place)) lit.add(pieceNode(token))
    }
  }
  const piece = option?.intent.piece
  if (piece) {
    const { seat, kind } = partsOf(cave, piece)
    const at = option.intent.source
    for (const token of tokens) {
      if (token.seat === seat && token.kind === kind && (!at || token.place === at)) lit.add(pieceNode(token))
    }
  }
  return lit
}

/** The names of the rooms in which no piece stands where the name is written. */
export function namesOn(
  plan: Plan,
  figures: readonly Figure[],
  letters: number,
  name: (place: string) => string,
): Map<string, string> {
  const free = plan.spots.filter((spot) => {
    const covers = (figure: Figure) =>
      Math.abs(figure.x - spot.label.x) < figure.radius + spot.label.wide / 2.4 &&
      figure.y + figure.radius > spot.label.y - letters
    return !figures.some((figure) => figure.token.place === spot.name && covers(figure))
  })
  return new Map(free.map((spot) => [spot.name, name(spot.name)]))
}
