import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { listInsightOffers } from '#market/insights/insight-api.ts'
import {
  type FunnelStage,
  offerScope,
  type OfferScope,
  readScope,
} from '#market/insights/insight-scopes.ts'
import { pageMetaOf } from '#market/paging.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { readAtOnce } from '#server/platform/database/read-at-once.ts'
import { every, given, withinDays } from './insight-conditions.ts'
import { offersWith } from './offer-records.ts'
import { idsOnPage } from './ids-on-page.ts'
import { between, byParty, matching } from './trade-parties.ts'

type ListQuery = z.output<typeof listInsightOffers.query>

export const listOffers = (db: Database, { page, per_page, search, sort, scope }: ListQuery) =>
  readAtOnce(db, async (tx) => {
    const where = every(inScope(readScope(offerScope, scope)), await matching(tx, search))
    const count = await countOffers(tx, where)
    const ids = await idsOnPage(tx, SOURCE, {
      where,
      sort,
      columns: COLUMNS,
      page,
      per_page,
      count,
    })
    return {
      data: await offersWith(tx, ids),
      meta: pageMetaOf({ page, per_page }, count),
    }
  })

const SOURCE = { id: sql`o.id`, table: sql`offers o`, unshared: ['offer_number'] } as const

const COLUMNS = {
  created_at: sql`o.created_at`,
  offer_number: sql`o.number`,
  ...byParty,
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
  every(withinDays(sql`o.created_at`, scope), between(scope), given(scope.reached, hasReached))

/** Whether an offer `o` has come as far as a stage of the funnel. */
const hasReached = (stage: FunnelStage) => stages[stage]

const acted = (how: RawBuilder<unknown>) =>
  sql`exists (select from offer_revisions r where r.offer_id = o.id and ${how})`

const accepted = sql`o.state = 'accepted'`

const stages: Record<FunnelStage, RawBuilder<unknown>> = {
  draft: sql`true`,
  sent: sql`o.revision > 0`,
  // A purchase at the asking price counts as answered.
  answered: sql`(${accepted} or ${acted(sql`r.party = 'seller' and r.act in ('counter', 'accept', 'reject')`)})`,
  countered: acted(sql`r.act = 'counter'`),
  accepted,
  paid: sql`exists (
    select from purchase_orders p
    where p.offer_id = o.id and p.paid_at is not null and p.status <> 'canceled')`,
}
