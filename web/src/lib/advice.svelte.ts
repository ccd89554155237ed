/** A hint: what a strong bot would do in this place, and how likely it thinks each answer wins. Good for one question. */

import type { Advised, OptionInfo, QuestionInfo, Words } from './protocol'

/** What asking for a hint comes to: the hint, or why there is none. */
export type Answered = Advised | { type: 'refused'; words: Words } | null

export class Advice {
  readonly #asked: () => QuestionInfo | null
  readonly #ask: (question: number) => Promise<Answered>
  readonly #refused: (words: Words | null) => void
  #found = $state.raw<Advised | null>(null)
  #awaited = $state<number | null>(null)

  constructor(
    asked: () => QuestionInfo | null,
    ask: (question: number) => Promise<Answered>,
    refused: (words: Words | null) => void,
  ) {
    this.#asked = asked
    this.#ask = ask
    this.#refused = refused
  }

  /** The hint for the question that is asked now. */
  readonly found = $derived.by(() => (this.#found?.question === this.#asked()?.number ? this.#found : null))
  readonly thinking = $derived.by(() => this.#awaited !== null && this.#awaited === this.#asked()?.number)
  readonly #chances = $derived.by((): Record<number, number> =>
    Object.fromEntries(this.found?.options.map((one) => [one.option, one.chance]) ?? []),
  )
  /** What it recommends. */
  readonly best = $derived.by((): OptionInfo | null => {
    const number = this.found?.options[0]?.option
    return this.#asked()?.options.find((option) => option.number === number) ?? null
  })

  /** How likely an answer wins; null where that is not known. */
  chance(option: number): number | null {
    return this.#chances[option] ?? null
  }

  /** The best chance that some answers have. */
  bestOf(options: readonly OptionInfo[]): number | null {
    const chances = options.map((option) => this.chance(option.number)).filter((chance) => chance !== null)
    return chances.length > 0 ? Math.max(...chances) : null
  }

  async ask(): Promise<void> {
    const question = this.#asked()?.number
    if (question === undefined || this.thinking || this.found) return
    this.#awaited = question
    const reply = await this.#ask(question)
    if (this.#awaited === question) this.#awaited = null
    if (this.#asked()?.number !== question) return // the question has passed, and with it the wish for a hint
    if (reply?.type === 'advised') this.#found = reply
    else this.#refused(reply?.words ?? null)
  }

  away(): void {
    this.#found = null
  }
}
