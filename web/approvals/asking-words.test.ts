import { expect, test } from 'vitest'
import { askingLabel, askingMeans } from './asking-words.ts'

test('who has a colleague asks, and who has none confirms with a code', () => {
  expect(askingMeans(true)).toContain('within 72 hours')
  expect(askingLabel(true, 'Confirm fee')).toBe('Ask a second administrator')
  expect(askingMeans(false)).toContain('a code of your second factor')
  expect(askingLabel(false, 'Confirm fee')).toBe('Confirm fee')
})
