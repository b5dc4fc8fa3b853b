/** So many weeks are told, and as many before them to compare with. */
export const WEEKS_TOLD = 12

const DAY = 86_400_000

/**
 * The beginnings of the last weeks and of as many before, oldest first. Days are those of UTC, and the
 * last week ends with today, so that a comparison is of whole weeks on whatever day it is looked at.
 */
export function weeksUntil(now: Date): Date[] {
  const tomorrow = (Math.floor(now.getTime() / DAY) + 1) * DAY
  const count = 2 * WEEKS_TOLD
  return Array.from({ length: count }, (_, at) => new Date(tomorrow - (count - at) * 7 * DAY))
}
