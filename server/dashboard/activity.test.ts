import { expect, test } from 'vitest'
import { MOST_ACTIVITY } from '#market/dashboard/activity-api.ts'
import { aDeal } from '#server/testing/deals.ts'
import { aListedProduct, aSeller } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'

const site = siteForThisFile({ env: { WORKER: 'off' } })
const ACTIVITY = '/marketplace/sellers/activity'
const ORDERS = '/marketplace/purchase_orders'

type Told = { kind: string; at: string; [name: string]: unknown }
type Listed = { attributes: { history: { event?: string; at: string }[] } }

/** The latest times of turns and events; an order opens with the acceptance of its offer. */
const lastTimes = (history: readonly { event?: string; at: string }[]) =>
  history
    .filter(({ event }) => event !== 'open')
    .map(({ at }) => at)
    .toSorted()
    .toReversed()
    .slice(0, MOST_ACTIVITY)

test('a seller reads the latest turns and events of all its offers and orders, newest first', async () => {
  const { seller, buyer, sellerUser } = await aDeal(site)
  const expected = async () => {
    const offers: Listed[] = (await seller.get('/offers?per_page=500')).body.data
    const orders: Listed[] = (await seller.get(`${ORDERS}?per_page=500`)).body.data
    return lastTimes([...offers, ...orders].flatMap(({ attributes }) => attributes.history))
  }
  const told = async (): Promise<Told[]> => {
    const { status, body } = await seller.get(ACTIVITY)
    expect(status).toBe(200)
    return body.activity
  }
  const timesTold = async () => (await told()).map(({ at }) => at)
  expect(await timesTold()).toEqual(await expected())

  const sent: string[] = []
  for (let at = 0; at < MOST_ACTIVITY + 4; at++) {
    const lot = await aListedProduct(site.db, { sellerId: sellerUser.id, units: 100 })
    const line = { product_id: lot.id, quantity: 10, unit_price: 800 }
    const { body } = await buyer.post('/offers', { offer: { offer_products_attributes: [line] } })
    expect((await buyer.put(`/offers/${body.data.id}/submit`)).status).toBe(200)
    sent.push(body.data.id)
  }
  // Older ones move after newer ones.
  for (const id of sent.slice(0, 3)) await seller.put(`/offers/${id}/accept`)
  expect(await timesTold()).toEqual(await expected())
  const first: string = (await seller.get(ORDERS)).body.data[0].id
  await buyer.post(`${ORDERS}/${first}/state_transitions`, { event: 'cancel' })
  await seller.post(`/offers/${sent[4]}/counter_offer/reject`)
  expect(await timesTold()).toEqual(await expected())
  expect((await told()).slice(0, 2)).toMatchObject([
    { kind: 'turn', act: 'reject', party: 'seller', order_id: null, is_first: false },
    { kind: 'event', event: 'cancel', party: 'buyer', order_id: first },
  ])
})

test('an accepted offer names its order, one that was bought at once has no turn before', async () => {
  const { seller, buyer, offerId } = await aDeal(site)
  await aDeal(site)
  await seller.put(`/offers/${offerId}/accept`)
  const order: { id: string } = (await seller.get(ORDERS)).body.data[0]
  const { body } = await seller.get(ACTIVITY)
  expect(body.activity).toMatchObject([
    { act: 'accept', party: 'seller', order_id: order.id, total_cents: 8_000, is_first: false },
    { act: 'submit', party: 'buyer', order_id: order.id, total_cents: 8_000, is_first: true },
  ])
  const fresh = await site.as(await aSeller(site.db))
  expect((await fresh.get(ACTIVITY)).body).toEqual({ activity: [] })
  expect((await buyer.get(ACTIVITY)).status).toBe(403)
})
