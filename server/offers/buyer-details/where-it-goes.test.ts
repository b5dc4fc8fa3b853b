import { describe, expect, test } from 'vitest'
import { aBuyer, anAdministrator } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { readPaper } from '#server/purchase-orders/testing/read-paper.ts'
import { aChain, storeFour } from '../testing/a-chain.ts'

const site = siteForThisFile({ env: { WORKER: 'off' } })

const reno = { city: 'Reno', state: 'NV' }
const elko = { label: 'Store 4', city: 'Elko', state: 'NV' }

describe('where an offer ships to', () => {
  test('is the default address, until its buyer chooses another one', async () => {
    const { seen, details, storeId } = await aChain(site)
    expect((await seen()).ships_to).toMatchObject(reno)
    const { status, body } = await details({ ship_to_address_id: storeId })
    expect(status).toBe(200)
    expect(body.data.attributes.ships_to).toEqual({ ...storeFour, address_id: storeId })
  })

  test('is a place without street and name to its seller before there is an order', async () => {
    const { seen, seller, details, storeId } = await aChain(site)
    await details({ ship_to_address_id: storeId })
    expect((await seen(seller)).ships_to).toEqual({
      ...elko,
      country: 'US',
      dock: true,
      appointment_needed: true,
    })
  })

  test('doesn’t change with the default address once it was sent', async () => {
    const { buyer, seen, storeId } = await aChain(site)
    await buyer.put(`/ship_to_addresses/${storeId}/default`)
    expect((await seen()).ships_to).toMatchObject(reno)
  })

  test('is told to the seller when it changes after sending, and kept with the messages', async () => {
    const { seller, details, offerId, storeId } = await aChain(site)
    await details({ ship_to_address_id: storeId })
    await details({ ship_to_address_id: storeId })
    const { messages } = (await seller.get(`/offers/${offerId}/messages`)).body
    expect(messages.map(({ text }: { text: string }) => text)).toEqual([
      'This ships to Store 4, Elko, NV now. Before: Main address, Reno, NV.',
    ])
    const bell = (await seller.get('/notifications')).body.notifications[0]
    expect(bell.title).toMatch(/wrote about O-/)
  })

  test('is one of the buyer’s own addresses, and nobody else’s to choose', async () => {
    const { seller, offerId, details } = await aChain(site)
    const { storeId: foreign } = await aChain(site)
    const refused = await details({ ship_to_address_id: foreign })
    expect(refused).toMatchObject({
      status: 422,
      body: { fields: { ship_to_address_id: ['Choose one of your ship-to addresses'] } },
    })
    const path = `/offers/${offerId}/buyer_details`
    expect((await seller.put(path, { ship_to_address_id: foreign })).status).toBe(403)
    const stranger = await site.as(await aBuyer(site.db))
    expect((await stranger.put(path, {})).status).toBe(404)
  })

  test('is kept from deletion while the offer is under way', async () => {
    const { buyer, seller, details, offerId, storeId } = await aChain(site)
    await details({ ship_to_address_id: storeId })
    expect(await buyer.delete(`/ship_to_addresses/${storeId}`)).toMatchObject({
      status: 409,
      body: {
        errors: ['An offer under way ships to this address. Choose another one for it first.'],
      },
    })
    await seller.post(`/offers/${offerId}/counter_offer/reject`)
    expect((await buyer.delete(`/ship_to_addresses/${storeId}`)).status).toBe(200)
  })

  test('of a draft whose address is deleted is the default one', async () => {
    const { buyer, product, details, offerId, storeId } = await aChain(site)
    await buyer.post(`/offers/${offerId}/withdraw`)
    const line = { product_id: product.id, quantity: 10, unit_price: 700 }
    const draft = (await buyer.post('/offers', { offer: { offer_products_attributes: [line] } }))
      .body.data
    const chosen = await details({ ship_to_address_id: storeId }, draft.id)
    expect(chosen.body.data.attributes.revision).toBe(draft.attributes.revision + 1)
    await buyer.delete(`/ship_to_addresses/${storeId}`)
    const { ships_to: shipsTo } = (await buyer.get(`/offers/${draft.id}`)).body.data.attributes
    expect(shipsTo).toMatchObject(reno)
  })
})

describe('an order', () => {
  test('keeps a copy of the address with what a driver has to know, on page, PDF and file', async () => {
    const { buyer, seller, details, storeId, accept } = await aChain(site)
    await details({ ship_to_address_id: storeId })
    const order = await accept()
    await buyer.put(`/ship_to_addresses/${storeId}`, {
      ship_to_address: { ...storeFour, line1: '5 Other Road' },
    })
    for (const side of [buyer, seller]) {
      expect((await side.get(order)).body.data.attributes.ship_to).toEqual(storeFour)
      const paper = (await readPaper((await side.get(`${order}/pdf`)).body)).join('\n')
      for (const words of ['4 Mine Road', 'Loading dock', 'Appointment needed', 'Mon to Fri'])
        expect(paper).toContain(words)
      const file = String((await side.get('/marketplace/purchase_orders/csv')).body)
      expect(file).toContain('"Loading dock, Appointment needed, Receiving hours: Mon to Fri')
    }
  })

  test('of one lot goes to the address chosen with Buy Now', async () => {
    const { buyer, product, offerId, storeId } = await aChain(site)
    await buyer.post(`/offers/${offerId}/withdraw`)
    const line = { product_id: product.id, quantity: 10, unit_price: 1000 }
    const bought = await buyer.post('/offers/buy_now', { ...line, ship_to_address_id: storeId })
    const { purchase_order_id: id } = bought.body.data.attributes
    const { attributes } = (await buyer.get(`/marketplace/purchase_orders/${id}`)).body.data
    expect(attributes.ship_to).toEqual(storeFour)
    const foreign = (await aChain(site)).storeId
    expect(
      (await buyer.post('/offers/buy_now', { ...line, ship_to_address_id: foreign })).status,
    ).toBe(422)
  })

  test('is sent elsewhere until it is paid: the seller is told, the history keeps it, staff see both', async () => {
    const { buyer, seller, sellerUser, storeId, accept } = await aChain(site)
    const order = await accept()
    const change = () => buyer.put(`${order}/buyer_details`, { ship_to_address_id: storeId })
    const { status, body } = await change()
    expect(status).toBe(200)
    expect(body.data.attributes.ship_to).toEqual(storeFour)
    expect((await change()).status).toBe(200)
    for (const side of [buyer, seller]) {
      const { history } = (await side.get(order)).body.data.attributes
      expect(history.slice(1)).toMatchObject([
        { event: 'change_ship_to', party: 'buyer', note: 'Before: Main address, Reno, NV' },
      ])
    }
    const mails = await site.db
      .selectFrom('mails')
      .select(['subject', 'bodyText'])
      .where('toAddress', '=', sellerUser.email)
      .where('subject', 'like', '%another address%')
      .execute()
    expect(mails).toHaveLength(1)
    expect(mails[0]?.bodyText).toContain('4 Mine Road')
    const staff = await site.as(await anAdministrator(site.db))
    const shown = (await staff.get(`/admin/purchase_orders/${order.split('/').at(-1)}`)).body.data
    expect(shown.ship_to).toEqual(storeFour)
    expect(shown.history.at(-1)).toMatchObject({ event: 'change_ship_to' })
  })

  test('that is paid or canceled keeps its address, and a seller never changes it', async () => {
    const { buyer, seller, storeId, accept } = await aChain(site)
    const order = await accept()
    const path = `${order}/buyer_details`
    expect((await seller.put(path, { ship_to_address_id: storeId })).status).toBe(403)
    const staff = await site.as(await anAdministrator(site.db))
    const id = order.split('/').at(-1)
    await staff.post(`/admin/purchase_orders/${id}/state_transitions`, {
      event: 'confirm_payment',
      note: 'Wire',
    })
    expect(await buyer.put(path, { ship_to_address_id: storeId })).toMatchObject({
      status: 409,
      body: {
        errors: [
          'The order is paid. Message the seller, or contact us, to have it shipped elsewhere.',
        ],
        data: { attributes: { ship_to: reno } },
      },
    })
    await staff.post(`/admin/purchase_orders/${id}/state_transitions`, { event: 'cancel' })
    expect((await buyer.put(path, { ship_to_address_id: storeId })).status).toBe(409)
  })
})
