import { expect, test } from 'vitest'
import { companyAddress } from './company-address.ts'

const shipTo = {
  name: 'Dock 4',
  line1: '1200 Industrial Way',
  city: 'Reno',
  state: 'NV',
  postal_code: '89502',
  country: 'US',
}

test('an order ships to the company, at the name and street of the address', () => {
  expect(companyAddress({ buyerName: 'Oasis Stores', shipTo })).toEqual([
    'Oasis Stores',
    'Dock 4',
    '1200 Industrial Way',
    'Reno, NV 89502',
    'United States',
  ])
})

test.each(['Oasis Stores', 'OASIS STORES', ' Oasis Stores '])(
  'an address whose name is %j says the company once',
  (name) => {
    const lines = companyAddress({ buyerName: 'Oasis Stores', shipTo: { ...shipTo, name } })
    expect(lines.slice(0, 2)).toEqual([name, '1200 Industrial Way'])
  },
)
