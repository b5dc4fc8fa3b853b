import type { BuyerViewer } from '#market/accounts/viewer.ts'
import { isPayableByCard } from '#market/payments/card-limits.ts'
import { poNumber } from '#market/purchase-orders/po-number.ts'
import { isPayable } from '#market/purchase-orders/purchase-order.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { announceToStaff } from '#server/platform/live/announce.ts'
import { lockOrder, type PurchaseOrder } from '#server/purchase-orders/find-order.ts'
import { linesOf } from '#server/purchase-orders/order-lines.ts'
import { showPurchaseOrder } from '#server/purchase-orders/show-purchase-order.ts'
import {
  abandonSession,
  findOpenSession,
  saveOpened,
  startSession,
  type CheckoutSession,
} from './checkout-session-store.ts'
import type { PaymentDesk } from './payment-desk.ts'
import { isAnsweredForGood } from './provider.ts'
import { closeCheckout } from './settle-checkout.ts'

const HOUR_MS = 3_600_000
const SESSION_MS = 23 * HOUR_MS

/** The hosted checkout of an order: the one already open, or a new one (decision E4). */
export async function checkOut(
  desk: PaymentDesk,
  viewer: BuyerViewer,
  orderId: number,
): Promise<string> {
  const { order, session } = await sessionFor(desk, viewer, orderId)
  if (session.url && session.expiresAt > new Date()) return session.url
  if (!session.url && isTooOldToOpen(session)) {
    await abandonSession(desk.db, session)
    return checkOut(desk, viewer, orderId)
  }
  if (session.providerSessionId) {
    // Its time is over: learn how it ended, which frees the place for a new one.
    const isOurs = await closeCheckout(desk, session.providerSessionId)
    if (!isOurs) await abandonSession(desk.db, session)
    return checkOut(desk, viewer, orderId)
  }
  const opened = await open(desk, order, session)
  await saveOpened(desk.db, session.id, opened)
  return opened.url
}

async function open(desk: PaymentDesk, order: PurchaseOrder, session: CheckoutSession) {
  try {
    return await desk.provider.openCheckout(await requestFor(desk, order, session))
  } catch (error) {
    // The next try takes a new place, which has a key of its own.
    if (isAnsweredForGood(error)) await abandonSession(desk.db, session)
    throw error
  }
}

// The provider opens nothing that would end within half an hour.
const isTooOldToOpen = ({ expiresAt }: CheckoutSession) =>
  expiresAt.getTime() - Date.now() < HOUR_MS

// The place is taken before the provider is asked, and the provider is asked outside of any transaction.
function sessionFor({ db }: PaymentDesk, viewer: BuyerViewer, orderId: number) {
  return transact(db, async (tx) => {
    const order = await lockOrder(tx, viewer, orderId)
    if (!isPayable(order.status)) {
      const body = await showPurchaseOrder(tx, viewer, order.id)
      throw new Refusal('This order is not awaiting payment.', 409, { body })
    }
    if (!isPayableByCard(order.totalCents))
      throw new Refusal('This order cannot be paid by card. We will contact you.')
    const session = (await findOpenSession(tx, orderId)) ?? (await takePlaceFor(tx, order))
    return { order, session }
  })
}

async function takePlaceFor(tx: Tx, { id, totalCents }: PurchaseOrder) {
  await announceToStaff(tx, 'PurchaseOrdersChannel')
  const expiresAt = new Date(Date.now() + SESSION_MS)
  return startSession(tx, { purchaseOrderId: id, amountCents: totalCents, expiresAt })
}

async function requestFor(
  { db, terms }: PaymentDesk,
  order: PurchaseOrder,
  session: CheckoutSession,
) {
  const back = (success: boolean) =>
    `${terms.publicUrl}/my_orders?stripe_success=${success}&purchase_order_id=${order.id}`
  const lines = await linesOf(db, [order.id])
  return {
    orderId: String(order.id),
    poNumber: poNumber(order.number),
    checkoutId: String(session.id),
    amount: session.amountCents,
    lines: lines.map(({ name, quantity }) => `${quantity.toLocaleString('en-US')} × ${name}`),
    buyerEmail: order.buyerEmail,
    successUrl: back(true),
    cancelUrl: back(false),
    // Everybody who opens this session asks with the same key and gets the same page.
    idempotencyKey: `checkout-session-${session.id}-${session.createdAt.getTime()}`,
    expiresAt: session.expiresAt,
  }
}
