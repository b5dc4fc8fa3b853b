import { describe, expect, test } from 'vitest'
import { gatherProducts } from './gather-products.ts'
import { issueText } from './issue.ts'
import { matchHeader } from './match-header.ts'
import { readRecord } from './read-record.ts'

const A = '036000291452'
const B = '012345678905'
const photo = (number: number) => `https://cdn.example.com/${number}.jpg`

const match = matchHeader(['UPC', 'Product Name', 'Photo URL', 'Units'])
if ('problem' in match) throw new Error(match.problem)
const { columns } = match

function gather(...rows: string[][]) {
  const gathering = gatherProducts()
  for (const [at, cells] of rows.entries())
    gathering.add(readRecord({ row: at + 2, cells }, columns))
  const { lots, issues } = gathering
  return { lots: [...lots.values()], issues: issues.map(issueText) }
}

describe('the rows of a file', () => {
  test('are a lot for each UPC', () => {
    const { lots, issues } = gather([A, 'Mug', photo(1), '10'], [B, 'Cup', photo(2), '20'])
    expect(lots).toMatchObject([
      { upc: A, row: 2, rows: 1, cells: { name: 'Mug', units: 10 }, photos: [photo(1)] },
      { upc: B, row: 3, rows: 1, cells: { name: 'Cup', units: 20 }, photos: [photo(2)] },
    ])
    expect(issues).toEqual([])
  })

  test('that repeat a UPC and only name a photo add it, wherever they stand', () => {
    const { lots, issues } = gather(
      [A, 'Mug', photo(1), '10'],
      [B, 'Cup', photo(9), '20'],
      [A, '', photo(2)],
      [A, '', photo(3)],
    )
    expect(lots[0]).toMatchObject({ rows: 3, photos: [photo(1), photo(2), photo(3)] })
    expect(issues).toEqual([])
  })

  test('may repeat everything for each photo', () => {
    const { lots, issues } = gather([A, 'Mug', photo(1), '10'], [A, 'Mug', photo(2), '10'])
    expect(lots).toMatchObject([{ rows: 2, photos: [photo(1), photo(2)] }])
    expect(issues).toEqual([])
  })

  test('may name a photo before the lot', () => {
    const { lots } = gather([A, '', photo(1)], [A, 'Mug', photo(2), '10'])
    expect(lots).toMatchObject([
      { cells: { name: 'Mug', units: 10 }, photos: [photo(1), photo(2)], onlyPhotos: false },
    ])
  })

  test('keep five photos and name the row of the sixth', () => {
    const { lots, issues } = gather(
      [A, 'Mug', photo(1), '10'],
      ...[2, 3, 4, 5, 6].map((number) => [A, '', photo(number)]),
    )
    expect(lots[0]?.photos).toHaveLength(5)
    expect(issues).toEqual([`Row 7 (UPC ${A}): A product has at most five photos`])
  })

  test('that repeat a UPC with something else are refused', () => {
    const { lots, issues } = gather([A, 'Mug', photo(1), '10'], [A, 'Cup', '', '20'])
    expect(lots).toMatchObject([{ rows: 1, cells: { name: 'Mug', units: 10 } }])
    expect(issues).toEqual([`Row 3 (UPC ${A}): The same UPC stands in row 2 with other values`])
  })

  test('that add a photo to a refused row are refused with it', () => {
    const { lots, issues } = gather([A, 'Mug', photo(1), 'ten'], [A, '', photo(2)])
    expect(lots).toEqual([])
    expect(issues).toEqual([
      `Row 2 (UPC ${A}): Units "ten" is not clear`,
      `Row 3 (UPC ${A}): Row 2 of the same UPC was refused`,
    ])
  })

  test('may say it rightly after a refused row', () => {
    const { lots } = gather([A, 'Mug', photo(1), 'ten'], [A, 'Mug', photo(1), '10'])
    expect(lots).toMatchObject([{ row: 3, cells: { units: 10 } }])
  })

  test('are all accounted for', () => {
    const rows = [[A, 'Mug', photo(1), '10'], [A, '', photo(2)], ['', 'Cup'], [B], [B], [A, 'Cup']]
    const { lots, issues } = gather(...rows)
    const inLots = lots.reduce((total, lot) => total + lot.rows, 0)
    expect(inLots + issues.length).toBe(rows.length)
  })

  test('carry their notes along without refusing anything', () => {
    const { lots, issues } = gather(['36000291452', 'Mug', photo(1), '10'])
    expect(lots).toHaveLength(1)
    expect(issues).toEqual([`Row 2 (UPC ${A}): UPC 36000291452 got its leading zero back`])
  })
})
