import { expect, test } from 'vitest'
import type { PurchaseOrderEvent } from '#market/purchase-orders/purchase-order.ts'
import { aDeal } from '#server/testing/deals.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { cancelUnpaidOrders } from './cancel-unpaid-orders.ts'
import { lockAnyOrder } from './find-order.ts'
import { makeTransition } from './make-transition.ts'

const HOUR = 3_600_000
const site = siteForThisFile()
const terms = () => ({
  platformFeeBps: 1000,
  paymentDeadlineHours: 72,
  offerExpiryDays: 7,
  publicUrl: site.address,
})

test('a bank debit that fails after the deadline leaves its buyer a day to pay in another way', async () => {
  const deal = await aDeal(site, { quantity: 10, price: 800, units: 100 })
  const accepted = await deal.seller.put(`/offers/${deal.offerId}/accept`)
  const id = Number(accepted.body.data.attributes.purchase_order_id)
  await move(id, 'submit_payment')
  await site.db
    .updateTable('purchaseOrders')
    .set({ paymentDueAt: new Date(Date.now() - 24 * HOUR) })
    .where('id', '=', id)
    .execute()
  await move(id, 'fail_payment')
  await cancelUnpaidOrders({ db: site.db, terms: terms() }, new Date())

  const { attributes } = (await deal.buyer.get(`/marketplace/purchase_orders/${id}`)).body.data
  expect(attributes.status).toBe('awaiting_initial_payment')
  const left = new Date(attributes.payment_due_at).getTime() - Date.now()
  expect(left).toBeGreaterThan(23 * HOUR)
  expect(left).toBeLessThanOrEqual(24 * HOUR)
})

const move = (id: number, event: PurchaseOrderEvent) =>
  site.db.transaction().execute(async (tx) => {
    const order = await lockAnyOrder(tx, id)
    const by = { party: 'system', userId: null } as const
    return makeTransition({ tx, terms: terms() }, order, { event, by })
  })
