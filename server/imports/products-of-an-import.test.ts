import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { IMPORT_KNOWN_DAYS } from '#market/imports/import-limits.ts'
import type { OwnListedProduct } from '#market/products/own-product-api.ts'
import type { Caller } from '#server/testing/caller.ts'
import { aSeller } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { deleteOldChanges } from './change-store.ts'
import { importOf } from './testing/import-of.ts'

const A = '036000291452'
const B = '012345678905'
const C = '4006381333931'
const header = 'UPC,Product Name,Photo URL,Unit MSRP,Unit Wholesale,Unit Asking Price,Units'
const file = (...rows: string[]) => [header, ...rows].join('\n')
const lot = (upc: string, name: string) => `${upc},${name},/photos/mug/800.webp,40,20,10,100`

const site = siteForThisFile()
let seller: Caller
beforeEach(async () => {
  seller = await site.as(await aSeller(site.db))
})

async function productsOf(caller: Caller, importId: number, more = '') {
  const { body } = await caller.get(`/products?import=${importId}&sort=name${more}`)
  return { ...body, names: body.products.map(({ name }: OwnListedProduct) => name) }
}

describe('the products of an import', () => {
  test('are those that it made or changed, and no others', async () => {
    await importOf(seller, file(lot(A, 'Mug'), lot(C, 'Vase')))
    const second = await importOf(seller, file(lot(A, 'Mug'), lot(B, 'Cup'), lot(C, 'Tall vase')))
    expect(second).toMatchObject({ imported_count: 3, changed_count: 2, provisional_count: 0 })
    const { names, meta } = await productsOf(seller, second.id)
    expect(names).toEqual(['Cup', 'Tall vase'])
    expect(meta).toMatchObject({
      total_count: 2,
      published_count: 2,
      import: { id: second.id, file_name: 'Spreadsheet' },
    })
    expect((await seller.get('/products')).body.meta).not.toHaveProperty('import')
  })

  test('are narrowed further by state and search', async () => {
    const { id, provisional_count: drafts } = await importOf(
      seller,
      file(lot(A, 'Mug'), `${B},Cup`, 'none,Bad'),
    )
    expect(drafts).toBe(1)
    expect((await productsOf(seller, id, '&state=provisional')).names).toEqual(['Cup'])
    expect((await productsOf(seller, id, '&search=mug')).names).toEqual(['Mug'])
  })

  test('are told to nobody else', async () => {
    const { id } = await importOf(seller, file(lot(A, 'Mug')))
    const other = await site.as(await aSeller(site.db))
    const { names, meta } = await productsOf(other, id)
    expect(names).toEqual([])
    expect(meta.import).toBe(null)
  })

  test('are what an act on all of them changes', async () => {
    await importOf(seller, file(lot(A, 'Mug')))
    const { id } = await importOf(seller, file(lot(B, 'Cup')))
    const act = { action: 'category', category: 'home', selection: { import: id, count: 1 } }
    expect((await seller.post('/products/bulk', act)).body).toMatchObject({ changed: 1 })
    expect((await productsOf(seller, id)).products).toMatchObject([{ category: 'home' }])
  })

  test('stay known when the import can be undone no more, and are forgotten in the end', async () => {
    const { id } = await importOf(seller, file(lot(A, 'Mug')))
    await importOf(seller, file(lot(A, 'Big mug')))
    await endedDaysAgo(3)
    await deleteOldChanges(site.db)
    expect((await productsOf(seller, id)).names).toEqual(['Big mug'])
    expect(await kept()).toEqual([
      { before: null, after: null },
      { before: null, after: null },
    ])
    await endedDaysAgo(IMPORT_KNOWN_DAYS + 1)
    await deleteOldChanges(site.db)
    expect(await kept()).toEqual([])
  })
})

const endedDaysAgo = (days: number) =>
  site.db
    .updateTable('imports')
    .set({ finishedAt: sql<Date>`now() - make_interval(days => ${days})` })
    .execute()

/** Of the latest seller; the tests before had others. */
const kept = () =>
  site.db
    .selectFrom('importChanges')
    .innerJoin('imports', 'imports.id', 'importId')
    .select(['before', 'after'])
    .where('sellerId', '=', (eb) => eb.selectFrom('sellers').select(eb.fn.max('id').as('id')))
    .execute()
