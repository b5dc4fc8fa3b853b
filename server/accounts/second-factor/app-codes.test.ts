import { describe, expect, test } from 'vitest'
import { appUri, newAppSecret, periodOf } from './app-codes.ts'

// The secret of the examples in RFC 6238, appendix B, and its codes cut to six figures.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const at = (seconds: number) => new Date(seconds * 1000)

describe('a code of an app', () => {
  test.each([
    [59, '287082', 1],
    [1_111_111_109, '081804', 37_037_036],
    [2_000_000_000, '279037', 66_666_666],
  ])('is the published one at second %d', (seconds, code, period) => {
    expect(periodOf(code, secret, at(seconds))).toBe(period)
  })

  test('is taken one period early and one late, and tells which period it is of', () => {
    expect(periodOf('287082', secret, at(59 - 30))).toBe(1)
    expect(periodOf('287082', secret, at(59 + 30))).toBe(1)
    expect(periodOf('287082', secret, at(59 + 60))).toBeUndefined()
  })

  test('of another secret is refused', () => {
    expect(periodOf('287082', newAppSecret(), at(59))).toBeUndefined()
  })
})

test('the picture names Lotline, the account and the secret', () => {
  const uri = new URL(appUri(secret, 'staff@lotline.example'))
  expect(uri.protocol).toBe('otpauth:')
  expect(decodeURIComponent(uri.pathname)).toContain('Lotline:staff@lotline.example')
  expect(uri.searchParams.get('secret')).toBe(secret)
})
