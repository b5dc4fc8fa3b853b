import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Caller } from '#server/testing/caller.ts'
import { aSeller } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { importOf } from './testing/import-of.ts'

const site = siteForThisFile()
let seller: Caller
beforeEach(async () => {
  seller = await site.as(await aSeller(site.db))
})

const HEADER = 'UPC,Product Name,Units'
const workbook = (name: string) =>
  readFileSync(new URL(`testing/workbooks/${name}`, import.meta.url))

describe('the answer of an import tells what was left out of its file', () => {
  test('totals, repeated headers, hints and remarks, with their rows', async () => {
    const status = await importOf(
      seller,
      [
        HEADER,
        '12 digits,Required,Each',
        '036000291452,Mug,3',
        HEADER,
        '012345678905,Cup,5',
        'Total,,8',
        '"Prices FOB warehouse, subject to prior sale."',
      ].join('\n'),
    )
    expect(status).toMatchObject({
      rows: 2,
      left_out: [
        { kind: 'totals', count: 1, which: [6] },
        { kind: 'headers', count: 2, which: [2, 4] },
        { kind: 'remarks', count: 1, which: [7] },
      ],
    })
    const { body } = await seller.get(`/imported_csvs/${status.key}`)
    expect(body.left_out).toEqual(status.left_out)
  })

  test('of a workbook also its other sheets, and what a person does not see', async () => {
    const several = await importOf(seller, workbook('several-sheets.xlsx'))
    expect(several.left_out).toEqual([{ kind: 'sheets', count: 2, which: ['Read me', 'Summary'] }])
    const hidden = await importOf(seller, workbook('hidden.xlsx'))
    expect(hidden.left_out).toEqual([
      { kind: 'hidden_rows', count: 3, which: [] },
      { kind: 'hidden_columns', count: 1, which: [] },
    ])
  })

  test('and says nothing of a file that was read as a whole', async () => {
    const status = await importOf(seller, `${HEADER}\n036000291452,Mug,3`)
    expect(status.left_out).toEqual([])
  })
})
