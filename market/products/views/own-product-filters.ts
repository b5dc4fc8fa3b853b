import { z } from 'zod'
import { categoryName, productCategories } from '#market/categories.ts'
import { anyOf } from '#market/lists/filter.ts'
import { recordOf } from '#market/record-of.ts'
import { idIn, MAX_UNIT_CENTS } from '#market/wire.ts'
import { conditionWords, productConditions } from '../product-condition.ts'

/**
 * The lists of a seller's products. Each product is published, provisional or paused. It can also be sold out,
 * expire soon, or have photos that could not be fetched, whichever of those it is.
 */
export const ownProductStates = [
  'all',
  'published',
  'provisional',
  'paused',
  'sold_out',
  'expiring',
  'photo_trouble',
] as const
export type OwnProductState = (typeof ownProductStates)[number]

/** The orders that can be chosen without a table, each the first that its column offers. */
export const namedSorts = [
  'newest',
  'oldest',
  'name',
  'units',
  'price_desc',
  'price_asc',
  'percent_off',
  'updated',
] as const

/** Columns that order the list both ways, by names of one form. */
export const sortedColumns = [
  'upc',
  'sku',
  'category',
  'condition',
  'minimum',
  'inner_pack',
  'msrp',
  'wholesale',
  'expiration',
  'watchers',
] as const
export type SortedColumn = (typeof sortedColumns)[number]

export const ownProductSorts = [
  ...namedSorts,
  'name_desc',
  'units_asc',
  'percent_off_asc',
  'updated_asc',
  ...sortedColumns.flatMap((column) => [`${column}_asc` as const, `${column}_desc` as const]),
] as const
export type OwnProductSort = (typeof ownProductSorts)[number]

/** What the list is narrowed by to one of several values. */
export const ownChoiceFilters = {
  category: anyOf({
    label: 'Category',
    values: productCategories,
    words: recordOf(productCategories, categoryName),
    all: 'Any category',
  }),
  condition: anyOf({
    label: 'Condition',
    values: productConditions,
    words: conditionWords,
    all: 'Any condition',
  }),
}

const bound = z.coerce.number().int().min(0).max(MAX_UNIT_CENTS).optional()

/** Which of a seller's products are meant. */
export const ownProductFilters = z.object({
  state: z.enum(ownProductStates).default('all'),
  /** Looks into name, UPC, SKU and style number. */
  search: z.string().trim().max(200).default(''),
  category: ownChoiceFilters.category.schema,
  condition: ownChoiceFilters.condition.schema,
  /** Whatever its case. */
  tag: z.string().trim().min(1).max(100).optional(),
  /** Of the asking price. Products without one match no bound. */
  min_price_cents: bound,
  max_price_cents: bound,
  /** Only products that this import created or changed. An import of another seller matches nothing. */
  import: idIn.optional(),
})
export type OwnProductFilters = z.output<typeof ownProductFilters>

/** The filters that narrow a state to some of its products, besides the search. */
export const narrowings = [
  'category',
  'condition',
  'tag',
  'min_price_cents',
  'max_price_cents',
  'import',
] as const satisfies readonly (keyof OwnProductFilters)[]
