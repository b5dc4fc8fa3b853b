import { type RawBuilder, sql } from 'kysely'
import { nextPayRun } from '#market/payouts/pay-runs.ts'
import {
  payoutStates,
  staffPayoutsList,
  type PayoutState,
  type StaffPayout,
} from '#market/payouts/staff-payouts-list.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { databaseNow } from '#server/platform/database/now.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Site } from '#server/platform/http/site.ts'
import { listRoute } from '#server/platform/lists/list-route.ts'
import type { PayoutDeps } from '../payout-deps.ts'
import { payoutColumns, payoutJson, payoutSorts, type PayoutRow } from '../payout-json.ts'
import { dueSellers, isDue } from './due-sellers.ts'
import { isLatePayout } from './payout-conditions.ts'

type StaffRow = PayoutRow & { sellerId: number; sellerName: string; begunByName: string | null }

const columns = sql`${payoutColumns}, t.seller_id, s.name as seller_name,
  coalesce(nullif(u.full_name, ''), u.email) as begun_by_name`
const tables = sql`payouts t join sellers s on s.id = t.seller_id left join users u on u.id = t.begun_by`

const inState: Record<PayoutState, RawBuilder<boolean>> = {
  to_send: sql`(t.status = 'begun' and t.method = 'bank')`,
  in_flight: sql`(t.status in ('begun', 'sent'))`,
  late: isLatePayout,
  failed: sql`(t.status = 'failed')`,
  returned: sql`(t.status = 'returned')`,
  paid: sql`(t.status = 'paid')`,
}

/** Serves the payouts of all sellers, how many are in each state, and what the next pay run sends. */
export const listStaffPayouts = (site: Site, { db, payoutDays }: PayoutDeps) =>
  listRoute(
    site,
    { list: staffPayoutsList, db },
    {
      columns,
      tables,
      search: (pattern) => sql`(s.name ilike ${pattern} or t.bank_reference ilike ${pattern})`,
      filters: { state: (state) => inState[state] },
      sorts: payoutSorts,
      json: (_, rows: readonly StaffRow[]) => rows.map(staffPayoutJson),
      meta: async (tx, { without }) => ({
        counts: await countsOf(tx, without('state')),
        ...(await dueOf(tx)),
        next_pay_run: nextPayRun(payoutDays, await databaseNow(tx))?.toISOString() ?? null,
      }),
    },
  )

async function countsOf(tx: Tx, kept: RawBuilder<boolean>) {
  const counts = payoutStates.flatMap((state) => [
    sql.lit(state),
    sql`count(*) filter (where ${inState[state]})`,
  ])
  const { rows } = await sql<{ counts: Record<PayoutState, number> }>`
    select json_build_object(${sql.join(counts)}) as counts from ${tables} where ${kept}`.execute(
    tx,
  )
  return rows[0]?.counts ?? {}
}

type Due = { dueSellers: number; dueCents: number; heldSellers: number; heldCents: number }

async function dueOf(tx: Tx) {
  const { rows } = await sql<Due>`
    select count(*) filter (where ${isDue}) as due_sellers,
      coalesce(sum(d.available - d.disputed) filter (where ${isDue}), 0)::bigint as due_cents,
      count(*) filter (where d.held_for is not null and d.available > 0) as held_sellers,
      coalesce(sum(d.available) filter (where d.held_for is not null and d.available > 0), 0)::bigint as held_cents
    from ${dueSellers}`.execute(tx)
  const found = rows[0] ?? { dueSellers: 0, dueCents: 0, heldSellers: 0, heldCents: 0 }
  return {
    due_sellers: found.dueSellers,
    due_cents: found.dueCents,
    held_sellers: found.heldSellers,
    held_cents: found.heldCents,
  }
}

const staffPayoutJson = (row: StaffRow): StaffPayout => ({
  ...payoutJson(row),
  seller_id: row.sellerId,
  seller_name: row.sellerName,
  begun_by: row.begunByName,
})

export async function showStaffPayout(tx: Tx, id: number) {
  const { rows } = await sql<StaffRow>`select ${columns} from ${tables} where t.id = ${id}`.execute(
    tx,
  )
  if (!rows[0]) throw new Refusal('Not found', 404)
  return { data: staffPayoutJson(rows[0]) }
}
