import { expect, test } from 'vitest'
import { onwardIn, signInAddress } from './sign-in-address.ts'

test.each(['/', '/my_offers?offer=O-10001', '/marketplace/purchase_orders/7/pdf?a=%2F%2Fb#c'])(
  'a sign-in leads on to %s',
  (from) => {
    const [address, asked = ''] = signInAddress(from).split('?from=')
    expect(address).toBe('/sign_in')
    expect(asked).toMatch(/^[\w%.-]+$/)
    expect(onwardIn(decodeURIComponent(asked))).toBe(from)
  },
)

test.each([
  '',
  'x',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  'https://elsewhere.example',
  'javascript:alert(1)',
  ['/a', '/b'],
  undefined,
])('a sign-in leads never to %s', (from) => {
  expect(onwardIn(from)).toBeUndefined()
})
