import { describe, expect, test } from 'vitest'
import { readTracking } from './tracking-number.ts'

describe('a tracking number names its carrier', () => {
  test.each([
    ['1Z999AA10123456784', 'UPS'],
    ['1z 999 aa1 01 2345 6784', 'UPS'],
    ['1Z5R89390357567127', 'UPS'],
    ['986578788855', 'FedEx'],
    ['4771 7908 1230', 'FedEx'],
    ['568283610012734', 'FedEx'],
    ['61299998820821171811', 'FedEx'],
    ['9611020987654312345672', 'FedEx'],
    ['9261292700768711948021', 'FedEx'],
    ['0307 1790 0005 2348 3741', 'USPS'],
    ['9400111202555842332669', 'USPS'],
    ['420902109400111202555842332669', 'USPS'],
    ['RB123456785US', 'USPS'],
    ['3318810025', 'DHL'],
    ['JJD0099999999999999', 'DHL'],
  ])('%s: %s', (typed, carrier) => {
    expect(readTracking(typed)).toEqual({ is: 'parcel', carrier })
  })
})

test('a number with one digit changed is never taken for the right one', () => {
  const numbers = [
    '1Z999AA10123456784',
    '986578788855',
    '568283610012734',
    '9400111202555842332669',
  ]
  for (const number of numbers)
    for (let at = 2; at < number.length; at++) {
      const digit = Number(number[at])
      if (Number.isNaN(digit)) continue
      const slipped = number.slice(0, at) + ((digit + 1) % 10) + number.slice(at + 1)
      expect(readTracking(slipped)?.is, slipped).not.toBe('parcel')
    }
})

test('a slip is told where only one carrier writes numbers so', () => {
  expect(readTracking('1Z999AA10123456785')).toEqual({ is: 'mistyped', carrier: 'UPS' })
  expect(readTracking('RB123456784US')).toEqual({ is: 'mistyped', carrier: 'USPS' })
  expect(readTracking('986578788856')).toBeUndefined()
})

test('numbers of pallets name no carrier, and other words say nothing', () => {
  expect(readTracking('041-1234567')).toEqual({ is: 'freight' })
  expect(readTracking('331881002')).toEqual({ is: 'freight' })
  for (const typed of ['', 'F-100', 'RF 7730 1184 20', '12345'])
    expect(readTracking(typed)).toBeUndefined()
})
