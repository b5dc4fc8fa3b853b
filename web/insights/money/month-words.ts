const words = (month: string, options: Intl.DateTimeFormatOptions) =>
  new Date(`${month}T00:00:00Z`).toLocaleDateString('en-US', { timeZone: 'UTC', ...options })

/** "November 2026" */
export const monthWords = (month: string) => words(month, { month: 'long', year: 'numeric' })

/** "Nov", and "Jan 2026" for the first of the months and where a year begins. */
export const monthMark = (month: string, at: number) =>
  words(
    month,
    at === 0 || month.endsWith('-01-01') ? { month: 'short', year: 'numeric' } : { month: 'short' },
  )
