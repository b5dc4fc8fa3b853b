import { beforeEach, describe, expect, test } from 'vitest'
import type { Caller } from '#server/testing/caller.ts'
import { aDeal } from '#server/testing/deals.ts'
import { siteForThisFile } from '#server/testing/site.ts'

const site = siteForThisFile({ env: { WORKER: 'off' } })

let deal: Awaited<ReturnType<typeof aDeal>>
beforeEach(async () => {
  deal = await aDeal(site, { price: 900 })
})

const path = (act: string) => `/offers/${deal.offerId}/${act}`
const lower = (to: number) =>
  deal.seller.put(`/products/${deal.product.id}/figures`, { product: { seller_price_cents: to } })
const counter = (who: Caller, price: number, more: object = {}) =>
  who.post(path('counter_offer'), {
    offer_products_attributes: [{ id: deal.lineId, unit_price: price }],
    ...more,
  })
const seenBy = async (who: Caller) => {
  const { data, included } = (await who.get(`/offers/${deal.offerId}`)).body
  return { ...data.attributes, line: included[0].attributes }
}
const WORDS =
  'The asking price is $8.50 per unit today, below the $9.00 of this offer. The 10 units come to $90.00 here and to $85.00 at today’s asking price. Please review it again.'

describe.each(['seller', 'buyer'] as const)('a %s who accepts above today’s asking price', (by) => {
  beforeEach(async () => {
    if (by === 'seller') return
    await counter(deal.seller, 950)
    await counter(deal.buyer, 890)
    await counter(deal.seller, 900)
  })

  test('is asked once: refused with the prices as they are, and served once they were seen', async () => {
    const before = await seenBy(deal[by])
    await lower(850)
    for (const seen of [{}, { revision: before.revision, lots_digest: before.lots_digest }]) {
      const { status, body } = await deal[by].put(path('accept'), seen)
      expect([status, body.code, body.errors]).toEqual([409, 'above_asking', [WORDS]])
      expect(body.included[0].attributes).toMatchObject({
        unit_price: 900,
        asking_price_cents: 1000,
        product: { seller_price_cents: 850 },
      })
    }
    const now = await seenBy(deal[by])
    expect(now.revision).toBe(before.revision)
    const { status } = await deal[by].put(path('accept'), {
      revision: now.revision,
      lots_digest: now.lots_digest,
    })
    expect(status).toBe(200)
  })

  test('is asked again when the price falls further, and not when it is raised above the offer', async () => {
    await lower(850)
    const { lots_digest } = await seenBy(deal[by])
    await lower(800)
    const again = await deal[by].put(path('accept'), { lots_digest })
    expect([again.status, again.body.code]).toEqual([409, 'above_asking'])
    await lower(1100)
    expect((await deal[by].put(path('accept'), { lots_digest })).status).toBe(200)
  })

  test('is told so as a program, which says with the digest that it saw the price', async () => {
    const user = by === 'buyer' ? deal.buyerUser : deal.sellerUser
    const program = await site.asProgram(user)
    await lower(850)
    const { revision, lots_digest } = await seenBy(program)
    const blind = await program.put(path('accept'), { revision })
    expect([blind.status, blind.body.code]).toEqual([409, 'above_asking'])
    expect(blind.body.data.attributes.lots_digest).toBe(lots_digest)
    expect((await program.put(path('accept'), { revision, lots_digest })).status).toBe(200)
  })
})

test('an accept at or below today’s asking price asks nothing, also after it fell', async () => {
  await lower(900)
  expect((await deal.seller.put(path('accept'))).status).toBe(200)
})

test('an accept sent again after the price fell answers its order', async () => {
  const first = await deal.seller.put(path('accept'))
  await lower(500)
  expect(await deal.seller.put(path('accept'))).toMatchObject({ status: 200, body: first.body })
})

test('a counter works from a page that was open before the price fell', async () => {
  const { lots_digest } = await seenBy(deal.seller)
  await lower(850)
  expect((await counter(deal.seller, 880, { lots_digest })).status).toBe(200)
})
