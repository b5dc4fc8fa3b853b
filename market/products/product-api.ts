import { z } from 'zod'
import { productCategories } from '#market/categories.ts'
import { endpoint } from '#market/endpoint.ts'
import { resaleTerms } from '#market/resale/resale-terms.ts'
import { freightTerms } from '#market/freight/freight-terms.ts'
import { amount, idIn, instant } from '#market/wire.ts'
import { fieldAnswers } from './field-answers.ts'
import { productConditions } from './product-condition.ts'

/** The median of its seller's answers to offers over the last 90 days; null where there are too few. */
export const usualAnswerHours = z.number().nullable()

/** What a card shows of a product. */
export const listedProduct = z.object({
  id: z.int(),
  seller_id: z.int(),
  seller: z.object({ id: z.int(), name: z.string() }),
  name: z.string(),
  upc: z.string(),
  category: z.enum(productCategories),
  condition: z.enum(productConditions),
  photo_1_url: z.string().nullable(),
  images: z.array(z.string()),
  units: z.int(),
  min_order_units: z.int().nullable(),
  msrp_cents: amount.nullable(),
  seller_price_cents: amount.nullable(),
  percent_off_msrp: z.int().nullable(),
  tags: z.array(z.string()),
  provisional: z.boolean(),
  /** How many units are inside a mixed lot, whose own units are lots; null of any other. */
  manifest_units: z.int().nullable(),
  created_at: instant,
  /** Its own, or else its shop's, as in "Reno, NV 89501"; with the business days from payment until it ships. */
  ships_from: z.string().nullable(),
  ships_within: z.int().nullable(),
  /** Who sees to the freight; of `quoted` lots the seller states it with each offer. */
  freight_terms: z.enum(freightTerms),
  usual_answer_hours: usualAnswerHours,
  /**
   * On the page of a lot, the clause of its resale terms that keeps the reading buyer from reselling it. Null
   * in lists, and for all other viewers.
   */
  resale_conflict: z.string().nullable(),
})
export type ListedProduct = z.infer<typeof listedProduct>

export const product = z.object({
  ...listedProduct.shape,
  ...fieldAnswers,
  /** How many buyers watch it. */
  watchers: z.int(),
  /** How long an order may stay unpaid; buyers are told before they make one. */
  pay_within_hours: z.int().optional(),
  /** What the lot is said to be, and on which resale terms: buyers send it along when they buy it at once. */
  lot_digest: z.string().optional(),
  /** Its own; null: those of its shop (decision 56). */
  resale_terms: resaleTerms.nullable(),
  /** What it will be asked for, and from which day, where its seller tells. */
  next_price: z.object({ on: z.iso.date(), price_cents: amount }).nullable(),
  /** Only its seller and staff are told (decision C8). */
  wholesale_cents: amount.nullable().optional(),
  seller: z.object({
    id: z.int(),
    name: z.string(),
    description: z.string(),
    logo_url: z.string().nullable(),
    resale_terms: resaleTerms.nullable(),
  }),
})
export type Product = z.infer<typeof product>

export const readProduct = endpoint({
  method: 'GET',
  path: '/marketplace/products/:id',
  summary: 'One lot',
  policy: 'member',
  params: z.object({ id: idIn }),
  answer: product,
})

export const readProductsForSeller = endpoint({
  method: 'GET',
  path: '/marketplace/products/for_seller/:seller_id',
  summary: "A seller's lots, searchable by name",
  policy: 'member',
  params: z.object({ seller_id: idIn }),
  query: z.object({ 'search[name]': z.string().max(200).optional() }),
  answer: z.array(listedProduct),
})

export const MOST_SIMILAR = 4

export const readSimilarProducts = endpoint({
  method: 'GET',
  path: '/marketplace/products/:id/similar',
  summary: "The seller's other lots with units, newest first",
  policy: 'member',
  params: z.object({ id: idIn }),
  answer: z.object({
    products: z.array(listedProduct).max(MOST_SIMILAR),
    /** How many products its storefront shows. */
    published_count: z.int(),
  }),
})
