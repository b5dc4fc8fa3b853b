import {
  choiceFilter,
  type ChoiceFilterName,
  choiceFilterNames,
} from '#market/catalogue/choice-filters.ts'
import { PERCENT_STEPS, UNITS_STEPS } from '#market/catalogue/filter-steps.ts'
import { productCategories } from '#market/categories.ts'
import { recordOf } from '#market/record-of.ts'
import { choiceColumn } from '../../choices-of-fields.ts'
import type { SearchQuery } from '../../conditions.ts'
import { type Base, rowsBetween } from '../base/base.ts'
import { addBits, type Bits, keepBits, noBits, setBit } from '../base/bits.ts'
import { listAt, type Lists } from '../base/base-columns.ts'
import { type Entry, leastOrder } from '../entry.ts'
import { isResaleable, resaleableRows } from './resaleable.ts'

/** One filter, asked of the rows of a base and of one product alike. */
type Filter = {
  isAsked(wanted: SearchQuery): boolean
  /** What asks for nothing of it. */
  nothing: Partial<SearchQuery>
  rows(base: Base, wanted: SearchQuery): Bits
  meets(entry: Entry, wanted: SearchQuery): boolean
}

const some = (list: readonly unknown[] | undefined) => list !== undefined && list.length > 0

/** The filters of the catalogue; within one list any will do, and every filter that is asked has to be met (decision C1). */
export const filters = {
  tags: {
    nothing: { tags: [] },
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
    nothing: { categories: [] },
    isAsked: ({ categories }) => some(categories),
    rows: (base, { categories }) =>
      eitherOf(base, { rowsOf: base.categoryRows, choices: productCategories, wanted: categories }),
    meets: (entry, { categories }) => categories.includes(entry.category),
  },
  sellers: {
    nothing: { seller_ids: undefined },
    isAsked: ({ seller_ids }) => some(seller_ids),
    rows: (base, { seller_ids = [] }) => rowsOfSellers(base, seller_ids),
    meets: (entry, { seller_ids = [] }) => seller_ids.includes(entry.sellerId),
  },
  ...recordOf(choiceFilterNames, choicesOf),
  price: {
    nothing: { min_price_cents: undefined, max_price_cents: undefined },
    isAsked: ({ min_price_cents, max_price_cents }) =>
      min_price_cents !== undefined || max_price_cents !== undefined,
    rows: ({ prices, size }, { min_price_cents = 0, max_price_cents = Infinity }) =>
      rowsBetween({ column: prices, least: min_price_cents, most: max_price_cents }, size),
    meets: ({ priceCents }, { min_price_cents = 0, max_price_cents = Infinity }) =>
      priceCents !== null && priceCents >= min_price_cents && priceCents <= max_price_cents,
  },
  percent: {
    nothing: { min_percent_off: undefined },
    isAsked: ({ min_percent_off }) => min_percent_off !== undefined,
    rows: ({ percentStepRows, percentsOff, size }, { min_percent_off = 0 }) =>
      percentStepRows[PERCENT_STEPS.findIndex((step) => step === min_percent_off)] ??
      rowsBetween({ column: percentsOff, least: min_percent_off, most: Infinity }, size),
    meets: ({ percentOff }, { min_percent_off = 0 }) =>
      percentOff !== null && percentOff >= min_percent_off,
  },
  units: {
    nothing: { min_units: undefined },
    isAsked: ({ min_units }) => min_units !== undefined,
    rows: ({ unitsStepRows, units, size }, { min_units = 0 }) =>
      unitsStepRows[UNITS_STEPS.findIndex((step) => step === min_units)] ??
      rowsBetween({ column: units, least: min_units, most: Infinity }, size),
    meets: ({ units }, { min_units = 0 }) => units >= min_units,
  },
  unitsNeeded: {
    nothing: { units_needed: undefined },
    isAsked: ({ units_needed }) => units_needed !== undefined,
    rows({ units, leastOrders, size }, { units_needed = 0 }) {
      const rows = rowsBetween({ column: units, least: units_needed, most: Infinity }, size)
      keepBits(rows, rowsBetween({ column: leastOrders, least: 0, most: units_needed }, size))
      return rows
    },
    meets: (entry, { units_needed = 0 }) =>
      entry.units >= units_needed && leastOrder(entry) <= units_needed,
  },
  shipsWithin: {
    nothing: { ships_within: undefined },
    isAsked: ({ ships_within }) => ships_within !== undefined,
    rows: ({ leadTimes, size }, { ships_within = Infinity }) =>
      rowsBetween({ column: leadTimes, least: 1, most: ships_within }, size),
    meets: ({ shipsWithin }, { ships_within = Infinity }) =>
      shipsWithin !== null && shipsWithin <= ships_within,
  },
  inStock: {
    nothing: { in_stock: undefined },
    isAsked: ({ in_stock }) => in_stock === true,
    rows: ({ inStockRows }) => inStockRows,
    meets: ({ units }) => units > 0,
  },
  // Last, so that what the others leave is found once for all buyers, wherever they sell.
  resale: {
    nothing: { resale: undefined },
    isAsked: ({ resale }) => resale !== undefined,
    rows: (base, { resale }) => (resale ? resaleableRows(base, resale) : base.all),
    meets: (entry, { resale }) => !resale || isResaleable(entry, resale),
  },
} satisfies Record<string, Filter>

/** The filter of a field with a few choices. */
function choicesOf(name: ChoiceFilterName): Filter {
  const column = choiceColumn(name)
  const { choices } = choiceFilter(name)
  const wantedOf = (wanted: SearchQuery): readonly string[] => wanted[name] ?? []
  return {
    nothing: { [name]: undefined },
    isAsked: (wanted) => some(wanted[name]),
    rows: (base, wanted) =>
      eitherOf(base, { rowsOf: base.choiceRows[name], choices, wanted: wantedOf(wanted) }),
    meets: (entry, wanted) => wantedOf(wanted).some((each) => each === entry[column]),
  }
}

export type FilterName = keyof typeof filters

export const askedFilters = (wanted: SearchQuery): FilterName[] =>
  filterNames.filter((name) => filters[name].isAsked(wanted))

const filterNames = Object.keys(filters).filter((name): name is FilterName => name in filters)

export const withoutFilter = (wanted: SearchQuery, name: FilterName): SearchQuery => ({
  ...wanted,
  ...filters[name].nothing,
})

/** The rows of these sellers. */
export function rowsOfSellers(base: Base, sellerIds: readonly number[]): Bits {
  const places = sellerIds.map((id) => base.sellerIds.indexOf(id))
  return rowsOfLists(base, base.rowsOfSellers, places)
}

/** The rows of the lists at these places; -1 stands for no list. */
function rowsOfLists({ size }: Base, lists: Lists, places: readonly number[]): Bits {
  const rows = noBits(size)
  for (const place of places)
    if (place >= 0) for (const row of listAt(lists, place)) setBit(rows, row)
  return rows
}

type ChosenRows<Choice> = {
  rowsOf: readonly Bits[]
  choices: readonly Choice[]
  wanted: readonly Choice[]
}

/** The rows of the choices that are wanted. */
function eitherOf<Choice>({ size }: Base, { rowsOf, choices, wanted }: ChosenRows<Choice>): Bits {
  const rows = noBits(size)
  choices.forEach((choice, place) => {
    const ofChoice = rowsOf[place]
    if (ofChoice && wanted.includes(choice)) addBits(rows, ofChoice)
  })
  return rows
}
