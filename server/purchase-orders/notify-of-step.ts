import { notify } from '#server/notifications/notify.ts'
import type { Tx } from '#server/platform/database/database.ts'
import type { Terms } from '#server/settings/terms.ts'
import type { PurchaseOrder } from './find-order.ts'
import { mailFactsFor } from './mail-facts-for.ts'
import type { PurchaseOrderLine } from './order-lines.ts'
import { orderNotification } from './order-notifications.ts'
import type { Step } from './order-step.ts'
import { kindOfStep, readersOf } from './step-readers.ts'

type Deps = { tx: Tx; terms: Terms }
type Told = { order: PurchaseOrder; step: Step; eventId: number; lines: PurchaseOrderLine[] }

/** Tells whom a step of the order concerns in the app. */
export async function notifyOfStep({ tx, terms }: Deps, told: Told) {
  const { order, step, eventId } = told
  const kind = kindOfStep(step)
  for (const party of readersOf(step)) {
    const userId = party === 'buyer' ? order.buyerUserId : order.sellerUserId
    if (!kind || userId === null) continue
    const notification = orderNotification(kind, mailFactsFor(terms, told, party))
    await notify(tx, { userId, key: `order:${order.id}:${eventId}`, ...notification })
  }
}
