import { dayOf } from '#market/purchase-orders/business-days.ts'

/** The month of a moment where the market keeps its days: `2026-11`. */
export const monthOf = (moment: Date) => dayOf(moment).slice(0, 7)

/** "November 2026" */
export const monthWords = (month: string) =>
  new Date(`${month}-01T00:00:00Z`).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'long',
  })

/** This month and those before, the newest first. */
export function monthsBack(now: Date, count: number): string[] {
  const [year = 0, month = 0] = monthOf(now).split('-').map(Number)
  return Array.from({ length: count }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7),
  )
}
