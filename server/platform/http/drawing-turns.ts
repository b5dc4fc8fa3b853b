import { slidingRateLimit } from './rate-limit.ts'
import { Refusal } from './refusal.ts'

/** How many pages of one person come drawn in a minute; nobody reads faster. */
const DRAWN_A_MINUTE = 60

export type DrawingLimits = {
  /** The most pages of one person that are drawn at once. */
  atOnce: number
  /** Multiplies what is drawn in a minute. */
  addressFactor: number
}

/**
 * Draws a page when its reader has a turn; undefined for a reader who has used up the allowance, and whose
 * browser draws instead.
 */
export function drawingTurns({ atOnce, addressFactor }: DrawingLimits) {
  const spend = slidingRateLimit({ calls: DRAWN_A_MINUTE * addressFactor, perSeconds: 60 })
  const atWork = new Map<number, number>()

  return async function inTurn<Page>(userId: number, draw: () => Promise<Page>) {
    const drawing = atWork.get(userId) ?? 0
    if (drawing >= atOnce || !isWithin(userId)) return undefined
    atWork.set(userId, drawing + 1)
    try {
      return await draw()
    } finally {
      const left = (atWork.get(userId) ?? 1) - 1
      if (left > 0) atWork.set(userId, left)
      else atWork.delete(userId)
    }
  }

  function isWithin(userId: number) {
    try {
      spend(String(userId))
      return true
    } catch (refusal) {
      if (refusal instanceof Refusal) return false
      throw refusal
    }
  }
}
