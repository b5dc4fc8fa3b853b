import { z } from 'zod'
import { endpoint } from '#market/endpoint.ts'
import { pageMeta } from '#market/paging.ts'
import { resaleTerms } from '#market/resale/resale-terms.ts'
import { amount, idIn, instant, MAX_QUANTITY } from '#market/wire.ts'
import { essentials } from './missing.ts'
import { product, listedProduct } from './product-api.ts'
import { eachField, fieldsInPlace, productFields } from './product-fields.ts'
import { priceSteps } from './schedule/price-schedule.ts'
import {
  ownProductFilters,
  ownProductSorts,
  type OwnProductFilters,
  type OwnProductSort,
} from './views/own-product-filters.ts'

const OWN_PRODUCTS_PER_PAGE = 60

/** What only the seller of a product is told; `missing` says why buyers do not see it (decision I4), `missing_fields` which fields say nothing. */
const toItsSeller = {
  wholesale_cents: amount.nullable(),
  missing: z.array(z.string()),
  missing_fields: z.array(z.enum(essentials)),
  paused: z.boolean(),
  watchers: z.int(),
  updated_at: instant,
  /** What its schedule does next; without a price it leaves the market. */
  next_step: z.object({ on: z.iso.date(), price_cents: amount.nullable() }).nullable(),
  /** Photos that could not be had from their addresses, for good, and why. */
  photo_problems: z.array(z.object({ address: z.string(), problem: z.string() })),
}

/** A product as its seller manages it. */
export const ownListedProduct = listedProduct.extend({
  ...toItsSeller,
  sku: z.string().nullable(),
  expiration_date: z.string().nullable(),
  inner_quantity: z.int().nullable(),
  /** Its own; null: those of its shop. */
  resale_terms: resaleTerms.nullable(),
})
export type OwnListedProduct = z.infer<typeof ownListedProduct>

/** A product as the form edits it: the five photos one by one, without a gap (spec 2, section 3). */
export const ownProduct = product.extend({
  ...toItsSeller,
  photo_1: z.string().nullable(),
  photo_2: z.string().nullable(),
  photo_3: z.string().nullable(),
  photo_4: z.string().nullable(),
  photo_5: z.string().nullable(),
  /** How its price follows the expiration date, the earliest step first; null without any. */
  price_schedule: priceSteps.nullable(),
  off_market_days: z.int().nullable(),
  show_next_price: z.boolean(),
  /** The asking price as its seller set it, of which the percent are taken. */
  base_price_cents: amount.nullable(),
  /** What the schedule did automatically, newest first. */
  price_steps: z.array(
    z.object({
      kind: z.enum(['price', 'off_market', 'back']),
      at: instant,
      /** Of the step; null where the price that was set came back. */
      days: z.int().nullable(),
      percent: z.int().nullable(),
      before_cents: amount.nullable(),
      after_cents: amount.nullable(),
    }),
  ),
})
export type OwnProduct = z.infer<typeof ownProduct>

export const listOwnProducts = endpoint({
  method: 'GET',
  path: '/products',
  summary: 'The seller’s lots, newest first by default',
  policy: 'shopkeeper',
  query: ownProductFilters.extend({
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    per_page: z.coerce.number().int().min(1).max(200).default(OWN_PRODUCTS_PER_PAGE),
    sort: z.enum(ownProductSorts).default('newest'),
  }),
  answer: z.object({
    products: z.array(ownListedProduct),
    /**
     * `total_count` is of these filters and this state, the others of these filters alone. Each product is
     * published, provisional or paused; it can also be sold out, expire soon or have photo trouble.
     */
    meta: pageMeta.extend({
      published_count: z.int(),
      provisional_count: z.int(),
      paused_count: z.int(),
      sold_out_count: z.int(),
      expiring_count: z.int(),
      photo_trouble_count: z.int(),
      /** The import that was asked for; null where the seller has none of that id. */
      import: z.object({ id: z.int(), file_name: z.string() }).nullable().optional(),
      /** What the filters can be set to: the tags of all the seller's products, and the latest imports. */
      choices: z.object({
        tags: z.array(z.string()),
        imports: z.array(z.object({ id: z.int(), file_name: z.string(), at: instant })),
      }),
    }),
  }),
})
export type OwnProductsMeta = z.infer<typeof listOwnProducts.answer>['meta']

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

/** Why fields of a mixed lot are not for a form to say. */
export const COMPUTED_OF_A_MIXED_LOT = {
  msrp_cents: 'The MSRP of a mixed lot is the total of its manifest',
  condition: 'The condition of a mixed lot is the lowest in its manifest',
} as const

export const UNITS_HAVE_CHANGED = 'Available units have changed. Please review them again.'

/** A product as a form began with it, as far as it matters. */
export const productBefore = ownProduct.partial()
export type ProductBefore = z.infer<typeof productBefore>

export const PRODUCT_HAS_CHANGED =
  'This product was changed in the meantime. Please review the marked fields.'

/**
 * Fields that are not named stay. `units_before` are the units when the form was opened, `before` the other
 * changed fields at that time. If some were sold since, or somebody changed the same field, the answer is 409
 * and holds the current `product`.
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
    before: productBefore.optional(),
  }),
  answer: ownProduct,
})

/** What a list changes in place: units, asking price, and whatever a lot may lack; otherwise as `PUT /products/:id`. */
export const editFigures = endpoint({
  method: 'PUT',
  path: '/products/:id/figures',
  summary: 'Change single fields of a lot, whatever else is missing',
  policy: 'shopkeeper',
  ...one,
  body: z.object({
    product: fieldsInPlace,
    units_before: z.int().min(0).max(MAX_QUANTITY).optional(),
    before: productBefore.optional(),
  }),
  answer: ownProduct,
})

/** The copy has no units yet, so that nothing is offered twice; buyers see it once it has. */
export const duplicateProduct = endpoint({
  method: 'POST',
  path: '/products/:id/duplicate',
  summary: 'Duplicate a lot under another UPC',
  policy: 'shopkeeper',
  ...one,
  body: z.object({ product: eachField.pick({ upc: true }) }),
  answer: ownProduct,
  status: 201,
})

export const deleteProduct = endpoint({
  method: 'DELETE',
  path: '/products/:id',
  summary: 'Delete a lot; its lines in open offers close (decision D9)',
  policy: 'shopkeeper',
  ...one,
  answer: z.object({}),
})

/** `id` is the product being edited, which may keep its own; what cannot be a UPC is never taken. */
export const checkUpc = endpoint({
  method: 'GET',
  path: '/products/check_upc',
  summary: 'Whether the seller lists this UPC already',
  policy: 'shopkeeper',
  rateLimit: 'check',
  query: z.object({ upc: z.string().max(40), id: idIn.optional() }),
  answer: z.object({ taken: z.boolean() }),
})

type OwnProductsWanted = OwnProductFilters & { sort: OwnProductSort }

/** How a page of a seller's own products is asked for: unless anything is chosen, all of them, the newest first. */
export const pageOfOwnProducts = (
  wanted: OwnProductsWanted = { state: 'all', search: '', sort: 'newest' },
  page = 1,
) => ({ query: { ...wanted, per_page: OWN_PRODUCTS_PER_PAGE, page } })
