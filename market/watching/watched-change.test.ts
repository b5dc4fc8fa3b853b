import { expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { watchedChange, type Seen, type Standing } from './watched-change.ts'

const seen = (as: Standing, price: number | null = 780): Seen => ({
  as,
  price: price === null ? null : cents(price),
})

test.each([
  [seen('sold_out'), seen('on_sale'), 'back'],
  [seen('gone'), seen('on_sale'), 'back'],
  [seen('sold_out'), seen('on_sale', 690), 'back'],
  [seen('on_sale'), seen('on_sale', 779), 'cheaper'],
  [seen('on_sale'), seen('gone'), 'gone'],
  [seen('sold_out'), seen('gone'), 'gone'],
  [seen('on_sale'), seen('on_sale', 781), undefined],
  [seen('on_sale', null), seen('on_sale'), undefined],
  [seen('on_sale'), seen('sold_out', 690), undefined],
  [seen('gone'), seen('sold_out'), undefined],
  [seen('gone'), seen('gone', null), undefined],
])('a lot that was %j and is %j is reported as: %s', (before, now, change) => {
  expect(watchedChange(before, now)).toBe(change)
})
