import { z } from 'zod'
import { fieldAnswers } from '#market/products/field-answers.ts'
import { lotFields, pickFields } from '#market/products/by-field.ts'
import { product } from '#market/products/product-api.ts'

/** The facts of a lot as shown to a trader. Frozen with each turn of an offer and with the order. */
export const lotAsSeen = z.object({
  ...pickFields(fieldAnswers, lotFields),
  images: product.shape.images,
  ships_from: product.shape.ships_from,
  ships_within: product.shape.ships_within,
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
