import { describe, expect, test } from 'vitest'
import { feeMeaning, feeTyped, feeWords } from './fee.ts'

describe('a fee', () => {
  test.each([
    ['10', 1000],
    [' 12.5 % ', 1250],
    ['0', 0],
    ['7.25%', 725],
    ['100', 10_000],
  ])('typed as %j is %d hundredths of a percent', (text, bps) => {
    expect(feeTyped(text)).toBe(bps)
  })

  test.each(['', '-1', '101', '100.01', 'ten', '7.255', '1,5'])('is not typed as %j', (text) => {
    expect(feeTyped(text)).toBeUndefined()
  })

  test('is shown in percent', () => {
    expect([feeWords(1000), feeWords(725), feeWords(0)]).toEqual(['10%', '7.25%', '0%'])
  })

  test('says what it means for orders to come, and for those there are', () => {
    expect(feeMeaning(725, 0)).toBe(
      'Of every $100.00 sold from now on, Lotline keeps $7.25. Offers under way get this fee when they are accepted.',
    )
    expect(feeMeaning(1000, 1)).toContain('The existing order keeps the fee it was made with.')
    expect(feeMeaning(1000, 1200)).toContain('The 1,200 existing orders keep the fee')
  })
})
