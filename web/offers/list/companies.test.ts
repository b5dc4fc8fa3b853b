import { expect, test } from 'vitest'
import { anOffer } from '../testing/an-offer.ts'
import { companiesIn, withCompany } from './companies.ts'

const offers = [
  anOffer({ id: '1', seller_name: 'Tide Apothecary', state: 'buyer_review' }),
  anOffer({ id: '2', seller_name: 'Harrow & Pine' }),
  anOffer({ id: '3', seller_name: 'Tide Apothecary' }),
  anOffer({ id: '4', seller_name: 'Not listed', state: 'draft' }),
]

test('the companies of a tab are counted, those with nothing in it too', () => {
  expect(companiesIn(offers, { viewer: 'buyer', tab: undefined })).toEqual([
    { name: 'Harrow & Pine', count: 1 },
    { name: 'Tide Apothecary', count: 2 },
  ])
  expect(companiesIn(offers, { viewer: 'buyer', tab: 'your_turn' })).toEqual([
    { name: 'Harrow & Pine', count: 0 },
    { name: 'Tide Apothecary', count: 1 },
  ])
})

test('offers are listed with one company or with all', () => {
  const ids = (name: string | undefined) => withCompany(offers, name, 'buyer').map(({ id }) => id)
  expect(ids('Tide Apothecary')).toEqual(['1', '3'])
  expect(ids(undefined)).toEqual(['1', '2', '3', '4'])
})
