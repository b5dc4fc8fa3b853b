import type { OwnProductsMeta } from '#market/products/own-product-api.ts'
import { namedSorts, type OwnProductSort } from '#market/products/views/own-product-filters.ts'
import { tableColumns, type TableColumn } from '#market/products/views/table-columns.ts'
import { counted } from '#web/platform/format/numbers.ts'
import { columnLooks } from '../columns/column-looks.ts'
import { isFiltered, type ManageView, type ProductTab } from './manage-address.ts'

/** "1 Product", "1,204 Products" */
export const productCount = (count: number) => counted(count, 'Product')

export const tabNames: Record<ProductTab, string> = {
  all: 'All',
  published: 'Published',
  needs_fixing: 'Needs fixing',
  paused: 'Paused',
  sold_out: 'Out of stock',
  expiring: 'Expiring',
  photo_trouble: 'Photo problems',
}

type Counts = Omit<
  OwnProductsMeta,
  'page' | 'per_page' | 'total_pages' | 'total_count' | 'import' | 'choices'
>

/** How many products stand under each tab. */
export const tabCounts = (meta: Counts): Record<ProductTab, number> => ({
  all: meta.published_count + meta.provisional_count + meta.paused_count,
  published: meta.published_count,
  needs_fixing: meta.provisional_count,
  paused: meta.paused_count,
  sold_out: meta.sold_out_count,
  expiring: meta.expiring_count,
  photo_trouble: meta.photo_trouble_count,
})

const namesOfSorts: Record<(typeof namedSorts)[number], string> = {
  newest: 'Newest',
  oldest: 'Oldest',
  name: 'Name',
  units: 'Units',
  price_desc: 'Asking price: high to low',
  price_asc: 'Asking price: low to high',
  percent_off: 'Percent off',
  updated: 'Last updated',
}

/** The order in words; one that only the head of a column chooses is named after it. */
export function sortName(sort: OwnProductSort): string {
  const named = namedSorts.find((each) => each === sort)
  if (named) return namesOfSorts[named]
  const column = tableColumns.find((each) => isSortOf(each, sort))
  const way = sort.endsWith('_desc') ? 'descending' : 'ascending'
  return `${column ? columnLooks[column].name : 'Name'}: ${way}`
}

const isSortOf = (column: TableColumn, sort: OwnProductSort) =>
  Object.values(columnLooks[column].sorts ?? {}).includes(sort)

const NONE: Record<ProductTab, string> = {
  all: 'No products listed.',
  published: 'No products published. Buyers see each product once it is complete.',
  needs_fixing: 'Nothing needs fixing. Buyers see all of your products.',
  paused: 'No products are paused.',
  sold_out: 'No products are out of stock.',
  expiring: 'No products expire within 60 days.',
  photo_trouble: 'No photo problems: every photo was fetched.',
}

type Emptied = Omit<ManageView, 'sort'>

/** Why a list is empty. */
export function emptyWords({ tab, search, import: importId, ...filters }: Emptied) {
  if (search) return `No products match “${search}”.`
  if (isFiltered(filters)) return 'No products match these filters.'
  return importId === undefined ? NONE[tab] : 'No products from this import.'
}
