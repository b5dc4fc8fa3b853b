import { sql } from 'kysely'
import type { Cents } from '#market/money.ts'
import type { PayoutMethod, PayoutStatus } from '#market/payouts/payout.ts'
import type { StaffPayout } from '#market/payouts/staff-payouts-list.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { payoutJson } from '../payout-json.ts'

export type StaffPayoutRow = {
  id: number
  status: PayoutStatus
  method: PayoutMethod
  amountCents: Cents
  begunAt: Date
  sentAt: Date | null
  arrivesAt: Date | null
  endedAt: Date | null
  bankName: string | null
  bankLast4: string | null
  bankReference: string | null
  problem: string | null
  ordersCount: number
  sellerId: number
  sellerName: string
  begunByName: string | null
}

export const staffPayoutColumns = sql`t.id, t.status, t.method, t.amount_cents, t.begun_at, t.sent_at, t.arrives_at, t.ended_at,
  t.bank_name, t.bank_last4, t.bank_reference, t.problem,
  (select count(*) from payout_orders w where w.payout_id = t.id) as orders_count, t.seller_id, s.name as seller_name,
  coalesce(nullif(u.full_name, ''), u.email) as begun_by_name`
export const staffPayoutTables = sql`payouts t join sellers s on s.id = t.seller_id left join users u on u.id = t.begun_by`

export const staffPayoutJson = (row: StaffPayoutRow): StaffPayout => ({
  ...payoutJson(row),
  seller_id: row.sellerId,
  seller_name: row.sellerName,
  begun_by: row.begunByName,
})

/** The same row, as a statement of its own reads it. */
export async function showStaffPayout(tx: Tx, id: number) {
  const { rows } = await sql<StaffPayoutRow>`
    select ${staffPayoutColumns} from ${staffPayoutTables} where t.id = ${id}`.execute(tx)
  if (!rows[0]) throw new Refusal('Not found', 404)
  return { data: staffPayoutJson(rows[0]) }
}
