import { expect, test } from 'vitest'
import { importWords, leadsSummary, refusedWords, sentWords } from './lead-words.ts'
import { refusedFile } from './refused-file.ts'

test('counts are told in words, one as one', () => {
  expect(leadsSummary(1)).toBe('1 lead')
  expect(leadsSummary(1234)).toBe('1,234 leads')
  expect(sentWords(0)).toBe('Not sent yet')
  expect(refusedWords(2)).toBe('2 rows could not be imported')
  const imported = { added: 12, updated: 3, unchanged: 0, header: [], refused: [] }
  expect(importWords(imported)).toBe('12 added, 3 updated, 0 unchanged')
})

test('refused rows are kept as they stand in the file, with what is wrong beside them', () => {
  const file = refusedFile({
    added: 0,
    updated: 0,
    unchanged: 0,
    header: ['Company', 'Contact Email'],
    refused: [{ row: 7, cells: ['=Harbor'], problems: ['Missing Contact Email', 'Second'] }],
  })
  expect(file).toEqual([
    ['Company', 'Contact Email', 'Row', 'Issues'],
    ['=Harbor', '', 7, 'Missing Contact Email; Second'],
  ])
})
