/** Looking back: the table as it was after so many answers, step by step, and a whole game played again. */

import type { News, View } from '../games/board'
import type { TableState } from './state'

export const SPEEDS = [0.5, 1, 2, 4] as const
const BEAT = 1400 // milliseconds between two steps of a replay at its usual speed

export class History {
  /** How many answers back to the beginning; null in the present. */
  step = $state<number | null>(null)
  view = $state.raw<View | null>(null)
  news = $state.raw<News | null>(null)
  playing = $state(false)
  speed = $state<number>(1)
  readonly #now: () => TableState | null
  readonly #ask: (step: number) => Promise<Record<string, unknown> | null>
  #known: Record<number, View> = {}
  #wanted = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(now: () => TableState | null, ask: (step: number) => Promise<Record<string, unknown> | null>) {
    this.#now = now
    this.#ask = ask
  }

  get last(): number {
    return this.#now()?.game?.step ?? 0
  }

  /** Show the table after so many answers; from the last on it is the present again. */
  async go(step: number): Promise<void> {
    const game = this.#now()?.game
    if (!game) return
    const wanted = Math.max(0, step)
    this.#wanted = wanted
    if (wanted >= game.step) {
      this.present()
      return
    }
    const view = this.#known[wanted] ?? (await this.#fetched(wanted))
    if (view === null || this.#wanted !== wanted) return
    this.#show(wanted, view)
  }

  /** One step on or back. */
  by(steps: number): Promise<void> {
    this.pause()
    return this.go((this.step ?? this.last) + steps)
  }

  present(): void {
    this.pause()
    this.#wanted = this.last
    this.step = null
    this.view = null
    this.news = null
  }

  /** What was known is no longer so: looked at through other eyes, or taken back. */
  forget(): void {
    this.#known = {}
    this.present()
  }

  /** Play on from here by itself; from the end on, the whole game again. */
  async play(): Promise<void> {
    this.playing = true
    if (this.step === null) await this.go(0)
    this.#beat()
  }

  pause(): void {
    this.playing = false
    clearTimeout(this.#timer)
  }

  stop(): void {
    this.pause()
  }

  #beat(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#next(), BEAT / this.speed)
  }

  async #next(): Promise<void> {
    if (!this.playing || this.step === null) return
    await this.go(this.step + 1)
    if (this.#stillPlaying()) this.#beat()
  }

  #stillPlaying(): boolean {
    return this.playing
  }

  async #fetched(step: number): Promise<View | null> {
    const view = (await this.#ask(step)) as unknown as View | null
    if (view !== null) this.#known[step] = view
    return view
  }

  #show(step: number, view: View): void {
    const before = this.view
    const on = before !== null && this.step === step - 1
    const lines = on ? (this.#now()?.log.filter((line) => line.step === step) ?? []) : []
    this.news = before !== null && lines.length > 0 ? { number: -step, before, lines } : null
    this.step = step
    this.view = view
  }
}
