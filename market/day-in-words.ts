import { onFirstUse } from '#market/on-first-use.ts'

const format = onFirstUse(
  () =>
    new Intl.DateTimeFormat('en-US', {
      timeZone: 'UTC',
      weekday: 'long',
      month: 'long',
      day: 'numeric',
    }),
)

/** "Monday, November 30", of a day such as `2026-11-30`. */
export const dayInWords = (day: string) => format().format(new Date(`${day}T00:00:00Z`))
