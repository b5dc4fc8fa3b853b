import { z } from 'zod'
import { endpoint } from '#market/endpoint.ts'
import { pageMeta } from '#market/paging.ts'
import { amount, idIn, MAX_QUANTITY } from '#market/wire.ts'
import { product, productCard } from './product-api.ts'
import { productFields } from './product-fields.ts'

export const OWN_PRODUCTS_PER_PAGE = 60

/** Of a seller's lots: all, what buyers see, and what still lacks something. */
export const ownProductStates = ['all', 'published', 'provisional'] as const

/** A lot as its seller manages it; `missing` says why buyers do not see it (decision I4). */
export const ownProductCard = productCard.extend({
  wholesale_cents: amount.nullable(),
  missing: z.array(z.string()),
})
export type OwnProductCard = z.infer<typeof ownProductCard>

/** A lot as the form edits it: the five photos one by one, without a gap (spec 2, section 3). */
export const ownProduct = product.extend({
  wholesale_cents: amount.nullable(),
  photo_1: z.string().nullable(),
  photo_2: z.string().nullable(),
  photo_3: z.string().nullable(),
  photo_4: z.string().nullable(),
  photo_5: z.string().nullable(),
  missing: z.array(z.string()),
})
export type OwnProduct = z.infer<typeof ownProduct>

export const listOwnProducts = endpoint({
  method: 'GET',
  path: '/products',
  summary: "The seller's lots, newest first",
  policy: 'shopkeeper',
  query: z.object({
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    per_page: z.coerce.number().int().min(1).max(200).default(OWN_PRODUCTS_PER_PAGE),
    state: z.enum(ownProductStates).default('all'),
    /** Looks into name, UPC, SKU and style number. */
    search: z.string().trim().max(200).default(''),
  }),
  answer: z.object({
    products: z.array(ownProductCard),
    /** `total_count` is of this search and state, the others of this search. */
    meta: pageMeta.extend({ published_count: z.int(), provisional_count: z.int() }),
  }),
})

const one = { params: z.object({ id: idIn }) }

export const readOwnProduct = endpoint({
  method: 'GET',
  path: '/products/:id',
  summary: 'One of the seller’s lots, for editing',
  policy: 'shopkeeper',
  ...one,
  answer: ownProduct,
})

/** Said of `product.upc`, as every problem of a field is said under `product`. */
export const UPC_TAKEN = 'UPC is already taken'

export const createProduct = endpoint({
  method: 'POST',
  path: '/products',
  summary: 'List a lot; it is provisional while something is missing',
  policy: 'shopkeeper',
  body: z.object({ product: productFields }),
  answer: ownProduct,
  status: 201,
})

export const UNITS_HAVE_CHANGED = 'Available units have changed. Please look at them again.'

/**
 * What is not named stays as it is. `units_before` are the units the form began with: when it changes
 * them and some were sold since, the answer is 409 and holds the `product` as it is.
 */
export const updateProduct = endpoint({
  method: 'PUT',
  path: '/products/:id',
  summary: 'Change a lot',
  policy: 'shopkeeper',
  ...one,
  body: z.object({
    product: productFields,
    units_before: z.int().min(0).max(MAX_QUANTITY).optional(),
  }),
  answer: ownProduct,
})

export const deleteProduct = endpoint({
  method: 'DELETE',
  path: '/products/:id',
  summary: 'Take a lot off the market; its lines in offers under way close (decision D9)',
  policy: 'shopkeeper',
  ...one,
  answer: z.object({}),
})

/** `id` is the lot being edited, which may keep its own; what cannot be a UPC is never taken. */
export const checkUpc = endpoint({
  method: 'GET',
  path: '/products/check_upc',
  summary: 'Whether the seller lists this UPC already',
  policy: 'shopkeeper',
  pace: 'check',
  query: z.object({ upc: z.string().max(40), id: idIn.optional() }),
  answer: z.object({ taken: z.boolean() }),
})
