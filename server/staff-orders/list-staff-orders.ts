import { sql, type RawBuilder } from 'kysely'
import { plainNumbers } from '#market/plain-numbers.ts'
import { purchaseOrderStatuses } from '#market/purchase-orders/purchase-order.ts'
import type { OrderTrouble } from '#market/staff-orders/order-trouble.ts'
import type { z } from 'zod'
import type { StaffViewer } from '#market/accounts/viewer.ts'
import type { StaffOrder } from '#market/staff-orders/staff-order.ts'
import { staffOrderSheet } from '#market/staff-orders/staff-order-cells.ts'
import {
  exportStaffOrders,
  staffOrdersList,
  type StaffOrderFilter,
} from '#market/staff-orders/staff-orders-list.ts'
import { listFileRoute } from '#server/platform/lists/list-file-route.ts'
import type { ListSource } from '#server/platform/lists/list-source.ts'
import { trackingIn } from '#market/staff-search/staff-query.ts'
import { containing } from '#server/platform/database/containing.ts'
import { isOpenOrder } from '#server/purchase-orders/find-order.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import type { Site } from '#server/platform/http/site.ts'
import { listRoute } from '#server/platform/lists/list-route.ts'
import { linesOf } from '#server/purchase-orders/order-lines.ts'
import { isTracked } from '#server/purchase-orders/is-tracked.ts'
import { orderTables } from '#server/purchase-orders/find-order.ts'
import { assigneesOf } from '#server/staff-notes/assignees-of.ts'
import { isAssigned } from '#server/staff-notes/is-assigned.ts'
import { countNotes } from '#server/staff-notes/notes-on.ts'
import { staffOrderColumns, type StaffOrderRow } from './find-staff-order.ts'
import {
  hasRefundToFinish,
  isDisputed,
  isForNoCard,
  isPaymentDue,
  isPaymentFailed,
  isStuck,
} from './order-conditions.ts'
import { staffOrderJson } from './staff-order-json.ts'

type Condition = RawBuilder<boolean>

/** Serves everybody's orders, and how many there are in each status. */
export function listStaffOrders(site: Site, db: Database) {
  listRoute(site, { list: staffOrdersList, db }, source)
  listFileRoute(
    site,
    { list: staffOrdersList, file: exportStaffOrders, db },
    { source, sheet: { name: 'lotline-purchase-orders', ...staffOrderSheet } },
  )
}

type Source = ListSource<
  StaffOrderRow,
  StaffOrder,
  z.output<typeof staffOrdersList.read.query>,
  { counts: Counts; order_count: number },
  StaffViewer
>

const source: Source = {
  columns: staffOrderColumns,
  tables: orderTables,
  search: isFound,
  filters: {
    status: isOf,
    assigned: (assigned, { userId }) =>
      isAssigned('order', sql`o.id`, { assigned, viewerId: userId }),
    payout: (id) =>
      sql`exists (select from payout_orders w where w.payout_id = ${id} and w.purchase_order_id = o.id)`,
    from: (day) => sql`o.created_at >= ${day}::date at time zone 'UTC'`,
    to: (day) => sql`o.created_at < (${day}::date + 1) at time zone 'UTC'`,
  },
  sorts: {
    newest: sql`o.created_at desc, o.id desc`,
    oldest: sql`o.created_at, o.id`,
    waiting: sql`o.updated_at, o.id`,
    changed: sql`o.updated_at desc, o.id desc`,
    total_desc: sql`o.total_cents desc, o.id desc`,
    total_asc: sql`o.total_cents, o.id`,
    units_desc: sql`o.total_units desc, o.id desc`,
    units_asc: sql`o.total_units, o.id`,
    buyer_asc: sql`lower(n.buyer_name), o.id`,
    buyer_desc: sql`lower(n.buyer_name) desc, o.id desc`,
    seller_asc: sql`lower(n.seller_name), o.id`,
    seller_desc: sql`lower(n.seller_name) desc, o.id desc`,
  },
  json: rowsJson,
  meta: async (tx, { without }) => {
    const counts = await countOrders(tx, without('status'))
    return { counts, order_count: sumOf(purchaseOrderStatuses.map((each) => counts[each])) }
  },
}

async function rowsJson(tx: Tx, orders: readonly StaffOrderRow[]) {
  const ids = orders.map(({ id }) => id)
  const lines = Map.groupBy(await linesOf(tx, ids), ({ purchaseOrderId }) => purchaseOrderId)
  const notes = await countNotes(tx, 'order', ids)
  const assignees = await assigneesOf(tx, 'order', ids)
  return orders.map((order) =>
    staffOrderJson(order, {
      lines: lines.get(order.id) ?? [],
      noteCount: notes(order.id),
      assignee: assignees(order.id),
    }),
  )
}

function isFound(pattern: string, text: string): Condition {
  const numbered = containing(plainNumbers(text))
  return sql`('PO-' || o.number ilike ${numbered} or f.buyer_po_number ilike ${pattern} or n.buyer_name ilike ${pattern} or n.seller_name ilike ${pattern}
    or b.name ilike ${pattern} or s.name ilike ${pattern}
    or bu.email ilike ${pattern} or su.email ilike ${pattern} or ${isTracked(trackingIn(text))})`
}

function isOf(filter: StaffOrderFilter): Condition {
  if (filter === 'open') return isOpenOrder
  return isTroubleOf(filter) ? inTrouble[filter] : sql`o.status = ${filter}`
}

const isTroubleOf = (filter: StaffOrderFilter): filter is OrderTrouble => filter in inTrouble

const inTrouble: Record<OrderTrouble, Condition> = {
  stuck: isStuck,
  no_card: isForNoCard,
  payment_due: isPaymentDue,
  payment_failed: isPaymentFailed,
  refund_failed: hasRefundToFinish,
  disputed: isDisputed,
}

type Counts = Record<StaffOrderFilter, number>

async function countOrders(tx: Tx, found: Condition): Promise<Counts> {
  const { rows } = await sql<{ status: StaffOrderFilter; count: number }>`
    select o.status, count(*) as count from ${orderTables} where ${found} group by o.status
    union all
    select 'open', count(*) from ${orderTables} where ${found} and ${isOpenOrder}
    union all
    select 'stuck', count(*) from ${orderTables} where ${found} and ${isStuck}
    union all
    select 'no_card', count(*) from ${orderTables} where ${found} and ${isForNoCard}
    union all
    select 'payment_due', count(*) from ${orderTables} where ${found} and ${isPaymentDue}
    union all
    select 'payment_failed', count(*) from ${orderTables} where ${found} and ${isPaymentFailed}
    union all
    select 'disputed', count(*) from ${orderTables} where ${found} and ${isDisputed}
    union all
    select 'refund_failed', count(*) from ${orderTables} where ${found} and ${hasRefundToFinish}`.execute(
    tx,
  )
  const counts = { ...none }
  for (const { status, count } of rows) counts[status] = count
  return counts
}

const none: Counts = {
  open: 0,
  awaiting_initial_payment: 0,
  payment_pending: 0,
  requires_payment_action: 0,
  awaiting_shipment: 0,
  shipped: 0,
  received: 0,
  paid_in_full: 0,
  completed: 0,
  canceled: 0,
  stuck: 0,
  no_card: 0,
  payment_due: 0,
  payment_failed: 0,
  refund_failed: 0,
  disputed: 0,
}

const sumOf = (counts: number[]) => counts.reduce((total, count) => total + count, 0)
