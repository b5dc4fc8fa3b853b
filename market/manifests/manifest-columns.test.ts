import { describe, expect, test } from 'vitest'
import { manifestIntake } from './manifest-columns.ts'

const fieldsOf = (cells: readonly string[]) => {
  const match = manifestIntake.guess(cells)
  return 'problem' in match ? match.problem : match.columns.map((column) => column?.field)
}

describe('the header of a manifest', () => {
  test('names its columns in any case and order, with others between them', () => {
    expect(
      fieldsOf(['msrp', 'QUANTITY', 'Pallet', 'name', 'Upc', 'category', 'CONDITION']),
    ).toEqual(['msrp_cents', 'quantity', undefined, 'name', 'upc', 'category', 'condition'])
  })

  test('is understood in the words of other markets', () => {
    expect(fieldsOf(['Item Description', 'Qty', 'Unit Retail', 'EAN', 'Department'])).toEqual([
      'name',
      'quantity',
      'msrp_cents',
      'upc',
      'category',
    ])
  })

  test('takes a column by its own name before one by another', () => {
    expect(fieldsOf(['Description', 'Name', 'Units', 'Quantity'])).toEqual([
      undefined,
      'name',
      undefined,
      'quantity',
    ])
  })

  test('has each column once', () => {
    expect(fieldsOf(['Name', 'Name'])).toBe('The file has two Name columns')
  })

  test('of a liquidator has the number of an item next to its description', () => {
    expect(fieldsOf(['Item #', 'Item Description', 'Qty', 'Unit Retail'])).toEqual([
      undefined,
      'name',
      'quantity',
      'msrp_cents',
    ])
  })

  test.each([
    [['Name', 'MSRP'], 'The manifest has no Quantity column'],
    [['UPC'], 'The manifest has no Name, Quantity and MSRP columns'],
  ])('%j: %s', (cells, problem) => {
    expect(manifestIntake.match(cells)).toEqual({ problem })
  })
})
