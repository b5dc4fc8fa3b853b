import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readCell } from './read-cell.ts'

describe('a price', () => {
  test.each([
    ['1,299.00', 129900],
    ['$12.5', 1250],
    ['$ 1,234,567', 123456700],
    ['12', 1200],
    ['.99', 99],
    ['0.07', 7],
    ['1,299', 129900],
    ['7.9960000001', 800],
    ['12.345678', 1235],
    ['8.1000', 810],
    ['099.00', 9900],
    ['12 USD', 1200],
    ['USD 12.50', 1250],
    ['US$12.50', 1250],
    ['12.50$', 1250],
    ['12.', 1200],
    ['＄12.50', 1250],
    ['"12.50"', 1250],
    ['$12.50 ea', 1250],
    ['12.50 / unit', 1250],
    ['1\u00A0299.50', 129950],
    ['1\u202F299.50', 129950],
    ['1’299.50', 129950],
    ['12\u200B.50', 1250],
  ])('%s is %i cents', (cell, cents) => {
    expect(readCell('price', cell)).toBe(cents)
  })

  test.each([
    ['1.299,00'],
    ['1.299'],
    ['12,50'],
    ['1,29,900'],
    ['1.2E+11'],
    ['1e3'],
    ['-5'],
    ['($5)'],
    ['12.5.0'],
    ['1 299'],
    ['€12'],
    ['12 EUR'],
    ['12 CAD'],
    ['(12.50)'],
    ['12.50-'],
    ['~12.50'],
    ['$12.5O'],
    ['twelve'],
    ['Infinity'],
    ['0x10'],
    ['#REF!'],
    ['9'.repeat(400)],
  ])('%s is not guessed', (cell) => {
    expect(readCell('price', cell)).toBeUndefined()
  })

  test('reads back as it was written, with and without separators', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (cents) => {
        const dollars = Math.floor(cents / 100)
        const rest = String(cents % 100).padStart(2, '0')
        expect(readCell('price', `${dollars}.${rest}`)).toBe(cents)
        expect(readCell('price', `$${dollars.toLocaleString('en-US')}.${rest}`)).toBe(cents)
      }),
    )
  })
})

describe('a count', () => {
  test.each([
    ['12,040', 12040],
    ['0', 0],
    ['100.0', 100],
    ['100.00', 100],
    ['00040', 40],
    ['40 ea', 40],
    ['40 PCS.', 40],
    ['40 units', 40],
    ['+40', 40],
    ['1\u00A0200', 1200],
    ['"40"', 40],
  ])('%s is %i', (cell, units) => {
    expect(readCell('count', cell)).toBe(units)
  })

  test.each([
    ['1.5'],
    ['12.000'],
    ['40,0'],
    ['1 200'],
    ['2 cases'],
    ['3 dz'],
    ['4O'],
    ['1E3'],
    ['-1'],
    ['some'],
  ])('%s is not guessed', (cell) => {
    expect(readCell('count', cell)).toBeUndefined()
  })
})

describe('what is chosen from a list', () => {
  test.each([
    ['gender', 'Women’s', 'f'],
    ['gender', 'MALE', 'm'],
    ['gender', 'Unisex', 'unisex'],
    ['gender', 'dogs', undefined],
    ['category', 'Home', 'home'],
    ['category', 'Other Category', 'other'],
    ['category', 'Garden', undefined],
    ['packaging', 'Retail ready', 'retail_ready'],
    ['packaging', 'e-commerce ready', 'ecommerce_ready'],
    ['packaging', 'Other packaging type', 'other'],
    ['packaging', 'pallet', undefined],
    ['condition', 'Shelf Pull', 'shelf_pull'],
    ['condition', 'OPEN_BOX', 'open_box'],
    ['condition', 'well loved', undefined],
    ['weight unit', 'LB', 'lbs'],
    ['weight unit', 'ounces', 'oz'],
    ['weight unit', 'kg', 'lbs'],
    ['weight unit', 'stone', undefined],
  ] as const)('%s: %s', (kind, cell, value) => {
    expect(readCell(kind, cell)).toBe(value)
  })
})

describe('the month of an expiration date', () => {
  test.each([
    ['06/2031', '06/2031'],
    ['6/2031', '06/2031'],
    ['2031-06', '06/2031'],
    ['Jun-31', '06/2031'],
    ['6/1/2031', undefined],
    ['6/30/2031', '06/2031'],
    ['2031-06-30', '06/2031'],
    ['soon', undefined],
  ])('%s', (cell, month) => {
    expect(readCell('month', cell)).toBe(month)
  })
})

describe('a measure', () => {
  test.each([
    ['12.5', 12.5],
    ['1,200', 1200],
    ['10 in', 10],
    ['8"', 8],
    ['12 1/2', 12.5],
    ['2 ft', 24],
    ['254 mm', 10],
    ['10 ells', undefined],
    ['10 constructor', undefined],
    ['12,5', undefined],
  ])('%s', (cell, measure) => {
    expect(readCell('measure', cell)).toBe(measure)
  })
})

describe('a text', () => {
  test('loses the sign that kept a spreadsheet from computing it', () => {
    expect(readCell('text', "'=Fable & Fern")).toBe('=Fable & Fern')
    expect(readCell('text', "'s-Hertogenbosch mug")).toBe("'s-Hertogenbosch mug")
  })
})
