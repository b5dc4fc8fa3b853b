import { dayOf } from '#market/purchase-orders/business-days.ts'
import { utcDayText } from '#web/platform/format/date-text.ts'

/** The month of a moment where the market keeps its days: `2026-11`. */
export const monthOf = (moment: Date) => dayOf(moment).slice(0, 7)

/** "November 2026" */
export const monthWords = (month: string) =>
  utcDayText(`${month}-01`, { year: 'numeric', month: 'long' })

/** This month and those before, the newest first. */
export const monthsBack = (now: Date, count: number) =>
  Array.from({ length: count }, (_, back) => monthBefore(monthOf(now), back))

/** From this month back to the first one. */
export function monthsSince(first: string, now: Date): string[] {
  const months = [monthOf(now)]
  for (let month = months[0] ?? first; month > first;) {
    month = monthBefore(month, 1)
    months.push(month)
  }
  return months
}

function monthBefore(month: string, back: number) {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 - back, 1)).toISOString().slice(0, 7)
}
