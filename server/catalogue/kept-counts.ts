import { PERCENT_STEPS, PRICE_BANDS, UNITS_STEPS } from '#market/catalogue/filter-steps.ts'
import type { SearchQuery } from './conditions.ts'

/** The products whose counts by category are kept: all, or those of one tag. */
export type CountedAs = { what: 'all'; key: '' } | { what: 'tag'; key: string }

/** What nothing but the category cuts, or one tag, is counted already. */
export function countedAs(criteria: SearchQuery): CountedAs | undefined {
  if (isUncut(criteria)) return { what: 'all', key: '' }
  const [tag, ...more] = criteria.tags
  if (tag === undefined || more.length > 0 || !isUncut({ ...criteria, tags: [] })) return undefined
  return { what: 'tag', key: tag }
}

/** Whether every published product of the categories matches. */
export function isUncut({ categories: _categories, hiddenSellerIds, ...cuts }: SearchQuery) {
  return (
    hiddenSellerIds.length === 0 &&
    Object.values(cuts).every(
      (cut) => cut === undefined || cut === false || (Array.isArray(cut) && cut.length === 0),
    )
  )
}

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
