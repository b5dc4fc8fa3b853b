import { describe, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import type { OrderFacts } from './order-news-facts.ts'
import { orderNews, type OrderNewsKind } from './order-news.ts'
import { orderMail } from './send-order-news.ts'

const isKind = (key: string): key is OrderNewsKind => key in orderNews
const kinds = Object.keys(orderNews).filter(isKind)
const parties = ['buyer', 'seller'] as const
const everyMail = kinds.flatMap((kind) => parties.map((party) => [kind, party] as const))

const facts: OrderFacts & { turnOffUrl: string } = {
  turnOffUrl: 'https://lotline.example/unsubscribe/x/y',
  orderNumber: 'PO-10007',
  counterpartyName: 'Harbor Outfitters',
  recipientParty: 'buyer',
  lines: [{ name: 'Canvas tote', quantity: 40, unitPrice: cents(1250), total: cents(50_000) }],
  total: cents(50_000),
  netToSeller: cents(45_000),
  payBy: new Date('2026-11-27T19:00Z'),
  parties: {
    buyerName: 'Oasis Stores',
    sellerName: 'Harbor Outfitters',
    shipTo: {
      name: 'Oasis DC 4',
      line1: '1200 Industrial Way',
      city: 'Reno',
      state: 'NV',
      postal_code: '89502',
      country: 'US',
    },
  },
  carrier: 'UPS Freight',
  trackingNumber: '1Z999AA10123456784',
  publicUrl: 'https://lotline.example',
}

describe.each(everyMail)('the mail %s to the %s', (kind, recipientParty) => {
  const mail = orderMail(kind, { ...facts, recipientParty })

  test('names the order, the amount and the lines, and leads to the order', () => {
    expect(mail.subject).toContain('PO-10007')
    expect(mail.subject).toContain('$500.00')
    for (const body of [mail.html, mail.text]) {
      expect(body).toContain('PO-10007')
      expect(body).toContain('$500.00')
      expect(body).toContain('Canvas tote')
      expect(body).toContain('https://lotline.example/my_orders?order=PO-10007')
    }
  })

  test('tells the net to sellers only', () => {
    const isTold = recipientParty === 'seller'
    expect(mail.html.includes('450.00')).toBe(isTold)
    expect(mail.text.includes('450.00')).toBe(isTold)
    if (!isTold) expect(mail.html + mail.text).not.toMatch(/\bnet\b|\bfee\b/i)
  })

  test('shows a hostile name as text', () => {
    const { html } = orderMail(kind, {
      ...facts,
      recipientParty,
      counterpartyName: '<script>alert(1)</script>',
      note: '<img src=x onerror=alert(1)>',
      carrier: '<b>UPS</b>',
    })
    expect(html).not.toMatch(/<script|<img|<b>/)
  })
})

describe('an order', () => {
  test('that is paid tells the seller where to ship to', () => {
    expect(textTo('seller', 'confirmed')).toContain(
      'Ship to: Oasis Stores\n  Oasis DC 4\n  1200 Industrial Way\n  Reno, NV 89502\n  United States\n',
    )
  })

  test.each([
    ['buyer', 'confirmed'],
    ['seller', 'confirmed'],
    ['buyer', 'shipped'],
  ] as const)('tells the %s who sells, who buys and where it goes once it is %s', (party, kind) => {
    expect(textTo(party, kind)).toContain(
      'Seller: Harbor Outfitters\nBuyer: Oasis Stores\nShip to: Oasis Stores\n  Oasis DC 4\n',
    )
  })

  test('that waits for payment tells the buyer until when', () => {
    expect(textTo('buyer', 'payment_due')).toContain('Pay by: Fri, Nov 27, 2:00 PM EST')
    expect(textTo('buyer', 'payment_due', { timeZone: 'America/Denver' })).toContain(
      'Pay by: Fri, Nov 27, 12:00 PM MST',
    )
  })

  test('that is shipped tells the buyer how to follow it', () => {
    const text = textTo('buyer', 'shipped')
    expect(text).toContain('Carrier: UPS Freight')
    expect(text).toContain('Tracking number: 1Z999AA10123456784')
  })

  test('that is canceled after payment tells the buyer where the money goes', () => {
    expect(textTo('buyer', 'canceled', { isRefunded: true })).toContain(
      'to the card you paid with, and email you once it is on its way',
    )
    expect(textTo('buyer', 'canceled', { isRefunded: true, isPaidByWire: true })).toContain(
      'to the account it came from',
    )
    expect(textTo('buyer', 'canceled')).toContain('You were not charged')
    expect(textTo('seller', 'canceled', { isRefunded: true })).not.toContain('card')
  })
})

const textTo = (recipientParty: 'buyer' | 'seller', kind: OrderNewsKind, more = {}) =>
  orderMail(kind, { ...facts, ...more, recipientParty }).text
