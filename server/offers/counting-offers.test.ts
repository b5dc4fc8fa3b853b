import { expect, test } from 'vitest'
import { isEditable, isTurnOf, type OfferState } from '#market/offers/offer.ts'
import type { Caller } from '#server/testing/caller.ts'
import { aBuyer, aListedProduct, anAdministrator, aSeller } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'

const site = siteForThisFile()

type Listed = { attributes: { state: OfferState }; relationships: { offer_products: { data: [] } } }

/** What the list of offers says of it. */
async function counted(who: Caller, party: 'buyer' | 'seller') {
  const { data }: { data: Listed[] } = (await who.get('/offers?page=1&per_page=500')).body
  const drafts = data.filter(({ attributes }) => attributes.state === 'draft')
  return {
    awaiting_you: data.filter(({ attributes }) => isTurnOf(party, attributes.state)).length,
    in_cart: drafts.reduce((sum, draft) => sum + draft.relationships.offer_products.data.length, 0),
    has_sent: data.some(({ attributes }) => !isEditable(attributes.state)),
  }
}

const countsOf = async (who: Caller) => (await who.get('/offers/counts')).body

test('a trader’s offers to answer and lots in the cart are counted as the list shows them', async () => {
  const sellerUser = await aSeller(site.db)
  const buyer = await site.as(await aBuyer(site.db))
  const seller = await site.as(sellerUser)
  const lots = await Promise.all(
    Array.from({ length: 9 }, () =>
      aListedProduct(site.db, { sellerId: sellerUser.id, units: 100 }),
    ),
  )
  const draft = async (...ids: number[]) => {
    const lines = ids.map((at) => ({ product_id: lots[at]?.id, quantity: 10, unit_price: 800 }))
    const { body } = await buyer.post('/offers', { offer: { offer_products_attributes: lines } })
    return { id: String(body.data.id), lineId: Number(body.included[0].id) }
  }
  const act = async (who: Caller, [name, id]: [string, string], body: object = {}) => {
    const { body: offer } = await who.get(`/offers/${id}`)
    const { revision } = offer.data.attributes
    const send = name === 'counter_offer' ? who.post : who.put
    const answer = await send(`/offers/${id}/${name}`, { revision, ...body })
    expect([name, answer.status]).toEqual([name, 200])
  }
  expect([await countsOf(buyer), await countsOf(seller)]).toEqual([
    { awaiting_you: 0, in_cart: 0, has_sent: false },
    { awaiting_you: 0, in_cart: 0, has_sent: false },
  ])

  const first = await draft(0)
  expect(await countsOf(buyer)).toEqual({ awaiting_you: 0, in_cart: 1, has_sent: false })
  await act(buyer, ['submit', first.id])
  for (const lot of [1, 2]) await act(buyer, ['submit', (await draft(lot)).id])
  const countered = await draft(3, 4)
  await act(buyer, ['submit', countered.id])
  const line = { id: countered.lineId, unit_price: 900 }
  await act(seller, ['counter_offer', countered.id], { offer_products_attributes: [line] })
  const accepted = await draft(5)
  await act(buyer, ['submit', accepted.id])
  await act(seller, ['accept', accepted.id])
  const cart = await draft(6, 7, 8)
  const saved = { offer_product_id: cart.lineId }
  expect((await buyer.post(`/offers/${cart.id}/save_for_later`, saved)).status).toBe(200)

  expect(await countsOf(buyer)).toEqual({ awaiting_you: 1, in_cart: 2, has_sent: true })
  expect(await countsOf(seller)).toEqual({ awaiting_you: 3, in_cart: 0, has_sent: true })
  expect(await countsOf(buyer)).toEqual(await counted(buyer, 'buyer'))
  expect(await countsOf(seller)).toEqual(await counted(seller, 'seller'))
  const other = await site.as(await aBuyer(site.db))
  expect(await countsOf(other)).toEqual({ awaiting_you: 0, in_cart: 0, has_sent: false })
})

test('staff and visitors have nothing to count', async () => {
  const staff = await site.as(await anAdministrator(site.db))
  expect((await staff.get('/offers/counts')).status).toBe(403)
  expect((await fetch(`${site.address}/offers/counts`)).status).toBe(401)
})
