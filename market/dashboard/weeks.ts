/** The number of weeks shown; as many before them are compared. */
export const WEEKS_TOLD = 12

const DAY = 86_400_000

/**
 * The first days of the last weeks and of as many before, oldest first. Days are UTC, and the
 * last week ends today, so that whole weeks are compared on any day.
 */
export function weeksUntil(now: Date): Date[] {
  const tomorrow = (Math.floor(now.getTime() / DAY) + 1) * DAY
  const count = 2 * WEEKS_TOLD
  return Array.from({ length: count }, (_, at) => new Date(tomorrow - (count - at) * 7 * DAY))
}
