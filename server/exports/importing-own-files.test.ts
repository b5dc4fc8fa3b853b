import { beforeEach, describe, expect, test } from 'vitest'
import { importOf } from '#server/imports/testing/import-of.ts'
import type { Caller } from '#server/testing/caller.ts'
import { aListedProduct, aSeller } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { leaveUnits } from '#server/testing/units.ts'

const site = siteForThisFile()
let seller: Caller
let sellerId: number
beforeEach(async () => {
  const owner = await aSeller(site.db)
  sellerId = owner.id
  seller = await site.as(owner)
  const lots = [
    { name: '=HYPERLINK("x")', sku: "'=1+1", description: 'Two\nlines, "quoted"', units: 5 },
    { name: 'Fig candle', units: 7, minOrderUnits: 40, category: 'home' as const },
    { name: '', units: 0, provisional: true, photos: [], expirationDate: '03/2027' },
    { name: 'Mug', photos: [1, 2, 3, 4, 5].map((n) => `/photos/demo-lot-${n}/800.webp`) },
  ]
  for (const lot of lots) await aListedProduct(site.db, { sellerId, ...lot })
})

const lots = () =>
  site.db
    .selectFrom('products')
    .selectAll()
    .where('sellerId', '=', sellerId)
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .execute()
const seenOf = async () => (await lots()).map((lot) => ({ ...lot, importedUnits: null }))
const fileFrom = async (path: string) => Uint8Array.from(Buffer.from((await seller.get(path)).body))
const unchanged = { message: 'Import is complete', changed_count: 0, undo_until: null }

describe('a file of one’s own lots, imported as it was given', () => {
  test.each(['csv', 'xlsx'])(
    'changes nothing the first time nor the second (.%s)',
    async (format) => {
      const before = await seenOf()
      const file = await fileFrom(`/products/export?format=${format}`)
      for (const _time of [1, 2]) {
        expect(await importOf(seller, file)).toMatchObject({
          ...unchanged,
          imported_count: 3,
          rows: 4,
        })
        expect(await seenOf()).toEqual(before)
      }
    },
  )

  test.each(['csv', 'xlsx'])('changes nothing if it holds a selection (.%s)', async (format) => {
    const before = await seenOf()
    const file = await fileFrom(`/products/export?format=${format}&search=fig`)
    expect(await importOf(seller, file)).toMatchObject({ ...unchanged, imported_count: 1, rows: 1 })
    expect(await seenOf()).toEqual(before)
  })

  test.each(['csv', 'xlsx'])(
    'changes nothing if its rows are those to fix (.%s)',
    async (format) => {
      const { key } = await importOf(seller, await fileFrom('/products/export'))
      const before = await seenOf()
      const file = await fileFrom(`/imported_csvs/${key}/failed_rows?format=${format}`)
      expect(await importOf(seller, file)).toMatchObject({ ...unchanged, provisional_count: 1 })
      expect(await seenOf()).toEqual(before)
    },
  )

  test('takes back no sale when it is imported again later', async () => {
    const file = await fileFrom('/products/export')
    await importOf(seller, file)
    const candle = (await lots()).find(({ name }) => name === 'Fig candle')
    await leaveUnits(site.db, { id: candle?.id ?? 0, units: 3 })
    const before = await seenOf()
    expect(await importOf(seller, file)).toMatchObject(unchanged)
    expect(await seenOf()).toEqual(before)
  })
})
