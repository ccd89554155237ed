/** How the person at this browser wants things. Kept in the browser. */

import { Identity } from './identity'
import { keep, recall, shelf } from './storage'

export type Lang = 'en' | 'de'
export const LANGUAGES: Record<Lang, string> = { en: 'English', de: 'Deutsch' }
export type Theme = 'system' | 'dark' | 'light'

interface Kept {
  lang: Lang
  theme: Theme
  speed: number
  sound: boolean
  text: boolean
  confirmEnd: boolean
  curtain: boolean
  hints: boolean
  notify: boolean
}

const KEY = 'grotto.settings'
const stored = shelf()

function firstLanguage(): Lang {
  return navigator.languages.some((lang) => lang.startsWith('de')) && !navigator.language.startsWith('en') ? 'de' : 'en'
}

const DEFAULTS: Kept = {
  lang: firstLanguage(),
  theme: 'system',
  speed: 1,
  sound: false,
  text: false,
  confirmEnd: false,
  curtain: true,
  hints: true,
  notify: false,
}

class Settings {
  #kept = $state<Kept>({ ...DEFAULTS, ...recall<Partial<Kept>>(stored, KEY, {}) })
  #calm = $state(matchMedia('(prefers-reduced-motion: reduce)').matches)
  #light = $state(matchMedia('(prefers-color-scheme: light)').matches)

  constructor() {
    matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', (now) => (this.#calm = now.matches))
    matchMedia('(prefers-color-scheme: light)').addEventListener('change', (now) => (this.#light = now.matches))
  }

  get all(): Readonly<Kept> {
    return this.#kept
  }

  set(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change }
    keep(stored, KEY, this.#kept)
  }

  get lang(): Lang {
    return this.#kept.lang in LANGUAGES ? this.#kept.lang : 'en'
  }

  get theme(): 'dark' | 'light' {
    if (this.#kept.theme !== 'system') return this.#kept.theme
    return this.#light ? 'light' : 'dark'
  }

  /** Whether things may move on the screen. */
  get motion(): boolean {
    return !this.#calm && this.#kept.speed > 0
  }

  get speed(): number {
    return this.motion ? this.#kept.speed : 0
  }
}

export const settings = new Settings()
export const identity = new Identity(stored)
/** What hints the person has put away, by their keys. */
export const hintsSeen = {
  all: (): string[] => recall<string[]>(stored, 'grotto.hints', []),
  add: (key: string): void => keep(stored, 'grotto.hints', [...hintsSeen.all().filter((one) => one !== key), key]),
  clear: (): void => stored.removeItem('grotto.hints'),
}
/** How far the guide through a lesson has been heard at a table; -1: the person wants none. */
export const guided = {
  at: (table: string): number => recall<number>(stored, `grotto.guide.${table}`, 0),
  set: (table: string, step: number): void => keep(stored, `grotto.guide.${table}`, step),
}
/** Whose words are not shown at a table. */
export const muted = {
  at: (table: string): number[] => recall<number[]>(stored, `grotto.muted.${table}`, []),
  set: (table: string, seats: readonly number[]): void => keep(stored, `grotto.muted.${table}`, seats),
}
