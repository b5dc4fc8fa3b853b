import { describe, expect, test } from 'vitest'
import { usualColumns } from '#market/products/views/table-columns.ts'
import type { Caller } from '#server/testing/caller.ts'
import { aSeller } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'

const site = siteForThisFile()

const lowFigs = { state: 'published', search: 'fig', sort: 'units', columns: ['units', 'sku'] }
const asSeller = async () => site.as(await aSeller(site.db))
const save = (seller: Caller, name: string, more: object = {}) =>
  seller.post('/product_views', { product_view: { name, shown: lowFigs, ...more } })
const idOf = async (seller: Caller, name: string): Promise<number> =>
  (await save(seller, name)).body.product_view.id
const namesOf = async (seller: Caller) => {
  const { body } = await seller.get('/product_views')
  return body.product_views.map(({ name }: { name: string }) => name)
}

describe('a saved view of one’s products', () => {
  test('keeps filters, search, order and columns under a name', async () => {
    const seller = await asSeller()
    const { status, body } = await save(seller, '  Low figs ')
    expect(status).toBe(201)
    expect(body.product_view).toEqual({ id: expect.any(Number), name: 'Low figs', shown: lowFigs })
    const { body: all } = await seller.get('/product_views')
    expect(all).toEqual({ product_views: [body.product_view], columns: null })
  })

  test('is renamed, and shows something else', async () => {
    const seller = await asSeller()
    const id = await idOf(seller, 'Figs')
    const change = (product_view: object) => seller.put(`/product_views/${id}`, { product_view })
    expect((await change({ name: 'FIGS' })).body.product_view).toMatchObject({
      name: 'FIGS',
      shown: lowFigs,
    })
    const shown = { state: 'all', search: '', sort: 'newest', columns: [] }
    expect((await change({ shown })).body.product_view).toEqual({ id, name: 'FIGS', shown })
  })

  test('is deleted, once, and comes back to its place', async () => {
    const seller = await asSeller()
    for (const name of ['First', 'Third']) await save(seller, name)
    const id = await idOf(seller, 'Last')
    await save(seller, 'Second', { place: 1 })
    expect(await namesOf(seller)).toEqual(['First', 'Second', 'Third', 'Last'])
    expect((await seller.delete(`/product_views/${id}`)).status).toBe(200)
    expect((await seller.delete(`/product_views/${id}`)).status).toBe(404)
    await save(seller, 'Zeroth', { place: 0 })
    await save(seller, 'Last', { place: 9 })
    expect(await namesOf(seller)).toEqual(['Zeroth', 'First', 'Second', 'Third', 'Last'])
  })

  test('stands where its seller puts it', async () => {
    const seller = await asSeller()
    const ids = [await idOf(seller, 'A'), await idOf(seller, 'B'), await idOf(seller, 'C')]
    const [a, b, c] = ids
    const order = (given: unknown[]) => seller.put('/product_views/order', { ids: given })
    const { body } = await order([c, a, b])
    expect(body.product_views.map(({ name }: { name: string }) => name)).toEqual(['C', 'A', 'B'])
    expect(await namesOf(seller)).toEqual(['C', 'A', 'B'])
    for (const other of [
      [a, b],
      [a, b, b],
      [a, b, c, c],
      [a, b, 999_999],
    ])
      expect((await order(other)).status).toBe(409)
    expect(await namesOf(seller)).toEqual(['C', 'A', 'B'])
  })

  test('is its seller’s alone', async () => {
    const [seller, other] = [await asSeller(), await asSeller()]
    const id = await idOf(seller, 'Figs')
    const mine = { product_view: { name: 'Mine now' } }
    expect((await other.put(`/product_views/${id}`, mine)).status).toBe(404)
    expect((await other.delete(`/product_views/${id}`)).status).toBe(404)
    expect((await other.put('/product_views/order', { ids: [id] })).status).toBe(409)
    expect(await namesOf(other)).toEqual([])
    expect((await save(other, 'Figs')).status).toBe(201)
    expect(await namesOf(seller)).toEqual(['Figs'])
  })

  test('needs a name of its own, of 1 to 40 characters', async () => {
    const seller = await asSeller()
    await save(seller, 'Figs')
    const id = await idOf(seller, 'Dates')
    const taken = {
      status: 422,
      body: { fields: { name: ['You already have a saved view with this name'] } },
    }
    expect(await save(seller, 'fIGS')).toMatchObject(taken)
    expect(
      await seller.put(`/product_views/${id}`, { product_view: { name: 'FIGS' } }),
    ).toMatchObject(taken)
    expect((await save(seller, ' ')).status).toBe(422)
    expect((await save(seller, 'x'.repeat(41))).status).toBe(422)
    expect((await save(seller, 'x'.repeat(40))).status).toBe(201)
  })

  test('saved twice at once is there once', async () => {
    const seller = await asSeller()
    const answers = await Promise.all(Array.from({ length: 4 }, () => save(seller, 'Figs')))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(3)
  })

  test('is one of 20 at most', async () => {
    const seller = await asSeller()
    for (let at = 1; at <= 20; at++) expect((await save(seller, `View ${at}`)).status).toBe(201)
    const { status, body } = await save(seller, 'View 21')
    expect([status, body.errors]).toEqual([422, ['Maximum 20 saved views']])
  })

  test.each([
    { ...lowFigs, state: 'archived' },
    { ...lowFigs, sort: 'best' },
    { ...lowFigs, columns: ['units', 'units'] },
    { ...lowFigs, columns: ['colour'] },
    { ...lowFigs, columns: undefined },
  ])('shows what there is: not %o', async (shown) => {
    expect((await save(await asSeller(), 'Odd', { shown })).status).toBe(422)
  })

  test('of which a filter and a column are no more is shown without them', async () => {
    const owner = await aSeller(site.db)
    const seller = await site.as(owner)
    const id = await idOf(seller, 'Of before')
    const before = { state: 'archived', search: 'fig', sort: 7, columns: ['colour', 'sku'], of: [] }
    await site.db
      .updateTable('productViews')
      .set({ shown: JSON.stringify(before) })
      .where('id', '=', id)
      .execute()
    await site.db
      .insertInto('productTableColumns')
      .values({ sellerId: owner.id, columns: ['sku', 'colour'] })
      .execute()
    const { status, body } = await seller.get('/product_views')
    const shown = { state: 'all', search: 'fig', sort: 'newest', columns: ['sku'] }
    expect(status).toBe(200)
    expect(body).toEqual({ product_views: [{ id, name: 'Of before', shown }], columns: ['sku'] })
  })
})

describe('the columns of the table', () => {
  const columnsOf = async (seller: Caller) => (await seller.get('/product_views')).body.columns

  test('are kept for the seller, in their order, until the usual ones are wanted', async () => {
    const [seller, other] = [await asSeller(), await asSeller()]
    const choose = (columns: unknown) => seller.put('/product_views/columns', { columns })
    expect((await choose([...usualColumns].toReversed())).status).toBe(200)
    expect((await choose(['sku', 'units'])).body).toEqual({ columns: ['sku', 'units'] })
    expect(await columnsOf(seller)).toEqual(['sku', 'units'])
    expect(await columnsOf(other)).toBeNull()
    await choose([])
    expect(await columnsOf(seller)).toEqual([])
    await choose(null)
    expect(await columnsOf(seller)).toBeNull()
  })

  test('are those that there are, each once', async () => {
    const seller = await asSeller()
    for (const columns of [['sku', 'sku'], ['colour'], 'sku', undefined])
      expect((await seller.put('/product_views/columns', { columns })).status).toBe(422)
  })
})
