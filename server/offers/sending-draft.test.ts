import { describe, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { aCart, cartOf } from '#server/testing/carts.ts'
import { aBuyer, aListedProduct } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { leaveUnits } from '#server/testing/units.ts'

const ROUNDS = 12

const site = siteForThisFile()

async function aDraft(askingPrice = 1000, price = 900) {
  const cart = await aCart(site)
  const asking = cents(askingPrice)
  const lot = await aListedProduct(site.db, { sellerId: cart.sellerId, askingPrice: asking })
  const { body } = await cart.add(lot, { price })
  return { ...cart, lot, offerId: String(body.data.id), lineId: String(body.included[0].id) }
}

async function changeProduct(
  id: number,
  { units, ...change }: { units?: number; sellerPriceCents?: ReturnType<typeof cents> },
) {
  if (units !== undefined) await leaveUnits(site.db, { id, units })
  if (change.sellerPriceCents !== undefined)
    await site.db.updateTable('products').set(change).where('id', '=', id).execute()
}

/** As it could be kept before addresses were checked. */
const NOWHERE = {
  name: 'Corner Store',
  line1: '1 Dock Street',
  city: 'Reno',
  state: 'Nevadaland',
  postal_code: 'abc',
  country: 'US',
}

describe('a draft that is sent', () => {
  test('is under the seller’s review, with the note', async () => {
    const { send, seller, offerId } = await aDraft()
    const { body } = await send(offerId, { note: ' Two pallets by May? ' })
    expect(body.data.attributes).toMatchObject({ state: 'seller_review', can_reject: false })
    const [theirs] = (await seller.get('/offers')).body.data
    expect(theirs.attributes.can_reject).toBe(true)
    expect(theirs.attributes.history.at(-1)).toMatchObject({
      act: 'submit',
      note: 'Two pallets by May?',
      total_cents: 4500,
    })
  })

  test('is changed no more but by a counter', async () => {
    const { send, edit, remove, saveForLater, offerId, lineId } = await aDraft()
    await send(offerId)
    const tries = [
      await edit(offerId, lineId, { quantity: 6, unit_price: 900 }),
      await remove(offerId, lineId),
      await saveForLater(offerId, lineId),
      await send(offerId),
    ]
    for (const { status, body } of tries) {
      expect(status).toBe(409)
      expect(body.data).toMatchObject({ id: offerId, attributes: { state: 'seller_review' } })
    }
  })

  test('by a buyer without a ship-to address waits for one', async () => {
    const buyerUser = await aBuyer(site.db, { shipTo: null })
    const { add, send } = cartOf(await site.as(buyerUser))
    const { id } = (await add(await aListedProduct(site.db))).body.data
    expect(await send(id)).toMatchObject({
      status: 422,
      body: { errors: ['Ship-to address required'] },
    })
  })

  test('by a buyer whose kept address no carrier takes waits for a better one', async () => {
    const shipTo = { ...NOWHERE, country: 'Atlantis' }
    const buyer = await site.as(await aBuyer(site.db, { shipTo }))
    const { add, send } = cartOf(buyer)
    const { id } = (await add(await aListedProduct(site.db))).body.data
    expect((await buyer.get('/me')).body.buyer.ship_to).toEqual(shipTo)
    expect(await send(id)).toMatchObject({ status: 422, body: { code: 'ship_to_unclear' } })
    await buyer.put('/profile', { profile: { ship_to: { ...NOWHERE, state: 'NV' } } })
    expect((await send(id)).status).toBe(422)
    const reno = { ...NOWHERE, state: 'NV', postal_code: '89501' }
    await buyer.put('/profile', { profile: { ship_to: reno } })
    expect((await send(id)).status).toBe(200)
  })

  test('makes an approved buyer one who is onboarded', async () => {
    const buyerUser = await aBuyer(site.db, { status: 'password_created' })
    const buyer = await site.as(buyerUser)
    const { add, send } = cartOf(buyer)
    const { id } = (await add(await aListedProduct(site.db))).body.data
    const status = async () => (await buyer.get('/me')).body.status
    expect(await status()).toBe('password_created')
    expect((await send(id)).status).toBe(200)
    expect(await status()).toBe('onboarded')
  })

  test('is held to what is for sale now, each problem at its line', async () => {
    const { send, offerId, lineId, lot, offers } = await aDraft()
    await changeProduct(lot.id, { units: 4, sellerPriceCents: cents(800) })
    const { status, body } = await send(offerId)
    expect(status).toBe(422)
    expect(body.fields).toEqual({
      [`offer_products.${lineId}.quantity`]: ['Exceeds available units'],
      [`offer_products.${lineId}.unit_price`]: ['Exceeds asking price'],
    })
    expect((await offers())[0]?.state).toBe('draft')
  })

  test('cannot be about a lot that is not for sale any more', async () => {
    const { send, offerId, lineId, lot } = await aDraft()
    await site.db
      .updateTable('products')
      .set({ provisional: true })
      .where('id', '=', lot.id)
      .execute()
    expect((await send(offerId)).body.fields).toEqual({
      [`offer_products.${lineId}.product`]: ['No longer available'],
    })
  })

  test('twice at once is sent once', async () => {
    const { send, seller, offerId } = await aDraft()
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(offerId)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(5)
    const [{ attributes }] = (await seller.get('/offers')).body.data
    expect(attributes.history).toHaveLength(1)
  })
})

describe('a draft that was changed in another tab', () => {
  test('is neither sent nor bought before it was seen', async () => {
    const cart = await aDraft(1000, 1000)
    const seen = (await cart.offers())[0]?.revision ?? -1
    const expectRefused = async (revision: number) => {
      const sent = await cart.send(cart.offerId, { revision })
      const bought = await cart.buyer.put(`/offers/${cart.offerId}/accept`, { revision })
      for (const { status, body } of [sent, bought]) {
        expect(status).toBe(409)
        expect(body.data.attributes.revision).toBeGreaterThan(revision)
      }
      return Number(sent.body.data.attributes.revision)
    }

    expect(
      (await cart.edit(cart.offerId, cart.lineId, { quantity: 6, unit_price: 1000 })).status,
    ).toBe(200)
    const edited = await expectRefused(seen)
    const other = await aListedProduct(site.db, { sellerId: cart.sellerId })
    const third = await aListedProduct(site.db, { sellerId: cart.sellerId })
    expect((await cart.addAll([other, third], { price: 1000 })).status).toBe(201)
    const added = await expectRefused(edited)
    const lineIds = (await cart.offers())[0]?.lines.map(({ id }) => id) ?? []
    expect((await cart.remove(cart.offerId, lineIds[1] ?? '')).status).toBe(200)
    const removed = await expectRefused(added)
    expect((await cart.saveForLater(cart.offerId, lineIds[2] ?? '')).status).toBe(200)
    const shelved = await expectRefused(removed)
    expect((await cart.send(cart.offerId, { revision: shelved })).status).toBe(200)
  })

  test('while it is being sent either goes as it was seen, or not at all', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { send, edit, seller, offerId, lineId } = await aDraft()
      const [sent, edited] = await Promise.all([
        send(offerId, { revision: 0 }),
        edit(offerId, lineId, { quantity: 6, unit_price: 900 }),
      ])
      expect([sent.status, edited.status].toSorted((a, b) => a - b)).toEqual([200, 409])
      if (sent.status !== 200) continue
      const [{ attributes }] = (await seller.get('/offers')).body.data
      expect(attributes.total_cents).toBe(4500)
    }
  })
})

describe('the seller’s edit of a lot', () => {
  test('while it is being sent comes before or after it, and never between', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { send, seller, lot, offerId, lineId } = await aDraft(1000, 1000)
      const product = { upc: lot.upc, name: lot.name, seller_price_cents: 800 }
      const [sent, changed] = await Promise.all([
        send(offerId),
        seller.put(`/products/${lot.id}`, { product }),
      ])
      expect(changed.status).toBe(200)
      if (sent.status === 422)
        expect(sent.body.fields).toEqual({
          [`offer_products.${lineId}.unit_price`]: ['Exceeds asking price'],
        })
      else expect(sent.body.included[0].attributes.asking_price_cents).toBe(1000)
    }
  })

  test('while it is being put in the cart or changed there binds it, or comes after it', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { edit, add, seller, sellerId, lot, offerId, lineId, offers } = await aDraft()
      const other = await aListedProduct(site.db, { sellerId })
      const answers = await Promise.all([
        edit(offerId, lineId, { quantity: 100, unit_price: 900 }),
        add(other),
        seller.delete(`/products/${lot.id}`),
        seller.delete(`/products/${other.id}`),
      ])
      expect(answers.slice(2).map(({ status }) => status)).toEqual([200, 200])
      await expect.poll(offers).toEqual([])
    }
  })
})
