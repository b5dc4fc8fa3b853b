import { makeTransition } from '#server/purchase-orders/make-transition.ts'
import { lockAnyOrder } from '#server/purchase-orders/find-order.ts'
import { aDeal } from '#server/testing/deals.ts'
import { eventually } from '#server/testing/eventually.ts'
import type { TestSite } from '#server/testing/site.ts'
import { press } from '#payment-sandbox/testing/press.ts'

/** An order that was paid by card, and that Lotline may cancel; the money then has to be returned. */
export async function aPaidOrder(site: Pick<TestSite, 'db' | 'as' | 'address'>) {
  const { db, address: publicUrl } = site
  const deal = await aDeal(site)
  const accepted = await deal.seller.put(`/offers/${deal.offerId}/accept`)
  const orderId = Number(accepted.body.data.attributes.purchase_order_id)
  const { body } = await deal.buyer.post(`/purchase_orders/${orderId}/payment`)
  await press(site, body.url, 'Pay')
  const paid = () =>
    db
      .selectFrom('checkoutSessions')
      .select('paid')
      .where('purchaseOrderId', '=', orderId)
      .executeTakeFirst()
  await eventually(paid, (session) => session?.paid === true)
  const terms = {
    platformFeeBps: 1000,
    paymentDeadlineHours: 72,
    offerExpiryDays: 7,
    publicUrl,
  }
  const by = { party: 'system', userId: null } as const
  return {
    cancel: () =>
      db.transaction().execute(async (tx) => {
        const order = await lockAnyOrder(tx, orderId)
        await makeTransition({ tx, terms }, order, { event: 'cancel', by })
      }),
    refunds: () =>
      db.selectFrom('refunds').select('status').where('purchaseOrderId', '=', orderId).execute(),
  }
}
