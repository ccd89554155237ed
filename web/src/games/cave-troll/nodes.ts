/** Everything that can be reached with arrow keys: places and pieces, and what lies in which direction. */

import type { Figure } from './arranging'
import { pieceNode, placeNode } from './handling.svelte'
import type { Point } from './outline'
import type { Plan } from './plan'

export interface Node extends Point {
  id: string
}

export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight'

const WAYS: Record<Arrow, Point> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
}

/** All nodes in the order of the board: each place in its upper left corner, then the pieces on it. */
export function nodesOf(plan: Plan, figures: readonly Figure[]): Node[] {
  return plan.spots.flatMap((spot) => [
    { id: placeNode(spot.name), x: spot.box.x + 8, y: spot.box.y + 8 },
    ...figures
      .filter((figure) => figure.top && figure.token.place === spot.name)
      .map((figure) => ({ id: pieceNode(figure.token), x: figure.x, y: figure.y })),
  ])
}

/** The node after or before another in the order of the board, round and round. */
export function beside(nodes: readonly Node[], from: Node, by: 1 | -1): Node {
  return nodes.at((nodes.indexOf(from) + by) % nodes.length) ?? from
}

/** The node that an arrow leads to: near, and rather straight ahead than aside. The same node if there is none. */
export function towards(nodes: readonly Node[], from: Node, arrow: Arrow): Node {
  const way = WAYS[arrow]
  let found = from
  let least = Infinity
  for (const node of nodes) {
    const ahead = (node.x - from.x) * way.x + (node.y - from.y) * way.y
    const aside = Math.abs((node.x - from.x) * way.y - (node.y - from.y) * way.x)
    if (ahead <= 0.5 || aside > ahead * 2.4) continue
    const cost = ahead + 1.6 * aside
    if (cost < least) [least, found] = [cost, node]
  }
  return found
}

export function isArrow(key: string): key is Arrow {
  return key in WAYS
}
