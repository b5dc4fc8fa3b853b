import { expect, test } from 'vitest'
import { sellerCode } from './seller-code.ts'

const free = () => false

test('a code is the letters and digits of the name', () => {
  expect(sellerCode('Brass & Oak', free)).toBe('BRASSOAK')
  expect(sellerCode('Café 24 Überstock Wholesale', free)).toBe('CAFE24UBERST')
})

test('a name without letters of the alphabet, or too short, gets a word instead', () => {
  expect(sellerCode('株式会社', free)).toBe('SHOP')
  expect(sellerCode('LL', free)).toBe('SHOP')
})

test('a code that is taken gets a number', () => {
  const taken = new Set(['BRASSOAK', 'BRASSOAK2', 'CAFE24UBERST'])
  expect(sellerCode('Brass Oak', (code) => taken.has(code))).toBe('BRASSOAK3')
  expect(sellerCode('Cafe 24 Überstock', (code) => taken.has(code))).toBe('CAFE24UBERS2')
})
