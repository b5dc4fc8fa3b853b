import { describe, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { aProduct } from '../testing/a-product.ts'
import { firstLine, typedProblems, type TypedLine } from './typed-line.ts'

const messagesOf = (typed: TypedLine) =>
  typedProblems(typed, { units: 4100, minOrderUnits: 1200, askingPrice: cents(11_75) }).map(
    ({ message }) => message,
  )

describe('while an offer is typed', () => {
  test('the quantity is judged though the price is not typed yet', () => {
    expect(messagesOf({ quantity: 1, unitPrice: undefined })).toEqual(['1,200 unit minimum'])
  })

  test('the price is judged though the quantity is not typed yet', () => {
    expect(messagesOf({ quantity: undefined, unitPrice: cents(12_00) })).toEqual([
      'Exceeds asking price',
    ])
  })

  test('an empty field is not yet wrong', () => {
    expect(messagesOf({ quantity: undefined, unitPrice: undefined })).toEqual([])
  })
})

describe('an offer begins', () => {
  const product = aProduct({ units: 3456, min_order_units: 144 })

  test('with the least one can take, at the asking price', () => {
    expect(firstLine(product)).toEqual({ quantity: 144, unitPrice: 7_80 })
  })

  test('with the units that are needed, where one may take as many', () => {
    expect(firstLine(product, 300).quantity).toBe(300)
    expect(firstLine(product, 100).quantity).toBe(144)
    expect(firstLine(product, 4000).quantity).toBe(144)
  })
})
