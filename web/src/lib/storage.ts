/** What the browser remembers. A browser that remembers nothing is served all the same. */

export interface Shelf {
  getItem: (key: string) => string | null
  setItem: (key: string, value: string) => void
  removeItem: (key: string) => void
}

/** The browser's own storage, or one that lasts as long as the page where that is switched off. */
export function shelf(): Shelf {
  try {
    const own = globalThis.localStorage
    own.setItem('grotto.probe', '1')
    own.removeItem('grotto.probe')
    return own
  } catch {
    const kept = new Map<string, string>()
    return {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    }
  }
}

/** Something that was kept, or `otherwise` where there is nothing or what is there cannot be read. */
export function recall<T>(from: Shelf, key: string, otherwise: T): T {
  const text = from.getItem(key)
  if (text === null) return otherwise
  try {
    return JSON.parse(text) as T
  } catch {
    return otherwise
  }
}

export function keep(on: Shelf, key: string, value: unknown): void {
  try {
    on.setItem(key, JSON.stringify(value))
  } catch {
    // Full: the page goes on without.
  }
}
