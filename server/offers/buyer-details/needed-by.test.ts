import { expect, test } from 'vitest'
import { businessDaysAfter, dayOf } from '#market/purchase-orders/business-days.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { aChain } from '../testing/a-chain.ts'

const site = siteForThisFile({ env: { WORKER: 'off' } })
const today = () => dayOf(new Date())

async function aDraft() {
  const chain = await aChain(site)
  await chain.buyer.post(`/offers/${chain.offerId}/withdraw`)
  const line = { product_id: chain.product.id, quantity: 10, unit_price: 1000 }
  const drafted = await chain.buyer.post('/offers', {
    offer: { offer_products_attributes: [line] },
  })
  const id: string = drafted.body.data.id
  const set = (day: string | null) => chain.details({ needed_by: day }, id)
  return { ...chain, id, set }
}

test('the day by which a buyer needs the goods goes with its offer, and with the order', async () => {
  const { buyer, seller, id, set } = await aDraft()
  const day = businessDaysAfter(today(), 8)
  expect((await set(day)).body.data.attributes.needed_by).toBe(day)
  expect((await set('')).body.data.attributes.needed_by).toBeNull()
  await set(day)
  expect((await buyer.put(`/offers/${id}/submit`)).status).toBe(200)
  expect((await seller.get(`/offers/${id}`)).body.data.attributes.needed_by).toBe(day)
  const accepted = await seller.put(`/offers/${id}/accept`)
  const order = `/marketplace/purchase_orders/${accepted.body.data.attributes.purchase_order_id}`
  for (const side of [buyer, seller])
    expect((await side.get(order)).body.data.attributes.needed_by).toBe(day)
})

test('the day is refused before today, after a year, and once the offer is sent', async () => {
  const { buyer, id, set } = await aDraft()
  expect((await set('2026-01-02')).body.fields).toEqual({ needed_by: ['Must be today or later'] })
  expect((await set('2099-01-02')).body.fields).toEqual({ needed_by: ['Must be within a year'] })
  expect((await set('soon')).status).toBe(422)
  await buyer.put(`/offers/${id}/submit`)
  const late = await set(businessDaysAfter(today(), 8))
  expect([late.status, late.body.errors[0]]).toEqual([
    409,
    'The date was sent with the offer. Withdraw it to send another one.',
  ])
})

test('nobody buys at once for a day before the lead time ends', async () => {
  const chain = await aDraft()
  const { buyer, id, set, product } = chain
  await site.db
    .updateTable('products')
    .set({ ownShipsWithin: 10 })
    .where('id', '=', product.id)
    .execute()
  await set(businessDaysAfter(today(), 9))
  const seen = (await buyer.get(`/offers/${id}`)).body.data.attributes.lots_digest
  const refused = await buyer.put(`/offers/${id}/accept`, { lots_digest: seen })
  expect(refused.status).toBe(422)
  expect(refused.body.errors[0]).toContain('at the earliest. Send an offer to ask for sooner')
  await set(businessDaysAfter(today(), 10))
  expect((await buyer.put(`/offers/${id}/accept`, { lots_digest: seen })).status).toBe(200)
})
