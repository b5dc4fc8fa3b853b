import { z } from 'zod'
import { endpoint } from '#market/endpoint.ts'
import { ownProductFilters } from '#market/products/views/own-product-filters.ts'
import { resaleTermsIn } from '#market/resale/resale-terms.ts'
import { amount, idIn, MAX_QUANTITY, unitPrice } from '#market/wire.ts'
import { productCategories } from '#market/categories.ts'
import { packagingTypes } from '../product-choices.ts'
import { productConditions } from '../product-condition.ts'
import { spelled, tagProblem } from '../tags.ts'
import { priceRoundings } from './bulk-price.ts'

/** Products that one act changes. */
export const MOST_AT_ONCE = 10_000
/** Products that a list names one by one. */
export const MOST_NAMED = 5000
/** Products that an answer names; the rest are counted. */
const MOST_REFUSED = 100

export const UNDO_MINUTES = 10

/** A tag that sellers may give and take. */
const ownTag = z
  .string()
  .transform(spelled)
  .superRefine((tag, context) => {
    const problem = tagProblem(tag)
    if (problem) context.addIssue(problem)
  })

const act = z.discriminatedUnion('action', [
  z
    .object({
      action: z.literal('price'),
      /** Hundredths of a percent of the asking price: -1050 lowers it by 10.5%. */
      change_bps: z
        .int()
        .min(-9999, 'Must be less than 100%')
        .max(100_000, 'Maximum 1,000%')
        .refine((bps) => bps !== 0, 'Required')
        .optional(),
      /** Hundredths of a percent that are taken off the MSRP. */
      off_msrp_bps: z.int().min(0).max(9999, 'Must be less than 100%').optional(),
      price_cents: unitPrice.optional(),
      /** Of a price that is counted; one that is named stays as it is. */
      rounding: z.enum(priceRoundings).optional(),
      /** Prices that look like a typo are left, unless somebody was asked and keeps them (decision I14). */
      slips: z.enum(['leave', 'keep']).optional(),
    })
    .refine(
      ({ change_bps, off_msrp_bps, price_cents }) =>
        [change_bps, off_msrp_bps, price_cents].filter((each) => each !== undefined).length === 1,
      { message: 'Name one of change_bps, off_msrp_bps and price_cents', path: ['change_bps'] },
    ),
  z.object({
    action: z.literal('units'),
    how: z.enum(['set', 'add', 'subtract']),
    units: z.int().min(1, 'Units must be greater than 0').max(MAX_QUANTITY, 'Too many units'),
  }),
  z.object({ action: z.literal('category'), category: z.enum(productCategories) }),
  z.object({
    action: z.literal('minimum'),
    units: z.int().min(1, 'Units must be greater than 0').max(MAX_QUANTITY, 'Too many units'),
  }),
  z.object({ action: z.literal('packaging'), packaging_type: z.enum(packagingTypes) }),
  z.object({ action: z.literal('condition'), condition: z.enum(productConditions) }),
  /** Null: those of the shop. */
  z.object({ action: z.literal('terms'), resale_terms: resaleTermsIn.nullable() }),
  z.object({ action: z.literal('tag'), tag: ownTag }),
  z.object({ action: z.literal('untag'), tag: ownTag }),
  z.object({ action: z.literal('pause') }),
  z.object({ action: z.literal('resume') }),
  z.object({ action: z.literal('delete') }),
])
export type BulkAct = z.infer<typeof act>

const named = z.array(idIn).max(MOST_NAMED)

/** The products of a search, as many as were counted when it was looked at, less some. */
export const selection = ownProductFilters.extend({
  count: z.int().min(1),
  except: named.default([]),
})

const chosen = z
  .object({ ids: named.min(1).optional(), selection: selection.optional() })
  .refine(({ ids, selection: all }) => (ids === undefined) !== (all === undefined), {
    message: 'Name either ids or a selection',
    path: ['ids'],
  })
export type Chosen = z.output<typeof chosen>
export type ChosenSent = z.input<typeof chosen>

export const bulk = act.and(chosen)
export type Bulk = z.output<typeof bulk>

/** Products that stay as they are, and why: the first of them by name. */
const left = {
  refused_count: z.int(),
  refused: z
    .array(z.object({ id: z.int(), name: z.string().nullable(), problem: z.string() }))
    .max(MOST_REFUSED),
}

/** What became of an act on many products; what is not there, or another's, is refused as not found. */
const result = z.object({ changed: z.int(), ...left })
export type BulkResult = z.infer<typeof result>

/** As it is answered: the first of the refused, and how many there are. */
export const resultOf = (changed: number, refused: BulkResult['refused']): BulkResult => ({
  changed,
  refused_count: refused.length,
  refused: refused.slice(0, MOST_REFUSED),
})

/** Prices that one page of a preview shows. */
export const PRICES_PER_PAGE = 20

/** Each price that would change, old to new, those that look like a typo first, with the reason. */
const prices = z.object({
  rows: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      before_cents: amount,
      after_cents: amount,
      slip: z.string().nullable(),
    }),
  ),
  /** All of them: those that would change, and the typos that are left. */
  total_count: z.int(),
  slips_count: z.int(),
  under_wholesale_count: z.int(),
})
export type PricesPreview = z.infer<typeof prices>

export const previewBulk = endpoint({
  method: 'POST',
  path: '/products/bulk/preview',
  summary: 'Preview a bulk action',
  policy: 'shopkeeper',
  rateLimit: 'search',
  changesNothing: true,
  query: z.object({ page: z.coerce.number().int().min(1).max(MOST_AT_ONCE).default(1) }),
  body: bulk,
  /** `offers_count` are the offers under way that it would take lines from, `prices` a page of those that change. */
  answer: result.extend({ offers_count: z.int(), prices: prices.optional() }),
})

export const SELECTION_CHANGED =
  'The products in this search have changed. Please review them again.'

export const changeInBulk = endpoint({
  method: 'POST',
  path: '/products/bulk',
  summary:
    'Change many lots at once; lots that can’t change are named. A program sends an Idempotency-Key with a change by percent or by units',
  policy: 'shopkeeper',
  body: bulk,
  /** For a while `undo` takes it back. */
  answer: result.extend({ undo: z.string().nullable() }),
})

export const TOO_LATE_TO_UNDO = 'This can no longer be undone'

export const undoBulk = endpoint({
  method: 'POST',
  path: '/products/bulk/undo',
  summary: 'Undo a bulk action, except for lots changed since',
  policy: 'shopkeeper',
  body: z.object({ token: z.uuid() }),
  answer: result,
})
