import { choiceFilter, choiceFilterNames } from '#market/catalogue/choice-filters.ts'
import { PERCENT_STEPS, PRICE_BANDS, UNITS_STEPS } from '#market/catalogue/filter-steps.ts'
import { productCategories } from '#market/categories.ts'
import { recordOf } from '#market/record-of.ts'
import type { Base } from '../base/base.ts'
import { type Bits, countShared } from '../base/bits.ts'
import { choiceColumn } from '../../choices-of-fields.ts'
import type { Entry } from '../entry.ts'

/** The choices of one filter, each shown with a count: the rows of each, and whether a product belongs to it. */
export type Choices = {
  rows: (base: Base) => readonly Bits[]
  areOf: readonly ((entry: Entry) => boolean)[]
}

export const choices = {
  categories: {
    rows: (base) => base.categoryRows,
    areOf: productCategories.map((choice) => (entry) => entry.category === choice),
  },
  percent: {
    rows: (base) => base.percentStepRows,
    areOf: PERCENT_STEPS.map(
      (from) =>
        ({ percentOff }) =>
          percentOff !== null && percentOff >= from,
    ),
  },
  units: {
    rows: (base) => base.unitsStepRows,
    areOf: UNITS_STEPS.map(
      (from) =>
        ({ units }) =>
          units >= from,
    ),
  },
  inStock: {
    rows: (base) => [base.inStockRows],
    areOf: [({ units }) => units > 0],
  },
  price: {
    rows: (base) => base.priceBandRows,
    areOf: PRICE_BANDS.map(
      ({ from, to }) =>
        ({ priceCents }) =>
          priceCents !== null && priceCents >= from && priceCents <= (to ?? Infinity),
    ),
  },
  ...recordOf(choiceFilterNames, (name): Choices => {
    const column = choiceColumn(name)
    return {
      rows: (base) => base.choiceRows[name],
      areOf: choiceFilter(name).choices.map((choice) => (entry) => entry[column] === choice),
    }
  }),
} satisfies Record<string, Choices>

export const countChoices = (base: Base, rows: Bits, { rows: rowsOf }: Choices): number[] =>
  rowsOf(base).map((ofChoice) => countShared(ofChoice, rows))
