import { describe, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import type { JudgedRow } from '#market/offer-spreadsheets/offer-spreadsheet-api.ts'
import { addedWords, addWords, previewWords, spreadsheetSizeWords } from './spreadsheet-words.ts'

const aJudgedRow: JudgedRow = {
  row: 2,
  product_id: 12,
  name: 'Mug',
  seller: null,
  quantity: 40,
  unit_price: null,
  total: null,
  percent_off: null,
  effect: null,
  problems: [],
  limits: [],
  slip: null,
  typed: { product_id: '12', quantity: '40', price: '' },
}

describe('the size of a download', () => {
  test('says plainly when there are more lots than fit', () => {
    expect(spreadsheetSizeWords(1)).toBe('1 lot')
    expect(spreadsheetSizeWords(10_000)).toBe('10,000 lots')
    expect(spreadsheetSizeWords(23_456)).toBe(
      'The first 10,000 of 23,456 lots. Narrow the filters to get the rest.',
    )
  })
})

describe('the words about a file', () => {
  test('sum up what it offers', () => {
    const seller = { id: 3, name: 'Harrow & Pine', lots: 37, units: 912, total: cents(4250_00) }
    const preview = {
      rows: [],
      sellers: [seller],
      total: cents(4250_00),
      good_count: 37,
      problem_count: 0,
      empty_count: 0,
      is_added: false,
    }
    expect(previewWords(preview)).toBe('37 lots from 1 seller for $4,250.00.')
    expect(previewWords({ ...preview, empty_count: 363 })).toBe(
      '37 lots from 1 seller for $4,250.00. 363 rows without an offer.',
    )
  })

  test('tell how many prices of formulas were rounded', () => {
    const row = (typed: string, price: number | null) => ({
      ...aJudgedRow,
      unit_price: price === null ? null : cents(price),
      typed: { product_id: '12', quantity: '40', price: typed },
    })
    const rows = [row('3.655', 365), row('3.650', 365), row('12.3456789', 1235), row('8.505', null)]
    const preview = {
      rows,
      sellers: [],
      total: cents(0),
      good_count: 3,
      problem_count: 1,
      empty_count: 0,
      is_added: false,
    }
    expect(previewWords(preview)).toBe(
      '3 lots from 0 sellers for $0.00. 2 prices rounded to whole cents.',
    )
  })

  test('say what the button does, and what it did', () => {
    expect(addWords(37)).toBe('Add 37 lots to cart')
    const added = { added: 30, updated: 4, moved: 1, kept: 2 }
    const rest = { total: cents(0), sellers: [], page: '/cart' as const }
    expect(addedWords({ ...added, ...rest })).toBe(
      '30 added, 4 updated, 1 moved from saved for later, 2 were already there.',
    )
  })
})
