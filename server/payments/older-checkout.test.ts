import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CheckoutState } from '#market/payments/checkout-state.ts'
import { transact } from '#server/platform/database/transact.ts'
import { findAnyOrder } from '#server/purchase-orders/find-order.ts'
import { aBuyer, aListedProduct, aSeller } from '#server/testing/listings.ts'
import { applyCheckout } from './apply-checkout.ts'
import { aPayingSite, type PayingSite } from './testing/a-paying-site.ts'
import { anUnpaidOrder } from './testing/an-unpaid-order.ts'

let shop: PayingSite
beforeAll(async () => {
  shop = await aPayingSite()
})
afterAll(() => shop.stop())

async function anOrderToPay() {
  const { db } = shop.site
  const [buyer, seller] = [await aBuyer(db), await aSeller(db)]
  const { id: productId } = await aListedProduct(db, { sellerId: seller.id, units: 1000 })
  const { id } = await anUnpaidOrder(db, shop.deps.terms, { buyer, seller, productId })
  return findAnyOrder(db, id)
}

test('the end of a checkout, heard of when a newer one is with the bank, leaves the order as it is', async () => {
  const { db } = shop.site
  const { id: orderId, totalCents: amount } = await anOrderToPay()
  const place = { purchaseOrderId: orderId, amountCents: amount, expiresAt: new Date() }
  // Its answer was lost, and its place given up.
  const older = await db
    .insertInto('checkoutSessions')
    .values({ ...place, status: 'expired', stage: 'failed' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('checkoutSessions')
    .values({ ...place, providerSessionId: 'cs_newer', status: 'complete', stage: 'processing' })
    .execute()
  await db
    .updateTable('purchaseOrders')
    .set({ status: 'payment_pending' })
    .where('id', '=', orderId)
    .execute()

  const checkout: CheckoutState = {
    sessionId: 'cs_older',
    status: 'expired',
    url: null,
    payment: { stage: 'failed', cause: 'declined' },
    orderId: String(orderId),
    checkoutId: String(older.id),
    amount,
    currency: 'usd',
    mode: 'payment',
    paymentIntentId: 'pi_older',
  }
  const applied = await transact(db, (tx) =>
    applyCheckout(tx, shop.deps, { checkout, revision: 0 }),
  )
  expect(applied).toBe('applied')
  expect((await findAnyOrder(db, orderId)).status).toBe('payment_pending')
})
