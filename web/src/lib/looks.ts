/** How seats look: a shape and a letter for each beside its colour. */

import type { SeatLook, Shape } from '../games/board'

const SHAPES: readonly Shape[] = ['disc', 'square', 'triangle', 'diamond', 'hexagon', 'star']

/** The outlines of the shapes in a 24 by 24 box. */
export const OUTLINES: Record<Shape, string> = {
  disc: 'M12 1.500a10.500 10.500 0 1 1 0 21a10.500 10.500 0 1 1 0-21z',
  square: 'M3 4.200 4.200 2.800 20 2.600l1.300 1.300.200 16.200-1.400 1.300-16 .200-1.400-1.400z',
  triangle: 'M12 1.200 23.400 21.600 22.600 22.600 1.400 22.600.6 21.600z',
  diamond: 'M12 .8 23 12 12 23.200 1 12z',
  hexagon: 'M6.400 2.200h11.200L23.200 12l-5.600 9.800H6.400L.8 12z',
  star: 'M12 .6l3.300 7.200 7.900.9-5.900 5.300 1.700 7.800L12 17.900l-7 3.900 1.700-7.800L.8 8.700l7.900-.9z',
}

export function shapeOf(seat: number): Shape {
  return SHAPES[seat % SHAPES.length] ?? 'disc'
}

/** Looks for players by name: the letter is the first of the name that no seat before has. */
export function looks(names: readonly string[]): SeatLook[] {
  const taken = new Set<string>()
  return names.map((name, number) => {
    const letters = name.toLocaleUpperCase().match(/[\p{L}\p{N}]/gu) ?? []
    const letter = letters.find((one) => !taken.has(one)) ?? String(number + 1)
    taken.add(letter)
    return { number, name, letter, shape: shapeOf(number) }
  })
}
