import { describe, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { lineTotal } from '#market/offers/offer-line.ts'
import { offerMaths, quickPrices } from './offer-maths.ts'

const candle = { msrp: cents(2800), asking: cents(780) }

describe('an offer of 480 at $6.90 for a lot asked at $7.80', () => {
  const maths = offerMaths({ quantity: 480, unitPrice: cents(690) }, candle)

  test('is 75% off the MSRP, never overstated', () => {
    expect(maths.percentOffMsrp).toBe(75)
  })

  test('is $0.90, or 11.5%, below asking', () => {
    expect(maths.belowAsking).toBe(90)
    expect(maths.percentBelowAsking).toBeCloseTo(11.5, 1)
  })

  test('leaves a gross profit of $10,128 at the MSRP', () => {
    expect(maths.grossProfit).toBe(1_012_800)
  })
})

test('an offer above asking and MSRP promises nothing', () => {
  expect(offerMaths({ quantity: 10, unitPrice: cents(3000) }, candle)).toEqual({
    percentOffMsrp: 0,
    belowAsking: 0,
    percentBelowAsking: 0,
    grossProfit: 0,
  })
})

describe('an offer at the extremes', () => {
  const most = { quantity: 10_000_000, unitPrice: cents(1_000_000_00) }

  test('of 10,000,000 units at $1,000,000.00 is counted to the cent', () => {
    expect(lineTotal(most)).toBe(1_000_000_000_000_000)
    expect(offerMaths(most, { msrp: most.unitPrice, asking: most.unitPrice })).toMatchObject({
      percentOffMsrp: 0,
      belowAsking: 0,
    })
  })

  test('without an MSRP tells nothing of a percent off or a profit', () => {
    const maths = offerMaths({ quantity: 1, unitPrice: cents(1) }, { msrp: null, asking: cents(2) })
    expect(maths).toMatchObject({ percentOffMsrp: undefined, grossProfit: undefined })
  })
})

describe('quick prices', () => {
  test('are the asking price, the next round percent off and a fifth under asking', () => {
    expect(quickPrices(candle)).toEqual([
      { label: 'Asking', price: 780 },
      { label: '75% off', price: 700 },
      { label: '20% under asking', price: 624 },
    ])
  })

  test('are worth asking for', () => {
    const lipstick = { msrp: cents(1899), asking: cents(475) }
    expect(quickPrices(lipstick)[1]).toEqual({ label: '80% off', price: 379 })
  })

  test('never reach nothing', () => {
    expect(quickPrices({ msrp: cents(2), asking: cents(1) }).every(({ price }) => price > 0)).toBe(
      true,
    )
    expect(quickPrices({ msrp: null, asking: null })).toEqual([])
  })
})
