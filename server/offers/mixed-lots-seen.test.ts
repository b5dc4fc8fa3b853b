import { beforeEach, describe, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { HEADER, putManifest } from '#server/manifests/testing/a-manifest.ts'
import { aCart } from '#server/testing/carts.ts'
import type { Caller } from '#server/testing/caller.ts'
import { aListedProduct } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'

const site = siteForThisFile({ env: { WORKER: 'off' } })

type Shop = Awaited<ReturnType<typeof aCart>>
let shop: Shop
let lot: { id: number }
let program: Caller
let sellersProgram: Caller
beforeEach(async () => {
  shop = await aCart(site)
  lot = await aListedProduct(site.db, {
    sellerId: shop.sellerId,
    units: 2,
    minOrderUnits: null,
    askingPrice: cents(100_00),
    msrp: cents(200_00),
  })
  await holds(10)
  program = await site.asProgram(shop.buyerUser)
  sellersProgram = await site.asProgram(shop.sellerUser)
})

const holds = (units: number) =>
  putManifest(shop.seller, lot.id, `${HEADER}\n,Fig candle,${units},20.00\n`)
const shown = async (who: Caller, offerId: string) => {
  const { data, included } = (await who.get(`/offers/${offerId}`)).body
  return { ...data.attributes, line: included[0].attributes }
}
const UNSAID = {
  status: 422,
  body: { fields: { lots_digest: ['Send the lots_digest of the offer that you saw'] } },
}

describe('a program says what it saw of a mixed lot', () => {
  test('as it sends, counters and accepts', async () => {
    const drafted = await shop.add(lot, { quantity: 1, price: 80_00 })
    const offerId = drafted.body.data.id
    expect(await program.put(`/offers/${offerId}/submit`)).toMatchObject(UNSAID)
    const { lots_digest } = await shown(program, offerId)
    expect((await program.put(`/offers/${offerId}/submit`, { lots_digest })).status).toBe(200)
    const now = await shown(sellersProgram, offerId)
    const offer_products_attributes = [{ id: drafted.body.included[0].id, unit_price: 90_00 }]
    const acts = {
      counter: (more: object) =>
        sellersProgram.post(`/offers/${offerId}/counter_offer`, {
          offer_products_attributes,
          revision: now.revision,
          ...more,
        }),
      accept: (more: object) =>
        sellersProgram.put(`/offers/${offerId}/accept`, { revision: now.revision, ...more }),
    }
    for (const act of Object.values(acts)) expect(await act({})).toMatchObject(UNSAID)
    await holds(8)
    for (const act of Object.values(acts))
      expect((await act({ lots_digest: now.lots_digest })).body.code).toBe('lot_changed')
    const digest = (await shown(sellersProgram, offerId)).lots_digest
    expect((await acts.counter({ lots_digest: digest })).status).toBe(200)
    const { history } = await shown(program, offerId)
    expect(history.at(-1).lines[0].lot_changes).toMatchObject([
      { what: 'manifest', words: 'manifest 10 units → 8 units' },
      { what: 'msrp_cents' },
    ])
  })

  test('as it buys one at once', async () => {
    const order = { product_id: lot.id, quantity: 1, unit_price: 100_00 }
    expect(await program.post('/offers/buy_now', order)).toMatchObject({
      status: 422,
      body: { fields: { lot_digest: ['Send the lot_digest of the lot that you saw'] } },
    })
    const { lot_digest } = (await program.get(`/marketplace/products/${lot.id}`)).body
    await holds(10)
    const stale = await program.post('/offers/buy_now', { ...order, lot_digest })
    expect(stale.body.errors).toEqual([
      'The lot has changed: manifest 10 units. Nothing was bought.',
    ])
    const bought = await program.post('/offers/buy_now', {
      ...order,
      lot_digest: stale.body.lot_digest,
    })
    expect(bought.status).toBe(201)
  })
})

test('in a cart another manifest of a mixed lot is told', async () => {
  const { body } = await shop.add(lot, { quantity: 1, price: 80_00 })
  await shop.seller.delete(`/products/${lot.id}/manifest`)
  const { line } = await shown(shop.buyer, body.data.id)
  expect(line.lot_change.words).toContain('manifest 10 units → none')
})
