import { afterAll, beforeAll, expect, test } from 'vitest'
import { issuePapersOf } from '#server/papers/issue-papers.ts'
import { issueWaiting } from '#server/papers/issue-waiting.ts'
import { DETAILS, ISSUER } from '#server/papers/testing/a-paid-trade.ts'
import { unleased } from '#server/platform/jobs/job-run.ts'
import type { Caller } from '#server/testing/caller.ts'
import { aBuyer, aListedProduct, aSeller } from '#server/testing/listings.ts'
import { findViolations } from '#server/verification/find-violations.ts'
import { orderRules } from '#server/verification/rules/order-rules.ts'
import { paperRules } from '#server/verification/rules/paper-rules.ts'
import { paymentRules } from '#server/verification/rules/payment-rules.ts'
import { aPayingSite, type PayingSite } from './testing/a-paying-site.ts'
import { aPaymentStory } from './testing/a-payment-story.ts'
import { expectBalanced } from './testing/expect-balanced.ts'

const GOODS = 80_00
const FREIGHT = 25_00

let shop: PayingSite
let buyer: Caller
let seller: Caller
let sellerId: number

beforeAll(async () => {
  shop = await aPayingSite()
  const { site } = shop
  buyer = await site.as(await aBuyer(site.db))
  const sellerUser = await aSeller(site.db)
  sellerId = sellerUser.id
  seller = await site.as(sellerUser)
  await seller.put('/dashboard/invoice_details', { invoice_details: DETAILS })
  await issueWaiting({ db: site.db, issuer: ISSUER }, sellerId, unleased)
})
afterAll(() => shop.stop())

/** An order of $80.00 with $25.00 of freight, paid by card. */
async function aPaidOrder() {
  const lot = await aListedProduct(shop.site.db, { sellerId, freightTerms: 'quoted' })
  const line = { product_id: lot.id, quantity: 10, unit_price: 8_00 }
  const { body } = await buyer.post('/offers', { offer: { offer_products_attributes: [line] } })
  const id: string = body.data.id
  await buyer.put(`/offers/${id}/submit`)
  await seller.put(`/offers/${id}/accept`, { freight_cents: FREIGHT })
  const accepted = await buyer.put(`/offers/${id}/accept`)
  const orderId = Number(accepted.body.data.attributes.purchase_order_id)
  const story = aPaymentStory(shop, buyer, orderId)
  await story.checkOut()
  const items = (await story.sessions())[0]?.items
  await story.atProvider('pay', 0)
  await story.comeBack()
  const { number } = await shop.site.db
    .selectFrom('purchaseOrders')
    .select('number')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  return { orderId, number, story, items }
}

const papersOf = async (orderId: number) => {
  await issuePapersOf(shop.site.db, orderId)
  return shop.site.db
    .selectFrom('papers')
    .select(['kind', 'totalCents', 'lines'])
    .where('purchaseOrderId', '=', orderId)
    .orderBy('id')
    .execute()
}
const entriesOf = async (orderId: number) => {
  const entries = await shop.site.db
    .selectFrom('ledgerEntries')
    .innerJoin('ledgerPostings', 'ledgerPostings.id', 'ledgerEntries.postingId')
    .select(['account', 'amountCents'])
    .where('ledgerPostings.purchaseOrderId', '=', orderId)
    .execute()
  const of = (account: string) =>
    entries.reduce((sum, each) => sum + (each.account === account ? each.amountCents : 0), 0)
  return { clearing: of('clearing'), seller: of('seller_pending'), fee: of('platform_fee') }
}

test('freight is a line of its own at the checkout and on the invoice, and the seller’s whole in the ledger', async () => {
  const { orderId, number, items } = await aPaidOrder()
  expect(items?.map(({ name, amount }) => [name, amount])).toEqual([
    [expect.stringMatching(/^Purchase order PO-/), GOODS],
    ['Freight', FREIGHT],
  ])
  const [invoice] = await papersOf(orderId)
  expect(invoice?.totalCents).toBe(GOODS + FREIGHT)
  expect(invoice?.lines.at(-1)).toEqual({ name: 'Freight', total_cents: FREIGHT })
  expect(await entriesOf(orderId)).toEqual({
    clearing: GOODS + FREIGHT,
    seller: -(72_00 + FREIGHT),
    fee: -8_00,
  })
  await expectBalanced(shop.site.db, number)
})

test('freight goes back with a cancellation, and leaves both sides with nothing', async () => {
  const { orderId, number, story } = await aPaidOrder()
  await story.cancel()
  await story.closeOnly()
  await story.work()
  await story.reconcile()
  expect(await story.leftAtProvider()).toEqual([0])
  expect(await entriesOf(orderId)).toEqual({ clearing: 0, seller: 0, fee: 0 })
  expect((await papersOf(orderId)).map(({ kind, totalCents }) => [kind, totalCents])).toEqual([
    ['invoice', GOODS + FREIGHT],
    ['credit_note', GOODS + FREIGHT],
  ])
  await expectBalanced(shop.site.db, number)
})

test('a part that goes back takes the fee’s share of the goods alone', async () => {
  const { orderId, number, story } = await aPaidOrder()
  await story.refundByHand(40_00)
  await story.reconcile()
  expect(await entriesOf(orderId)).toEqual({
    clearing: 65_00,
    seller: -(36_00 + FREIGHT),
    fee: -4_00,
  })
  await story.refundByHand(45_00)
  await story.reconcile()
  expect(await entriesOf(orderId)).toEqual({ clearing: 20_00, seller: -20_00, fee: 0 })
  await expectBalanced(shop.site.db, number)
})

test('freight stands in a row of its own in the files of both sides, and on the paper of the order', async () => {
  const { orderId } = await aPaidOrder()
  for (const side of [buyer, seller]) {
    const { body } = await side.get('/marketplace/purchase_orders/csv')
    expect(String(body)).toMatch(/Freight,,,,,,25\.00/)
  }
  const pdf = await buyer.get(`/marketplace/purchase_orders/${orderId}/pdf`)
  expect(pdf.status).toBe(200)
})

test('after all of it every rule of orders, payments and papers holds', async () => {
  expect(
    await findViolations(shop.site.db, { ...orderRules, ...paymentRules, ...paperRules }),
  ).toEqual([])
})
