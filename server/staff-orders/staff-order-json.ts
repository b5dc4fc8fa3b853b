import { cents } from '#market/money.ts'
import { dayOf } from '#market/purchase-orders/business-days.ts'
import { poNumber } from '#market/purchase-orders/po-number.ts'
import { allowedTransitions } from '#market/purchase-orders/purchase-order.ts'
import type { Assignee } from '#market/staff-notes/assignment.ts'
import type { StaffOrder } from '#market/staff-orders/staff-order.ts'
import { imagesOf, type PurchaseOrderLine } from '#server/purchase-orders/order-lines.ts'
import { disputeJson } from '#server/purchase-orders/current-dispute.ts'
import { heldEvents } from '#server/purchase-orders/held-events.ts'
import type { StaffOrderRow } from './find-staff-order.ts'

type Beside = { lines: PurchaseOrderLine[]; noteCount: number; assignee: Assignee }

/** An order as staff see it in the table: with the fee, and the net after it. */
export const staffOrderJson = (
  order: StaffOrderRow,
  { lines, noteCount, assignee }: Beside,
): StaffOrder => ({
  id: order.id,
  po_number: poNumber(order.number),
  buyer_po_number: order.buyerPoNumber,
  status: order.status,
  state: order.status,
  created_at: order.createdAt.toISOString(),
  updated_at: order.updatedAt.toISOString(),
  ship_by: order.shipBy,
  buyer_name: order.buyerName,
  seller_id: order.sellerId,
  seller_name: order.sellerName,
  total_cents: order.totalCents,
  freight_cents: order.freightCents,
  total_net_to_seller: cents(order.totalCents - order.feeCents),
  fee_cents: order.feeCents,
  fee_bps: order.feeBps,
  refunded_cents: cents(order.refunded.amount),
  refunding_cents: cents(order.refunded.open),
  refunded_fee_cents: cents(order.refunded.fee),
  sku_count: lines.length,
  total_units: lines.reduce((units, { quantity }) => units + quantity, 0),
  allowed_state_transitions: allowedTransitions(
    order.status,
    'admin',
    heldEvents(order, 'admin', dayOf(new Date())),
  ),
  on_hold: order.onHoldFor !== null,
  on_hold_for: order.onHoldFor,
  dispute: disputeJson(order.dispute),
  purchase_order_products: lines.map(lineJson),
  has_failed_refund: order.hasFailedRefund,
  has_refund_to_send: order.hasRefundToSend,
  is_stuck: order.isStuck,
  note_count: noteCount,
  assignee,
})

const lineJson = (line: PurchaseOrderLine) => ({
  id: line.id,
  quantity: line.quantity,
  unit_cents: line.unitCents,
  total_cents: line.totalCents,
  net_to_seller: cents(line.totalCents - line.feeCents),
  images: imagesOf(line),
  manifest_units: line.manifestUnits,
  resale_terms: line.resaleTerms,
  lot: line.lot,
  product: {
    id: line.productId,
    seller_id: line.sellerId,
    name: line.name,
    upc: line.upc,
    sku: line.sku,
    condition: line.condition,
  },
})
