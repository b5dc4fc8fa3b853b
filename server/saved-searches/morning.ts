// When the working day begins on the east coast, where most of the buyers are.
const HOUR_UTC = 11
const DAY_MS = 86_400_000

/** The last time at which the mails of a day were due, now included. */
export function lastMorning(now: Date): Date {
  const today = new Date(now)
  today.setUTCHours(HOUR_UTC, 0, 0, 0)
  return today <= now ? today : new Date(today.getTime() - DAY_MS)
}
