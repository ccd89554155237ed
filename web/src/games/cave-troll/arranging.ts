/** Where every piece is drawn, as it stands in its place or upon others like it. */

import type { Point } from './outline'
import type { Plan, Spot } from './plan'
import { standing } from './standing'
import { pilesOf, type Token } from './tokens'

export interface Figure extends Point {
  token: Token
  radius: number
  /** How many alike stand here as one; only the uppermost is more than a shadow. */
  count: number
  top: boolean
}

/** All figures, in an order that stays the same while pieces move, so that they travel on the screen. */
export function arranged(plan: Plan, places: ReadonlyMap<string, readonly Token[]>, limit: number): Figure[] {
  const figures = plan.spots.flatMap((spot) => arrangedIn(plan, spot, places.get(spot.name) ?? [], limit))
  return figures.sort((one, other) => Number(one.token.id) - Number(other.token.id))
}

function arrangedIn(plan: Plan, spot: Spot, tokens: readonly Token[], limit: number): Figure[] {
  const room = spot.kind === 'room'
  const piles = pilesOf(tokens, room ? limit + 3 : 2 + spot.cells.length)
  const places = standing(spot, piles.length, room ? plan.plaque * 1.1 : 0, plan.largest)
  return piles.flatMap((pile, at) => {
    const here = places.at[at] ?? spot.centre
    return pile.tokens.map((token, level) => ({
      token,
      radius: places.radius,
      x: here.x,
      y: here.y + Math.min(2, pile.tokens.length - 1 - level) * 2.2,
      count: token === pile.top ? pile.tokens.length : 1,
      top: token === pile.top,
    }))
  })
}
