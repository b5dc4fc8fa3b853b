import { expect, test } from 'vitest'
import { MOST_ACTIVITY } from '#market/dashboard/activity-api.ts'
import { aDeal } from '#server/testing/deals.ts'
import { aBuyer, aListedProduct, aSeller } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'

const site = siteForThisFile({ env: { WORKER: 'off' } })
const ACTIVITY = '/marketplace/sellers/activity'
const ORDERS = '/marketplace/purchase_orders'

type Resource = { id: string; attributes: { history: { event?: string; at: string }[] } }
type Lists = { offers: Resource[]; orders: Resource[] }

/** What happened last, by the times of turns and steps; the opening of an order is its offer's acceptance. */
const lastTimes = ({ offers, orders }: Lists) =>
  [...offers, ...orders]
    .flatMap(({ attributes }) => attributes.history)
    .filter(({ event }) => event !== 'open')
    .map(({ at }) => at)
    .toSorted()
    .slice(-MOST_ACTIVITY)

test('a seller reads the offers and orders with the latest turns and steps, of thousands as of a few', async () => {
  const { seller, buyer, sellerUser } = await aDeal(site)
  const all = async (): Promise<Lists> => ({
    offers: (await seller.get('/offers?per_page=500')).body.data,
    orders: (await seller.get(`${ORDERS}?per_page=500`)).body.data,
  })
  const told = async (): Promise<Lists> => {
    const { status, body } = await seller.get(ACTIVITY)
    expect(status).toBe(200)
    return { offers: body.offers.data, orders: body.orders.data }
  }
  expect(lastTimes(await told())).toEqual(lastTimes(await all()))

  const sent: string[] = []
  for (let at = 0; at < MOST_ACTIVITY + 4; at++) {
    const lot = await aListedProduct(site.db, { sellerId: sellerUser.id, units: 100 })
    const line = { product_id: lot.id, quantity: 10, unit_price: 800 }
    const { body } = await buyer.post('/offers', { offer: { offer_products_attributes: [line] } })
    expect((await buyer.put(`/offers/${body.data.id}/submit`)).status).toBe(200)
    sent.push(body.data.id)
  }
  // Older offers and orders move after newer ones.
  for (const id of sent.slice(0, 3)) await seller.put(`/offers/${id}/accept`)
  expect(lastTimes(await told())).toEqual(lastTimes(await all()))
  const [first = ''] = (await all()).orders.map(({ id }) => id)
  await buyer.post(`${ORDERS}/${first}/state_transitions`, { event: 'cancel' })
  await seller.post(`/offers/${sent[4]}/counter_offer/reject`)
  const [some, every] = [await told(), await all()]
  expect(lastTimes(some)).toEqual(lastTimes(every))
  expect(some.offers).toHaveLength(MOST_ACTIVITY)
  expect(every.offers.length).toBeGreaterThan(MOST_ACTIVITY)
})

test('the order of an accepted offer comes with it, and nobody else’s trade does', async () => {
  const { seller, offerId } = await aDeal(site)
  await aDeal(site)
  await seller.put(`/offers/${offerId}/accept`)
  const { body } = await seller.get(ACTIVITY)
  expect(body.offers.data.map(({ id }: Resource) => id)).toEqual([offerId])
  expect(body.orders.data).toMatchObject([{ attributes: { offer_id: offerId } }])
  const fresh = await site.as(await aSeller(site.db))
  const nothing = { data: [], included: [] }
  expect((await fresh.get(ACTIVITY)).body).toEqual({ offers: nothing, orders: nothing })
  const buyer = await site.as(await aBuyer(site.db))
  expect((await buyer.get(ACTIVITY)).status).toBe(403)
})
