import type { CheckoutState } from '#market/payments/checkout-state.ts'
import { paymentOutcome } from '#market/payments/payment-outcome.ts'
import { takesMoney } from '#market/purchase-orders/purchase-order.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { postOrder } from '#server/ledger/post-order.ts'
import { publishToStaff } from '#server/platform/live/publish.ts'
import { makeTransition } from '#server/purchase-orders/make-transition.ts'
import { lockAnyOrder, type PurchaseOrder } from '#server/purchase-orders/find-order.ts'
import {
  findPlace,
  findSession,
  isKept,
  latestSession,
  saveReading,
  takePlace,
  type CheckoutSession,
} from './checkout-session-store.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { requestRefund } from './request-refund.ts'

type Reading = {
  checkout: CheckoutState
  /** The session's revision before the provider was asked. */
  revision: number
}

/** Moves the order a checkout names as its payment stands, if the order's state allows it. */
export async function applyCheckout(
  tx: Tx,
  { terms }: Pick<PaymentDeps, 'terms'>,
  { checkout, revision }: Reading,
): Promise<'applied' | 'unknown' | 'out of date' | 'unwanted'> {
  const named = (await findSession(tx, checkout.sessionId)) ?? (await findPlace(tx, checkout))
  if (!named) return 'unknown'
  const order = await lockAnyOrder(tx, named.purchaseOrderId)
  const outcome = paymentOutcome(checkout, { id: String(order.id), total: order.totalCents })
  if (outcome === 'mismatch') return 'unknown'

  if (checkout.status === 'open' && !isWanted(order, named)) return 'unwanted'
  const session = await sessionOf(tx, checkout)
  if (!session) return 'unknown'
  if (isKept(session, checkout)) return 'applied'
  if (session.revision !== revision) return 'out of date'
  await saveReading(tx, session, checkout)
  await publishToStaff(tx, 'PurchaseOrdersChannel')
  if (outcome === 'none') return 'applied'
  if (outcome !== 'confirm_payment' && (await isSuperseded(tx, order, checkout))) return 'applied'

  const by = { party: 'system', userId: null } as const
  const moved = await makeTransition({ tx, terms }, order, { event: outcome, by })
  if (!moved && outcome === 'confirm_payment') {
    await postOrder(tx, order.id)
    await returnMoney(tx, order, checkout)
  }
  return 'applied'
}

// The buyer may have a newer page by now, or the order takes no money any more.
const isWanted = ({ status }: PurchaseOrder, session: CheckoutSession) =>
  takesMoney(status) && session.status !== 'expired'

// Under the order's lock: nobody else gives the same checkout its place.
async function sessionOf(tx: Tx, checkout: CheckoutState) {
  const known = await findSession(tx, checkout.sessionId)
  if (known) return known
  const place = await findPlace(tx, checkout)
  if (!place) return undefined
  await takePlace(tx, place.id, checkout)
  return findSession(tx, checkout.sessionId)
}

// An old session's end never undoes what a newer one has come to (reliability 13).
async function isSuperseded(tx: Tx, order: PurchaseOrder, { sessionId }: CheckoutState) {
  return (await latestSession(tx, order.id))?.providerSessionId !== sessionId
}

// The order was canceled, or paid in another way, while the buyer paid (reliability 11).
const returnMoney = (tx: Tx, order: PurchaseOrder, { paymentIntentId, amount }: CheckoutState) =>
  requestRefund(tx, { orderId: order.id, paymentIntentId, amount })
