import { describe, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { limitProblems, productFields } from './product-fields.ts'

const given = {
  upc: '036000291452',
  name: 'Fig candle',
  photo_1: 'https://cdn.example.com/fig.jpg',
  msrp_cents: 4000,
  wholesale_cents: 2000,
  seller_price_cents: 1000,
  units: 100,
}

function problems(more: object) {
  const { error } = productFields.safeParse({ ...given, ...more })
  return error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []
}

describe('a lot that was filled in', () => {
  test('needs a name and a UPC and nothing else', () => {
    expect(productFields.parse({ upc: ' 0 36000-29145 2', name: ' Fig candle ' })).toEqual({
      upc: '036000291452',
      name: 'Fig candle',
    })
    expect(problems({ upc: undefined, name: ' ' })).toEqual([
      ['upc', 'Required'],
      ['name', 'Required'],
    ])
  })

  test('is taken with a wrong check digit, and refused without a UPC’s digits', () => {
    expect(productFields.parse({ ...given, upc: '036000291453' }).upc).toBe('036000291453')
    expect(problems({ upc: '12345' })).toEqual([['upc', 'A UPC has 8, 12, 13 or 14 digits']])
    expect(problems({ upc: '1.2E+11' })).toEqual([['upc', 'A UPC has 8, 12, 13 or 14 digits']])
  })

  test.each(['msrp_cents', 'wholesale_cents', 'seller_price_cents'])(
    'asks money in %s',
    (price) => {
      expect(problems({ [price]: 0 })).toContainEqual([price, 'Price must be greater than $0'])
      expect(problems({ [price]: 100_000_001 })).toContainEqual([price, 'Price is too high'])
    },
  )

  test('asks no more than its MSRP', () => {
    expect(problems({ seller_price_cents: 4000 })).toEqual([])
    expect(problems({ seller_price_cents: 4001 })).toEqual([
      ['seller_price_cents', 'Must be less than or equal to Unit MSRP'],
    ])
  })

  test('has units, and no minimum above them', () => {
    expect(problems({ units: 0 })).toEqual([['units', 'Units must be greater than 0']])
    expect(problems({ min_order_units: 0 })).toEqual([])
    expect(problems({ min_order_units: -1 })).toEqual([['min_order_units', 'Must be 0 or greater']])
    expect(problems({ min_order_units: 100 })).toEqual([])
    expect(problems({ min_order_units: 101 })).toEqual([
      ['min_order_units', 'Must not exceed available units'],
    ])
  })

  test.each(['length', 'width', 'height', 'weight'])('has a positive %s, given as text', (side) => {
    expect(problems({ [side]: '12.5' })).toEqual([])
    expect(problems({ [side]: '' })).toEqual([])
    expect(problems({ [side]: '0' })).toEqual([[side, 'Must be a positive number']])
    expect(problems({ [side]: 'wide' })).toEqual([[side, 'Must be a positive number']])
  })

  test.each(['wide', '12 in', '-0.1', '0.04', true, [12], {}])('is not %j long', (length) => {
    expect(problems({ length })).toEqual([['length', 'Must be a positive number']])
  })

  test('has measures of one decimal', () => {
    expect(productFields.parse({ ...given, length: '12.34' }).length).toBe(12.3)
  })

  test.each(['inner_count', 'inner_quantity', 'outer_quantity'])('counts %s from one', (count) => {
    expect(problems({ [count]: 12 })).toEqual([])
    expect(problems({ [count]: 0 })).toEqual([[count, 'Must be a positive number']])
    expect(problems({ [count]: 1.5 })).toEqual([[count, 'Must be a positive number']])
  })

  test('names the month in which it expires', () => {
    expect(problems({ expiration_date: '06/2031' })).toEqual([])
    for (const expiration_date of ['00/2031', '13/2031', '6/2031', '06/31', '2031-06'])
      expect(problems({ expiration_date })).toEqual([['expiration_date', 'Must be MM/YYYY']])
  })

  test('reads the gender however it is written', () => {
    expect(productFields.parse({ ...given, gender: 'Unisex' }).gender).toBe('unisex')
  })

  test('knows nothing that it does not ask for', () => {
    expect(productFields.parse({ ...given, provisional: false, seller_id: 2 })).toEqual(given)
  })
})

describe('the limits between the fields of a lot', () => {
  test('hold only between what is given', () => {
    expect(limitProblems({ seller_price_cents: cents(900) })).toEqual([])
    expect(limitProblems({ min_order_units: 900, units: null })).toEqual([])
  })
})
