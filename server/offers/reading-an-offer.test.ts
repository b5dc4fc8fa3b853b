import { expect, test } from 'vitest'
import { aDeal } from '#server/testing/deals.ts'
import { siteForThisFile } from '#server/testing/site.ts'

const COUNTERS = 30

const site = siteForThisFile({ env: { WORKER: 'off' } })

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
