import type { FilterCounts } from '#market/catalogue/catalogue-api.ts'
import { choiceFilterNames } from '#market/catalogue/choice-filters.ts'
import { PERCENT_STEPS, PRICE_BANDS, UNITS_STEPS } from '#market/catalogue/filter-steps.ts'
import { keysOf } from '#market/keys-of.ts'
import { recordOf } from '#market/record-of.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { choiceColumn, choiceCounts } from './choices-of-fields.ts'
import type { SearchQuery } from './conditions.ts'
import { countLikeProducts, type LikeProducts } from './filter-count-store.ts'

/** How many products each choice of the filters with steps or few choices would leave, its own filter aside. */
export const countFilters = async (db: Database | Tx, wanted: SearchQuery): Promise<FilterCounts> =>
  countFiltersOf(wanted, await countLikeProducts(db, wanted))

/** The same of products that were counted already. */
export function countFiltersOf(wanted: SearchQuery, every: readonly LikeProducts[]): FilterCounts {
  const misses = missesOf(wanted)

  function countWithout(own: keyof typeof misses, fits: (like: LikeProducts) => boolean): number {
    const others = keysOf(misses).filter((filter) => filter !== own)
    return every
      .filter((like) => fits(like) && !others.some((filter) => misses[filter](like)))
      .reduce((sum, { count }) => sum + count, 0)
  }
  return {
    percent_off: PERCENT_STEPS.map((from, step) => ({
      from,
      count: countWithout('percent', ({ percentStep }) => (percentStep ?? 0) > step),
    })),
    // The first of these steps is one unit.
    units: UNITS_STEPS.map((from, step) => ({
      from,
      count: countWithout('units', ({ unitsStep }) => unitsStep > step + 1),
    })),
    in_stock: countWithout('stock', ({ unitsStep }) => unitsStep > 0),
    prices: PRICE_BANDS.map((band, place) => ({
      ...band,
      count: countWithout('price', ({ priceBand }) => priceBand === place + 1),
    })),
    ...choiceCounts((name) => {
      const column = choiceColumn(name)
      return (choice) => countWithout(name, (like) => like[column] === choice)
    }),
  }
}

/** For each filter, whether products are missed by what is wanted of it. */
const missesOf = (wanted: SearchQuery) => ({
  percent: (like: LikeProducts) => like.missesPercent,
  units: (like: LikeProducts) => like.missesUnits,
  stock: (like: LikeProducts) => like.missesStock,
  price: (like: LikeProducts) => like.missesPrice,
  ...recordOf(choiceFilterNames, (name) => {
    const column = choiceColumn(name)
    const some: readonly string[] = wanted[name] ?? []
    return (like: LikeProducts) => some.length > 0 && !some.includes(like[column] ?? '')
  }),
})
