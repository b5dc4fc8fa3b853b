import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { press } from '#payment-sandbox/testing/press.ts'
import { anAdministrator } from '#server/testing/listings.ts'
import { aDeal } from '#server/testing/deals.ts'
import { eventually } from '#server/testing/eventually.ts'
import { mailsTo } from '#server/testing/mails.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { readPaper } from './testing/read-paper.ts'

const site = siteForThisFile()

async function anAcceptedDeal() {
  const deal = await aDeal(site, { quantity: 10, price: 800 })
  const accepted = await deal.seller.put(`/offers/${deal.offerId}/accept`)
  const id: string = accepted.body.data.attributes.purchase_order_id
  return { ...deal, id, path: `/marketplace/purchase_orders/${id}/pdf` }
}

const words = async (bytes: Uint8Array) => (await readPaper(bytes)).join('\n')

describe('the PDF of an order', () => {
  test('is a file named by its number, for both sides and nobody else', async () => {
    const { buyer, seller, path } = await anAcceptedDeal()
    for (const side of [buyer, seller]) {
      const { status, headers, body } = await side.get(path)
      expect(status).toBe(200)
      expect(headers.get('content-type')).toBe('application/pdf')
      expect(headers.get('content-disposition')).toMatch(/^attachment; filename="PO-\d+\.pdf"$/)
      expect(body.subarray(0, 5).toString()).toBe('%PDF-')
    }
    const { buyer: stranger } = await aDeal(site)
    expect(await stranger.get(path)).toMatchObject({ status: 404, body: { errors: ['Not found'] } })
  })

  test('is one paper for both sides, with neither fee nor net', async () => {
    const { buyer, seller, path, product, buyerUser, sellerUser } = await anAcceptedDeal()
    const [bought, sold] = [await buyer.get(path), await seller.get(path)]
    expect(Buffer.compare(bought.body, sold.body)).toBe(0)
    const text = await words(bought.body)
    for (const part of [buyerUser.name, sellerUser.name, product.name, product.upc, '$80.00'])
      expect(text).toContain(part)
    expect(text).toContain('1 Dock Street')
    expect(text).not.toMatch(/\bfee\b|\bnet\b|\$72\.00|\$8\.00 ?fee/i)
  })

  test('says what was refunded of it, and what is left', async () => {
    const { buyer, id, path } = await anAcceptedDeal()
    const staff = await site.as(await anAdministrator(site.db))
    const order = `/admin/purchase_orders/${id}`
    await staff.post(`${order}/state_transitions`, { event: 'confirm_payment' })
    await staff.post(`${order}/partial_refunds`, {
      key: randomUUID(),
      reason: 'Two were wet',
      amount_cents: 16_00,
    })
    const text = await words((await buyer.get(path)).body)
    for (const part of ['Refunding $16.00', '−$16.00', '$64.00']) expect(text).toContain(part)
  })

  test('tells how the price was agreed, with the notes of both sides', async () => {
    const { buyer, seller, offerId, lineId, product, buyerUser, sellerUser } = await aDeal(site, {
      quantity: 10,
      price: 800,
      note: 'Pickup on the 26th',
    })
    await seller.post(`/offers/${offerId}/counter_offer`, {
      offer_products_attributes: [{ id: lineId, unit_price: 950, quantity: 8 }],
      note: 'Eight are left.',
    })
    const accepted = await buyer.put(`/offers/${offerId}/accept`, { note: 'Done.' })
    const { purchase_order_id: id } = accepted.body.data.attributes
    const text = await words((await buyer.get(`/marketplace/purchase_orders/${id}/pdf`)).body)
    for (const told of [
      'Negotiation',
      `${buyerUser.name} sent the offer`,
      `${product.name}: 10 units at $8.00`,
      '“Pickup on the 26th”',
      `${sellerUser.name} countered`,
      `${product.name}: 8 units (was 10) at $9.50 (was $8.00)`,
      '“Eight are left.”',
      `${buyerUser.name} accepted`,
      '“Done.”',
    ])
      expect(text).toContain(told)
  })

  test('stands on what was agreed, whatever becomes of the lot', async () => {
    const { seller, path, product } = await anAcceptedDeal()
    const changed = { upc: '036000291452', name: 'Renamed since' }
    await seller.put(`/products/${product.id}`, { product: changed })
    const text = await words((await seller.get(path)).body)
    expect(text).toContain(product.name)
    expect(text).not.toContain('Renamed since')
  })
})

describe('the mail', () => {
  test('of an accepted offer carries the PDF through SMTP, to be downloaded', async () => {
    const { buyerUser } = await anAcceptedDeal()
    const [mail] = await mailsTo(site, buyerUser.email)
    expect(mail?.attachments).toEqual([
      {
        name: expect.stringMatching(/^PO-\d+\.pdf$/),
        type: 'application/pdf',
        path: expect.any(String),
      },
    ])
    const { body } = await site.visitor.get(mail?.attachments[0]?.path ?? '')
    expect(await words(body)).toContain('Awaiting initial payment')
  })

  test('of a confirmed payment carries the PDF to both sides, as it stands then', async () => {
    const { buyer, buyerUser, sellerUser, id } = await anAcceptedDeal()
    const { body } = await buyer.post(`/purchase_orders/${id}/payment`)
    await press(site, body.url, 'Pay')
    await eventually(
      async () => (await buyer.get(`/marketplace/purchase_orders/${id}`)).body.data.attributes,
      ({ status }) => status === 'awaiting_shipment',
    )
    for (const { email } of [buyerUser, sellerUser]) {
      const [mail] = await mailsTo(site, email)
      const paper = await site.visitor.get(mail?.attachments[0]?.path ?? '')
      expect(await words(paper.body)).toContain('Awaiting shipment')
    }
  })
})
