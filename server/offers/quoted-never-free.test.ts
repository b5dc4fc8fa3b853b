import { beforeAll, expect, test } from 'vitest'
import { downloaded } from '#server/offer-spreadsheets/testing/filled-spreadsheets.ts'
import { readPaper } from '#server/purchase-orders/testing/read-paper.ts'
import type { Caller } from '#server/testing/caller.ts'
import { aBuyer, aListedProduct, aSeller } from '#server/testing/listings.ts'
import { mailsTo, type ReceivedMail } from '#server/testing/mails.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { sendExpiryNews } from './send-expiry-news.ts'

const site = siteForThisFile()
const FREE = /\bfree\b|\$0\.00|freight included/i
const HOURS_BEFORE_EXPIRY = 7 * 24 - 23

let buyer: Caller
let seller: Caller
let emails: { buyer: string; seller: string }
let offerId: string

/** An offer of $80.00 for a lot whose freight is quoted. */
beforeAll(async () => {
  const [buyerUser, sellerUser] = [await aBuyer(site.db), await aSeller(site.db)]
  emails = { buyer: buyerUser.email, seller: sellerUser.email }
  buyer = await site.as(buyerUser)
  seller = await site.as(sellerUser)
  const lot = await aListedProduct(site.db, { sellerId: sellerUser.id, freightTerms: 'quoted' })
  const line = { product_id: lot.id, quantity: 10, unit_price: 8_00 }
  const { body } = await buyer.post('/offers', { offer: { offer_products_attributes: [line] } })
  offerId = body.data.id
  await buyer.put(`/offers/${offerId}/submit`)
})

const wordsOf = ({ subject, text, html }: ReceivedMail) => `${subject}\n${text}\n${html}`

test('in the mails of an offer that waits for it, to either side', async () => {
  const terms = {
    platformFeeBps: 1000,
    paymentDeadlineHours: 72,
    offerExpiryDays: 7,
    publicUrl: site.address,
  }
  await sendExpiryNews(
    { db: site.db, terms },
    new Date(Date.now() + HOURS_BEFORE_EXPIRY * 3_600_000),
  )
  const mails = (
    await Promise.all([mailsTo(site, emails.seller), mailsTo(site, emails.buyer)])
  ).flat()
  expect(mails.length).toBeGreaterThan(1)
  for (const mail of mails) {
    expect(wordsOf(mail)).not.toMatch(FREE)
    const { text } = mail
    expect(text).toContain('Total before freight: $80.00')
    // Wherever else the offer's total stands, but for what its line comes to.
    const prose = `${mail.subject}\n${text}`.replaceAll(/^.*(: | = )\$80\.00$/gm, '')
    expect(prose).toContain('$80.00 plus freight')
    for (const [, after] of prose.matchAll(/\$80\.00(.{0,13})/gs))
      expect(after).toBe(' plus freight')
  }
})

test('in the line under the bell', async () => {
  const { body } = await seller.get('/notifications')
  const titles = body.notifications.map(({ title }: { title: string }) => title)
  expect(titles.join('\n')).toContain('offers $80.00 plus freight')
})

test('in the files of both sides', async () => {
  const { rows, text } = await downloaded(buyer)
  expect(rows.map(({ Freight: freight }) => freight)).toEqual(['Freight quoted by the seller'])
  expect(text).not.toMatch(FREE)
  const { body } = await seller.get('/products/export')
  const file = Buffer.isBuffer(body) ? body.toString() : String(body)
  expect(file).toMatch(/quoted/i)
  expect(file).not.toMatch(FREE)
})

test('to programs: no amount, until there is one', async () => {
  for (const side of [buyer, seller]) {
    const { attributes } = (await side.get(`/offers/${offerId}`)).body.data
    expect(attributes).toMatchObject({ freight_cents: null, freight_missing: true })
  }
})

test('on the order, its paper and its mails: what was stated, in a line of its own', async () => {
  await seller.put(`/offers/${offerId}/accept`, { freight_cents: 25_00 })
  const accepted = await buyer.put(`/offers/${offerId}/accept`)
  const orderId: string = accepted.body.data.attributes.purchase_order_id
  for (const side of [buyer, seller]) {
    const paper = (
      await readPaper((await side.get(`/marketplace/purchase_orders/${orderId}/pdf`)).body)
    ).join('\n')
    for (const words of ['Freight', '$25.00', '$105.00']) expect(paper).toContain(words)
    expect(paper).not.toMatch(FREE)
  }
  for (const email of Object.values(emails)) {
    const [mail] = await mailsTo(site, email)
    expect(mail && wordsOf(mail)).toMatch(/Freight[^]*\$25\.00/)
    expect(mail && wordsOf(mail)).not.toMatch(FREE)
  }
})
