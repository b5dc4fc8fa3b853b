import { beforeEach, beforeAll, describe, expect, test } from 'vitest'
import type { ListedProduct } from '#market/products/product-api.ts'
import type { Caller } from '#server/testing/caller.ts'
import { aBuyer, aListedProduct, anAdministrator } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { leaveUnits } from '#server/testing/units.ts'

const site = siteForThisFile()
let staff: Caller
let buyer: Caller
beforeAll(async () => {
  staff = await site.as(await anAdministrator(site.db))
  buyer = await site.as(await aBuyer(site.db))
})
beforeEach(async () => {
  for (const { id } of (await staff.get('/admin/top_sellers')).body.products)
    await staff.post('/admin/remove_from_tag', tagged(id))
})

const tagged = (id: number) => ({ product_id: id, tag_name: 'top_sellers' })
const put = (id: number, place?: number) =>
  staff.post('/admin/add_to_tag', { ...tagged(id), place })
const take = (id: number) => staff.post('/admin/remove_from_tag', tagged(id))
const order = (ids: number[]) => staff.put('/admin/top_sellers', { product_ids: ids })
const idsOf = (products: ListedProduct[]) => products.map(({ id }) => id)
const listed = async () => idsOf((await staff.get('/admin/top_sellers')).body.products)
const shelf = async () =>
  idsOf((await buyer.get('/marketplace/products/top_sellers')).body.products)

async function lots(count: number) {
  const made = await Promise.all(Array.from({ length: count }, () => aListedProduct(site.db)))
  return made.map(({ id }) => id).toSorted((a, b) => a - b)
}
async function threePutForward(): Promise<[number, number, number]> {
  const [one = 0, two = 0, three = 0] = await lots(3)
  for (const id of [one, two, three]) await put(id)
  return [one, two, three]
}
const acts = (subject: string) =>
  site.db
    .selectFrom('auditEvents')
    .select(['act', 'before', 'after'])
    .where('subject', '=', subject)
    .orderBy('id')
    .execute()

describe('what staff put forward', () => {
  test('is the shelf and the filter of buyers, in the order of staff', async () => {
    const [one, two, three] = await threePutForward()
    expect(await listed()).toEqual([one, two, three])
    expect(await shelf()).toEqual([one, two, three])
    const { body } = await buyer.post('/marketplace/products/search', {
      search: { tags: ['top_sellers'] },
    })
    expect(body.count).toBe(3)

    expect((await order([three, one, two])).status).toBe(200)
    expect(await shelf()).toEqual([three, one, two])
  })

  test('leaves the shelf, and not the list of staff, while it is sold out or hidden', async () => {
    const [one, two, three] = await threePutForward()
    await leaveUnits(site.db, { id: one, units: 0 })
    await site.db.updateTable('products').set({ provisional: true }).where('id', '=', two).execute()
    expect(await shelf()).toEqual([three])
    expect(await listed()).toEqual([one, two, three])
  })

  test('is gone from both when its seller deletes it', async () => {
    const [one, two, three] = await threePutForward()
    const deletedAt = new Date()
    await site.db.updateTable('products').set({ deletedAt }).where('id', '=', two).execute()
    expect(await listed()).toEqual([one, three])
    expect((await order([three, one])).status).toBe(200)
  })

  test('comes last where it carried the tag before it had a place', async () => {
    const [one] = await lots(1)
    const { id } = await aListedProduct(site.db, { tags: ['top_sellers'] })
    await put(one ?? 0)
    expect(await listed()).toEqual([id, one])
  })
})

describe('adding a product', () => {
  test('puts it last, or at the place it was taken from', async () => {
    const [one, two, three] = await threePutForward()
    await take(two)
    expect(await listed()).toEqual([one, three])
    const { body } = await put(two, 1)
    expect(idsOf(body.products)).toEqual([one, two, three])
  })

  test.each([
    ['an unknown product', 'Product not found', async () => 999_999],
    [
      'a product that is not published',
      'This product isn’t published, so buyers wouldn’t see it',
      async () => (await aListedProduct(site.db, { provisional: true })).id,
    ],
    [
      'a deleted product',
      'Product not found',
      async () => (await aListedProduct(site.db, { deletedAt: new Date() })).id,
    ],
  ])('refuses %s: %s', async (_, message, product) => {
    const { status, body } = await put(await product())
    expect(status).toBe(422)
    expect(body).toEqual({ errors: [message], fields: { product_id: [message] } })
    expect(await listed()).toEqual([])
  })

  test('refuses one that is there already', async () => {
    const [one] = await threePutForward()
    const { status, body } = await put(one)
    expect([status, body.errors]).toEqual([409, ['This product is already in Top Sellers']])
  })

  test('takes it once when two press at the same time', async () => {
    const [id = 0] = await lots(1)
    const answers = await Promise.all([put(id), put(id), put(id)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    expect(await listed()).toEqual([id])
  })

  test('refuses a tag that nobody curates, and a text for an id', async () => {
    const [id] = await lots(1)
    const other = await staff.post('/admin/add_to_tag', { product_id: id, tag_name: 'summer' })
    expect([other.status, other.body.errors]).toEqual([422, ['Only top_sellers is curated']])
    expect((await staff.post('/admin/add_to_tag', tagged(NaN))).status).toBe(422)
  })
})

describe('removing a product', () => {
  test('tells when a colleague was first', async () => {
    const [one] = await threePutForward()
    expect((await take(one)).status).toBe(200)
    const { status, body } = await take(one)
    expect([status, body.errors]).toEqual([409, ['This product is no longer in Top Sellers']])
  })
})

describe('another order', () => {
  test.each([
    ['leaves one out', ([one, two]: number[]) => [one, two]],
    ['names one twice', ([one, two]: number[]) => [one, two, two]],
    ['names a stranger', ([one, two]: number[]) => [one, two, 999_999]],
  ])('is refused with the list as it is when it %s', async (_, asked) => {
    const ids = await threePutForward()
    const { status, body } = await staff.put('/admin/top_sellers', { product_ids: asked(ids) })
    expect(status).toBe(409)
    expect(body.errors).toEqual(['The list has changed in the meantime. Please review it again.'])
    expect(idsOf(body.products)).toEqual(ids)
    expect(await listed()).toEqual(ids)
  })
})

test('each act is written down with who did it', async () => {
  const [one, two, three] = await threePutForward()
  await take(one)
  await order([three, two])
  expect(await acts(`product ${one}`)).toEqual([
    { act: 'product put forward', before: null, after: { tag: 'top_sellers', place: 0 } },
    { act: 'product put forward no more', before: { tag: 'top_sellers', place: 0 }, after: null },
  ])
  expect((await acts('tag top_sellers')).at(-1)).toEqual({
    act: 'top sellers reordered',
    before: { product_ids: [two, three] },
    after: { product_ids: [three, two] },
  })
})
