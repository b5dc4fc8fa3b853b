import { describe, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import {
  counterWarning,
  editProblems,
  isBuyable,
  isCountable,
  lineProblems,
  minimumOf,
  typedTotal,
} from './offer-line.ts'

const listing = { units: 100, minOrderUnits: 24, askingPrice: cents(1250) }
const messages = (quantity: number, price: number, on = listing) =>
  lineProblems({ quantity, unitPrice: cents(price) }, on).map(({ message }) => message)

describe('an offer line', () => {
  test('within units, over the minimum and at or under the asking price has no problem', () => {
    expect(messages(24, 1250)).toEqual([])
    expect(messages(100, 1)).toEqual([])
  })

  test('above the available units', () => {
    expect(messages(101, 1250)).toEqual(['Exceeds available units'])
  })

  test('below the minimum', () => {
    expect(messages(23, 1250)).toEqual(['24 unit minimum'])
  })

  test('above the asking price', () => {
    expect(messages(24, 1251)).toEqual(['Exceeds asking price'])
  })

  test('takes the remainder when fewer units are left than the minimum', () => {
    const last = { ...listing, units: 7 }
    expect(minimumOf(last)).toBe(7)
    expect(messages(7, 1250, last)).toEqual([])
    expect(messages(6, 1250, last)).toEqual(['7 unit minimum'])
  })

  test('reads in short words in the Edit Offer modal', () => {
    const short = (quantity: number, price: number) =>
      editProblems({ quantity, unitPrice: cents(price) }, listing).map(({ message }) => message)
    expect(short(101, 1300)).toEqual(['100 max', '$12.50 max'])
    expect(short(3, 1250)).toEqual(['24 min'])
  })
})

describe('a line while it is typed', () => {
  const most = { quantity: 10_000_000, unitPrice: cents(1_000_000_00) }

  test('is counted up to the largest lot there may be', () => {
    expect(isCountable(most)).toBe(true)
    expect(typedTotal(most)).toBe(1_000_000_000_000_000)
  })

  test('of as many digits as the fields take is not reckoned with', () => {
    expect(isCountable({ ...most, quantity: 999_999_999 })).toBe(false)
    expect(isCountable({ ...most, unitPrice: cents(999_999_999_999) })).toBe(false)
    expect(typedTotal({ quantity: 99_999_999, unitPrice: cents(99_999_999) })).toBe(0)
  })
})

describe('a draft is buyable', () => {
  const at = (quantity: number, price: number) => ({ quantity, unitPrice: cents(price), listing })

  test('when every line is exactly at the asking price and within its limits', () => {
    expect(isBuyable([at(24, 1250), at(100, 1250)])).toBe(true)
  })

  test('not with a line below the asking price or too large, or without lines', () => {
    expect(isBuyable([at(24, 1250), at(24, 1249)])).toBe(false)
    expect(isBuyable([at(101, 1250)])).toBe(false)
    expect(isBuyable([])).toBe(false)
  })
})

describe('a counter', () => {
  test('warns a buyer who goes above and a seller who goes below', () => {
    expect(counterWarning('buyer', cents(11), cents(10))).toBe('Above seller offer')
    expect(counterWarning('seller', cents(9), cents(10))).toBe('Below buyer offer')
    expect(counterWarning('buyer', cents(9), cents(10))).toBeUndefined()
    expect(counterWarning('seller', cents(10), cents(10))).toBeUndefined()
  })
})
