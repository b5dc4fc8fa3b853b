import { z } from 'zod'
import { inDigits } from '#market/in-digits.ts'
import { cents, type Cents } from '#market/money.ts'
import { changedBy } from '../bulk/bulk-price.ts'
import { dayBefore, lastDayOf, type Day } from './expiry-day.ts'

export const MOST_STEPS = 6
const MOST_DAYS = 3650
const days = z
  .int('Must be a number of days')
  .min(1, 'Must be at least 1 day')
  .max(MOST_DAYS, `Maximum ${inDigits(MOST_DAYS)} days`)
const percent = z
  .int('Must be a whole percent')
  .min(1, 'Must be at least 1%')
  .max(99, 'Must be less than 100%')

/** From this many days before expiration, this percentage comes off the price that the seller set. */
const priceStep = z.object({ days, percent })
export type PriceStep = z.infer<typeof priceStep>

export const priceSteps = z
  .array(priceStep)
  .max(MOST_STEPS, `Maximum ${MOST_STEPS} steps`)
  .transform((steps) => steps.toSorted((one, other) => other.days - one.days))
export const offMarketDays = days

/** How the price of a product follows its expiration date; the earliest step is the first. */
export type PriceSchedule = { steps: readonly PriceStep[]; offMarketDays: number | null }

export const saysNothing = ({ steps, offMarketDays: off }: PriceSchedule) =>
  steps.length === 0 && off === null

export type ScheduleProblem = {
  field: 'price_schedule' | 'off_market_days'
  message: string
}

type Scheduled = {
  schedule: PriceSchedule
  /** As far as they are known: what is not is not looked at. */
  expirationDate?: string | null | undefined
  basePrice?: Cents | null | undefined
}

/** Why a product cannot follow a schedule. */
export function scheduleProblems({ schedule, expirationDate, basePrice }: Scheduled) {
  if (saysNothing(schedule)) return []
  const { steps, offMarketDays: off } = schedule
  const problems: ScheduleProblem[] = []
  const add = (field: ScheduleProblem['field'], message: string) =>
    problems.push({ field, message })
  const pairs = steps.slice(1).map((step, at) => ({ step, before: steps[at] ?? step }))
  if (pairs.some(({ step, before }) => step.days === before.days))
    add('price_schedule', 'Each step needs its own day')
  else if (pairs.some(({ step, before }) => step.percent <= before.percent))
    add('price_schedule', 'Later steps have to take more percent off')
  const last = steps.at(-1)
  if (off !== null && last && off >= last.days)
    add('off_market_days', `Must be fewer days than the last step, ${last.days}`)
  if (expirationDate !== undefined && !lastDayOf(expirationDate))
    add(steps.length > 0 ? 'price_schedule' : 'off_market_days', NEEDS_DATE)
  if (basePrice && steps.some((step) => changedBy(basePrice, -step.percent * 100) < 1))
    add('price_schedule', 'The price must stay at least $0.01')
  return problems
}

export const NEEDS_DATE = 'Needs an expiration date'

/** Percent are of the price that the seller set: steps do not add up. Half a cent is rounded up; a cent is the least. */
const priceAt = (base: Cents, step: PriceStep | null): Cents =>
  step ? cents(Math.max(1, changedBy(base, -step.percent * 100))) : base

/** What becomes of a product on a day; without a price it leaves the market. */
export type ScheduledEvent = { on: Day; price: Cents | null; step: PriceStep | null }

type Following = { schedule: PriceSchedule; base: Cents; expirationDate: string | null }

/** Everything a schedule does to a price, in order. */
export function scheduleOf({ schedule, base, expirationDate }: Following): ScheduledEvent[] {
  const end = lastDayOf(expirationDate)
  if (!end) return []
  const { steps, offMarketDays: off } = schedule
  const events = steps.map((step) => ({
    on: dayBefore(end, step.days),
    price: priceAt(base, step),
    step,
  }))
  return off === null ? events : [...events, { on: dayBefore(end, off), price: null, step: null }]
}

/** How a product stands on a day: the price it is to be asked, the step that made it, and what comes next. */
export function standingOn(today: Day, following: Following) {
  const events = scheduleOf(following)
  const past = events.filter(({ on }) => on <= today)
  const { step = null } = past.findLast(({ price }) => price !== null) ?? {}
  return {
    price: priceAt(following.base, step),
    step,
    isOffMarket: past.some(({ price }) => price === null),
    next: events.find(({ on }) => on > today) ?? null,
  }
}
