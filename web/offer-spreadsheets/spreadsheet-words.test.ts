import { describe, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { addedWords, addWords, previewWords, spreadsheetSizeWords } from './spreadsheet-words.ts'

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

  test('say what the button does, and what it did', () => {
    expect(addWords(37)).toBe('Add 37 lots to cart')
    const added = { added: 30, updated: 4, moved: 1, kept: 2 }
    const rest = { total: cents(0), sellers: [], page: '/cart' as const }
    expect(addedWords({ ...added, ...rest })).toBe(
      '30 added, 4 updated, 1 moved from saved for later, 2 were already there.',
    )
  })
})
