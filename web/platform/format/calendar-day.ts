import { onFirstUse } from '#market/on-first-use.ts'

const words = onFirstUse(
  () => new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }),
)

/** `2027-03-03` as "Mar 3, 2027", wherever it is read. */
export const calendarDay = (day: string) => words().format(new Date(day))
