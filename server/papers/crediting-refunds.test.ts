import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  anUnpaidOrder,
  someTraders,
  type Traders,
} from '#server/payments/testing/an-unpaid-order.ts'
import { aPayingSite, type PayingSite } from '#server/payments/testing/a-paying-site.ts'
import { aPaymentStory } from '#server/payments/testing/a-payment-story.ts'
import { unleased } from '#server/platform/jobs/job-run.ts'
import type { Caller } from '#server/testing/caller.ts'
import { issuePapersOf } from './issue-papers.ts'
import { issueWaiting } from './issue-waiting.ts'
import { ISSUER } from './testing/a-paid-trade.ts'
import { DETAILS } from './testing/a-paid-trade.ts'

let shop: PayingSite
let traders: Traders
let caller: Caller
let orderId: number
let story: ReturnType<typeof aPaymentStory>

beforeAll(async () => {
  shop = await aPayingSite()
  traders = await someTraders(shop.site.db)
  caller = await shop.site.as(traders.buyer)
  const seller = await shop.site.as(traders.seller)
  await seller.put('/dashboard/invoice_details', { invoice_details: DETAILS })
  await issueWaiting({ db: shop.site.db, issuer: ISSUER }, traders.seller.id, unleased)
})
afterAll(() => shop.stop())

/** An order of $80.00, paid by card. */
beforeEach(async () => {
  orderId = (await anUnpaidOrder(shop.site.db, shop.deps.terms, traders)).id
  story = aPaymentStory(shop, caller, orderId)
  await story.checkOut()
  await story.atProvider('pay', 0)
  await story.comeBack()
})

const amounts = async () => {
  await issuePapersOf(shop.site.db, orderId)
  const { body } = await caller.get(`/purchase_orders/${orderId}/papers`)
  return body.data.map((each: { kind: string; total_cents: number }) => [
    each.kind,
    each.total_cents,
  ])
}

test('a part given back by hand at the provider is credited, and the rest with the cancellation', async () => {
  await story.refundByHand(20_00)
  await story.reconcile()
  expect(await amounts()).toEqual([
    ['invoice', 80_00],
    ['credit_note', 20_00],
  ])
  await story.cancel()
  await story.closeOnly()
  await story.work()
  await story.reconcile()
  expect(await amounts()).toEqual([
    ['invoice', 80_00],
    ['credit_note', 20_00],
    ['credit_note', 60_00],
  ])
})

test('a refund that the bank sends back takes its credit note back', async () => {
  await story.refundByHand(20_00)
  await story.reconcile()
  expect(await amounts()).toEqual([
    ['invoice', 80_00],
    ['credit_note', 20_00],
  ])
  await story.sendBackByHand()
  await story.reconcile()
  expect(await amounts()).toEqual([
    ['invoice', 80_00],
    ['credit_note', 20_00],
    ['credit_note', -20_00],
  ])
})
