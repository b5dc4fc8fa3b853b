import { type RawBuilder, sql } from 'kysely'
import { nextPayRun } from '#market/payouts/pay-runs.ts'
import { staffPayoutsList, type PayoutState } from '#market/payouts/staff-payouts-list.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { databaseNow } from '#server/platform/database/now.ts'
import type { Site } from '#server/platform/http/site.ts'
import { listRoute } from '#server/platform/lists/list-route.ts'
import type { PayoutDeps } from '../payout-deps.ts'
import { payoutSorts } from '../payout-json.ts'
import { dueAndHeld } from './due-sellers.ts'
import { isLatePayout } from './payout-conditions.ts'
import {
  staffPayoutColumns,
  staffPayoutJson,
  staffPayoutTables,
  type StaffPayoutRow,
} from './show-staff-payout.ts'

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
      columns: staffPayoutColumns,
      tables: staffPayoutTables,
      search: (pattern) => sql`(s.name ilike ${pattern} or t.bank_reference ilike ${pattern})`,
      filters: { state: (state) => inState[state] },
      sorts: payoutSorts,
      json: (_, rows: readonly StaffPayoutRow[]) => rows.map(staffPayoutJson),
      meta: async (tx, { without }) => ({
        counts: await countsOf(tx, without('state')),
        ...(await dueAndHeld(tx)),
        next_pay_run: nextPayRun(payoutDays, await databaseNow(tx))?.toISOString() ?? null,
      }),
    },
  )

type Counts = {
  toSend: number
  inFlight: number
  late: number
  failed: number
  returned: number
  paid: number
}

async function countsOf(tx: Tx, kept: RawBuilder<boolean>): Promise<Record<PayoutState, number>> {
  const { rows } = await sql<Counts>`
    select count(*) filter (where ${inState.to_send}) as to_send, count(*) filter (where ${inState.in_flight}) as in_flight,
      count(*) filter (where ${inState.late}) as late, count(*) filter (where ${inState.failed}) as failed,
      count(*) filter (where ${inState.returned}) as returned, count(*) filter (where ${inState.paid}) as paid
    from payouts t join sellers s on s.id = t.seller_id where ${kept}`.execute(tx)
  const [counts] = rows
  if (!counts) throw new Error('A count answers one row')
  const { toSend: to_send, inFlight: in_flight, ...ended } = counts
  return { to_send, in_flight, ...ended }
}
