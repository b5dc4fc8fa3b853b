import { expect, test } from 'vitest'
import { endedStates, type OfferState } from '#market/offers/offer.ts'
import { aDeal } from '#server/testing/deals.ts'
import { aBuyer, aListedProduct } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'

const site = siteForThisFile({ env: { WORKER: 'off' } })

type Deal = Awaited<ReturnType<typeof aDeal>>
type Listed = { id: string; attributes: { state: OfferState } }

const listed = async (who: Deal['buyer'], query: string): Promise<Listed[]> =>
  (await who.get(`/offers?${query}`)).body.data
const idsOf = async (who: Deal['buyer'], query: string) =>
  (await listed(who, query)).map(({ id }) => id)

/** A buyer and a seller with an offer in every state, by the state. */
async function offersInEveryState() {
  const { buyer, seller, sellerUser, product, offerId } = await aDeal(site)
  const lots = await Promise.all(
    Array.from({ length: 5 }, () =>
      aListedProduct(site.db, { sellerId: sellerUser.id, units: 100 }),
    ),
  )
  const draft = async (at: number) => {
    const line = { product_id: lots[at]?.id, quantity: 10, unit_price: 800 }
    const { body } = await buyer.post('/offers', { offer: { offer_products_attributes: [line] } })
    return { id: String(body.data.id), lineId: Number(body.included.at(-1).id) }
  }
  const sent = async (at: number) => {
    const drafted = await draft(at)
    expect((await buyer.put(`/offers/${drafted.id}/submit`)).status).toBe(200)
    return drafted
  }
  const countered = await sent(0)
  const line = { id: countered.lineId, unit_price: 900 }
  await seller.post(`/offers/${countered.id}/counter_offer`, { offer_products_attributes: [line] })
  const accepted = await sent(1)
  await seller.put(`/offers/${accepted.id}/accept`)
  const rejected = await sent(2)
  await seller.post(`/offers/${rejected.id}/counter_offer/reject`)
  const cart = await draft(3)
  const saved = await draft(4)
  const later = { offer_product_id: saved.lineId }
  const { body } = await buyer.post(`/offers/${saved.id}/save_for_later`, later)
  return {
    buyer,
    seller,
    lots: [product, ...lots],
    ids: {
      seller_review: offerId,
      buyer_review: countered.id,
      accepted: accepted.id,
      rejected: rejected.id,
      draft: cart.id,
      saved_for_later: String(body.data.id),
    } satisfies Record<OfferState, string>,
  }
}

test('live offers are those neither accepted nor closed, to each side as it sees them', async () => {
  const { buyer, seller, ids } = await offersInEveryState()
  const live = [ids.seller_review, ids.buyer_review, ids.draft, ids.saved_for_later]
  expect((await idsOf(buyer, 'live=true')).toSorted()).toEqual(live.toSorted())
  const ended = [ids.accepted, ids.rejected]
  expect(await idsOf(buyer, 'live=false')).toEqual(ended)
  expect(await idsOf(seller, 'live=true')).toEqual([ids.seller_review, ids.buyer_review])
  for (const { attributes } of await listed(buyer, 'live=false'))
    expect(endedStates).toContain(attributes.state)
  const { body } = await buyer.get('/offers?live=true&page=2&per_page=3')
  expect([body.data.length, body.meta]).toEqual([
    1,
    { page: 2, per_page: 3, total_pages: 2, total_count: 4 },
  ])
  expect((await buyer.get('/offers?live=perhaps')).status).toBe(422)
})

test('the offers with a lot are the viewer’s own', async () => {
  const { buyer, seller, lots, ids } = await offersInEveryState()
  const [first, second, , , , last] = lots.map(({ id }) => id)
  expect(await idsOf(buyer, `product_id=${first}`)).toEqual([ids.seller_review])
  expect(await idsOf(buyer, `product_id=${second}&live=true`)).toEqual([ids.buyer_review])
  expect(await idsOf(buyer, `product_id=${second}&live=false`)).toEqual([])
  expect(await idsOf(buyer, `product_id=${last}`)).toEqual([ids.saved_for_later])
  expect(await idsOf(seller, `product_id=${last}`)).toEqual([])
  const stranger = await site.as(await aBuyer(site.db))
  expect(await idsOf(stranger, `product_id=${first}`)).toEqual([])
  expect((await buyer.get('/offers?product_id=0')).status).toBe(422)
})

test('a lot that a counter left out still leads to its offer', async () => {
  const { buyer, seller, sellerUser, product } = await aDeal(site)
  const other = await aListedProduct(site.db, { sellerId: sellerUser.id, units: 100 })
  const lines = [{ product_id: other.id, quantity: 10, unit_price: 800 }]
  const extra = await aListedProduct(site.db, { sellerId: sellerUser.id, units: 100 })
  lines.push({ product_id: extra.id, quantity: 10, unit_price: 800 })
  const { body } = await buyer.post('/offers', { offer: { offer_products_attributes: lines } })
  await buyer.put(`/offers/${body.data.id}/submit`)
  const left = body.included.find(
    ({ attributes }: { attributes: { product: { id: number } } }) =>
      attributes.product.id === extra.id,
  )
  const countered = await seller.post(`/offers/${body.data.id}/counter_offer`, {
    offer_products_attributes: [{ id: Number(left.id), _destroy: true }],
  })
  expect(countered.status).toBe(200)
  expect(await idsOf(buyer, `product_id=${extra.id}`)).toEqual([body.data.id])
  expect(await idsOf(buyer, `product_id=${product.id}`)).not.toContain(body.data.id)
})
