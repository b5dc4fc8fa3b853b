import { describe, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { aCart, cartOf } from '#server/testing/carts.ts'
import { aBuyer, aListedProduct, aSeller } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'

const ALREADY_THERE = 'This product is already in your cart or offers'

const site = siteForThisFile()

const lots = (sellerId: number, count: number, lot: { units?: number } = {}) =>
  Promise.all(Array.from({ length: count }, () => aListedProduct(site.db, { sellerId, ...lot })))

describe('the cart', () => {
  test('has one draft for each seller, however many lots are added at once', async () => {
    const { sellerId, add, offers } = await aCart(site)
    const answers = await Promise.all((await lots(sellerId, 8)).map((lot) => add(lot)))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201))
    await add(await aListedProduct(site.db))
    const drafts = await offers()
    expect(drafts.map(({ state, lines }) => [state, lines.length])).toEqual([
      ['draft', 8],
      ['draft', 1],
    ])
  })

  test('takes a lot once, when two tabs add it at the same moment too', async () => {
    const { sellerId, add, offers } = await aCart(site)
    for (const lot of await lots(sellerId, 6)) {
      const answers = await Promise.all([add(lot), add(lot), add(lot)])
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422, 422])
    }
    expect((await offers())[0]?.lines).toHaveLength(6)
  })

  test('finds the seller by the lots, not by the one that is named', async () => {
    const { buyer, sellerId, offers } = await aCart(site)
    const stranger = await aSeller(site.db)
    const [lot] = await lots(sellerId, 1)
    const line = { product_id: lot?.id, quantity: 5, unit_price: 900 }
    const offer = { seller_user_id: stranger.userId, offer_products_attributes: [line] }
    const { body } = await buyer.post('/offers', { offer })
    expect(body.data.attributes.seller_id).toBe(sellerId)
    expect(await offers()).toHaveLength(1)
  })

  test('refuses lots of two sellers in one call, and keeps neither', async () => {
    const { addAll, offers } = await aCart(site)
    const two = [await aListedProduct(site.db), await aListedProduct(site.db)]
    expect(await addAll(two)).toMatchObject({
      status: 422,
      body: { errors: ['Products of one offer must come from one seller'] },
    })
    expect(await offers()).toEqual([])
  })

  test('refuses a lot that is in a live offer, wherever that stands, and names it', async () => {
    const cart = await aCart(site)
    const [lot, other] = await lots(cart.sellerId, 2)
    if (!lot || !other) throw new Error('No lots')
    const { body } = await cart.add(lot)
    const [offerId, lineId] = [body.data.id, body.included[0].id]
    const refused = { status: 422, body: { errors: [ALREADY_THERE] } }
    expect(await cart.add(lot)).toMatchObject(refused)
    expect((await cart.addAll([other, lot])).body.fields).toEqual({
      'offer.offer_products_attributes.1.product_id': [ALREADY_THERE],
    })

    const saved = (await cart.saveForLater(offerId, lineId)).body.data.id
    expect(await cart.add(lot)).toMatchObject(refused)
    const draft = (await cart.moveToCart(saved, lineId)).body.data.id
    await cart.send(draft)
    expect(await cart.add(lot)).toMatchObject(refused)
    await cart.seller.post(`/offers/${draft}/counter_offer`, {
      offer_products_attributes: [{ id: lineId, unit_price: 950 }],
    })
    expect(await cart.add(lot)).toMatchObject(refused)
    await cart.buyer.post(`/offers/${draft}/counter_offer/reject`)
    expect((await cart.add(lot)).status).toBe(201)
  })

  test('takes a lot again once its offer was accepted', async () => {
    const { sellerId, seller, add, send } = await aCart(site)
    const lot = await aListedProduct(site.db, { sellerId })
    const { id } = (await add(lot)).body.data
    await send(id)
    expect((await seller.put(`/offers/${id}/accept`)).status).toBe(200)
    expect((await add(lot)).status).toBe(201)
  })

  test('does not know a lot that is not published, or of a seller who is not', async () => {
    const { seller, sellerId, add } = await aCart(site)
    const waiting = await aSeller(site.db, { status: 'provisional' })
    const kept = await (
      await site.as(waiting)
    ).post('/products', {
      product: { upc: '036000291452', name: 'Not yet' },
    })
    const deleted = await aListedProduct(site.db, { sellerId })
    await seller.delete(`/products/${deleted.id}`)
    const unknown = [
      await aListedProduct(site.db, { sellerId, provisional: true }),
      deleted,
      { id: Number(kept.body.id) },
      { id: 999_999_999 },
    ]
    for (const lot of unknown)
      expect(await add(lot)).toMatchObject({ status: 404, body: { errors: ['Product not found'] } })
  })

  test('holds a line to the units, the minimum and the asking price at every change', async () => {
    const { sellerId, add, edit } = await aCart(site)
    const terms = { units: 30, minOrderUnits: 10, askingPrice: cents(1000) }
    const lot = await aListedProduct(site.db, { sellerId, ...terms })
    const wrong = [
      [31, 900, 'Exceeds available units'],
      [9, 900, '10 unit minimum'],
      [0, 900, 'Units must be greater than 0'],
      [10, 1001, 'Exceeds asking price'],
      [10, 0, 'Price must be greater than $0'],
    ] as const
    for (const [quantity, price, problem] of wrong)
      expect((await add(lot, { quantity, price })).body.errors).toEqual([problem])

    const { body } = await add(lot, { quantity: 10 })
    const [offerId, lineId] = [body.data.id, body.included[0].id]
    for (const [quantity, unit_price, problem] of wrong)
      expect(await edit(offerId, lineId, { quantity, unit_price })).toMatchObject({
        status: 422,
        body: { errors: [problem] },
      })
    const edited = await edit(offerId, lineId, { quantity: 30, unit_price: 1000 })
    expect(edited.body.data.attributes).toMatchObject({ total_cents: 30_000, buyable: true })
  })

  test('lets the last units go below the minimum', async () => {
    const { sellerId, add } = await aCart(site)
    const lot = await aListedProduct(site.db, { sellerId, units: 7, minOrderUnits: 10 })
    expect((await add(lot, { quantity: 6 })).body.errors).toEqual(['7 unit minimum'])
    expect((await add(lot, { quantity: 7 })).status).toBe(201)
  })

  test('is its buyer’s alone', async () => {
    const { sellerId, seller, add } = await aCart(site)
    const { body } = await add(await aListedProduct(site.db, { sellerId }))
    const [offerId, lineId] = [body.data.id, body.included[0].id]
    const stranger = cartOf(await site.as(await aBuyer(site.db)))
    const theSeller = cartOf(seller)
    const line = { quantity: 5, unit_price: 800 }
    const tries = (who: typeof stranger) => [
      who.edit(offerId, lineId, line),
      who.remove(offerId, lineId),
      who.saveForLater(offerId, lineId),
      who.moveToCart(offerId, lineId),
      who.send(offerId),
    ]
    for (const answer of await Promise.all(tries(stranger))) expect(answer.status).toBe(404)
    for (const answer of await Promise.all(tries(theSeller))) expect(answer.status).toBe(403)
    expect((await theSeller.offers()).length).toBe(0)
  })
})

describe('saving for later', () => {
  test('keeps one saved offer for each seller, and what comes back joins the draft', async () => {
    const { sellerId, addAll, add, saveForLater, moveToCart, offers } = await aCart(site)
    const draft = (await addAll(await lots(sellerId, 3))).body
    const lineIds: string[] = draft.included.map(({ id }: { id: string }) => id)
    const [first, second, third] = lineIds
    if (!first || !second || !third) throw new Error('No lines')
    await Promise.all([first, second].map((lineId) => saveForLater(draft.data.id, lineId)))
    const [before, saved] = await offers()
    expect(before?.lines.map(({ id }) => id)).toEqual([third])
    expect(saved).toMatchObject({
      state: 'saved_for_later',
      lines: [{ id: first }, { id: second }],
    })

    // The last line takes the draft with it, so that the one that comes back opens another.
    await saveForLater(draft.data.id, third)
    expect((await offers()).map(({ state }) => state)).toEqual(['saved_for_later'])
    const opened = (await add(await aListedProduct(site.db, { sellerId }))).body.data.id
    await Promise.all(lineIds.map((lineId) => moveToCart(saved?.id ?? '', lineId)))
    const after = await offers()
    expect(after.map(({ id, lines }) => [id, lines.length])).toEqual([[opened, 4]])
  })

  test('is for what is in the cart, and moving back for what was saved', async () => {
    const { sellerId, add, saveForLater, moveToCart, send } = await aCart(site)
    const { body } = await add(await aListedProduct(site.db, { sellerId }))
    const lineId = body.included[0].id
    expect((await moveToCart(body.data.id, lineId)).status).toBe(409)
    const saved = (await saveForLater(body.data.id, lineId)).body.data.id
    expect((await saveForLater(saved, lineId)).status).toBe(409)
    expect((await send(saved)).status).toBe(409)
  })
})

describe('removing a line', () => {
  test('answers the offer without it, and nothing once the last one went', async () => {
    const { sellerId, addAll, remove, offers } = await aCart(site)
    const { data, included } = (await addAll(await lots(sellerId, 2))).body
    const { body } = await remove(data.id, included[0].id)
    expect(body.data).toMatchObject({ id: data.id, attributes: { total_cents: 4500 } })
    expect(body.included.map(({ id }: { id: string }) => id)).toEqual([included[1].id])
    expect(await remove(data.id, included[1].id)).toMatchObject({ status: 200, body: {} })
    expect((await remove(data.id, included[1].id)).status).toBe(404)
    expect(await offers()).toEqual([])
  })

  test('and all others at once leaves no empty offer', async () => {
    const { sellerId, addAll, remove, offers } = await aCart(site)
    const { data, included } = (await addAll(await lots(sellerId, 5))).body
    const answers = await Promise.all(included.map(({ id }: { id: string }) => remove(data.id, id)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(await offers()).toEqual([])
  })
})
