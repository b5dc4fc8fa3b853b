import { expect, test } from 'vitest'
import { invoiceDetailsForm } from './invoice-details.ts'

const whole = {
  legal_name: 'Brass & Oak LLC',
  street: '1 Pier Road',
  city: 'Reno',
  state: 'Nevada',
  zip: '89501',
  agreed: true,
}
const problemsOf = (changed: object) =>
  invoiceDetailsForm.safeParse({ ...whole, ...changed }).error?.issues.map(({ path }) => path[0])

test('a state is kept as its code, however it is typed', () => {
  expect(invoiceDetailsForm.parse(whole).state).toBe('NV')
  expect(invoiceDetailsForm.parse({ ...whole, state: ' nv ' }).state).toBe('NV')
})

test('an address without a state, or with a ZIP code of another country, is refused', () => {
  expect(problemsOf({ state: 'Bavaria' })).toEqual(['state'])
  expect(problemsOf({ zip: '80331 M' })).toEqual(['zip'])
  expect(problemsOf({ zip: '89501-1234' })).toBeUndefined()
})

test('nothing is saved without the agreement', () => {
  expect(problemsOf({ agreed: false })).toEqual(['agreed'])
})
