import { describe, expect, test } from 'vitest'
import { gatherProducts } from './gather-products.ts'
import { inWords, issueText } from './issue.ts'
import { matchHeader } from './match-header.ts'
import { readRecord } from './read-record.ts'
import { problemWords } from './row-problem.ts'

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
  const { products, issues } = gathering
  return { products: [...products.values()], issues: issues.map(inWords).map(issueText) }
}

describe('the rows of a file', () => {
  test('are a lot for each UPC', () => {
    const { products, issues } = gather([A, 'Mug', photo(1), '10'], [B, 'Cup', photo(2), '20'])
    expect(products).toMatchObject([
      { upc: A, row: 2, rows: 1, cells: { name: 'Mug', units: 10 }, photos: [photo(1)] },
      { upc: B, row: 3, rows: 1, cells: { name: 'Cup', units: 20 }, photos: [photo(2)] },
    ])
    expect(issues).toEqual([])
  })

  test('that repeat a UPC and only name a photo add it, wherever they stand', () => {
    const { products, issues } = gather(
      [A, 'Mug', photo(1), '10'],
      [B, 'Cup', photo(9), '20'],
      [A, '', photo(2)],
      [A, '', photo(3)],
    )
    expect(products[0]).toMatchObject({ rows: 3, photos: [photo(1), photo(2), photo(3)] })
    expect(issues).toEqual([])
  })

  test('may repeat everything for each photo', () => {
    const { products, issues } = gather([A, 'Mug', photo(1), '10'], [A, 'Mug', photo(2), '10'])
    expect(products).toMatchObject([{ rows: 2, photos: [photo(1), photo(2)] }])
    expect(issues).toEqual([])
  })

  test('may name a photo before the lot', () => {
    const { products } = gather([A, '', photo(1)], [A, 'Mug', photo(2), '10'])
    expect(products).toMatchObject([
      { cells: { name: 'Mug', units: 10 }, photos: [photo(1), photo(2)], onlyPhotos: false },
    ])
  })

  test('keep five photos and name the row of the sixth', () => {
    const { products, issues } = gather(
      [A, 'Mug', photo(1), '10'],
      ...[2, 3, 4, 5, 6].map((number) => [A, '', photo(number)]),
    )
    expect(products[0]?.photos).toHaveLength(5)
    expect(issues).toEqual([`Row 7 (UPC ${A}): A product has at most five photos`])
  })

  test('that repeat a UPC with something else are refused', () => {
    const { products, issues } = gather([A, 'Mug', photo(1), '10'], [A, 'Cup', '', '20'])
    expect(products).toMatchObject([{ rows: 1, cells: { name: 'Mug', units: 10 } }])
    expect(issues).toEqual([`Row 3 (UPC ${A}): Row 2 has the same UPC with different values`])
  })

  test('that add a photo to a refused row are refused with it', () => {
    const { products, issues } = gather([A, 'Mug\0', photo(1), '10'], [A, '', photo(2)])
    expect(products).toEqual([])
    expect(issues).toEqual([
      `Row 2 (UPC ${A}): A cell contains characters we can’t store`,
      `Row 3 (UPC ${A}): Row 2 with the same UPC was rejected`,
    ])
  })

  test('may say it rightly after a refused row', () => {
    const { products } = gather([A, 'Mug\0', photo(1), '10'], [A, 'Mug', photo(1), '10'])
    expect(products).toMatchObject([{ row: 3, cells: { units: 10 } }])
  })

  test('may say rightly what an earlier row could not', () => {
    const { products, issues } = gather([A, 'Mug', photo(1), 'ten'], [A, 'Mug', photo(1), '10'])
    expect(products).toMatchObject([{ row: 2, rows: 2, cells: { units: 10 }, lost: [] }])
    expect(issues).toEqual([])
  })

  test('keep what they could not read, to be fixed', () => {
    const { products, issues } = gather(
      [A, 'Mug', 'mug.jpg', 'ten'],
      [A, '', photo(2)],
      [A, '', 'cup.jpg'],
    )
    expect(products).toMatchObject([{ rows: 3, cells: { name: 'Mug' }, photos: [photo(2)] }])
    expect(products[0]?.lost?.map(problemWords)).toEqual([
      'Units "ten" can’t be read',
      'Photo URL must be a web address',
      'Photo URL must be a web address',
    ])
    expect(issues).toEqual([])
  })

  test('are all accounted for', () => {
    const rows = [[A, 'Mug', photo(1), '10'], [A, '', photo(2)], ['', 'Cup'], [B], [B], [A, 'Cup']]
    const { products, issues } = gather(...rows)
    const inLots = products.reduce((total, product) => total + product.rows, 0)
    expect(inLots + issues.length).toBe(rows.length)
  })

  test('carry their notes along without refusing anything', () => {
    const { products, issues } = gather(['36000291452', 'Mug', photo(1), '10'])
    expect(products).toHaveLength(1)
    expect(issues).toEqual([`Row 2 (UPC ${A}): UPC 36000291452 got its leading zero back`])
  })
})
