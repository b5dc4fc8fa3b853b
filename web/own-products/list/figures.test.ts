import { expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { figuresText } from './figures.ts'

test('what was changed in place is told with the name of the lot', () => {
  const product = {
    name: 'Fig candle',
    upc: '036000291452',
    units: 1480,
    seller_price_cents: cents(9_60),
  }
  expect(figuresText(product, { units: 1480 })).toBe('Fig candle: 1,480 units')
  expect(figuresText({ ...product, name: '' }, { seller_price_cents: cents(9_60) })).toBe(
    '036000291452: $9.60 asking price',
  )
})
