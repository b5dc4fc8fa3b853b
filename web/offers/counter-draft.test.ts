import { describe, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import {
  changesOf,
  counterLines,
  counterNet,
  counterProblems,
  counterTotal,
  feeBpsOf,
  hasChanges,
  percentOffMsrp,
  type CounterLine,
} from './counter-draft.ts'
import { aLine, anOffer } from './testing/an-offer.ts'

const offer = anOffer({ offer_products: [aLine({ id: '1' }), aLine({ id: '2', price: 5_00 })] })

function aCounter(change: Partial<CounterLine>): CounterLine[] {
  return counterLines(offer).map((line, index) => (index === 0 ? { ...line, ...change } : line))
}
const messages = (change: Partial<CounterLine>) =>
  aCounter(change).flatMap((line) => counterProblems(line).map(({ message }) => message))

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
  const offAt = (price: number) => aCounter({ unitPrice: cents(price) }).map(percentOffMsrp)[0]
  expect(offAt(10_00)).toBe(75)
  expect(offAt(99_00)).toBe(0)
  expect(aCounter({ unitPrice: undefined }).map(percentOffMsrp)[0]).toBeUndefined()
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
  test('takes off the fee the offer was told with', () => {
    const sold = anOffer({ total_cents: cents(1_500_00), total_net_to_seller: cents(1_350_00) })
    expect(feeBpsOf(sold)).toBe(1000)
    expect(counterNet(aCounter({ unitPrice: cents(11_00) }), 1000)).toBe(1_440_00)
  })

  test('is unknown to a buyer', () => expect(feeBpsOf(offer)).toBeUndefined())
})
