import { sql } from 'kysely'
import { choiceFilterNames } from '#market/catalogue/choice-filters.ts'
import { PERCENT_STEPS, PRICE_BANDS, UNITS_STEPS } from '#market/catalogue/filter-steps.ts'
import { recordOf } from '#market/record-of.ts'
import { PLANNED_ANEW } from '#server/platform/database/ask-by-name.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { type ChoiceColumn, choiceColumns, type ChosenValues } from './choices-of-fields.ts'
import { categoryCondition, conditionsOf, type SearchQuery } from './conditions.ts'

/** Products alike to every filter that has steps or few choices: where they fall, and which of the filters with steps they miss. */
export type LikeProducts = Omit<LikeRow, ChoiceColumn> & ChosenValues

type LikeRow = Awaited<ReturnType<typeof countLikeProducts>>[number]

/** The products that meet all other filters, in one pass: few kinds of them, however many there are. */
export function countLikeProducts(db: Database | Tx, wanted: SearchQuery) {
  const others = withoutOwn(wanted)
  const percent = sql`${wanted.min_percent_off ?? 0}::int`
  const least = sql`${wanted.min_price_cents ?? 0}::int`
  const most = sql`${wanted.max_price_cents ?? null}::int`
  return (
    db
      .selectFrom('products as p')
      .select(({ fn }) => [
        sql<number | null>`width_bucket(p.percent_off_msrp, ${PERCENT_STEPS}::int[])`.as(
          'percentStep',
        ),
        sql<number>`width_bucket(p.units, ${[1, ...UNITS_STEPS]}::int[])`.as('unitsStep'),
        sql<number | null>`width_bucket(p.seller_price_cents, ${priceStarts}::bigint[])`.as(
          'priceBand',
        ),
        ...choiceColumns,
        sql<boolean>`coalesce(p.percent_off_msrp, 0) < ${percent}`.as('missesPercent'),
        sql<boolean>`p.units < ${wanted.min_units ?? 0}::int`.as('missesUnits'),
        sql<boolean>`${wanted.in_stock ?? false}::bool and not p.in_stock`.as('missesStock'),
        sql<boolean>`p.seller_price_cents < ${least} or coalesce(p.seller_price_cents > ${most}, false)`.as(
          'missesPrice',
        ),
        fn.countAll<number>().as('count'),
      ])
      .where(
        sql<boolean>`${sql.raw(PLANNED_ANEW)} ${conditionsOf(others)} and ${categoryCondition(others, 'p')}`,
      )
      // By their names in the answer: a value given twice is not known to be the same.
      .groupBy([
        'percentStep',
        'unitsStep',
        'priceBand',
        ...choiceColumns,
        'missesPercent',
        'missesUnits',
        'missesStock',
        'missesPrice',
      ])
      .execute()
  )
}

/** Without the filters that are counted here. */
const withoutOwn = (wanted: SearchQuery): SearchQuery => ({
  ...wanted,
  min_percent_off: undefined,
  min_units: undefined,
  in_stock: undefined,
  min_price_cents: undefined,
  max_price_cents: undefined,
  ...recordOf(choiceFilterNames, () => undefined),
})

const priceStarts = PRICE_BANDS.map(({ from }) => from)
