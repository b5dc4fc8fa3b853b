import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Caller } from '#server/testing/caller.ts'
import { aBuyer, aSeller } from '#server/testing/listings.ts'
import { startSite, type TestSite } from '#server/testing/site.ts'
import { importOf } from './testing/import-of.ts'

const A = '036000291452'
const B = '012345678905'
const header = 'UPC,Product Name,Photo URL,Unit MSRP,Unit Wholesale,Unit Asking Price,Units'
const mug = `${A},Mug,/photos/mug/800.webp,40,20,10,100`
const cup = `${B},Cup,/photos/cup/800.webp,40,20,10,100`
const file = (...rows: string[]) => [header, ...rows].join('\n')

let site: TestSite
let seller: Caller
let sellerId: number
beforeAll(async () => {
  site = await startSite()
})
beforeEach(async () => {
  const owner = await aSeller(site.db)
  sellerId = owner.id
  seller = await site.as(owner)
})
afterAll(() => site.stop())

const lots = () =>
  site.db
    .selectFrom('products')
    .select(['id', 'upc', 'name', 'msrpCents', 'sellerPriceCents', 'units', 'provisional'])
    .where('sellerId', '=', sellerId)
    .where('deletedAt', 'is', null)
    .orderBy('upc')
    .execute()

const undo = ({ key }: { key: string }) => seller.delete(`/imported_csvs/${key}`)

describe('an import that is undone', () => {
  test('leaves none of the lots it created, and says that it was undone', async () => {
    const status = await importOf(seller, file(mug, cup))
    expect(Date.parse(status.undo_until ?? '')).toBe(
      Date.parse(status.finished_at ?? '') + 24 * 3_600_000,
    )
    const { status: code, body } = await undo(status)
    expect(code).toBe(200)
    expect(body).toMatchObject({ message: 'Import was undone', undo_until: null })
    expect(await lots()).toEqual([])
  })

  test('gives the lots it changed back what they were', async () => {
    await importOf(seller, file(mug))
    const before = await lots()
    const status = await importOf(
      seller,
      file(`${A},Big mug,/photos/big/800.webp,80,30,20,250`, cup),
    )
    await undo(status)
    expect(await lots()).toEqual(before)
  })
})
