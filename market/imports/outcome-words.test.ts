import { expect, test } from 'vitest'
import { outcomeInShort, outcomeWords, tallyInWords } from './outcome-words.ts'

const imported = 1200

test('all went well', () => {
  const counts = { imported, issues: 0, provisional: 0 }
  expect(outcomeWords(counts)).toEqual(['1,200 products imported successfully'])
  expect(outcomeInShort(counts)).toBe('1,200 products imported')
})

test('products that lack something are told apart from rows that were refused', () => {
  expect(outcomeWords({ imported, issues: 5, provisional: 3 })).toEqual([
    '1,200 products imported successfully',
    '3 products require attention, edit on My Products',
    '2 rows could not be imported',
  ])
  expect(outcomeInShort({ imported, issues: 5, provisional: 3 })).toBe(
    '1,200 products imported, 3 require attention, 2 rows refused',
  )
})

test('one is one', () => {
  expect(outcomeWords({ imported: 1, issues: 2, provisional: 1 })).toEqual([
    '1 product imported successfully',
    '1 product requires attention, edit on My Products',
    '1 row could not be imported',
  ])
  expect(outcomeInShort({ imported: 1, issues: 2, provisional: 1 })).toBe(
    '1 product imported, 1 requires attention, 1 row refused',
  )
})

test('what came of each product and row is told as the preview told it', () => {
  const tally = { created: 1200, changed: 2, unchanged: 70, drafts: 1, in_part: 3, refused: 2 }
  expect(tallyInWords(tally)).toBe(
    '1,200 new, 2 changed, 70 unchanged, 1 draft, 3 saved without some cells, 2 refused',
  )
  expect(tallyInWords({ ...tally, created: 0, changed: 0, unchanged: 0, in_part: 0 })).toBe(
    '1 draft, 2 refused',
  )
})
