/** How much of the board is seen: the whole, or a part of it from nearer by. */

import type { Point, Size } from './outline'

export interface Camera extends Point {
  /** 1: the whole board. */
  zoom: number
}

export const NEAREST = 4

/** The whole board. */
export function whole(): Camera {
  return { x: 0, y: 0, zoom: 1 }
}

/** Nearer to a point or farther from it; the point stays where it is on the screen. */
export function zoomed(camera: Camera, size: Size, factor: number, at: Point): Camera {
  const zoom = Math.min(NEAREST, Math.max(1, camera.zoom * factor))
  const share = camera.zoom / zoom
  return held({ zoom, x: at.x - (at.x - camera.x) * share, y: at.y - (at.y - camera.y) * share }, size)
}

/** The picture pulled along with a finger. */
export function panned(camera: Camera, size: Size, by: Point): Camera {
  return held({ ...camera, x: camera.x - by.x, y: camera.y - by.y }, size)
}

/** Moved just so far that a point is well in sight. */
export function bringing(camera: Camera, size: Size, to: Point): Camera {
  const [w, h] = [size.w / camera.zoom, size.h / camera.zoom]
  const near = (start: number, length: number, at: number) =>
    at < start + length * 0.12 || at > start + length * 0.88 ? at - length / 2 : start
  return held({ ...camera, x: near(camera.x, w, to.x), y: near(camera.y, h, to.y) }, size)
}

/** A camera never looks past the edge. */
function held(camera: Camera, size: Size): Camera {
  const most = (length: number) => length - length / camera.zoom
  return {
    zoom: camera.zoom,
    x: Math.min(most(size.w), Math.max(0, camera.x)),
    y: Math.min(most(size.h), Math.max(0, camera.y)),
  }
}
