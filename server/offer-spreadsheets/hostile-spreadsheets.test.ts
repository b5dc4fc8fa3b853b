import * as fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import type { JudgedRow } from '#market/offer-spreadsheets/offer-spreadsheet-api.ts'
import type { Caller } from '#server/testing/caller.ts'
import { aBuyer, aListedProduct } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { offerReading } from '#market/offer-spreadsheets/offer-reading.ts'
import { readRecords } from '#server/platform/spreadsheets/read-records.ts'
import { preview } from './testing/filled-spreadsheets.ts'

const HEADER = 'Product ID,Offer Quantity,Offer Price\n'

const site = siteForThisFile()
let buyer: Caller
let lot: { id: number }
beforeAll(async () => {
  buyer = await site.as(await aBuyer(site.db))
  lot = await aListedProduct(site.db, { units: 1_000_000 })
})

describe('a file that is made to harm', () => {
  test.each([
    ['two million short rows', 422, `${HEADER}${'1,\n'.repeat(1_300_000)}`],
    ['a quotation mark that is never closed', 200, `${HEADER}"${'1,2,3\n'.repeat(600_000)}`],
    ['two million columns', 422, `Product ID${',a'.repeat(1_990_000)}`],
    ['zeros only', 422, '\0'.repeat(100_000)],
    ['a picture', 422, '\x89PNG\r\n\x1a\n\0\0\0\rIHDR'],
    [
      'ids beyond all bounds',
      200,
      `${HEADER}999999999999999,1,1\n99999999999999999999,1,1\n-1,1,1\n1e9,1,1`,
    ],
  ])(
    'is refused or previewed, and breaks nothing: %s',
    { timeout: 120_000 },
    async (_what, expected, csv) => {
      const { status, body } = await preview(buyer, Buffer.from(csv, 'latin1'))
      expect(status).toBe(expected)
      if (status === 200) expect(body.good_count).toBe(0)
    },
  )

  test('has no cell that is computed', async () => {
    const { body } = await preview(buyer, `${HEADER}${lot.id},=1+1,"=HYPERLINK(""x"")"`)
    expect(body.rows[0]).toMatchObject({
      effect: null,
      problems: [
        'Offer Quantity "=1+1" can’t be read',
        'Offer Price "=HYPERLINK("x")" can’t be read',
      ],
    })
  })
})

describe('any bytes', () => {
  test('over the wire are an answer, never a fault of ours', { timeout: 120_000 }, async () => {
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 400 }),
      fc.string({ unit: 'binary', maxLength: 200 }).map((text) => Buffer.from(HEADER + text)),
    )
    await fc.assert(
      fc.asyncProperty(bytes, async (file) => {
        const { status } = await preview(buyer, file)
        expect([200, 422]).toContain(status)
      }),
      { numRuns: 20 },
    )
  })

  test('are read without a fault', () => {
    const text = fc.string({
      unit: fc.constantFrom(...Array.from('0159.,;"\'=$-+e \t\n')),
      maxLength: 120,
    })
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 300 }),
      text.map((rows) => Buffer.from(HEADER + rows)),
    )
    fc.assert(
      fc.property(bytes, (file) => void readRecords(file, offerReading())),
      { numRuns: 2000 },
    )
  })
})

describe('a price', () => {
  const dollars = fc.integer({ min: 1, max: 99_999_999 })
  const grouped = (amount: number) => amount.toLocaleString('en-US', { minimumFractionDigits: 2 })
  const european = (amount: number) => amount.toLocaleString('de-DE', { minimumFractionDigits: 2 })

  test('as people here write it is read to the cent, whatever parts the cells', () => {
    const written = fc.constantFrom(
      (amount: number) => amount.toFixed(2),
      (amount: number) => `$${grouped(amount)}`,
      (amount: number) => ` ${grouped(amount)} `,
    )
    fc.assert(
      fc.property(dollars, written, fc.constantFrom(',', ';', '\t'), (amount, write, mark) => {
        const row = `7${mark}1${mark}"${write(amount / 100)}"`
        expect(readOne(HEADER.replaceAll(',', mark) + row)).toMatchObject({ unitPrice: amount })
      }),
    )
  })

  test('as it is written elsewhere is never taken for another one', () => {
    fc.assert(
      fc.property(dollars, (amount) => {
        const row = readOne(`${HEADER}7,1,"${european(amount / 100)}"`)
        expect(row).toMatchObject({
          unitPrice: null,
          problems: [expect.stringContaining('can’t be read')],
        })
      }),
    )
  })
})

function readOne(csv: string) {
  const file = readRecords(Buffer.from(csv), offerReading())
  if ('problem' in file) throw new Error(file.problem)
  return file.rows[0]
}

test('a good row says the very figures that stand in the file', async () => {
  const { body } = await preview(buyer, `${HEADER}${lot.id},"1,240",$9.99`)
  const [row]: JudgedRow[] = body.rows
  expect(row).toMatchObject({ quantity: 1240, unit_price: 999, total: 1_238_760, problems: [] })
})
