import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { transact } from '#server/platform/database/transact.ts'
import type { Caller } from '#server/testing/caller.ts'
import { aDeal } from '#server/testing/deals.ts'
import { eventually } from '#server/testing/eventually.ts'
import { aBuyer, aListedProduct, aSeller } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { replacePhoto } from '../photos/replace-photo.ts'
import { deleteExpiredBulkEdits } from './delete-expired-bulk-edits.ts'

const site = siteForThisFile()
let buyer: Caller
let owner: Awaited<ReturnType<typeof aSeller>>
let seller: Caller
beforeAll(async () => {
  buyer = await site.as(await aBuyer(site.db))
})
beforeEach(async () => {
  owner = await aSeller(site.db)
  seller = await site.as(owner)
})

const aLot = (lot: Parameters<typeof aListedProduct>[1] = {}) =>
  aListedProduct(site.db, { sellerId: owner.id, ...lot })
const lotNow = async (id: number) => (await seller.get(`/products/${id}`)).body
const undo = (token: string) => seller.post('/products/bulk/undo', { token })

/** Does it, and answers by what it can be taken back. */
async function done(act: object): Promise<string> {
  const { body } = await seller.post('/products/bulk', act)
  return body.undo
}

describe('an act on many lots taken back', () => {
  test('leaves each as it was before', async () => {
    const [one, two] = [await aLot({ askingPrice: cents(9_99) }), await aLot()]
    const ids = [one.id, two.id]
    const token = await done({ action: 'price', change_bps: -3333, ids })
    expect((await undo(token)).body).toEqual({ changed: 2, refused_count: 0, refused: [] })
    expect((await lotNow(one.id)).seller_price_cents).toBe(9_99)
    expect((await lotNow(two.id)).seller_price_cents).toBe(10_00)
  })

  test('leaves alone what somebody changed since, and says so', async () => {
    const [kept, edited, gone] = [await aLot(), await aLot(), await aLot()]
    const ids = [kept.id, edited.id, gone.id]
    const token = await done({ action: 'price', change_bps: -5000, ids })
    await seller.put(`/products/${edited.id}/figures`, { product: { seller_price_cents: 7_77 } })
    await seller.delete(`/products/${gone.id}`)
    expect((await undo(token)).body).toMatchObject({
      changed: 1,
      refused: [
        { id: edited.id, name: edited.name, problem: 'Changed since' },
        { id: gone.id, name: gone.name, problem: 'Deleted since' },
      ],
    })
    expect((await lotNow(kept.id)).seller_price_cents).toBe(10_00)
    expect((await lotNow(edited.id)).seller_price_cents).toBe(7_77)
  })

  test('takes a photo that came into our own storage since for no change of anybody', async () => {
    const { id } = await aLot()
    const address = 'https://photos.example/candle.jpg'
    await site.db
      .updateTable('products')
      .set({ photos: [address] })
      .where('id', '=', id)
      .execute()
    const token = await done({ action: 'price', change_bps: -5000, ids: [id] })
    const photo = '/photos/0123456789abcdef0123456789abcdef/800.webp'
    await transact(site.db, (tx) => replacePhoto(tx, { productId: id, address, photo }))
    expect((await undo(token)).body).toMatchObject({ changed: 1, refused: [] })
    expect(await lotNow(id)).toMatchObject({ seller_price_cents: 10_00, photo_1: photo })
  })

  test('puts no units back that were sold meanwhile', async () => {
    const deal = await aDeal(site, { quantity: 10 })
    const still = await aListedProduct(site.db, { sellerId: deal.sellerUser.id, units: 5 })
    const ids = [deal.product.id, still.id]
    const { body } = await deal.seller.post('/products/bulk', {
      action: 'units',
      how: 'add',
      units: 50,
      ids,
    })
    await deal.seller.put(`/offers/${deal.offerId}/accept`)
    const undone = await deal.seller.post('/products/bulk/undo', { token: body.undo })
    expect(undone.body).toMatchObject({
      changed: 1,
      refused: [{ id: deal.product.id, problem: 'Units have changed since' }],
    })
    expect((await deal.seller.get(`/products/${deal.product.id}`)).body.units).toBe(140)
    expect((await deal.seller.get(`/products/${still.id}`)).body.units).toBe(5)
  })

  test('makes a lot that was sold out sold out again, lacking nothing', async () => {
    const lot = await aLot({ units: 0 })
    const token = await done({ action: 'units', how: 'set', units: 20, ids: [lot.id] })
    await undo(token)
    expect(await lotNow(lot.id)).toMatchObject({ units: 0, provisional: false, missing: [] })
  })

  test('is possible once, for a while, and only for who did it', async () => {
    const [one, two] = [await aLot(), await aLot()]
    const token = await done({ action: 'pause', ids: [one.id] })
    const stranger = await site.as(await aSeller(site.db))
    expect((await stranger.post('/products/bulk/undo', { token })).status).toBe(404)
    expect((await undo('3f0c9d3e-6b1a-4d3e-9c55-0d6a3a8f0b11')).status).toBe(404)
    expect((await undo('everything')).status).toBe(422)

    const answers = await Promise.all([undo(token), undo(token), undo(token)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])

    const late = await done({ action: 'pause', ids: [two.id] })
    await sql`update bulk_edits set at = at - interval '11 minutes'`.execute(site.db)
    expect((await undo(late)).body.errors).toEqual(['This can no longer be undone'])
    expect((await lotNow(two.id)).paused).toBe(true)

    await sql`update bulk_edits set at = at - interval '2 days'`.execute(site.db)
    await deleteExpiredBulkEdits(site.db)
    expect((await undo(late)).status).toBe(404)
  })
})

describe('deleted lots brought back', () => {
  test('are there as they were, and buyers see them again', async () => {
    const lot = await aLot({ name: 'Fig candle', sku: 'FIG-1' })
    const before = await lotNow(lot.id)
    const token = await done({ action: 'delete', ids: [lot.id] })
    expect((await buyer.get(`/marketplace/products/${lot.id}`)).status).toBe(404)
    await undo(token)
    expect(await lotNow(lot.id)).toEqual({ ...before, updated_at: expect.any(String) })
    expect((await buyer.get(`/marketplace/products/${lot.id}`)).status).toBe(200)
  })

  test('stay deleted when their UPC has been listed again', async () => {
    const lot = await aLot({ upc: '036000291452' })
    const token = await done({ action: 'delete', ids: [lot.id] })
    const anew = await aLot({ upc: '036000291452' })
    expect((await undo(token)).body).toMatchObject({
      changed: 0,
      refused: [{ id: lot.id, problem: 'UPC is already taken' }],
    })
    expect((await seller.get('/products')).body.products).toMatchObject([{ id: anew.id }])
  })

  test('of a seller who was denied meanwhile stay hidden', async () => {
    const lot = await aLot()
    const token = await done({ action: 'delete', ids: [lot.id] })
    await site.db
      .updateTable('users')
      .set({ status: 'provisional' })
      .where('id', '=', owner.userId)
      .execute()
    await undo(token)
    expect(await lotNow(lot.id)).toMatchObject({ provisional: true, missing: [] })
  })

  test('find the lines closed that were theirs', async () => {
    const deal = await aDeal(site)
    const ids = [deal.product.id]
    const { body } = await deal.seller.post('/products/bulk', { action: 'delete', ids })
    const stateIs = (state: string) =>
      eventually(
        () => deal.buyer.get('/offers'),
        (answer) => answer.body.data[0]?.attributes.state === state,
      )
    await stateIs('rejected')
    await deal.seller.post('/products/bulk/undo', { token: body.undo })
    await stateIs('rejected')
  })
})
