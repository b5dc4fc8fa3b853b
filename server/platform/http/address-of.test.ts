import { expect, test } from 'vitest'
import { addressOf } from './address-of.ts'

test('calls from an IPv4 address are counted by it, however it is written', () => {
  expect(addressOf('203.0.113.7')).toBe('203.0.113.7')
  expect(addressOf('::ffff:203.0.113.7')).toBe('203.0.113.7')
  expect(addressOf('203.0.113.8')).not.toBe(addressOf('203.0.113.7'))
})

test('calls from one IPv6 network are counted together, as somebody has all of its addresses', () => {
  expect(addressOf('2001:db8:1:2::1')).toBe('2001:db8:1:2::/64')
  expect(addressOf('2001:db8:1:2:ffff:eeee:dddd:cccc%eth0')).toBe('2001:db8:1:2::/64')
  expect(addressOf('2001:db8:1:3::1')).not.toBe(addressOf('2001:db8:1:2::1'))
})
