import { describe, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { aBuyer, aListedProduct, aSeller } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'

const site = siteForThisFile({ env: { WORKER: 'off' } })

type Lines = { quantity: number; price: number }[]

/** A buyer's orders of one seller, one for each list of lines, bought at the asking price. */
async function someOrders(orders: Lines[], platformFeeBps?: number) {
  const sellerUser = await aSeller(site.db, platformFeeBps === undefined ? {} : { platformFeeBps })
  const [buyer, seller] = [await site.as(await aBuyer(site.db)), await site.as(sellerUser)]
  for (const lines of orders) {
    const attributes = []
    for (const { quantity, price } of lines) {
      const askingPrice = cents(price)
      const lot = await aListedProduct(site.db, { sellerId: sellerUser.id, askingPrice })
      attributes.push({ product_id: lot.id, quantity, unit_price: price })
    }
    const offer = { offer_products_attributes: attributes }
    const drafted = await buyer.post('/offers', { offer })
    await buyer.put(`/offers/${drafted.body.data.id}/accept`)
  }
  return { buyer, seller, sellerId: sellerUser.id }
}

const path = '/marketplace/purchase_orders'

describe('the list of orders', () => {
  test('is a JSON:API document, sorted by created_at, each with its lines', async () => {
    const { buyer } = await someOrders([
      [{ quantity: 2, price: 500 }],
      [
        { quantity: 3, price: 700 },
        { quantity: 1, price: 900 },
      ],
    ])
    const { body } = await buyer.get(path)
    const created = body.data.map(({ attributes }: Answered) => attributes.created_at)
    expect(created).toEqual(created.toSorted())
    expect(body.data[1]).toMatchObject({
      type: 'purchase_order',
      attributes: { status: 'awaiting_initial_payment', state: 'awaiting_initial_payment' },
    })
    const lines = body.data[1].relationships.purchase_order_products.data
    const included = lines.map(({ id }: { id: string }) =>
      body.included.find((line: { id: string }) => line.id === id),
    )
    expect(included).toMatchObject([
      { attributes: { quantity: 3, unit_cents: 700, total_cents: 2100 } },
      { attributes: { quantity: 1, unit_cents: 900, total_cents: 900 } },
    ])
    expect(body.data[1].attributes).toMatchObject({ total_cents: 3000, sku_count: 2 })
    expect(body.data[1].attributes.po_number).toMatch(/^PO-1\d{4}$/)
  })

  test('comes in pages of 200 unless asked otherwise, and says how many there are', async () => {
    const { buyer } = await someOrders([1, 2, 3].map((quantity) => [{ quantity, price: 500 }]))
    const first = await buyer.get(`${path}?page=1&per_page=2`)
    const second = await buyer.get(`${path}?page=2&per_page=2`)
    expect([first.body.data.length, second.body.data.length]).toEqual([2, 1])
    expect(first.body.meta).toMatchObject({ page: 1, per_page: 2, total_pages: 2 })
    expect((await buyer.get(path)).body.meta).toMatchObject({ per_page: 200, total_pages: 1 })
    expect((await buyer.get(`${path}?per_page=501`)).status).toBe(422)
  })
})

test('open orders are those not completed or canceled, and the orders with a lot are the viewer’s own', async () => {
  const { buyer, seller, sellerId } = await someOrders(
    [1, 2].map((quantity) => [{ quantity, price: 500 }]),
  )
  const idsOf = async (who: typeof buyer, query: string) =>
    (await who.get(`${path}?${query}`)).body.data.map(({ id }: { id: string }) => id)
  const [first, second]: string[] = await idsOf(buyer, '')
  const cancel = { event: 'cancel' }
  const canceled = await buyer.post(`${path}/${first}/state_transitions`, cancel)
  expect(canceled.status).toBe(200)
  for (const who of [buyer, seller]) {
    expect(await idsOf(who, 'open=true')).toEqual([second])
    expect(await idsOf(who, 'open=false')).toEqual([first])
  }
  const { body } = await buyer.get(path)
  const [lot] = body.included.map(
    (line: { attributes: { product: { id: number } } }) => line.attributes.product.id,
  )
  expect(await idsOf(buyer, `product_id=${lot}`)).toEqual([first])
  expect(await idsOf(buyer, `product_id=${lot}&open=true`)).toEqual([])
  const stranger = await aListedProduct(site.db, { sellerId })
  expect(await idsOf(buyer, `product_id=${stranger.id}`)).toEqual([])
  expect((await buyer.get(`${path}?open=perhaps`)).status).toBe(422)
})

type Answered = { attributes: { created_at: string } }

describe('the fee of an order', () => {
  test('is 10% of each line, rounded half up to a cent, then summed', async () => {
    const { seller } = await someOrders([
      [
        { quantity: 1, price: 1005 },
        { quantity: 1, price: 1004 },
      ],
    ])
    const { data, included } = (await seller.get(path)).body
    expect(included.map(({ attributes }: Net) => attributes.net_to_seller)).toEqual([904, 904])
    expect(data[0].attributes).toMatchObject({ total_cents: 2009, total_net_to_seller: 1808 })
  })

  test('is what staff agreed with its seller, and stays on the order when that changes', async () => {
    const { seller, sellerId } = await someOrders([[{ quantity: 1, price: 1000 }]], 250)
    const net = async () => (await seller.get(path)).body.data[0].attributes.total_net_to_seller
    expect(await net()).toBe(975)
    await site.db
      .updateTable('sellers')
      .set({ platformFeeBps: 5000 })
      .where('id', '=', sellerId)
      .execute()
    expect(await net()).toBe(975)
  })
})

type Net = { attributes: { net_to_seller: number } }
