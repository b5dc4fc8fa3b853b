import { z } from 'zod'
import {
  offMarketDays,
  priceSteps,
  type PriceStep,
} from '#market/products/schedule/price-schedule.ts'
import { readCount } from '#market/spreadsheets/cells/read-figure.ts'

/** What the cells of a row may say about a price schedule; null, or an empty list of steps, removes what was set. */
export const scheduleInput = z.object({
  price_schedule: priceSteps,
  off_market_days: offMarketDays.nullable(),
  /** Whether buyers are told the next price. */
  show_next_price: z.boolean(),
})
export type ScheduleInput = z.infer<typeof scheduleInput>

const NONE = 'None'
const isNone = (cell: string) => /^none$/i.test(cell)

const STEP = /^(\d{1,2}) ?%(?: off)? (?:at|from) (\d{1,5})(?: days?)?(?: before)?$/i

/** "10% at 180 days; 20% at 90 days", or "None". */
export function readSchedule(cell: string): PriceStep[] | undefined {
  if (isNone(cell)) return []
  const parts = cell.split(/[;,|\n]/).map((part) => part.trim().replaceAll(/\s+/g, ' '))
  const steps = parts
    .filter((part) => part !== '')
    .map((part) => {
      const [, percent, days] = STEP.exec(part) ?? []
      return percent && days ? { days: Number(days), percent: Number(percent) } : undefined
    })
  const read = steps.filter((step) => step !== undefined)
  return read.length > 0 && read.length === steps.length ? read : undefined
}

export const scheduleCell = (steps: readonly PriceStep[]) =>
  steps.map(({ days, percent }) => `${percent}% at ${days} days`).join('; ') || NONE

/** A number of days, or "None". */
export const readDays = (cell: string) => (isNone(cell) ? null : readCount(cell))
export const daysCell = (days: number | null) => days ?? NONE
