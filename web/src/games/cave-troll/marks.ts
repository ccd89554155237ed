/** What is to be seen of each place besides its pieces: its gold, who controls it, how full it is, whether it is open. */

import type { SeatLook } from '../board'
import type { Cave, Facts } from './cave'
import type { Spot } from './plan'
import { crowdOf, type Token } from './tokens'
import { isContested, lookOf } from './words'

export interface Mark {
  spot: Spot
  /** The gold it is worth now, and whether that is more than is printed. */
  worth: number
  raised: boolean
  owner: SeatLook | undefined
  contested: boolean
  crowd: number
  /** Who would be paid what now; null while that is not asked for. */
  pays: readonly { look: SeatLook | undefined; gold: number }[] | null
}

/** One mark for each place. */
export function marksOf(
  spots: readonly Spot[],
  cave: Cave,
  facts: Facts,
  places: ReadonlyMap<string, readonly Token[]>,
  seats: readonly SeatLook[],
  preview: boolean,
): Mark[] {
  return spots.map((spot) => {
    const fact = facts.rooms.find((one) => one.room === spot.name)
    const here = places.get(spot.name) ?? []
    const owner = lookOf(cave, seats, fact?.controller ?? null)
    const pays = Object.entries(fact?.pays ?? {}).map(([colour, gold]) => ({ look: lookOf(cave, seats, colour), gold }))
    return {
      spot,
      worth: fact?.worth ?? spot.gold,
      raised: (fact?.worth ?? spot.gold) > spot.gold,
      owner,
      contested: !owner && isContested(cave, here),
      crowd: crowdOf(cave, here),
      pays: preview ? pays : null,
    }
  })
}

/** What a scoring would pay each seat now. */
export function payments(cave: Cave, facts: Facts): number[] {
  return cave.colours.map((colour) => facts.rooms.reduce((sum, room) => sum + (room.pays[colour] ?? 0), 0))
}

/** An arc around the middle, for one of the places that a room has. */
export function arc(radius: number, part: number, parts: number): string {
  const gap = 0.16
  const turn = (Math.PI * 2) / parts
  const [from, to] = [part * turn - Math.PI / 2 + gap, (part + 1) * turn - Math.PI / 2 - gap]
  const point = (angle: number) => `${(Math.cos(angle) * radius).toFixed(1)} ${(Math.sin(angle) * radius).toFixed(1)}`
  return `M${point(from)}A${radius} ${radius} 0 0 1 ${point(to)}`
}
