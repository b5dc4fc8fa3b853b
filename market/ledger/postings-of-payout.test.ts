import { expect, test } from 'vitest'
import { payoutArrived, payoutBegun, payoutEnded, transferTakenBack } from './postings-of-payout.ts'
import { balanceOf, ledgerAccounts, type Posting } from './posting.ts'

const paid = {
  id: 4,
  method: 'stripe',
  orders: [
    { orderId: 1, net: 30_00, sent: 0 },
    { orderId: 2, net: 45_00, sent: 25_00 },
    { orderId: 3, net: -50_00, sent: 0 },
  ],
} as const

const balances = (postings: readonly Posting[]) => {
  const entries = postings.flatMap((posting) => posting.entries)
  return Object.fromEntries(
    ledgerAccounts
      .map((account) => [account, balanceOf(entries, account)])
      .filter(([, sum]) => sum),
  )
}

test('a payout takes what is available, meets the debt, and leaves the card provider when it arrives', () => {
  expect(balances([payoutBegun(paid)])).toEqual({
    seller_available: 25_00,
    seller_in_flight: -25_00,
  })
  expect(balances([payoutBegun(paid), payoutArrived(paid)])).toEqual({
    seller_available: 25_00,
    clearing: -25_00,
  })
  expect(payoutBegun(paid).entries).toContainEqual({
    account: 'seller_available',
    amount: -50_00,
    orderId: 3,
  })
})

test('by hand it leaves the bank', () => {
  expect(balances([payoutArrived({ ...paid, method: 'bank' })])).toEqual({
    seller_in_flight: 25_00,
    bank: -25_00,
  })
})

test.each([true, false])(
  'a payout that ended leaves nothing, arrived before or not (%s)',
  (hadArrived) => {
    const before = hadArrived ? [payoutBegun(paid), payoutArrived(paid)] : [payoutBegun(paid)]
    expect(balances([...before, ...payoutEnded(paid, { kind: 'returned', hadArrived })])).toEqual(
      {},
    )
  },
)

test('what is taken back from the seller’s account meets its debt', () => {
  const taken = { transferId: 'tr_1', orderId: 2, reversedBefore: 5_00, reversed: 8_00 }
  expect(transferTakenBack(taken)).toMatchObject({ kind: 'taken back up to 800' })
  expect(balances([transferTakenBack(taken)])).toEqual({ clearing: 3_00, seller_available: -3_00 })
})
