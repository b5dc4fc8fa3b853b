import { describe, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { aBuyer, aListedProduct, aSeller } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { aDeal } from '#server/testing/deals.ts'
import { leaveUnits } from '#server/testing/units.ts'

const site = siteForThisFile()

describe('a negotiation', () => {
  test('goes from the cart to an order, each side seeing its own figures', async () => {
    const { buyer, seller, offerId, lineId } = await aDeal(site, { quantity: 10, price: 800 })

    const inReview = await buyer.get('/offers')
    expect(inReview.body.data[0].attributes).toMatchObject({
      state: 'seller_review',
      total_cents: 8000,
      can_reject: false,
    })
    expect(JSON.stringify(inReview.body)).not.toContain('net')

    const countered = await seller.post(`/offers/${offerId}/counter_offer`, {
      offer_products_attributes: [{ id: lineId, unit_price: 900 }],
      note: 'Best I can do',
    })
    expect(countered.status).toBe(200)
    expect(countered.body.data.attributes).toMatchObject({
      state: 'buyer_review',
      total_cents: 9000,
      total_net_to_seller: 8100,
    })

    const accepted = await buyer.put(`/offers/${offerId}/accept`)
    expect(accepted.status).toBe(200)
    const orders = await seller.get('/marketplace/purchase_orders')
    expect(orders.body.data[0]).toMatchObject({
      id: accepted.body.data.attributes.purchase_order_id,
      attributes: {
        status: 'awaiting_initial_payment',
        total_cents: 9000,
        total_net_to_seller: 8100,
        sku_count: 1,
      },
    })
    const [{ attributes }] = (await buyer.get('/offers')).body.data
    expect(attributes.history.map((turn: { act: string }) => turn.act)).toEqual([
      'submit',
      'counter',
      'accept',
    ])
  })

  test('tells the seller the fee, and the net of each line after it', async () => {
    const [buyerUser, sellerUser] = [await aBuyer(site.db), await aSeller(site.db)]
    const lot = { sellerId: sellerUser.id, units: 200, askingPrice: cents(10_00) }
    const products = await Promise.all([1, 2, 3].map(() => aListedProduct(site.db, lot)))
    const [buyer, seller] = [await site.as(buyerUser), await site.as(sellerUser)]
    const drafted = await buyer.post('/offers', {
      offer: {
        offer_products_attributes: products.map(({ id }) => ({
          product_id: id,
          quantity: 1,
          unit_price: 3_33,
        })),
      },
    })
    const path = `/offers/${drafted.body.data.id}`
    await buyer.put(`${path}/submit`)
    const before = (await seller.get('/offers')).body.data[0].attributes
    expect(before).toMatchObject({
      total_cents: 9_99,
      total_net_to_seller: 9_00,
      platform_fee_bps: 1000,
    })
    const lines = drafted.body.included.map(({ id }: { id: string }, at: number) => ({
      id,
      unit_price: 10_00,
      quantity: at === 0 ? 168 : 166,
    }))
    const countered = await seller.post(`${path}/counter_offer`, {
      offer_products_attributes: lines,
    })
    expect(countered.body.data.attributes).toMatchObject({
      total_cents: 5_000_00,
      total_net_to_seller: 4_500_00,
      platform_fee_bps: 1000,
    })
    const buyersSide = (await buyer.get('/offers')).body.data[0].attributes
    expect(Object.keys(buyersSide)).not.toContain('platform_fee_bps')
  })

  test('answers 409 with the offer as it is to who acts out of turn', async () => {
    const { buyer, offerId, lineId } = await aDeal(site)
    const counter = { offer_products_attributes: [{ id: lineId, unit_price: 500 }] }
    for (const answer of [
      await buyer.put(`/offers/${offerId}/accept`),
      await buyer.post(`/offers/${offerId}/counter_offer`, counter),
      await buyer.post(`/offers/${offerId}/counter_offer/reject`),
    ]) {
      expect(answer.status).toBe(409)
      expect(answer.body.data).toMatchObject({
        id: offerId,
        attributes: { state: 'seller_review' },
      })
    }
  })

  test('does not exist for a stranger', async () => {
    const { offerId } = await aDeal(site)
    const stranger = await site.as(await aSeller(site.db))
    for (const answer of [
      await stranger.put(`/offers/${offerId}/accept`),
      await stranger.post(`/offers/${offerId}/counter_offer`, { offer_products_attributes: [] }),
      await stranger.post(`/offers/${offerId}/withdraw`),
    ])
      expect(answer.status).toBe(404)
  })

  test('refuses a counter above the asking price of the day it was sent', async () => {
    const { seller, offerId, lineId } = await aDeal(site, { asking: 1000 })
    const answer = await seller.post(`/offers/${offerId}/counter_offer`, {
      offer_products_attributes: [{ id: lineId, unit_price: 1001 }],
    })
    expect(answer).toMatchObject({ status: 422, body: { errors: ['Exceeds asking price'] } })
  })

  test('refuses a counter that drops every line', async () => {
    const { seller, offerId, lineId } = await aDeal(site)
    const answer = await seller.post(`/offers/${offerId}/counter_offer`, {
      offer_products_attributes: [{ id: lineId, _destroy: true }],
    })
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: ['An offer needs at least one product'] },
    })
  })

  test('never accepts a newer price than the acceptor saw', async () => {
    const { seller, offerId } = await aDeal(site)
    const answer = await seller.put(`/offers/${offerId}/accept`, { revision: 7 })
    expect(answer.status).toBe(409)
  })

  test('ends by reject on one’s turn and by withdraw while waiting', async () => {
    const rejected = await aDeal(site)
    const no = await rejected.seller.post(`/offers/${rejected.offerId}/counter_offer/reject`, {
      reason: 'Sold elsewhere',
    })
    expect(no.body.data.attributes).toMatchObject({ state: 'rejected', closed_reason: 'declined' })
    const withdrawn = await aDeal(site)
    const back = await withdrawn.buyer.post(`/offers/${withdrawn.offerId}/withdraw`)
    expect(back.body.data.attributes).toMatchObject({ closed_reason: 'withdrawn' })
  })
})

describe('the list of offers', () => {
  test('comes in pages that say how many there are, also past the last one', async () => {
    const { buyer } = await aDeal(site)
    const page = async (number: number) =>
      (await buyer.get(`/offers?page=${number}&per_page=1`)).body
    expect((await page(1)).meta).toEqual({ page: 1, per_page: 1, total_pages: 1, total_count: 1 })
    expect((await page(7)).meta.total_count).toBe(1)
    expect((await buyer.get('/offers?per_page=501')).status).toBe(422)
  })
})

describe('a total beyond what can be counted', () => {
  test('is refused, and nothing is kept of it', async () => {
    const buyer = await site.as(await aBuyer(site.db))
    const { id: sellerId } = await aSeller(site.db)
    const dear = {
      sellerId,
      units: 10_000_000,
      askingPrice: cents(100_000_000),
      msrp: cents(100_000_000),
    }
    const lots = await Promise.all(Array.from({ length: 10 }, () => aListedProduct(site.db, dear)))
    const lines = lots.map(({ id }) => ({
      product_id: id,
      quantity: 10_000_000,
      unit_price: 100_000_000,
    }))
    const answer = await buyer.post('/offers', { offer: { offer_products_attributes: lines } })
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: ['An order can come to $10,000,000.00 at most'] },
    })
    expect((await buyer.get('/offers')).body.data).toEqual([])
  })
})

describe('an accept', () => {
  test('made twice by one party answers the same order', async () => {
    const { seller, offerId, db } = await aDeal(site)
    const first = await seller.put(`/offers/${offerId}/accept`)
    const second = await seller.put(`/offers/${offerId}/accept`)
    expect(second.body).toEqual(first.body)
    const { orders } = await db
      .selectFrom('purchaseOrders')
      .select(({ fn }) => fn.countAll<number>().as('orders'))
      .where('offerId', '=', Number(offerId))
      .executeTakeFirstOrThrow()
    expect(orders).toBe(1)
  })

  test('of more units than are left changes nothing and says so, then the quantities follow', async () => {
    const { seller, offerId, product } = await aDeal(site, { quantity: 10 })
    await leaveUnits(site.db, { id: product.id, units: 4 })

    const refused = await seller.put(`/offers/${offerId}/accept`)
    expect(refused).toMatchObject({
      status: 422,
      body: {
        errors: ['Validation failed: Units must be greater than or equal to 0'],
        code: 'units_short',
      },
    })
    expect((await seller.get('/marketplace/purchase_orders')).body.data).toEqual([])

    const cut = await seller.put(`/offers/${offerId}/update_quantities`)
    expect(cut.body.notice).toBe('Available quantities have changed.')
    expect(cut.body.offers[0].attributes.state).toBe('seller_review')
    expect(cut.body.included[0].attributes.quantity).toBe(4)
  })

  test('closes as sold out when no units are left', async () => {
    const { seller, offerId, product } = await aDeal(site)
    await leaveUnits(site.db, { id: product.id, units: 0 })
    const cut = await seller.put(`/offers/${offerId}/update_quantities`)
    expect(cut.body.offers[0].attributes).toMatchObject({
      state: 'rejected',
      closed_reason: 'sold_out',
    })
  })

  test('closes as unlisted when nothing of it is for sale any more, and the other side is told', async () => {
    const { buyer, seller, offerId, lineId, product, buyerUser } = await aDeal(site)
    await site.db
      .updateTable('products')
      .set({ deletedAt: new Date() })
      .where('id', '=', product.id)
      .execute()
    const countered = await seller.post(`/offers/${offerId}/counter_offer`, {
      offer_products_attributes: [{ id: lineId, unit_price: 950 }],
    })
    expect(countered).toMatchObject({ status: 422, body: { errors: ['No longer available'] } })

    expect((await seller.put(`/offers/${offerId}/accept`)).status).toBe(422)
    await seller.put(`/offers/${offerId}/update_quantities`)
    expect((await buyer.get('/offers')).body.data[0].attributes).toMatchObject({
      state: 'rejected',
      closed_reason: 'unlisted',
    })
    const { subject } = await site.db
      .selectFrom('mails')
      .select('subject')
      .where('toAddress', '=', buyerUser.email)
      .executeTakeFirstOrThrow()
    expect(subject).toContain('No longer listed')
  })
})

describe('the cart', () => {
  test('holds one draft for each seller and refuses what is already in it', async () => {
    const buyer = await site.as(await aBuyer(site.db))
    const { id: sellerId } = await aSeller(site.db)
    const [one, two] = [
      await aListedProduct(site.db, { sellerId }),
      await aListedProduct(site.db, { sellerId }),
    ]
    const add = (productId: number) =>
      buyer.post('/offers', {
        offer: {
          offer_products_attributes: [{ product_id: productId, quantity: 5, unit_price: 900 }],
        },
      })
    const first = await add(one.id)
    expect(first.status).toBe(201)
    expect((await add(two.id)).body.data.id).toBe(first.body.data.id)
    expect((await add(one.id)).status).toBe(422)
  })

  test('refuses lines that break their limits, each under its field', async () => {
    const buyer = await site.as(await aBuyer(site.db))
    const product = await aListedProduct(site.db, {
      units: 10,
      minOrderUnits: 5,
      askingPrice: cents(1000),
    })
    const add = (quantity: number, unit_price: number) =>
      buyer.post('/offers', {
        offer: { offer_products_attributes: [{ product_id: product.id, quantity, unit_price }] },
      })
    expect((await add(11, 900)).body.errors).toEqual(['Exceeds available units'])
    expect((await add(4, 900)).body.errors).toEqual(['5 unit minimum'])
    expect((await add(5, 1001)).body).toEqual({
      errors: ['Exceeds asking price'],
      fields: { 'offer.offer_products_attributes.0.unit_price': ['Exceeds asking price'] },
    })
  })

  test('buys now at the asking price, and asks for an address first', async () => {
    const homeless = await site.as(await aBuyer(site.db, { shipTo: null }))
    const product = await aListedProduct(site.db, { units: 50, askingPrice: cents(1000) })
    const drafted = await homeless.post('/offers', {
      offer: {
        offer_products_attributes: [{ product_id: product.id, quantity: 5, unit_price: 1000 }],
      },
    })
    expect(drafted.body.data.attributes.buyable).toBe(true)
    const { id } = drafted.body.data
    const refused = await homeless.put(`/offers/${id}/accept`)
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: ['Ship-to address required'], code: 'ship_to_required' },
    })
    const ship_to = {
      name: 'Acme',
      line1: '1 Main St',
      city: 'Austin',
      state: 'TX',
      postal_code: '78701',
      country: 'US',
    }
    await homeless.put('/profile', { profile: { ship_to } })
    expect((await homeless.put(`/offers/${id}/accept`)).status).toBe(200)
  })

  test('cannot be bought now while one of its products is no longer for sale', async () => {
    const buyer = await site.as(await aBuyer(site.db))
    const { id: sellerId } = await aSeller(site.db)
    const lot = { sellerId, units: 50, askingPrice: cents(1000) }
    const [one, gone] = [await aListedProduct(site.db, lot), await aListedProduct(site.db, lot)]
    const lines = [one, gone].map(({ id }) => ({ product_id: id, quantity: 5, unit_price: 1000 }))
    await buyer.post('/offers', { offer: { offer_products_attributes: lines } })
    const isBuyable = async () => (await buyer.get('/offers')).body.data[0].attributes.buyable
    expect(await isBuyable()).toBe(true)
    await site.db
      .updateTable('products')
      .set({ provisional: true })
      .where('id', '=', gone.id)
      .execute()
    expect(await isBuyable()).toBe(false)
  })

  test('loses an offer with its last line, and moves lines to saved for later and back', async () => {
    const buyer = await site.as(await aBuyer(site.db))
    const product = await aListedProduct(site.db)
    const added = await buyer.post('/offers', {
      offer: {
        offer_products_attributes: [{ product_id: product.id, quantity: 5, unit_price: 900 }],
      },
    })
    const line = added.body.included[0].id
    const saved = await buyer.post(`/offers/${added.body.data.id}/save_for_later`, {
      offer_product_id: line,
    })
    expect(saved.body.data.attributes.state).toBe('saved_for_later')
    expect((await buyer.get('/offers')).body.data).toHaveLength(1)
    const back = await buyer.post(`/offers/${saved.body.data.id}/move_to_cart`, {
      offer_product_id: line,
    })
    expect(back.body.data.attributes.state).toBe('draft')
    await buyer.delete(`/offers/${back.body.data.id}/offer_products/${line}`)
    expect((await buyer.get('/offers')).body.data).toEqual([])
  })
})
