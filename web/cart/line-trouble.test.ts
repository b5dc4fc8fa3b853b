import { describe, expect, test } from 'vitest'
import { aLine } from '#web/offers/testing/an-offer.ts'
import { lineTrouble } from './line-trouble.ts'

describe('a line of the cart', () => {
  test('within its limits is in no trouble', () => {
    expect(lineTrouble(aLine())).toBeUndefined()
  })

  test('over what is left says how many are, and offers those', () => {
    expect(lineTrouble(aLine({ quantity: 96, units: 37, minimum: 48 }))).toEqual({
      words: 'Only 37 left',
      fix: { kind: 'change', label: 'Change to 37', to: { quantity: 37, unitPrice: 10_00 } },
    })
  })

  test('over a fallen asking price offers the new one', () => {
    expect(lineTrouble(aLine({ price: 10_00, asking: 9_00 }))).toEqual({
      words: 'The asking price is now $9.00',
      fix: { kind: 'change', label: 'Change to $9.00', to: { quantity: 100, unitPrice: 9_00 } },
    })
  })

  test('under a minimum that rose offers the minimum', () => {
    expect(lineTrouble(aLine({ quantity: 100, minimum: 144 }))?.fix).toMatchObject({
      label: 'Change to 144',
    })
  })

  test('in both kinds of trouble is corrected with one press', () => {
    const trouble = lineTrouble(aLine({ quantity: 1000, units: 500, price: 10_00, asking: 9_00 }))
    expect(trouble).toMatchObject({
      words: 'Only 500 left. The asking price is now $9.00',
      fix: { label: 'Change to 500 at $9.00' },
    })
  })

  test('that is gone can only be removed', () => {
    for (const gone of [aLine({ available: false }), aLine({ units: 0 })])
      expect(lineTrouble(gone)?.fix).toEqual({ kind: 'remove' })
  })
})
