/** The table in this browser: its connection, what is known of it, and what can be done at it. */

import type { Answer, SeatLook } from '../games/board'
import { Advice, type Answered } from './advice.svelte'
import { Connection, type Command, type Reply, type Status, type Wire } from './connection'
import { History } from './history.svelte'
import { looks } from './looks'
import type { Broken, Changed, IntentParts, LogLine, OptionInfo, Snapshot, Words } from './protocol'
import { identity, settings } from './settings.svelte'
import { fromSnapshot, namesOf, nextEyes, withChanges, type TableState } from './state'

/** A sentence that answers something the person did. */
export interface Notice {
  words: Words
  rule: string
}

export type Happening = 'turn' | 'move' | 'chat' | 'over' | 'refused'

/** The verb by which games let a player end a turn. */
const END_TURN = 'end-turn'
const UNSURE: Words = { key: 'ui-unsure' }
const LINE_LOST: Words = { key: 'ui-no-line' }

export class Table {
  readonly id: string
  readonly history: History
  readonly advice: Advice
  state = $state.raw<TableState | null>(null)
  status = $state.raw<Status>({ kind: 'connecting', attempt: 1 })
  /** Why the connection will not come back. */
  broken = $state.raw<Words | null>(null)
  notice = $state.raw<Notice | null>(null)
  sending = $state(false)
  lit = $state.raw<LogLine | null>(null)
  pointed = $state.raw<OptionInfo | null>(null)
  /** The end of the turn, waiting to be confirmed. */
  confirming = $state.raw<OptionInfo | null>(null)
  /** The options that the board points at. */
  marked = $state.raw<readonly number[]>([])
  /** The seat before whom the curtain is up. */
  curtain = $state<number | null>(null)
  #wanted: number | null = null
  #caughtUp = 0
  readonly #connection: Connection
  readonly #tell: (what: Happening) => void
  /** What seats are called for a seat without a name. */
  nameless: (seat: number) => string = (seat) => String(seat + 1)

  constructor(id: string, open: () => Wire, tell: (what: Happening) => void) {
    this.id = id
    this.#tell = tell
    this.#connection = new Connection({
      open,
      hello: () => this.#hello(),
      heard: (message) => this.#heard(message),
      status: (status) => (this.status = status),
    })
    this.history = new History(
      () => this.state,
      async (step) => {
        const reply = await this.#connection.query({ type: 'at', step })
        return reply?.type === 'past' ? reply.view : null
      },
    )
    this.advice = new Advice(
      () => this.asked,
      (question) => this.#advised(question),
      (words) => (this.notice = { words: words ?? LINE_LOST, rule: '' }),
    )
  }

  start(): void {
    this.#connection.start()
  }

  stop(): void {
    this.history.stop()
    this.#connection.stop()
  }

  hurry(): void {
    this.#connection.hurry()
  }

  // --- what is known ------------------------------------------------------------------------------------------------

  readonly online = $derived(this.status.kind === 'online')
  readonly names = $derived(this.state ? namesOf(this.state.table) : [])
  readonly looks = $derived.by((): SeatLook[] => looks(this.names.map((name, seat) => name || this.nameless(seat))))
  readonly held = $derived(this.state?.held ?? [])
  /** The seat looked through, one's own or, with open hands, anybody's; null for a spectator, and behind the curtain. */
  readonly eyes = $derived(this.state?.look ?? null)
  /** The seat one plays for now. */
  readonly seat = $derived(this.eyes !== null && this.held.includes(this.eyes) ? this.eyes : null)
  readonly host = $derived.by(
    () => this.state?.table.seats.find((seat) => seat.host && this.held.includes(seat.number))?.number ?? null,
  )
  readonly asked = $derived(this.state?.game?.asked ?? null)
  readonly past = $derived.by(() => this.history.view !== null)
  readonly busy = $derived(this.sending)
  /** Whether an answer can be given now. */
  readonly open = $derived(this.online && this.asked !== null && !this.past && this.curtain === null)
  readonly view = $derived.by(() => this.history.view ?? this.state?.game?.view ?? null)
  readonly over = $derived(this.state?.table.state === 'over')

  /** Seconds since 1970 by the server's clock are this much ahead of the browser's. */
  readonly ahead = $derived(this.state ? this.state.table.now - this.state.told : 0)

  // --- what can be done ---------------------------------------------------------------------------------------------

  /** Send a command for a seat; whether it was carried out. What went wrong is shown in a sentence. */
  async command(command: Command): Promise<boolean> {
    this.notice = null
    const reply = await this.#connection.command(command)
    return this.#accepted(reply)
  }

  async choose(option: number): Promise<void> {
    const { asked, seat } = this
    if (!this.open || this.sending || asked === null || seat === null) return
    if (this.#mustConfirm(option)) return
    this.sending = true
    this.confirming = null
    this.pointed = null
    this.marked = []
    try {
      await this.command({ type: 'choose', seat, question: asked.number, option })
    } finally {
      this.sending = false
    }
  }

  /** Whether an answer ends the turn and the person wants to be asked about that first. */
  #mustConfirm(option: number): boolean {
    const offered = this.asked?.options.find((one) => one.number === option)
    if (!settings.all.confirmEnd || offered?.intent.verb !== END_TURN || this.confirming?.number === option)
      return false
    this.confirming = offered
    return true
  }

  async undo(): Promise<void> {
    const { seat } = this
    const question = this.state?.game?.question
    if (seat === null || question === undefined) return
    await this.command({ type: 'undo', seat, question })
  }

  async #advised(question: number): Promise<Answered> {
    const { seat } = this
    this.notice = null
    const reply = seat === null ? null : await this.#connection.query({ type: 'advise', seat, question })
    return reply?.type === 'advised' || reply?.type === 'refused' ? reply : null
  }

  /** Why something is not possible; the sentence is shown as well. */
  async why(intent: IntentParts): Promise<Answer> {
    const seat = this.seat
    const reply = seat === null ? null : await this.#connection.query({ type: 'why-not', seat, intent })
    if (reply?.type === 'done') return { possible: true, words: '', rule: '' }
    const notice =
      reply?.type === 'refused' ? { words: reply.words, rule: reply.rule ?? '' } : { words: LINE_LOST, rule: '' }
    this.notice = notice
    this.#tell('refused')
    return { possible: false, words: '', rule: notice.rule }
  }

  /** What somebody may mean who names these things: the options, or the first reason why there are none. */
  async wish(named: string[]): Promise<readonly number[]> {
    const seat = this.seat
    if (seat === null || named.length === 0) return []
    const reply = await this.#connection.query({ type: 'wish', seat, named })
    if (reply?.type === 'refused') this.notice = { words: reply.words, rule: reply.rule ?? '' }
    if (reply?.type !== 'meant') return []
    const reason = reply.reasons[0]
    if (reply.options.length === 0 && reason) this.notice = reason
    return reply.options
  }

  /** This browser has taken a seat, or lost one: say so to the server. */
  regreet(): void {
    this.#connection.greet()
  }

  /** Look through these eyes: whoever sat behind the curtain is here, or a spectator of open hands wants to. */
  lookAs(seat: number | null): void {
    this.curtain = null
    this.#look(seat)
  }

  #look(seat: number | null): void {
    this.#wanted = seat
    this.history.forget()
    this.#connection.greet()
  }

  #accepted(reply: Reply | null): boolean {
    if (reply?.type === 'done') return true
    this.notice =
      reply?.type === 'refused' ? { words: reply.words, rule: reply.rule ?? '' } : { words: UNSURE, rule: '' }
    if (reply?.type === 'refused') this.#tell('refused')
    return false
  }

  // --- what comes ---------------------------------------------------------------------------------------------------

  #hello(): { tokens: string[]; look: number | null; seq: number; lines: number } {
    const { state } = this
    const same = state !== null && state.look === this.#wanted
    return {
      tokens: identity.tokens(this.id),
      look: this.#wanted,
      seq: same ? state.seq : 0,
      lines: same ? state.log.length : 0,
    }
  }

  #heard(message: Snapshot | Changed | Broken): void {
    if (message.type === 'broken') {
      if (!message.again) this.broken = message.words
      return
    }
    const before = this.state
    const at = Date.now() / 1000
    if (message.type === 'changed') {
      if (before === null) return
      this.state = withChanges(before, message, at)
    } else this.state = fromSnapshot(before, message, at)
    const state = this.state
    const { table } = state
    identity.note(this.id, table.game, table.title, table.state === 'over')
    if (table.rematch) identity.hold(table.rematch, identity.tokens(this.id)) // the same rights are good there
    if (before) this.#signal(before, state)
    if (before && state.log.length < before.log.length) this.history.forget()
    this.#eyes(state)
  }

  /** Look through the right eyes; between two players at one screen the curtain goes up. */
  #eyes(state: TableState): void {
    const awaited = state.table.state === 'playing' ? (state.game?.awaits ?? []) : []
    if (state.held.length === 1 && state.look === null) {
      this.#look(state.held[0] ?? null)
      return
    }
    const next = nextEyes(state.held, state.look, awaited)
    if (next.curtain === null) {
      if (state.look !== null || awaited.length === 0) this.curtain = null
      return
    }
    if (!settings.all.curtain) this.#look(next.curtain)
    else {
      this.curtain = next.curtain
      if (state.look !== null) this.#look(null)
    }
  }

  #signal(before: TableState, now: TableState): void {
    if (before.table.state !== 'over' && now.table.state === 'over') this.#tell('over')
    else if (now.game?.asked && now.game.question !== before.game?.question && !before.game?.asked) this.#tell('turn')
    else if (now.log.length > before.log.length) this.#tell('move')
    if (now.chat.length > before.chat.length) this.#tell('chat')
  }

  /** How far the log was read when the person went away; 0 where nothing has been put aside. */
  get caughtUp(): number {
    return this.#caughtUp
  }

  catchUp(): void {
    this.#caughtUp = this.state?.game?.step ?? 0
  }
}
