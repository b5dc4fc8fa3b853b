import { describe, expect, test } from 'vitest'
import { anAdministrator } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { readPaper } from '#server/purchase-orders/testing/read-paper.ts'
import { aChain } from '../testing/a-chain.ts'

const site = siteForThisFile({ env: { WORKER: 'off' } })

describe('the buyer’s own PO number', () => {
  test('goes with an offer and its order, to both sides and staff, on page, PDF, mail and file', async () => {
    const { buyer, seller, buyerUser, details, accept } = await aChain(site)
    expect((await details({ buyer_po_number: ' 4500-118 ' })).body.data.attributes).toMatchObject({
      buyer_po_number: '4500-118',
    })
    const order = await accept()
    for (const side of [buyer, seller]) {
      expect((await side.get(order)).body.data.attributes.buyer_po_number).toBe('4500-118')
      const paper = (await readPaper((await side.get(`${order}/pdf`)).body)).join('\n')
      expect(paper).toContain('4500-118')
      const found = await side.get('/marketplace/purchase_orders/csv?query=4500-118')
      expect(String(found.body)).toContain('4500-118')
    }
    const mail = await site.db
      .selectFrom('mails')
      .select('bodyText')
      .where('toAddress', '=', buyerUser.email)
      .where('subject', 'like', '%accepted%')
      .executeTakeFirstOrThrow()
    expect(mail.bodyText).toContain('Your PO: 4500-118')
    const staff = await site.as(await anAdministrator(site.db))
    const { data } = (await staff.get('/admin/purchase_orders?search=4500-118')).body
    expect(data).toMatchObject([{ buyer_po_number: '4500-118' }])
  })

  test('may be added and changed on the order later, and taken off', async () => {
    const { buyer, accept } = await aChain(site)
    const order = await accept()
    const set = (number: string | null) =>
      buyer.put(`${order}/buyer_details`, { buyer_po_number: number })
    expect((await set('A-1')).body.data.attributes.buyer_po_number).toBe('A-1')
    expect((await set('A-2')).body.data.attributes.buyer_po_number).toBe('A-2')
    expect((await set('')).body.data.attributes.buyer_po_number).toBeNull()
    expect((await set('x'.repeat(41))).body.fields).toEqual({
      buyer_po_number: ['Maximum 40 characters'],
    })
  })

  test('is asked for where the company requires one, and nowhere else', async () => {
    const { buyer, seller, product, details, offerId } = await aChain(site)
    await buyer.post(`/offers/${offerId}/withdraw`)
    const line = { product_id: product.id, quantity: 10, unit_price: 1000 }
    const draft = async () =>
      (await buyer.post('/offers', { offer: { offer_products_attributes: [line] } })).body.data.id
    const required = (is: boolean) => buyer.put('/profile', { profile: { po_number_required: is } })
    expect((await required(true)).body.po_number_required).toBe(true)
    expect((await buyer.get('/me')).body.buyer.po_number_required).toBe(true)
    const id = await draft()
    const refused = {
      status: 422,
      body: {
        errors: ['Your company requires a PO number: add yours to the offer'],
        code: 'po_number_required',
      },
    }
    expect(await buyer.put(`/offers/${id}/submit`)).toMatchObject(refused)
    expect(await buyer.put(`/offers/${id}/accept`)).toMatchObject(refused)
    expect(await buyer.post('/offers/buy_now', line)).toMatchObject(refused)
    await details({ buyer_po_number: 'B-7' }, id)
    expect((await buyer.put(`/offers/${id}/accept`)).status).toBe(200)
    const bought = await buyer.post('/offers/buy_now', { ...line, buyer_po_number: 'B-8' })
    expect(bought.status).toBe(201)
    expect((await seller.put('/profile', { profile: { po_number_required: true } })).status).toBe(
      403,
    )
    await required(false)
    expect((await buyer.put(`/offers/${await draft()}/accept`)).status).toBe(200)
  })
})
