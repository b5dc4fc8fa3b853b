import { PERCENT_STEPS, PRICE_BANDS, UNITS_STEPS } from '#market/catalogue/filter-steps.ts'
import { choiceFilter, choiceFilterNames } from '#market/catalogue/choice-filters.ts'
import { recordOf } from '#market/record-of.ts'
import { choiceColumn } from '#server/catalogue/choices-of-fields.ts'
import { categoryOf } from '#market/categories.ts'
import type { ResolvedCriteria } from '#market/catalogue/criteria.ts'
import type { ScannedLot } from './scanned-lot.ts'

/** The sellers of products, most products first, then by name. */
export function scanSellers(lots: readonly ScannedLot[]) {
  const sellers = new Map(lots.map(({ sellerId, sellerName }) => [sellerId, sellerName]))
  return [...sellers]
    .map(([id, name]) => ({ id, name, count: lots.filter((lot) => lot.sellerId === id).length }))
    .toSorted((a, b) => b.count - a.count || inOrder(a.name, b.name))
}

/** The tags of products that are no category's name. */
export function scanTags(lots: readonly ScannedLot[]) {
  const tags = new Set(lots.flatMap((lot) => lot.tags).filter((tag) => !categoryOf(tag)))
  return [...tags]
    .map((tag) => ({ tag, count: lots.filter((lot) => lot.tags.includes(tag)).length }))
    .toSorted((a, b) => b.count - a.count || inOrder(a.tag, b.tag))
}

type LotsWithout = (...filters: (keyof ResolvedCriteria)[]) => readonly ScannedLot[]

/** What each choice of the other filters would leave. */
export function scanFilterCounts(lotsWithout: LotsWithout) {
  const ofAnyPrice = lotsWithout('min_price_cents', 'max_price_cents')
  return {
    percent_off: PERCENT_STEPS.map((from) => ({
      from,
      count: lotsWithout('min_percent_off').filter((lot) => lot.percentOff >= from).length,
    })),
    units: UNITS_STEPS.map((from) => ({
      from,
      count: lotsWithout('min_units').filter((lot) => lot.units >= from).length,
    })),
    in_stock: lotsWithout('in_stock').filter((lot) => lot.units > 0).length,
    prices: PRICE_BANDS.map(({ from, to }) => ({
      from,
      to,
      count: ofAnyPrice.filter(
        ({ askingPrice }) => askingPrice >= from && askingPrice <= (to ?? Infinity),
      ).length,
    })),
    ...recordOf(choiceFilterNames, (name) =>
      choiceFilter(name)
        .choices.map((choice) => ({
          choice,
          count: lotsWithout(name).filter((lot) => lot[choiceColumn(name)] === choice).length,
        }))
        .filter(({ count }) => count > 0 || !choiceFilter(name).isLong),
    ),
  }
}

const inOrder = (a: string, b: string) => (a < b ? -1 : 1)
