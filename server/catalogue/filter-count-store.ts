import { sql } from 'kysely'
import { PERCENT_STEPS, PRICE_BANDS, UNITS_STEPS } from '#market/catalogue/filter-steps.ts'
import { PLANNED_ANEW } from '#server/platform/database/ask-by-name.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { categoryCondition, conditionsOf, type SearchQuery } from './conditions.ts'

/** Products alike to every filter that has steps or few choices: where they fall, and which of these filters they miss. */
export type LikeProducts = Awaited<ReturnType<typeof countLikeProducts>>[number]

/** The products that meet all other filters, in one pass: few kinds of them, however many there are. */
export function countLikeProducts(db: Database | Tx, wanted: SearchQuery) {
  const others = withoutOwn(wanted)
  const percent = sql`${wanted.min_percent_off ?? 0}::int`
  const least = sql`${wanted.min_price_cents ?? 0}::int`
  const most = sql`${wanted.max_price_cents ?? null}::int`
  const genders = sql`${given(wanted.genders)}::text[]`
  const packaging = sql`${given(wanted.packaging_types)}::text[]`
  const conditions = sql`${given(wanted.conditions)}::text[]`
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
        'gender',
        'packagingType',
        'condition',
        sql<boolean>`coalesce(p.percent_off_msrp, 0) < ${percent}`.as('missesPercent'),
        sql<boolean>`p.units < ${wanted.min_units ?? 0}::int`.as('missesUnits'),
        sql<boolean>`${wanted.in_stock ?? false}::bool and not p.in_stock`.as('missesStock'),
        sql<boolean>`p.seller_price_cents < ${least} or coalesce(p.seller_price_cents > ${most}, false)`.as(
          'missesPrice',
        ),
        sql<boolean>`not coalesce(p.gender = any(${genders}), ${genders} is null)`.as(
          'missesGender',
        ),
        sql<boolean>`not coalesce(p.packaging_type = any(${packaging}), ${packaging} is null)`.as(
          'missesPackaging',
        ),
        sql<boolean>`not coalesce(p.condition = any(${conditions}), ${conditions} is null)`.as(
          'missesCondition',
        ),
        fn.countAll<number>().as('count'),
      ])
      .where(
        sql<boolean>`${sql.raw(PLANNED_ANEW)} ${conditionsOf(others)} and ${categoryCondition(others, 'p')}`,
      )
      // By their places: a value given twice is not known to be the same.
      .groupBy(sql`1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13`)
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
  genders: undefined,
  packaging_types: undefined,
  conditions: undefined,
})

const given = (choices: readonly string[] | undefined) => (choices?.length ? choices : null)
const priceStarts = PRICE_BANDS.map(({ from }) => from)
