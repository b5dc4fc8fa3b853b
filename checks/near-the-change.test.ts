import { describe, expect, test } from 'vitest'
import { nearTo } from '../scripts/near-the-change.ts'

describe('a test is near a change', () => {
  test.each([
    ['of its feature', 'server/offers/offer-store.ts', 'server/offers/races.test.ts'],
    [
      'of its feature in another part',
      'market/offers/turns.ts',
      'web/offers/list/OfferCard.test.tsx',
    ],
    ['below its feature', 'server/offers/po-document/pdf.ts', 'server/offers/races.test.ts'],
    [
      'of its folder of the platform',
      'server/platform/http/route.ts',
      'server/platform/http/csrf.test.ts',
    ],
    ['of itself', 'e2e/buyer-pays.test.ts', 'e2e/buyer-pays.test.ts'],
    ['of anything, when it holds a convention', 'README.md', 'checks/words.test.ts'],
    [
      'of a call, when it walks through all calls',
      'market/watching/watch-api.ts',
      'checks/access/access-matrix.test.ts',
    ],
    [
      'of a migration, when it tries them all',
      'server/platform/database/migrations/0046-claims.sql',
      'checks/access/migration-under-a-warm-site.test.ts',
    ],
    [
      'of a widget, when it shows every widget',
      'web/platform/ui/Button.tsx',
      'web/dev/every-state.test.tsx',
    ],
    [
      'of a page, when it reads every page',
      'market/accounts/pages.ts',
      'e2e/every-page/every-page-of-staff.test.ts',
    ],
  ])('%s', (_, changed, path) => {
    expect(nearTo(['docs/speed.md', changed])(path)).toBe(true)
  })
})

describe('a test is not near a change', () => {
  test.each([
    ['of another feature', 'server/carts/cart-store.ts', 'server/offers/races.test.ts'],
    [
      'of another folder of the platform',
      'server/platform/mail/send.ts',
      'server/platform/http/csrf.test.ts',
    ],
    ['of what belongs to no feature', 'server/app.ts', 'server/starting.test.ts'],
    ['of another story', 'e2e/buyer-pays.test.ts', 'e2e/seller-ships.test.ts'],
    ['of anything, when it needs a running site', 'README.md', 'checks/access/foreign-ids.test.ts'],
  ])('%s', (_, changed, path) => {
    expect(nearTo([changed])(path)).toBe(false)
  })
})
