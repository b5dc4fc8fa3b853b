import { z } from 'zod'
import { cents } from '#market/money.ts'

/** Bounds of every amount and count that crosses the wire (reliability rule 8). */
export const MAX_UNIT_CENTS = 100_000_000
export const MAX_QUANTITY = 10_000_000
/** What an order may come to: far beyond any trade here, and sums of them stay exact. */
export const MAX_ORDER_CENTS = 1_000_000_000

/** An id as a number; callers may send digits as text, and always do in a path. */
export const idIn = z.union([
  z.int().positive(),
  z
    .string()
    .regex(/^[1-9]\d{0,14}$/)
    .transform(Number),
])

/** Yes or no; in an address it is text. */
export const yesOrNo = z.union([z.boolean(), z.stringbool({ truthy: ['true'], falsy: ['false'] })])

/** Offers, orders and their lines have text ids on the wire, as JSON:API wants. */
export const textId = z.string()

export const amount = z.int().min(0).transform(cents)
export const unitPrice = z
  .int()
  .min(1, 'Price must be greater than $0')
  .max(MAX_UNIT_CENTS, 'Price is too high')
  .transform(cents)
export const quantity = z
  .int()
  .min(1, 'Units must be greater than 0')
  .max(MAX_QUANTITY, 'Too many units')

/** ISO 8601 in UTC. */
export const instant = z.iso.datetime()

// PostgreSQL has no year 0, and the days before a period are computed as well.
const EARLIEST_DAY = '1900-01-01'

/** A day such as `2026-11-22`. */
export const dayIn = (message = 'Invalid date') =>
  z.iso.date(message).refine((day) => day >= EARLIEST_DAY, message)
