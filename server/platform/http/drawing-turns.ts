import { slidingRateLimit } from './rate-limit.ts'
import { Refusal } from './refusal.ts'

/** How many pages of one person, or of one address without a session, come drawn in a minute; nobody reads faster. */
const DRAWN_A_MINUTE = 60

export type DrawingLimits = {
  /** The most pages of one reader that are drawn at once. */
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
  const atWork = new Map<string, number>()

  return async function inTurn<Page>(reader: string, draw: () => Promise<Page>) {
    const drawing = atWork.get(reader) ?? 0
    if (drawing >= atOnce || !isWithin(reader)) return undefined
    atWork.set(reader, drawing + 1)
    try {
      return await draw()
    } finally {
      const left = (atWork.get(reader) ?? 1) - 1
      if (left > 0) atWork.set(reader, left)
      else atWork.delete(reader)
    }
  }

  function isWithin(reader: string) {
    try {
      spend(reader)
      return true
    } catch (refusal) {
      if (refusal instanceof Refusal) return false
      throw refusal
    }
  }
}
