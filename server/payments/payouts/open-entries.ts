import { sql } from 'kysely'
import type { PostingCause } from '#market/ledger/posting.ts'
import type { OpenEntry } from '#market/payouts/gather-payout.ts'
import { DEFAULT_TIME_ZONE } from '#market/time-zone.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'

/** Entries `e` of postings `p` that make money available or owed, and are in no payout that counts. */
export const isOpenEntry = sql`e.account = 'seller_available' and p.cause <> 'payout'
  and not exists (select from payout_entries x where x.entry_id = e.id and x.released_at is null)`

/** What failed or came back waits for the pay run after that. */
export const openSince = sql`greatest(p.at, (select max(x.released_at) from payout_entries x where x.entry_id = e.id))`

type Row = { id: number; orderId: number; amount: number; since: Date; isDisputed: boolean }

/** What a seller may be paid for, and what it owes. */
export async function openEntriesOf(tx: Database | Tx, sellerId: number): Promise<OpenEntry[]> {
  const { rows } = await sql<Row>`
    select e.id, e.purchase_order_id as order_id, -e.amount_cents as amount, ${openSince} as since,
      exists (select from disputes d where d.purchase_order_id = e.purchase_order_id and d.status = 'open') as is_disputed
    from ledger_entries e join ledger_postings p on p.id = e.posting_id
    where e.seller_id = ${sellerId} and ${isOpenEntry}
    order by e.id`.execute(tx)
  return rows
}

export type SentOrder = { payoutId: number; orderId: number; sellerId: number }

/** Orders that owe something since they were paid out, with the transfers that it can be asked back from now. */
export async function sentOrdersInDebt(db: Database): Promise<SentOrder[]> {
  const { rows } = await sql<SentOrder>`
    select w.payout_id, w.purchase_order_id as order_id, o.seller_id
    from (select e.purchase_order_id from ledger_entries e join ledger_postings p on p.id = e.posting_id
      where e.amount_cents > 0 and ${isOpenEntry} group by 1) owed
    join payout_orders w on w.purchase_order_id = owed.purchase_order_id
    join payouts o on o.id = w.payout_id
    where o.status in ('sent', 'paid') and w.transfer_id is not null and w.reversed_cents < w.sent_cents
      and not exists (select from transfer_reversals r
        where r.payout_id = w.payout_id and r.purchase_order_id = w.purchase_order_id
          and (r.status = 'asked' or r.status = 'refused' and r.ended_at > now() - interval '1 day'))
    order by w.payout_id, w.purchase_order_id`.execute(db)
  return rows
}

type OrderInDebt = {
  orderId: number
  number: number
  cause: PostingCause
  kind: string
  owed: number
  on: string
}

/** The orders whose seller owes for them, the oldest debt first, each with the last posting that took from it. */
export async function ordersInDebt(tx: Tx, sellerId: number) {
  const { rows } = await sql<OrderInDebt>`
    select o.id as order_id, o.number, sum(e.amount_cents)::bigint as owed,
      (array_agg(p.cause order by p.id desc) filter (where e.amount_cents > 0))[1] as cause,
      (array_agg(p.kind order by p.id desc) filter (where e.amount_cents > 0))[1] as kind,
      to_char(min(p.at) at time zone ${DEFAULT_TIME_ZONE}, 'YYYY-MM-DD') as "on"
    from ledger_entries e join ledger_postings p on p.id = e.posting_id
    join purchase_orders o on o.id = e.purchase_order_id
    where e.seller_id = ${sellerId} and ${isOpenEntry}
    group by o.id having sum(e.amount_cents) > 0 order by min(p.id)`.execute(tx)
  return rows
}

/** An order of the seller's that was paid out. */
export async function latestOrderOf(tx: Tx, sellerId: number) {
  const { purchaseOrderId } = await tx
    .selectFrom('payoutOrders as w')
    .innerJoin('payouts as t', 't.id', 'w.payoutId')
    .select('w.purchaseOrderId')
    .where('t.sellerId', '=', sellerId)
    .orderBy('w.payoutId', 'desc')
    .orderBy('w.purchaseOrderId', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return purchaseOrderId
}
