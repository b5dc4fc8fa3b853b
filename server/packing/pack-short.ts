import type { Trader } from '#market/accounts/viewer.ts'
import { answerBy, shipByAfterQuestion } from '#market/purchase-orders/packing-shortage.ts'
import {
  SHORT_AT_PACKING,
  shortAtPacking,
  type LineUnits,
  type Short,
} from '#market/purchase-orders/short-at-packing.ts'
import { asksBeforeShipping } from '#market/purchase-orders/dispute.ts'
import { randomUUID } from 'node:crypto'
import { readRefundable } from '#server/payments/partial-refunds/read-refundable.ts'
import { judgePart, makePart } from '#server/payments/partial-refunds/refund-part.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { databaseNow } from '#server/platform/database/now.ts'
import { transact } from '#server/platform/database/transact.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { OrderDeps, Packing } from '#server/purchase-orders/advance-purchase-order.ts'
import { lockOrder, type PurchaseOrder } from '#server/purchase-orders/find-order.ts'
import { makeTransition } from '#server/purchase-orders/make-transition.ts'
import { noteEvent } from '#server/purchase-orders/note-event.ts'
import { linesOf } from '#server/purchase-orders/order-lines.ts'
import { refuseOnHold } from '#server/purchase-orders/refuse-on-hold.ts'
import { refuseUntracked } from '#server/purchase-orders/refuse-untracked.ts'
import { sendOrderNews } from '#server/purchase-orders/news/send-order-news.ts'
import { readShortage } from '#server/purchase-orders/shortage-of-order.ts'
import { showPurchaseOrder } from '#server/purchase-orders/show-purchase-order.ts'
import { MOVED_ON } from '#server/purchase-orders/why-not-now.ts'
import type { Terms } from '#server/settings/terms.ts'
import { cancelShort } from './cancel-short.ts'
import { missingWords } from './missing-words.ts'
import { storeShortage } from './packing-store.ts'

/** A seller ships a paid order with what it found of it, or says how much is missing (beyond R5). */
export const packOrder = ({ db, terms }: OrderDeps, viewer: Trader, act: Packing) =>
  transact(db, async (tx) => {
    const order = await lockOrder(tx, viewer, act.orderId)
    if (viewer.party !== 'seller') throw new Refusal('A buyer cannot do this', 403)
    const { orderId: id } = act
    if (order.status !== 'awaiting_shipment') {
      const body = await showPurchaseOrder(tx, viewer, id)
      throw new Refusal(MOVED_ON, 409, { body })
    }
    const { lines } = await readRefundable(tx, order)
    const short = shortAtPacking(lines, act.packed)
    if (short && 'refused' in short) throw new Refusal(short.refused)
    await refuseHeld(tx, order, { act, isShort: short !== null })
    if (act.expected && act.expected !== short?.outcome) {
      const body = await showPurchaseOrder(tx, viewer, id)
      throw new Refusal(MOVED_ON, 409, { body })
    }
    const packing = { order, act, userId: viewer.userId }
    if (short) await carryOut({ tx, terms }, { ...packing, short })
    else await ship({ tx, terms }, packing)
    return showPurchaseOrder(tx, viewer, id)
  })

type Held = { act: Packing; isShort: boolean }

async function refuseHeld(tx: Tx, order: PurchaseOrder, { act, isShort }: Held) {
  if (isShort && asksBeforeShipping(order.dispute?.status))
    throw new Refusal(SHORT_AND_DISPUTED, 409)
  const { despiteDispute } = act
  await refuseOnHold(tx, order.id, { event: 'ship', ...(!isShort && { despiteDispute }) })
  if (isShort && (await readShortage(tx, order.id))) throw new Refusal(SHORT_ONCE, 409)
}

type Deps = { tx: Tx; terms: Terms }
type Packed = { order: PurchaseOrder; act: Packing; userId: number }

async function carryOut(deps: Deps, packing: Packed & { short: Short }) {
  const { tx, terms } = deps
  const { order, short, userId } = packing
  const lines = await linesOf(tx, [order.id])
  const words = missingWords(short, lines)
  const isAsked = short.outcome === 'ask_buyer'
  const until = isAsked ? answerBy(await databaseNow(tx)) : null
  if (short.outcome === 'refund_and_ship') refuseUntracked(packing.act)
  await storeShortage(tx, { orderId: order.id, short, userId, answerBy: until })
  await noteEvent(tx, order, {
    event: 'report_short',
    by: { party: 'seller', userId },
    note: `Missing: ${words}`,
    ...(until && { shipBy: shipByAfterQuestion({ ...order, answerBy: until }) }),
  })
  if (short.outcome === 'cancel') {
    await cancelShort(deps, { order, why: 'Too few units at packing' })
  } else if (short.outcome === 'refund_and_ship') {
    await refundMissing(deps, order, short.missing)
    await ship(deps, { ...packing, short: { missing: words, refunded: short.amount } })
  } else {
    await sendOrderNews({ tx, terms }, order, {
      kind: 'short_asked',
      key: `order:${order.id}:short:buyer`,
      to: 'buyer',
      lines,
      missing: words,
      refunded: short.amount,
      answerBy: until ?? undefined,
    })
  }
}

/** The two sides settle it, so no second administrator is asked. */
export async function refundMissing(
  deps: Deps,
  order: PurchaseOrder,
  missing: readonly LineUnits[],
) {
  const asked = { lines: [...missing], key: randomUUID(), reason: SHORT_AT_PACKING }
  const judged = await judgePart(deps.tx, order, asked)
  const decider = { by: 'packing', staffId: null } as const
  await makePart(deps, { order, asked, decider, judged })
}

type Shipping = Packed & { short?: Parameters<typeof makeTransition>[2]['short'] }

async function ship(deps: Deps, { order, act, userId, short }: Shipping) {
  refuseUntracked(act)
  const { carrier, trackingNumber, moreParcels, note } = act
  await makeTransition(deps, order, {
    event: 'ship',
    by: { party: 'seller', userId },
    carrier,
    trackingNumber,
    moreParcels,
    note,
    short,
  })
}

const SHORT_AND_DISPUTED = 'This payment is disputed. Contact us before you ship fewer units.'
const SHORT_ONCE =
  'This order was made smaller before. Ship what is left of it, or contact us if you have even less.'
