import { sql } from 'kysely'
import { availableOn } from '#market/payouts/available-on.ts'
import {
  orderMoneyList,
  type MoneyPlace,
  type OrderMoney,
} from '#market/payouts/order-money-list.ts'
import { dayOf } from '#market/purchase-orders/business-days.ts'
import { PAID_OUT_BY_HAND } from '#market/ledger/order-book.ts'
import { poNumber } from '#market/purchase-orders/po-number.ts'
import type { PurchaseOrderStatus } from '#market/purchase-orders/purchase-order.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Site } from '#server/platform/http/site.ts'
import { listRoute } from '#server/platform/lists/list-route.ts'
import { isOpenEntry } from '../open-entries.ts'

type Row = {
  orderId: number
  number: number
  buyerName: string
  status: PurchaseOrderStatus
  place: MoneyPlace
  amountCents: number
  receivedAt: Date | null
  isDisputed: boolean
  isClaimed: boolean
  payoutId: number | null
}

/** The money of each order by where it is; an order whose money is in two places has two rows. */
const money = sql`(
  select e.seller_id, e.purchase_order_id, 'pending' as place, -sum(e.amount_cents)::bigint as cents, null::bigint as payout_id
  from ledger_entries e where e.account = 'seller_pending' group by 1, 2 having sum(e.amount_cents) <> 0
  union all
  select e.seller_id, e.purchase_order_id, 'available', -sum(e.amount_cents)::bigint, null
  from ledger_entries e join ledger_postings p on p.id = e.posting_id
  where ${isOpenEntry} group by 1, 2 having sum(e.amount_cents) <> 0
  union all
  select t.seller_id, w.purchase_order_id, case t.status when 'paid' then 'paid' else 'in_flight' end, w.net_cents, t.id
  from payout_orders w join payouts t on t.id = w.payout_id where t.status in ('begun', 'sent', 'paid')
  union all
  select t.seller_id, w.purchase_order_id, 'came_back', w.net_cents, t.id
  from payout_orders w join payouts t on t.id = w.payout_id where t.status in ('failed', 'returned')
  union all
  select e.seller_id, e.purchase_order_id, 'paid', e.amount_cents, null
  from ledger_entries e join ledger_postings p on p.id = e.posting_id
  where p.kind = ${PAID_OUT_BY_HAND} and e.account = 'seller_available'
) m`

/** Serves the orders behind each figure of a seller's money. */
export const listOrderMoney = (
  site: Site,
  { db, claimWindowDays }: { db: Database; claimWindowDays: number },
) =>
  listRoute(
    site,
    { list: orderMoneyList, db },
    {
      columns: sql`o.id as order_id, o.number, n.buyer_name, o.status, m.place, m.cents as amount_cents, m.payout_id,
        (select e.at from purchase_order_events e where e.purchase_order_id = o.id and e.event = 'receive') as received_at,
        exists (select from disputes d where d.purchase_order_id = o.id and d.status = 'open') as is_disputed,
        exists (select from claims c where c.purchase_order_id = o.id and c.closed_at is null) as is_claimed`,
      tables: sql`${money} join purchase_orders o on o.id = m.purchase_order_id
        join purchase_order_names n on n.purchase_order_id = o.id`,
      // What came back is available again: it is listed for who asks for it.
      of: ({ sellerId }, { place, payout }) =>
        place === 'all' && payout === undefined
          ? sql`(m.seller_id = ${sellerId} and m.place <> 'came_back')`
          : sql`m.seller_id = ${sellerId}`,
      search: (pattern) =>
        sql`('PO-' || o.number ilike ${pattern} or n.buyer_name ilike ${pattern})`,
      filters: {
        place: (place) => sql`m.place = ${place}`,
        payout: (id) => sql`m.payout_id = ${id}`,
      },
      sorts: {
        newest: sql`o.number desc, m.place, m.payout_id desc`,
        oldest: sql`o.number, m.place, m.payout_id`,
        amount: sql`m.cents desc, o.number desc, m.place, m.payout_id`,
      },
      json: (_, rows: readonly Row[]) => rows.map((row) => orderMoneyJson(row, claimWindowDays)),
    },
  )

function orderMoneyJson(row: Row, claimWindowDays: number): OrderMoney {
  const { place, receivedAt, isDisputed, isClaimed } = row
  const isCounted = place === 'pending' && receivedAt !== null && !isDisputed && !isClaimed
  return {
    id: [row.orderId, place, row.payoutId].filter(Boolean).join('-'),
    order_id: String(row.orderId),
    po_number: poNumber(row.number),
    buyer_name: row.buyerName,
    status: row.status,
    place,
    amount_cents: row.amountCents,
    available_on: isCounted ? availableOn(dayOf(receivedAt), claimWindowDays) : null,
    is_disputed: isDisputed,
    is_claimed: isClaimed,
    payout_id: row.payoutId,
  }
}
