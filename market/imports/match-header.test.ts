import { describe, expect, test } from 'vitest'
import { knownColumns, templateColumns } from './columns.ts'
import { headerProblem, matchHeader, readAs } from './match-header.ts'

const fieldsOf = (...header: string[]) => {
  const match = matchHeader(header)
  return 'problem' in match ? match.problem : match.columns.map((column) => column?.field ?? null)
}

describe('the header of a file', () => {
  test('may be that of the template', () => {
    expect(fieldsOf(...templateColumns.map(({ name }) => name))).toEqual(
      templateColumns.map(({ field }) => field),
    )
  })

  test('is read without regard to case, spaces and punctuation, in any order', () => {
    expect(fieldsOf('units', ' UPC. ', 'unit_msrp', 'UNIT  ASKING-PRICE', 'Photo URL #3')).toEqual([
      'units',
      'upc',
      'msrp_cents',
      'seller_price_cents',
      'photo_3',
    ])
  })

  test('may have columns we do not know', () => {
    expect(fieldsOf('UPC', 'Warehouse', '')).toEqual(['upc', null, null])
  })

  test('without a UPC column cannot be worked with', () => {
    expect(fieldsOf('Product Name', 'Units')).toBe('The file has no UPC column')
  })

  test('may have one column twice: what a row says in the first of them counts', () => {
    expect(fieldsOf('UPC', 'Unit MSRP', 'unit msrp')).toEqual(['upc', 'msrp_cents', 'msrp_cents'])
  })

  test('names products by their description where it names them by nothing else', () => {
    expect(fieldsOf('UPC', 'Desc.', 'Units')).toEqual(['upc', 'name', 'units'])
    expect(fieldsOf('UPC', 'Item Name', 'Desc.')).toEqual(['upc', 'name', 'description'])
    expect(readAs(['UPC', 'Item Description'])).toEqual({ 1: 'Product Name' })
    // A file of nothing but new descriptions has our own word for it.
    expect(fieldsOf('UPC', 'Description')).toEqual(['upc', 'description'])
  })

  test('has at most three hundred columns', () => {
    expect(fieldsOf('UPC', ...Array<string>(300).fill('x'))).toBe(
      'The file has more than 300 columns',
    )
  })

  test('may name units and codes behind its words', () => {
    expect(
      fieldsOf('UPC\n(12 digits)', 'Unit MSRP (USD)', 'Unit Wholesale ($)', 'Units (EA)'),
    ).toEqual(['upc', 'msrp_cents', 'wholesale_cents', 'units'])
    expect(fieldsOf('Barcode (UPC)', 'Unit MSRP USD', 'Weight, lbs')).toEqual([
      'upc',
      'msrp_cents',
      'weight',
    ])
  })
})

test('a column of UPCs that is hidden is named', () => {
  const hidden = [
    { letter: 'A', text: 'Cost' },
    { letter: 'C', text: 'Barcode (UPC)' },
  ]
  expect(headerProblem('The file has no UPC column', hidden)).toBe(
    'Column C, which is hidden, is named Barcode (UPC). Show it in the spreadsheet and try again.',
  )
  expect(headerProblem('The file has no UPC column', [])).toBe('The file has no UPC column')
})

describe('a header in other words', () => {
  test('a header that plainly means a column is read as it', () => {
    expect(readAs(['UPC', 'Title', 'MSRP', 'Qty min', 'Qty', 'Colour'])).toEqual({
      1: 'Product Name',
      2: 'Unit MSRP',
      3: 'Minimum Order Quantity',
      4: 'Units',
    })
  })

  test('the words of the trade for resale terms and schedules are read', () => {
    const header = [
      'UPC',
      'Allowed channels',
      'Restricted States',
      'Min. advertised price',
      'De-label',
    ]
    expect(readAs([...header, 'Markdowns'])).toEqual({
      1: 'Resale Channels',
      2: 'Blocked States',
      3: 'MAP',
      4: 'Remove Labels',
      5: 'Price Schedule',
    })
  })

  test('also where the UPC itself has another name', () => {
    expect(readAs(['Barcode', 'Units'])).toEqual({ 0: 'UPC' })
  })

  test('of two that could be meant the seller decides, and of a column that is there already', () => {
    expect(readAs(['UPC', 'Qty', 'Stock'])).toEqual({})
    expect(readAs(['UPC', 'Units', 'Stock'])).toEqual({})
  })

  test('no column is ever read as another', () => {
    expect(readAs(knownColumns.map(({ name }) => name))).toEqual({})
  })
})
