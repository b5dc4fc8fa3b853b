import { expect, test } from 'vitest'
import { readersWords } from './readers-words.ts'

test('a past note says who sees it', () => {
  expect(readersWords({ buyer: true, seller: true })).toBe('For buyers and sellers')
  expect(readersWords({ buyer: true, seller: false })).toBe('For buyers')
  expect(readersWords({ buyer: false, seller: true })).toBe('For sellers')
})
