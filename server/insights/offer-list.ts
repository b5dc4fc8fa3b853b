import { sql } from 'kysely'
import type { z } from 'zod'
import { INSIGHTS_PER_PAGE, type listInsightOffers } from '#market/insights/insight-api.ts'
import { offerScope, readScope, type OfferScope } from '#market/insights/insight-scopes.ts'
import { pageMetaOf } from '#market/paging.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { readAtOnce } from '#server/platform/database/read-at-once.ts'
import { every, given, numberIn, patternOf, peopleLike, withinDays } from './conditions.ts'
import { hasReached } from './funnel.ts'
import { offersWith } from './offer-records.ts'
import { idsOnPage } from './page-of.ts'

type Asked = z.output<typeof listInsightOffers.query>

export const listOffers = (db: Database, { page, search, sort, scope }: Asked) =>
  readAtOnce(db, async (tx) => {
    const where = every(inScope(readScope(offerScope, scope)), matching(search))
    const count = await countOffers(tx, where)
    const ids = await idsOnPage(tx, SOURCE, { where, sort, columns: COLUMNS, page, count })
    return {
      data: await offersWith(tx, ids),
      meta: pageMetaOf({ page, per_page: INSIGHTS_PER_PAGE }, count),
    }
  })

const SOURCE = {
  id: sql`o.id`,
  table: sql`offers o`,
  joins: {
    // Every buyer is somebody: so joined, the sort may begin with the addresses.
    buyer_user_email: sql`join buyers b on b.id = o.buyer_id join users bu on bu.id = b.user_id`,
    seller_user_email: sql`join sellers s on s.id = o.seller_id left join users su on su.id = s.user_id`,
  },
}

const COLUMNS = {
  created_at: sql`o.created_at`,
  offer_number: sql`o.number`,
  buyer_user_email: sql`lower(bu.email)`,
  seller_user_email: sql`lower(su.email)`,
  state: sql`o.state`,
  total_units: sql`o.total_units`,
  sku_count: sql`o.sku_count`,
  total_cents: sql`o.total_cents`,
}

async function countOffers(tx: Tx, where: ReturnType<typeof every>) {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from offers o where ${where}`.execute(tx)
  return rows[0]?.total ?? 0
}

export const inScope = (scope: OfferScope) =>
  every(
    withinDays(sql`o.created_at`, scope),
    given(
      scope.buyer_user_id,
      (id) => sql`o.buyer_id in (select id from buyers where user_id = ${id})`,
    ),
    given(
      scope.seller_user_id,
      (id) => sql`o.seller_id in (select id from sellers where user_id = ${id})`,
    ),
    given(scope.reached, hasReached),
  )

function matching(search: string) {
  const pattern = patternOf(search)
  if (pattern === undefined) return undefined
  const people = peopleLike(pattern)
  const number = given(numberIn(search), (each) => sql`or o.number = ${each}`) ?? sql``
  return sql`(o.buyer_id in (select id from buyers where user_id in ${people})
    or o.seller_id in (select id from sellers where user_id in ${people} or name ilike ${pattern})
    ${number})`
}
