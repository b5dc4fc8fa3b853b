import { beforeAll, describe, expect, test } from 'vitest'
import { eachRecord } from '#server/platform/spreadsheets/each-record-of-file.ts'
import type { Caller } from '#server/testing/caller.ts'
import { aListedProduct, aSeller } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'

const site = siteForThisFile()
let seller: Caller
beforeAll(async () => {
  const owner = await aSeller(site.db)
  seller = await site.as(owner)
  const lots = [
    { name: '=HYPERLINK("x")', sku: "'=1+1", description: 'Two\nlines, "quoted"' },
    { name: 'Fig candle', units: 7, minOrderUnits: 40, category: 'home' as const },
    { name: '', units: 0, provisional: true, photos: [], expirationDate: '03/2027' },
    { name: 'Mug', photos: [1, 2, 3, 4, 5].map((n) => `/photos/demo-lot-${n}/800.webp`) },
    { name: 'Gone', deletedAt: new Date() },
  ]
  for (const [at, lot] of lots.entries())
    await aListedProduct(site.db, {
      sellerId: owner.id,
      createdAt: new Date(2026, 0, at + 1),
      ...lot,
    })
  await aListedProduct(site.db, { name: 'Another seller’s' })
})

const exported = (search = '') => seller.get(`/products/export${search}`)
const textOf = async (search = '') => String((await exported(search)).body)

describe('the export of a seller’s products', () => {
  test('comes as CSV in the columns of the template, newest first', async () => {
    const { status, headers } = await exported()
    expect(status).toBe(200)
    expect(headers.get('Content-Type')).toMatch(/^text\/csv/)
    expect(headers.get('Content-Disposition')).toMatch(/lotline-products-\d{4}-\d{2}-\d{2}\.csv/)
    const text = await textOf()
    expect(text.startsWith('\uFEFFUPC,Product Name,Photo URL,Unit MSRP,Unit Wholesale,')).toBe(true)
    expect(text.split('\r\n')[0]).toMatch(
      /Outer Quantity,Condition,Resale Channels,.*,Off Market Days,Show Next Price,Ship From,Ships Within,Freight,Pallets,Gross Weight \(lbs\),Stackable,Freight Class,Photo URL 2,.*Photo URL 5$/,
    )
    expect(text.indexOf('Mug')).toBeLessThan(text.indexOf('Fig candle'))
    expect(text).not.toMatch(/Gone|Another seller/)
  })

  test('holds what a search and a state show', async () => {
    const lines = async (search: string) => (await textOf(search)).trim().split('\r\n').length - 1
    expect(await lines('?search=fig')).toBe(1)
    expect(await lines('?state=provisional')).toBe(1)
    expect(await lines('?search=zebra')).toBe(0)
  })

  test('as a workbook holds the same', async () => {
    const answer = await exported('?format=xlsx')
    expect(answer.headers.get('Content-Type')).toMatch(/spreadsheetml\.sheet$/)
    expect(answer.headers.get('Content-Disposition')).toMatch(/lotline-products-.*\.xlsx"$/)
    const bytes = Uint8Array.from(answer.body)
    const rows: string[][] = []
    const dialect = eachRecord(bytes, {
      countKnown: () => 0,
      take: ({ cells }) => rows.push([...cells]) > 0,
    })
    expect(dialect).toMatchObject({ format: 'xlsx' })
    const names = rows.map(([, name]) => name)
    expect(names).toEqual(['Product Name', 'Mug', '', 'Fig candle', '=HYPERLINK("x")'])
  })
})
