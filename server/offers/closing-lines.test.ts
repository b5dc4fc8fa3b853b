import { describe, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import type { Caller } from '#server/testing/caller.ts'
import { deadlocks } from '#server/testing/deadlocks.ts'
import { aDeal } from '#server/testing/deals.ts'
import { eventually } from '#server/testing/eventually.ts'
import { aBuyer, aListedProduct, aSeller } from '#server/testing/listings.ts'
import { mailsTo } from '#server/testing/mails.ts'
import { siteForThisFile } from '#server/testing/site.ts'

const ROUNDS = 20

const site = siteForThisFile()

type Line = { attributes: { product: { id: number } } }

async function offersOf(who: Caller) {
  const { body } = await who.get('/offers')
  return {
    offers: body.data,
    productIds: body.included.map(({ attributes }: Line) => attributes.product.id),
  }
}
const stateIs = (who: Caller, state: string) =>
  eventually(
    () => offersOf(who),
    ({ offers }) => offers[0]?.attributes.state === state,
  )

async function anOfferForTwo() {
  const [buyerUser, sellerUser] = [await aBuyer(site.db), await aSeller(site.db)]
  const [buyer, seller] = [await site.as(buyerUser), await site.as(sellerUser)]
  const lot = { sellerId: sellerUser.id, askingPrice: cents(1000) }
  const [kept, gone] = [await aListedProduct(site.db, lot), await aListedProduct(site.db, lot)]
  const lines = [kept, gone].map(({ id }) => ({ product_id: id, quantity: 10, unit_price: 800 }))
  const { body } = await buyer.post('/offers', { offer: { offer_products_attributes: lines } })
  const offerId: string = body.data.id
  return { buyer, seller, buyerUser, sellerUser, kept, gone, offerId }
}

describe('a lot that is deleted', () => {
  test('closes the offer that was about it alone, and both sides are told', async () => {
    const { buyer, seller, buyerUser, sellerUser, product } = await aDeal(site)
    expect((await seller.delete(`/products/${product.id}`)).status).toBe(200)

    const { offers, productIds } = await stateIs(buyer, 'rejected')
    expect(offers[0].attributes).toMatchObject({ closed_reason: 'unlisted', can_reject: false })
    expect(offers[0].attributes.history.at(-1)).toMatchObject({ act: 'unlist', party: 'system' })
    expect(productIds).toEqual([product.id])
    for (const user of [buyerUser, sellerUser]) {
      const [mail] = await mailsTo(site, user.email)
      expect(mail?.subject).toContain('No longer listed')
    }
    for (const side of [buyer, seller]) {
      const { body } = await side.get('/notifications')
      expect(JSON.stringify(body)).toContain('is closed: no longer listed')
    }
  })

  test('leaves an offer that continues with the other lines, in the same turn and time', async () => {
    const { buyer, seller, buyerUser, kept, gone, offerId } = await anOfferForTwo()
    await buyer.put(`/offers/${offerId}/submit`)
    const before = (await offersOf(seller)).offers[0].attributes
    await seller.delete(`/products/${gone.id}`)

    const { offers } = await eventually(
      () => offersOf(seller),
      ({ productIds }) => productIds.length === 1,
    )
    const after = offers[0].attributes
    expect(after).toMatchObject({ state: 'seller_review', can_reject: true })
    expect(after.turn_expires_at).toBe(before.turn_expires_at)
    expect(after.turn_expires_at).not.toBeNull()
    expect(after.history.at(-1)).toMatchObject({
      act: 'unlist',
      lines: [{ product_id: kept.id, quantity: 10, unit_price: 800 }],
    })
    const [mail] = await mailsTo(site, buyerUser.email)
    expect(mail?.subject).toBe(`A product is no longer listed: now $80.00 (${after.offer_number})`)
    expect((await seller.put(`/offers/${offerId}/accept`)).status).toBe(200)
  })

  test('leaves the cart and what was saved, and a cart of nothing else disappears', async () => {
    const { buyer, seller, kept, gone, offerId } = await anOfferForTwo()
    await seller.delete(`/products/${gone.id}`)
    const { productIds } = await eventually(
      () => offersOf(buyer),
      (found) => found.productIds.length === 1,
    )
    expect(productIds).toEqual([kept.id])

    const line = (await buyer.get('/offers')).body.included[0].id
    await buyer.post(`/offers/${offerId}/save_for_later`, { offer_product_id: line })
    await seller.delete(`/products/${kept.id}`)
    const { offers } = await eventually(
      () => offersOf(buyer),
      (found) => found.productIds.length === 0,
    )
    expect(offers).toEqual([])
  })

  test('leaves the catalogue and its UPC, and keeps what was sold of it', async () => {
    const { buyer, seller, product, offerId } = await aDeal(site)
    await seller.put(`/offers/${offerId}/accept`)
    await seller.delete(`/products/${product.id}`)

    expect((await buyer.get(`/marketplace/products/${product.id}`)).status).toBe(404)
    expect((await seller.get(`/products/${product.id}`)).status).toBe(404)
    expect((await seller.delete(`/products/${product.id}`)).status).toBe(404)
    expect((await seller.get(`/products/check_upc?upc=${product.upc}`)).body.taken).toBe(false)
    const again = await seller.post('/products', { product: { upc: product.upc, name: 'Again' } })
    expect(again.status).toBe(201)
    const orders = await buyer.get('/marketplace/purchase_orders')
    expect(orders.body.data[0].attributes.status).toBe('awaiting_initial_payment')
    expect((await offersOf(buyer)).offers[0].attributes.state).toBe('accepted')
  })
})

test('a lot that lacks something after an edit closes its line like one that is deleted', async () => {
  const { buyer, seller, product } = await aDeal(site)
  const edited = { upc: product.upc, name: product.name, wholesale_cents: null }
  const { body } = await seller.put(`/products/${product.id}`, { product: edited })
  expect(body.provisional).toBe(true)
  const { offers } = await stateIs(buyer, 'rejected')
  expect(offers[0].attributes.closed_reason).toBe('unlisted')
})

describe('accept and delete at once', () => {
  test(
    `have one winner in each of ${ROUNDS} rounds, without a deadlock`,
    { timeout: 120_000 },
    async () => {
      const before = await deadlocks(site.db)
      for (let round = 0; round < ROUNDS; round++) {
        const { buyer, seller, product, offerId } = await aDeal(site)
        const [accepted, deleted] = await Promise.all([
          seller.put(`/offers/${offerId}/accept`),
          seller.delete(`/products/${product.id}`),
        ])
        expect(deleted.status).toBe(200)
        expect([200, 409, 422]).toContain(accepted.status)
        const isSold = accepted.status === 200
        const { offers } = await stateIs(buyer, isSold ? 'accepted' : 'rejected')
        expect(offers[0].attributes.closed_reason).toBe(isSold ? null : 'unlisted')
        const orders = await buyer.get('/marketplace/purchase_orders')
        expect(orders.body.data).toHaveLength(isSold ? 1 : 0)
      }
      expect(await deadlocks(site.db)).toBe(before)
    },
  )
})
