import { utcDayText } from './date-text.ts'

/** `2027-03-03` as "Mar 3, 2027", wherever it is read. */
export const calendarDay = (day: string) =>
  utcDayText(day, { month: 'short', day: 'numeric', year: 'numeric' })
