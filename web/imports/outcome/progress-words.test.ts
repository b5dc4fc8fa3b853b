import { expect, test } from 'vitest'
import { progressWords } from './progress-words.ts'

test('an import under way says how far it is, and that nobody has to wait', () => {
  expect(progressWords({ done: 1340, rows: 2310 })).toBe(
    '1,340 of 2,310 rows. You can close this page: the import continues.',
  )
  expect(progressWords({ done: 0, rows: 0 })).toBe(
    'Reading the file. You can close this page: the import continues.',
  )
})
