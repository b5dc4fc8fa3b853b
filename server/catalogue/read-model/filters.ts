import { productCategories } from '#market/categories.ts'
import { genders, packagingTypes } from '#market/products/product-api.ts'
import type { ResolvedCriteria } from '#market/catalogue/criteria.ts'
import { type Base, rowsBetween } from './base.ts'
import { addBits, type Bits, keepBits, noBits, setBit } from './bits.ts'
import { listAt, type Lists } from './columns.ts'
import { type Entry, leastOrder } from './entry.ts'

/** One filter, asked of the rows of a base and of one product alike. */
type Filter = {
  isAsked(wanted: ResolvedCriteria): boolean
  rows(base: Base, wanted: ResolvedCriteria): Bits
  meets(entry: Entry, wanted: ResolvedCriteria): boolean
}

const some = (list: readonly unknown[] | undefined) => list !== undefined && list.length > 0

/** The filters of the catalogue; within one list any will do, and every filter that is asked has to be met (decision C1). */
export const filters = {
  tags: {
    isAsked: ({ tags }) => some(tags),
    rows: (base, { tags }) =>
      rowsOfLists(
        base,
        base.rowsOfTags,
        tags.map((tag) => base.tagNames.indexOf(tag)),
      ),
    meets: (entry, { tags }) => tags.some((tag) => entry.tags.includes(tag)),
  },
  categories: {
    isAsked: ({ categories }) => some(categories),
    rows: (base, { categories }) => eitherOf(base.categoryRows, productCategories, categories),
    meets: (entry, { categories }) => categories.includes(entry.category),
  },
  sellers: {
    isAsked: ({ seller_ids }) => some(seller_ids),
    rows: (base, { seller_ids = [] }) => rowsOfSellers(base, seller_ids),
    meets: (entry, { seller_ids = [] }) => seller_ids.includes(entry.sellerId),
  },
  genders: {
    isAsked: ({ genders: wanted }) => some(wanted),
    rows: (base, { genders: wanted = [] }) => eitherOf(base.genderRows, genders, wanted),
    meets: (entry, { genders: wanted = [] }) => wanted.some((each) => each === entry.gender),
  },
  packaging: {
    isAsked: ({ packaging_types }) => some(packaging_types),
    rows: (base, { packaging_types = [] }) =>
      eitherOf(base.packagingRows, packagingTypes, packaging_types),
    meets: (entry, { packaging_types = [] }) =>
      packaging_types.some((each) => each === entry.packagingType),
  },
  price: {
    isAsked: ({ min_price_cents, max_price_cents }) =>
      min_price_cents !== undefined || max_price_cents !== undefined,
    rows: ({ prices, size }, { min_price_cents = 0, max_price_cents = Infinity }) =>
      rowsBetween({ column: prices, least: min_price_cents, most: max_price_cents }, size),
    meets: ({ priceCents }, { min_price_cents = 0, max_price_cents = Infinity }) =>
      priceCents !== null && priceCents >= min_price_cents && priceCents <= max_price_cents,
  },
  percent: {
    isAsked: ({ min_percent_off }) => min_percent_off !== undefined,
    rows: ({ percentsOff, size }, { min_percent_off = 0 }) =>
      rowsBetween({ column: percentsOff, least: min_percent_off, most: Infinity }, size),
    meets: ({ percentOff }, { min_percent_off = 0 }) =>
      percentOff !== null && percentOff >= min_percent_off,
  },
  units: {
    isAsked: ({ min_units }) => min_units !== undefined,
    rows: ({ units, size }, { min_units = 0 }) =>
      rowsBetween({ column: units, least: min_units, most: Infinity }, size),
    meets: ({ units }, { min_units = 0 }) => units >= min_units,
  },
  unitsNeeded: {
    isAsked: ({ units_needed }) => units_needed !== undefined,
    rows({ units, leastOrders, size }, { units_needed = 0 }) {
      const rows = rowsBetween({ column: units, least: units_needed, most: Infinity }, size)
      keepBits(rows, rowsBetween({ column: leastOrders, least: 0, most: units_needed }, size))
      return rows
    },
    meets: (entry, { units_needed = 0 }) =>
      entry.units >= units_needed && leastOrder(entry) <= units_needed,
  },
  inStock: {
    isAsked: ({ in_stock }) => in_stock === true,
    rows: ({ inStockRows }) => inStockRows,
    meets: ({ units }) => units > 0,
  },
} satisfies Record<string, Filter>

export type FilterName = keyof typeof filters

/** The rows of these sellers. */
export function rowsOfSellers(base: Base, sellerIds: readonly number[]): Bits {
  const places = sellerIds.map((id) => base.sellerIds.indexOf(id))
  return rowsOfLists(base, base.rowsOfSellers, places)
}

/** The rows of the lists at these places; -1 is none. */
function rowsOfLists({ size }: Base, lists: Lists, places: readonly number[]): Bits {
  const rows = noBits(size)
  for (const place of places)
    if (place >= 0) for (const row of listAt(lists, place)) setBit(rows, row)
  return rows
}

/** The rows of the choices that are wanted. */
function eitherOf<Choice>(
  rowsOfChoices: readonly Bits[],
  choices: readonly Choice[],
  wanted: readonly Choice[],
): Bits {
  const rows = new Uint32Array(rowsOfChoices[0]?.length ?? 0)
  choices.forEach((choice, place) => {
    const ofChoice = rowsOfChoices[place]
    if (ofChoice && wanted.includes(choice)) addBits(rows, ofChoice)
  })
  return rows
}
