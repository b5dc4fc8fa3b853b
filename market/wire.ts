import { z } from 'zod'
import { cents } from '#market/money.ts'

/** Bounds of every amount and count that crosses the wire (reliability rule 8). */
export const MAX_UNIT_CENTS = 100_000_000
export const MAX_QUANTITY = 10_000_000

/** The number behind an id, wherever a caller sends one: in the path, in a query or in a body. */
export const idIn = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER)

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
