/** How a photo lies on its stage: how large, and how far its middle is from the middle of the stage. */
export type View = { scale: number; x: number; y: number }
export type Point = { x: number; y: number }
type Stage = { width: number; height: number }

export const WHOLE: View = { scale: 1, x: 0, y: 0 }
export const MOST_ZOOM = 4
const ZOOM_STEP = 1.5
/** What one press on the photo makes of it. */
const PRESSED_ZOOM = 2.5

export const stepped = (view: View, direction: 1 | -1, stage: Stage) =>
  zoomedBy(view, ZOOM_STEP ** direction, { at: { x: 0, y: 0 }, stage })

export const pressed = (view: View, at: Point, stage: Stage) =>
  view.scale > 1 ? WHOLE : zoomedBy(view, PRESSED_ZOOM, { at, stage })

/** Larger or smaller, with what is under a point of the stage staying under it. */
export function zoomedBy(view: View, factor: number, { at, stage }: { at: Point; stage: Stage }) {
  const scale = Math.min(Math.max(view.scale * factor, 1), MOST_ZOOM)
  const ratio = scale / view.scale
  const x = at.x - (at.x - view.x) * ratio
  const y = at.y - (at.y - view.y) * ratio
  return within({ scale, x, y }, stage)
}

export const movedBy = (view: View, by: Point, stage: Stage) =>
  within({ ...view, x: view.x + by.x, y: view.y + by.y }, stage)

/** Follows one finger, or two that also spread; both lists hold the same fingers, before and after. */
export function dragged(
  view: View,
  { before, after }: { before: readonly Point[]; after: readonly Point[] },
  stage: Stage,
) {
  const from = middleOf(before)
  const to = middleOf(after)
  const large = zoomedBy(view, spreadOf(after) / spreadOf(before), { at: from, stage })
  return movedBy(large, { x: to.x - from.x, y: to.y - from.y }, stage)
}

const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
})

/** How far two fingers are apart; one finger never spreads. */
function spreadOf([one, other]: readonly Point[]) {
  return one && other ? Math.max(Math.hypot(one.x - other.x, one.y - other.y), 1) : 1
}

/** Photos are square, as large as the stage lets them be; none is moved off it. */
function within({ scale, x, y }: View, { width, height }: Stage): View {
  const side = Math.min(width, height) * scale
  return { scale, x: clamped(x, (side - width) / 2), y: clamped(y, (side - height) / 2) }
}

function clamped(value: number, most: number) {
  const limit = Math.max(most, 0)
  return Math.min(Math.max(value, -limit), limit)
}
