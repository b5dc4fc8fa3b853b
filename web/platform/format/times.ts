import type { DateForm } from '#market/date-in-words.ts'
import { onFirstUse } from '#market/on-first-use.ts'
import { dateText } from './date-text.ts'
import { counted } from './numbers.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const WEEK = 7 * DAY

const NOON = 12

/** "4:05 pm" */
const clock = (date: Date) =>
  `${date.getHours() % NOON || NOON}:${String(date.getMinutes()).padStart(2, '0')} ${date.getHours() < NOON ? 'am' : 'pm'}`

/** "Nov 19", or "Nov 19, 2024" when it was in another year. */
export const dayOf = (date: Date, now: Date) => dateText(date, dayForm(date, now))

const withWeekday = (date: Date, now: Date) =>
  dateText(date, { weekday: 'short', ...dayForm(date, now) })

const dayForm = (date: Date, now: Date): DateForm => ({
  month: 'short',
  day: 'numeric',
  ...(date.getFullYear() !== now.getFullYear() && { year: 'numeric' }),
})

const daysApart = (from: Date, to: Date) =>
  Math.round((new Date(to).setHours(0, 0, 0, 0) - new Date(from).setHours(0, 0, 0, 0)) / DAY)

/** "2 hours ago", "yesterday, 4:05 pm", "3 days ago", "Nov 17". */
export function timeAgo(date: Date, now: Date) {
  const passed = now.getTime() - date.getTime()
  if (passed < MINUTE) return 'just now'
  if (passed < HOUR) return `${counted(Math.floor(passed / MINUTE), 'minute')} ago`
  const days = daysApart(date, now)
  if (days === 0) return `${counted(Math.floor(passed / HOUR), 'hour')} ago`
  if (days === 1) return `yesterday, ${clock(date)}`
  return passed < WEEK ? `${days} days ago` : dayOf(date, now)
}

/** The same for a cell of a table: "2 h ago", "3 d ago". */
export const shortTimeAgo = (date: Date, now: Date) =>
  timeAgo(date, now).replace(/^(?<count>\d+) (?<unit>min|h|d)\w* ago$/u, '$<count> $<unit> ago')

/**
 * How long until a deadline, to the nearest day, from two days on to the nearest hour, and in the last two hours in
 * whole minutes: "7 days left", "19 hours left", "90 minutes left", "overdue".
 */
export function timeLeft(date: Date, now: Date) {
  const left = date.getTime() - now.getTime()
  if (left <= 0) return 'overdue'
  const minutes = Math.ceil(left / MINUTE)
  if (minutes < 120) return `${counted(minutes, 'minute')} left`
  const hours = Math.round(left / HOUR)
  return hours < 48 ? `${hours} hours left` : `${Math.round(left / DAY)} days left`
}

/** "today, 9:00 am", "tomorrow, 9:00 am", "Wed, Nov 26, 10:42 am". */
export function momentWords(date: Date, now: Date) {
  const days = daysApart(now, date)
  const near = { '-1': 'yesterday', 0: 'today', 1: 'tomorrow' }[days]
  return `${near ?? withWeekday(date, now)}, ${clock(date)}`
}

const exactForm = onFirstUse(
  () => new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'long' }),
)

/** "Monday, November 30, 2026 at 4:05:10 PM EST". A browser's first one takes long: for what people wait for, not for what a page begins with. */
export const exactTime = (date: Date) => exactForm().format(date)
