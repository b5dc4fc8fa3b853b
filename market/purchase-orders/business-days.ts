import { onFirstUse } from '#market/on-first-use.ts'
import { DEFAULT_TIME_ZONE } from '#market/time-zone.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const MONDAY = 1
const THURSDAY = 4

/** A day such as `2026-11-26`, where the market keeps its days. */
export function dayOf(moment: Date): string {
  // It is four or five hours behind UTC. Its time zone is asked only where that decides: the first time takes a phone a tenth of a second.
  const [earliest, latest] = [5, 4].map((hours) =>
    isoDay(new Date(moment.getTime() - hours * HOUR_MS)),
  )
  return earliest !== undefined && earliest === latest ? earliest : days().format(moment)
}

const days = onFirstUse(
  () => new Intl.DateTimeFormat('en-CA', { timeZone: DEFAULT_TIME_ZONE, dateStyle: 'short' }),
)

/** The day that many business days after another: neither weekends nor federal holidays count (section L2). */
export function businessDaysAfter(day: string, count: number): string {
  let at = Date.parse(day)
  for (let left = count; left > 0;) {
    at += DAY_MS
    if (isBusinessDay(new Date(at))) left -= 1
  }
  return isoDay(new Date(at))
}

const isoDay = (date: Date) => date.toISOString().slice(0, 10)

function isBusinessDay(date: Date) {
  const weekday = date.getUTCDay()
  return weekday !== 0 && weekday !== 6 && !holidaysAround(date.getUTCFullYear()).has(isoDay(date))
}

// New Year's Day may be observed on the last day of the year before.
const holidaysAround = (year: number) =>
  new Set([year, year + 1].flatMap((each) => federalHolidays(each).map(observed)))

function federalHolidays(year: number): Date[] {
  const on = (month: number, day: number) => new Date(Date.UTC(year, month - 1, day))
  return [
    on(1, 1),
    nth(on(1, 1), MONDAY, 3),
    nth(on(2, 1), MONDAY, 3),
    lastMonday(on(5, 31)),
    on(6, 19),
    on(7, 4),
    nth(on(9, 1), MONDAY, 1),
    nth(on(10, 1), MONDAY, 2),
    on(11, 11),
    nth(on(11, 1), THURSDAY, 4),
    on(12, 25),
  ]
}

/** The nth such weekday from the first of a month. */
function nth(first: Date, weekday: number, count: number) {
  const until = (weekday - first.getUTCDay() + 7) % 7
  return new Date(first.getTime() + (until + (count - 1) * 7) * DAY_MS)
}

const lastMonday = (end: Date) =>
  new Date(end.getTime() - ((end.getUTCDay() - MONDAY + 7) % 7) * DAY_MS)

/** On a Saturday, the Friday before is free; on a Sunday, the Monday after. */
function observed(holiday: Date) {
  const shift: Record<number, number> = { 6: -1, 0: 1 }
  return isoDay(new Date(holiday.getTime() + (shift[holiday.getUTCDay()] ?? 0) * DAY_MS))
}
