import { expect, test } from 'vitest'
import { savedWords } from './saved-words.ts'

test('the wizard says what is saved, and where the rest is', () => {
  const words = (isThere: boolean, hasChanges: boolean) =>
    savedWords({ isThere, hasChanges, isSaving: false })
  expect(words(false, false)).toMatch(/^Saved once it has a UPC and a name/)
  expect(words(true, true)).toMatch(/^Saved when you continue/)
  expect(words(true, false)).toBe('All changes saved')
  expect(savedWords({ isThere: true, hasChanges: true, isSaving: true })).toBe('Saving …')
})
