const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const SHORT_LETTERS = 3

/** As a `Date` has them: months count from 0, weekdays from Sunday, which is 0. */
export type DateParts = { year: number; month: number; day: number; weekday: number }

/** What is said of a date, in the names of `Intl.DateTimeFormat`. */
export type DateForm = {
  weekday?: 'long' | 'short'
  month: 'long' | 'short'
  day?: 'numeric'
  year?: 'numeric'
}

/** "Monday, November 30, 2026", or less of it, as American English writes it: without the browser's tables, as `inDigits`. */
export function dateInWords({ year, month, day, weekday }: DateParts, form: DateForm): string {
  const monthAndDay = [named(MONTHS[month], form.month), form.day && day].filter(Boolean).join(' ')
  const head = form.weekday ? `${named(WEEKDAYS[weekday], form.weekday)}, ` : ''
  const tail = form.year ? `${form.day ? ', ' : ' '}${year}` : ''
  return head + monthAndDay + tail
}

const named = (name: string | undefined, length: 'long' | 'short') =>
  length === 'long' ? name : name?.slice(0, SHORT_LETTERS)

/** Of a day such as `2026-11-30`, which no time zone may shift. */
export function partsOfDay(day: string): DateParts {
  const date = new Date(day)
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth(),
    day: date.getUTCDate(),
    weekday: date.getUTCDay(),
  }
}

/** "Monday, November 30", of a day such as `2026-11-30`. */
export const dayInWords = (day: string) =>
  dateInWords(partsOfDay(day), { weekday: 'long', month: 'long', day: 'numeric' })
