/** Pointer, wheel and keys on the drawing of the board, told apart into taps, drags, moves of the picture and commands. */

import { isArrow, type Arrow } from './nodes'
import type { Point } from './outline'

/** What a pointer is over: the id of a node, and whether it can be carried. */
export interface Under {
  node: string | null
  carries: boolean
}

export interface Pointing {
  tap: (node: string | null) => void
  /** A node begins to be carried; false: it stays where it is. */
  lift: (node: string) => boolean
  carry: (at: Point, over: string | null) => void
  drop: (over: string | null) => void
  hover: (node: string | null) => void
  pan: (by: Point) => void
  zoom: (factor: number, at: Point) => void
  arrow: (arrow: Arrow) => void
  /** On to the next place or piece, or back. */
  step: (by: 1 | -1) => void
  enter: (node: string) => void
  /** Let go of what is in hand; false: nothing was. */
  escape: () => boolean
}

const SLOP = 7 // a finger that moves less than so many pixels has tapped

/** Listens on a drawing; to be used as an attachment. Nodes carry `data-node`, and `data-carry` if they can be moved. */
export function pointing(on: Pointing): (drawing: SVGSVGElement) => () => void {
  return (drawing) => {
    const listener = new Listener(drawing, on)
    const stop = new AbortController()
    const options = { signal: stop.signal }
    drawing.addEventListener('pointerdown', (event) => listener.down(event), options)
    drawing.addEventListener('pointermove', (event) => listener.move(event), options)
    drawing.addEventListener('pointerup', (event) => listener.up(event), options)
    drawing.addEventListener('pointercancel', (event) => listener.cancel(event), options)
    drawing.addEventListener('pointerleave', () => on.hover(null), options)
    drawing.addEventListener('click', (event) => listener.click(event), options)
    drawing.addEventListener('keydown', (event) => listener.key(event), options)
    drawing.addEventListener('wheel', (event) => listener.wheel(event), { ...options, passive: false })
    return () => stop.abort()
  }
}

class Listener {
  readonly #drawing: SVGSVGElement
  readonly #on: Pointing
  readonly #fingers = new Map<number, Point>()
  #start: Point | null = null
  #under: Under = { node: null, carries: false }
  #doing: 'nothing' | 'carry' | 'pan' | 'pinch' = 'nothing'

  constructor(drawing: SVGSVGElement, on: Pointing) {
    this.#drawing = drawing
    this.#on = on
  }

  down(event: PointerEvent): void {
    if (event.pointerType === 'mouse' && event.button !== 0) return
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
    if (this.#fingers.size === 2) {
      if (this.#doing === 'carry') this.#on.drop(null)
      this.#doing = 'pinch'
      return
    }
    this.#start = { x: event.clientX, y: event.clientY }
    this.#under = under(event.target)
    this.#doing = 'nothing'
  }

  move(event: PointerEvent): void {
    const last = this.#fingers.get(event.pointerId)
    const now = { x: event.clientX, y: event.clientY }
    if (!last || !this.#start) {
      if (event.pointerType === 'mouse') this.#on.hover(under(event.target).node)
      return
    }
    if (this.#doing === 'nothing' && apart(now, this.#start) > SLOP) this.#begin(event)
    if (this.#doing === 'carry') this.#on.carry(this.#point(now), nodeAt(now))
    else if (this.#doing === 'pan') this.#on.pan(this.#way(last, now))
    else if (this.#doing === 'pinch') this.#pinch(event.pointerId, now)
    this.#fingers.set(event.pointerId, now)
  }

  up(event: PointerEvent): void {
    const was = this.#doing
    this.#fingers.delete(event.pointerId)
    if (was === 'pinch' || !this.#start) return
    this.#start = null
    this.#doing = 'nothing'
    if (was === 'carry') this.#on.drop(nodeAt({ x: event.clientX, y: event.clientY }))
    else if (was === 'nothing') this.#on.tap(this.#under.node)
  }

  cancel(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId)
    if (this.#doing === 'carry') this.#on.drop(null)
    this.#start = null
    this.#doing = 'nothing'
  }

  /** A click without a pointer comes from a screen reader. */
  click(event: MouseEvent): void {
    const { node } = under(event.target)
    if (event.detail === 0 && node !== null) this.#on.enter(node)
  }

  key(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const { node } = under(event.target)
    if (isArrow(event.key)) this.#on.arrow(event.key)
    else if (event.key === 'PageDown') this.#on.step(1)
    else if (event.key === 'PageUp') this.#on.step(-1)
    else if ((event.key === 'Enter' || event.key === ' ') && node !== null) this.#on.enter(node)
    else if (event.key !== 'Escape' || !this.#on.escape()) return
    event.preventDefault()
    event.stopPropagation()
  }

  wheel(event: WheelEvent): void {
    if (!event.ctrlKey) return // the page scrolls
    event.preventDefault()
    this.#on.zoom(Math.exp(-event.deltaY / 300), this.#point({ x: event.clientX, y: event.clientY }))
  }

  #begin(event: PointerEvent): void {
    const { node, carries } = this.#under
    this.#doing = carries && node !== null && this.#on.lift(node) ? 'carry' : 'pan'
    this.#drawing.setPointerCapture(event.pointerId)
  }

  #pinch(finger: number, now: Point): void {
    const last = this.#fingers.get(finger)
    const other = [...this.#fingers].find(([id]) => id !== finger)?.[1]
    if (!last || !other) return
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }
    this.#on.zoom(apart(now, other) / Math.max(1, apart(last, other)), this.#point(middle))
    this.#on.pan(this.#way(last, now, 0.5))
  }

  /** A point of the window in units of the drawing. */
  #point(at: Point): Point {
    const matrix = this.#drawing.getScreenCTM()
    return matrix ? new DOMPoint(at.x, at.y).matrixTransform(matrix.inverse()) : at
  }

  #way(from: Point, to: Point, part = 1): Point {
    const [one, other] = [this.#point(from), this.#point(to)]
    return { x: (other.x - one.x) * part, y: (other.y - one.y) * part }
  }
}

function apart(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}

function under(target: EventTarget | null): Under {
  const node = target instanceof Element ? target.closest<SVGElement>('[data-node]') : null
  return { node: node?.dataset['node'] ?? null, carries: node?.hasAttribute('data-carry') ?? false }
}

function nodeAt(at: Point): string | null {
  return under(document.elementFromPoint(at.x, at.y)).node
}
