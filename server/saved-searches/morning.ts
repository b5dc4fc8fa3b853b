// When the working day begins on the east coast, where most of the buyers are.
const HOUR_UTC = 11
const DAY_MS = 86_400_000

/** The latest time a daily mail was due, now included. */
export function lastMorning(now: Date): Date {
  const today = new Date(now)
  today.setUTCHours(HOUR_UTC, 0, 0, 0)
  return today <= now ? today : new Date(today.getTime() - DAY_MS)
}
