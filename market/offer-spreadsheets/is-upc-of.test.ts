import { describe, expect, test } from 'vitest'
import { isUpcOf } from './is-upc-of.ts'

const UPC = '012345678905'

describe('a UPC that came back from a spreadsheet', () => {
  test.each([
    ['as it was', '012345678905'],
    ['without its leading zero', '12345678905'],
    ['shortened to a power of ten', '1.23457E+10'],
    ['shortened where a comma parts decimals', '1,23457E+10'],
    ['with thousands parted', '12,345,678,905'],
    ['kept as text by a formula', '="012345678905"'],
    ['with a mark before it', "'012345678905"],
    ['not at all', ''],
  ])('%s is known again', (_how, cell) => {
    expect(isUpcOf(cell, UPC)).toBe(true)
  })

  test.each([
    '036000291452',
    '1.23458E+10',
    '1.23457E+11',
    '12345678906',
    `1.${'2'.repeat(150)}E+10`,
  ])('is not taken for that of another lot: %s', (cell) => {
    expect(isUpcOf(cell, UPC)).toBe(false)
  })
})
