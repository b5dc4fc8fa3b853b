import { describe, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { counterProblems } from './counter-problems.ts'

const product = { units: 500, available: true, askingPrice: cents(12_00) }
const line = { quantity: 100, unitPrice: cents(10_00) }

describe('a line of a counter', () => {
  test('has no problem up to the units there are and the price that was asked', () => {
    expect(counterProblems(line, product)).toEqual([])
    expect(counterProblems({ quantity: 500, unitPrice: cents(12_00) }, product)).toEqual([])
    expect(counterProblems({ quantity: 1, unitPrice: cents(1) }, product)).toEqual([])
  })

  test.each([
    ['no_units', { ...line, quantity: undefined }, product],
    ['no_units', { ...line, quantity: 0 }, product],
    ['over_units', { ...line, quantity: 501 }, product],
    ['gone', line, { ...product, available: false }],
    ['no_price', { ...line, unitPrice: undefined }, product],
    ['over_asking', { ...line, unitPrice: cents(12_01) }, product],
  ])('%s', (kind, countered, on) => {
    expect(counterProblems(countered, on).map((problem) => problem.kind)).toEqual([kind])
  })

  test('is held to what may be asked at most where the seller asks nothing', () => {
    const unpriced = { ...product, askingPrice: null }
    expect(counterProblems({ ...line, unitPrice: cents(999_00) }, unpriced)).toEqual([])
    const beyond = { ...line, unitPrice: cents(1_000_000_01) }
    expect(counterProblems(beyond, unpriced).map(({ kind }) => kind)).toEqual(['over_asking'])
  })
})
