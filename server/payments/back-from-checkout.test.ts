import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { noFaults } from '#payment-sandbox/faults.ts'
import type { CheckoutOutcome } from '#market/purchase-orders/checkout-outcome.ts'
import type { Caller } from '#server/testing/caller.ts'
import { aPayingSite, type PayingSite } from './testing/a-paying-site.ts'
import { aPaymentStory, type AtProvider } from './testing/a-payment-story.ts'
import { anUnpaidOrder, someTraders, type Traders } from './testing/an-unpaid-order.ts'

let shop: PayingSite
let traders: Traders
let buyer: Caller
let story: ReturnType<typeof aPaymentStory>

beforeAll(async () => {
  shop = await aPayingSite()
  traders = await someTraders(shop.site.db)
  buyer = await shop.site.as(traders.buyer)
})
afterAll(() => shop.stop())
beforeEach(async () => {
  const order = await anUnpaidOrder(shop.site.db, shop.deps.terms, traders)
  story = aPaymentStory(shop, buyer, order.id)
})
afterEach(() => {
  const { webhooks } = shop.faults
  Object.assign(shop.faults, { ...noFaults(), webhooks })
})

const standing = async (): Promise<CheckoutOutcome> => {
  const { status, body } = await story.comeBack()
  expect(status).toBe(200)
  return body.meta.payment
}

type Row = [CheckoutOutcome, string, AtProvider[]]
const rows: Row[] = [
  ['left', 'awaiting_initial_payment', []],
  ['declined', 'awaiting_initial_payment', ['decline']],
  ['expired', 'awaiting_initial_payment', ['expire']],
  ['expired', 'awaiting_initial_payment', ['decline', 'expire']],
  ['verify', 'requires_payment_action', ['pay with verification']],
  ['unverified', 'awaiting_initial_payment', ['pay with verification', 'fail verification']],
  ['paid', 'awaiting_shipment', ['pay with verification', 'confirm']],
  ['debit_under_way', 'payment_pending', ['pay by debit']],
  ['debit_failed', 'awaiting_initial_payment', ['pay by debit', 'bounce the debit']],
  ['paid', 'awaiting_shipment', ['decline', 'pay']],
]

describe('who comes back from the checkout is told by one answer how it ended (A12)', () => {
  test.each(rows)('%s, and the order is %s, after %j', async (told, status, acts) => {
    await story.checkOut()
    for (const act of acts) expect(await story.atProvider(act, 0)).toBe(true)
    expect(await standing()).toBe(told)
    expect(await story.orderNow()).toMatchObject({ status })
    // A webhook may have told it first, and the page may be loaded again.
    for (const event of await story.events()) await story.deliver(event)
    expect(await standing()).toBe(told)
  })

  test('also step by step, as each one comes', async () => {
    await story.checkOut()
    expect(await standing()).toBe('left')
    await story.atProvider('pay by debit', 0)
    expect(await standing()).toBe('debit_under_way')
    await story.atProvider('bounce the debit', 0)
    expect(await standing()).toBe('debit_failed')
    await story.checkOut()
    expect(await standing()).toBe('left')
    await story.atProvider('decline', 0)
    expect(await standing()).toBe('declined')
    await story.atProvider('pay', 0)
    expect(await standing()).toBe('paid')
  })

  test('that nothing is known of a checkout that never was', async () => {
    expect(await standing()).toBe('unknown')
  })

  test.each([
    ['order_canceled', []],
    ['returned', ['pay']],
  ] as [CheckoutOutcome, AtProvider[]][])(
    '%s of an order that was canceled, after %j',
    async (told, acts) => {
      await story.checkOut()
      for (const act of acts) await story.atProvider(act, 0)
      await story.cancel()
      expect(await standing()).toBe(told)
      expect(await standing()).toBe(told)
    },
  )

  test('nothing while the provider is away, and the page keeps what it said', async () => {
    await story.checkOut()
    shop.faults.away = true
    expect((await story.comeBack()).status).toBe(503)
  })
})
