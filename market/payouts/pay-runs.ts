import { businessDaysAfter } from '#market/purchase-orders/business-days.ts'

export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri'] as const
export type Weekday = (typeof weekdays)[number]

const DAY_MS = 86_400_000
// Ten in New York, or nine in winter: banks work, and so do people who answer questions.
const HOUR_UTC = 14
// A week, and the holidays that may stand between a day and the one it moves to.
const WITHIN_DAYS = 12

/** When the latest pay run was due; undefined where staff begin each one. On a federal holiday it is the next business day. */
export const lastPayRun = (days: readonly Weekday[], now: Date) =>
  payRuns(days, now).findLast((run) => run <= now)

/** When the next pay run is due. */
export const nextPayRun = (days: readonly Weekday[], now: Date) =>
  payRuns(days, now).find((run) => run > now)

/** How many days there may be from one pay run to the next; a week where staff begin each. */
export const longestInterval = (days: readonly Weekday[]) => {
  const numbers = weekdays.flatMap((day, at) => (days.includes(day) ? [at] : []))
  return (
    Math.max(...numbers.map((day, at) => (numbers[at + 1] ?? numbers[0]! + WEEK) - day), 0) || WEEK
  )
}
const WEEK = 7

function payRuns(days: readonly Weekday[], now: Date): Date[] {
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS
  const runs = new Set<number>()
  for (let day = today - WITHIN_DAYS * DAY_MS; day <= today + WITHIN_DAYS * DAY_MS; day += DAY_MS)
    if (isOneOf(days, day)) runs.add(businessDay(day) + HOUR_UTC * 3_600_000)
  return [...runs].toSorted((one, other) => one - other).map((moment) => new Date(moment))
}

function isOneOf(days: readonly Weekday[], day: number) {
  const weekday = weekdays[new Date(day).getUTCDay() - 1]
  return weekday !== undefined && days.includes(weekday)
}

const businessDay = (day: number) =>
  Date.parse(businessDaysAfter(new Date(day - DAY_MS).toISOString().slice(0, 10), 1))
