import { dateText } from './date-text.ts'

/** "November 21, 2026" */
export const longDay = (at: string) =>
  dateText(new Date(at), { month: 'long', day: 'numeric', year: 'numeric' })
