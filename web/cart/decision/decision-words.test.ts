import { expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { aLine, anOffer } from '#web/offers/testing/an-offer.ts'
import { consequenceWords, decisionWords } from './decision-words.ts'
import { whyNotYet } from './why-not-yet.ts'

test('what is buyable is bought, everything else is sent, each with its amount', () => {
  expect(decisionWords({ buyable: false, freight_missing: false }, cents(4_251_00))).toBe(
    'Send Offer of $4,251.00',
  )
  expect(decisionWords({ buyable: true, freight_missing: false }, cents(1_008_00))).toBe(
    'Buy Now for $1,008.00',
  )
})

test('what a decision leads to is said before, also that nobody is there to answer', () => {
  expect(consequenceWords(anOffer())).toMatch(/^Send Offer sends it to the seller for review/)
  const unanswered = anOffer({ seller_answers: false })
  expect(consequenceWords(unanswered)).toMatch(/^Harrow & Pine hasn’t joined Lotline yet/)
  const bought = anOffer({ seller_answers: false, buyable: true })
  expect(consequenceWords(bought)).toMatch(/^Buy Now creates the order.+You can cancel it/)
})

test('a decision waits while any line of the cart is edited, and says which', () => {
  const edited = { lineId: '9', name: 'Speckled stoneware mug, 12 oz', quantity: 1 }
  const typed = { ...edited, unitPrice: undefined }
  expect(whyNotYet(anOffer(), typed)).toBe('Finish editing Speckled stoneware mug to send.')
  expect(whyNotYet(anOffer({ buyable: true }), typed)).toMatch(/to buy\.$/)
  expect(whyNotYet(anOffer(), undefined)).toBeUndefined()
})

test('a decision waits while a line doesn’t fit what is for sale', () => {
  const tooMany = (id: string) => aLine({ id, quantity: 501 })
  const one = anOffer({ offer_products: [aLine({ id: '1' }), tooMany('2')] })
  expect(whyNotYet(one, undefined)).toBe('Change or remove the marked line to send.')
  const two = anOffer({ offer_products: [tooMany('1'), tooMany('2')] })
  expect(whyNotYet(two, undefined)).toBe('Change or remove the 2 marked lines to send.')
})
