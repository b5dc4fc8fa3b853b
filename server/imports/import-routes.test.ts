import { beforeEach, describe, expect, test } from 'vitest'
import type { Caller } from '#server/testing/caller.ts'
import { aBuyer, aSeller } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { leaveUnits } from '#server/testing/units.ts'
import { importOf, importOver, upload } from './testing/import-of.ts'

const A = '036000291452'
const B = '012345678905'
const C = '4006381333931'
const header =
  'UPC,Product Name,Photo URL,Unit MSRP,Unit Wholesale,Unit Asking Price,Units,Minimum Order Quantity,Category'
const photo = (number: number) => `https://photos.invalid/${number}.jpg`
const mug = `${A},Mug,${photo(1)},"$1,234.50",20,10,100,12,Home`
const file = (...rows: string[]) => [header, ...rows].join('\n')

const site = siteForThisFile()
let seller: Caller
let sellerId: number
beforeEach(async () => {
  const owner = await aSeller(site.db)
  sellerId = owner.id
  seller = await site.as(owner)
})

const lots = () =>
  site.db
    .selectFrom('products')
    .selectAll()
    .where('sellerId', '=', sellerId)
    .where('deletedAt', 'is', null)
    .orderBy('upc')
    .execute()

const movements = () =>
  site.db
    .selectFrom('stockMovements')
    .innerJoin('products', 'products.id', 'productId')
    .select(['upc', 'change', 'reason'])
    .where('sellerId', '=', sellerId)
    .orderBy('stockMovements.id')
    .execute()

describe('a file of good rows', () => {
  test('becomes published lots, with their units on the shelf', async () => {
    const status = await importOf(
      seller,
      file(mug, `${A},,${photo(2)}`, `${B},Cup,${photo(3)},30,20,10,50`),
    )
    expect(status).toMatchObject({
      message: 'Import is complete',
      imported_count: 2,
      issue_count: 0,
      attribute_issues: [],
      rows: 3,
      rows_done: 3,
    })
    expect(await lots()).toMatchObject([
      { upc: B, name: 'Cup', units: 50, provisional: false },
      {
        upc: A,
        name: 'Mug',
        msrpCents: 123450,
        sellerPriceCents: 1000,
        minOrderUnits: 12,
        units: 100,
        category: 'home',
        photos: [photo(1), photo(2)],
        provisional: false,
      },
    ])
    expect(await movements()).toEqual([
      { upc: A, change: 100, reason: 'imported' },
      { upc: B, change: 50, reason: 'imported' },
    ])
  })

  test('changes nothing when it is imported again', async () => {
    await importOf(seller, file(mug))
    const before = await lots()
    const status = await importOf(seller, file(mug))
    expect(status).toMatchObject({
      message: 'Import is complete',
      imported_count: 1,
      issue_count: 0,
    })
    expect(await lots()).toEqual(before)
    expect(await movements()).toHaveLength(1)
  })

  test('knows a UPC in any length, in the file and on the shelf', async () => {
    await importOf(seller, file(mug))
    const longer = `00${A},,${photo(2)}\n${A.slice(1)},,${photo(3)}`
    await importOf(seller, `UPC,Product Name,Photo URL\n${longer}`)
    expect(await lots()).toMatchObject([
      { upc: A, name: 'Mug', photos: [photo(1), photo(2), photo(3)] },
    ])
  })

  test('takes back no sale when it is imported again', async () => {
    await importOf(seller, file(mug))
    const { id } = await site.db
      .selectFrom('products')
      .select('id')
      .where('sellerId', '=', sellerId)
      .executeTakeFirstOrThrow()
    await leaveUnits(site.db, { id, units: 30 })
    await importOf(seller, file(mug))
    expect(await lots()).toMatchObject([{ units: 30 }])
  })

  test('updates what the seller lists with the cells that are filled in', async () => {
    await importOf(seller, file(mug))
    await importOf(seller, `UPC,Units,Product Name,Unit Asking Price\n${A},80,,9.99`)
    expect(await lots()).toMatchObject([
      { name: 'Mug', units: 80, sellerPriceCents: 999, msrpCents: 123450 },
    ])
    expect(await movements()).toMatchObject([{ change: 100 }, { change: -20 }])
  })

  test('stays hidden while its seller is under review, and counts as imported', async () => {
    const applicant = await aSeller(site.db, { status: 'provisional' })
    sellerId = applicant.id
    const status = await importOf(await site.as(applicant), file(mug))
    expect(status).toMatchObject({ imported_count: 1, issue_count: 0 })
    expect(await lots()).toMatchObject([{ provisional: true }])
  })
})

describe('a file with bad rows', () => {
  test('imports the good ones and names the others, with mere notes at the end', async () => {
    const status = await importOf(
      seller,
      file(
        mug,
        '36000291469,Jar,https://photos.invalid/4.jpg,30,20,10,50',
        `${B},Cup,${photo(2)},,20,10,50`,
        `${C},Cap,${photo(3)},"1.299,00",20,10,50`,
        ',Bowl',
      ),
    )
    expect(status).toMatchObject({
      message: 'Import is complete',
      imported_count: 2,
      issue_count: 3,
      attribute_issues: [
        `Row 4 (UPC ${B}): Missing MSRP`,
        `Row 5 (UPC ${C}): Unit MSRP "1.299,00" can’t be read`,
        'Row 6: Missing UPC',
        'Row 3 (UPC 036000291469): UPC 36000291469 got its leading zero back',
      ],
      rows: 5,
      rows_done: 5,
    })
    const provisional = (await lots()).map((lot) => [lot.upc, lot.provisional])
    expect(provisional).toEqual([
      [B, true],
      [A, false],
      ['036000291469', false],
      [C, true],
    ])
  })

  test.each([
    ['', 'The file is empty'],
    ['Name,Units\nMug,10', 'The file has no UPC column'],
  ])('fails as a whole when nothing can be made of it', async (csv, reason) => {
    expect(await importOf(seller, csv)).toMatchObject({
      message: 'Import failed',
      imported_count: 0,
      attribute_issues: [reason],
    })
  })
})

describe('the key of a file', () => {
  test('begins one import, however often it is posted', async () => {
    const key = await upload(seller, file(mug))
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map(() => seller.post('/imported_csvs/', { key })),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    await importOver(seller, key)
    const again = await seller.post('/imported_csvs', { key })
    expect(again.body).toMatchObject({ message: 'Import is complete', imported_count: 1 })
    expect(await movements()).toHaveLength(1)
  })

  test('may be written raw or percent-encoded', async () => {
    const key = await upload(seller, file(mug))
    await seller.post('/imported_csvs/', { key })
    const encoded = Array.from(key, (sign) => `%${sign.charCodeAt(0).toString(16)}`).join('')
    expect((await seller.get(`/imported_csvs/${encoded}`)).status).toBe(200)
    await importOver(seller, key)
  })

  test('of another seller’s file is the same as one that is not there', async () => {
    const other = await site.as(await aSeller(site.db))
    const key = await upload(other, file(mug))
    const foreign = await seller.post('/imported_csvs/', { key })
    const absent = await seller.post('/imported_csvs/', { key: 'nothing' })
    expect(foreign.status).toBe(404)
    expect(foreign.body).toEqual(absent.body)

    await other.post('/imported_csvs/', { key })
    expect((await seller.get(`/imported_csvs/${key}`)).status).toBe(404)
    expect((await seller.post('/imported_csvs/', { key })).status).toBe(404)
    await importOver(other, key)
  })

  test('of a file that never arrived begins nothing', async () => {
    const { body } = await seller.post('/presigned_urls', { kind: 'csv' })
    const begun = await seller.post('/imported_csvs/', { key: body.file_key })
    expect(begun.status).toBe(422)
    expect((await seller.get(`/imported_csvs/${body.file_key}`)).status).toBe(404)
  })

  test('of a picture is not there', async () => {
    const { body } = await seller.post('/presigned_urls', { kind: 'image' })
    expect((await seller.post('/imported_csvs/', { key: body.file_key })).status).toBe(404)
  })

  test('is no buyer’s', async () => {
    const buyer = await site.as(await aBuyer(site.db))
    expect((await buyer.post('/imported_csvs/', { key: 'any' })).status).toBe(403)
  })
})
