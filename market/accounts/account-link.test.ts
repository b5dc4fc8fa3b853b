import { describe, expect, test } from 'vitest'
import { mayHaveLink } from './account-link.ts'
import type { Standing } from './stage.ts'
import type { UserStatus } from './user-status.ts'

const buyer = (status: UserStatus, hasPassword = false): Standing => ({
  party: 'buyer',
  status,
  hasPassword,
})
const seller = (status: UserStatus, hasPassword = false): Standing => ({
  party: 'seller',
  status,
  addressProven: true,
  hasPassword,
  hasDescription: false,
})

describe('a link by mail', () => {
  test.each([
    ['a visitor', { party: 'visitor' }, { magic: false, reset: false }],
    [
      'staff',
      { party: 'admin', role: 'admin', secondFactor: 'none' },
      { magic: true, reset: true },
    ],
    ['a provisional buyer', buyer('provisional'), { magic: false, reset: false }],
    ['a denied buyer', buyer('denied'), { magic: false, reset: false }],
    ['a denied buyer with a password', buyer('denied', true), { magic: false, reset: true }],
    ['an approved buyer', buyer('approved'), { magic: true, reset: true }],
    ['a buyer with a password', buyer('password_created', true), { magic: true, reset: true }],
    ['an onboarded buyer', buyer('onboarded', true), { magic: true, reset: true }],
    ['a provisional seller', seller('provisional'), { magic: true, reset: true }],
    ['a denied seller', seller('denied'), { magic: false, reset: false }],
    ['a denied seller with a password', seller('denied', true), { magic: false, reset: true }],
    ['an approved seller', seller('approved'), { magic: true, reset: true }],
  ] as const)('for %s', (_, person, allowed) => {
    expect({
      magic: mayHaveLink('magic', person),
      reset: mayHaveLink('reset', person),
    }).toEqual(allowed)
  })
})
