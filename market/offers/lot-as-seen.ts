import { z } from 'zod'
import { product } from '#market/products/product-api.ts'

/** The facts of a lot as shown to a trader. Frozen with each turn of an offer and with the order. */
export const lotAsSeen = product
  .pick({
    name: true,
    upc: true,
    sku: true,
    asin: true,
    style_number: true,
    description: true,
    condition: true,
    images: true,
    msrp_cents: true,
    gender: true,
    seller_size: true,
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
  })
  .extend({
    /** Of a mixed lot: which one, and how many units it has inside. */
    manifest: z.object({ id: z.int(), units: z.int() }).nullable(),
  })
export type LotAsSeen = z.infer<typeof lotAsSeen>

export const lotFacts = lotAsSeen.keyof()
export type LotFact = z.infer<typeof lotFacts>

/** One fact that is another now; both are null where a text or a picture is too long for a sentence. */
export const lotChange = z.object({
  what: lotFacts,
  was: z.string().nullable(),
  now: z.string().nullable(),
  /** "condition new → salvage". */
  words: z.string(),
})
export type LotChange = z.infer<typeof lotChange>
