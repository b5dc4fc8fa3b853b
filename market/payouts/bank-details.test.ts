import { expect, test } from 'vitest'
import { bankDetailsForm, isRoutingNumber } from './bank-details.ts'

test.each([
  ['021000021', true],
  ['121000358', true],
  ['021000022', false],
  ['000000000', false],
  ['12345678', false],
  ['02100002A', false],
])('%s is a routing number: %s', (text, is) => {
  expect(isRoutingNumber(text)).toBe(is)
})

test('numbers are read as people write them', () => {
  const form = {
    account_holder: ' Harbor Goods LLC ',
    bank_name: 'First Bank',
    routing_number: '0210-00021',
    account_number: '0001 2345 67',
  }
  expect(bankDetailsForm.parse(form)).toEqual({
    account_holder: 'Harbor Goods LLC',
    bank_name: 'First Bank',
    routing_number: '021000021',
    account_number: '0001234567',
  })
  expect(bankDetailsForm.safeParse({ ...form, account_number: '12' }).success).toBe(false)
})
