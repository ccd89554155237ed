/** What a person does on the board: picks a piece up, sends it somewhere, asks why not. */

import type { BoardProps } from '../board'
import type { IntentParts, OptionInfo } from '../../lib/protocol'
import { keyOf, numbersFor, openPlaces, wishFor, wishForPiece, type Acts, type Picked } from './acting'
import { factsOf } from './cave'
import type { Point } from './outline'
import type { Token } from './tokens'

/** What the board is asked through: its properties, and what has been worked out of them. */
export interface Around {
  props: BoardProps
  acts: Acts
  tokens: readonly Token[]
}

export interface Carried {
  token: string
  at: Point
  over: string | null
}

export class Handling {
  picked = $state.raw<(Picked & { token: string }) | null>(null)
  carried = $state.raw<Carried | null>(null)
  /** What is being pointed at, and what the keys are on: ids of nodes. */
  hovered = $state<string | null>(null)
  focused = $state<string | null>(null)
  /** The last answer to "why not", and the node it is about. */
  answer = $state.raw<{ node: string; words: string; rule: string } | null>(null)
  readonly #around: () => Around
  #asked = ''

  constructor(around: () => Around) {
    this.#around = around
  }

  /** Where something can be done now, by place. */
  open(): ReadonlyMap<string, OptionInfo> {
    return openPlaces(this.#around().acts, this.picked)
  }

  /** A tap, or Enter, on a node; null: on the rock. */
  tap(node: string | null): void {
    const { acts, tokens, props } = this.#around()
    this.answer = null
    this.carried = null
    const token = tokens.find((one) => pieceNode(one) === node)
    const place = token ? token.place : placeIn(node)
    if (node === null || place === null || (token && this.picked?.token === token.id)) {
      this.release()
      return
    }
    const going = this.open().get(place)
    const act = token && acts.pieces.get(keyOf(token.name, token.place))
    if (act?.chosen) this.#choose(act.chosen)
    else if (going && (this.picked || !act)) this.#choose(going)
    else if (!props.asked || props.busy) this.release()
    else if (token && this.#canPick(token)) this.pick(token)
    else this.#ask(node, token && !this.picked ? this.#wish(token) : wishFor(this.picked, place))
  }

  /** Whether a piece may be picked up: any of one's own in one's turn, so that the reasons can be asked for too. */
  #canPick(token: Token): boolean {
    const { acts, props } = this.#around()
    if (props.busy || !props.asked) return false
    if (acts.pieces.has(keyOf(token.name, token.place))) return true
    return factsOf(props.view).question?.topic === 'turn' && token.seat === props.seat
  }

  pick(token: Token): void {
    this.picked = { piece: token.name, place: token.place, token: token.id }
    this.#around().props.point(numbersFor(this.#around().acts, this.picked))
  }

  /** The board is asked something else than before: what was in hand for that is put down. */
  forget(now: string, busy: boolean): void {
    if (now === this.#asked) return
    this.#asked = now
    this.picked = null
    this.answer = null
    if (!busy) this.carried = null
  }

  /** Let go; false: nothing was in hand. */
  release(): boolean {
    const had = this.picked !== null
    this.picked = null
    this.answer = null
    if (had) this.#around().props.point([])
    return had
  }

  lift(node: string): boolean {
    const token = this.#around().tokens.find((one) => pieceNode(one) === node)
    if (!token || !this.#canPick(token)) return false
    if (this.#around().acts.pieces.get(keyOf(token.name, token.place))?.chosen) return false
    this.pick(token)
    return true
  }

  carry(at: Point, over: string | null): void {
    if (this.picked) this.carried = { token: this.picked.token, at, over: this.#placeOf(over) }
  }

  drop(over: string | null): void {
    const place = this.#placeOf(over)
    const from = this.picked?.place
    const going = place === null ? undefined : this.open().get(place)
    if (going) {
      this.#choose(going) // the piece stays where it was put until the table has answered
      return
    }
    this.carried = null
    if (place !== null && place !== from) this.#ask(over ?? '', wishFor(this.picked, place))
  }

  #placeOf(node: string | null): string | null {
    return this.#around().tokens.find((one) => pieceNode(one) === node)?.place ?? placeIn(node)
  }

  #choose(option: OptionInfo): void {
    if (this.#around().props.busy) return
    this.picked = null
    this.#around().props.point([])
    this.#around().props.choose(option.number)
  }

  #wish(token: Token): IntentParts {
    return wishForPiece(factsOf(this.#around().props.view).question?.topic, token.name, token.place)
  }

  #ask(node: string, wish: IntentParts): void {
    void this.#around()
      .props.why(wish)
      .then((answer) => {
        if (!answer.possible) this.answer = { node, words: answer.words, rule: answer.rule }
      })
  }
}

export function placeNode(place: string): string {
  return `place-${place}`
}

export function pieceNode(token: Token): string {
  return `piece-${token.id}`
}

function placeIn(node: string | null): string | null {
  return node?.startsWith('place-') ? node.slice(6) : null
}
