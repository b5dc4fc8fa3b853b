import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, test } from 'vitest'
import { eachRecord } from '#server/platform/spreadsheets/each-record-of-file.ts'
import type { Caller } from '#server/testing/caller.ts'
import { aSeller } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { importOver, upload } from './testing/import-of.ts'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const fixture = (name: string) =>
  readFileSync(new URL(`testing/workbooks/${name}`, import.meta.url))

const site = siteForThisFile()
let seller: Caller
let sellerId: number
beforeEach(async () => {
  const owner = await aSeller(site.db)
  sellerId = owner.id
  seller = await site.as(owner)
})

/** Sends a workbook by its own content type alone, as a program may. */
async function sent(name: string) {
  const { body } = await seller.post('/presigned_urls', {})
  const answer = await fetch(body.aws_url, {
    method: 'PUT',
    headers: { 'Content-Type': XLSX, ...body.aws_headers },
    body: fixture(name),
  })
  expect(answer.status).toBe(200)
  return String(body.file_key)
}

async function imported(key: string, choice: object = {}) {
  const begun = await seller.post('/imported_csvs', { key, ...choice })
  expect(begun.status).toBe(200)
  return importOver(seller, key)
}

const prices = async () => {
  const rows = await site.db
    .selectFrom('products')
    .select(['upc', 'sellerPriceCents'])
    .where('sellerId', '=', sellerId)
    .orderBy('upc')
    .execute()
  return rows.map(({ upc, sellerPriceCents }) => [upc, sellerPriceCents])
}

describe('a workbook', () => {
  test('goes the way of a CSV file: its sheet that fits is imported', async () => {
    const status = await imported(await sent('several-sheets.xlsx'))
    expect(status).toMatchObject({ message: 'Import is complete', imported_count: 3, rows: 3 })
    expect(await prices()).toEqual([
      ['012345678905', 45_679],
      ['036000291452', 925],
      ['4006381333931', 760],
    ])
  })

  test('is read on the sheet that is named, or refused in words', async () => {
    const status = await imported(await sent('several-sheets.xlsx'), { sheet: 'Summary' })
    expect(status).toMatchObject({
      message: 'Import failed',
      attribute_issues: ['The file has no UPC column'],
    })
    const none = await imported(await sent('several-sheets.xlsx'), { sheet: 'Stock' })
    expect(none.attribute_issues).toEqual(['The workbook has no sheet named "Stock"'])
  })

  test('gives back its bad rows by the columns they were read as', async () => {
    const status = await imported(await sent('formulas.xlsx'))
    expect(status).toMatchObject({ imported_count: 2, failed_rows: 3 })
    const { body } = await seller.get(`/imported_csvs/${status.key}/failed_rows`)
    expect(String(body)).toContain(
      'Unit Asking Price is ""#N/A"": the spreadsheet couldn’t calculate it',
    )
    const rowsOf = async (query: string) => {
      const csv = await seller.get(`/imported_csvs/${status.key}/failed_rows${query}`)
      return String(csv.body)
        .trimEnd()
        .split('\r\n')
        .map((line) => line.trim() !== '')
    }
    expect(await rowsOf('')).toEqual([true, true, true, true])
    expect(await rowsOf('?rows=in_place')).toEqual([true, false, false, true, true, true])
    const { headers, body: workbook } = await seller.get(
      `/imported_csvs/${status.key}/failed_rows?format=xlsx`,
    )
    expect(headers.get('Content-Disposition')).toContain('failed-rows.xlsx')
    const rows: string[][] = []
    eachRecord(Uint8Array.from(workbook), {
      countKnown: () => 0,
      take: ({ cells }) => rows.push([...cells]) > 0,
    })
    expect(rows.map(([issue]) => issue?.slice(0, 18))).toEqual([
      'Issues',
      'Unit Asking Price ',
      'Unit MSRP is "#DIV',
      'Unit Asking Price ',
    ])
  })

  test('of 10 MB is refused before it is sent', async () => {
    const answer = await seller.post('/presigned_urls', { kind: 'workbook', size: 10_000_000 })
    expect(answer.status).toBe(413)
    expect(answer.body.errors).toBeDefined()
  })
})

const HEADERS = ['UPC', 'Item', 'Picture', 'List', 'Cost', 'Price', 'Pieces']
const FILE = `${HEADERS.join()}\n036000291452,Mug,https://photos.example/1.jpg,20,9,5,10`
const MAPPING = {
  item: 'Product Name',
  Picture: 'Photo URL',
  List: 'Unit MSRP',
  Cost: 'Unit Wholesale',
  Price: 'Unit Asking Price',
  Pieces: 'units',
}

describe('what a seller says of the headers', () => {
  const kept = async () => {
    const { body } = await seller.post('/imported_csvs/mapping', { headers: HEADERS })
    return body.kept
  }

  test('is kept to, and remembered for files with the same headers', async () => {
    expect(await kept()).toBeNull()
    const choice = { mapping: MAPPING, file_name: 'november.csv' }
    const status = await imported(await upload(seller, FILE), choice)
    expect(status).toMatchObject({ imported_count: 1, issue_count: 0 })
    const { item, ...others } = MAPPING
    expect(await kept()).toMatchObject({
      mapping: { Item: item, ...others, Pieces: 'Units' },
      file_name: 'november.csv',
    })
    const stranger = await site.as(await aSeller(site.db))
    const { body } = await stranger.post('/imported_csvs/mapping', { headers: HEADERS })
    expect(body.kept).toBeNull()
  })

  test('is remembered for each header, and so is what its words mean', async () => {
    const conditions = { 'Like New': 'open_box' }
    await imported(await upload(seller, FILE), { mapping: MAPPING, conditions })
    await imported(await upload(seller, `${FILE}\n`), { categories: { grocery: 'consumables' } })
    const headers = ['Cost', 'Barcode', ' PRICE ']
    const { body } = await seller.post('/imported_csvs/mapping', { headers })
    expect(body.kept).toMatchObject({
      mapping: { Cost: 'Unit Wholesale', ' PRICE ': 'Unit Asking Price' },
      values: {
        conditions: { 'like new': 'open_box' },
        categories: { grocery: 'consumables' },
      },
    })
  })

  test('is forgotten when a later file is sent without it', async () => {
    await imported(await upload(seller, FILE), { mapping: MAPPING })
    await imported(await upload(seller, FILE), { mapping: {} })
    expect((await kept())?.mapping).toBeUndefined()
  })

  test('names columns there are', async () => {
    const key = await upload(seller, FILE)
    const answer = await seller.post('/imported_csvs', { key, mapping: { Item: 'Title of it' } })
    expect(answer.status).toBe(422)
    expect(JSON.stringify(answer.body)).toContain('There is no column named')
  })
})

describe('a rule for asking prices', () => {
  const rule = { percent_off_msrp: 62, ending: '9' }

  test('sets them in place of the file', async () => {
    await imported(await sent('same.xlsx'), { price_rule: rule })
    expect(await prices()).toEqual([
      ['012345678905', 49_379],
      ['036000291452', 929],
      ['4006381333931', 759],
    ])
  })

  test('takes off one percent at least, and less than all', async () => {
    const key = await upload(seller, FILE)
    for (const percent_off_msrp of [0, 100, '62'])
      expect(
        (await seller.post('/imported_csvs', { key, price_rule: { percent_off_msrp } })).status,
      ).toBe(422)
  })
})
