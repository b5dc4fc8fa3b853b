import { beforeAll, describe, expect, test } from 'vitest'
import { press } from '#payment-sandbox/testing/press.ts'
import { aDeal } from '#server/testing/deals.ts'
import { eventually } from '#server/testing/eventually.ts'
import { mailsTo } from '#server/testing/mails.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { readPaper } from './testing/read-paper.ts'

const site = siteForThisFile()
const PACIFIC = /\d:\d\d [AP]M P[SD]T/
const EASTERN = /\d:\d\d [AP]M E[SD]T/

type Deal = Awaited<ReturnType<typeof aDeal>>
let deal: Deal
let path: string

/** An accepted offer of a buyer in Los Angeles to a seller in New York. */
beforeAll(async () => {
  deal = await aDeal(site, { quantity: 10, price: 800 })
  const { buyer, seller, offerId, lineId } = deal
  await buyer.put('/me', { time_zone: 'America/Los_Angeles' })
  await seller.put('/me', { time_zone: 'America/New_York' })
  const change = { id: lineId, unit_price: 950, quantity: 10 }
  await seller.post(`/offers/${offerId}/counter_offer`, { offer_products_attributes: [change] })
  const back = { ...change, unit_price: 900 }
  await buyer.post(`/offers/${offerId}/counter_offer`, { offer_products_attributes: [back] })
  const accepted = await seller.put(`/offers/${offerId}/accept`)
  path = `/marketplace/purchase_orders/${accepted.body.data.attributes.purchase_order_id}`
})

const words = async (bytes: Uint8Array) =>
  (await readPaper(bytes)).join(' ').replaceAll(/\s+/g, ' ')
const mailAbout = async (email: string, about: RegExp) =>
  (await mailsTo(site, email)).find(({ subject }) => about.test(subject))

describe('a buyer in Los Angeles and a seller in New York', () => {
  test('are told in their own zone until when to answer', async () => {
    const bought = await mailAbout(deal.buyerUser.email, /sent a counter/)
    const sold = await mailAbout(deal.sellerUser.email, /sent a counter/)
    expect(bought?.text).toMatch(PACIFIC)
    expect(bought?.text).not.toMatch(EASTERN)
    expect(sold?.text).toMatch(EASTERN)
    expect(sold?.text).not.toMatch(PACIFIC)
  })

  test('download the order each in their own zone, and everything else is the same', async () => {
    const bought = await words((await deal.buyer.get(`${path}/pdf`)).body)
    const sold = await words((await deal.seller.get(`${path}/pdf`)).body)
    for (const label of ['Ordered', 'Payment due']) expect(bought).toContain(label)
    expect(bought).toMatch(PACIFIC)
    expect(bought).not.toMatch(EASTERN)
    expect(sold).toMatch(EASTERN)
    expect(sold).not.toMatch(PACIFIC)
    const timeless = (text: string) => text.replaceAll(/\w+ \d+, \d{4}, \d+:\d\d [AP]M \w+/g, '…')
    expect(timeless(bought)).toBe(timeless(sold))
  })

  test('find the order with their mail in the zone of that mail', async () => {
    const { body } = await deal.buyer.post(`${path.replace('/marketplace', '')}/payment`)
    await press(site, body.url, 'Pay')
    await eventually(
      async () => (await deal.buyer.get(path)).body.data.attributes,
      ({ status }) => status === 'awaiting_shipment',
    )
    for (const [{ email }, zone] of [
      [deal.buyerUser, PACIFIC],
      [deal.sellerUser, EASTERN],
    ] as const) {
      const mail = await mailAbout(email, /^Paid: ship|is confirmed$/)
      const paper = await site.visitor.get(mail?.attachments[0]?.path ?? '')
      expect(await words(paper.body)).toMatch(zone)
    }
  })
})

describe('the order on paper', () => {
  test('has the buyer’s company above the name and street of the ship-to address', async () => {
    const text = await words((await deal.seller.get(`${path}/pdf`)).body)
    expect(text).toMatch(new RegExp(`${deal.buyerUser.name}.* 1 Dock Street`))
  })
})
