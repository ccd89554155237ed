/** What the table and the board of a game have agreed upon. A board shows and asks; it knows no rules and opens no connection. */

import type { Component } from 'svelte'
import type { IntentParts, LogLine, OptionInfo, QuestionInfo, Words } from '../lib/protocol'

/** A place of pieces and cards as the one who looks may see it. No contents: only the count is open. */
export interface Zone {
  zone: string
  owner: number | null
  count: number
  contents?: string[]
}

/** How the game ended. */
export interface Outcome {
  winners: number[]
  scores: number[]
  ending: string
}

/** What one seat or a spectator may see of the game (the kernel's `State.view`). `facts` are the game's own. */
export interface View {
  game: string
  seat: number | null
  asks: number[]
  awaits: number[]
  facts: Record<string, unknown>
  zones: Zone[]
  outcome: Outcome | null
}

/** What never changes in a game and a board is drawn from. */
export type Furniture = Record<string, unknown>

/** A seat as it looks everywhere: never by colour alone. CSS has `--seat-N`, `--seat-N-ink` and `--seat-N-soft`. */
export interface SeatLook {
  number: number
  name: string
  letter: string
  shape: Shape
}

export type Shape = 'disc' | 'square' | 'triangle' | 'diamond' | 'hexagon' | 'star'

/** How the person wants it. `motion` is off with reduced motion; `speed` 1 is the usual, 2 twice as fast, 0 at once. */
export interface Taste {
  motion: boolean
  speed: number
  theme: 'dark' | 'light'
  lang: string
}

/** Something has happened: `before` is the view that `view` has replaced, `lines` what led from one to the other. */
export interface News {
  number: number
  before: View
  lines: readonly LogLine[]
}

/** Why something is not possible, in words, with the number of the rule (may be empty); `possible`: it is after all. */
export interface Answer {
  possible: boolean
  words: string
  rule: string
}

export interface BoardProps {
  /** The view to draw: the present one or, with `past`, one from the history. */
  view: View
  furniture: Furniture
  seats: readonly SeatLook[]
  /** The seat looked through; null for a spectator. */
  seat: number | null
  /** What this seat is asked, and the answers. Empty while nothing can be answered (not asked, offline, in the past). */
  asked: QuestionInfo | null
  options: readonly OptionInfo[]
  /** True while a choice is under way: show it as chosen, offer nothing. */
  busy: boolean
  past: boolean
  /** To animate, when `number` is new to the board; null: jump to `view` (after loading, in the history, offline). */
  news: News | null
  /** The line of the log that is pointed at: light the pieces and places in its `parts`. */
  lit: LogLine | null
  /** The option that is pointed at in the list beside the board. */
  pointed: OptionInfo | null
  taste: Taste
  /** Words in the language of the moment. Reading it in a template keeps the template up to date when that changes. */
  say: (words: Words) => string
  /** The words for a name that zones, intents and events use ("st-nw", "blue knight"); the name itself if there are none. */
  name: (name: string, form?: string) => string
  choose: (option: number) => void
  /** Ask the table why not. The table shows the sentence with its rule; a board may show it on the spot as well. */
  why: (intent: IntentParts) => Promise<Answer>
  /** Open the rulebook at a statement. */
  rule: (number: string) => void
  /** The board points at options too (a piece was picked): their numbers, to be marked in the list. */
  point: (options: readonly number[]) => void
}

/** What a game gives the table. Only `Board` is needed. */
export interface GameClient {
  Board: Component<BoardProps>
  /** The sign of the game, square, to be shown small. */
  Icon?: Component
  /** The board in words for the text view, in sections; without it zones are listed by the names of `nouns`. */
  inWords?: (scene: Scene) => TextSection[]
  /** Facts about one seat for its place in the strip of seats: gold, cards in hand. A few short ones. */
  seatFacts?: (scene: Scene, seat: number) => SeatFact[]
  /** First-game hints that fit the moment, as keys of the game's words, the most pressing first. */
  hints?: (scene: Scene, asked: QuestionInfo | null) => string[]
  /** What the guide says in the lessons of the game, step by step. */
  lessons?: Readonly<Record<string, readonly LessonStep[]>>
}

/** A step of a lesson: the key of its words, and whether it lies behind the person. Without `done` it waits for a click. */
export interface LessonStep {
  key: string
  done?: (scene: Scene, log: readonly LogLine[]) => boolean
}

export interface Scene {
  view: View
  furniture: Furniture
  seats: readonly SeatLook[]
  seat: number | null
  say: (words: Words) => string
  name: (name: string, form?: string) => string
}

export interface TextSection {
  title: string
  lines: string[]
}

/** What is said beside a seat: `label` says in words what `value` counts, `sign` (a path in a 24 by 24 box) shows it. */
export interface SeatFact {
  label: string
  value: number | string
  sign?: string
}
