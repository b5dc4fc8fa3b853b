import { describe, expect, test } from 'vitest'
import type { SpreadsheetRecord } from '../spreadsheet-record.ts'
import type { HowToRead } from './how-to-read.ts'
import { intake } from './intake.ts'

const pallets = intake({
  columns: [
    { name: 'Name', aliases: ['Title'] },
    { name: 'Quantity', isAmount: true },
    { name: 'MSRP', isAmount: true },
  ],
  aliases: 'only',
  lackOf: (columns) =>
    columns.some((column) => column?.name === 'Name') ? undefined : 'The file has no Name column',
})

/** What a file says in the columns that are known, as it is meant. */
function read(how: HowToRead, header: string[], ...rows: Omit<SpreadsheetRecord, 'row'>[]) {
  const said: (string | undefined)[][] = []
  const reading = pallets.reading(how, ({ cells }, columns) => {
    said.push(
      pallets.columns.map(({ name }) => cells[columns.findIndex((each) => each?.name === name)]),
    )
    return said.length === 3 ? 'The file has too many rows' : undefined
  })
  for (const [at, record] of [{ cells: header }, ...rows].entries())
    if (!reading.take({ row: at + 1, ...record })) break
  const file = reading.end()
  return 'problem' in file ? file.problem : said
}

describe('a file of rows', () => {
  test('has the columns that its header names, in the words of its sender too', () => {
    expect(read({}, ['Qty', 'Title'], { cells: ['5', 'Candle'] })).toEqual([
      ['Candle', undefined, undefined],
    ])
    const mapping = { qty: 'Quantity', Artikel: 'Name' }
    expect(read({ mapping }, ['Qty', 'Artikel'], { cells: ['5', 'Candle'] })).toEqual([
      ['Candle', '5', undefined],
    ])
    expect(pallets.reading({ mapping }, () => undefined).countKnown(['Artikel', 'Qty'])).toBe(2)
  })

  test('says what it lacks, and that a column is there twice', () => {
    expect(read({}, ['Artikel'])).toBe('The file has no Name column')
    expect(read({ mapping: { Qty: 'Name' } }, ['Qty', 'Name'])).toBe(
      'The file has two Name columns',
    )
    expect(read({ mapping: { Name: null } }, ['Name'])).toBe('The file has no Name column')
  })

  test('has amounts with decimal commas where its sender says so, except in numbers of a workbook', () => {
    const cells = ['3,5 l', '1.200', '1.299,50']
    const header = ['Name', 'Quantity', 'MSRP']
    expect(read({ decimal: 'comma' }, header, { cells })).toEqual([['3,5 l', '1200', '1299.50']])
    expect(read({}, header, { cells })).toEqual([cells])
    expect(read({ decimal: 'comma' }, header, { cells, numbers: new Set([1, 2]) })).toEqual([cells])
  })

  test('has cells corrected and rows left out by their numbers', () => {
    const how = {
      fixes: [
        { row: 2, column: 'MSRP', text: '4' },
        { row: 2, column: 'MSRP', text: '5' },
        { row: 2, column: 'Color', text: 'red' },
      ],
      leave_out: [3],
    }
    const header = ['Name', 'MSRP']
    expect(
      read(how, header, { cells: ['Candle'] }, { cells: ['Lamp', '6'] }, { cells: ['Mug', '7'] }),
    ).toEqual([
      ['Candle', undefined, '5'],
      ['Mug', undefined, '7'],
    ])
  })

  test('that is empty, or has more rows than are taken, says so', () => {
    const three = ['1', '2', '3'].map((name) => ({ cells: [name] }))
    expect(read({}, ['Name'], ...three)).toBe('The file has too many rows')
    expect(pallets.reading({}, () => undefined).end()).toEqual({ problem: 'The file is empty' })
  })
})
