import { describe, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { aBuyer, aListedProduct, aSeller } from '#server/testing/listings.ts'
import { mailsTo } from '#server/testing/mails.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { tradeViolations } from '#server/testing/trade-violations.ts'

const site = siteForThisFile()

/** Two lots of one seller at $10.00, 50 units each, and a buyer. */
async function aShop(buying: Parameters<typeof aBuyer>[1] = {}) {
  const [buyerUser, sellerUser] = [await aBuyer(site.db, buying), await aSeller(site.db)]
  const lot = { sellerId: sellerUser.id, units: 50, minOrderUnits: 5, askingPrice: cents(10_00) }
  const [mug, plate] = [await aListedProduct(site.db, lot), await aListedProduct(site.db, lot)]
  const [buyer, seller] = [await site.as(buyerUser), await site.as(sellerUser)]
  const lineOf = (id: number, quantity = 10) => ({ product_id: id, quantity, unit_price: 10_00 })
  return {
    buyer,
    seller,
    sellerUser,
    mug,
    plate,
    buy: (line: object = {}, headers = {}) =>
      buyer.post('/offers/buy_now', { ...lineOf(mug.id), ...line }, headers),
    intoCart: (...ids: number[]) =>
      buyer.post('/offers', {
        offer: { offer_products_attributes: ids.map((id) => lineOf(id, 20)) },
      }),
    orders: async () => (await buyer.get('/marketplace/purchase_orders')).body.data,
  }
}
type Shop = Awaited<ReturnType<typeof aShop>>

const unitsOf = async ({ id }: { id: number }) =>
  (
    await site.db
      .selectFrom('products')
      .select('units')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).units

async function expectNothingDone({ orders, mug }: Shop) {
  expect(await orders()).toEqual([])
  expect(await unitsOf(mug)).toBe(50)
}

describe('one lot bought at its asking price', () => {
  test('is an order at once, with its fee and its history, and its units are taken', async () => {
    const { buyer, seller, sellerUser, mug, buy, orders } = await aShop()
    const bought = await buy()
    expect(bought.status).toBe(201)
    const [order] = await orders()
    expect(order.id).toBe(bought.body.data.attributes.purchase_order_id)
    expect(order.attributes).toMatchObject({
      status: 'awaiting_initial_payment',
      total_cents: 100_00,
    })
    const sold = (await seller.get('/marketplace/purchase_orders')).body.data[0].attributes
    expect(sold.total_net_to_seller).toBe(90_00)
    expect(await unitsOf(mug)).toBe(40)
    const [offer] = (await buyer.get('/offers')).body.data
    expect(offer.attributes).toMatchObject({ state: 'accepted', total_cents: 100_00 })
    expect(offer.attributes.history).toMatchObject([{ act: 'accept', party: 'buyer' }])
    const bells = (await seller.get('/notifications')).body
    expect(JSON.stringify(bells)).toContain('bought at your asking price: $100.00')
    const mails = await mailsTo(site, sellerUser.email)
    expect(mails.map(({ subject }) => subject).join()).toContain('bought at your asking price')
    expect(await tradeViolations(site.db)).toEqual([])
  })

  test('leaves the rest of the cart, of its own seller too, as it was', async () => {
    const { buyer, plate, buy, intoCart } = await aShop()
    await intoCart(plate.id)
    const drafts = async () =>
      (await buyer.get('/offers')).body.data.filter(
        ({ attributes }: { attributes: { state: string } }) => attributes.state === 'draft',
      )
    const before = await drafts()
    expect((await buy()).status).toBe(201)
    expect(await drafts()).toEqual(before)
    expect(await unitsOf(plate)).toBe(50)
  })

  test('leaves the cart itself, which goes when nothing else is in it', async () => {
    const { buyer, mug, plate, buy, intoCart } = await aShop()
    const cart = await intoCart(mug.id, plate.id)
    expect((await buy()).status).toBe(201)
    const { body } = await buyer.get(`/offers/${cart.body.data.id}`)
    expect(
      body.included.map(
        (line: { attributes: { product: { id: number } } }) => line.attributes.product.id,
      ),
    ).toEqual([plate.id])
    expect(body.data.attributes.revision).toBeGreaterThan(cart.body.data.attributes.revision)
    expect((await buy({ product_id: plate.id })).status).toBe(201)
    expect((await buyer.get(`/offers/${cart.body.data.id}`)).status).toBe(404)
  })

  test('also when it was saved for later', async () => {
    const { buyer, mug, buy, intoCart } = await aShop()
    const { body } = await intoCart(mug.id)
    await buyer.post(`/offers/${body.data.id}/save_for_later`, {
      offer_product_id: body.included[0].id,
    })
    expect((await buy()).status).toBe(201)
    expect((await buyer.get('/offers')).body.data).toHaveLength(1)
  })

  test('is bought once, though the same call comes twice', async () => {
    const { buy, orders, mug } = await aShop()
    const key = { 'Idempotency-Key': 'one-mug' }
    const [first, again] = [await buy({}, key), await buy({}, key)]
    expect(again.body).toEqual(first.body)
    expect(await orders()).toHaveLength(1)
    expect(await unitsOf(mug)).toBe(40)
  })

  test('goes to one of two who want the last units at the same moment', async () => {
    const { mug, buy } = await aShop()
    const rival = await site.as(await aBuyer(site.db))
    const line = { product_id: mug.id, quantity: 30, unit_price: 10_00 }
    const answers = await Promise.all([buy({ quantity: 30 }), rival.post('/offers/buy_now', line)])
    expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([201, 422]))
    expect(await unitsOf(mug)).toBe(20)
    expect(await tradeViolations(site.db)).toEqual([])
  })
})

test('a lot tells its buyer how long an order waits for payment', async () => {
  const { buyer, seller, mug } = await aShop()
  const path = `/marketplace/products/${mug.id}`
  expect((await buyer.get(path)).body.pay_within_hours).toBe(72)
  expect((await seller.get(path)).body).not.toHaveProperty('pay_within_hours')
})

describe('nothing is bought', () => {
  test('at a price that is not the asking price any more, and the buyer is told both', async () => {
    const shop = await aShop()
    for (const unit_price of [9_99, 10_01]) {
      const { status, body } = await shop.buy({ unit_price })
      expect(status).toBe(409)
      expect(body).toMatchObject({
        errors: ['The asking price is $10.00 now. Nothing was bought.'],
        code: 'asking_price_changed',
      })
    }
    await expectNothingDone(shop)
  })

  test('beyond the units that are left, or below the minimum', async () => {
    const shop = await aShop()
    const fields = async (quantity: number) => (await shop.buy({ quantity })).body.fields
    expect(await fields(51)).toEqual({ 'offer_product.quantity': ['Exceeds available units'] })
    expect(await fields(4)).toEqual({ 'offer_product.quantity': ['5 unit minimum'] })
    await expectNothingDone(shop)
  })

  test('without an address that a carrier takes, and the cart keeps the lot', async () => {
    const shop = await aShop({ shipTo: null })
    await shop.intoCart(shop.mug.id)
    expect(await shop.buy()).toMatchObject({ status: 422, body: { code: 'ship_to_required' } })
    await expectNothingDone(shop)
    expect((await shop.buyer.get('/offers')).body.included).toHaveLength(1)
  })

  test('of a lot that its seller has paused', async () => {
    const shop = await aShop()
    await site.db
      .updateTable('products')
      .set({ paused: true })
      .where('id', '=', shop.mug.id)
      .execute()
    expect((await shop.buy()).status).toBe(404)
    await expectNothingDone(shop)
  })

  test('while an offer for the lot is under review', async () => {
    const shop = await aShop()
    const { body } = await shop.intoCart(shop.mug.id)
    await shop.buyer.put(`/offers/${body.data.id}/submit`)
    expect(await shop.buy()).toMatchObject({ status: 409, body: { code: 'under_review' } })
    await expectNothingDone(shop)
  })

  test('by a seller, of its own lots or others', async () => {
    const shop = await aShop()
    const line = { product_id: shop.mug.id, quantity: 10, unit_price: 10_00 }
    expect((await shop.seller.post('/offers/buy_now', line)).status).toBe(403)
    await expectNothingDone(shop)
  })
})
