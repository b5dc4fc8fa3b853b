import { existsSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { press } from '#payment-sandbox/testing/press.ts'
import type { Caller } from '#server/testing/caller.ts'
import { eventually } from '#server/testing/eventually.ts'
import { aBuyer, aSeller } from '#server/testing/listings.ts'
import { startSite, type TestSite } from '#server/testing/site.ts'
import { loadLotsCsv } from './load-lots-csv.ts'

const file = new URL('../../../shared/data/real-lots.csv', import.meta.url)
const isThere = existsSync(file)
const title = isThere
  ? 'the main job on real lots'
  : 'the main job on real lots (skipped: ../shared/data/real-lots.csv is not there)'

describe.skipIf(!isThere)(title, () => {
  let site: TestSite
  let buyer: Caller
  const sellers = new Map<number, Caller>()

  beforeAll(async () => {
    site = await startSite()
    const owners = [await aSeller(site.db), await aSeller(site.db), await aSeller(site.db)]
    for (const owner of owners) sellers.set(owner.id, await site.as(owner))
    buyer = await site.as(await aBuyer(site.db))
    const csv = readFileSync(file, 'utf8')
    await loadLotsCsv(site.db, { csv, sellerIds: owners.map(({ id }) => id) })
  })
  afterAll(() => site.stop())

  test('lists four hundred, with names, commas and accents as they were written', async () => {
    const { body } = await search('')
    expect(body.count).toBe(400)
    const found = await search('Velocímetro cyclocomp')
    expect(found.body.products[0].name).toBe(
      'Velocímetro cyclocomp MAGENE C406 garantía Premium Original Can strava - MAGENE C406',
    )
  })

  test.each(['velocímetro', 'MAGENE C406', '703000061513'])('finds one by %s', async (words) => {
    const { body } = await search(words)
    expect(body.products.map(({ upc }: { upc: string }) => upc)).toContain('703000061513')
  })

  test('takes a lot from search through offer, counter, acceptance and payment to shipping', async () => {
    const [lot] = (await search('MAGENE C406')).body.products
    const asking: number = lot.seller_price_cents
    const quantity = Math.max(lot.min_order_units ?? 1, 10)
    const seller = sellers.get(lot.seller_id)
    if (!seller) throw new Error('The lot belongs to nobody')

    const drafted = await buyer.post('/offers', {
      offer: {
        offer_products_attributes: [
          { product_id: lot.id, quantity, unit_price: Math.floor(asking * 0.8) },
        ],
      },
    })
    const offerId: string = drafted.body.data.id
    const lineId: string = drafted.body.included[0].id
    await buyer.put(`/offers/${offerId}/submit`)
    const price = Math.floor(asking * 0.9)
    await seller.post(`/offers/${offerId}/counter_offer`, {
      offer_products_attributes: [{ id: lineId, unit_price: price }],
    })
    const accepted = await buyer.put(`/offers/${offerId}/accept`)
    const orderId: string = accepted.body.data.attributes.purchase_order_id

    const checkout = await buyer.post(`/purchase_orders/${orderId}/payment`)
    expect((await press(site, checkout.body.url, 'Pay')).status).toBe(303)
    const order = await eventually(
      async () => (await seller.get('/marketplace/purchase_orders')).body,
      ({ data }) => data[0].attributes.status === 'awaiting_shipment',
    )
    expect(order.data[0].attributes.total_cents).toBe(price * quantity)
    expect(order.included[0].attributes.product.name).toBe(lot.name)
    const after = await buyer.get(`/marketplace/products/${lot.id}`)
    expect(after.body.units).toBe(lot.units - quantity)
  })

  const search = (query: string) =>
    buyer.post('/marketplace/products/search?page=1', {
      search: { tags: [], seller_ids: [], query },
    })
})
