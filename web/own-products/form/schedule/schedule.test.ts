import { expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { basePriceOf } from './base-price-of.ts'
import { nextStep, wholeSteps } from './draft-schedule.ts'

test('one more step begins nearer to the date, with more percent', () => {
  expect(nextStep([])).toEqual({ days: 180, percent: 10 })
  expect(nextStep([{ days: 180, percent: 10 }])).toEqual({ days: 90, percent: 20 })
  expect(nextStep([{ days: 1, percent: 95 }])).toEqual({ days: 1, percent: 99 })
  expect(nextStep([{ days: null, percent: 10 }])).toEqual({ days: 180, percent: 10 })
})

test('steps count once they are whole, the earliest first', () => {
  expect(
    wholeSteps([
      { days: 30, percent: 20 },
      { days: null, percent: 5 },
      { days: 90, percent: 10 },
    ]),
  ).toEqual([
    { days: 90, percent: 10 },
    { days: 30, percent: 20 },
  ])
})

test('percent are of the price that was set, until another one is typed', () => {
  const saved = { seller_price_cents: cents(9_00), base_price_cents: cents(10_00) }
  expect(basePriceOf(cents(9_00), saved)).toBe(10_00)
  expect(basePriceOf(cents(8_00), saved)).toBe(8_00)
  expect(basePriceOf(cents(8_00), undefined)).toBe(8_00)
})
