import type { Caller } from '#server/testing/caller.ts'
import { aDeal } from '#server/testing/deals.ts'
import type { TestSite } from '#server/testing/site.ts'

const LARGE = { quantity: 1500, units: 5000 }

/** An order of $12,000.00 that waits for its payment. */
export async function aLargeUnpaidOrder(site: Pick<TestSite, 'db' | 'as'>) {
  const deal = await aDeal(site, LARGE)
  const accepted = await deal.seller.put(`/offers/${deal.offerId}/accept`)
  return { ...deal, id: Number(accepted.body.data.attributes.purchase_order_id) }
}

/** The same, paid by wire. */
export async function aLargeOrder(site: Pick<TestSite, 'db' | 'as'>, staff: Caller) {
  const order = await aLargeUnpaidOrder(site)
  const path = `/admin/purchase_orders/${order.id}`
  await staff.post(`${path}/state_transitions`, { event: 'confirm_payment' })
  return {
    ...order,
    refund: { act: 'refund', subject_id: order.id },
    cancel: (by: Caller) => by.post(`${path}/state_transitions`, { event: 'cancel' }),
    shown: async () => (await staff.get(path)).body.data,
  }
}
