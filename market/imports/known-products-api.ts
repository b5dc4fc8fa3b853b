import { z } from 'zod'
import { endpoint } from '#market/endpoint.ts'
import { unitPrice } from '#market/wire.ts'
import { emptyProduct, type ImportableProduct } from './merge-product.ts'

/** The most UPCs of one question. */
export const MOST_UPCS = 2000

const count = z.int().nullable()
const price = unitPrice.nullable()

/** The part of a listed product that decides what a file makes of it. */
const knownProduct = z.object({
  upc: z.string(),
  name: z.string(),
  photo_1: z.string().nullable(),
  msrp_cents: price,
  wholesale_cents: price,
  seller_price_cents: price,
  units: z.int(),
  imported_units: count,
  min_order_units: count,
  published: z.boolean(),
})
export type KnownProduct = z.infer<typeof knownProduct>

export const findKnownProducts = endpoint({
  method: 'POST',
  path: '/imported_csvs/listed',
  summary: 'What the seller lists of these UPCs, to show beforehand what a file would change',
  policy: 'shopkeeper',
  rateLimit: 'search',
  body: z.object({ upcs: z.array(z.string().max(14)).max(MOST_UPCS) }),
  answer: z.object({ lots: z.array(knownProduct) }),
})

export const asImportable = ({ photo_1, ...product }: KnownProduct): ImportableProduct => ({
  ...emptyProduct,
  ...product,
  photos: photo_1 ? [photo_1] : [],
})
