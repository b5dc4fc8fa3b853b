import { describe, expect, test } from 'vitest'
import { aLine, anOffer } from '../testing/an-offer.ts'
import { counterFor, isCounter, type SellerFill } from './counter-for.ts'

/** The prices of a counter, or why it gets no counter. */
function counterOf(lines: Parameters<typeof aLine>[0][], fill: SellerFill) {
  const counter = counterFor(anOffer({ offer_products: lines.map(aLine) }), fill)
  return isCounter(counter) ? counter.lines.map(({ unitPrice }) => unitPrice) : counter.words
}

describe('of several offers that are countered at once', () => {
  test('each line gets its price by the rule', () => {
    const lines = [
      { id: '1', price: 10_00, asking: 12_00 },
      { id: '2', price: 5_00, asking: 9_99 },
    ]
    expect(counterOf(lines, { underAsking: 10 })).toEqual([10_80, 8_99])
    expect(counterOf(lines, { percent: 10 })).toEqual([11_00, 5_50])
    expect(counterOf(lines, { percent: 50 })).toEqual([12_00, 7_50])
    expect(counterOf(lines, 'middle')).toEqual([11_00, 7_50])
  })

  test('a line never goes below what the buyer offers, and an offer that has enough stays as it is', () => {
    const enough = { id: '1', price: 11_50, asking: 12_00 }
    const low = { id: '2', price: 6_00, asking: 12_00 }
    expect(counterOf([enough, low], { underAsking: 10 })).toEqual([11_50, 10_80])
    expect(counterOf([enough], { underAsking: 10 })).toBe(
      'They already offer this much. It won’t be countered.',
    )
  })

  test('an offer with a line that can’t be countered says why', () => {
    const words = (line: Parameters<typeof aLine>[0]) => counterOf([line], { underAsking: 10 })
    expect(words({ quantity: 600, units: 500 })).toBe(
      'Lot 1: Exceeds available units. Answer it on its own.',
    )
    expect(words({ available: false })).toBe('Lot 1: No longer available. Answer it on its own.')
  })
})
