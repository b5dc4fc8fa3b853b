import { expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { priceActOf, type PriceTyped } from './price-act.ts'

const act = (typed: Partial<PriceTyped>) =>
  priceActOf({ way: 'lower', percent: '', rounding: 'none', ...typed })

test('a price is changed once it is said by how much', () => {
  expect(act({})).toBeUndefined()
  expect(act({ way: 'set', percent: '10' })).toBeUndefined()
  expect(act({ percent: '12.5' })).toMatchObject({ change_bps: -1250 })
  expect(act({ way: 'raise', percent: '5' })).toMatchObject({ change_bps: 500 })
  expect(act({ way: 'off_msrp', percent: '60', rounding: 'nine' })).toMatchObject({
    off_msrp_bps: 6000,
    rounding: 'nine',
  })
  expect(act({ way: 'set', price: cents(9_99) })).toEqual({ action: 'price', price_cents: 9_99 })
})
