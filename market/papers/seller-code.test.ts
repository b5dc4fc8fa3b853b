import { expect, test } from 'vitest'
import { sellerCode } from './seller-code.ts'

const free = () => false

test('a code is the first word of the name, in letters and digits', () => {
  expect(sellerCode('Brass & Oak', free)).toBe('BRASS')
  expect(sellerCode('Överstock Wholesale', free)).toBe('OVERSTOC')
  expect(sellerCode('H & M 24', free)).toBe('HM24')
})

test('a name without letters of the alphabet, or too short, gets a word instead', () => {
  expect(sellerCode('株式会社', free)).toBe('SHOP')
  expect(sellerCode('LL', free)).toBe('SHOP')
})

test('a code that is taken gets a number', () => {
  const taken = new Set(['BRASS', 'BRASS2', 'OVERSTOC'])
  const isTaken = (code: string) => taken.has(code)
  expect(sellerCode('Brass Oak', isTaken)).toBe('BRASS3')
  expect(sellerCode('Overstock', isTaken)).toBe('OVERSTO2')
})
