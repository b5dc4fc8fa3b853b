import { describe, expect, test } from 'vitest'
import { placeWords, receivingWords, shipToAddressIn } from './ship-to-address.ts'

const store = {
  label: 'Store 4',
  name: 'Oasis Stores',
  line1: '9 Pier Road',
  city: 'Reno',
  state: 'NV',
  postal_code: '89501',
  country: 'US',
}
const fieldsRefused = (given: object) =>
  (shipToAddressIn.safeParse({ ...store, ...given }).error?.issues ?? []).map(
    ({ path, message }) => [path[0], message],
  )

describe('a ship-to address', () => {
  test('needs a label, and asks for nothing more than an address does', () => {
    expect(shipToAddressIn.parse({ ...store, label: ' Store  4 ' })).toEqual({
      ...store,
      dock: false,
      liftgate_needed: false,
      appointment_needed: false,
      receiving_hours: '',
    })
    expect(fieldsRefused({ label: ' ' })).toEqual([['label', 'Required']])
    expect(fieldsRefused({ label: 'x'.repeat(61) })).toEqual([['label', 'Maximum 60 characters']])
    expect(fieldsRefused({ receiving_hours: 'x'.repeat(121) })).toEqual([
      ['receiving_hours', 'Maximum 120 characters'],
    ])
  })

  test('is checked and kept by the codes of its places, as the default one is', () => {
    expect(shipToAddressIn.parse({ ...store, state: 'nevada', country: 'usa' })).toMatchObject({
      state: 'NV',
      country: 'US',
    })
    expect(fieldsRefused({ postal_code: 'abc' })[0]?.[0]).toBe('postal_code')
    expect(fieldsRefused({ state: 'Nevadaland' })[0]?.[0]).toBe('state')
  })
})

test('what a driver has to know is said in phrases', () => {
  expect(receivingWords({})).toEqual([])
  expect(
    receivingWords({
      dock: true,
      liftgate_needed: true,
      appointment_needed: true,
      receiving_hours: 'Mon to Fri, 7 am to 3 pm',
    }),
  ).toEqual([
    'Loading dock',
    'Liftgate needed',
    'Appointment needed',
    'Receiving hours: Mon to Fri, 7 am to 3 pm',
  ])
})

test('a place is named by label, city and state', () => {
  expect(placeWords(store)).toBe('Store 4, Reno, NV')
  expect(placeWords({ ...store, label: undefined })).toBe('Reno, NV')
})
