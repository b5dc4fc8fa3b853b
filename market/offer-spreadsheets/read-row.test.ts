import { describe, expect, test } from 'vitest'
import { offerIntake, placesOf } from './match-offer-header.ts'
import { readRow } from './read-row.ts'

function placesIn(header: readonly string[]) {
  const match = offerIntake.match(header)
  if ('problem' in match) throw new Error(match.problem)
  return placesOf(match.columns)
}

function read(...cells: string[]) {
  const header = placesIn(['Product ID', 'Offer Quantity', 'Offer Price', 'Name'])
  return readRow({ row: 7, cells }, header)
}

describe('a row of a filled sheet', () => {
  test('offers a quantity at a price', () => {
    expect(read('12', '40', '8.50')).toMatchObject({
      row: 7,
      productId: 12,
      quantity: 40,
      unitPrice: 850,
      problems: [],
    })
  })

  test('reads figures as people and spreadsheets write them', () => {
    expect(read('1,012', ' 1,240 ', '$1,299.50')).toMatchObject({
      productId: 1012,
      quantity: 1240,
      unitPrice: 129950,
    })
    expect(read('12.00', '40.0', '8')).toMatchObject({
      productId: 12,
      quantity: 40,
      unitPrice: 800,
    })
  })

  test('takes half a cent that a formula came to off, and leaves its cell as it stands', () => {
    const header = placesIn(['Product ID', 'Offer Quantity', 'Offer Price'])
    const numbers = new Set([0, 1, 2])
    const at = (price: string) => readRow({ row: 7, cells: ['12', '40', price], numbers }, header)
    expect(at('3.655')).toMatchObject({ unitPrice: 365, typed: { price: '3.655' } })
    expect(at('3.656')).toMatchObject({ unitPrice: 366 })
    expect(read('12', '40', '3.655')).toMatchObject({ unitPrice: null })
  })

  test('offers a quantity that is merged over several rows in the first of them alone', () => {
    const header = placesIn(['Product ID', 'Offer Quantity', 'Offer Price'])
    const below = { row: 8, cells: ['13', '40', '8.50'], merged: new Set([1]) }
    expect(readRow(below, header)).toMatchObject({
      quantity: null,
      problems: ['Missing Offer Quantity'],
    })
  })

  test('with neither quantity nor price offers nothing', () => {
    expect(read('12', '', ' ', 'Mug')).toBeUndefined()
    expect(read('', '', '')).toBeUndefined()
  })

  test.each([
    [['12', '40', ''], ['Missing Offer Price']],
    [['12', '', '8.50'], ['Missing Offer Quantity']],
    [['', '40', '8.50'], ['Missing Product ID']],
    [['0', '40', '8.50'], ['Unknown product']],
    [['12', '0', '8.50'], ['Units must be greater than 0']],
    [['12', '40', '0'], ['Price must be greater than $0']],
    [['12', '99999999', '8'], ['Too many units']],
    [['12', '40', '99999999'], ['Price is too high']],
  ])('names what is missing or beyond bounds: %j', (cells, problems) => {
    expect(read(...cells)?.problems).toEqual(problems)
  })

  test.each(['1.299,00', '8,50', '8.505', '-8', '(8.00)', '8 EUR', '€8', '=8*2', 'eight', '1e3'])(
    'never guesses a price: %s',
    (price) => {
      expect(read('12', '40', price)).toMatchObject({
        unitPrice: null,
        problems: [`Offer Price "${price}" can’t be read`],
      })
    },
  )

  test('names every cell that is not clear', () => {
    expect(read('shirt', '40.5', 'x', 'Mug')).toMatchObject({
      problems: [
        'Product ID "shirt" can’t be read',
        'Offer Quantity "40.5" can’t be read',
        'Offer Price "x" can’t be read',
      ],
      typed: { product_id: 'shirt', quantity: '40.5', price: 'x', name: 'Mug' },
    })
  })

  test('with more cells than the header could mean anything', () => {
    expect(read('12', '40', '1', '299', '00')).toMatchObject({
      quantity: null,
      unitPrice: null,
      problems: ['More cells than the header has columns'],
    })
  })
})
