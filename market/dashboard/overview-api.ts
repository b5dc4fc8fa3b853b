import { z } from 'zod'
import { endpoint } from '#market/endpoint.ts'
import { amount, instant } from '#market/wire.ts'
import { periods, USUAL_PERIOD } from './weeks.ts'

const due = z.object({
  /** Their total, and when the first of them expires. */
  offers: z.object({ count: z.int(), total_cents: amount, first_closes_at: instant.nullable() }),
  /** Longest paid first; only the first few are listed. */
  orders: z.object({
    count: z.int(),
    po_numbers: z.array(z.string()),
    first_paid_at: instant.nullable(),
  }),
  /** Problems that buyers reported and the seller has to answer; the first to end, and its order. */
  claims: z.object({
    count: z.int(),
    order_id: z.string().nullable(),
    answer_by: z.iso.date().nullable(),
  }),
  provisional_count: z.int(),
  expiring_count: z.int(),
  /** Of buyers about lots, that wait for an answer. */
  question_count: z.int(),
})
export type Due = z.infer<typeof due>

/** Seven days of UTC; one day in the period of one week. */
const week = z.object({
  starts_on: z.iso.date(),
  /** Views of the storefront and its products by buyers. */
  views: z.int(),
  offers: z.int(),
  /** Orders paid and not canceled, and what they come to after the platform fee. */
  orders: z.int(),
  sold_net_cents: amount,
})
export type Week = z.infer<typeof week>

const ended = z.object({ count: z.int(), accepted: z.int() })
export type Ended = z.infer<typeof ended>

const viewedLot = z.object({
  id: z.int(),
  name: z.string(),
  image: z.string().nullable(),
  seller_price_cents: amount.nullable(),
  percent_off_msrp: z.int().nullable(),
  views: z.int(),
})
export type ViewedLot = z.infer<typeof viewedLot>

export const overview = z.object({
  due,
  /** The weeks of the period, and as many before them, oldest first; the days of a single week. */
  weeks: z.array(week),
  /** Offers that ended in the period, and in the one before. */
  offers_ended: z.object({ now: ended, before: ended }),
  /** Of the last week, most viewed first. */
  most_viewed: z.array(viewedLot),
})
export type Overview = z.infer<typeof overview>

/** How many weeks are told. */
const query = z.object({ weeks: z.enum(periods).default(USUAL_PERIOD) })

export const readOverview = endpoint({
  method: 'GET',
  path: '/marketplace/sellers/overview',
  summary: 'What needs the seller today, and how views, offers and sales have moved by week (UTC)',
  policy: 'seller',
  query,
  answer: overview,
})

/** What happened to one lot in a period. */
const lotFigures = z.object({
  id: z.int(),
  name: z.string(),
  upc: z.string(),
  /** It was not deleted since. */
  listed: z.boolean(),
  views: z.int(),
  /** Offers received that hold it. */
  offers: z.int(),
  /** In paid orders that were not canceled, after the platform fee. */
  units_sold: z.int(),
  sold_net_cents: amount,
  /** The median hours until the seller answered an offer that holds it; null without an answer. */
  answer_hours: z.number().nullable(),
})
export type LotFigures = z.infer<typeof lotFigures>

export const readLotFigures = endpoint({
  method: 'GET',
  path: '/marketplace/sellers/overview/lots',
  summary:
    'Views, offers, sales and answers of each lot in a period, best sellers first, up to 500',
  policy: 'seller',
  query,
  answer: z.object({ lots: z.array(lotFigures) }),
})
