import { offerNumber } from '#market/offers/offer-number.ts'
import type { StaffOrderDetail } from '#market/staff-orders/staff-order.ts'
import { historyOf as actsOn } from '#server/audit/history-of.ts'
import { messagesOf } from '#server/messages/messages-of.ts'
import { paymentsOf } from '#server/payments/payments-of.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { shortageJson } from '#server/purchase-orders/shortage-of-order.ts'
import { poDocumentJson } from '#server/purchase-orders/po-document-of.ts'
import { turnsOf } from '#server/purchase-orders/turns-of.ts'
import { linesOf } from '#server/purchase-orders/order-lines.ts'
import { coverageOfOrders } from '#server/resale-certificates/coverage-of-orders.ts'
import { assigneesOf } from '#server/staff-notes/assignees-of.ts'
import { notesOn } from '#server/staff-notes/notes-on.ts'
import { findStaffOrder, historyOf } from './find-staff-order.ts'
import { staffOrderJson } from './staff-order-json.ts'

/** One order in full, with its payments and refunds. */
export async function showStaffOrder(tx: Tx, id: number): Promise<{ data: StaffOrderDetail }> {
  const order = await findStaffOrder(tx, id)
  const { payments, refunds, byHand, parts } = await paymentsOf(tx, id)
  const history = await historyOf(tx, id)
  const notes = (await notesOn(tx, 'order', [id]))(id)
  const assignee = (await assigneesOf(tx, 'order', [id]))(id)
  const lines = await linesOf(tx, [id])
  const data = {
    ...staffOrderJson(order, { lines, noteCount: notes.length, assignee }),
    notes,
    acts: await actsOn(tx, `order ${id}`),
    offer_number: offerNumber(order.offerNumber),
    buyer_email: order.buyerEmail,
    seller_email: order.sellerEmail,
    ship_to: order.shipTo,
    po_document: poDocumentJson(order.poDocument),
    packing_shortage: shortageJson(order),
    resale_certificate: (await coverageOfOrders(tx, [order]))(order.id),
    carrier: order.carrier,
    tracking_number: order.trackingNumber,
    more_parcels: order.moreParcels,
    payment_due_at: order.paymentDueAt.toISOString(),
    paid_at: order.paidAt?.toISOString() ?? null,
    paid_by_wire: order.paidByWire,
    offer_history: await turnsOf(tx, order.offerId),
    messages: await messagesOf(tx, order.offerId),
    history: history.map(({ event, toStatus, party, actor, at, note }) => ({
      event,
      state: toStatus,
      party,
      actor,
      at: at.toISOString(),
      note,
    })),
    payments: payments.map(({ amountCents, paymentIntentId, createdAt, ...payment }) => ({
      ...payment,
      amount_cents: amountCents,
      payment_intent_id: paymentIntentId,
      created_at: createdAt.toISOString(),
    })),
    refunds: refunds.map(
      ({ amountCents, returnNote, returnedAt, refusedCode, createdAt, ...refund }) => ({
        ...refund,
        amount_cents: amountCents,
        return_note: returnNote,
        refused_code: refusedCode,
        returned_at: returnedAt?.toISOString() ?? null,
        created_at: createdAt.toISOString(),
      }),
    ),
    partial_refunds: parts.map((part) => ({
      id: part.id,
      status: part.status,
      amount_cents: part.amountCents,
      fee_cents: part.feeCents,
      reason: part.reason,
      lines: part.lines,
      attempt: part.attempt,
      refused_code: part.refusedCode,
      return_note: part.returnNote,
      of_canceled: part.ofCanceled,
      created_at: part.at.toISOString(),
    })),
    refunds_at_provider: byHand.map(({ amountCents, createdAt, ...made }) => ({
      ...made,
      amount_cents: amountCents,
      created_at: createdAt.toISOString(),
    })),
  }
  return { data }
}
