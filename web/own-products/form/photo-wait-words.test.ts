import { expect, test } from 'vitest'
import { photoWaitWords } from './photo-wait-words.ts'

test('a form waits for a photo that is on its way, and for one that could not be sent', () => {
  const none = { isSending: false, hasRefused: false }
  expect(photoWaitWords(none)).toBeUndefined()
  expect(photoWaitWords({ ...none, isSending: true })).toBe('Your image is still uploading.')
  expect(photoWaitWords({ ...none, hasRefused: true })).toBe(
    'A photo could not be uploaded. Replace or remove it.',
  )
})
