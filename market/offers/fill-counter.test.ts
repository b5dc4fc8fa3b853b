import { describe, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { filledPrice } from './fill-counter.ts'

const line = {
  unitPrice: cents(10_00),
  theirs: cents(10_00),
  mine: cents(12_00),
  askingPrice: cents(15_00),
}

describe('the price of a counter is filled', () => {
  test('with the middle between both sides', () => {
    expect(filledPrice('middle', line)).toBe(11_00)
    expect(filledPrice('middle', { ...line, mine: cents(11_99) })).toBe(11_00)
  })

  test('with what the other side named, or one’s own last price', () => {
    expect(filledPrice('theirs', { ...line, unitPrice: undefined })).toBe(10_00)
    expect(filledPrice('mine', line)).toBe(12_00)
  })

  test('by a percent of what stands in the form, in whole cents', () => {
    expect(filledPrice({ percent: -5 }, { ...line, unitPrice: cents(9_99) })).toBe(9_49)
    expect(filledPrice({ percent: 5 }, { ...line, unitPrice: cents(9_50) })).toBe(9_98)
    expect(filledPrice({ percent: 5 }, { ...line, unitPrice: undefined })).toBe(10_50)
  })

  test('by a percent under the asking price, where there is one', () => {
    expect(filledPrice({ underAsking: 10 }, line)).toBe(13_50)
    expect(filledPrice({ underAsking: 33 }, { ...line, askingPrice: cents(9_99) })).toBe(6_69)
    expect(filledPrice({ underAsking: 10 }, { ...line, askingPrice: null })).toBe(10_00)
  })

  test('never over the asking price, and never with nothing', () => {
    expect(filledPrice({ percent: 90 }, line)).toBe(15_00)
    expect(filledPrice('mine', { ...line, askingPrice: cents(11_50) })).toBe(11_50)
    expect(filledPrice({ percent: -90 }, { ...line, unitPrice: cents(1) })).toBe(1)
  })

  test('not where this side has named no price', () => {
    const unnamed = { ...line, unitPrice: cents(9_00), mine: undefined }
    expect(filledPrice('middle', unnamed)).toBe(9_00)
    expect(filledPrice('mine', unnamed)).toBe(9_00)
  })
})
