import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openDispute } from '#payment-sandbox/acts/dispute-payment.ts'
import { withBooks } from '#payment-sandbox/sandbox.ts'
import { readPaper } from '#server/purchase-orders/testing/read-paper.ts'
import type { Caller } from '#server/testing/caller.ts'
import { anAdministrator } from '#server/testing/listings.ts'
import { aPayingSite, type PayingSite } from './testing/a-paying-site.ts'
import { aPaymentStory } from './testing/a-payment-story.ts'
import { anUnpaidOrder, someTraders, type Traders } from './testing/an-unpaid-order.ts'

let shop: PayingSite
let traders: Traders
let buyer: Caller
let seller: Caller
let staff: Caller
let orderId: number
let intentId: string
let story: ReturnType<typeof aPaymentStory>

beforeAll(async () => {
  shop = await aPayingSite()
  traders = await someTraders(shop.site.db)
  buyer = await shop.site.as(traders.buyer)
  seller = await shop.site.as(traders.seller)
  staff = await shop.site.as(await anAdministrator(shop.site.db))
})
afterAll(() => shop.stop())

beforeEach(async () => {
  orderId = (await anUnpaidOrder(shop.site.db, shop.deps.terms, traders)).id
  story = aPaymentStory(shop, buyer, orderId)
  await story.checkOut()
  await story.atProvider('pay', 0)
  await story.comeBack()
  intentId = (await story.sessions()).at(-1)?.payment_intent ?? ''
})

const path = () => `/marketplace/purchase_orders/${orderId}`
const evidence = () => staff.get(`/admin/purchase_orders/${orderId}/evidence`)
const words = async () =>
  (await readPaper((await evidence()).body)).join(' ').replaceAll(/\s+/g, ' ')

async function dispute() {
  const { id } = await withBooks(shop.sandbox, (books) => openDispute(books, intentId))
  for (const event of await story.allEvents())
    if (event.data.object['id'] === id) await story.deliver(event)
}

describe('the evidence for a dispute', () => {
  test('is one paper for staff: payment, tracking, receipt, messages and what is due', async () => {
    const { offer_id: offerId } = (await seller.get(path())).body.data.attributes
    await buyer.post(`/offers/${offerId}/messages`, { text: 'When does it leave?' })
    await seller.post(`/offers/${offerId}/messages`, { text: 'On Monday.' })
    const ship = { event: 'ship', carrier: 'UPS', tracking_number: '1Z999AA10123456784' }
    await seller.post(`${path()}/state_transitions`, ship)
    await buyer.post(`${path()}/state_transitions`, { event: 'receive' })
    await dispute()
    const { status, headers } = await evidence()
    expect(status).toBe(200)
    expect(headers.get('content-disposition')).toMatch(/filename="evidence-PO-\d+\.pdf"/)
    const text = await words()
    for (const part of [
      'Evidence for PO-',
      'A chargeback of $80.00 is open',
      'Evidence due',
      traders.buyer.email,
      'paid $80.00',
      intentId,
      'UPS, 1Z999AA10123456784',
      'Portland, OR 97201',
      'that the goods arrived',
      '“When does it leave?”',
      '“On Monday.”',
      'Order history',
    ])
      expect(text).toContain(part)
    expect(text).not.toMatch(/\bnet\b|\$72\.00/i)
  })

  test('says what has not happened, and is there before anybody disputes', async () => {
    const text = await words()
    expect(text).toContain('It has not shipped.')
    expect(text).toContain('No dispute is open')
    expect(text).not.toContain('arrived')
  })

  test('takes long and hostile words onto as many pages as they need', async () => {
    const { offer_id: offerId } = (await seller.get(path())).body.data.attributes
    const hostile = `${'W'.repeat(300)} \u202Egnp.exe <b>&amp;</b> 株式会社 ${'wet carton '.repeat(100)}the end`
    for (const side of [buyer, seller, buyer, seller])
      expect((await side.post(`/offers/${offerId}/messages`, { text: hostile })).status).toBe(201)
    await dispute()
    const pages = await readPaper((await evidence()).body)
    expect(pages.length).toBeGreaterThan(1)
    const text = pages.join(' ').replaceAll(/\s+/g, ' ')
    expect(text.match(/the end/g)).toHaveLength(4)
    expect(text).toContain('<b>&amp;</b>')
    expect(text).not.toContain('\u202E')
  })
})
