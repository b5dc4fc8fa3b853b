import { beforeAll, describe, expect, test } from 'vitest'
import { aListedProduct, aSeller } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { theCart, theOffer, theSavedLine } from './testing/belongings.ts'
import { somePeople, type People } from './testing/people.ts'

const site = siteForThisFile()
let mine: People
let theirs: People
beforeAll(async () => {
  mine = await somePeople(site)
  theirs = await somePeople(site)
})

const NOT_THERE = 999_999_999

describe('an id inside a body', () => {
  test('of another buyer’s line is the same as one that is not there', async () => {
    const buyer = mine.callers['buyer A']
    const foreign = Number((await theCart(theirs)).places.line_id)
    const { places: cart } = await theCart(mine)
    const { places: saved } = await theSavedLine(mine)
    const attempts = (line: number) => [
      buyer.post(`/offers/${cart.id}/save_for_later`, { offer_product_id: line }),
      buyer.post(`/offers/${saved.id}/move_to_cart`, { offer_product_id: line }),
      buyer.put(`/offers/${cart.id}/offer_products/${line}`, { quantity: 1, unit_price: 100 }),
      buyer.delete(`/offers/${cart.id}/offer_products/${line}`),
    ]
    const answers = await Promise.all(attempts(foreign))
    const absent = await Promise.all(attempts(NOT_THERE))
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    expect(answers.map(({ body }) => body)).toEqual(absent.map(({ body }) => body))
  })

  test('of a line in another offer cannot be countered', async () => {
    const seller = mine.callers['seller A']
    const { places: offer } = await theOffer(mine)
    const { places: foreign } = await theOffer(theirs)
    const counter = (line: number) =>
      seller.post(`/offers/${offer.id}/counter_offer`, {
        offer_products_attributes: [{ id: line, unit_price: 900 }],
      })
    const refused = await counter(Number(foreign.line_id))
    expect(refused.status).toBe(404)
    expect(refused.body).toEqual((await counter(NOT_THERE)).body)
    const { body } = await theirs.callers['buyer A'].get('/offers')
    const lines = body.included.map(
      (line: { attributes: { unit_price: number } }) => line.attributes,
    )
    expect(lines.every(({ unit_price }: { unit_price: number }) => unit_price === 800)).toBe(true)
  })

  test('of a lot that may not be seen is the same as one that is not there', async () => {
    const { db } = site
    const hidden = [
      await aListedProduct(db, { provisional: true }),
      await aListedProduct(db, { deletedAt: new Date() }),
      await aListedProduct(db, {
        provisional: true,
        sellerId: (await aSeller(db, { status: 'provisional' })).id,
      }),
    ]
    const buyer = mine.callers['buyer A']
    const add = (product_id: number) =>
      buyer.post('/offers', {
        offer: { offer_products_attributes: [{ product_id, quantity: 1, unit_price: 500 }] },
      })
    const buy = (product_id: number) =>
      buyer.post('/offers/buy_now', { product_id, quantity: 1, unit_price: 1000 })
    for (const take of [add, buy]) {
      const absent = await take(NOT_THERE)
      for (const { id } of hidden) {
        const { status, body } = await take(id)
        expect({ status, body }).toEqual({ status: absent.status, body: absent.body })
      }
      expect(absent.status).toBe(404)
    }
  })
})
