import { utcDayText } from '#web/platform/format/date-text.ts'

/** "November 2026" */
export const monthWords = (month: string) => utcDayText(month, { month: 'long', year: 'numeric' })

/** "Nov", and "Jan 2026" for the first of the months and where a year begins. */
export const monthMark = (month: string, at: number) =>
  utcDayText(
    month,
    at === 0 || month.endsWith('-01-01') ? { month: 'short', year: 'numeric' } : { month: 'short' },
  )
