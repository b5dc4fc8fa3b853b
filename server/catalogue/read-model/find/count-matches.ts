import type { FilterCounts } from '#market/catalogue/catalogue-api.ts'
import { type ProductCategory, productCategories } from '#market/categories.ts'
import { PERCENT_STEPS, PRICE_BANDS, UNITS_STEPS } from '#market/catalogue/filter-steps.ts'
import { choiceCounts } from '../../choices-of-fields.ts'
import type { Base } from '../base/base.ts'
import { hasBit } from '../base/bits.ts'
import { type Choices, choices } from './choices.ts'
import type { FilterName } from './filters.ts'
import type { Matches } from './matches.ts'

export const countOf = ({ found, gone, entries }: Matches) =>
  found.count - gone.length + entries.length

export function countCategories(
  base: Base,
  matches: Matches,
): Partial<Record<ProductCategory, number>> {
  const counts = countEach(base, matches, choices.categories)
  return Object.fromEntries(
    productCategories.map((category, place) => [category, counts[place] ?? 0]),
  )
}

/** How many products each step, band or choice of a filter would leave, its own filter aside. */
export function countFilterChoices(
  base: Base,
  without: (filter: FilterName) => Matches,
): FilterCounts {
  const counted = (filter: FilterName & keyof typeof choices) => {
    const counts = countEach(base, without(filter), choices[filter])
    return (place: number) => counts[place] ?? 0
  }
  const [percents, units, prices] = [counted('percent'), counted('units'), counted('price')]
  return {
    percent_off: PERCENT_STEPS.map((from, place) => ({ from, count: percents(place) })),
    units: UNITS_STEPS.map((from, place) => ({ from, count: units(place) })),
    in_stock: counted('inStock')(0),
    prices: PRICE_BANDS.map((band, place) => ({ ...band, count: prices(place) })),
    ...choiceCounts((name) => {
      const counts = counted(name)
      return (_choice, place) => counts(place)
    }),
  }
}

function countEach(base: Base, { found, gone, entries }: Matches, counted: Choices): number[] {
  const rowsOf = counted.rows(base)
  return found.choices(counted).map((count, place) => {
    const rows = rowsOf[place]
    const isOf = counted.areOf[place]
    const lost = rows ? gone.filter((row) => hasBit(rows, row)).length : 0
    return count - lost + (isOf ? entries.filter(isOf).length : 0)
  })
}
