import { z } from 'zod'
import { endpoint } from '#market/endpoint.ts'
import { resaleTerms } from '#market/resale/resale-terms.ts'
import { priceSteps } from '#market/products/schedule/price-schedule.ts'
import { fieldAnswers } from '#market/products/field-answers.ts'
import { product } from '#market/products/product-api.ts'

/** The most UPCs of one question. */
export const MOST_UPCS = 2000

/** A listed product as an import compares it with a file. */
const knownProduct = z.object({
  ...fieldAnswers,
  photos: z.array(z.string()),
  resale_terms: product.shape.resale_terms,
  imported_units: z.int().nullable(),
  published: z.boolean(),
  mixed: z.boolean(),
  price_schedule: priceSteps,
  off_market_days: z.int().nullable(),
  show_next_price: z.boolean(),
  /** What holds for what has no terms of its own. */
  shop_terms: resaleTerms.nullable(),
  /** Photos that a file named by an address, and where they lie since they were fetched. */
  fetched_photos: z.array(z.object({ address: z.string(), photo: z.string() })),
})
export type KnownProduct = z.infer<typeof knownProduct>

export const findKnownProducts = endpoint({
  method: 'POST',
  path: '/imported_csvs/listed',
  summary: 'Which of these UPCs the seller lists, to preview what a file would change',
  policy: 'shopkeeper',
  rateLimit: 'search',
  changesNothing: true,
  body: z.object({ upcs: z.array(z.string().max(14)).max(MOST_UPCS) }),
  answer: z.object({ lots: z.array(knownProduct) }),
})
