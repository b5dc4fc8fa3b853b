import { CATALOGUE_PAGE_SIZE, type CatalogueSort } from '#market/catalogue/catalogue-api.ts'
import { resolved, type ResolvedCriteria } from '#market/catalogue/criteria.ts'
import { productCategories, type ProductCategory } from '#market/categories.ts'
import type { Search } from '#server/catalogue/catalogue.ts'

export type ScannedLot = {
  id: number
  sellerId: number
  category: ProductCategory
  gender: string
  packagingType: string
  tags: string[]
  units: number
  askingPrice: number
  percentOff: number
  createdAt: Date
  provisional: boolean
  deletedAt: Date | undefined
}

/** Answers a search without words by looking at every lot: slow, and plain enough to be believed. */
export function plainScan(lots: ScannedLot[], { criteria, page, sort }: Search) {
  const wanted = resolved(criteria)
  const met = lots.filter((lot) => isMet(wanted, lot))
  const inOrder = met
    .filter(({ category }) => isAmong(wanted.categories, category))
    .toSorted(orders[sort ?? 'newest'])
  const start = (page - 1) * CATALOGUE_PAGE_SIZE
  return {
    count: inOrder.length,
    ids: inOrder.slice(start, start + CATALOGUE_PAGE_SIZE).map(({ id }) => id),
    totalPages: Math.ceil(inOrder.length / CATALOGUE_PAGE_SIZE),
    categoryCounts: { ...countsOf(met), all: met.length },
  }
}

const isMet = (wanted: ResolvedCriteria, lot: ScannedLot) =>
  !lot.provisional &&
  !lot.deletedAt &&
  (wanted.tags.length === 0 || wanted.tags.some((tag) => lot.tags.includes(tag))) &&
  isAmong(wanted.seller_ids, lot.sellerId) &&
  isAmong(wanted.genders, lot.gender) &&
  isAmong(wanted.packaging_types, lot.packagingType) &&
  lot.askingPrice >= (wanted.min_price_cents ?? 0) &&
  lot.askingPrice <= (wanted.max_price_cents ?? Infinity) &&
  lot.percentOff >= (wanted.min_percent_off ?? 0) &&
  lot.units >= (wanted.min_units ?? 0) &&
  (!wanted.in_stock || lot.units > 0)

const isAmong = <Value>(wanted: readonly Value[] | undefined, value: Value) =>
  !wanted || wanted.length === 0 || wanted.includes(value)

const countsOf = (lots: ScannedLot[]) =>
  Object.fromEntries(
    productCategories.map((each) => [each, lots.filter((lot) => lot.category === each).length]),
  )

type InOrder = (a: ScannedLot, b: ScannedLot) => number
const newest: InOrder = (a, b) => Number(b.createdAt) - Number(a.createdAt) || b.id - a.id
const orders: Record<CatalogueSort, InOrder> = {
  newest,
  oldest: (a, b) => newest(b, a),
  price_asc: (a, b) => a.askingPrice - b.askingPrice || newest(a, b),
  price_desc: (a, b) => b.askingPrice - a.askingPrice || newest(a, b),
  percent_off: (a, b) => b.percentOff - a.percentOff || newest(a, b),
  units: (a, b) => b.units - a.units || newest(a, b),
}
