import type { Point } from './zoom.ts'

const SHORTEST = 40

/** Which photo a finger that went so far asks for: the next one when it went to the left. */
export function swipeOf(from: Point, to: Point): 1 | -1 | undefined {
  const across = to.x - from.x
  const isAcross = Math.abs(across) > Math.abs(to.y - from.y)
  if (!isAcross || Math.abs(across) < SHORTEST) return undefined
  return across < 0 ? 1 : -1
}
