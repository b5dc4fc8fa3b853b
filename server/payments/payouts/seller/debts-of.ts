import { sql } from 'kysely'
import type { PostingCause } from '#market/ledger/posting.ts'
import { cents } from '#market/money.ts'
import type { SellerMoney } from '#market/payouts/payout-api.ts'
import { statementKind } from '#market/payouts/statement-kind.ts'
import { poNumber } from '#market/purchase-orders/po-number.ts'
import { DEFAULT_TIME_ZONE } from '#market/time-zone.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { isOpenEntry } from '../open-entries.ts'

type Row = {
  orderId: number
  number: number
  cause: PostingCause
  kind: string
  owed: number
  on: string
}

/** The orders whose seller owes for them, the oldest debt first, each with what it came from last. */
export async function debtsOf(tx: Tx, sellerId: number): Promise<SellerMoney['debts']> {
  const { rows } = await sql<Row>`
    select o.id as order_id, o.number, sum(e.amount_cents)::bigint as owed,
      (array_agg(p.cause order by p.id desc) filter (where e.amount_cents > 0))[1] as cause,
      (array_agg(p.kind order by p.id desc) filter (where e.amount_cents > 0))[1] as kind,
      to_char(min(p.at) at time zone ${DEFAULT_TIME_ZONE}, 'YYYY-MM-DD') as "on"
    from ledger_entries e join ledger_postings p on p.id = e.posting_id
    join purchase_orders o on o.id = e.purchase_order_id
    where e.seller_id = ${sellerId} and ${isOpenEntry}
    group by o.id having sum(e.amount_cents) > 0 order by min(p.id)`.execute(tx)
  return rows.map(({ orderId, number, cause, kind, owed, on }) => ({
    order_id: String(orderId),
    po_number: poNumber(number),
    kind: statementKind(cause, kind),
    amount_cents: cents(owed),
    on,
  }))
}
