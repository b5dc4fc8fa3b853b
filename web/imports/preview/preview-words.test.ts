import { describe, expect, test } from 'vitest'
import { fileWords, importWords, othersWords, rowWords, tallyWords } from './preview-words.ts'
import type { Tally } from '../spreadsheet/judged-spreadsheet.ts'

const tally = (more: Partial<Tally> = {}): Tally => ({
  rows: 248,
  products: 231,
  ready: 229,
  changed: 0,
  unchanged: 0,
  drafts: 0,
  inPart: 0,
  refused: 0,
  padded: 0,
  notes: 0,
  ...more,
})

const questions = { words: [], commas: undefined }

test('a file is told by its size, encoding, separator, rows and products', () => {
  const dialect = { encoding: 'UTF-8', delimiter: ',' } as const
  expect(fileWords(412_000, dialect, { rows: [], tally: tally(), questions })).toBe(
    '412 KB, UTF-8, comma · 248 rows, 231 products',
  )
  const one = { rows: [], tally: tally({ rows: 1, products: 1 }), questions }
  expect(fileWords(900, { encoding: 'UTF-16', delimiter: '\t' }, one)).toBe(
    '1 KB, UTF-16, tab · 1 row, 1 product',
  )
  expect(fileWords(900, { encoding: 'Windows-1252', delimiter: ';' }, { problem: 'x' })).toBe(
    '1 KB, Windows-1252, semicolon',
  )
})

test('the rows are counted as ready, with notes, and to be fixed', () => {
  const words = (more: Partial<Tally>) => tallyWords(tally(more)).map((told) => told.words)
  expect(words({ padded: 1, drafts: 1, refused: 1 })).toEqual([
    '229 ready',
    '1 will be padded',
    '2 need a fix',
  ])
  expect(words({ ready: 0, notes: 1, refused: 1 })).toEqual(['1 has a note', '1 needs a fix'])
  expect(words({ changed: 20, unchanged: 200 })).toEqual([
    '229 ready',
    '9 new',
    '20 changed',
    '200 unchanged',
  ])
  expect(words({ unchanged: 229 })).toEqual(['229 ready', '229 unchanged'])
})

describe('the button', () => {
  test('says how many products it imports', () => {
    expect(importWords(tally())).toBe('Import 229 products')
    expect(importWords(tally({ ready: 1 }))).toBe('Import 1 product')
    expect(importWords(tally({ ready: 1, drafts: 5 }))).toBe('Import 6 products')
    expect(importWords(tally({ ready: 0, drafts: 3 }))).toBe('Import 3 drafts')
    expect(importWords(tally({ unchanged: 227, changed: 2 }))).toBe('Import 2 products')
    expect(importWords(tally({ unchanged: 229 }))).toBe('Import it anyway')
  })

  test('is shown with what becomes of the others', () => {
    expect(othersWords(tally())).toBe('')
    expect(othersWords(tally({ drafts: 2, refused: 1 }))).toBe(
      '2 of them are incomplete and will be saved as drafts, hidden from buyers until fixed. 1 row will be skipped.',
    )
    expect(othersWords(tally({ drafts: 1, refused: 3 }))).toBe(
      '1 of them is incomplete and will be saved as a draft, hidden from buyers until fixed. 3 rows will be skipped.',
    )
    expect(othersWords(tally({ unchanged: 229 }))).toBe('229 products already match the file.')
    expect(othersWords(tally({ unchanged: 1 }))).toBe('1 product already matches the file.')
  })
})

const price = { column: 'Unit Asking Price', before: '$15.00', after: '$12.00' }
const sku = { column: 'SKU', before: '', after: 'A-1' }
const description = { column: 'Description', before: '', after: 'Stoneware, fired twice, 12 oz' }

test.each([
  [{ outcome: { kind: 'new' }, notes: [] }, 'New'],
  [{ outcome: { kind: 'unchanged' }, notes: [] }, 'Unchanged'],
  [
    { outcome: { kind: 'update', changes: [price] }, notes: [] },
    'Unit Asking Price: $15.00 → $12.00',
  ],
  [
    { outcome: { kind: 'update', changes: [description, sku, price] }, notes: [] },
    'Description changed, SKU: none → A-1, and 1 more',
  ],
  [{ outcome: { kind: 'more', of: 4 }, notes: [] }, 'Adds to row 4'],
  [{ outcome: { kind: 'new' }, notes: [{ kind: 'padded UPC', cell: '42' }] }, 'Leading zero added'],
  [
    {
      outcome: {
        kind: 'draft',
        problems: [
          { kind: 'missing', field: 'msrp_cents' },
          { kind: 'missing', field: 'units' },
        ],
      },
      notes: [{ kind: 'wrong check digit' }],
    },
    'Missing MSRP, Missing Units',
  ],
] as const)('a row %j reads %s', (row, words) => {
  expect(rowWords(row).words).toBe(words)
})
