import { expect, test } from 'vitest'
import { cents } from '../money.ts'
import { priceTypo, typoQuestion } from './price-typo.ts'

const lot = { before: cents(15_00), wholesale: cents(8_00), msrp: cents(30_00) }

test('a price under a tenth of the one before asks, and proposes the point two digits on', () => {
  expect(priceTypo(cents(12), lot)).toEqual({
    price: 12,
    reason: '$0.12 is under a tenth of $15.00.',
    likely: 12_00,
  })
  expect(priceTypo(cents(5), { before: cents(4_75) })?.likely).toBe(5_00)
  expect(priceTypo(cents(1_50), { before: cents(15_00) })).toBeUndefined()
})

test('a point that is one digit off is put one digit on', () => {
  expect(priceTypo(cents(35), { before: cents(4_75), msrp: cents(20_00) })?.likely).toBe(3_50)
})

test('a buyer is not proposed more than the asking price', () => {
  const asking = cents(4_75)
  const offered = { before: asking, most: asking, msrp: cents(20_00) }
  expect(priceTypo(cents(5), offered)?.likely).toBe(4_75)
  expect(priceTypo(cents(4), offered)?.likely).toBe(4_00)
})

test('a price under wholesale asks, also where nothing else is likely', () => {
  const slip = priceTypo(cents(7_99), lot)!
  expect(slip).toEqual({ price: 7_99, reason: '$7.99 is under wholesale, $8.00.' })
  expect(typoQuestion(slip)).toBe('Is $7.99 right?')
  expect(priceTypo(cents(7_00), { wholesale: cents(8_00) })?.likely).toBeUndefined()
  expect(priceTypo(cents(8_00), lot)).toBeUndefined()
})

test('a price more than 95% off MSRP asks', () => {
  expect(priceTypo(cents(99), { msrp: cents(20_00) })).toMatchObject({
    reason: '$0.99 is more than 95% off the MSRP of $20.00.',
    likely: 9_90,
  })
  expect(priceTypo(cents(1_00), { msrp: cents(20_00) })).toBeUndefined()
})

test('what the price before was answered for is not asked again', () => {
  expect(priceTypo(cents(7_00), { ...lot, before: cents(7_50) })).toBeUndefined()
  expect(priceTypo(cents(98), { before: cents(99), msrp: cents(20_00) })).toBeUndefined()
  expect(priceTypo(cents(70), { ...lot, before: cents(7_50) })?.likely).toBe(7_00)
})

test('the question names the likely price', () => {
  expect(typoQuestion(priceTypo(cents(12), lot)!)).toBe('Did you mean $12.00?')
})

test('no proposal is above MSRP, or as far off; one below wholesale is questioned again when entered', () => {
  expect(priceTypo(cents(3), { before: cents(90_00), msrp: cents(95_00) })?.likely).toBeUndefined()
  const cushion = { before: cents(16_75), wholesale: cents(11_00), msrp: cents(24_99) }
  expect(priceTypo(cents(5), cushion)?.likely).toBe(5_00)
  expect(priceTypo(cents(5_00), cushion)?.reason).toBe('$5.00 is under wholesale, $11.00.')
  expect(priceTypo(cents(40), { wholesale: cents(9_00), msrp: cents(10_00) })?.likely).toBe(4_00)
})

test('an unchanged or missing price is not questioned', () => {
  expect(priceTypo(cents(50), { before: cents(50), wholesale: cents(8_00) })).toBeUndefined()
  expect(priceTypo(cents(0), lot)).toBeUndefined()
  expect(priceTypo(cents(5), {})).toBeUndefined()
})

test('a first MSRP under a dollar asks, and proposes the point two digits on', () => {
  expect(priceTypo(cents(12), { first: 'msrp' })).toEqual({
    price: 12,
    reason: 'An MSRP of $0.12 is under $1.00.',
    likely: 12_00,
  })
  expect(priceTypo(cents(1_00), { first: 'msrp' })).toBeUndefined()
  expect(priceTypo(cents(12), { before: cents(15) })).toBeUndefined()
})

test('a first wholesale price under a tenth of MSRP asks', () => {
  const measures = { first: 'wholesale', msrp: cents(30_00) } as const
  expect(priceTypo(cents(2_99), measures)).toMatchObject({
    reason: '$2.99 is under a tenth of the MSRP of $30.00.',
  })
  expect(priceTypo(cents(12), measures)?.likely).toBe(12_00)
  expect(priceTypo(cents(3_00), measures)).toBeUndefined()
})

test('first prices typed as a few digits alone ask, others do not', () => {
  expect(priceTypo(cents(8_50), { first: 'asking', isBare: true })).toMatchObject({
    reason: 'Digits without a decimal point are cents: $8.50.',
    likely: 850_00,
  })
  expect(priceTypo(cents(8_50), { first: 'asking', isBare: false })).toBeUndefined()
  expect(priceTypo(cents(12_50), { first: 'asking', isBare: true })).toBeUndefined()
})
