import { z } from 'zod'
import { endpoint } from '#market/endpoint.ts'
import { unitPrice } from '#market/wire.ts'
import { resaleTerms } from '#market/resale/resale-terms.ts'
import { priceSteps } from '#market/products/schedule/price-schedule.ts'
import { product } from '#market/products/product-api.ts'

/** The most UPCs of one question. */
export const MOST_UPCS = 2000

const price = unitPrice.nullable()

/** A listed product as an import compares it with a file. */
const knownProduct = product
  .pick({
    upc: true,
    name: true,
    sku: true,
    asin: true,
    style_number: true,
    description: true,
    category: true,
    condition: true,
    gender: true,
    seller_size: true,
    units: true,
    min_order_units: true,
    expiration_date: true,
    packaging_type: true,
    length: true,
    width: true,
    height: true,
    weight: true,
    weight_unit: true,
    inner_count: true,
    inner_quantity: true,
    outer_quantity: true,
    resale_terms: true,
  })
  .extend({
    photos: z.array(z.string()),
    msrp_cents: price,
    wholesale_cents: price,
    seller_price_cents: price,
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
  summary: 'What the seller lists of these UPCs, to show beforehand what a file would change',
  policy: 'shopkeeper',
  rateLimit: 'search',
  changesNothing: true,
  body: z.object({ upcs: z.array(z.string().max(14)).max(MOST_UPCS) }),
  answer: z.object({ lots: z.array(knownProduct) }),
})
