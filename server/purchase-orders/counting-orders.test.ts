import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderAwaits } from '#market/purchase-orders/purchase-order-status.ts'
import { aShippedOrder } from '#server/claims/testing/a-shipped-order.ts'
import { aPayingSite, type PayingSite } from '#server/payments/testing/a-paying-site.ts'
import { aPaymentStory } from '#server/payments/testing/a-payment-story.ts'
import { anUnpaidOrder, someTraders } from '#server/payments/testing/an-unpaid-order.ts'
import type { Caller } from '#server/testing/caller.ts'
import { anAdministrator } from '#server/testing/listings.ts'

let shop: PayingSite
let staff: Caller
beforeAll(async () => {
  shop = await aPayingSite()
  staff = await shop.site.as(await anAdministrator(shop.site.db))
})
afterAll(() => shop.stop())

const ORDERS = '/marketplace/purchase_orders'
type Listed = { attributes: Parameters<typeof orderAwaits>[0] }

/** What the list of orders says of it. */
async function counted(who: Caller, party: 'buyer' | 'seller') {
  const { data }: { data: Listed[] } = (await who.get(`${ORDERS}?page=1&per_page=200`)).body
  const isToPay = ({ attributes }: Listed) =>
    party === 'buyer' && attributes.status === 'awaiting_initial_payment'
  return {
    awaiting_you: data.filter(({ attributes }) => orderAwaits(attributes, party)).length,
    to_pay: data.filter(isToPay).length,
  }
}
const countsOf = async (who: Caller) => (await who.get(`${ORDERS}/counts`)).body

test('a trader’s orders to pay, ship or answer for are counted as the list shows them', async () => {
  const traders = await someTraders(shop.site.db)
  const buyer = await shop.site.as(traders.buyer)
  const seller = await shop.site.as(traders.seller)
  const unpaid = () => anUnpaidOrder(shop.site.db, shop.deps.terms, traders)
  const paid = async () => {
    const { id } = await unpaid()
    const event = { event: 'confirm_payment' }
    const moved = await staff.post(`/admin/purchase_orders/${id}/state_transitions`, event)
    expect(moved.status).toBe(200)
    return id
  }
  const bothCounts = async () => [await countsOf(buyer), await countsOf(seller)]
  expect(await bothCounts()).toEqual([
    { awaiting_you: 0, to_pay: 0 },
    { awaiting_you: 0, to_pay: 0 },
  ])

  await unpaid()
  await unpaid()
  await paid()
  expect(await bothCounts()).toEqual([
    { awaiting_you: 2, to_pay: 2 },
    { awaiting_you: 1, to_pay: 0 },
  ])

  // A payment on its way waits for nobody.
  const { id } = await unpaid()
  const story = aPaymentStory(shop, buyer, id)
  await story.checkOut()
  await story.atProvider('pay by debit', 0)
  await story.comeBack()
  const { body: pending } = await buyer.get(`${ORDERS}/${id}`)
  expect(pending.data.attributes.status).toBe('payment_pending')
  expect(await countsOf(buyer)).toEqual({ awaiting_you: 2, to_pay: 2 })

  // Short at packing: its buyer is asked.
  const short = await paid()
  const { body } = await seller.get(`${ORDERS}/${short}`)
  const packed = [{ line_id: Number(body.included[0].id), quantity: 5 }]
  const sent = await seller.post(`${ORDERS}/${short}/state_transitions`, { event: 'ship', packed })
  expect(sent.body.data.attributes.packing_shortage.is_waiting).toBe(true)
  expect(await bothCounts()).toEqual([
    { awaiting_you: 3, to_pay: 2 },
    { awaiting_you: 1, to_pay: 0 },
  ])

  // A claim on one that was shipped is its seller's to answer.
  const shipped = await aShippedOrder(shop, traders)
  expect((await shipped.report()).status).toBe(201)
  expect(await countsOf(seller)).toEqual({ awaiting_you: 2, to_pay: 0 })
  expect(await countsOf(buyer)).toEqual(await counted(buyer, 'buyer'))
  expect(await countsOf(seller)).toEqual(await counted(seller, 'seller'))
})

test('staff and visitors have nothing to count', async () => {
  expect((await staff.get(`${ORDERS}/counts`)).status).toBe(403)
  expect((await fetch(`${shop.site.address}${ORDERS}/counts`)).status).toBe(401)
})
