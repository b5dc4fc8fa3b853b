import { expect, test } from 'vitest'
import { aDeal } from '#server/testing/deals.ts'
import { siteForThisFile } from '#server/testing/site.ts'

const COUNTERS = 30

const site = siteForThisFile({ env: { WORKER: 'off' } })

test('an accepted offer stays readable to both sides, with its rounds and notes', async () => {
  const { buyer, seller, offerId, lineId } = await aDeal(site, { note: 'Pickup on the 26th' })
  await seller.post(`/offers/${offerId}/counter_offer`, {
    offer_products_attributes: [{ id: lineId, unit_price: 900 }],
    note: 'As low as we go.',
  })
  await buyer.put(`/offers/${offerId}/accept`)
  for (const side of [buyer, seller]) {
    const { status, body } = await side.get(`/offers/${offerId}`)
    expect(status).toBe(200)
    expect(body.data.attributes).toMatchObject({
      state: 'accepted',
      history: [
        { act: 'submit', party: 'buyer', note: 'Pickup on the 26th' },
        { act: 'counter', party: 'seller', note: 'As low as we go.' },
        { act: 'accept', party: 'buyer' },
      ],
    })
  }
})

test('nobody else reads an offer, nor a seller one that is not sent', async () => {
  const { offerId } = await aDeal(site)
  const { buyer, seller, product } = await aDeal(site)
  for (const stranger of [buyer, seller])
    expect(await stranger.get(`/offers/${offerId}`)).toMatchObject({ status: 404 })
  const { buyer: other, seller: theirs } = await aDeal(site)
  const line = { product_id: product.id, quantity: 10, unit_price: 800 }
  const offer = { offer_products_attributes: [line] }
  const { body } = await other.post('/offers', { offer })
  expect((await other.get(`/offers/${body.data.id}`)).status).toBe(200)
  for (const side of [seller, theirs])
    expect((await side.get(`/offers/${body.data.id}`)).status).toBe(404)
})

test('an offer is read as it was at one moment, however it is countered meanwhile', async () => {
  const { buyer, seller, offerId, lineId } = await aDeal(site, { price: 900 })
  const over = new AbortController()
  const countering = (async () => {
    for (let turn = 0; turn < COUNTERS; turn++)
      await (turn % 2 === 0 ? seller : buyer).post(`/offers/${offerId}/counter_offer`, {
        offer_products_attributes: [{ id: lineId, unit_price: 800 + turn }],
      })
    over.abort()
  })()
  const torn: object[] = []
  let reads = 0
  while (!over.signal.aborted) {
    const { attributes } = (await buyer.get(`/offers/${offerId}`)).body.data
    const last = attributes.history.at(-1)
    if (last.revision !== attributes.revision || last.total_cents !== attributes.total_cents)
      torn.push(attributes)
    reads++
  }
  await countering
  expect(torn).toEqual([])
  expect(reads).toBeGreaterThan(0)
})
