import type { FilterCounts } from '#market/catalogue/catalogue-api.ts'
import { PERCENT_STEPS, PRICE_BANDS, UNITS_STEPS } from '#market/catalogue/filter-steps.ts'
import { everyMember } from '#market/every-member.ts'
import { genders, packagingTypes } from '#market/products/product-choices.ts'
import { productConditions } from '#market/products/product-condition.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import type { SearchQuery } from './conditions.ts'
import { countLikeProducts, type LikeProducts } from './filter-count-store.ts'

type Filter = Extract<keyof LikeProducts, `misses${string}`>
const FILTERS = everyMember<Filter>()([
  'missesPercent',
  'missesUnits',
  'missesStock',
  'missesPrice',
  'missesGender',
  'missesPackaging',
  'missesCondition',
])

/** How many products each choice of the filters with steps or few choices would leave, its own filter aside. */
export async function countFilters(db: Database | Tx, wanted: SearchQuery): Promise<FilterCounts> {
  const every = await countLikeProducts(db, wanted)

  function countWithout(own: Filter, fits: (like: LikeProducts) => boolean): number {
    const others = FILTERS.filter((filter) => filter !== own)
    return every
      .filter((like) => fits(like) && !others.some((filter) => like[filter]))
      .reduce((sum, { count }) => sum + count, 0)
  }
  return {
    percent_off: PERCENT_STEPS.map((from, step) => ({
      from,
      count: countWithout('missesPercent', ({ percentStep }) => (percentStep ?? 0) > step),
    })),
    // The first of these steps is one unit.
    units: UNITS_STEPS.map((from, step) => ({
      from,
      count: countWithout('missesUnits', ({ unitsStep }) => unitsStep > step + 1),
    })),
    in_stock: countWithout('missesStock', ({ unitsStep }) => unitsStep > 0),
    prices: PRICE_BANDS.map((band, place) => ({
      ...band,
      count: countWithout('missesPrice', ({ priceBand }) => priceBand === place + 1),
    })),
    genders: genders.map((choice) => ({
      choice,
      count: countWithout('missesGender', ({ gender }) => gender === choice),
    })),
    packaging_types: packagingTypes.map((choice) => ({
      choice,
      count: countWithout('missesPackaging', ({ packagingType }) => packagingType === choice),
    })),
    conditions: productConditions.map((choice) => ({
      choice,
      count: countWithout('missesCondition', ({ condition }) => condition === choice),
    })),
  }
}
