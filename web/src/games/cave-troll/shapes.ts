/** The bases of pieces: one shape for each seat, all about as large as a circle of radius 16, and where a drawing fits in. */

import type { Shape } from '../board'

export interface Base {
  path: string
  /** How large the drawing of the piece is for its box of 24, and how far below the middle it sits. */
  scale: number
  drop: number
  /** The middle of the chip with the letter. */
  chip: readonly [number, number]
}

export const bases: Record<Shape, Base> = {
  disc: { path: 'M0-16A16 16 0 1 1 0 16A16 16 0 1 1 0-16Z', scale: 0.9, drop: 0, chip: [11.5, 11.5] },
  square: {
    path: 'M-11.500-15Q0-15.800 11.500-15Q15-15 15-11.500Q15.800 0 15 11.500Q15 15 11.500 15Q0 15.800-11.500 15Q-15 15-15 11.500Q-15.800 0-15-11.500Q-15-15-11.500-15Z',
    scale: 0.92,
    drop: 0,
    chip: [12.5, 12.5],
  },
  triangle: {
    path: 'M-3.600-16.400Q0-20.400 3.600-16.400Q14.800-3.400 17.800 8.200Q19.200 14.600 12.800 15.200Q0 16.800-12.800 15.200Q-19.200 14.600-17.800 8.200Q-14.800-3.400-3.600-16.400Z',
    scale: 0.76,
    drop: 2.6,
    chip: [13, 12],
  },
  diamond: {
    path: 'M-3-17.600Q0-20.400 3-17.600Q11-11.200 17.600-3Q20.400 0 17.600 3Q11.200 11.200 3 17.600Q0 20.400-3 17.600Q-11.200 11.200-17.600 3Q-20.400 0-17.600-3Q-11.200-11.200-3-17.600Z',
    scale: 0.8,
    drop: 0,
    chip: [11.5, 11.5],
  },
  hexagon: {
    path: 'M-8-15.400Q0-16 8-15.400Q9.800-15.200 10.800-13.600L17.400-1.600Q18 0 17.400 1.600L10.800 13.600Q9.800 15.200 8 15.400Q0 16-8 15.400Q-9.800 15.200-10.800 13.600L-17.400 1.600Q-18 0-17.400-1.600L-10.800-13.600Q-9.800-15.200-8-15.400Z',
    scale: 0.88,
    drop: 0,
    chip: [12, 12],
  },
  star: {
    path: 'M0-19.500Q1.600-19.500 2.400-17.600L6.200-9.800 14.600-8.600Q18.600-7.800 17-4.600L11.400 2.600 12.800 11.600Q13.200 15.800 9.200 14.600L0 11.800-9.200 14.600Q-13.200 15.800-12.800 11.600L-11.400 2.600-17-4.600Q-18.600-7.800-14.600-8.600L-6.200-9.800-2.400-17.600Q-1.600-19.500 0-19.500Z',
    scale: 0.66,
    drop: -1.2,
    chip: [12, 12],
  },
}
