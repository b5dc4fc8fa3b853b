import { describe, expect, test } from 'vitest'
import { mayUseProduct, userStatuses } from './user-status.ts'

const allowed = (party: 'buyer' | 'seller' | 'admin', hasPassword: boolean) =>
  userStatuses.filter((status) => mayUseProduct({ party, status, hasPassword }))

describe('an account', () => {
  test.each(['buyer', 'seller'] as const)(
    'of a %s works once approved and with a password',
    (party) => {
      expect(allowed(party, true)).toEqual(['approved', 'password_created', 'onboarded'])
      expect(allowed(party, false)).toEqual([])
    },
  )

  test('of an administrator always works', () => {
    expect(allowed('admin', true)).toEqual([...userStatuses])
  })
})
