import { expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { changesSince } from './changes-since.ts'

const before = { units: 960, seller_price_cents: cents(780) }

test('a lot that changed while one looks at it tells what was and what is', () => {
  expect(changesSince(before, { units: 400, seller_price_cents: cents(800) })).toEqual([
    '960 units were available, now 400.',
    'The asking price was $7.80, now $8.00.',
  ])
})

test('a lot that stayed as it was has no news', () => {
  expect(changesSince(before, before)).toEqual([])
})
