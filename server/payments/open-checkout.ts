import { inDigits } from '#market/in-digits.ts'
import { poNumber } from '#market/purchase-orders/po-number.ts'
import type { PurchaseOrder } from '#server/purchase-orders/find-order.ts'
import { linesOf } from '#server/purchase-orders/order-lines.ts'
import { abandonSession, saveOpened, type CheckoutSession } from './checkout-session-store.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { isAnsweredForGood } from './provider.ts'

const HOUR_MS = 3_600_000

/** The hosted page of a place: the same one for every caller, however often it is requested. */
export async function openCheckout(
  deps: PaymentDeps,
  order: PurchaseOrder,
  session: CheckoutSession,
) {
  try {
    const opened = await deps.provider.openCheckout(await requestFor(deps, order, session))
    await saveOpened(deps.db, session.id, opened)
    return opened
  } catch (error) {
    // The next try takes a new place, which has a key of its own.
    if (isAnsweredForGood(error)) await abandonSession(deps.db, session)
    throw error
  }
}

/** The provider opens nothing that would end within half an hour. */
export const isTooOldToOpen = ({ expiresAt }: CheckoutSession, now: Date) =>
  expiresAt.getTime() - now.getTime() < HOUR_MS

async function requestFor(
  { db, terms }: PaymentDeps,
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
    freight: order.freightCents,
    lines: lines.map(({ name, quantity }) => `${inDigits(quantity)} × ${name}`),
    buyerEmail: order.buyerEmail,
    successUrl: back(true),
    cancelUrl: back(false),
    // Everybody who opens this session asks with the same key and gets the same page.
    idempotencyKey: `checkout-session-${session.id}-${session.createdAt.getTime()}`,
    expiresAt: session.expiresAt,
  }
}
