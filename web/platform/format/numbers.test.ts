import { describe, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { centsText, quantityText, readCents, readQuantity } from './numbers.ts'

const typing = (keys: string) =>
  keys.split('').reduce((shown, key) => {
    const typed = readCents(shown + key, shown)
    return typed ? centsText(typed.value) : shown
  }, '')
const erasing = (shown: string) => {
  const typed = readCents(shown.slice(0, -1), shown)
  return typed ? centsText(typed.value) : shown
}

describe('a price', () => {
  test('is typed as cents and shows its separators at once', () => {
    expect(typing('1')).toBe('0.01')
    expect(typing('123')).toBe('1.23')
    expect(typing('123450')).toBe('1,234.50')
  })

  test('keeps digits only', () => {
    expect(readCents('$1,234.50', '')).toEqual({ value: cents(123450) })
    expect(readCents('USD 99.00 each', '')).toEqual({ value: cents(9900) })
  })

  test('can be erased', () => {
    expect(erasing('12.34')).toBe('1.23')
    expect(erasing('0.01')).toBe('')
    expect(readCents('', '0.01')).toEqual({ value: undefined })
  })

  test('of zero can be typed, so that it can be refused', () => {
    expect(readCents('0', '')).toEqual({ value: cents(0) })
  })

  test('with too many digits is left as it was', () => {
    expect(readCents('9'.repeat(13), '')).toBe(null)
  })
})

describe('a quantity', () => {
  test('shows its separators', () => {
    expect(quantityText(1440)).toBe('1,440')
    expect(quantityText(undefined)).toBe('')
  })

  test.each(['1,440', '1440', ' 1 440 '])('is read with or without them: %s', (text) => {
    expect(readQuantity(text)).toEqual({ value: 1440 })
  })

  test('over any limit is kept as typed, for the rule to refuse', () => {
    expect(readQuantity('999,999,999')).toEqual({ value: 999_999_999 })
  })

  test.each(['1.5', '12a', '-4', '1e3'])('that is no whole number is not taken: %s', (text) => {
    expect(readQuantity(text)).toBe(null)
  })
})
