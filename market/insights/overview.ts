import { z } from 'zod'
import { productCategories } from '#market/categories.ts'
import { funnelStages } from './insight-scopes.ts'

/** What each figure counts is written down in docs/decisions (What the insights count). */
export const traffic = z.object({
  orders: z.int(),
  value_cents: z.int(),
  revenue_cents: z.int(),
  products: z.int(),
  buyers: z.int(),
  sellers: z.int(),
  offers: z.int(),
})
export type Traffic = z.infer<typeof traffic>

export const waits = [
  'within_1_hour',
  'within_6_hours',
  'within_24_hours',
  'within_3_days',
  'later',
] as const

export const firstAnswer = z.object({
  answered: z.int(),
  unanswered: z.int(),
  median_seconds: z.number().nullable(),
  p90_seconds: z.number().nullable(),
  /** The number of answers in each range of waiting time. */
  spread: z.record(z.enum(waits), z.int()),
})
export type FirstAnswer = z.infer<typeof firstAnswer>

const promise = z.object({
  in_time: z.int(),
  late: z.int(),
  /** Within the promised time, and beyond it. */
  waiting: z.int(),
  overdue: z.int(),
})
export type PromiseKept = z.infer<typeof promise>

export const funnel = z.record(z.enum(funnelStages), z.int())
export type FunnelCounts = z.infer<typeof funnel>

const sellThrough = z.object({
  category: z.enum(productCategories),
  sold_units: z.int(),
  left_units: z.int(),
  value_cents: z.int(),
  sold_units_before: z.int(),
  left_units_before: z.int(),
  value_cents_before: z.int(),
})
export type SellThrough = z.infer<typeof sellThrough>

export const topTrader = z.object({
  user_id: z.int().nullable(),
  name: z.string(),
  orders: z.int(),
  value_cents: z.int(),
  value_cents_before: z.int(),
})
export type TopTrader = z.infer<typeof topTrader>

const day = z.iso.date()
export const period = z.object({ from: day, to: day })

/** A figure of the period, with that of the period before. */
export const compared = <Figure extends z.ZodType>(figure: Figure) =>
  z.object({ now: figure, before: figure })

export const overview = z.object({
  period: compared(period),
  totals: compared(traffic),
  series: z.array(compared(traffic).extend(period.shape)),
  funnel: compared(funnel),
  first_answer: compared(firstAnswer),
  sell_through: z.array(sellThrough),
  top_sellers: z.array(topTrader),
  top_buyers: z.array(topTrader),
  applications: compared(promise),
})
export type Overview = z.infer<typeof overview>
