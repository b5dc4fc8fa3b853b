import { expect, test } from 'vitest'
import { missingBesideName, otherMissing } from './missing-words.ts'

const missing = ['Missing UPC', 'Missing Product Name', 'Missing Photo', 'Missing Units']

test('a card says once what is missing: in its place, or below', () => {
  expect(otherMissing(missing)).toEqual(['Missing UPC', 'Missing Photo'])
})

test('a row of the table says once that the name is missing', () => {
  expect(missingBesideName(missing)).toEqual(['Missing UPC', 'Missing Photo', 'Missing Units'])
})
