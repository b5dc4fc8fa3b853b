import { MOST_FACETS, type FilterCounts } from '#market/catalogue/catalogue-api.ts'
import { choiceFilter, choiceFilterNames } from '#market/catalogue/choice-filters.ts'
import { PERCENT_STEPS, PRICE_BANDS, UNITS_STEPS } from '#market/catalogue/filter-steps.ts'
import { type ProductCategory, productCategories } from '#market/categories.ts'
import { recordOf } from '#market/record-of.ts'
import { choiceColumns, choiceCounts } from '../choices-of-fields.ts'
import type { SearchQuery } from '../conditions.ts'
import { countFiltersOf } from '../count-filters.ts'
import { conditionText } from './condition-text.ts'
import { oneStatement, type Question, together } from './question.ts'
import type { Row } from './shard.ts'
import { TooMuchForSearchServers } from './too-much.ts'

// With more values a shard might leave some out.
const MOST_VALUES = 100_000

/** How many products there are. */
export const total = (criteria: SearchQuery): Question<number> =>
  oneStatement(counting(criteria, []), (rows) => rows.reduce((sum, row) => sum + countIn(row), 0))

export const ofCategories = (
  criteria: SearchQuery,
): Question<Partial<Record<ProductCategory, number>>> =>
  oneStatement(counting({ ...criteria, categories: [] }, ['category']), (rows) =>
    Object.fromEntries(
      [...summed(rows, 'category')].map(([place, count]) => [productCategories[place], count]),
    ),
  )

/** By the ids of the sellers, whose own filter is left alone. */
export const ofSellers = (criteria: SearchQuery): Question<Map<number, number>> =>
  oneStatement(counting({ ...criteria, seller_ids: [] }, ['seller']), (rows) =>
    summed(rows, 'seller'),
  )

/** By the numbers of the tags, whose own filter is left alone. */
export const ofTags = (criteria: SearchQuery): Question<Map<number, number>> =>
  oneStatement(counting({ ...criteria, tags: [] }, ['tags'], ['GROUPBY() AS tag']), (rows) =>
    summed(rows, 'tag'),
  )

/** The choices of each filter that has few, its own filter aside. */
export const ofChoices = (criteria: SearchQuery) => {
  const counts = together(
    recordOf(choiceFilterNames, (name): Question<Map<string | undefined, number>> => {
      const { choices } = choiceFilter(name)
      return oneStatement(counting({ ...criteria, [name]: undefined }, [name]), (rows) => {
        return new Map([...summed(rows, name)].map(([place, count]) => [choices[place - 1], count]))
      })
    }),
  )
  return {
    ...counts,
    read: (rows: readonly (readonly Row[])[]) => {
      const ofNames = counts.read(rows)
      return choiceCounts((name) => (choice) => ofNames[name].get(choice) ?? 0)
    },
  }
}

/** The filters that have steps, each with its own filter aside. */
export function ofSteps(criteria: SearchQuery): Question<StepCounts> {
  const missed = missesOf(criteria)
  const steps = {
    percent_step: `INTERVAL(percent_off, ${PERCENT_STEPS.join(', ')})`,
    units_step: `INTERVAL(units, ${[1, ...UNITS_STEPS].join(', ')})`,
    price_band: `INTERVAL(price, ${PRICE_BANDS.map(({ from }) => from).join(', ')})`,
    ...missed,
  }
  const others = { ...criteria, ...NO_STEPS }
  const columns = Object.entries(steps).map(([name, text]) => `(${text}) AS ${name}`)
  return oneStatement(counting(others, Object.keys(steps), columns), (rows) =>
    // The choices are asked for in the statement: none is left to miss.
    countFiltersOf({ ...criteria, ...NO_CHOICES }, rows.map(likeProducts)),
  )
}

type StepCounts = Pick<FilterCounts, 'percent_off' | 'units' | 'in_stock' | 'prices'>

const NO_STEPS = {
  min_percent_off: undefined,
  min_units: undefined,
  in_stock: undefined,
  min_price_cents: undefined,
  max_price_cents: undefined,
}
const NO_CHOICES = recordOf(choiceFilterNames, () => undefined)

/** Of each filter that is asked for, what misses it. */
function missesOf({
  min_percent_off: percent = 0,
  min_units: units = 0,
  in_stock: inStock,
  min_price_cents: least = 0,
  max_price_cents: most,
}: SearchQuery): Record<string, string> {
  const isPriced = least > 0 || most !== undefined
  return {
    ...(percent > 0 && { misses_percent: `percent_off < ${percent}` }),
    ...(units > 0 && { misses_units: `units < ${units}` }),
    ...(inStock && { misses_stock: 'in_stock = 0' }),
    ...(isPriced && {
      misses_price: `price < ${least}${most === undefined ? '' : ` OR price > ${most}`}`,
    }),
  }
}

const likeProducts = (row: Row) => ({
  percentStep: Number(row['percent_step']),
  unitsStep: Number(row['units_step']),
  priceBand: Number(row['price_band']),
  missesPercent: row['misses_percent'] === 1,
  missesUnits: row['misses_units'] === 1,
  missesStock: row['misses_stock'] === 1,
  missesPrice: row['misses_price'] === 1,
  ...recordOf(choiceColumns, () => null),
  count: countIn(row),
})

/** The values with the highest counts, and those that have as many as the last of them: names decide there. */
export function mostOften(counts: ReadonlyMap<number, number>): Map<number, number> {
  const sorted = [...counts].toSorted(([, one], [, other]) => other - one)
  const least = sorted[MOST_FACETS - 1]?.[1] ?? 1
  return new Map(sorted.filter(([, count]) => count >= least))
}

function counting(
  criteria: SearchQuery,
  groups: readonly string[],
  columns: readonly string[] = groups,
): string {
  const { select, where } = conditionText(criteria)
  const columnsRead = [...columns, ...select, 'COUNT(*) AS counted']
  const grouped = groups.length > 0 ? ` GROUP BY ${groups.join(', ')}` : ''
  return (
    `SELECT ${columnsRead.join(', ')} FROM lots WHERE ${where}${grouped}` +
    ` LIMIT 0, ${MOST_VALUES} OPTION max_matches = ${MOST_VALUES}, ranker = none`
  )
}

function summed(rows: readonly Row[], column: string): Map<number, number> {
  if (rows.length >= MOST_VALUES) throw new TooMuchForSearchServers('A filter has too many values')
  const counts = new Map<number, number>()
  for (const row of rows) {
    const value = Number(row[column])
    counts.set(value, (counts.get(value) ?? 0) + countIn(row))
  }
  return counts
}

const countIn = (row: Row) => Number(row['counted'])
