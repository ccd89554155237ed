/**
 * One WebSocket to a table that comes back by itself. A command that was under way when the line broke is sent once
 * more with the same id, so that it is carried out once; everything else is learnt anew from the answer to Hello.
 */

import type { Broken, Changed, Commands, Done, FromServer, Hello, Queries, Refusal, Snapshot } from './protocol'

/** A socket as far as it is needed here; the browser's own fits. */
export interface Wire {
  send: (text: string) => void
  close: () => void
  onopen: (() => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
  onclose: (() => void) | null
}

export type Status =
  | { kind: 'connecting'; attempt: number }
  | { kind: 'online' }
  | { kind: 'waiting'; attempt: number; until: number }
  | { kind: 'closed' }

export interface Ends {
  open: () => Wire
  hello: () => Omit<Hello, 'type' | 'id'>
  heard: (message: Snapshot | Changed | Broken) => void
  status: (status: Status) => void
  now?: () => number
  chance?: () => number
}

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never
export type Command = DistributiveOmit<Commands, 'id'>
export type Query = DistributiveOmit<Exclude<Queries, Hello>, 'id'>
export type Reply = Exclude<FromServer, Snapshot | Changed | Broken>

interface Pending {
  text: string
  again: boolean
  settle: (reply: Reply | null) => void
}

const FIRST_WAIT = 600
const LONGEST_WAIT = 15_000
const PING_EVERY = 20_000
const SILENCE = 12_000 // without an answer to a ping: the line is dead, whatever the browser thinks

export class Connection {
  readonly #ends: Ends
  readonly #pending = new Map<string, Pending>()
  readonly #now: () => number
  readonly #chance: () => number
  #wire: Wire | null = null
  #attempt = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #pulse: ReturnType<typeof setTimeout> | undefined
  #greeted = false
  #hello = ''
  #over = false

  constructor(ends: Ends) {
    this.#ends = ends
    this.#now = ends.now ?? Date.now
    this.#chance = ends.chance ?? Math.random
  }

  start(): void {
    this.#connect()
  }

  stop(): void {
    this.#over = true
    clearTimeout(this.#timer)
    clearTimeout(this.#pulse)
    this.#drop()
    this.#ends.status({ kind: 'closed' })
    for (const [id, waiting] of this.#pending) this.#settle(id, waiting, null)
  }

  /** Do not wait any longer for the next attempt. */
  hurry(): void {
    if (this.#over || this.#wire !== null) return
    clearTimeout(this.#timer)
    this.#connect()
  }

  /** Introduce oneself again: this browser holds other seats, or looks through other eyes. */
  greet(): void {
    if (this.#wire === null) return
    this.#hello = freshId()
    this.#wire.send(JSON.stringify({ type: 'hello', id: this.#hello, ...this.#ends.hello() }))
  }

  /** Carry out a command; null if the line broke twice and it is not known what came of it. */
  command(command: Command): Promise<Done | Refusal | null> {
    return this.#ask(command, true) as Promise<Done | Refusal | null>
  }

  /** Ask something; null if there is no line. */
  query(query: Query): Promise<Reply | null> {
    return this.#ask(query, false)
  }

  #ask(message: Command | Query, again: boolean): Promise<Reply | null> {
    const id = freshId()
    const text = JSON.stringify({ ...message, id })
    if (this.#wire === null || !this.#greeted) return Promise.resolve(null)
    const wire = this.#wire
    return new Promise((settle) => {
      this.#pending.set(id, { text, again, settle })
      wire.send(text)
    })
  }

  #connect(): void {
    this.#attempt += 1
    this.#ends.status({ kind: 'connecting', attempt: this.#attempt })
    const wire = this.#ends.open()
    this.#wire = wire
    this.#greeted = false
    wire.onopen = () => this.greet()
    wire.onmessage = (event) => {
      if (this.#wire === wire) this.#receive(String(event.data))
    }
    wire.onclose = () => {
      if (this.#wire === wire) this.#lost()
    }
    this.#watch(SILENCE)
  }

  #receive(text: string): void {
    this.#watch(PING_EVERY)
    const message = JSON.parse(text) as FromServer
    if (message.type === 'snapshot') {
      // Only the answer to the last Hello counts: an older one looks through other eyes.
      if (message.id === this.#hello) this.#welcome(message)
    } else if (message.type === 'changed') this.#ends.heard(message)
    else if (message.type === 'broken') {
      if (!message.again) this.#over = true
      this.#ends.heard(message)
    } else {
      const waiting = this.#pending.get(message.id)
      if (waiting) this.#settle(message.id, waiting, message)
    }
  }

  #welcome(snapshot: Snapshot): void {
    const first = !this.#greeted
    this.#greeted = true
    this.#attempt = 0
    this.#ends.heard(snapshot)
    if (!first) return
    this.#ends.status({ kind: 'online' })
    for (const waiting of this.#pending.values()) this.#wire?.send(waiting.text)
  }

  #lost(): void {
    this.#wire = null
    this.#greeted = false
    clearTimeout(this.#pulse)
    for (const [id, waiting] of this.#pending) {
      if (!waiting.again) this.#settle(id, waiting, null)
      waiting.again = false
    }
    if (this.#over) {
      this.#ends.status({ kind: 'closed' })
      return
    }
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.min(this.#attempt, 8)) * (0.75 + this.#chance() / 2)
    this.#ends.status({ kind: 'waiting', attempt: this.#attempt + 1, until: this.#now() + wait })
    this.#timer = setTimeout(() => this.#connect(), wait)
  }

  /** If nothing is heard for so long, ask whether anybody is there, and then give the line up. */
  #watch(patience: number): void {
    clearTimeout(this.#pulse)
    this.#pulse = setTimeout(() => {
      if (!this.#greeted || patience === SILENCE) {
        this.#drop()
        this.#lost()
        return
      }
      this.#wire?.send(JSON.stringify({ type: 'ping', id: freshId() }))
      this.#watch(SILENCE)
    }, patience)
  }

  #drop(): void {
    const wire = this.#wire
    this.#wire = null
    if (wire) wire.close()
  }

  #settle(id: string, waiting: Pending, reply: Reply | null): void {
    this.#pending.delete(id)
    waiting.settle(reply)
  }
}

/** An id that nobody else makes. */
export function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
