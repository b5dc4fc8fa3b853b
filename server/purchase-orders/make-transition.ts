import { statusAfter, type PurchaseOrderEvent } from '#market/purchase-orders/purchase-order.ts'
import { readersOf } from '#server/notifications/trade-news.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { databaseNow } from '#server/platform/database/now.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { publish } from '#server/platform/live/publish.ts'
import { returnUnits } from '#server/products/units/return-units.ts'
import type { Terms } from '#server/settings/terms.ts'
import { endPayment } from './end-payment.ts'
import type { PurchaseOrder } from './find-order.ts'
import { linesOf, type PurchaseOrderLine } from './order-lines.ts'
import { orderNews, type OrderNewsKind } from './order-news.ts'
import type { Step } from './order-step.ts'
import { sendOrderNews } from './send-order-news.ts'

type Deps = { tx: Tx; terms: Terms }

/**
 * Moves a held order along the table of events; false when the event is not allowed now, and then
 * nothing changed. State, audit row, returned units, notifications and mails are one transaction (reliability 10, 11).
 */
export async function advanceOrder({ tx, terms }: Deps, order: PurchaseOrder, step: Step) {
  const status = statusAfter(step.event, order.status, step.by.party)
  if (!status) return false
  const now = await databaseNow(tx)
  await tx
    .updateTable('purchaseOrders')
    .set({
      status,
      updatedAt: now,
      ...(step.event === 'confirm_payment' && { paidAt: now }),
      ...(step.event === 'ship' && {
        shippedAt: now,
        carrier: step.carrier ?? null,
        trackingNumber: step.trackingNumber ?? null,
      }),
    })
    .where('id', '=', order.id)
    .execute()
  const { id: eventId } = await tx
    .insertInto('purchaseOrderEvents')
    .values({
      purchaseOrderId: order.id,
      event: step.event,
      fromStatus: order.status,
      toStatus: status,
      party: step.by.party,
      actorUserId: step.by.userId,
      note: step.note || null,
      at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const lines = await linesOf(tx, [order.id])
  if (step.event === 'cancel') await returnUnits(tx, lines, order.id)
  if (step.event === 'cancel' || isWire(step)) await enqueue(tx, endPayment, { orderId: order.id })
  await publish(tx, 'PurchaseOrdersChannel', partiesOf(order))
  await sendNewsOf({ tx, terms }, order, { step, lines, key: `order:${order.id}:${eventId}` })
  return true
}

/** The provider itself confirms what was paid by card. */
const isWire = ({ event, by }: Step) => event === 'confirm_payment' && by.party !== 'system'

const partiesOf = ({ buyerUserId, sellerUserId }: PurchaseOrder) =>
  sellerUserId === null ? [buyerUserId] : [buyerUserId, sellerUserId]

type News = { step: Step; lines: PurchaseOrderLine[]; key: string }

async function sendNewsOf(deps: Deps, order: PurchaseOrder, { step, lines, key }: News) {
  const kind = newsOf(step)
  if (!kind) return
  for (const to of readersOf(orderNews[kind].topic, step.by.party))
    await sendOrderNews(deps, order, {
      ...step,
      kind,
      key: `${key}:${to}`,
      to,
      lines,
      isRefunded: step.event === 'cancel' && order.paidAt !== null,
    })
}

/** What a step is to the sides of an order; undefined for those that concern neither. */
function newsOf({ event, by }: Step): OrderNewsKind | undefined {
  if (event === 'cancel') return by.party === 'system' ? 'deadline_passed' : 'canceled'
  const kinds: Partial<Record<PurchaseOrderEvent, OrderNewsKind>> = {
    require_payment_action: 'needs_action',
    fail_payment: 'failed',
    confirm_payment: 'confirmed',
    ship: 'shipped',
    receive: 'received',
  }
  return kinds[event]
}
