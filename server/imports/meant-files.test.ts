import { beforeEach, expect, test } from 'vitest'
import type { Caller } from '#server/testing/caller.ts'
import { aSeller } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { importOf, upload } from './testing/import-of.ts'

const A = '036000291452'
const B = '012345678905'
const HEADER = 'UPC,Product Name,Photo URL,Unit MSRP,Unit Wholesale,Unit Asking Price,Units'

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
    .select([
      'upc',
      'name',
      'condition',
      'category',
      'sellerPriceCents',
      'msrpCents',
      'provisional',
    ])
    .where('sellerId', '=', sellerId)
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .execute()

const row = (upc: string, more: string) =>
  `${upc},Mug,https://photos.invalid/1.jpg,30,12,10,5,${more}`

test('unknown words are read as the seller says, and the others are left out with a note', async () => {
  const csv = [
    `${HEADER},Condition,Category`,
    row(A, 'Like New,Grocery'),
    row(B, 'Like New,Seasonal'),
  ].join('\n')
  expect(await importOf(seller, csv)).toMatchObject({ imported_count: 0, issue_count: 2 })
  const meant = {
    conditions: { 'like new ': 'open_box' },
    categories: { Grocery: 'consumables' },
  }
  expect(await importOf(seller, `${csv}\n`, meant)).toMatchObject({
    imported_count: 2,
    issue_count: 0,
    attribute_issues: [`Row 3 (UPC ${B}): Category "Seasonal" was ignored`],
  })
  expect(await lots()).toMatchObject([
    { upc: A, condition: 'open_box', category: 'consumables' },
    { upc: B, condition: 'open_box', category: 'other' },
  ])
})

test('a word stands for none but our values', async () => {
  const key = await upload(seller, `${HEADER}\n`)
  const { status } = await seller.post('/imported_csvs', { key, conditions: { Used: 'worn' } })
  expect(status).toBe(422)
})

test('prices with a decimal comma are read so only where that is said', async () => {
  const csv = `${HEADER.replaceAll(',', ';')}\n${A};Mug;https://photos.invalid/1.jpg;2.000,00;1.100,00;1.299,50;1.200`
  expect(await importOf(seller, csv)).toMatchObject({ issue_count: 1 })
  expect(await lots()).toMatchObject([{ upc: A, sellerPriceCents: null, provisional: true }])
  expect(await importOf(seller, `${csv}\n`, { decimal: 'comma' })).toMatchObject({
    imported_count: 1,
    issue_count: 0,
  })
  expect(await lots()).toMatchObject([
    { upc: A, msrpCents: 200_000, sellerPriceCents: 129_950, provisional: false },
  ])
})

test('a text from an old program is read in the encoding that is named', async () => {
  const csv = Buffer.concat([
    Buffer.from(`${HEADER}\n${A},Caf`),
    Buffer.from([0x8e]),
    Buffer.from(' cup,https://photos.invalid/1.jpg,30,12,10,5'),
  ])
  expect(await importOf(seller, csv, { encoding: 'Mac Roman' })).toMatchObject({
    imported_count: 1,
  })
  expect(await lots()).toMatchObject([{ name: 'Café cup' }])
})

test('a cell that is wrong costs the cell: the rest is saved, and what is listed stays', async () => {
  const csv = (price: string) => [HEADER, row(A, '').replace(',10,5,', `,${price},5`)].join('\n')
  expect(await importOf(seller, csv('ten'))).toMatchObject({
    imported_count: 0,
    issue_count: 1,
    provisional_count: 1,
    attribute_issues: [`Row 2 (UPC ${A}): Unit Asking Price "ten" can’t be read`],
  })
  expect(await lots()).toMatchObject([{ name: 'Mug', sellerPriceCents: null, provisional: true }])
  await importOf(seller, csv('10'))
  expect(await importOf(seller, csv('11 or 12').replace('Mug', 'Cup'))).toMatchObject({
    imported_count: 0,
    issue_count: 1,
    provisional_count: 1,
  })
  expect(await lots()).toMatchObject([{ name: 'Cup', sellerPriceCents: 1000, provisional: false }])
})
