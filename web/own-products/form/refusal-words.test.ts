import { expect, test } from 'vitest'
import { CallError } from '#web/platform/http/call-error.ts'
import { refusalWords } from './refusal-words.ts'

test('the errors of the server are joined by commas', () => {
  const body = { errors: ['UPC is already taken', 'Units must be greater than 0'] }
  expect(refusalWords(new CallError({ status: 422, body }))).toBe(
    'UPC is already taken, Units must be greater than 0',
  )
  expect(refusalWords(new Error('offline'))).toBe('offline')
})
