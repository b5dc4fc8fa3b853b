import type { BuyerViewer } from '#market/accounts/viewer.ts'
import { onHoldWords } from '#market/purchase-orders/on-hold.ts'
import { waitingRefundOf } from '#server/approvals/is-refund-waiting.ts'
import { transact } from '#server/platform/database/transact.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { OrderDeps } from '#server/purchase-orders/advance-purchase-order.ts'
import { lockOrder } from '#server/purchase-orders/find-order.ts'
import { noteEvent } from '#server/purchase-orders/note-event.ts'
import { linesOf } from '#server/purchase-orders/order-lines.ts'
import { sendOrderNews } from '#server/purchase-orders/news/send-order-news.ts'
import { readShortage, waitsForBuyer } from '#server/purchase-orders/shortage-of-order.ts'
import { showPurchaseOrder } from '#server/purchase-orders/show-purchase-order.ts'
import { cancelShort } from './cancel-short.ts'
import { missingWords } from './missing-words.ts'
import { refundMissing } from './pack-short.ts'
import { storeAnswer } from './packing-store.ts'

type Answering = { orderId: number; answer: 'accept' | 'cancel' }

/** The buyer takes what its seller can pack, with the rest refunded, or all its money back. */
export const answerShortage = (
  { db, terms }: OrderDeps,
  viewer: BuyerViewer,
  { orderId, answer }: Answering,
) =>
  transact(db, async (tx) => {
    const order = await lockOrder(tx, viewer, orderId)
    const shortage = await readShortage(tx, orderId)
    if (!shortage || !waitsForBuyer({ status: order.status, shortage })) {
      const body = await showPurchaseOrder(tx, viewer, orderId)
      throw new Refusal('This order doesn’t wait for your answer', 409, { body })
    }
    const waiting = await waitingRefundOf(tx, orderId)
    if (waiting) throw new Refusal(onHoldWords[waiting], 409)
    const by = { party: 'buyer', userId: viewer.userId } as const
    const lines = await linesOf(tx, [orderId])
    const words = missingWords({ ...shortage, amount: shortage.amountCents }, lines)
    if (answer === 'cancel') {
      await storeAnswer(tx, orderId, 'canceled')
      await noteEvent(tx, order, { event: 'decline_short', by, note: `Missing: ${words}` })
      await cancelShort({ tx, terms }, { order, why: 'The buyer did not accept fewer units' })
      return showPurchaseOrder(tx, viewer, orderId)
    }
    await storeAnswer(tx, orderId, 'accepted')
    await noteEvent(tx, order, { event: 'accept_short', by, note: `Missing: ${words}` })
    await refundMissing({ tx, terms }, order, shortage.missing)
    await sendOrderNews({ tx, terms }, order, {
      kind: 'short_accepted',
      key: `order:${orderId}:short:seller`,
      to: 'seller',
      lines,
      missing: words,
      refunded: shortage.amountCents,
    })
    return showPurchaseOrder(tx, viewer, orderId)
  })
