import { utcDayText } from '#web/platform/format/date-text.ts'

/** "Nov 3, 2026" of a day such as 2026-11-03. */
export const dateWords = (day: string) =>
  utcDayText(day, { year: 'numeric', month: 'short', day: 'numeric' })

/** "November 2026" of its first day. */
export const monthWords = (day: string) => utcDayText(day, { year: 'numeric', month: 'long' })
