import { z } from 'zod'
import { narrowings, ownProductFilters, ownProductSorts } from './own-product-filters.ts'
import { knownColumns, tableColumns, usualColumns, type TableColumn } from './table-columns.ts'

const isEachOnce = (columns: readonly TableColumn[]) => new Set(columns).size === columns.length

/** Columns of the table from left to right; the name always stands before them. */
export const chosenColumns = z
  .array(z.enum(tableColumns))
  .refine(isEachOnce, 'Each column can be used only once')

/** What a view of the table shows: which products, in which order, in which columns. */
export const shownProducts = ownProductFilters.extend({
  sort: z.enum(ownProductSorts).default('newest'),
  columns: chosenColumns,
})
export type ShownProducts = z.output<typeof shownProducts>

const { state, search, sort, category, condition, tag, ...bounds } = shownProducts.shape
const kept = z.object({
  state: state.catch('all'),
  search: search.catch(''),
  category: category.catch(undefined),
  condition: condition.catch(undefined),
  tag: tag.catch(undefined),
  min_price_cents: bounds.min_price_cents.catch(undefined),
  max_price_cents: bounds.max_price_cents.catch(undefined),
  import: bounds.import.catch(undefined),
  sort: sort.catch('newest'),
  columns: z
    .array(z.unknown())
    .catch([...usualColumns])
    .transform(knownColumns),
})
const nothingKept = kept.parse({})

/** A stored view as it can be shown now: filters, orders and columns that no longer exist are dropped. */
export const keptProducts = (stored: unknown): ShownProducts =>
  kept.safeParse(stored).data ?? nothingKept

/** Whether two views show the same. */
export const showSame = (one: ShownProducts, other: ShownProducts) =>
  one.state === other.state &&
  one.search === other.search &&
  one.sort === other.sort &&
  narrowings.every((filter) => one[filter] === other[filter]) &&
  one.columns.join() === other.columns.join()
