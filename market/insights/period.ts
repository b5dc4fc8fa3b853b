import { z } from 'zod'
import { dayIn } from '#market/wire.ts'

const DAY_MS = 86_400_000
const MOST_DAYS = 1830

const given = z.object({ from: dayIn(), to: dayIn() })

/** Whole days in UTC, the first and the last included. */
export const periodQuery = given
  .refine(({ from, to }) => from <= to, {
    path: ['to'],
    message: 'The end date is before the start date',
  })
  .refine(({ from, to }) => from > to || daysIn({ from, to }) <= MOST_DAYS, {
    path: ['from'],
    message: 'Maximum five years',
  })
export type Period = z.infer<typeof given>

export const daysIn = ({ from, to }: Period) => (msOf(to) - msOf(from)) / DAY_MS + 1

/** As many days right before. */
export function periodBefore(period: Period): Period {
  const days = daysIn(period)
  return { from: daysAfter(period.from, -days), to: daysAfter(period.from, -1) }
}

/** A day for each point of a plot while that stays readable, then a week, then four. */
export function stepOf(period: Period) {
  const days = daysIn(period)
  if (days <= 31) return 1
  return days <= 371 ? 7 : 28
}

/** The intervals a period is plotted in; the last may be shorter. */
export function stretchesOf(period: Period): Period[] {
  const step = stepOf(period)
  return Array.from({ length: Math.ceil(daysIn(period) / step) }, (_, at) => {
    const from = daysAfter(period.from, at * step)
    const last = daysAfter(from, step - 1)
    return { from, to: last < period.to ? last : period.to }
  })
}

export const lastWeeks = (weeks: number, today: string): Period => ({
  from: daysAfter(today, 1 - 7 * weeks),
  to: today,
})

export const daysAfter = (day: string, days: number) => dayOf(new Date(msOf(day) + days * DAY_MS))

/** The day in UTC. */
export const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)

const msOf = (day: string) => Date.parse(`${day}T00:00:00Z`)
