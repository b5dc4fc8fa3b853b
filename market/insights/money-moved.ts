import { z } from 'zod'
import { daysAfter, type Period } from './period.ts'

/** What each figure counts is written down in docs/decisions (What the insights count). */
export const moneyMoved = z.object({
  gross_cents: z.int(),
  fee_cents: z.int(),
  refunded_cents: z.int(),
  disputed_cents: z.int(),
  paid_out_cents: z.int(),
})
export type MoneyMoved = z.infer<typeof moneyMoved>

const FEWEST_MONTHS = 12

/** The first days of the months that are plotted: all of the period, and at least twelve. */
export function monthsOf({ from, to }: Period): string[] {
  const last = monthNumber(to)
  const first = Math.min(monthNumber(from), last - FEWEST_MONTHS + 1)
  return Array.from({ length: last - first + 1 }, (_, at) => firstDay(first + at))
}

/** A month as whole days. */
export const daysOfMonth = (month: string): Period => ({
  from: month,
  to: daysAfter(firstDay(monthNumber(month) + 1), -1),
})

function monthNumber(day: string) {
  const date = new Date(`${day}T00:00:00Z`)
  return date.getUTCFullYear() * 12 + date.getUTCMonth()
}

const firstDay = (month: number) =>
  new Date(Date.UTC(Math.floor(month / 12), month % 12)).toISOString().slice(0, 10)
