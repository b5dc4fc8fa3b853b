import { expect, test } from 'vitest'
import { aLine, anOffer } from '#web/offers/testing/an-offer.ts'
import { leftOutWords, readyOffers } from './ready-offers.ts'

const ready = anOffer({ id: '1', state: 'draft' })
const bought = anOffer({ id: '2', state: 'draft', buyable: true })
const marked = anOffer({ id: '3', state: 'draft', offer_products: [aLine({ units: 37 })] })

test('offers are sent together unless they are bought at once or have a marked line', () => {
  expect(readyOffers([ready, bought, marked])).toEqual([ready])
})

test('what is not sent with the others is named', () => {
  expect(leftOutWords([ready, ready])).toBe('')
  expect(leftOutWords([ready, bought, marked])).toBe(
    '1 order to buy now isn’t included. 1 offer with marked lines isn’t included.',
  )
  expect(leftOutWords([bought, bought, marked, marked])).toBe(
    '2 orders to buy now aren’t included. 2 offers with marked lines aren’t included.',
  )
})
