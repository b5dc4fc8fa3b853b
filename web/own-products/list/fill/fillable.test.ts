import { describe, expect, test } from 'vitest'
import { fieldLabel, fieldsToFill, missingElsewhere } from './fillable.ts'

describe('below the name of a lot', () => {
  test('stand the fields that it lacks, in the order of a form', () => {
    const lacking = new Set(['units', 'photo_1', 'wholesale_cents', 'name'] as const)
    expect(fieldsToFill({ lacking, isOpen: false })).toEqual(['name', 'wholesale_cents', 'photo_1'])
  })

  test('stand all of them when they are asked for, but no photo that is there', () => {
    expect(fieldsToFill({ lacking: new Set(), isOpen: false })).toEqual([])
    expect(fieldsToFill({ lacking: new Set(), isOpen: true })).toEqual([
      'name',
      'upc',
      'msrp_cents',
      'wholesale_cents',
      'category',
      'condition',
      'min_order_units',
      'inner_quantity',
      'expiration_date',
    ])
    const columns = ['category', 'minimum', 'expiration', 'msrp'] as const
    expect(fieldsToFill({ lacking: new Set(), isOpen: true, columns })).toEqual([
      'name',
      'upc',
      'msrp_cents',
      'wholesale_cents',
      'condition',
      'inner_quantity',
    ])
  })

  test('is said what has its own place in the row', () => {
    const missing_fields = ['msrp_cents' as const, 'units' as const, 'seller_price_cents' as const]
    expect(missingElsewhere({ missing_fields })).toEqual(['Missing Units', 'Missing Asking Price'])
  })

  test('a field says that it is missing until it is not', () => {
    expect(fieldLabel('msrp_cents', { missing_fields: ['msrp_cents'] })).toBe('Missing MSRP')
    expect(fieldLabel('msrp_cents', { missing_fields: ['units'] })).toBe('MSRP')
    expect(fieldLabel('category', { missing_fields: [] })).toBe('Category')
  })
})
