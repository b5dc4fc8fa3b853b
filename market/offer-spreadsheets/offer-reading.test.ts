import { expect, test } from 'vitest'
import { offerReading } from './offer-reading.ts'

const HEADER = ['Product ID', 'Offer Quantity', 'Offer Price']

/** What comes of a file with that many rows below its header, each with these cells. */
function read(count: number, cells: readonly string[]) {
  const reading = offerReading()
  reading.take({ row: 1, cells: HEADER })
  let row = 2
  while (row < count + 2 && reading.take({ row, cells })) row++
  return { file: reading.end(), rows: row - 1 }
}

test('a file may have as many rows without an offer as a market has lots, and no more', () => {
  expect(read(100_000, ['1', '', ''])).toMatchObject({ file: { emptyCount: 100_000, rows: [] } })
  expect(read(1_000_000, ['1', '', ''])).toEqual({
    file: { problem: 'The file has more than 100,000 rows' },
    rows: 100_001,
  })
})

test('a file has at most 10,000 rows with offers', () => {
  expect(read(1_000_000, ['1', '5', '2.00']).file).toEqual({
    problem: 'The file has more than 10,000 rows with offers',
  })
})
