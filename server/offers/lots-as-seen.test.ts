import { beforeEach, describe, expect, test } from 'vitest'
import { aListedProduct } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { tradeViolations } from '#server/testing/trade-violations.ts'
import {
  aLotThatChanges,
  AS_SAID,
  BACK,
  BROKEN,
  CHANGED,
  FRONT,
  SAID,
} from './testing/a-lot-that-changes.ts'

const site = siteForThisFile({ env: { WORKER: 'off' } })

let shop: Awaited<ReturnType<typeof aLotThatChanges>>
beforeEach(async () => {
  shop = await aLotThatChanges(site)
})

describe('an order says what the offer said when it was sent', () => {
  test('although its seller renamed the lot before accepting', async () => {
    const { offerId } = await shop.sent()
    await shop.says(BROKEN)
    const line = await shop.ordered(await shop.seller.put(`/offers/${offerId}/accept`))
    expect(line).toMatchObject(AS_SAID)
    expect(line.product.upc).toBe(shop.lot.upc)
  })

  test('and what a counter said, when its buyer accepts that', async () => {
    const offer = await shop.sent()
    await shop.counter(shop.seller, offer)
    await shop.says(BROKEN)
    expect(
      await shop.ordered(await shop.buyer.put(`/offers/${offer.offerId}/accept`)),
    ).toMatchObject(AS_SAID)
  })

  test('another UPC of the lot does not reach it either', async () => {
    const { offerId } = await shop.sent()
    const before = shop.lot.upc
    shop.lot.upc = '036000291452'
    await shop.says({})
    const line = await shop.ordered(await shop.seller.put(`/offers/${offerId}/accept`))
    expect(line.product.upc).toBe(before)
  })
})

describe('while an offer is under way, a lot that changed', () => {
  test('is told to both sides in words, and the offer stays what it was', async () => {
    const { offerId } = await shop.sent()
    await shop.says(BROKEN)
    for (const who of [shop.buyer, shop.seller]) {
      const { line } = await shop.shown(who, offerId)
      expect(line).toMatchObject({
        images: [FRONT, BACK],
        product: { name: SAID.name, condition: 'new' },
        lot_change: { words: CHANGED },
      })
      expect(line.lot_change.changes[0]).toEqual({
        what: 'condition',
        was: 'new',
        now: 'salvage',
        words: 'condition new → salvage',
      })
    }
    const listed = (await shop.buyer.get('/offers')).body.included
    expect(listed.at(-1).attributes.lot_change.words).toBe(CHANGED)
  })

  test('is no change any more once it is as it was', async () => {
    const { offerId } = await shop.sent()
    await shop.says(BROKEN)
    await shop.says(SAID)
    expect((await shop.shown(shop.buyer, offerId)).line.lot_change).toBeNull()
  })

  test('is what a counter is for from then on, which says so', async () => {
    const offer = await shop.sent()
    await shop.says(BROKEN)
    expect((await shop.counter(shop.seller, offer)).status).toBe(200)
    const { line, history } = await shop.shown(shop.buyer, offer.offerId)
    expect(line).toMatchObject({
      images: [BACK, FRONT],
      product: { name: BROKEN.name, condition: 'salvage' },
      lot_change: null,
    })
    const [first, last] = history.map(({ lines }: { lines: object[] }) => lines[0])
    expect(last.lot_changes[0]).toMatchObject({ what: 'condition', was: 'new', now: 'salvage' })
    expect(first.name).toBe(SAID.name)
    expect(last.lot).not.toBe(first.lot)
    expect(
      await shop.ordered(await shop.buyer.put(`/offers/${offer.offerId}/accept`)),
    ).toMatchObject({
      product: { name: BROKEN.name, condition: 'salvage' },
    })
  })
})

describe('in a cart, a lot that changed', () => {
  test('is told in words, and makes the draft another one', async () => {
    const { offerId } = await shop.draft()
    const before = await shop.shown(shop.buyer, offerId)
    expect(before.line.lot_change).toBeNull()
    await shop.says(BROKEN)
    const now = await shop.shown(shop.buyer, offerId)
    expect(now.line).toMatchObject({
      product: { name: BROKEN.name, condition: 'salvage' },
      lot_change: { words: CHANGED },
    })
    expect(now.revision).toBeGreaterThan(before.revision)
    const stale = await shop.send(offerId, { revision: before.revision })
    expect(stale.status).toBe(409)
    expect(stale.body.data.attributes.revision).toBe(now.revision)
    expect(stale.body.included[0].attributes.lot_change.words).toBe(CHANGED)
    const bought = (revision: number) => shop.buyer.put(`/offers/${offerId}/accept`, { revision })
    expect((await bought(before.revision)).status).toBe(409)
    expect(await shop.ordered(await bought(now.revision))).toMatchObject({
      product: { name: BROKEN.name, condition: 'salvage' },
    })
  })

  test('counts whatever leaves the cart: a revision never comes back', async () => {
    const other = await aListedProduct(site.db, { sellerId: shop.sellerId })
    const { offerId, lineId } = await shop.draft()
    await shop.add(other)
    await shop.says(BROKEN)
    await shop.says(SAID)
    const { revision } = await shop.shown(shop.buyer, offerId)
    await shop.saveForLater(offerId, lineId)
    const without = (await shop.shown(shop.buyer, offerId)).revision
    expect(without).toBeGreaterThan(revision)
    const [saved] = (await shop.offers()).filter(({ state }) => state === 'saved_for_later')
    await shop.moveToCart(saved?.id ?? '', lineId)
    const back = (await shop.shown(shop.buyer, offerId)).revision
    expect(back).toBeGreaterThan(without)
    await shop.remove(offerId, lineId)
    expect((await shop.shown(shop.buyer, offerId)).revision).toBeGreaterThan(back)
  })

  test('is sent as it is now', async () => {
    const { offerId } = await shop.draft(900)
    await shop.says(BROKEN)
    await shop.send(offerId)
    const { line } = await shop.shown(shop.seller, offerId)
    expect(line).toMatchObject({ product: { condition: 'salvage' }, lot_change: null })
    await shop.says(SAID)
    expect(await shop.ordered(await shop.seller.put(`/offers/${offerId}/accept`))).toMatchObject({
      product: { name: BROKEN.name, condition: 'salvage' },
    })
  })
})

test('what is bought at once says what it was bought as', async () => {
  const line = await shop.ordered(
    await shop.buyer.post('/offers/buy_now', {
      product_id: shop.lot.id,
      quantity: 1,
      unit_price: 1000,
    }),
  )
  await shop.says(BROKEN)
  expect(line).toMatchObject(AS_SAID)
})

test('after all of it every rule of the trade holds', async () => {
  expect(await tradeViolations(site.db)).toEqual([])
})
