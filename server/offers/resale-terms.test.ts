import { describe, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { readPaper } from '#server/purchase-orders/testing/read-paper.ts'
import { aCart } from '#server/testing/carts.ts'
import { aListedProduct, anAdministrator } from '#server/testing/listings.ts'
import { declare, termsOfProduct, termsOfShop } from '#server/testing/resale.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { tradeViolations } from '#server/testing/trade-violations.ts'

const site = siteForThisFile()

const OWN_STORES = 'Resale allowed only in the buyer’s own stores.'
const CONFLICT = {
  status: 422,
  body: {
    code: 'resale_conflict',
    errors: ['You can’t buy this lot: Resale allowed only in your own stores.'],
  },
}
const UNDECLARED = { status: 422, body: { code: 'resale_undeclared' } }

/** A lot for own stores alone, of a shop without terms, and a buyer that sells where it says. */
async function aBoundLot(channels: ('own_store' | 'amazon')[]) {
  const cart = await aCart(site)
  const lot = await aListedProduct(site.db, { sellerId: cart.sellerId })
  await termsOfProduct(site.db, lot.id, { channels: ['own_store'] })
  await declare(site.db, cart.buyerUser.id, { resale_channels: channels })
  const asking = { product_id: lot.id, quantity: 5, unit_price: 1000 }
  return {
    ...cart,
    lot,
    asking,
    buyNow: (more = {}) => cart.buyer.post('/offers/buy_now', { ...asking, ...more }),
  }
}

const says = (cart: { buyerUser: { id: number } }, channels: ('own_store' | 'amazon')[]) =>
  declare(site.db, cart.buyerUser.id, { resale_channels: channels })

describe('a buyer that may not resell a lot', () => {
  test('can neither put it into the cart nor buy it', async () => {
    const bound = await aBoundLot(['amazon'])
    expect(await bound.add(bound.lot)).toMatchObject(CONFLICT)
    expect((await bound.add(bound.lot)).body.fields).toEqual({
      'offer.offer_products_attributes.0.product': CONFLICT.body.errors,
    })
    expect(await bound.buyNow()).toMatchObject(CONFLICT)
    expect(await bound.offers()).toEqual([])
  })

  test('can do nothing with a draft from before but take it out', async () => {
    const bound = await aBoundLot(['own_store'])
    const { data, included } = (await bound.add(bound.lot, { price: 1000 })).body
    const [offerId, lineId] = [data.id, included[0].id]
    await says(bound, ['amazon'])
    const shown = await bound.buyer.get(`/offers/${offerId}`)
    expect(shown.body.data.attributes.buyable).toBe(false)
    expect(shown.body.included[0].attributes.resale_conflict).toBe(CONFLICT.body.errors[0])
    expect(await bound.edit(offerId, lineId, { quantity: 6, unit_price: 900 })).toMatchObject(
      CONFLICT,
    )
    expect(await bound.send(offerId)).toMatchObject(CONFLICT)
    expect(await bound.buyer.put(`/offers/${offerId}/accept`)).toMatchObject(CONFLICT)
    const saved = (await bound.saveForLater(offerId, lineId)).body.data.id
    expect(await bound.moveToCart(saved, lineId)).toMatchObject(CONFLICT)
    expect((await bound.remove(saved, lineId)).status).toBe(200)
  })

  test('is neither countered nor accepted, by whichever side, until it can keep the terms again', async () => {
    const bound = await aBoundLot(['own_store'])
    const { data, included } = (await bound.add(bound.lot)).body
    const [offerId, lineId] = [data.id, included[0].id]
    await bound.send(offerId)
    await says(bound, ['amazon'])
    const forSeller = {
      status: 422,
      body: { errors: [`The buyer can’t buy this lot: ${OWN_STORES}`] },
    }
    const counter = { offer_products_attributes: [{ id: lineId, unit_price: 950 }] }
    expect(await bound.seller.put(`/offers/${offerId}/accept`)).toMatchObject(forSeller)
    expect(await bound.seller.post(`/offers/${offerId}/counter_offer`, counter)).toMatchObject(
      forSeller,
    )
    await says(bound, ['own_store'])
    expect((await bound.seller.post(`/offers/${offerId}/counter_offer`, counter)).status).toBe(200)
    await says(bound, ['amazon'])
    expect(await bound.buyer.put(`/offers/${offerId}/accept`)).toMatchObject(CONFLICT)
    expect((await bound.buyer.post(`/offers/${offerId}/counter_offer/reject`)).status).toBe(200)
  })
})

describe('a buyer that has not declared', () => {
  test('is asked to, for a lot with limits alone', async () => {
    const bound = await aBoundLot([])
    expect(await bound.add(bound.lot)).toMatchObject(UNDECLARED)
    expect(await bound.buyNow()).toMatchObject(UNDECLARED)
    await termsOfProduct(site.db, bound.lot.id, { remove_labels: true })
    expect((await bound.add(bound.lot)).status).toBe(201)
  })

  test('says so in the account, and may then have it', async () => {
    const bound = await aBoundLot([])
    const said = { resale_channels: ['own_store'], resale_states: ['OR', 'CA'] }
    const answer = await bound.buyer.put('/profile', { profile: said })
    expect(answer.body).toMatchObject({ ...said, resale_states: ['CA', 'OR'] })
    expect((await bound.buyer.get('/me')).body.buyer).toMatchObject({
      resale_channels: ['own_store'],
    })
    expect((await bound.add(bound.lot)).status).toBe(201)
    const named = await bound.buyer.put('/profile', { profile: { resale_states: ['Oregon'] } })
    expect(named.body).toMatchObject({ resale_states: ['OR'] })
    const wrong = await bound.buyer.put('/profile', { profile: { resale_states: ['Oregonia'] } })
    expect(wrong.status).toBe(422)
    expect((await bound.seller.put('/profile', { profile: said })).status).toBe(403)
  })
})

test('a declaration that is changed for one purchase and back is on record, with both times', async () => {
  const bound = await aBoundLot(['amazon'])
  const say = (channels: string[]) =>
    bound.buyer.put('/profile', { profile: { resale_channels: channels } })
  await say(['own_store'])
  await say(['own_store'])
  expect((await bound.buyNow()).status).toBe(201)
  await say(['amazon'])
  const admin = await site.as(await anAdministrator(site.db))
  const { history } = (await admin.get(`/admin/people/${bound.buyerUser.userId}`)).body.data
  const changes = history.filter(({ act }: { act: string }) => act === 'resale declaration changed')
  expect(changes).toMatchObject([
    { before: { resale_channels: ['own_store'] }, after: { resale_channels: ['amazon'] } },
    { before: { resale_channels: ['amazon'] }, after: { resale_channels: ['own_store'] } },
  ])
})

describe('the terms of a shop', () => {
  test('hold at once for its lots that have none of their own', async () => {
    const bound = await aBoundLot(['amazon'])
    const other = await aListedProduct(site.db, { sellerId: bound.sellerId })
    await termsOfShop(site.db, bound.sellerId, { blocked_states: ['CA'] })
    await declare(site.db, bound.buyerUser.id, {
      resale_channels: ['amazon'],
      resale_states: ['CA'],
    })
    expect((await bound.add(other)).body.errors).toEqual([
      'You can’t buy this lot: Do not resell in California.',
    ])
    await termsOfProduct(site.db, other.id, {})
    expect((await bound.add(other)).status).toBe(201)
  })
})

describe('what is agreed', () => {
  test('is the text that was sent, whatever the seller asks for later, and who signed it when', async () => {
    const bound = await aBoundLot(['own_store'])
    const { id } = (await bound.add(bound.lot)).body.data
    await bound.send(id)
    await termsOfProduct(site.db, bound.lot.id, { channels: ['amazon'], map_cents: cents(2000) })
    const offer = (await bound.seller.get(`/offers/${id}`)).body
    expect(offer.data.attributes.resale_agreement).toBe(OWN_STORES)
    expect(offer.data.attributes.history[0].lines[0].resale_terms).toMatchObject({
      text: OWN_STORES,
    })
    const accepted = await bound.seller.put(`/offers/${id}/accept`, {
      lots_digest: offer.data.attributes.lots_digest,
    })
    const orderId = accepted.body.data.attributes.purchase_order_id
    const order = (await bound.buyer.get(`/marketplace/purchase_orders/${orderId}`)).body
    expect(order.included[0].attributes.resale_terms).toMatchObject({
      channels: ['own_store'],
      text: OWN_STORES,
    })
    const { text, signatures } = order.data.attributes.resale_agreement
    expect(text).toBe(OWN_STORES)
    expect(signatures).toMatchObject([
      {
        act: 'submit',
        party: 'buyer',
        company: bound.buyerUser.name,
        person: expect.stringContaining('Robin'),
      },
      { act: 'accept', party: 'seller', company: bound.sellerUser.name },
    ])
  })

  test('is nothing else than what was seen', async () => {
    const bound = await aBoundLot(['own_store'])
    const { lot_digest: seen } = (await bound.buyer.get(`/marketplace/products/${bound.lot.id}`))
      .body
    const { id, attributes } = (await bound.add(bound.lot)).body.data
    const send = (lots_digest: string) => bound.buyer.put(`/offers/${id}/submit`, { lots_digest })
    await termsOfProduct(site.db, bound.lot.id, { remove_labels: true })
    const CHANGED = 'The resale terms have changed.'
    expect(await bound.buyNow({ lot_digest: seen })).toMatchObject({
      status: 409,
      body: {
        code: 'lot_changed',
        errors: [`${CHANGED} Nothing was bought.`],
        resale_agreement: 'Remove brand labels before resale.',
      },
    })
    const stale = await send(attributes.lots_digest)
    expect(stale).toMatchObject({
      status: 409,
      body: { errors: [`${CHANGED} Please review it again.`] },
    })
    const now = stale.body.data.attributes
    expect(now.resale_agreement).toBe('Remove brand labels before resale.')
    expect((await send(now.lots_digest)).status).toBe(200)
  })

  test('is named by a program, or it agrees to nothing', async () => {
    const bound = await aBoundLot(['own_store'])
    const { data } = (await bound.add(bound.lot, { price: 900 })).body
    const program = await site.asProgram(bound.buyerUser)
    const unsaid = (field: string, of: string) => ({
      status: 422,
      body: { fields: { [field]: [`Send the ${field} of the ${of} that you saw`] } },
    })
    const path = `/offers/${data.id}`
    const { revision, lots_digest } = (await program.get(path)).body.data.attributes
    expect(await program.put(`${path}/submit`, { revision })).toMatchObject(
      unsaid('lots_digest', 'offer'),
    )
    expect((await program.put(`${path}/submit`, { revision, lots_digest })).status).toBe(200)
    const other = await aListedProduct(site.db, { sellerId: bound.sellerId })
    await termsOfProduct(site.db, other.id, { channels: ['own_store'] })
    const buy = { product_id: other.id, quantity: 5, unit_price: 1000 }
    expect(await program.post('/offers/buy_now', buy)).toMatchObject(unsaid('lot_digest', 'lot'))
    await termsOfProduct(site.db, other.id, null)
    expect((await program.post('/offers/buy_now', buy)).status).toBe(201)
  })

  test('is signed by the buyer who buys at once', async () => {
    const bound = await aBoundLot(['own_store'])
    const bought = await bound.buyNow()
    expect(bought.status).toBe(201)
    const id = bought.body.data.attributes.purchase_order_id
    const order = (await bound.seller.get(`/marketplace/purchase_orders/${id}`)).body
    expect(order.data.attributes.resale_agreement).toMatchObject({
      text: OWN_STORES,
      signatures: [{ act: 'accept', party: 'buyer' }],
    })
    const file = await bound.buyer.get(`/marketplace/purchase_orders/${id}/pdf`)
    const words = (await readPaper(file.body)).join('\n')
    for (const printed of ['Resale terms agreed', OWN_STORES, 'signed by accepting'])
      expect(words).toContain(printed)
  })

  test('is nothing where a seller asks for nothing', async () => {
    const cart = await aCart(site)
    const lot = await aListedProduct(site.db, { sellerId: cart.sellerId })
    const { id } = (await cart.add(lot, { price: 1000 })).body.data
    const bought = await cart.buyer.put(`/offers/${id}/accept`)
    const orderId = bought.body.data.attributes.purchase_order_id
    const order = (await cart.buyer.get(`/marketplace/purchase_orders/${orderId}`)).body
    expect(order.data.attributes.resale_agreement).toBeNull()
  })
})

test('after all of it every rule of the trade holds', async () => {
  expect(await tradeViolations(site.db)).toEqual([])
})
