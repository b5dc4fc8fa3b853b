import { expect, test } from 'vitest'
import { addressOf, periodOfAddress } from './period-of-address.ts'

test.each([
  ['/dashboard', '12'],
  ['/dashboard?weeks=1', '1'],
  ['/dashboard?weeks=52', '52'],
] as const)('%s shows %s weeks', (address, weeks) => {
  expect(addressOf(weeks)).toBe(address)
  const search = Object.fromEntries(new URL(address, 'http://x').searchParams)
  expect(periodOfAddress(search)).toBe(weeks)
})

test('a period that is not offered is the usual one', () => {
  expect(periodOfAddress({ weeks: '3' })).toBe('12')
  expect(periodOfAddress({ weeks: ['1', '4'] })).toBe('12')
})
