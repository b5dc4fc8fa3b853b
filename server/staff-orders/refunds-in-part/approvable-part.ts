import { poNumber } from '#market/purchase-orders/po-number.ts'
import { approvalNote, type Approvable } from '#server/approvals/approvable.ts'
import { waitingRefundOf, waitsAlready } from '#server/approvals/is-refund-waiting.ts'
import { recordAct } from '#server/audit/record-act.ts'
import { isDecided, judgePart, makePart } from '#server/payments/partial-refunds/refund-part.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { lockAnyOrder } from '#server/purchase-orders/find-order.ts'
import { MOVED_ON } from '#server/purchase-orders/why-not-now.ts'
import type { Terms } from '#server/settings/terms.ts'

/** Refunds a part that, with what was refunded before, exceeds one administrator's limit. */
export const approvablePart =
  (terms: Terms): Approvable<'partial_refund'> =>
  async (tx, { subject_id: id, ...asked }) => {
    const order = await lockAnyOrder(tx, id)
    if ((await waitingRefundOf(tx, id)) === 'cancellation')
      throw new Refusal(waitsAlready.cancellation, 409)
    if (await isDecided(tx, id, asked.key)) throw new Refusal(MOVED_ON, 409)
    const judged = await judgePart(tx, order, asked)
    if (!judged.asksSecond) throw new Refusal(NOBODY_NEEDED, 409)
    return {
      subjectName: poNumber(order.number),
      stake: {
        act: 'partial_refund',
        key: asked.key,
        amount_cents: judged.amount,
        fee_cents: judged.fee,
        lines: asked.lines ?? null,
        total_cents: order.totalCents,
        refunded_cents: judged.refundable.refunded.amount,
        paid_by_wire: order.paidByWire,
      },
      carryOut: async (by) => {
        const staffId = by.askedBy
        const decider = { by: 'staff', staffId } as const
        const { refundId } = await makePart({ tx, terms }, { order, asked, decider, judged })
        await recordAct(tx, {
          actorUserId: staffId,
          act: 'refunded in part',
          subject: `order ${id}`,
          after: {
            refund_id: refundId,
            amount_cents: judged.amount,
            reason: asked.reason,
            ...approvalNote(by),
          },
          requestId: by.requestId,
        })
      },
    }
  }

const NOBODY_NEEDED = 'This refund can be made without a second administrator'
