import { describe, expect, test } from 'vitest'
import { makeTransition } from '#server/purchase-orders/make-transition.ts'
import { cancelUnpaidOrders } from '#server/purchase-orders/cancel-unpaid-orders.ts'
import { lockAnyOrder } from '#server/purchase-orders/find-order.ts'
import { aDeal } from '#server/testing/deals.ts'
import { eventually } from '#server/testing/eventually.ts'
import { anAdministrator } from '#server/testing/listings.ts'
import { patiently } from '#server/testing/patiently.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { press } from '#payment-sandbox/testing/press.ts'

const site = siteForThisFile()

async function anOrder() {
  const deal = await aDeal(site, { quantity: 10, price: 800, units: 100 })
  const accepted = await deal.seller.put(`/offers/${deal.offerId}/accept`)
  const orderId: string = accepted.body.data.attributes.purchase_order_id
  const checkOut = () => deal.buyer.post(`/purchase_orders/${orderId}/payment`)
  const status = async () => {
    const { body } = await deal.buyer.get('/marketplace/purchase_orders')
    return body.data[0].attributes.status as string
  }
  const becomes = (wanted: string) => eventually(status, (now) => now === wanted)
  return { ...deal, orderId, checkOut, status, becomes }
}

const unitsOf = async (productId: number) => {
  const product = await site.db
    .selectFrom('products')
    .select('units')
    .where('id', '=', productId)
    .executeTakeFirstOrThrow()
  return product.units
}

const sessionOf = (orderId: string) =>
  site.db
    .selectFrom('checkoutSessions')
    .selectAll()
    .where('purchaseOrderId', '=', Number(orderId))
    .executeTakeFirstOrThrow()

const deps = () => ({
  db: site.db,
  terms: {
    platformFeeBps: 1000,
    paymentDeadlineHours: 72,
    offerExpiryDays: 7,
    publicUrl: site.address,
  },
})

describe('a check out', () => {
  test('leads to the hosted page, comes back, and the signed webhook confirms the order', async () => {
    const { checkOut, becomes, orderId } = await anOrder()
    const { body } = await checkOut()
    expect(body.url).toContain('/sandbox_checkout/')
    const back = await press(site, body.url, 'Pay')
    expect(back.headers.get('location')).toBe(
      `${site.address}/my_orders?stripe_success=true&purchase_order_id=${orderId}`,
    )
    await becomes('awaiting_shipment')
    expect((await checkOut()).status).toBe(409)
  })

  test('made twenty times at once answers one address', async () => {
    const { checkOut } = await anOrder()
    const tries = Array.from({ length: 20 }, () => patiently(checkOut))
    const answers = await Promise.all(tries)
    expect(new Set(answers.map(({ body }) => body.url)).size).toBe(1)
  })

  test('is never open twice for the same order, even when it is replaced', async () => {
    const { checkOut, orderId } = await anOrder()
    await checkOut()
    const { purchaseOrderId, amountCents, expiresAt } = await sessionOf(orderId)
    const second = site.db
      .insertInto('checkoutSessions')
      .values({ purchaseOrderId, amountCents, expiresAt })
      .execute()
    await expect(second).rejects.toThrow('checkout_sessions_one_open')
  })

  test('that is declined leaves the order to be paid again on the same page', async () => {
    const { checkOut, status } = await anOrder()
    const { body } = await checkOut()
    await press(site, body.url, 'Decline')
    expect(await status()).toBe('awaiting_initial_payment')
    expect((await checkOut()).body.url).toBe(body.url)
  })

  test('that needs verification waits for the buyer, who confirms it', async () => {
    const { buyer, checkOut, becomes, orderId } = await anOrder()
    await press(site, (await checkOut()).body.url, 'Pay needs verification')
    await becomes('requires_payment_action')
    const verify = await buyer.get(`/purchase_orders/${orderId}/verify_payment`)
    await press(site, verify.body.url, 'Confirm')
    await becomes('awaiting_shipment')
  })

  test('of too little or too much for a card is refused in words', async () => {
    const staff = await anAdministrator(site.db)
    const tiny = await aDeal(site, { quantity: 1, price: 30 })
    const accepted = await tiny.seller.put(`/offers/${tiny.offerId}/accept`)
    const id: string = accepted.body.data.attributes.purchase_order_id
    expect(await tiny.buyer.post(`/purchase_orders/${id}/payment`)).toMatchObject({
      status: 422,
      body: {
        errors: [
          'This order can’t be paid by card. Please pay by wire transfer; we’ll send you the details.',
        ],
      },
    })
    const { body } = await (await site.as(staff)).get('/notifications')
    expect(body.notifications).toMatchObject([
      { title: expect.stringContaining('No card pays the $0.30 for PO-') },
    ])
    const mails = await site.db
      .selectFrom('mails')
      .select('subject')
      .where('toAddress', '=', staff.email)
      .execute()
    expect(mails).toMatchObject([{ subject: expect.stringContaining('No card pays the $0.30') }])
  })

  test('belongs to the buyer alone', async () => {
    const { seller, orderId } = await anOrder()
    expect((await seller.post(`/purchase_orders/${orderId}/payment`)).status).toBe(403)
    const { buyer: stranger } = await aDeal(site)
    expect((await stranger.post(`/purchase_orders/${orderId}/payment`)).status).toBe(404)
  })
})

describe('the return from the hosted page', () => {
  test('makes the server ask the provider, and proves nothing alone', async () => {
    const { buyer, orderId, checkOut } = await anOrder()
    await checkOut()
    const before = await buyer.put(`/marketplace/purchase_orders/${orderId}`)
    expect(before.body.data.attributes.status).toBe('awaiting_initial_payment')
  })
})

describe('a webhook', () => {
  test('without the provider’s signature is 400 and keeps nothing', async () => {
    const answer = await site.visitor.post('/webhooks/stripe', { id: 'evt_forged', type: 'x' })
    expect(answer.status).toBe(400)
    const kept = await site.db
      .selectFrom('paymentEvents')
      .select('id')
      .where('id', '=', 'evt_forged')
      .execute()
    expect(kept).toEqual([])
  })
})

describe('an order whose payment deadline passed', () => {
  const later = () => new Date(Date.now() + 73 * 3_600_000)

  test('is canceled once and its units are back on the shelf', async () => {
    const { product, status } = await anOrder()
    expect(await unitsOf(product.id)).toBe(90)
    await Promise.all([cancelUnpaidOrders(deps(), later()), cancelUnpaidOrders(deps(), later())])
    expect(await status()).toBe('canceled')
    expect(await unitsOf(product.id)).toBe(100)
  })

  test('closes its open checkout, so that nobody pays for what is gone', async () => {
    const { checkOut, orderId } = await anOrder()
    await checkOut()
    await cancelUnpaidOrders(deps(), later())
    await eventually(
      () => sessionOf(orderId),
      ({ status }) => status === 'expired',
    )
  })

  test('and is paid at that very moment gives the money back', async () => {
    const { checkOut, status, orderId } = await anOrder()
    const { body } = await checkOut()
    await site.db.transaction().execute(async (tx) => {
      const order = await lockAnyOrder(tx, Number(orderId))
      await press(site, body.url, 'Pay')
      const by = { party: 'system', userId: null } as const
      await makeTransition({ tx, terms: deps().terms }, order, { event: 'cancel', by })
    })
    const refunds = () =>
      site.db
        .selectFrom('refunds')
        .select('status')
        .where('purchaseOrderId', '=', Number(orderId))
        .execute()
    await eventually(refunds, ([refund]) => refund?.status === 'succeeded')
    expect(await status()).toBe('canceled')
  })
})
