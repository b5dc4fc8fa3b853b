/** The periods that can be shown, by their weeks; as many before them are compared. */
export const periods = ['1', '4', '12', '52'] as const
export type Period = (typeof periods)[number]
export const USUAL_PERIOD = '12' satisfies Period

const DAY = 86_400_000

/** A single week is told day by day. */
export const stepOf = (period: Period) =>
  period === '1' ? { days: 1, count: 7 } : { days: 7, count: Number(period) }

/**
 * The first days of the steps of a period and of as many before, oldest first. Days are UTC, and the
 * last step ends today, so that whole weeks are compared on any day.
 */
export function weeksUntil(now: Date, period: Period = USUAL_PERIOD): Date[] {
  const tomorrow = (Math.floor(now.getTime() / DAY) + 1) * DAY
  const { days, count } = stepOf(period)
  const all = 2 * count
  return Array.from({ length: all }, (_, at) => new Date(tomorrow - (all - at) * days * DAY))
}
