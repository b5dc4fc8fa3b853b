import { PERCENT_STEPS, PRICE_BANDS, UNITS_STEPS } from '#market/catalogue/filter-steps.ts'
import type { SearchQuery } from './conditions.ts'

/** The first of the steps of each filter that meets its bound; undefined when a bound lies between two steps. */
export function stepsOf(wanted: SearchQuery) {
  const percent = stepFrom([0, ...PERCENT_STEPS], wanted.min_percent_off ?? 0)
  const units = stepFrom([0, 1, ...UNITS_STEPS], wanted.min_units ?? 0)
  const least = stepFrom(priceStarts, wanted.min_price_cents ?? 0)
  const most = stepFrom(priceEnds, wanted.max_price_cents ?? null)
  const steps = { percent, units, least: least + 1, most: most + 1 }
  return [percent, units, least, most].includes(-1) ? undefined : steps
}

const stepFrom = <Bound>(starts: readonly Bound[], bound: Bound) => starts.indexOf(bound)

const priceStarts = PRICE_BANDS.map(({ from }) => from)
const priceEnds = PRICE_BANDS.map(({ to }) => to)
