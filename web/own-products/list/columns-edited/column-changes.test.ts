import { describe, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { anOwnProduct } from '#market/products/testing/own-product.ts'
import { filledDown, pastedInto, type ColumnChanges } from './column-changes.ts'

const lots = [
  anOwnProduct({ id: 1, name: 'Mug', category: 'home', seller_price_cents: cents(9_00) }),
  anOwnProduct({ id: 2, name: 'Bowl', category: 'toys', seller_price_cents: cents(8_00) }),
  anOwnProduct({ id: 3, name: 'Vase', category: 'home', expiration_date: '01/2027' }),
  anOwnProduct({ id: 4, name: 'Tray', category: 'pet', min_order_units: 12 }),
]
const read = ({ changes }: ColumnChanges) =>
  changes.map(({ product, figures, problem }) => [product.name, problem ?? figures])

describe('filled down', () => {
  test('the cells below get the value of the first, and those that have it stay', () => {
    const filled = filledDown({ column: 'category', from: 0, to: 3 }, lots)
    expect(read(filled)).toEqual([
      ['Bowl', { category: 'home' }],
      ['Tray', { category: 'home' }],
    ])
    expect(filled.unchanged).toBe(1)
  })

  test('nothing is filled down too, where a product may have nothing', () => {
    const filled = filledDown({ column: 'expiration', from: 1, to: 2 }, lots)
    expect(read(filled)).toEqual([['Vase', { expiration_date: null }]])
    const priced = [anOwnProduct({ seller_price_cents: null }), ...lots.slice(1, 2)]
    expect(read(filledDown({ column: 'asking', from: 0, to: 1 }, priced))).toEqual([
      ['Bowl', { seller_price_cents: null }],
    ])
    const units = [anOwnProduct({ units: 0 }), ...lots.slice(1, 2)]
    expect(read(filledDown({ column: 'units', from: 0, to: 1 }, units))).toEqual([
      ['Bowl', 'Units must be greater than 0'],
    ])
  })
})

describe('a pasted column', () => {
  test('gives each line to the next product, and an empty one leaves its product', () => {
    const pasted = pastedInto({ column: 'asking', row: 1 }, lots, ['$7.50', '', '12'])
    expect(read(pasted)).toEqual([
      ['Bowl', { seller_price_cents: 7_50 }],
      ['Tray', { seller_price_cents: 12_00 }],
    ])
    expect(pasted.beyond).toBe(0)
  })

  test.each([
    ['category', 'grocery', 'Unknown category “grocery”'],
    ['condition', 'worn', 'Unknown condition “worn”'],
    ['asking', 'EUR 20.81', '“EUR 20.81” isn’t a price we can read'],
    ['asking', '0', 'Price must be greater than $0'],
    ['units', 'many', '“many” isn’t a whole number'],
    ['expiration', 'soon', '“soon” isn’t a month: use MM/YYYY'],
  ] as const)('of %s says what is wrong with “%s”', (column, text, problem) => {
    expect(read(pastedInto({ column, row: 0 }, lots, [text, '']))).toEqual([['Mug', problem]])
  })

  test('is read as files are: names of categories, months and figures in every usual form', () => {
    const first = (column: Parameters<typeof pastedInto>[0]['column'], text: string) =>
      read(pastedInto({ column, row: 0 }, lots, [text, '']))[0]?.[1]
    expect(first('category', 'Miscellaneous')).toEqual({ category: 'other' })
    expect(first('condition', 'Open Box')).toEqual({ condition: 'open_box' })
    expect(first('expiration', '3/2027')).toEqual({ expiration_date: '03/2027' })
    expect(first('units', '1,200')).toEqual({ units: 1200 })
    expect(first('inner_pack', '24')).toEqual({ inner_quantity: 24 })
  })

  test('says how many lines have no product below', () => {
    const pasted = pastedInto({ column: 'units', row: 3 }, lots, ['5', '6', '7'])
    expect(pasted.beyond).toBe(2)
  })
})
