import { describe, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import type { Revision } from './offer-document.ts'
import { gapBetween, lastTerms, lastTermsOf, lineChanges, roundsOf } from './offer-history.ts'

const SERUM = 1
const CREAM = 2

type Turn = [act: Revision['act'], party: Revision['party']]
type Terms = { serum?: number; cream?: number; units?: number }

function aTurn(revision: number, [act, party]: Turn, { serum, cream, units = 100 }: Terms) {
  const line = (product_id: number, name: string, price: number) => ({
    product_id,
    name,
    quantity: units,
    unit_price: cents(price),
  })
  const lines = [
    ...(serum === undefined ? [] : [line(SERUM, 'Serum', serum)]),
    ...(cream === undefined ? [] : [line(CREAM, 'Cream', cream)]),
  ]
  return {
    revision,
    act,
    party,
    at: `2025-11-1${revision}T10:00:00Z`,
    note: null,
    total_cents: cents(((serum ?? 0) + (cream ?? 0)) * units),
    lines,
  } satisfies Revision
}

const sent = aTurn(1, ['submit', 'buyer'], { serum: 1000, cream: 440 })
const countered = aTurn(2, ['counter', 'seller'], { serum: 1150, cream: 440 })
const again = aTurn(3, ['counter', 'buyer'], { serum: 1050, cream: 440 })
const history = [sent, countered, again]

describe('the history of an offer', () => {
  test('tells who named the terms it holds, and what the other side named last', () => {
    expect(lastTerms(history)).toBe(again)
    expect(lastTermsOf(history, 'seller')).toBe(countered)
    expect(lastTermsOf([sent], 'seller')).toBeUndefined()
    expect(roundsOf(history)).toBe(3)
  })

  test('does not take a cut of units for new terms', () => {
    const cut = aTurn(4, ['update_quantities', 'seller'], { serum: 1050, cream: 440, units: 40 })
    expect(lastTerms([...history, cut])).toBe(again)
  })
})

describe('a counter', () => {
  test('shows the price it answers when its side named none before', () => {
    expect(lineChanges(history, countered)).toMatchObject([
      { productId: SERUM, oldPrice: 1000, unitPrice: 1150, agreed: false },
      { productId: CREAM, oldPrice: undefined, agreed: true },
    ])
  })

  test('shows the price its own side named before, and leaves out what did not move', () => {
    expect(lineChanges(history, again)).toMatchObject([
      { productId: SERUM, oldPrice: 1000, unitPrice: 1050, agreed: false },
    ])
  })

  test('tells a line that came to the other side’s price as agreed', () => {
    const taken = aTurn(4, ['counter', 'seller'], { serum: 1050, cream: 450 })
    expect(lineChanges([...history, taken], taken)).toMatchObject([
      { productId: SERUM, oldPrice: 1150, unitPrice: 1050, agreed: true },
      { productId: CREAM, oldPrice: 440, unitPrice: 450, agreed: false },
    ])
  })

  test('tells what moved before what is merely agreed', () => {
    const other = aTurn(2, ['counter', 'seller'], { serum: 1000, cream: 450 })
    expect(lineChanges([sent, other], other)).toMatchObject([
      { productId: CREAM, oldPrice: 440, unitPrice: 450 },
      { productId: SERUM, agreed: true, oldPrice: undefined },
    ])
  })

  test('tells a line that was taken out, and other units', () => {
    const smaller = aTurn(4, ['counter', 'seller'], { serum: 1150, units: 60 })
    expect(lineChanges([...history, smaller], smaller)).toMatchObject([
      { kind: 'removed', productId: CREAM, name: 'Cream' },
      { kind: 'changed', productId: SERUM, oldQuantity: 100, quantity: 60, oldPrice: undefined },
    ])
  })
})

test('the first offer changes nothing', () => {
  expect(lineChanges(history, sent)).toEqual([])
})

test('a cut of units tells the units, and agrees to nothing', () => {
  const cut = aTurn(4, ['update_quantities', 'seller'], { serum: 1050, cream: 440, units: 40 })
  expect(lineChanges([...history, cut], cut)).toMatchObject([
    { productId: SERUM, oldQuantity: 100, quantity: 40, oldPrice: undefined, agreed: false },
    { productId: CREAM, oldQuantity: 100, quantity: 40, oldPrice: undefined, agreed: false },
  ])
})

test('an acceptance changes no line, whatever its side named before', () => {
  const accepted = aTurn(4, ['accept', 'seller'], { serum: 1050, cream: 440 })
  expect(lineChanges([...history, accepted], accepted)).toEqual([])
})

describe('the gap between two prices', () => {
  test('is told in dollars and in percent of the lower one', () => {
    const gap = gapBetween(cents(746_880), cents(715_200))
    expect(gap.amount).toBe(31_680)
    expect(gap.percent).toBeCloseTo(4.43, 2)
    expect(gapBetween(cents(715_200), cents(746_880))).toEqual(gap)
  })

  test('of a price and nothing is no share', () => {
    expect(gapBetween(cents(0), cents(500))).toEqual({ amount: 500, percent: 0 })
  })
})
