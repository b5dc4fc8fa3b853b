import { describe, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { aLine, anOffer } from '#web/offers/testing/an-offer.ts'
import { cartOf, totalWith, unitsBeforeCut, withOfferInPayment } from './cart.ts'

test('the cart holds the drafts, newest first, and the lines saved for later apart', () => {
  const { drafts, saved } = cartOf([
    anOffer({ id: '1', state: 'draft' }),
    anOffer({ id: '2', state: 'saved_for_later', offer_products: [aLine({ id: '7' })] }),
    anOffer({ id: '3', state: 'draft' }),
    anOffer({ id: '4', state: 'seller_review' }),
  ])
  expect(drafts.map(({ id }) => id)).toEqual(['3', '1'])
  expect(saved.map(({ line }) => line.id)).toEqual(['7'])
})

test('a draft on its way to payment stays in its place, though the list has lost it', () => {
  const [first, second, third] = [10, 11, 12].map((day) =>
    anOffer({ id: String(day), state: 'draft', created_at: `2025-11-${day}T10:00:00Z` }),
  )
  const shown = withOfferInPayment([third!, first!], second)
  expect(shown.map(({ id }) => id)).toEqual(['12', '11', '10'])
})

test('a line cut to what is left remembers how many it was for', () => {
  const before = anOffer({ offer_products: [aLine({ quantity: 96 })] })
  expect(unitsBeforeCut(before, aLine({ quantity: 37, units: 37 }))).toBe(96)
  expect(unitsBeforeCut(before, aLine({ quantity: 96 }))).toBeUndefined()
  expect(unitsBeforeCut(undefined, aLine({ quantity: 37, units: 37 }))).toBeUndefined()
})

describe('the total of a draft', () => {
  const lines = [aLine({ id: '1' }), aLine({ id: '2' })]
  const edited = { lineId: '1', name: 'Lot 1', quantity: 50, unitPrice: cents(4_00) }

  test('is quantity times price', () => expect(totalWith(lines, undefined)).toBe(2_000_00))

  test('follows what is typed', () => {
    expect(totalWith(lines, edited)).toBe(1_200_00)
    expect(totalWith(lines, { ...edited, unitPrice: undefined })).toBe(1_000_00)
    expect(totalWith(lines, { ...edited, quantity: undefined })).toBe(1_000_00)
  })

  test('leaves out what is typed beyond counting', () => {
    const beyond = { quantity: 99_999_999, unitPrice: cents(99_999_999) }
    expect(totalWith(lines, { ...edited, ...beyond })).toBe(1_000_00)
  })
})
