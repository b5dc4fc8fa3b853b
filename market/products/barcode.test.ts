import { describe, expect, test } from 'vitest'
import { withBarcode } from './barcode.ts'

describe('what was scanned', () => {
  const lines = [{ upc: '036000291452' }, { upc: '0036000291452' }, { upc: '042100005264' }]

  test.each([
    ['a UPC', '036000291452', [0, 1]],
    ['the same as an EAN', '0036000291452', [0, 1]],
    ['the same with blanks and hyphens', '0 36000-29145 2', [0, 1]],
    ['a UPC-E, for its UPC', '04252614', [2]],
    ['another product', '4006381333931', []],
    ['no number', 'hello', []],
    ['a zero', '0', []],
  ])('finds the lines with %s', (_, barcode, found) => {
    expect(withBarcode(lines, barcode)).toEqual(found.map((at) => lines[at]))
  })
})
