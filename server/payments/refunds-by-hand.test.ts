import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { anAdministrator } from '#server/testing/listings.ts'
import type { Caller } from '#server/testing/caller.ts'
import { noFaults } from '#payment-sandbox/faults.ts'
import { aPayingSite, type PayingSite } from './testing/a-paying-site.ts'
import { aPaymentStory } from './testing/a-payment-story.ts'
import { anUnpaidOrder, someTraders, type Traders } from './testing/an-unpaid-order.ts'

let shop: PayingSite
let traders: Traders
let caller: Caller
let staff: Caller
let orderId: number
let story: ReturnType<typeof aPaymentStory>

beforeAll(async () => {
  shop = await aPayingSite()
  const { db } = shop.site
  traders = await someTraders(db)
  caller = await shop.site.as(traders.buyer)
  staff = await shop.site.as(await anAdministrator(db))
})
afterAll(() => shop.stop())

/** An order of $80.00, paid. */
beforeEach(async () => {
  const order = await anUnpaidOrder(shop.site.db, shop.deps.terms, traders)
  orderId = order.id
  story = aPaymentStory(shop, caller, orderId)
  await story.checkOut()
  await story.atProvider('pay', 0)
  await story.comeBack()
})
afterEach(() => {
  const { webhooks } = shop.faults
  Object.assign(shop.faults, { ...noFaults(), webhooks })
})

const shown = async () => (await staff.get(`/admin/purchase_orders/${orderId}`)).body.data
const deliverLast = async (type: string) => {
  const event = (await story.events()).findLast((each) => each.type === type)
  if (!event) throw new Error(`There was no ${type}`)
  expect(await story.deliver(event)).toBe(200)
}
const amountsAtProvider = async () =>
  (await story.refundsAtProvider()).map(({ amount }) => amount).toReversed()

describe('a part given back by hand at the provider', () => {
  test('is not taken for our refund of the canceled order, though our first call failed', async () => {
    await story.refundByHand(20_00)
    await story.cancel()
    await story.closeOnly()
    shop.faults.requests = ['fail-for-good']
    await expect(story.work()).rejects.toThrow('Please try again soon')
    await story.reconcile()
    await story.work()
    expect(await amountsAtProvider()).toEqual([20_00, 60_00])
    expect(await story.refunds()).toMatchObject([{ status: 'succeeded', amountCents: 60_00 }])
  })

  test('is not taken for it either when its webhook comes late', async () => {
    await story.refundByHand(20_00)
    await story.cancel()
    await story.closeOnly()
    await deliverLast('refund.created')
    expect(await story.refunds()).toMatchObject([{ status: 'requested', amountCents: 60_00 }])
    await story.work()
    expect(await amountsAtProvider()).toEqual([20_00, 60_00])
  })

  test('that the bank sends back follows, after the rest has gone back', async () => {
    await story.refundByHand(20_00)
    await story.cancel()
    await story.work()
    await story.sendBackByHand()
    await deliverLast('refund.failed')
    await story.work()
    expect(await story.leftAtProvider()).toEqual([0])
    expect(await story.refunds()).toMatchObject([{ status: 'succeeded', amountCents: 20_00 }])
  })

  test('leaves a paid order as it is, and staff see it', async () => {
    await story.refundByHand(50_00)
    await story.reconcile()
    expect(await shown()).toMatchObject({
      status: 'awaiting_shipment',
      refunds: [],
      refunds_at_provider: [{ amount_cents: 50_00, status: 'succeeded' }],
    })
  })

  test('that the bank sends back is told to staff', async () => {
    await story.refundByHand(50_00)
    await story.reconcile()
    await story.sendBackByHand()
    await deliverLast('refund.failed')
    await story.reconcile()
    const { po_number: order, refunds_at_provider: made } = await shown()
    expect(made).toMatchObject([{ amount_cents: 50_00, status: 'failed' }])
    const { notifications } = (await staff.get('/notifications')).body
    const title = `The refund of $50.00 for ${order} failed`
    expect(notifications.filter((each: { title: string }) => each.title === title)).toHaveLength(1)
  })
})

test('when all was given back by hand, canceling asks for nothing more', async () => {
  await story.refundByHand(30_00)
  await story.refundByHand(50_00)
  await story.cancel()
  await story.work()
  await story.reconcile()
  expect(await amountsAtProvider()).toEqual([30_00, 50_00])
  expect(await story.refunds()).toMatchObject([{ status: 'not_needed', amountCents: 0 }])
})

test('when staff give back by hand what the bank sent back, ours is settled', async () => {
  shop.faults.refunds = 'come-back'
  await story.cancel()
  await story.work()
  await story.reconcile()
  expect(await story.refunds()).toMatchObject([{ status: 'failed', amountCents: 80_00 }])
  shop.faults.refunds = 'arrive'
  await story.refundByHand(80_00)
  await story.reconcile()
  expect(await story.refunds()).toMatchObject([{ status: 'not_needed' }])
  expect(await shown()).toMatchObject({ has_failed_refund: false })
})

test('a refund of ours that was kept with another’s amount gives back the rest', async () => {
  await story.refundByHand(20_00)
  await story.cancel()
  await story.closeOnly()
  const [byHand] = await story.refundsAtProvider()
  // As an earlier version left it.
  await shop.site.db
    .updateTable('refunds')
    .set({ status: 'succeeded', providerRefundId: byHand?.id ?? null, amountCents: sql`8000` })
    .where('purchaseOrderId', '=', orderId)
    .execute()
  await story.reconcile()
  await story.work()
  expect(await story.leftAtProvider()).toEqual([0])
})
