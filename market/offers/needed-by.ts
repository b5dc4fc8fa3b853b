import { z } from 'zod'

const A_YEAR = 365 * 86_400_000

/** Until when a buyer needs the goods, a day such as `2026-11-30`; empty or null: none (beyond R1). */
export const neededByIn = z.union([z.literal(''), z.iso.date('Must be a date')]).nullable()

/** What is wrong with such a day, if anything. */
export function neededByProblem(day: string, today: string) {
  if (day < today) return 'Must be today or later'
  return Date.parse(day) - Date.parse(today) > A_YEAR ? 'Must be within a year' : undefined
}
