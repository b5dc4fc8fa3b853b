import { z } from 'zod'

/** The business days from payment until goods are shipped. */
export const LONGEST_LEAD_TIME = 30

const OUT_OF_BOUNDS = `Must be 1 to ${LONGEST_LEAD_TIME} business days`

export const leadTime = z
  .int(OUT_OF_BOUNDS)
  .min(1, OUT_OF_BOUNDS)
  .max(LONGEST_LEAD_TIME, OUT_OF_BOUNDS)

export const daysWords = (days: number) => (days === 1 ? '1 business day' : `${days} business days`)

/** "5", "5 days" or "5 business days", as a file has it. */
export function readLeadTime(cell: string): number | undefined {
  const [, days] =
    /^(\d{1,3})(?:\.0+)?(?: ?(?:business|working|bus\.?)? ?days?)?$/i.exec(cell.trim()) ?? []
  return days === undefined ? undefined : Number(days)
}
