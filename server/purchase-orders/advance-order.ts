import { statusAfter } from '#market/purchase-orders/purchase-order.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { databaseNow } from '#server/platform/database/now.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { publish } from '#server/platform/live/publish.ts'
import { returnUnits } from '#server/products/units/return-units.ts'
import type { Terms } from '#server/settings/terms.ts'
import { endPayment } from './end-payment.ts'
import type { PurchaseOrder } from './find-order.ts'
import { mailOrderStep } from './mail-order-step.ts'
import { notifyOfStep } from './notify-of-step.ts'
import { linesOf } from './order-lines.ts'
import type { Step } from './order-step.ts'

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
  const told = { order, step, eventId, lines }
  await notifyOfStep({ tx, terms }, told)
  await mailOrderStep({ tx, terms }, told)
  return true
}

/** The provider itself confirms what was paid by card. */
const isWire = ({ event, by }: Step) => event === 'confirm_payment' && by.party !== 'system'

const partiesOf = ({ buyerUserId, sellerUserId }: PurchaseOrder) =>
  sellerUserId === null ? [buyerUserId] : [buyerUserId, sellerUserId]
