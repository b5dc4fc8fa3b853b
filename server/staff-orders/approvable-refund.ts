import { refundAsksSecond } from '#market/approvals/approval-limits.ts'
import { cents, sum } from '#market/money.ts'
import { poNumber } from '#market/purchase-orders/po-number.ts'
import { statusAfter } from '#market/purchase-orders/purchase-order.ts'
import { approvalNote, type Approvable } from '#server/approvals/approvable.ts'
import { waitingRefundOf, waitsAlready } from '#server/approvals/is-refund-waiting.ts'
import { paymentsOf } from '#server/payments/payments-of.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { lockAnyOrder, type PurchaseOrder } from '#server/purchase-orders/find-order.ts'
import { MOVED_ON } from '#server/purchase-orders/why-not-now.ts'
import type { Terms } from '#server/settings/terms.ts'
import { moveOrder } from './move-order.ts'

/** Cancels an order whose refund exceeds one administrator's limit. */
export const approvableRefund =
  (terms: Terms): Approvable<'refund'> =>
  async (tx, { subject_id: id, note }) => {
    const order = await lockAnyOrder(tx, id)
    if (!mayCancel(order)) throw new Refusal(MOVED_ON, 409)
    if ((await waitingRefundOf(tx, id)) === 'refund') throw new Refusal(waitsAlready.refund, 409)
    if (!cancelAsksSecond(order)) throw new Refusal(NOBODY_NEEDED, 409)
    return {
      subjectName: poNumber(order.number),
      stake: {
        act: 'refund',
        total_cents: order.totalCents,
        left_cents: await leftOf(tx, order),
        paid_by_wire: order.paidByWire,
      },
      carryOut: async (by) => {
        const { askedBy: staffId, requestId } = by
        const move = {
          event: 'cancel',
          note,
          staffId,
          approval: approvalNote(by),
          requestId,
        } as const
        await moveOrder({ tx, terms }, order, move)
      },
    }
  }

/** Checks that the order can be canceled and needs a second administrator. */
export const cancelAsksSecond = (order: PurchaseOrder) =>
  mayCancel(order) && refundAsksSecond({ isPaid: order.paidAt !== null, total: order.totalCents })

const mayCancel = ({ status }: PurchaseOrder) =>
  statusAfter('cancel', status, 'admin') !== undefined

const NOBODY_NEEDED = 'This order can be canceled without a second administrator'

/** The amount staff have not refunded by hand or in part. */
async function leftOf(tx: Tx, { id, totalCents }: PurchaseOrder) {
  const { byHand, parts } = await paymentsOf(tx, id)
  const made = byHand.filter(({ status }) => status !== 'failed')
  return cents(
    Math.max(0, totalCents - sum([...made, ...parts].map(({ amountCents }) => amountCents))),
  )
}
