import { NOTHING_DECLARED } from '#market/resale/resale-terms.ts'
import { expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { judgeRow, type KnownLot, type LiveLine } from './judge-row.ts'
import { unansweredIn, withAnswer } from './price-answers.ts'

const mug: KnownLot = {
  name: 'Speckled mug',
  upc: '012345678905',
  seller: { id: 3, name: 'Harrow & Pine' },
  msrp: cents(24_00),
  limits: { units: 480, minOrderUnits: 24, askingPrice: cents(9_00) },
  terms: null,
  buyer: NOTHING_DECLARED,
}
const judge = (price: number, live?: LiveLine) =>
  judgeRow(
    {
      row: 2,
      productId: 1,
      quantity: 40,
      unitPrice: cents(price),
      problems: [],
      typed: { product_id: '1', quantity: '40', price: String(price), name: '', upc: '' },
    },
    { lot: mug, live },
  )
const none = new Map()

test('a price under a tenth of what is asked is asked about, with the one that was likely meant', () => {
  expect(judge(8_50).slip).toBeNull()
  expect(judge(8)).toMatchObject({
    effect: 'add',
    slip: { reason: '$0.08 is under a tenth of $9.00.', likely: 8_00 },
  })
  expect(unansweredIn([judge(8), judge(8_50)], none)).toHaveLength(1)
})

test('not one that cannot be added, and not one that lies in the cart already', () => {
  expect(judge(9_01).slip).toBeNull()
  expect(judge(8, { state: 'draft', quantity: 30, unitPrice: cents(8) }).slip).toBeNull()
})

test('a row comes to what its price was answered to be', () => {
  const row = judge(8)
  const used = withAnswer(row, new Map([[2, cents(8_00)]]))
  expect(used).toMatchObject({ unit_price: 8_00, total: 320_00, percent_off: 66 })
  const kept = new Map([[2, cents(8)]])
  expect(withAnswer(row, kept)).toEqual(row)
  expect(unansweredIn([row], kept)).toEqual([])
})
