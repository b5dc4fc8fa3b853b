import { z } from 'zod'
import { productCategories } from '#market/categories.ts'
import { leadTime } from '#market/delivery/lead-time.ts'
import { endpoint } from '#market/endpoint.ts'
import { afterLot, nextLots } from '#market/products/lot-cursor.ts'
import { listedProduct } from '#market/products/product-api.ts'
import { recordOf } from '#market/record-of.ts'
import { idIn } from '#market/wire.ts'
import {
  choiceFilter,
  choiceFilterNames,
  type ChoiceFilterName,
  type ChoiceOf,
} from './choice-filters.ts'

export const CATALOGUE_PAGE_SIZE = 24

export const catalogueSorts = [
  'newest',
  'oldest',
  'price_asc',
  'price_desc',
  'percent_off',
  'units',
] as const
export type CatalogueSort = (typeof catalogueSorts)[number]

const words = (max: number) => z.array(z.string().max(100)).max(max)
const bound = z.int().min(0).max(1_000_000_000)

const chosenOf = <Choice extends string>(choices: readonly Choice[]) =>
  z.array(z.enum(choices)).optional()
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each filter has choices of its own
const chosen = recordOf(choiceFilterNames, (name) =>
  chosenOf(choiceFilter(name).choices),
) as unknown as {
  [Name in ChoiceFilterName]: ReturnType<typeof chosenOf<ChoiceOf<Name>>>
}

/** What a buyer is looking for (decision C1). A tag that is a category's name means the category. */
export const criteria = z.object({
  query: z.string().max(200).optional(),
  tags: words(20).optional(),
  seller_ids: z.array(idIn).max(100).optional(),
  categories: z.array(z.enum(productCategories)).max(8).optional(),
  min_price_cents: bound.optional(),
  max_price_cents: bound.optional(),
  min_percent_off: z.int().min(0).max(100).optional(),
  min_units: bound.optional(),
  /** What the buyer needs: as many are left, and the minimum order is no higher. */
  units_needed: z.int().min(1).max(1_000_000_000).optional(),
  /** At most this many business days after payment. */
  ships_within: leadTime.optional(),
  ...chosen,
  in_stock: z.boolean().optional(),
  resaleable: z
    .boolean()
    .optional()
    .describe(
      'Only what the searching buyer may resell. On by default for buyers that declared where they resell; no effect for others.',
    ),
})
export type Criteria = z.infer<typeof criteria>

export const categoryCounts = z.record(z.enum([...productCategories, 'all']), z.int())
export type CategoryCounts = z.infer<typeof categoryCounts>

/** The most sellers, and the most tags, that an answer lists. */
export const MOST_FACETS = 50

const countFrom = z.object({ from: z.int(), count: z.int() })
const choiceFacet = z.object({ choice: z.string(), count: z.int() })
/** How many products each step, band or choice of a filter would leave, under all the other filters. */
const filterCounts = z.object({
  percent_off: z.array(countFrom),
  units: z.array(countFrom),
  in_stock: z.int(),
  prices: z.array(countFrom.extend({ to: z.int().nullable() })),
  ...recordOf(choiceFilterNames, () => z.array(choiceFacet)),
})
export type FilterCounts = z.infer<typeof filterCounts>

const sellerFacet = z.object({ id: z.int(), name: z.string(), count: z.int() })
const tagFacet = z.object({ tag: z.string(), count: z.int() })
export type SellerFacet = z.infer<typeof sellerFacet>
export type TagFacet = z.infer<typeof tagFacet>

export const searchProducts = endpoint({
  method: 'POST',
  path: '/marketplace/products/search',
  summary: 'Search the catalog, one page at a time',
  policy: 'shopper',
  rateLimit: 'search',
  changesNothing: true,
  query: z.object({
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    sort: z.enum(catalogueSorts).optional(),
    after: afterLot,
  }),
  body: z
    .object({
      search: criteria.default({}),
      /** Asks for what there is to choose from in each filter, counted. */
      facets: z.boolean().optional(),
    })
    .default({ search: {} }),
  answer: z.object({
    count: z.int(),
    products: z.array(listedProduct),
    page: z.int(),
    per_page: z.int(),
    total_pages: z.int(),
    next: nextLots,
    category_counts: categoryCounts,
    /**
     * How many lots are left out because the buyer may not resell them; only where facets are requested and
     * such lots are left out.
     */
    unsaleable_count: z.int().optional(),
    /** How the words were read, when they were taken for mistyped ones. */
    read_as: z.string().optional(),
    /** The words that these products have, when no product at all has every word. */
    most_words: z.string().optional(),
    /** Most products first, each list counted under all the other filters. */
    sellers: z.array(sellerFacet).optional(),
    tags: z.array(tagFacet).optional(),
    filter_counts: filterCounts.optional(),
  }),
})
