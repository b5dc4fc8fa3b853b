import { beforeEach, describe, expect, test } from 'vitest'
import type { FreightTerms } from '#market/freight/freight-terms.ts'
import type { Caller } from '#server/testing/caller.ts'
import { aBuyer, aListedProduct, aSeller } from '#server/testing/listings.ts'
import { mailsTo } from '#server/testing/mails.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { tradeViolations } from '#server/testing/trade-violations.ts'

const site = siteForThisFile()
const GOODS = 80_00
const FREIGHT = 25_00
const MISSING = 'State the freight of this offer with your answer: it is quoted by you.'

let buyer: Caller
let seller: Caller
let emails: { buyer: string; seller: string }
let lot: { id: number }
let sellerId: number

beforeEach(async () => {
  const [buyerUser, sellerUser] = [await aBuyer(site.db), await aSeller(site.db)]
  emails = { buyer: buyerUser.email, seller: sellerUser.email }
  buyer = await site.as(buyerUser)
  seller = await site.as(sellerUser)
  sellerId = sellerUser.id
  lot = await aListedProduct(site.db, { sellerId, freightTerms: 'quoted' })
})

const line = (product = lot, unit_price = 8_00) => ({
  product_id: product.id,
  quantity: 10,
  unit_price,
})

async function drafted(lines = [line()]) {
  const { body } = await buyer.post('/offers', { offer: { offer_products_attributes: lines } })
  return body.data.id as string
}
async function sent(lines = [line()]) {
  const id = await drafted(lines)
  expect((await buyer.put(`/offers/${id}/submit`)).status).toBe(200)
  return id
}
const says = (freightTerms: FreightTerms) =>
  site.db.updateTable('products').set({ freightTerms }).where('id', '=', lot.id).execute()
const read = async (who: Caller, id: string) =>
  (await who.get(`/offers/${id}`)).body.data.attributes
const accept = (who: Caller, id: string, body = {}) => who.put(`/offers/${id}/accept`, body)
const counter = (who: Caller, id: string, body = {}) =>
  who.post(`/offers/${id}/counter_offer`, { offer_products_attributes: [], ...body })
const orderOf = async (who: Caller, id: string) =>
  (await who.get(`/marketplace/purchase_orders/${id}`)).body

describe('an offer on a lot whose freight is quoted', () => {
  test('can’t be accepted before its seller states the freight', async () => {
    const id = await sent()
    expect(await read(seller, id)).toMatchObject({
      freight_missing: true,
      freight_cents: null,
      total_cents: GOODS,
    })
    const refused = await accept(seller, id)
    expect([refused.status, refused.body.code, refused.body.errors[0]]).toEqual([
      422,
      'freight_missing',
      MISSING,
    ])
    expect((await counter(seller, id)).body.fields).toEqual({ freight_cents: [MISSING] })
  })

  test('goes back to its buyer with the freight that an accept states, and then becomes an order with it', async () => {
    const id = await sent()
    const answer = await accept(seller, id, { freight_cents: FREIGHT })
    expect(answer.body.data.attributes).toEqual({ state: 'buyer_review', purchase_order_id: null })
    const shown = await read(buyer, id)
    expect(shown).toMatchObject({
      state: 'buyer_review',
      freight_missing: false,
      freight_cents: FREIGHT,
      total_cents: GOODS + FREIGHT,
    })
    expect(shown.history.at(-1)).toMatchObject({
      act: 'counter',
      party: 'seller',
      freight_cents: FREIGHT,
      total_cents: GOODS + FREIGHT,
    })
    expect(await read(seller, id)).toMatchObject({ total_net_to_seller: 72_00 + FREIGHT })

    const accepted = await accept(buyer, id, { revision: shown.revision })
    const orderId = accepted.body.data.attributes.purchase_order_id
    const order = await orderOf(buyer, orderId)
    expect(order.data.attributes).toMatchObject({
      total_cents: GOODS + FREIGHT,
      freight_cents: FREIGHT,
    })
    expect(order.included[0].attributes).toMatchObject({
      total_cents: GOODS,
      lot: { freight_terms: 'quoted' },
    })
    // No fee is taken of the freight.
    expect((await orderOf(seller, orderId)).data.attributes.total_net_to_seller).toBe(
      72_00 + FREIGHT,
    )
  })

  test('keeps the freight through a counter of its buyer, and then sells at once', async () => {
    const id = await sent()
    await counter(seller, id, { freight_cents: FREIGHT })
    const [first] = (await buyer.get(`/offers/${id}`)).body.included
    await counter(buyer, id, {
      offer_products_attributes: [{ id: Number(first.id), unit_price: 7_00 }],
    })
    expect(await read(seller, id)).toMatchObject({
      freight_cents: FREIGHT,
      total_cents: 70_00 + FREIGHT,
    })
    const accepted = await accept(seller, id, { freight_cents: FREIGHT })
    expect(accepted.body.data.attributes.state).toBe('accepted')
  })

  test('goes back once more when its seller states another freight', async () => {
    const id = await sent()
    await counter(seller, id, { freight_cents: FREIGHT })
    await counter(buyer, id)
    const again = await accept(seller, id, { freight_cents: 30_00 })
    expect(again.body.data.attributes.state).toBe('buyer_review')
    expect(await read(buyer, id)).toMatchObject({ freight_cents: 30_00, total_cents: 110_00 })
  })

  test('loses its freight with its last quoted lot', async () => {
    const usual = await aListedProduct(site.db, {
      sellerId,
    })
    const id = await sent([line(), line(usual)])
    await counter(seller, id, { freight_cents: FREIGHT })
    const { included } = (await buyer.get(`/offers/${id}`)).body
    const quoted = included.find(
      (each: { attributes: { product: { id: number } } }) => each.attributes.product.id === lot.id,
    )
    await counter(buyer, id, {
      offer_products_attributes: [{ id: Number(quoted.id), _destroy: true }],
    })
    expect(await read(seller, id)).toMatchObject({
      freight_cents: null,
      freight_missing: false,
      total_cents: GOODS,
    })
    expect((await accept(seller, id)).body.data.attributes.state).toBe('accepted')
  })

  test('takes freight from its seller alone, and within bounds', async () => {
    const id = await sent()
    for (const freight_cents of [-1, 12.5, 100_000_001])
      expect((await accept(seller, id, { freight_cents })).status).toBe(422)
    await counter(seller, id, { freight_cents: 0 })
    expect(await read(buyer, id)).toMatchObject({ freight_cents: 0, freight_missing: false })
    expect((await counter(buyer, id, { freight_cents: 5 })).body.fields).toEqual({
      freight_cents: ['The seller states the freight'],
    })
  })

  test('says in its mails who states the freight, and what was stated', async () => {
    const id = await sent()
    const [received] = await mailsTo(site, emails.seller)
    expect(received?.text).toContain('Freight: Quoted by you: state it with your answer')
    expect(received?.text).not.toMatch(/Freight included|Free\b|Freight: \$/)
    await counter(seller, id, { freight_cents: FREIGHT })
    const [countered] = await mailsTo(site, emails.buyer)
    expect(countered?.subject).toContain('$105.00')
    expect(countered?.text).toContain('Freight: $25.00')
    await accept(buyer, id)
    const [accepted] = await mailsTo(site, emails.seller)
    expect(accepted?.text).toContain('Freight: $25.00')
    expect(accepted?.text).toContain('Net to you after fee: $97.00')
  })
})

describe('nobody buys at once where the freight is quoted', () => {
  const ASK = 'Send an offer at the asking price: the seller answers with the freight.'

  test('neither from the page of the lot', async () => {
    const refused = await buyer.post('/offers/buy_now', {
      product_id: lot.id,
      quantity: 10,
      unit_price: 10_00,
    })
    expect([refused.status, refused.body.code]).toEqual([422, 'freight_quoted'])
    expect(refused.body.errors[0]).toContain(ASK)
    expect((await buyer.get('/offers')).body.data).toEqual([])
  })

  test('nor from the cart, where it is sent at the asking price instead', async () => {
    const id = await drafted([line(lot, 10_00)])
    expect(await read(buyer, id)).toMatchObject({ buyable: false, freight_missing: true })
    const refused = await accept(buyer, id)
    expect([refused.status, refused.body.code]).toEqual([422, 'freight_quoted'])
    expect((await buyer.put(`/offers/${id}/submit`)).status).toBe(200)
  })
})

test('freight is refused where no lot has it quoted', async () => {
  await says('pickup')
  const id = await sent()
  const refused = await accept(seller, id, { freight_cents: FREIGHT })
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['freight_cents']])
  expect((await accept(seller, id)).body.data.attributes.state).toBe('accepted')
})

test('an offer keeps the freight it was sent with, whatever its lot says later', async () => {
  await says('included')
  const id = await sent()
  await says('quoted')
  const { included } = (await seller.get(`/offers/${id}`)).body
  expect(included[0].attributes).toMatchObject({
    product: { freight_terms: 'included' },
    lot_change: { words: 'The lot has changed: freight included → quoted by the seller.' },
  })
  expect((await accept(seller, id)).body.data.attributes.state).toBe('accepted')
})

test('after all of it every rule of the trade holds', async () => {
  expect(await tradeViolations(site.db)).toEqual([])
})
