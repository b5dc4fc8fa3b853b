import type { BuyerViewer } from '#market/accounts/viewer.ts'
import { isPayableByCard } from '#market/payments/card-limits.ts'
import {
  certificateNeeded,
  type OrderCoverage,
} from '#market/resale-certificates/order-coverage.ts'
import { isPayable, takesMoney } from '#market/purchase-orders/purchase-order.ts'
import { NOT_BY_CARD } from './provider.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { databaseNow } from '#server/platform/database/now.ts'
import { transact } from '#server/platform/database/transact.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { publishToStaff } from '#server/platform/live/publish.ts'
import { lockAnyOrder, lockOrder, type PurchaseOrder } from '#server/purchase-orders/find-order.ts'
import { coverageOfOrders } from '#server/resale-certificates/coverage-of-orders.ts'
import type { Settings } from '#server/settings/settings.ts'
import { showPurchaseOrder } from '#server/purchase-orders/show-purchase-order.ts'
import {
  abandonSession,
  findOpenSession,
  findSession,
  startSession,
} from './checkout-session-store.ts'
import { isTooOldToOpen, openCheckout } from './open-checkout.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { closeCheckout } from './settle-checkout.ts'

const HOUR_MS = 3_600_000
const SESSION_MS = 23 * HOUR_MS

type CheckoutDeps = PaymentDeps & Pick<Settings, 'needsResaleCertificate'>

/** The hosted checkout of an order: the one already open, or a new one (decision E4). */
export async function checkOut(
  deps: CheckoutDeps,
  viewer: BuyerViewer,
  orderId: number,
): Promise<string> {
  const { order, session, now } = await sessionFor(deps, viewer, orderId)
  if (session.url && session.expiresAt > now) return session.url
  if (!session.url && isTooOldToOpen(session, now)) {
    await abandonSession(deps.db, session)
    return checkOut(deps, viewer, orderId)
  }
  if (session.providerSessionId) {
    // Its time is over: learn how it ended, which frees the place for a new one.
    const isOurs = await closeCheckout(deps, session.providerSessionId)
    if (!isOurs) await abandonSession(deps.db, session)
    return checkOut(deps, viewer, orderId)
  }
  const { sessionId, url } = await openCheckout(deps, order, session)
  if (await isStillWanted(deps, order.id, sessionId)) return url
  await closeCheckout(deps, sessionId)
  return checkOut(deps, viewer, orderId)
}

// The order may have been canceled, and its place given up, while the provider opened the page.
const isStillWanted = ({ db }: PaymentDeps, orderId: number, sessionId: string) =>
  transact(db, async (tx) => {
    const { status } = await lockAnyOrder(tx, orderId)
    return takesMoney(status) && (await findSession(tx, sessionId))?.status === 'open'
  })

// The place is taken before the provider is asked, and the provider is asked outside of any transaction.
function sessionFor(
  { db, needsResaleCertificate }: CheckoutDeps,
  viewer: BuyerViewer,
  orderId: number,
) {
  return transact(db, async (tx) => {
    const order = await lockOrder(tx, viewer, orderId)
    if (!isPayable(order.status)) {
      const body = await showPurchaseOrder(tx, viewer, order.id)
      throw new Refusal('This order is not awaiting payment.', 409, { body })
    }
    if (!isPayableByCard(order.totalCents)) throw new Refusal(NOT_BY_CARD)
    if (needsResaleCertificate) refuseUncovered((await coverageOfOrders(tx, [order]))(order.id))
    const session = (await findOpenSession(tx, orderId)) ?? (await takePlaceFor(tx, order))
    return { order, session, now: await databaseNow(tx) }
  })
}

function refuseUncovered(coverage: OrderCoverage | null) {
  const needed = certificateNeeded(coverage)
  if (needed) throw new Refusal(needed, 409)
}

async function takePlaceFor(tx: Tx, { id, totalCents }: PurchaseOrder) {
  await publishToStaff(tx, 'PurchaseOrdersChannel')
  const expiresAt = new Date((await databaseNow(tx)).getTime() + SESSION_MS)
  return startSession(tx, { purchaseOrderId: id, amountCents: totalCents, expiresAt })
}
