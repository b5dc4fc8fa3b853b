import { describe, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { priceMaths } from './price-maths.ts'

const msrp = cents(24_00)

describe('while a price is typed', () => {
  test('the percent off MSRP, the fee and the net are told', () => {
    expect(priceMaths({ msrp, asking: cents(9_60), feeBps: 1000 })).toEqual({
      percentOffMsrp: 60,
      fee: 96,
      net: 864,
    })
  })

  test('a price over the MSRP has no percent off, but a net', () => {
    expect(priceMaths({ msrp, asking: cents(26_00), feeBps: 1000 })).toEqual({
      percentOffMsrp: undefined,
      fee: 260,
      net: 2340,
    })
  })

  test('nothing is told before there is a price', () => {
    expect(priceMaths({ msrp, asking: null, feeBps: 1000 })).toEqual({})
    expect(priceMaths({ msrp, asking: cents(0), feeBps: 1000 })).toEqual({})
  })
})
