import type { FilterCounts } from '#market/catalogue/catalogue-api.ts'
import { type ProductCategory, productCategories } from '#market/categories.ts'
import { PERCENT_STEPS, PRICE_BANDS, UNITS_STEPS } from '#market/catalogue/filter-steps.ts'
import { genders, packagingTypes } from '#market/products/product-api.ts'
import type { Base } from './base.ts'
import { type Bits, countBits, countShared } from './bits.ts'
import type { Entry } from './entry.ts'
import type { FilterName } from './filters.ts'
import type { Matches } from './matches.ts'

export const countOf = ({ rows, entries }: Matches) => countBits(rows) + entries.length

export function countCategories(
  { categoryRows }: Base,
  matches: Matches,
): Record<ProductCategory, number> {
  const counts = productCategories.map((category, place) => [
    category,
    countWith(matches, categoryRows[place], (entry) => entry.category === category),
  ])
  return Object.fromEntries(counts)
}

/** How many products each step, band or choice of a filter would leave, its own filter aside. */
export function countFilterChoices(
  base: Base,
  without: (filter: FilterName) => Matches,
): FilterCounts {
  const [byPercent, byUnits, byPrice] = [without('percent'), without('units'), without('price')]
  const [byGender, byPackaging] = [without('genders'), without('packaging')]
  return {
    percent_off: PERCENT_STEPS.map((from, place) => ({
      from,
      count: countWith(
        byPercent,
        base.percentStepRows[place],
        ({ percentOff }) => percentOff !== null && percentOff >= from,
      ),
    })),
    units: UNITS_STEPS.map((from, place) => ({
      from,
      count: countWith(byUnits, base.unitsStepRows[place], ({ units }) => units >= from),
    })),
    in_stock: countWith(without('inStock'), base.inStockRows, ({ units }) => units > 0),
    prices: PRICE_BANDS.map((band, place) => ({
      ...band,
      count: countWith(
        byPrice,
        base.priceBandRows[place],
        ({ priceCents }) =>
          priceCents !== null && priceCents >= band.from && priceCents <= (band.to ?? Infinity),
      ),
    })),
    genders: genders.map((choice, place) => ({
      choice,
      count: countWith(byGender, base.genderRows[place], ({ gender }) => gender === choice),
    })),
    packaging_types: packagingTypes.map((choice, place) => ({
      choice,
      count: countWith(
        byPackaging,
        base.packagingRows[place],
        ({ packagingType }) => packagingType === choice,
      ),
    })),
  }
}

function countWith(
  { rows, entries }: Matches,
  choice: Bits | undefined,
  isOf: (entry: Entry) => boolean,
): number {
  return (choice ? countShared(rows, choice) : 0) + entries.filter(isOf).length
}
