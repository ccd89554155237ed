/** The words of the moment: the client's own, the table's and those of games, in the language that is set. */

import { get } from './api'
import type { Words } from './protocol'
import { settings, type Lang } from './settings.svelte'
import { Speech, type Arg } from './speech'

const OWN: Record<Lang, () => Promise<{ default: string }>> = {
  en: () => import('../words/en.ftl?raw'),
  de: () => import('../words/de.ftl?raw'),
}

class Tongue {
  /** Everything that was loaded, by `scope/lang`; the scope is `own`, `table` or a game. */
  #loaded = $state.raw<Readonly<Record<string, readonly string[]>>>({})
  readonly #coming = new Map<string, Promise<void>>()
  #lang = $state<Lang>(settings.lang)
  readonly #own = $derived(new Speech(this.#lang, ...this.sources()))
  /** Words for the page itself. */
  get own(): Speech {
    return this.#own
  }

  get lang(): Lang {
    return this.#lang
  }

  /** Whether there are words for the page, and for a game where one is named. */
  ready(game?: string): boolean {
    return `own/${this.#lang}` in this.#loaded && (game === undefined || `${game}/${this.#lang}` in this.#loaded)
  }

  /** All Fluent files for the page, with those of a game where one is named. */
  sources(game?: string): string[] {
    const scopes = game === undefined ? ['own', 'table'] : ['own', 'table', game]
    return scopes.flatMap((scope) => this.#loaded[`${scope}/${this.#lang}`] ?? [])
  }

  /** Speak another language, once its words are there. */
  async use(lang: Lang): Promise<void> {
    const games = Object.keys(this.#loaded).map((key) => key.split('/')[0] ?? '')
    const scopes = new Set(['own', 'table', ...games])
    await Promise.all([...scopes].map((scope) => this.load(scope, lang)))
    this.#lang = lang
    document.documentElement.lang = lang
  }

  /** Fetch the words of a scope. The table's are asked of the server, and the page works without them. */
  load(scope: string, lang: Lang = this.#lang): Promise<void> {
    const key = `${scope}/${lang}`
    if (key in this.#loaded) return Promise.resolve()
    const coming = this.#coming.get(key) ?? this.#fetch(scope, lang, key).finally(() => this.#coming.delete(key))
    this.#coming.set(key, coming)
    return coming
  }

  async #fetch(scope: string, lang: Lang, key: string): Promise<void> {
    let sources: string[]
    if (scope === 'own') sources = [(await OWN[lang]()).default]
    else if (scope === 'table') sources = await get<string[]>(`/api/words/${lang}`).catch(() => [])
    else sources = await get<string[]>(`/api/games/${scope}/words/${lang}`)
    this.#loaded = { ...this.#loaded, [key]: sources }
  }
}

export const tongue = new Tongue()

/** The page's own words by key. */
export function t(key: string, args: Record<string, Arg> = {}): string {
  return tongue.own.tell(key, args)
}

/** Words that came from the server, said in the page's own words where no game is at hand. */
export function say(words: Words): string {
  return tongue.own.say(words)
}
