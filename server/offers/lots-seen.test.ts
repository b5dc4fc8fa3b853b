import { beforeEach, describe, expect, test } from 'vitest'
import { siteForThisFile } from '#server/testing/site.ts'
import { aLotThatChanges, AS_SAID, BROKEN, CHANGED } from './testing/a-lot-that-changes.ts'

const site = siteForThisFile({ env: { WORKER: 'off' } })

let shop: Awaited<ReturnType<typeof aLotThatChanges>>
beforeEach(async () => {
  shop = await aLotThatChanges(site)
})

describe('what was seen goes along, and another lot than that is refused', () => {
  test('as a cart is sent or bought', async () => {
    const { offerId } = await shop.draft()
    const seen = (await shop.shown(shop.buyer, offerId)).lots_digest
    await shop.says({ condition: 'salvage' })
    for (const act of ['submit', 'accept']) {
      const stale = await shop.buyer.put(`/offers/${offerId}/${act}`, { lots_digest: seen })
      expect(stale).toMatchObject({
        status: 409,
        body: {
          code: 'lot_changed',
          errors: ['The lot has changed: condition new → salvage. Please review it again.'],
        },
      })
    }
    const { lots_digest: now } = await shop.shown(shop.buyer, offerId)
    expect((await shop.buyer.put(`/offers/${offerId}/submit`, { lots_digest: now })).status).toBe(
      200,
    )
  })

  test.each(['seller', 'buyer'] as const)('as the %s counters and accepts', async (party) => {
    const offer = await shop.sent()
    if (party === 'buyer') await shop.counter(shop.seller, offer)
    const path = `/offers/${offer.offerId}`
    const before = await shop.shown(shop[party], offer.offerId)
    const counter = {
      offer_products_attributes: [{ id: offer.lineId, unit_price: 940 }],
      lots_digest: before.lots_digest,
    }
    await shop.says(BROKEN)
    const stale = [
      await shop[party].post(`${path}/counter_offer`, counter),
      await shop[party].put(`${path}/accept`, { lots_digest: before.lots_digest }),
    ]
    for (const { status, body } of stale) {
      expect([status, body.code]).toEqual([409, 'lot_changed'])
      expect(body.included[0].attributes.lot_change.words).toBe(CHANGED)
    }
    const { lots_digest: now } = await shop.shown(shop[party], offer.offerId)
    // They agreed on the lot as it was, and know that it is another.
    expect(
      await shop.ordered(await shop[party].put(`${path}/accept`, { lots_digest: now })),
    ).toMatchObject(AS_SAID)
  })

  test('as a lot is bought at once, by what the page of the lot said', async () => {
    const page = async () => (await shop.buyer.get(`/marketplace/products/${shop.lot.id}`)).body
    const buy = (lot_digest: string) =>
      shop.buyer.post('/offers/buy_now', {
        product_id: shop.lot.id,
        quantity: 1,
        unit_price: 1000,
        lot_digest,
      })
    const { lot_digest: seen } = await page()
    await shop.says({ condition: 'salvage', outer_quantity: 12 })
    const stale = await buy(seen)
    const now = await page()
    expect(stale).toMatchObject({
      status: 409,
      body: {
        code: 'lot_changed',
        errors: ['The lot has changed: condition salvage, outer quantity 12. Nothing was bought.'],
        lot: { condition: 'salvage', outer_quantity: 12 },
        lot_digest: now.lot_digest,
      },
    })
    expect((await buy('anything')).body.errors).toEqual([
      'The lot has changed. Nothing was bought.',
    ])
    expect(await shop.offers()).toEqual([])
    expect((await buy(now.lot_digest)).status).toBe(201)
    expect((await shop.seller.get(`/products/${shop.lot.id}`)).body.lot_digest).toBeUndefined()
  })
})

test('a buyer who doesn’t say what they saw counters for the lot as it was', async () => {
  const offer = await shop.sent()
  await shop.counter(shop.seller, offer)
  await shop.says(BROKEN)
  expect((await shop.counter(shop.buyer, offer)).status).toBe(200)
  expect((await shop.shown(shop.buyer, offer.offerId)).line.lot_change.words).toBe(CHANGED)
  const accepted = await shop.seller.put(`/offers/${offer.offerId}/accept`)
  expect(await shop.ordered(accepted)).toMatchObject(AS_SAID)
})
