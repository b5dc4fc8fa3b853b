import { unzipSync, strFromU8 } from 'fflate'
import { describe, expect, test } from 'vitest'
import type { CsvCell } from '#market/spreadsheets/write-csv.ts'
import type { SpreadsheetRecord } from '#market/spreadsheets/spreadsheet-record.ts'
import { eachRecord } from './each-record-of-file.ts'
import { batchesOf, spreadsheetFile, spreadsheetFlow } from './write-spreadsheet.ts'

const HEADER = ['UPC', 'Name', 'Unit Price', 'Total Units', 'Percent Off MSRP', 'Created', 'Paid']
const ROW: CsvCell[] = [
  '036000291452',
  '=1+1 & "two" <lines>\nof it',
  '1234.50',
  7,
  '62%',
  '2026-05-31T14:30:00.000Z',
  '2026-06-01',
]

const written = (rows: CsvCell[][]) =>
  spreadsheetFile('xlsx', { name: 'lots', header: HEADER, batches: batchesOf(rows) })

async function readBack(rows: CsvCell[][]) {
  const records: SpreadsheetRecord[] = []
  const { bytes } = await written(rows)
  eachRecord(bytes, { countKnown: () => 0, take: (record) => records.push(record) > 0 })
  return records
}

describe('a workbook that is given', () => {
  test('reads back as it was, numbers as numbers and all else as text', async () => {
    const [header, row] = await readBack([ROW])
    expect(header?.cells).toEqual(HEADER)
    expect(row?.cells).toEqual([
      '036000291452',
      '=1+1 & "two" <lines>\nof it',
      '1234.5',
      '7',
      '62%',
      '2026-05-31 14:30',
      '2026-06-01',
    ])
    expect([...(row?.numbers ?? [])]).toEqual([2, 3])
  })

  test('computes nothing, and keeps what XML has no characters for', async () => {
    const texts = ['=HYPERLINK("x")', '+1', '-1', '@sum', "'=quoted", 'a\u0001b', '_x0041_']
    const { bytes } = await written(texts.map((text) => ['1', text]))
    const sheet = strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
    expect(sheet).not.toContain('<f>')
    const rows = await readBack(texts.map((text) => ['1', text]))
    expect(rows.slice(1).map(({ cells }) => cells[1])).toEqual(
      texts.map((text) => (text === "'=quoted" ? "''=quoted" : text)),
    )
  })

  test('has a header that stays in sight, and columns as wide as what they hold', async () => {
    const { name, bytes } = await written([ROW])
    expect(name).toBe('lots.xlsx')
    const sheet = strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
    expect(sheet).toContain('<pane ySplit="1" topLeftCell="A2"')
    expect(sheet).toContain('<col min="1" max="1" width="12" customWidth="1"/>')
  })

  test('of nothing is a header', async () => {
    expect((await readBack([])).map(({ cells }) => cells)).toEqual([HEADER])
  })
})

test('a hundred thousand rows are read as they are sent, a few ahead', async () => {
  let asked = 0
  async function* batches() {
    for (let batch = 0; batch < 100; batch++) {
      asked++
      yield Array.from({ length: 1000 }, (_, at) => [String(batch * 1000 + at), ...ROW.slice(1)])
    }
  }
  const { pieces } = spreadsheetFlow('xlsx', { name: 'lots', header: HEADER, batches: batches() })
  const iterator = pieces[Symbol.asyncIterator]()
  await iterator.next()
  expect(asked).toBeLessThan(20)
  let bytes = 0
  for (let next = await iterator.next(); !next.done; next = await iterator.next())
    bytes += next.value.length
  expect(asked).toBe(100)
  expect(bytes).toBeGreaterThan(100_000)
})
