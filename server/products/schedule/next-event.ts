import { sql } from 'kysely'
import type { Cents } from '#market/money.ts'
import type { Day } from '#market/products/schedule/expiry-day.ts'
import {
  scheduleOf,
  type PriceStep,
  type ScheduledEvent,
} from '#market/products/schedule/price-schedule.ts'
import { basePrice } from './base-price.ts'

/** The columns of a product's schedule; null for a product without one. */
export const scheduleSelection = [
  'steps',
  'offMarketDays',
  'showNextPrice',
  'baseCents',
  'steppedCents',
  sql<Day | null>`price_schedules.next_on::text`.as('nextOn'),
] as const

export type ScheduleRow = {
  sellerPriceCents: Cents | null
  expirationDate: string | null
  steps: PriceStep[] | null
  offMarketDays: number | null
  showNextPrice: boolean | null
  baseCents: Cents | null
  steppedCents: Cents | null
  nextOn: Day | null
}

/** What a schedule does next to a product. */
export const nextEvent = (row: ScheduleRow) => eventsFrom(row)[0]

/** The next price, if its seller shows it to buyers. */
export function nextPrice(row: ScheduleRow) {
  const event = row.showNextPrice ? eventsFrom(row).find(({ price }) => price !== null) : undefined
  return event?.price ? { on: event.on, price_cents: event.price } : null
}

function eventsFrom(row: ScheduleRow): ScheduledEvent[] {
  const { steps, offMarketDays, nextOn, expirationDate } = row
  const base = basePrice(row)
  if (nextOn === null || base === null) return []
  return scheduleOf({
    schedule: { steps: steps ?? [], offMarketDays },
    base,
    expirationDate,
  }).filter(({ on }) => on >= nextOn)
}
