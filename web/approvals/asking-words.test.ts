import { expect, test } from 'vitest'
import { askingLabel, askingMeans } from './asking-words.ts'

test('an administrator with a colleague sends a request, one without confirms with a code', () => {
  expect(askingMeans(true)).toContain('within 72 hours')
  expect(askingLabel(true, 'Confirm fee')).toBe('Ask a second administrator')
  expect(askingMeans(false)).toContain('your second-factor code')
  expect(askingLabel(false, 'Confirm fee')).toBe('Confirm fee')
})
