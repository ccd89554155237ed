/** The games that there are, and the words of each. */

import { get } from './api'
import type { GameCard } from './protocol'
import { Speech } from './speech'
import { tongue } from './words.svelte'

class Collection {
  cards = $state.raw<readonly GameCard[] | null>(null)

  async load(): Promise<void> {
    const cards = this.cards ?? (await get<GameCard[]>('/api/games'))
    await Promise.all(cards.map((card) => tongue.load(card.id)))
    this.cards = cards
  }

  card(game: string): GameCard | undefined {
    return this.cards?.find((card) => card.id === game)
  }

  /** What a game says of itself, in the language of the moment. */
  readonly speech = $derived.by((): Record<string, Speech> => {
    const cards = this.cards ?? []
    return Object.fromEntries(cards.map((card) => [card.id, new Speech(tongue.lang, ...tongue.sources(card.id))]))
  })

  /** What a game is called. */
  title(game: string): string {
    return this.speech[game]?.tell('game-title') ?? game
  }
}

export const collection = new Collection()
