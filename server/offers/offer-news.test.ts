import { describe, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { offerNews, type OfferFacts, type OfferNewsKind } from './offer-news.ts'
import { offerMail } from './send-offer-news.ts'

const isKind = (key: string): key is OfferNewsKind => key in offerNews
const kinds = Object.keys(offerNews).filter(isKind)
const parties = ['buyer', 'seller'] as const
const everyMail = kinds.flatMap((kind) => parties.map((party) => [kind, party] as const))

const facts: OfferFacts & { turnOffUrl: string } = {
  turnOffUrl: 'https://lotline.example/unsubscribe/x/y',
  offerNumber: 'O-10412',
  counterpartyName: 'Harbor Outfitters',
  recipientParty: 'seller',
  lines: [
    { name: 'Canvas tote', quantity: 40, unitPrice: cents(1250), total: cents(50_000) },
    { name: 'Wool beanie', quantity: 12, unitPrice: cents(500), total: cents(6000) },
  ],
  total: cents(56_000),
  totalWords: '$560.00',
  netToSeller: cents(50_400),
  deadline: new Date('2026-11-27T19:00Z'),
  publicUrl: 'https://lotline.example',
}

describe.each(everyMail)('the mail %s to the %s', (kind, recipientParty) => {
  const mail = offerMail(kind, { ...facts, recipientParty })

  test('names the offer, the amount and the lines, and leads to the offer', () => {
    expect(mail.subject).toContain('O-10412')
    expect(mail.subject + mail.text).toContain('$560.00')
    for (const body of [mail.html, mail.text]) {
      expect(body).toContain('O-10412')
      expect(body).toContain('$560.00')
      expect(body).toContain('Canvas tote')
      expect(body).toContain('https://lotline.example/my_offers?offer=O-10412')
    }
  })

  test('tells the net to sellers only', () => {
    const isTold = recipientParty === 'seller'
    for (const body of [mail.subject, mail.html, mail.text])
      expect(/504\.00/.test(body)).toBe(isTold && body !== mail.subject)
    if (!isTold) expect(mail.html + mail.text).not.toMatch(/\bnet\b|\bfee\b/i)
  })

  test('shows a hostile name as text', () => {
    const { html } = offerMail(kind, {
      ...facts,
      recipientParty,
      counterpartyName: '<script>alert(1)</script>',
      note: '<img src=x onerror=alert(1)>',
    })
    expect(html).not.toMatch(/<script|<img/)
  })
})

describe('an acceptance', () => {
  test('by the seller tells the buyer how to pay, and until when', () => {
    const { text } = accepted('buyer')
    expect(text).toContain('Pay for the order:\nhttps://lotline.example/my_orders?order=PO-10007')
    expect(text).toContain('Check out')
    expect(text).toContain('Pay by: Fri, Nov 27, 2:00 PM EST')
  })

  test('by the buyer tells the seller how to ship', () => {
    const { text } = accepted('seller')
    expect(text).toContain('ship the order')
    expect(text).toContain('https://lotline.example/my_orders?order=PO-10007')
    expect(text).not.toContain('Pay by')
  })
})

describe('a counter', () => {
  test('carries the note of the one who sent it, and when an answer is due', () => {
    const { text } = offerMail('countered', { ...facts, note: 'Take all 40.' })
    expect(text).toContain('Harbor Outfitters wrote:\n> Take all 40.')
    expect(text).toContain('Answer by: Fri, Nov 27, 2:00 PM EST')
  })
})

describe('units that were cut', () => {
  test.each(parties)('are nobody’s decision, to the %s', (recipientParty) => {
    const { text } = offerMail('quantities_changed', { ...facts, recipientParty })
    expect(text).toContain('so quantities were reduced to what is left. The total is now $560.00.')
    expect(text).not.toContain('Harbor Outfitters reduced')
  })
})

const accepted = (recipientParty: 'buyer' | 'seller') =>
  offerMail('accepted', { ...facts, recipientParty, orderNumber: 'PO-10007' })
