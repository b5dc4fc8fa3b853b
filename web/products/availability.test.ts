import { describe, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { availability } from './availability.ts'

describe('what is left of a lot', () => {
  test('is its units and the minimum order', () => {
    expect(availability({ units: 3456, min_order_units: 48 })).toBe('3,456 units, min 48')
    expect(availability({ units: 48, min_order_units: 48 })).toBe('48 units, min 48')
  })

  test('is its units alone without a minimum', () => {
    expect(availability({ units: 505, min_order_units: null })).toBe('505 units')
    expect(availability({ units: 1, min_order_units: 1 })).toBe('1 unit')
  })

  test('is the remainder when fewer are left than the minimum', () => {
    expect(availability({ units: 37, min_order_units: 48 })).toBe('Last 37 units')
    expect(availability({ units: 1, min_order_units: 48 })).toBe('Last 1 unit')
  })

  test('is what is inside of a mixed lot, whose units are lots', () => {
    const mixed = { min_order_units: 1, manifest_units: 1240 }
    expect(availability({ ...mixed, units: 1 })).toBe('Mixed lot · 1,240 units inside')
    expect(availability({ ...mixed, units: 3 })).toBe('3 mixed lots · 1,240 units inside each')
    expect(availability({ ...mixed, units: 1, manifest_units: 1 })).toBe(
      'Mixed lot · 1 unit inside',
    )
    expect(availability({ ...mixed, units: 0 })).toBe('Sold out')
    const priced = { ...mixed, seller_price_cents: cents(12_400_00) }
    expect(availability({ ...priced, units: 1 })).toBe('Mixed lot · 1,240 units at $10.00')
    expect(availability({ ...priced, units: 3 })).toBe('3 mixed lots · 1,240 units each at $10.00')
  })

  test('is nothing', () => {
    expect(availability({ units: 0, min_order_units: 48 })).toBe('Sold out')
  })
})
