import { expect, test } from 'vitest'
import { debtMet, divideAmongDebts } from './postings-of-debt.ts'

const debts = [
  { orderId: 1, owed: 30_00 },
  { orderId: 2, owed: 20_00 },
]

test.each([
  [50_00, [30_00, 20_00]],
  [35_00, [30_00, 5_00]],
  [10_00, [10_00]],
  // A sale met a part of it while the seller was paying.
  [60_00, [30_00, 30_00]],
])('%i meets the oldest debts first', (amount, met) => {
  expect(divideAmongDebts(amount, debts).map((part) => part.met)).toEqual(met)
})

test('what is paid sums to zero, order by order', () => {
  const { entries } = debtMet({
    from: 'clearing',
    causeId: '7',
    kind: 'paid',
    parts: divideAmongDebts(50_00, debts),
  })
  expect(entries).toEqual([
    { account: 'clearing', amount: 30_00, orderId: 1 },
    { account: 'seller_available', amount: -30_00, orderId: 1 },
    { account: 'clearing', amount: 20_00, orderId: 2 },
    { account: 'seller_available', amount: -20_00, orderId: 2 },
  ])
})
