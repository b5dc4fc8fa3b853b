import { expect, test } from 'vitest'
import { aLine, anOffer } from '#web/offers/testing/an-offer.ts'
import { CallError } from '#web/platform/http/call-error.ts'
import { failureWords, refusalOf, refusedAtLine, refusedAtOffer } from './decision-refusal.ts'

const first = aLine({ id: '1' })
const twelfth = aLine({ id: '12', quantity: 600 })
const offer = anOffer({ offer_products: [first, twelfth] })
const refused = (body: object, status = 422) => refusalOf(offer, new CallError({ status, body }))

const tooMany = refused({
  errors: ['Exceeds available units'],
  fields: {
    'offer_products.12.quantity': ['Exceeds available units'],
    'offer_products.12.unit_price': ['Exceeds asking price'],
  },
})

test('a refusal of one line is told at that line alone', () => {
  expect(refusedAtLine(tooMany, twelfth)).toBe('Exceeds available units. Exceeds asking price')
  expect(refusedAtLine(tooMany, first)).toBeUndefined()
  expect(refusedAtOffer(tooMany)).toBeUndefined()
})

test('and no longer once the line has changed', () => {
  expect(refusedAtLine(tooMany, { ...twelfth, quantity: 500 })).toBeUndefined()
})

test('any failure is told in the words of the specification, with a reason that is not seen else', () => {
  const told = (status: number, errors: string[]) =>
    failureWords(new CallError({ status, body: { errors } }))
  expect(told(422, ['Exceeds available units'])).toBe('Oops, something went wrong')
  expect(told(500, ['Oops, something went wrong'])).toBe('Oops, something went wrong')
  expect(failureWords(new CallError({ status: 502 }))).toBe('Oops, something went wrong')
  expect(failureWords(new CallError({ status: 0 }))).toBe(
    'Oops, something went wrong. Lotline can’t be reached. Check your connection and try again.',
  )
  expect(failureWords(new TypeError('x is undefined'))).toBe('Oops, something went wrong')
  expect(told(409, ['This offer has changed. Please review it again.'])).toBe(
    'Oops, something went wrong. This offer has changed. Please review it again.',
  )
})

test('a refusal that names no line is shown at the offer', () => {
  const notAtAsking = refused({ errors: ['Only an offer at the asking price can be bought now'] })
  expect(refusedAtOffer(notAtAsking)).toBe('Only an offer at the asking price can be bought now')
})

test('a failure of the server has no words of its own', () => {
  expect(refused({ errors: ['boom'] }, 500)).toBeUndefined()
  expect(refusalOf(offer, new Error('boom'))).toBeUndefined()
})
