import { describe, expect, test } from 'vitest'
import { templateColumns } from './columns.ts'
import { matchHeader } from './match-header.ts'

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

  test('with one column twice leaves open which is meant', () => {
    expect(fieldsOf('UPC', 'Unit MSRP', 'unit msrp')).toBe('The file has two Unit MSRP columns')
  })

  test('has at most sixty columns', () => {
    expect(fieldsOf('UPC', ...Array<string>(60).fill('x'))).toBe(
      'The file has more than 60 columns',
    )
  })
})
