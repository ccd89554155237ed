/**
 * Words in one language, and the saying of them. As in the kernel, an argument that is itself a text is said first, and
 * `$field-in` asks for the attribute `in` of the argument `field`.
 */

import { FluentBundle, FluentResource } from '@fluent/bundle'
import type { Words } from './protocol'

export type Arg = number | string | Words
type Pattern = NonNullable<ReturnType<FluentBundle['getMessage']>>['value']

/** A piece of something said; `seat` where it is the name of a player. */
export interface Said {
  text: string
  seat: number | null
}

const SEAT_MARK = /\uE000(\d+)\uE001(.*?)\uE002/g
const MARKS = /\uE000\d+\uE001|\uE002/g

/** A file of words as the parser leaves it, with the variables that each of its texts needs. */
interface Read {
  resource: FluentResource
  needs: readonly (readonly [string, ReadonlyMap<string, string[]>])[]
}

/** Files that were read already: there are few, and reading one takes longer than all that is said with it. */
const known = new Map<string, Read>()

function read(source: string): Read {
  const found = known.get(source)
  if (found) return found
  const resource = new FluentResource(source)
  const needs = resource.body
    .filter((entry) => !entry.id.startsWith('-'))
    .map((entry) => {
      const forms = Object.entries(entry.attributes).map(([name, pattern]) => [name, variablesOf(pattern)] as const)
      if (entry.value !== null) forms.push(['', variablesOf(entry.value)])
      return [entry.id, new Map(forms)] as const
    })
  known.set(source, { resource, needs })
  return { resource, needs }
}

export class Speech {
  readonly lang: string
  /** What players are called; where there is no name the game's own word for the seat is used. */
  players: readonly string[] = []
  readonly #bundle: FluentBundle
  readonly #needs = new Map<string, ReadonlyMap<string, string[]>>()

  constructor(lang: string, ...sources: string[]) {
    this.lang = lang
    this.#bundle = new FluentBundle([lang], { useIsolating: false })
    for (const source of sources) this.add(source)
  }

  /** Take in more words. A key that is there already keeps the words it has. */
  add(source: string): void {
    const { resource, needs } = read(source)
    this.#bundle.addResource(resource)
    for (const [id, forms] of needs) if (!this.#needs.has(id)) this.#needs.set(id, forms)
  }

  /** Whether there are words for a key (`key.attribute` for an attribute). */
  has(key: string): boolean {
    const [id, attribute] = split(key)
    return this.#needs.get(id)?.has(attribute) ?? false
  }

  /** A text in this language. */
  say(words: Words): string {
    return this.#say(words, '').replace(MARKS, '')
  }

  /** One form of a text: the attribute that it has in this language, or the text itself where it has none. */
  form(words: Words, form: string): string {
    const key = form && this.has(`${words.key}.${form}`) ? form : ''
    return this.#say(words, key).replace(MARKS, '')
  }

  /** A text in pieces, so that the names of players can be shown as such. */
  pieces(words: Words): Said[] {
    const marked = this.#say(words, '')
    const pieces: Said[] = []
    let end = 0
    for (const found of marked.matchAll(SEAT_MARK)) {
      if (found.index > end) pieces.push({ text: marked.slice(end, found.index), seat: null })
      pieces.push({ text: found[2] ?? '', seat: Number(found[1]) })
      end = found.index + found[0].length
    }
    if (end < marked.length) pieces.push({ text: marked.slice(end), seat: null })
    return pieces
  }

  /** Words by key, for the client's own sentences. */
  tell(key: string, args: Record<string, Arg> = {}): string {
    return this.say({ key, args })
  }

  #say(words: Words, form: string): string {
    const args = words.args ?? {}
    if (!words.key)
      return typeof args['words'] === 'object' ? this.#say(args['words'], '') : String(args['words'] ?? '')
    const needs = this.#needs.get(words.key)?.get(form)
    const message = this.#bundle.getMessage(words.key)
    const pattern: Pattern = form ? (message?.attributes[form] ?? null) : (message?.value ?? null)
    if (needs === undefined || pattern === null) return form ? `${words.key}.${form}` : words.key
    const values: Record<string, number | string> = {}
    for (const variable of needs) values[variable] = this.#value(args, variable)
    const said = this.#bundle.formatPattern(pattern, values, [])
    return words.key === 'seat' && !form ? this.#named(args['seat'], said) : said
  }

  /** A player by name, marked so that the name can be found again in a sentence. */
  #named(seat: Arg | undefined, colour: string): string {
    if (typeof seat !== 'number') return colour
    return `\uE000${seat}\uE001${this.playerOr(seat, colour)}\uE002`
  }

  /** What the player of a seat is called; who shares a name with another is told apart by the seat's own word. */
  playerOr(seat: number, colour: string): string {
    const name = this.players[seat]
    if (!name) return colour
    return this.players.filter((other) => other === name).length > 1 ? `${name} (${colour})` : name
  }

  #value(args: Record<string, Arg>, variable: string): number | string {
    const at = variable.indexOf('-')
    const name = at < 0 ? variable : variable.slice(0, at)
    const arg = args[name]
    if (arg === undefined) return `{${name}}`
    if (typeof arg !== 'object') return arg
    return this.#say(arg, at < 0 || !arg.key ? '' : variable.slice(at + 1))
  }
}

function split(key: string): [string, string] {
  const at = key.indexOf('.')
  return at < 0 ? [key, ''] : [key.slice(0, at), key.slice(at + 1)]
}

/** The names of all variables somewhere in a pattern as the Fluent parser leaves it. */
function variablesOf(node: unknown): string[] {
  const found = new Set<string>()
  collect(node, found)
  return [...found]
}

function collect(node: unknown, found: Set<string>): void {
  if (Array.isArray(node)) {
    for (const inside of node) collect(inside, found)
  } else if (typeof node === 'object' && node !== null) {
    const part = node as Record<string, unknown>
    if (part['type'] === 'var' && typeof part['name'] === 'string') found.add(part['name'])
    for (const inside of Object.values(part)) collect(inside, found)
  }
}
