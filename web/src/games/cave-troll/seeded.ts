/** Chance that is always the same for a name, so that a board looks the same on every screen. */

export type Chance = () => number

/** Numbers from 0 to below 1, the same for the same name (FNV-1a to seed, then mulberry32). */
export function seeded(name: string): Chance {
  let hash = 2166136261
  for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), 16777619)
  return () => {
    hash = (hash + 0x6d2b79f5) | 0
    let mixed = Math.imul(hash ^ (hash >>> 15), 1 | hash)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** A number between two. */
export function between(chance: Chance, low: number, high: number): number {
  return low + (high - low) * chance()
}
