import { CATALOGUE_PAGE_SIZE } from '#market/catalogue/catalogue-api.ts'
import { resolved, type ResolvedCriteria } from '#market/catalogue/criteria.ts'
import { minimumOf } from '#market/offers/offer-line.ts'
import { choiceFilterNames } from '#market/catalogue/choice-filters.ts'
import { recordOf } from '#market/record-of.ts'
import { choiceColumn } from '#server/catalogue/choices-of-fields.ts'
import { productCategories } from '#market/categories.ts'
import { conflictWords, hasDeclared } from '#market/resale/resale-conflict.ts'
import type { Search } from '#server/catalogue/catalogue.ts'
import type { ReadWord } from '#server/catalogue/search-terms.ts'
import {
  cursorText,
  type LotPlace,
  type Order,
  readCursor,
} from '#server/products/catalogue/lot-place.ts'
import { meetsWords, scanWords } from './scan-words.ts'
import { isPublished, type ScannedLot } from './scanned-lot.ts'

/** How well each product matches these words. */
export type Ranks = (words: readonly ReadWord[]) => Promise<Map<number, number>>

/** Answers a search by looking at every product: slow, and plain enough to be believed. */
export async function plainScan(
  every: readonly ScannedLot[],
  ranksOf: Ranks,
  { criteria, page, sort, after, declared }: Search,
) {
  const asks = declared && hasDeclared(declared) && criteria.resaleable !== false
  const conflictOf = ({ terms }: ScannedLot) => conflictWords(terms, declared)
  const lots = asks ? every.filter((lot) => conflictOf(lot) === null) : every
  const wanted = resolved(criteria)
  const words = wanted.query === undefined ? undefined : scanWords(every, wanted.query)
  const ranks = words && !sort ? await ranksOf(words) : new Map<number, number>()
  const order = sort ?? (wanted.query === undefined ? 'in_stock_first' : 'relevance')
  const met = lots.filter((lot) => isMet({ ...wanted, categories: [] }, lot, words))
  const inOrder = met
    .filter(({ category }) => isAmong(wanted.categories, category))
    .toSorted(orders(ranks)[order])
  const placeOf = (lot: ScannedLot) => ({
    key: sortedBy[order](lot, ranks),
    createdAt: Number(lot.createdAt) * 1000,
    id: lot.id,
  })
  const last = readCursor(after, order)
  const start = last
    ? inOrder.filter((lot) => !isBehind(placeOf(lot), last, order)).length
    : (page - 1) * CATALOGUE_PAGE_SIZE
  const without = (list: 'seller_ids' | 'tags') =>
    lots.filter((lot) => isMet({ ...wanted, [list]: [] }, lot, words))
  const shown = inOrder.slice(start, start + CATALOGUE_PAGE_SIZE)
  const end = start + CATALOGUE_PAGE_SIZE < inOrder.length ? shown.at(-1) : undefined
  return {
    count: inOrder.length,
    next: end ? cursorText({ order, ...placeOf(end) }) : null,
    ids: shown.map(({ id }) => id),
    conflicts: shown.map(conflictOf),
    unsaleable: asks
      ? every.filter((lot) => isMet(wanted, lot, words)).length - inOrder.length
      : undefined,
    totalPages: Math.ceil(inOrder.length / CATALOGUE_PAGE_SIZE),
    categoryCounts: { ...categoryCountsOf(met), all: met.length },
    lotsOfAnySeller: without('seller_ids'),
    lotsOfAnyTag: without('tags'),
    /** Those that a filter left alone would leave. */
    lotsWithout: (...filters: (keyof ResolvedCriteria)[]) => {
      const others = Object.entries(wanted).filter(
        ([name]) => !filters.some((each) => each === name),
      )
      const asked = { ...resolved({}), ...Object.fromEntries(others) }
      return lots.filter((lot) => isMet(asked, lot, words))
    },
  }
}

function isMet(wanted: ResolvedCriteria, lot: ScannedLot, words: readonly ReadWord[] | undefined) {
  const meets = {
    query: () => !words || meetsWords(lot, words),
    tags: () => wanted.tags.length === 0 || wanted.tags.some((tag) => lot.tags.includes(tag)),
    categories: () => isAmong(wanted.categories, lot.category),
    seller_ids: () => isAmong(wanted.seller_ids, lot.sellerId),
    ...recordOf(
      choiceFilterNames,
      (name) => () => isAmong<string | null>(wanted[name], lot[choiceColumn(name)]),
    ),
    min_price_cents: () => lot.askingPrice >= (wanted.min_price_cents ?? 0),
    max_price_cents: () => lot.askingPrice <= (wanted.max_price_cents ?? Infinity),
    min_percent_off: () => lot.percentOff >= (wanted.min_percent_off ?? 0),
    min_units: () => lot.units >= (wanted.min_units ?? 0),
    units_needed: () => isEnough(lot, wanted.units_needed),
    ships_within: () =>
      wanted.ships_within === undefined || (lot.shipsWithin ?? 99) <= wanted.ships_within,
    in_stock: () => !wanted.in_stock || lot.units > 0,
  } satisfies Record<keyof ResolvedCriteria, () => boolean>
  return isPublished(lot) && Object.values(meets).every((isTrue) => isTrue())
}

const isEnough = ({ units, minOrderUnits }: ScannedLot, needed: number | undefined) =>
  needed === undefined || (units >= needed && minimumOf({ units, minOrderUnits }) <= needed)

const isAmong = <Value>(wanted: readonly Value[] | undefined, value: Value) =>
  !wanted || wanted.length === 0 || wanted.includes(value)

const categoryCountsOf = (lots: readonly ScannedLot[]) =>
  Object.fromEntries(
    productCategories.map((each) => [each, lots.filter((lot) => lot.category === each).length]),
  )

/** What each order goes by, lowest first. */
const sortedBy: Record<Order, (lot: ScannedLot, ranks: ReadonlyMap<number, number>) => number> = {
  in_stock_first: ({ units }) => (units > 0 ? 0 : 1),
  newest: () => 0,
  oldest: () => 0,
  price_asc: (lot) => lot.askingPrice,
  price_desc: (lot) => -lot.askingPrice,
  percent_off: (lot) => -lot.percentOff,
  units: (lot) => -lot.units,
  relevance: ({ id }, ranks) => -(ranks.get(id) ?? 0),
}

function isBehind(lot: LotPlace, last: LotPlace, order: Order) {
  if (lot.key !== last.key) return lot.key > last.key
  const later = lot.createdAt - last.createdAt || lot.id - last.id
  return order === 'oldest' ? later > 0 : later < 0
}

type InOrder = (a: ScannedLot, b: ScannedLot) => number
const newest: InOrder = (a, b) => Number(b.createdAt) - Number(a.createdAt) || b.id - a.id
const orders = (ranks: ReadonlyMap<number, number>): Record<Order, InOrder> => ({
  relevance: (a, b) => (ranks.get(b.id) ?? 0) - (ranks.get(a.id) ?? 0) || newest(a, b),
  in_stock_first: (a, b) => Number(b.units > 0) - Number(a.units > 0) || newest(a, b),
  newest,
  oldest: (a, b) => newest(b, a),
  price_asc: (a, b) => a.askingPrice - b.askingPrice || newest(a, b),
  price_desc: (a, b) => b.askingPrice - a.askingPrice || newest(a, b),
  percent_off: (a, b) => b.percentOff - a.percentOff || newest(a, b),
  units: (a, b) => b.units - a.units || newest(a, b),
})
