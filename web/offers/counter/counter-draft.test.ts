import { describe, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import {
  changesOf,
  counterLines,
  counterNet,
  problemsOf,
  counterTotal,
  hasChanges,
  counterPercentOff,
  type CounterLine,
} from './counter-draft.ts'
import { aLine, anOffer } from '../testing/an-offer.ts'

const offer = anOffer({ offer_products: [aLine({ id: '1' }), aLine({ id: '2', price: 5_00 })] })

function aCounter(change: Partial<CounterLine>): CounterLine[] {
  return counterLines(offer).map((line, index) => (index === 0 ? { ...line, ...change } : line))
}
const messages = (change: Partial<CounterLine>) =>
  aCounter(change).flatMap((line) => problemsOf(line).map(({ message }) => message))

describe('a counter', () => {
  test('that changes nothing is an accept', () => {
    expect(hasChanges(counterLines(offer))).toBe(false)
    expect(changesOf(counterLines(offer))).toEqual([])
  })

  test('sends only what changed', () => {
    expect(changesOf(aCounter({ unitPrice: cents(11_00) }))).toEqual([{ id: 1, unit_price: 1100 }])
    expect(changesOf(aCounter({ quantity: 80 }))).toEqual([{ id: 1, quantity: 80 }])
    expect(changesOf(aCounter({ isRemoved: true, quantity: 80 }))).toEqual([
      { id: 1, _destroy: true },
    ])
  })

  test('totals the lines that are left', () => {
    expect(counterTotal(counterLines(offer))).toBe(1_500_00)
    expect(counterTotal(aCounter({ isRemoved: true }))).toBe(500_00)
    expect(counterTotal(aCounter({ unitPrice: undefined }))).toBe(500_00)
  })

  test('counts no line that is blocked as too large to be counted', () => {
    const most = { quantity: 999_999_999, unitPrice: cents(999_999_999_999) }
    expect(counterTotal(aCounter(most))).toBe(500_00)
    expect(messages(most)).toEqual(['Exceeds available units', 'Exceeds asking price'])
  })
})

test('a counter tells how far its price lies below the MSRP, and never less than nothing', () => {
  const offAt = (price: number) => aCounter({ unitPrice: cents(price) }).map(counterPercentOff)[0]
  expect(offAt(10_00)).toBe(75)
  expect(offAt(99_00)).toBe(0)
  expect(aCounter({ unitPrice: undefined }).map(counterPercentOff)[0]).toBeUndefined()
})

describe('a counter is blocked', () => {
  test.each([
    ['without a price', { unitPrice: undefined }, 'Price must be greater than $0'],
    ['over the asking price', { unitPrice: cents(12_01) }, 'Exceeds asking price'],
    ['without units', { quantity: 0 }, 'Units must be greater than 0'],
    ['over the available units', { quantity: 501 }, 'Exceeds available units'],
  ])('%s', (_when, change, message) => {
    expect(messages(change)).toEqual([message])
  })

  test('not by the minimum order, and not by a line that goes', () => {
    expect(messages({ quantity: 1 })).toEqual([])
    expect(messages({ quantity: 501, isRemoved: true })).toEqual([])
  })
})

describe('the seller’s net of a counter', () => {
  test('takes off the fee of each line', () => {
    expect(counterNet(aCounter({ unitPrice: cents(11_00) }), 1000)).toBe(1_440_00)
  })

  test('is of the fee itself, not of what rounding makes of it on a small offer', () => {
    const lines = ['1', '2', '3'].map((id) => aLine({ id, quantity: 1, price: 3_33, asking: null }))
    const small = anOffer({ offer_products: lines, total_net_to_seller: cents(9_00) })
    const countered = counterLines(small).map((each, at) => ({
      ...each,
      unitPrice: cents(at === 0 ? 1_666_60 : 1_666_70),
    }))
    expect([small.total_cents, counterTotal(countered)]).toEqual([9_99, 5_000_00])
    expect(counterNet(countered, 1000)).toBe(4_500_00)
  })
})
