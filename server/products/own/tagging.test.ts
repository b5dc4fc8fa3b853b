import { beforeEach, describe, expect, test } from 'vitest'
import type { Caller } from '#server/testing/caller.ts'
import { aBuyer, aListedProduct, anAdministrator, aSeller } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'

const site = siteForThisFile()
let seller: Caller
let sellerId: number
beforeEach(async () => {
  const owner = await aSeller(site.db)
  sellerId = owner.id
  seller = await site.as(owner)
})

const aLot = (lot: Parameters<typeof aListedProduct>[1] = {}) =>
  aListedProduct(site.db, { sellerId, ...lot })
const save = ({ id, upc }: { id: number; upc: string }, product: object) =>
  seller.put(`/products/${id}`, { product: { upc, name: 'Mug', ...product } })
const tagsNow = async (id: number) => (await seller.get(`/products/${id}`)).body.tags
const bulk = (act: object) => seller.post('/products/bulk', act)

const ONLY_STAFF = 'Only Lotline can set or remove “top_sellers”'

describe('the tags a seller gives a lot', () => {
  test('are saved with it, and stay when a form says nothing of them', async () => {
    const lot = await aLot({ tags: ['Old'] })
    expect((await save(lot, { tags: [' Last   units ', 'Gift', 'gift'] })).body.tags).toEqual([
      'Last units',
      'Gift',
    ])
    expect((await save(lot, {})).body.tags).toEqual(['Last units', 'Gift'])
    expect((await save(lot, { tags: [] })).body.tags).toEqual([])
    const made = { upc: '036000291452', name: 'Cup', tags: ['Gift'] }
    expect((await seller.post('/products', { product: made })).body.tags).toEqual(['Gift'])
  })

  test('are not those of staff: these stay, and are neither given nor taken', async () => {
    const curated = await aLot({ tags: ['top_sellers', 'Old'] })
    expect((await save(curated, { tags: ['Gift'] })).body.tags).toEqual(['top_sellers', 'Gift'])
    const echoed = await save(curated, { tags: ['top_sellers', 'Gift'] })
    expect([echoed.status, echoed.body.tags]).toEqual([200, ['top_sellers', 'Gift']])
    const plain = await aLot()
    const { status, body } = await save(plain, { tags: ['top_sellers'] })
    expect(status).toBe(422)
    expect(body.fields).toEqual({ 'product.tags': [ONLY_STAFF] })
    for (const action of ['tag', 'untag']) {
      const refused = await bulk({ action, tag: 'top_sellers', ids: [curated.id] })
      expect([refused.status, refused.body.fields]).toEqual([422, { tag: [ONLY_STAFF] }])
    }
    expect(await tagsNow(curated.id)).toEqual(['top_sellers', 'Gift'])
  })

  test('are no categories, and at most ten', async () => {
    const lot = await aLot()
    expect((await save(lot, { tags: ['Home'] })).body.errors).toEqual([
      '“Home” is a category, not a tag',
    ])
    const eleven = Array.from({ length: 11 }, (_, at) => `Tag ${at}`)
    expect((await save(lot, { tags: eleven })).body.errors).toEqual(['Maximum 10 tags'])
  })

  test('are found by buyers: by filter, by search and in the storefront', async () => {
    const lot = await aLot({ name: 'Quiet vase' })
    const other = await aLot({ name: 'Quiet bowl' })
    await save(lot, { tags: ['Zanzibar finds'] })
    const buyer = await site.as(await aBuyer(site.db))
    const found = async (search: object) =>
      (await buyer.post('/marketplace/products/search', { search })).body.products.map(
        ({ id }: { id: number }) => id,
      )
    expect(await found({ tags: ['Zanzibar finds'] })).toEqual([lot.id])
    expect(await found({ query: 'zanzibar' })).toEqual([lot.id])
    const { body } = await buyer.get(`/marketplace/sellers/${sellerId}?tag=Zanzibar+finds`)
    expect(body.tags).toContainEqual({ tag: 'Zanzibar finds', count: 1 })
    expect(body.published_products).toMatchObject([{ id: lot.id }])
    expect(await tagsNow(other.id)).toEqual([])
  })

  test('are taken along by a copy, without those of staff', async () => {
    const lot = await aLot({ tags: ['top_sellers', 'Gift'] })
    const copy = { product: { upc: '614141000036' } }
    expect((await seller.post(`/products/${lot.id}/duplicate`, copy)).body.tags).toEqual(['Gift'])
  })
})

describe('a tag for many lots', () => {
  test('is counted before, given to those without it, and taken back', async () => {
    const plain = await aLot({ tags: ['Old'] })
    const tagged = await aLot({ name: 'Tagged', tags: ['gift'] })
    const act = { action: 'tag', tag: ' Gift ', ids: [plain.id, tagged.id] }
    const left = { id: tagged.id, name: 'Tagged', problem: 'Already has this tag' }
    const { body: preview } = await seller.post('/products/bulk/preview', act)
    expect(preview).toMatchObject({ changed: 1, refused: [left] })
    expect(await tagsNow(plain.id)).toEqual(['Old'])
    const { body: done } = await bulk(act)
    expect(done).toMatchObject({ changed: 1, refused: [left] })
    expect(await tagsNow(plain.id)).toEqual(['Old', 'Gift'])
    const undone = await seller.post('/products/bulk/undo', { token: done.undo })
    expect(undone.body).toMatchObject({ changed: 1 })
    expect(await tagsNow(plain.id)).toEqual(['Old'])
    expect(await tagsNow(tagged.id)).toEqual(['gift'])
  })

  test('is removed however it is spelled, and comes back as it was', async () => {
    const one = await aLot({ tags: ['Gift', 'Old'] })
    const two = await aLot({ tags: ['gift'] })
    const { body } = await bulk({ action: 'untag', tag: 'GIFT', ids: [one.id, two.id] })
    expect(body.changed).toBe(2)
    expect([await tagsNow(one.id), await tagsNow(two.id)]).toEqual([['Old'], []])
    await seller.post('/products/bulk/undo', { token: body.undo })
    expect([await tagsNow(one.id), await tagsNow(two.id)]).toEqual([['Old', 'Gift'], ['gift']])
  })

  test('taken back leaves what staff put forward meanwhile', async () => {
    const lot = await aLot()
    const { body } = await bulk({ action: 'tag', tag: 'Gift', ids: [lot.id] })
    const staff = await site.as(await anAdministrator(site.db))
    await staff.post('/admin/add_to_tag', { product_id: lot.id, tag_name: 'top_sellers' })
    await seller.post('/products/bulk/undo', { token: body.undo })
    expect(await tagsNow(lot.id)).toEqual(['top_sellers'])
  })
})
