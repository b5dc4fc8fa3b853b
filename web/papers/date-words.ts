/** "Nov 3, 2026" of a day such as 2026-11-03. */
export const dateWords = (day: string) =>
  inWords(day, { year: 'numeric', month: 'short', day: 'numeric' })

/** "November 2026" of its first day. */
export const monthWords = (day: string) => inWords(day, { year: 'numeric', month: 'long' })

const inWords = (day: string, form: Intl.DateTimeFormatOptions) =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', { timeZone: 'UTC', ...form })
