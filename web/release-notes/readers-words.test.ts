import { expect, test } from 'vitest'
import { reachWords, readersWords } from './readers-words.ts'

test('a past note says who sees it', () => {
  expect(readersWords({ buyer: true, seller: true })).toBe('For buyers and sellers')
  expect(readersWords({ buyer: true, seller: false })).toBe('For buyers')
  expect(readersWords({ buyer: false, seller: true })).toBe('For sellers')
})

test('a note to be written says how many it will reach', () => {
  const readers = { buyers: 1412, sellers: 1 }
  expect(reachWords(readers, { buyer: true, seller: true })).toBe(
    '1,412 buyers and 1 seller will see it.',
  )
  expect(reachWords(readers, { buyer: false, seller: true })).toBe('1 seller will see it.')
  expect(reachWords(readers, { buyer: false, seller: false })).toBe('No readers selected yet.')
})
