import { expect, test } from 'vitest'
import { shipsToWords } from './ships-to-words.ts'

test('where goods go is said in as many words as the reader may see', () => {
  const seller = { label: 'Store 4', city: 'Elko', state: 'NV', dock: true }
  expect(shipsToWords(seller)).toBe('Store 4, Elko, NV (Loading dock)')
  expect(shipsToWords({ ...seller, dock: false, line1: '4 Mine Road', postal_code: '89801' })).toBe(
    'Store 4, 4 Mine Road, Elko, NV 89801',
  )
})
