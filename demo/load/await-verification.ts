import { poNumber } from '#market/purchase-orders/po-number.ts'
import type { PaymentDeps } from '#server/payments/payment-deps.ts'
import { payWithVerification } from '#payment-sandbox/acts/pay-session.ts'
import { withBooks, type Sandbox } from '#payment-sandbox/sandbox.ts'

const DAY = 86_400_000

/** Gives the demo orders whose payment requires action a payment in the sandbox that does. */
export async function awaitVerification({ db, terms, provider }: PaymentDeps, sandbox: Sandbox) {
  const orders = await db
    .selectFrom('purchaseOrders')
    .innerJoin('buyers', 'buyers.id', 'purchaseOrders.buyerId')
    .innerJoin('users', 'users.id', 'buyers.userId')
    .select(['purchaseOrders.id', 'number', 'totalCents', 'email'])
    .where('purchaseOrders.status', '=', 'requires_payment_action')
    .execute()
  for (const { id, number, totalCents: amount, email } of orders) {
    const expiresAt = new Date(Date.now() + DAY - 60_000)
    const back = `${terms.publicUrl}/my_orders?purchase_order_id=${id}&stripe_success`
    const place = await db
      .insertInto('checkoutSessions')
      .values({ purchaseOrderId: id, amountCents: amount, expiresAt })
      .returning('id')
      .executeTakeFirstOrThrow()
    const opened = await provider.openCheckout({
      orderId: String(id),
      poNumber: poNumber(number),
      checkoutId: String(place.id),
      amount,
      lines: [],
      buyerEmail: email,
      successUrl: `${back}=true`,
      cancelUrl: `${back}=false`,
      idempotencyKey: `demo-order-${id}`,
      expiresAt,
    })
    await db
      .updateTable('checkoutSessions')
      .set({ providerSessionId: opened.sessionId, url: opened.url, status: 'open' })
      .where('id', '=', place.id)
      .execute()
    await withBooks(sandbox, (books) => payWithVerification(books, opened.sessionId))
  }
}
