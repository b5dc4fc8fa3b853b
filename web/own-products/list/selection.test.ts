import { describe, expect, test } from 'vitest'
import { between, countOf, everything, isSelected, nothing, withProducts } from './selection.ts'

const products = [11, 12, 13, 14, 15]

describe('a selection of lots', () => {
  test('takes lots in and out', () => {
    const two = withProducts(nothing, [11, 12], true)
    expect(countOf(two, 10_000)).toBe(2)
    expect(isSelected(two, 12)).toBe(true)
    expect(isSelected(withProducts(two, [12], false), 12)).toBe(false)
  })

  test('of all that a search finds counts those too that were never seen, less those taken out', () => {
    expect(countOf(everything, 10_000)).toBe(10_000)
    const but = withProducts(everything, [12], false)
    expect(countOf(but, 10_000)).toBe(9_999)
    expect(isSelected(but, 12)).toBe(false)
    expect(isSelected(but, 13)).toBe(true)
    expect(countOf(withProducts(but, [12], true), 10_000)).toBe(10_000)
  })

  test('reaches from the lot ticked last to this one, up or down', () => {
    expect(between(products, 12, 14)).toEqual([12, 13, 14])
    expect(between(products, 14, 12)).toEqual([12, 13, 14])
    expect(between(products, undefined, 13)).toEqual([13])
    expect(between(products, 99, 13)).toEqual([13])
  })
})
