import { expect, test } from 'vitest'
import { aSeller } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { importOver, upload } from './testing/import-of.ts'

const LOTS = 1500
const HEADER = 'UPC,Product Name,Photo URL,Unit MSRP,Unit Wholesale,Unit Asking Price,Units'
const upcOf = (at: number) => String(20_000_000 + at)
const lot = (at: number, name: string) => `${upcOf(at)},${name},/photos/mug/800.webp,40,20,10,100`

const site = siteForThisFile()

test('a file sent while another is imported waits for it, and has the last word', async () => {
  const owner = await aSeller(site.db)
  const seller = await site.as(owner)
  const all = Array.from({ length: LOTS }, (_, at) => lot(at, 'Mug'))
  const first = await upload(seller, [HEADER, ...all].join('\n'))
  const second = await upload(seller, [HEADER, lot(LOTS - 1, 'Cup')].join('\n'))
  for (const key of [first, second]) await seller.post('/imported_csvs', { key })
  expect((await importOver(seller, first)).imported_count).toBe(LOTS)
  expect((await importOver(seller, second)).imported_count).toBe(1)
  const { name } = await site.db
    .selectFrom('products')
    .select('name')
    .where('sellerId', '=', owner.id)
    .where('upc', '=', upcOf(LOTS - 1))
    .executeTakeFirstOrThrow()
  expect(name).toBe('Cup')
})
