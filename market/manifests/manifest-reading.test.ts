import { describe, expect, test } from 'vitest'
import { MOST_MANIFEST_ROWS, MOST_NAMED_PROBLEMS } from './manifest-limits.ts'
import { manifestReading } from './manifest-reading.ts'

const HEADER = ['UPC', 'Name', 'Quantity', 'MSRP']

function read(rows: Iterable<readonly string[]>) {
  const reading = manifestReading()
  let row = 0
  for (const cells of rows) if (!reading.take({ row: ++row, cells })) break
  return { file: reading.end(), rowsTaken: row }
}

function* many(count: number, cells: readonly string[] = ['', 'Candle', '1', '0.01']) {
  yield HEADER
  for (let at = 0; at < count; at++) yield cells
}

describe('a file that is read as a manifest', () => {
  test('is its rows and what they come to', () => {
    const { file } = read([HEADER, ['', 'Candle', '2', '5'], ['', 'Lamp', '1', '20']])
    expect(file).toMatchObject({
      rows: [{ name: 'Candle' }, { name: 'Lamp' }],
      totals: { rows: 2, units: 3, retail_cents: 30_00 },
    })
  })

  test('is all or nothing: one row with a problem leaves nothing of it', () => {
    const { file } = read([HEADER, ['', 'Candle', '2', '5'], ['12', '', '1', '20']])
    expect(file).toEqual({
      problemCount: 1,
      unknownConditions: [],
      problems: [
        { row: 3, column: 'UPC', words: '"12" doesn’t have 8, 12, 13 or 14 digits' },
        { row: 3, column: 'Name', words: 'is missing' },
      ],
    })
  })

  test('names no more problems than anybody reads, and counts the rows of all', () => {
    const { file } = read(many(1000, ['', '', '1', '5']))
    if (!('problems' in file)) throw new Error('It was taken in')
    expect(file.problems).toHaveLength(MOST_NAMED_PROBLEMS)
    expect(file.problemCount).toBe(1000)
  })

  test('has 20,000 rows at most, and is read no further', () => {
    expect(read(many(MOST_MANIFEST_ROWS)).file).toMatchObject({ totals: { rows: 20_000 } })
    const more = read(many(MOST_MANIFEST_ROWS + 100))
    expect(more.file).toEqual({ problem: 'A manifest has at most 20,000 rows' })
    expect(more.rowsTaken).toBe(MOST_MANIFEST_ROWS + 2)
    // Rows with problems are rows as well.
    expect(read(many(MOST_MANIFEST_ROWS + 1, ['', '', '1', '5'])).file).toEqual({
      problem: 'A manifest has at most 20,000 rows',
    })
  })

  test('is worth no more than a lot may be', () => {
    expect(read(many(1, ['', 'Ring', '1', '1000000'])).file).toMatchObject({
      totals: { retail_cents: 1_000_000_00 },
    })
    for (const cells of [
      ['', 'Ring', '2', '500000.01'],
      ['', 'Ring', '10000000', '1000000'],
    ])
      expect(read(many(20, cells)).file).toEqual({
        problem: expect.stringMatching(/^The goods total more than \$1,000,000\.00 at MSRP/),
      })
  })

  test.each([
    [[], 'The file is empty'],
    [[HEADER], 'The file has no rows below its header'],
    [[['Candle', '2', '5']], 'The manifest has no Name, Quantity and MSRP columns'],
  ])('%j: %s', (rows, problem) => {
    expect(read(rows).file).toEqual({ problem })
  })
})
