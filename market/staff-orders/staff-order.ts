import { parcel } from '#market/purchase-orders/parcel.ts'
import { z } from 'zod'
import { deliveryAddress } from '#market/ship-to-addresses/ship-to-address.ts'
import { packingShortage } from '#market/purchase-orders/packing-shortage.ts'
import { auditEvent } from '#market/audit/audit-event.ts'
import { dispute } from '#market/purchase-orders/dispute.ts'
import { lineAttributes } from '#market/purchase-orders/purchase-order-document.ts'
import {
  purchaseOrderEvents,
  purchaseOrderStatuses,
} from '#market/purchase-orders/purchase-order.ts'
import { onHoldFor } from '#market/purchase-orders/on-hold.ts'
import { refundedFields } from '#market/purchase-orders/refunded.ts'
import { partOfLine } from '#market/purchase-orders/refund-on-order.ts'
import { orderCoverage } from '#market/resale-certificates/order-coverage.ts'
import { message } from '#market/messages/message.ts'
import { poDocument } from '#market/offers/po-document.ts'
import { revision } from '#market/offers/offer-document.ts'
import { assignee } from '#market/staff-notes/assignment.ts'
import { staffNote } from '#market/staff-notes/staff-note.ts'
import { amount, instant } from '#market/wire.ts'

const status = z.enum(purchaseOrderStatuses)
const event = z.enum(purchaseOrderEvents)

/** A purchase order as staff see it in the table (spec 2, section 3). */
export const staffOrder = z.object({
  id: z.int(),
  po_number: z.string(),
  /** Of the buyer's own. */
  buyer_po_number: z.string().nullable(),
  status,
  state: status,
  created_at: instant,
  updated_at: instant,
  buyer_name: z.string(),
  seller_id: z.int(),
  seller_name: z.string(),
  /** With the freight. */
  total_cents: amount,
  /** As the seller quoted it; null where no lot had its freight quoted. */
  freight_cents: amount.nullable(),
  total_net_to_seller: amount,
  fee_cents: amount,
  /** In hundredths of a percent, as of the order's creation. */
  fee_bps: z.int(),
  ...refundedFields,
  /** The fee's share of what was refunded. */
  refunded_fee_cents: amount,
  sku_count: z.int(),
  total_units: z.int(),
  allowed_state_transitions: z.array(z.object({ event, state: status })),
  /** A cancellation or a refund waits for a second administrator, and nobody ships it meanwhile. */
  on_hold: z.boolean(),
  on_hold_for: onHoldFor.nullable(),
  dispute: dispute.nullable(),
  purchase_order_products: z.array(lineAttributes.extend({ id: z.int() })),
  has_failed_refund: z.boolean(),
  /** A refund of an order paid by wire, which staff send and record. */
  has_refund_to_send: z.boolean(),
  /** By when it ships, once it is paid; null where no lead time was agreed. */
  ship_by: z.iso.date().nullable(),
  /** Late, or in its status, since `updated_at`, for longer than is usual. */
  is_stuck: z.boolean(),
  /** How many notes staff wrote on it. */
  note_count: z.int(),
  assignee,
})
export type StaffOrder = z.infer<typeof staffOrder>

const pastEvent = z.object({
  event: z.string(),
  state: status,
  party: z.enum(['buyer', 'seller', 'admin', 'system']),
  /** Who acted; null when the system did. */
  actor: z.string().nullable(),
  at: instant,
  note: z.string().nullable(),
})
export type PastEvent = z.infer<typeof pastEvent>

const payment = z.object({
  id: z.int(),
  status: z.enum(['opening', 'open', 'complete', 'expired']),
  stage: z.enum(['unpaid', 'processing', 'needs-action', 'failed', 'paid']),
  amount_cents: amount,
  /** The provider's id of the payment. */
  payment_intent_id: z.string().nullable(),
  created_at: instant,
})
export type CheckoutPayment = z.infer<typeof payment>

const refund = z.object({
  id: z.int(),
  /** `returned`: by hand, because the provider could not. `not_needed`: refunded on the provider's own pages. */
  status: z.enum(['requested', 'pending', 'succeeded', 'failed', 'returned', 'not_needed']),
  amount_cents: amount,
  /** How many times the provider has been asked. */
  attempt: z.int(),
  /** How staff returned it by hand; the buyer reads it. */
  return_note: z.string().nullable(),
  /** Why the provider refuses it, by its code; while it is asked for it is tried again. */
  refused_code: z.string().nullable(),
  returned_at: instant.nullable(),
  created_at: instant,
})
export type Refund = z.infer<typeof refund>

/** A part that staff gave back of a paid order. */
const partialRefund = z.object({
  id: z.int(),
  status: z.enum(['requested', 'made', 'failed', 'returned', 'charged_back']),
  amount_cents: amount,
  /** The fee's share of it. */
  fee_cents: amount,
  /** Both sides read it. */
  reason: z.string(),
  lines: z.array(partOfLine).nullable(),
  attempt: z.int(),
  refused_code: z.string().nullable(),
  return_note: z.string().nullable(),
  /** What was left of a canceled order that was paid by wire. */
  of_canceled: z.boolean(),
  created_at: instant,
})
export type PartialRefund = z.infer<typeof partialRefund>

/** A refund made on the provider's own pages, or by an earlier attempt of ours. */
const refundAtProvider = z.object({
  /** The provider's id of the refund. */
  id: z.string(),
  status: z.enum(['pending', 'succeeded', 'failed']),
  amount_cents: amount,
  created_at: instant,
})
export type RefundAtProvider = z.infer<typeof refundAtProvider>

/** All of one order. */
export const staffOrderDetail = staffOrder.extend({
  offer_number: z.string(),
  buyer_email: z.string(),
  seller_email: z.string().nullable(),
  ship_to: deliveryAddress,
  /** The buyer’s purchase order as a file. */
  po_document: poDocument,
  packing_shortage: packingShortage.nullable(),
  resale_certificate: orderCoverage.nullable(),
  carrier: z.string().nullable(),
  tracking_number: z.string().nullable(),
  /** The parcels after the first. */
  more_parcels: z.array(parcel),
  payment_due_at: instant,
  paid_at: instant.nullable(),
  /** Staff confirmed a wire transfer, so the card provider has nothing to refund. */
  paid_by_wire: z.boolean(),
  /** Every turn of the offer it came from: who named which price. */
  offer_history: z.array(revision),
  /** The messages of both sides. */
  messages: z.array(message),
  history: z.array(pastEvent),
  payments: z.array(payment),
  refunds: z.array(refund),
  partial_refunds: z.array(partialRefund),
  refunds_at_provider: z.array(refundAtProvider),
  /** Of staff, the first written first; neither side reads them. */
  notes: z.array(staffNote),
  /** What was done to it by the audit log, without reads, the last first. */
  acts: z.array(auditEvent),
})
export type StaffOrderDetail = z.infer<typeof staffOrderDetail>
