/** Who shall sit where at a new table, and the ways to begin with. */

import type { Clock, GameCard, SeatPlan } from './protocol'

export type Company = 'friends' | 'bots' | 'screen'

/** The level that bots are offered with: the middle one. */
export function usualLevel(card: GameCard | undefined): string {
  return card?.levels[Math.floor(card.levels.length / 2)] ?? ''
}

/** A plan to begin with: friends by a link, bots, or several people at this screen. */
export function planFor(company: Company, card: GameCard, name: string): SeatPlan[] {
  const [fewest, most] = card.seats
  const seats = Math.min(most, Math.max(fewest, company === 'screen' ? 2 : 3))
  const others = Array.from({ length: seats - 1 }, (): SeatPlan => {
    if (company === 'friends') return { by: 'open' }
    return company === 'bots' ? { by: 'bot', level: usualLevel(card) } : { by: 'me', name: '' }
  })
  return [{ by: 'me', name }, ...others]
}

/** One seat more or one less, within what the game allows. */
export function resized(plan: readonly SeatPlan[], seats: number, card: GameCard): SeatPlan[] {
  const [fewest, most] = card.seats
  const wanted = Math.min(most, Math.max(fewest, seats))
  const last = plan.at(-1)
  const more: SeatPlan = last === undefined || last.by === 'me' ? { by: 'open' } : { ...last }
  return Array.from({ length: wanted }, (_, seat) => plan[seat] ?? { ...more })
}

/** Clocks to choose from; null is none. The key names the words. */
export const CLOCKS: readonly { key: string; clock: Clock | null }[] = [
  { key: 'none', clock: null },
  { key: 'quick', clock: { base: 300, more: 10 } },
  { key: 'usual', clock: { base: 900, more: 20 } },
  { key: 'calm', clock: { base: 2400, more: 30 } },
  { key: 'day', clock: { base: 86_400, more: 43_200 } },
  { key: 'week', clock: { base: 604_800, more: 86_400 } },
]

export function clockKey(clock: Clock | null | undefined): string {
  if (!clock) return 'none'
  return CLOCKS.find((one) => one.clock?.base === clock.base && one.clock.more === clock.more)?.key ?? 'own'
}

export const SPECTATORS = ['public', 'open', 'none'] as const

/** Who may ask for hints. */
export const ADVICE: Readonly<Record<string, boolean | null>> = { usual: null, all: true, none: false }

export function adviceKey(advice: boolean | null | undefined): string {
  return advice === undefined || advice === null ? 'usual' : advice ? 'all' : 'none'
}
