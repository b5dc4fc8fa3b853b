import { beforeAll, describe, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import type { Answer } from '#server/testing/caller.ts'
import { deadlocks } from '#server/testing/deadlocks.ts'
import { aBuyer, aListedProduct, aSeller } from '#server/testing/listings.ts'
import { patiently } from '#server/testing/patiently.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { soon } from '#server/testing/soon.ts'
import { tradeViolations } from '#server/testing/trade-violations.ts'

const ROUNDS = 12
const PATIENCE_MS = 180_000

const site = siteForThisFile({ env: { WORKER: 'off' } })
let deadlocksBefore: number | undefined
beforeAll(async () => {
  deadlocksBefore = await deadlocks(site.db)
})

type Cart = Awaited<ReturnType<typeof aCart>>
type Act = (cart: Cart) => Promise<Answer>

/** Two products at the asking price in one buyer's draft, and a third that is not in it. */
async function aCart() {
  const buyer = await site.as(await aBuyer(site.db))
  const { id: sellerId } = await aSeller(site.db)
  const lot = { sellerId, units: 50, askingPrice: cents(1000) }
  const [one, two, third] = [
    await aListedProduct(site.db, lot),
    await aListedProduct(site.db, lot),
    await aListedProduct(site.db, lot),
  ]
  const lines = [one, two].map(({ id }) => ({ product_id: id, quantity: 5, unit_price: 1000 }))
  const { body } = await buyer.post('/offers', { offer: { offer_products_attributes: lines } })
  const offerId: string = body.data.id
  return { buyer, offerId, lineId: body.included[0].id, third }
}

const buyNow: Act = ({ buyer, offerId }) => buyer.put(`/offers/${offerId}/accept`)
const send: Act = ({ buyer, offerId }) => buyer.put(`/offers/${offerId}/submit`)
const lowerPrice: Act = ({ buyer, offerId, lineId }) =>
  buyer.put(`/offers/${offerId}/offer_products/${lineId}`, { quantity: 5, unit_price: 900 })
const changeUnits: Act = ({ buyer, offerId, lineId }) =>
  buyer.put(`/offers/${offerId}/offer_products/${lineId}`, { quantity: 7, unit_price: 1000 })
const removeLine: Act = ({ buyer, offerId, lineId }) =>
  buyer.delete(`/offers/${offerId}/offer_products/${lineId}`)
const shelveLine: Act = ({ buyer, offerId, lineId }) =>
  buyer.post(`/offers/${offerId}/save_for_later`, { offer_product_id: lineId })
const addLot: Act = ({ buyer, third }) =>
  buyer.post('/offers', {
    offer: {
      offer_products_attributes: [{ product_id: third.id, quantity: 5, unit_price: 1000 }],
    },
  })

const deciding: [string, Act][] = [
  ['bought', buyNow],
  ['sent', send],
]
const changing: [string, Act][] = [
  ['the price of a line is lowered', lowerPrice],
  ['the units of a line change', changeUnits],
  ['a line is removed', removeLine],
  ['a line is saved for later', shelveLine],
  ['a lot is added', addLot],
]
const both = deciding.flatMap(([done, decide]) =>
  changing.map(([change, act]) => ({ done, change, decide, act })),
)

describe('a cart', { timeout: PATIENCE_MS }, () => {
  test.each(both)('$done while $change goes as it was or as it is', async ({ decide, act }) => {
    for (let round = 0; round < ROUNDS; round++) {
      const cart = await aCart()
      const [decided, changed] = await Promise.all(
        [decide, act].map((each) => soon(() => patiently(() => each(cart)))),
      )
      // Bought below the asking price it cannot be; sent it can be always.
      expect(decide === buyNow ? [200, 422] : [200]).toContain(decided?.status)
      expect([200, 201, 409]).toContain(changed?.status)
      if (decided?.status === 422) expect(changed?.status).toBe(200)
    }
  })
})

test('after all of it every rule of the trade holds, and there was no deadlock', async () => {
  expect(await tradeViolations(site.db)).toEqual([])
  expect(await deadlocks(site.db)).toBe(deadlocksBefore)
})
