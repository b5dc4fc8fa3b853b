import { expect, test } from 'vitest'
import { percentWords } from './offer-words.ts'

test('a percentage has one digit behind the point', () => {
  expect(percentWords(11.53)).toBe('11.5%')
  expect(percentWords(0)).toBe('0.0%')
})

test('a cent below a hundred thousand dollars is not called 0.0% below', () => {
  expect(percentWords(0.00001)).toBe('< 0.1%')
  expect(percentWords(0.1)).toBe('0.1%')
})
